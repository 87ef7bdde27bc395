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

  private struct Kept: View {
    var body: some View {
      List {
        Text("a").swipeActions { Button("Ask", role: .destructive) {} }
        Text("b").swipeActions { Button("Flag") {} }
        Text("c")
      }
      .listStyle(.plain)
    }
  }

  @Test func `a row that opens while another one returns is closed by a tap elsewhere`() throws {
    let harness = Harness(size: CGSize(width: 390, height: 600)) { Kept() }
    harness.settle()
    func y(_ text: String) throws -> CGFloat {
      try #require(harness.list.glyphItems.first { $0.run.text == text }).origin.y - 5
    }
    let (first, second, third) = (try y("a"), try y("b"), try y("c"))
    func hasFlag() -> Bool { harness.list.glyphItems.contains { $0.run.text == "Flag" } }
    harness.drag(
      from: CGPoint(x: 300, y: first), to: CGPoint(x: 220, y: first), over: 0.3)
    harness.settle()
    harness.tap(CGPoint(x: 370, y: first))
    harness.drag(
      from: CGPoint(x: 300, y: second), to: CGPoint(x: 220, y: second), over: 0.15)
    harness.settle()
    #expect(hasFlag() && redWidth(harness) == 0)
    harness.tap(CGPoint(x: 100, y: third))
    harness.settle()
    #expect(!hasFlag())
  }
}
