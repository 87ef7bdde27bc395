// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import SwiftUI

struct Currency: Identifiable, Equatable {
  var id: String { code }
  let code: String
  let name: String
}

protocol CurrencySearching {
  func search(_ term: String) -> AnyPublisher<[Currency], Error>
}

enum SearchError: LocalizedError {
  case nothingFound(String)

  var errorDescription: String? {
    switch self {
    case .nothingFound(let term): return "No currency matches “\(term)”."
    }
  }
}

struct LocalCurrencySearch: CurrencySearching {
  private let all = [
    ("EUR", "Euro"), ("USD", "US Dollar"), ("NOK", "Norwegian Krone"), ("SEK", "Swedish Krona"),
    ("JPY", "Japanese Yen"), ("CHF", "Swiss Franc"), ("GBP", "Pound Sterling"),
    ("AUD", "Australian Dollar"),
  ].map { Currency(code: $0.0, name: $0.1) }

  func search(_ term: String) -> AnyPublisher<[Currency], Error> {
    let found =
      term.isEmpty
      ? all
      : all.filter {
        $0.name.localizedCaseInsensitiveContains(term) || $0.code.hasPrefix(term.uppercased())
      }
    guard !found.isEmpty else {
      return Fail(error: SearchError.nothingFound(term)).eraseToAnyPublisher()
    }
    return Just(found)
      .delay(for: .milliseconds(200), scheduler: DispatchQueue.main)
      .setFailureType(to: Error.self)
      .eraseToAnyPublisher()
  }
}

final class CurrencyListModel: ObservableObject {
  enum State: Equatable {
    case idle
    case loading
    case loaded([Currency])
    case failed(String)
  }

  @Published var term = ""
  @Published private(set) var state: State = .idle
  private var bag = Set<AnyCancellable>()

  init(service: CurrencySearching) {
    $term
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .handleEvents(receiveOutput: { [weak self] _ in self?.state = .loading })
      .map { term in
        service.search(term)
          .map { State.loaded($0) }
          .catch { Just(State.failed($0.localizedDescription)) }
      }
      .switchToLatest()
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.state = $0 }
      .store(in: &bag)
  }
}

struct CurrencySearchDebounce: View {
  @StateObject private var model = CurrencyListModel(service: LocalCurrencySearch())

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Image(systemName: "magnifyingglass").foregroundColor(.secondary)
        TextField("Search currencies", text: $model.term)
        if !model.term.isEmpty {
          Button(action: { model.term = "" }) {
            Image(systemName: "xmark.circle.fill").foregroundColor(.secondary)
          }
        }
      }
      .padding(10)
      .background(Color(.systemGray6), in: RoundedRectangle(cornerRadius: 10))
      .padding()
      content
      Spacer(minLength: 0)
    }
    .animation(.default, value: model.state)
  }

  @ViewBuilder
  private var content: some View {
    switch model.state {
    case .idle, .loading:
      ProgressView("Searching…")
        .padding(.top, 80)
    case .failed(let message):
      VStack(spacing: 12) {
        Image(systemName: "questionmark.folder").font(.largeTitle)
        Text(message)
      }
      .foregroundColor(.secondary)
      .padding(.top, 80)
    case .loaded(let currencies):
      List(currencies) { currency in
        HStack {
          Text(currency.code).font(.headline.monospaced()).frame(width: 60, alignment: .leading)
          Text(currency.name)
        }
      }
      .listStyle(.plain)
    }
  }
}

struct CurrencySearchDebounce_Previews: PreviewProvider {
  static var previews: some View {
    CurrencySearchDebounce()
  }
}
