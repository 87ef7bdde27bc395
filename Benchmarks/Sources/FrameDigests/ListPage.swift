// Part of Snapback, under the MIT licence; see LICENSE.

import Interface

/// A list whose rows are removed, moved and selected.
struct ListPage: View {
  @State private var rows = Array(0..<200)
  @State private var selection: Set<Int> = []

  var body: some View {
    List(selection: $selection) {
      Section("Rows") {
        ForEach(rows, id: \.self) { row in
          HStack {
            Image(systemName: "star.circle.fill").foregroundStyle(.orange)
            VStack(alignment: .leading) {
              Text("Row \(row)").font(.headline)
              Text("With a second line of text").foregroundStyle(.secondary)
            }
            Spacer()
          }
          .swipeActions {
            Button("Delete", role: .destructive) {
              withAnimation { rows.removeAll { $0 == row } }
            }
          }
        }
        .onDelete { rows.remove(atOffsets: $0) }
        .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
    }
    .onTapGesture(count: 2) { withAnimation { rows.insert(rows.count + 1000, at: 0) } }
  }
}
