// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

enum LoadingState<Value> {
  case idle
  case loading
  case failed(any Error)
  case loaded(Value)
}

struct Post: Identifiable, Sendable {
  let id: Int
  let author: String
  let text: String
}

actor FeedService {
  private var requests = 0

  func fetchPosts() async throws -> [Post] {
    requests += 1
    try await Task.sleep(nanoseconds: 400_000_000)
    if requests % 3 == 0 { throw URLError(.notConnectedToInternet) }
    return (1...8).map { number in
      Post(
        id: number + requests * 100, author: ["Ada", "Linus", "Grace", "Alan"][number % 4],
        text: "Post number \(number) of request \(requests), fetched from an actor.")
    }
  }
}

@MainActor
@Observable
final class FeedViewModel {
  private(set) var state: LoadingState<[Post]> = .idle
  private let service = FeedService()

  func load() async {
    state = .loading
    do {
      let posts = try await service.fetchPosts()
      state = .loaded(posts)
    } catch {
      state = .failed(error)
    }
  }
}

struct AsyncFeed: View {
  @State private var viewModel = FeedViewModel()

  var body: some View {
    NavigationStack {
      Group {
        switch viewModel.state {
        case .idle:
          Color.clear
        case .loading:
          ProgressView().controlSize(.large)
        case .failed(let error):
          VStack(spacing: 12) {
            Image(systemName: "wifi.slash").font(.largeTitle)
            Text("Something went wrong").font(.headline)
            Text(error.localizedDescription)
              .font(.footnote)
              .foregroundStyle(.secondary)
              .multilineTextAlignment(.center)
            Button("Retry") {
              Task { await viewModel.load() }
            }
            .buttonStyle(.borderedProminent)
          }
          .padding()
        case .loaded(let posts):
          List(posts) { post in
            HStack(alignment: .top, spacing: 12) {
              Circle()
                .fill(Color.accentColor.gradient)
                .frame(width: 40, height: 40)
                .overlay { Text(post.author.prefix(1)).bold().foregroundStyle(.white) }
              VStack(alignment: .leading) {
                Text(post.author).font(.headline)
                Text(post.text).font(.callout)
              }
            }
            .listRowSeparator(.hidden)
          }
          .listStyle(.plain)
          .refreshable { await viewModel.load() }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .navigationTitle("Feed")
      .toolbar {
        Button {
          Task { await viewModel.load() }
        } label: {
          Image(systemName: "arrow.clockwise")
        }
      }
    }
    .task { await viewModel.load() }
  }
}

#Preview {
  AsyncFeed()
}
