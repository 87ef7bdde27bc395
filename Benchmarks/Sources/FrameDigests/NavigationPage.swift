// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// Tabs with a stack of pages, a grid and dialogs.
struct NavigationPage: View {
  @State private var query = ""
  @State private var isAsking = false

  var body: some View {
    TabView {
      NavigationStack {
        List(0..<30, id: \.self) { row in NavigationLink("Page \(row)", value: row) }
          .navigationTitle("Pages")
          .navigationDestination(for: Int.self) { page in
            VStack {
              Text("Page \(page)")
              NavigationLink("Next", value: page + 1)
            }
            .navigationTitle("Page \(page)")
          }
          .searchable(text: $query)
          .toolbar { Button("Ask") { isAsking = true } }
          .alert("Question", isPresented: $isAsking) {
            TextField("Answer", text: $query)
            Button("OK") {}
            Button("Cancel", role: .cancel) {}
          }
      }
      .tabItem { Label("Pages", systemImage: "list.bullet") }
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
          ForEach(0..<120) { item in
            Text("\(item)").frame(maxWidth: .infinity, minHeight: 80).background(.quaternary)
              .clipShape(.rect(cornerRadius: 12))
              .scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.6)
              }
          }
        }
      }
      .tabItem { Label("Grid", systemImage: "square.grid.2x2") }
    }
  }
}
