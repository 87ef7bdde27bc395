// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct Quote: Identifiable, Equatable {
  let id: Int
  var text: String
}

final class QuotesDataSource: ObservableObject {
  @Published var items = [Quote]()
  @Published var isLoadingPage = false
  private var currentPage = 1
  private var canLoadMorePages = true

  init() {
    loadMoreContent()
  }

  func loadMoreContentIfNeeded(currentItem item: Quote?) {
    guard let item = item else {
      loadMoreContent()
      return
    }
    let thresholdIndex = items.index(items.endIndex, offsetBy: -5)
    if items.firstIndex(where: { $0.id == item.id }) == thresholdIndex {
      loadMoreContent()
    }
  }

  private func loadMoreContent() {
    guard !isLoadingPage && canLoadMorePages else { return }
    isLoadingPage = true
    let page = currentPage
    DispatchQueue.main.asyncAfter(deadline: .now() + (page == 1 ? 0 : 0.8)) { [self] in
      let start = (page - 1) * 20
      items.append(
        contentsOf: (start..<start + 20).map { Quote(id: $0, text: "Quote number \($0 + 1)") })
      isLoadingPage = false
      currentPage += 1
      canLoadMorePages = currentPage <= 5
    }
  }
}

struct InfiniteScrollList: View {
  @StateObject var dataSource = QuotesDataSource()

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Loaded \(dataSource.items.count)")
        Spacer()
        if dataSource.isLoadingPage {
          Text("loading…").italic()
        }
      }
      .font(.footnote)
      .padding()
      .background(Color.yellow.opacity(0.3))
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(dataSource.items) { item in
            HStack {
              Text("\(item.id + 1)")
                .font(.caption)
                .frame(width: 36)
                .foregroundColor(.white)
                .padding(6)
                .background(Color.blue)
                .clipShape(Capsule())
              Text(item.text)
            }
            .padding(.vertical, 8)
            .padding(.horizontal)
            .onAppear {
              dataSource.loadMoreContentIfNeeded(currentItem: item)
            }
            Divider()
          }
          if dataSource.isLoadingPage {
            ProgressView()
              .frame(maxWidth: .infinity)
              .padding()
          }
        }
      }
    }
  }
}

struct InfiniteScrollList_Previews: PreviewProvider {
  static var previews: some View {
    InfiniteScrollList()
  }
}
