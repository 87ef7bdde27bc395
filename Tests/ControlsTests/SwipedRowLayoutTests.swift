// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Modifiers around `swipeActions`: those of the row's content, while the whole cell is swiped.
@MainActor
@Suite struct SwipedRowLayoutTests {
  private let green = "#34c759"

  /// A row 20 points high, in a cell of 44.
  private var row: some View { Color.green.frame(width: 30, height: 20) }

  private var swiped: some View { row.swipeActions { Button("b") {} } }

  private func rects(_ harness: Harness) -> [CGRect] {
    let paints = harness.list.items.compactMap { item in
      if case .fill(_, let paint, _) = item { "\(paint)" } else { nil }
    }
    return zip(paints, harness.list.fillBounds).filter { $0.0 == green }.map(\.1)
  }

  private func list(@ViewBuilder _ content: () -> some View) -> Harness {
    let harness = Harness { List(content: content) }
    harness.settle()
    return harness
  }

  private func rects(@ViewBuilder _ content: () -> some View) -> [CGRect] {
    rects(list(content))
  }

  @Test func `layout around swipe actions is that of the content in its cell`() {
    #expect(rects { swiped } == rects { row })
    #expect(rects { swiped.padding(20) } == rects { row.padding(20) })
    let below = rects {
      swiped.frame(height: 100)
      row
    }
    #expect(
      below
        == rects {
          row.frame(height: 100)
          row
        })
    #expect(
      rects { swiped.frame(maxWidth: .infinity, alignment: .trailing).offset(x: -3) }
        == rects { row.frame(maxWidth: .infinity, alignment: .trailing).offset(x: -3) })
  }

  /// The colors of the buttons that a swipe to the left reveals.
  private func colors(@ViewBuilder _ row: () -> some View) -> [String] {
    let harness = list(row)
    let y = rects(harness)[0].midY
    harness.press(CGPoint(x: 300, y: y))
    harness.move(from: CGPoint(x: 300, y: y), to: CGPoint(x: 140, y: y), over: 0.2)
    return zip(
      harness.list.items.compactMap { item in
        if case .fill(_, let paint, _) = item { "\(paint)" } else { nil }
      }, harness.list.fillBounds
    ).filter { $1.height == 44 && $1.width < 160 }.map(\.0)
  }

  @Test func `swipe buttons have the tint that is set on them`() {
    #expect(
      colors {
        row.tint(.orange)
          .swipeActions {
            Button("a", role: .destructive) {}
            Button("b") {}.tint(.yellow)
            Button("c") {}.tint(.blue as Color?)
            Button("d") {}
          }
          .tint(.purple)
      } == ["#ff3b30", "#ffcc00", "#007aff", "#af52de"])
    #expect(colors { row.tint(.orange).swipeActions { Button("a") {} } } == ["#8e8e93"])
  }

  @Test func `swipe buttons have the environment of their modifier, not one inside of it`() {
    func buttons(_ edge: HorizontalEdge) -> some View {
      row.swipeActions(edge: edge) { Button("a") {} }.tint(.yellow)
        .swipeActions { Button("b") {} }.tint(.red)
    }
    #expect(colors { buttons(.leading) } == ["#ff3b30"])
    // Those of the innermost modifier for an edge apply.
    #expect(colors { buttons(.trailing) } == ["#ffcc00"])
    #expect(
      colors { ForEach(0..<1) { _ in buttons(.leading) }.tint(.purple) } == ["#ff3b30"])
  }

  @Test func `the cell of a row with layout around its swipe actions is swiped as a whole`() throws
  {
    let harness = list {
      swiped.padding(20)
      row
    }
    let before = rects(harness)
    // In the padding of the first row.
    let y = before[0].minY - 10
    harness.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 220, y: y), over: 0.3)
    #expect(harness.settle())
    #expect(rects(harness)[0].minX < before[0].minX - 50)
    #expect(rects(harness)[1] == before[1])
    let bounds = harness.list.fillBounds
    #expect(bounds.contains { $0.maxX > 369 && $0.width < 100 && abs($0.height - 82) < 1.5 })
  }

  @Test func `layout around sections and groups of rows with swipe actions is that of each row`() {
    #expect(
      rects { Section { swiped }.padding(.leading, 10) }
        == rects { Section { row }.padding(.leading, 10) })
    func rows(_ view: some View) -> some DynamicViewContent { ForEach(0..<2) { _ in view } }
    #expect(rects { rows(swiped).padding(10) } == rects { rows(row).padding(10) })
    #expect(
      rects { rows(swiped).onDelete { _ in }.padding(10) }
        == rects { rows(row).onDelete { _ in }.padding(10) })
    #expect(
      rects { Section { rows(swiped).onMove { _, _ in } }.padding(10) }
        == rects { Section { rows(row) }.padding(10) })
  }

  @Test func `each of the rows of a modified group has swipe actions of its own`() {
    let harness = list {
      ForEach(0..<2) { _ in row }.padding(10).swipeActions { Button("b") {} }
    }
    let before = rects(harness)
    #expect(before == rects { ForEach(0..<2) { _ in row }.padding(10) })
    let y = before[0].midY
    harness.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 220, y: y), over: 0.3)
    #expect(harness.settle())
    #expect(rects(harness)[0].minX < before[0].minX - 50)
    #expect(rects(harness)[1] == before[1])
  }

  @Test func `a background around swipe actions moves with the content`() {
    #expect(
      rects {
        Color.red.frame(width: 30, height: 20).swipeActions { Button("b") {} }.background(.green)
      }
        == [CGRect(x: 40, y: 47, width: 30, height: 20)])
  }
}
