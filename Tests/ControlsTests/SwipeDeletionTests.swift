// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Buttons of swiped rows that delete their row.
@MainActor
@Suite struct SwipeDeletionTests {
  private struct Rows: View {
    @State private var names = ["a", "b", "c"]

    init() {}

    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
      }
      .listStyle(.plain)
    }
  }

  private func redWidth(_ harness: Harness) -> CGFloat {
    harness.list.visibleFillBounds { paint in
      if case .color(let color) = paint { "\(color.opaque)" == "#ff3b30" } else { false }
    }
    .map(\.width).max() ?? 0
  }

  @Test
  func `the row of a destructive button moves out of sight, with its button, as it is deleted`()
    throws
  {
    let harness = Harness(size: CGSize(width: 390, height: 600)) { Rows() }
    harness.settle()
    let origin = try #require(harness.list.glyphItems.first { $0.run.text == "b" }?.origin)
    let y = origin.y - 5
    harness.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 220, y: y), over: 0.3)
    harness.settle()
    let revealed = redWidth(harness)
    #expect(revealed > 60)
    harness.tap(CGPoint(x: 370, y: y))
    var widest: CGFloat = 0
    for _ in 0..<6 {
      harness.frame()
      widest = max(widest, redWidth(harness))
    }
    #expect(widest > revealed + 20)
    harness.settle()
    #expect(harness.list.glyphItems.map(\.run.text) == ["a", "c"])
    #expect(redWidth(harness) == 0)
  }
}
