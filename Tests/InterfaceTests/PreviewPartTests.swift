// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

@Suite @MainActor struct PreviewPartTests {
  private struct Card: View {
    var name = "card"
    var body: some View {
      Color.red
      Color.blue
    }
  }

  @ViewBuilder private func views(_ isWide: Bool) -> some View {
    Group {
      Card().previewDisplayName("first")
      Card().padding().previewDisplayName("inner").previewDisplayName("outer")
      ForEach(0..<2) { number in Card().previewDisplayName("each \(number)") }
      if isWide {
        Card().previewLayout(.fixed(width: 9, height: 3))
      } else {
        EmptyView()
      }
    }
    .previewDevice("iPhone 15")
    AnyView(Card())
  }

  @Test func `each view of a group is a preview, with its own settings and those of the group`() {
    let parts = PreviewPart.all(of: views(true))
    #expect(parts.map(\.settings.name) == ["first", "outer", "each 0", "each 1", nil, nil])
    #expect(parts.map(\.settings.device) == Array(repeating: "iPhone 15", count: 5) + [nil])
    #expect(parts[4].settings.layout == .fixed(width: 9, height: 3))
    #expect(PreviewPart.all(of: views(false)).count == 5)
    #expect(PreviewPart.all(of: EmptyView()).isEmpty)
  }

  @Test func `a view whose body has several views is one preview`() {
    #expect(PreviewPart.all(of: Card()).count == 1)
    #expect(PreviewPart.all(of: Card().previewDisplayName("a")).map(\.settings.name) == ["a"])
  }
}
