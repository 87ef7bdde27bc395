// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import SwiftUI

// Posts from a server, decoded by Combine; pictures by symbols of a catalog that is elsewhere.

struct Post: Codable, Identifiable, Hashable {
  let id: Int
  let title: String
}

final class PostLoader: ObservableObject {
  @Published var posts: [Post] = [Post(id: 1, title: "Nothing loaded yet")]
  private var cancellables = Set<AnyCancellable>()

  func load(_ url: URL) {
    URLSession.shared.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: [Post].self, decoder: JSONDecoder())
      .replaceError(with: [])
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.posts = $0 }
      .store(in: &cancellables)
  }
}

extension ContainerValues {
  @Entry var isHighlighted = false
}

struct Column<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(subviews: content) { subview in
        subview
          .padding(8)
          .background(subview.containerValues.isHighlighted ? Color(.paperYellow) : .clear)
      }
    }
  }
}

struct LoadedPosts: View {
  @StateObject private var loader = PostLoader()
  @State private var dates: Set<DateComponents> = []

  var body: some View {
    NavigationStack {
      ScrollView {
        Column {
          Image(.coverPicture).resizable().scaledToFit().frame(height: 80)
          Text("Posts").font(.title).containerValue(\.isHighlighted, true)
          ForEach(loader.posts) { Text($0.title) }
        }
        MultiDatePicker("Days", selection: $dates)
      }
      .onScrollPhaseChange { _, phase, context in
        if phase == .idle { print(context.geometry.contentOffset) }
      }
      .toolbar(id: "posts") {
        ToolbarItem(id: "load", placement: .primaryAction) {
          Button("Load") { if let url = URL(string: "file:///none") { loader.load(url) } }
        }
      }
    }
  }
}

#Preview {
  struct Framed: View {
    @State private var isFramed = true

    var body: some View {
      LoadedPosts().border(isFramed ? Color.red : .clear)
    }
  }

  return Framed()
}
