import SwiftUI

/// Labels of several views, as many tutorials write them.
struct ButtonLabelRows: View {
  @AppStorage("shelf") private var shelf: Shelf?
  @State private var count = 0

  enum Shelf: String { case books, films }

  var body: some View {
    List {
      Button(action: { shelf = .books }) {
        Text("Books")
        Spacer()
        Image(systemName: shelf == .books ? "checkmark.circle.fill" : "circle")
      }
      Button(action: { shelf = nil }) {
        Image(systemName: "xmark")
        Text("Nothing")
      }
      Section("Bordered") {
        HStack {
          Button(action: { count += 1 }) {
            Image(systemName: "star")
            Text("Rate")
          }
          .buttonStyle(.borderedProminent)
          Menu {
            Button("One") { count = 1 }
          } label: {
            Image(systemName: "ellipsis.circle")
            Text("More")
          }
        }
        Text("\(count) of \(CGSize(width: 3, height: 4).debugDescription)")
      }
    }
  }
}

#Preview(
  "Rows",
  body: {
    ButtonLabelRows()
  })
