// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

enum AppTab: Hashable {
  case home, library, search
  case playlist(Int)
}

@Observable
final class LibraryModel {
  var playlists = ["Road trip", "Focus", "Sunday"]
  var saved: Set<String> = ["Focus"]
}

struct ModernTabs: View {
  @State private var selection: AppTab = .home
  @State private var model = LibraryModel()
  @State private var query = ""

  var body: some View {
    TabView(selection: $selection) {
      Tab("Home", systemImage: "house", value: .home) {
        HomePage { selection = .library }
      }
      .badge(2)

      Tab("Library", systemImage: "books.vertical", value: .library) {
        NavigationStack {
          List(model.playlists, id: \.self) { name in
            HStack {
              Label(name, systemImage: "music.note.list")
              Spacer()
              if model.saved.contains(name) {
                Image(systemName: "checkmark.circle.fill").foregroundStyle(.green)
              }
            }
            .contentShape(.rect)
            .onTapGesture {
              withAnimation {
                if model.saved.contains(name) {
                  model.saved.remove(name)
                } else {
                  model.saved.insert(name)
                }
              }
            }
          }
          .navigationTitle("Library")
        }
      }

      Tab(value: .search, role: .search) {
        NavigationStack {
          List(
            model.playlists.filter { query.isEmpty || $0.localizedStandardContains(query) },
            id: \.self
          ) {
            Text($0)
          }
          .navigationTitle("Search")
        }
        .searchable(text: $query)
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .environment(model)
  }
}

struct HomePage: View {
  @Environment(LibraryModel.self) private var model
  var openLibrary: () -> Void

  var body: some View {
    @Bindable var model = model
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Text("Good evening")
          .font(.largeTitle.bold())
        LazyVGrid(columns: [.init(.flexible()), .init(.flexible())]) {
          ForEach(model.playlists, id: \.self) { name in
            HStack {
              Rectangle().fill(.tint).frame(width: 50)
              Text(name).font(.subheadline.bold())
              Spacer()
            }
            .frame(height: 50)
            .background(.fill.tertiary)
            .clipShape(.rect(cornerRadius: 8))
          }
        }
        TextField("Rename the first", text: $model.playlists[0])
          .textFieldStyle(.roundedBorder)
        Button("Open library", action: openLibrary)
          .buttonStyle(.borderedProminent)
          .buttonBorderShape(.roundedRectangle(radius: 8))
      }
      .padding()
    }
    .tint(.green)
  }
}

#Preview {
  ModernTabs()
}
