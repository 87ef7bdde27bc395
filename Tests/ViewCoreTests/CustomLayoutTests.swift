// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

/// Places views on a diagonal, each followed by a gap of its layout value.
private struct Diagonal: Layout {
  struct Step: LayoutValueKey {
    static let defaultValue: CGFloat = 10
  }

  var scale: CGFloat = 1

  var animatableData: CGFloat {
    get { scale }
    set { scale = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var position = bounds.origin
    for subview in subviews {
      subview.place(at: position, proposal: .unspecified)
      position.x += subview[Step.self] * scale
      position.y += subview[Step.self] * scale
    }
  }
}

/// A layout whose size is infinite, with its views at the top leading corner.
private struct Endless: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: CGFloat.infinity, height: .infinity)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

/// A row that counts how often its cache is made.
private struct Caching: Layout {
  final class Log {
    var made = 0
  }

  let log: Log

  func makeCache(subviews: Subviews) -> [CGSize] {
    log.made += 1
    return subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    CGSize(width: cache.map(\.width).reduce(0, +), height: cache.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, cache) {
      subview.place(
        at: CGPoint(x: x, y: bounds.maxY), anchor: .bottomLeading, proposal: .init(size))
      x += size.width
    }
  }
}

@MainActor
@Suite struct CustomLayoutTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func bounds(@ViewBuilder _ view: () -> some View) -> [CGRect] {
    Harness(size: CGSize(width: 100, height: 100), view).list.fillBounds
  }

  @Test func `infinite lengths of a layout are those proposed, or 10 points`() {
    let filling = Harness(size: CGSize(width: 100, height: 200)) {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 50)
        Endless { Color.green.frame(width: 10, height: 10) }
        Color.blue.frame(height: 50)
      }
    }
    #expect(
      filling.list.fillBounds == [
        CGRect(x: 45, y: 0, width: 10, height: 50), CGRect(x: 0, y: 50, width: 10, height: 10),
        CGRect(x: 0, y: 150, width: 100, height: 50),
      ])
    let scrolling = Harness(size: CGSize(width: 100, height: 200)) {
      ScrollView {
        VStack(spacing: 0) {
          Endless { Color.green.frame(width: 10, height: 10) }
          Color.blue.frame(width: 10, height: 50)
        }
      }
    }
    #expect(
      scrolling.list.fillBounds == [
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 45, y: 10, width: 10, height: 50),
      ])
  }

  @Test func `a custom layout places its subviews by their layout values`() {
    #expect(
      bounds {
        Diagonal {
          Color.red.layoutValue(key: Diagonal.Step.self, value: 25).padding(1)
          Color.red
          Color.red
        }
      } == [rect(1, 1, 10, 10), rect(25, 25, 10, 10), rect(35, 35, 10, 10)])
  }

  @Test func `an animatable layout animates the positions of its subviews`() {
    struct Spread: View {
      @State private var isWide = false

      var body: some View {
        Diagonal(scale: isWide ? 4 : 1) {
          Color.red
          Color.red.onTapGesture { withAnimation(.linear(duration: 0.2)) { isWide = true } }
        }
      }
    }
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Spread() }
    harness.press(CGPoint(x: 15, y: 15))
    harness.release(CGPoint(x: 15, y: 15))
    harness.advance(by: 0.1)
    let x = harness.list.fillBounds.last?.minX ?? 0
    #expect(x > 11 && x < 39)
    harness.settle()
    #expect(harness.list.fillBounds.last == rect(40, 40, 10, 10))
  }

  @Test func `a layout's cache is made once, and again when the subviews change`() {
    struct Row: View {
      let log: Caching.Log
      @State private var count = 2

      var body: some View {
        Caching(log: log) {
          ForEach(0..<count, id: \.self) { index in
            Color.red.frame(width: 20, height: CGFloat(10 * (index + 1)))
          }
        }
        .onTapGesture { count = 3 }
      }
    }
    let log = Caching.Log()
    let harness = Harness(size: CGSize(width: 100, height: 100)) { Row(log: log) }
    #expect(harness.list.fillBounds == [rect(30, 50, 20, 10), rect(50, 40, 20, 20)])
    #expect(log.made == 1)
    harness.press(CGPoint(x: 60, y: 50))
    harness.release(CGPoint(x: 60, y: 50))
    #expect(
      harness.list.fillBounds == [
        rect(20, 55, 20, 10), rect(40, 45, 20, 20), rect(60, 35, 20, 30),
      ])
    #expect(log.made == 2)
  }

  @Test func `a subview that is not placed is centered`() {
    struct NonPlacing: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 50, height: 50) }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    #expect(
      bounds { NonPlacing()() { Color.red.frame(width: 10, height: 10) } } == [rect(45, 45, 10, 10)]
    )
  }

  @Test func `stack layouts have the alignment and spacers of stacks`() {
    #expect(
      bounds {
        HStackLayout(alignment: .top, spacing: 4)() {
          Color.red.frame(width: 10, height: 10)
          Spacer()
          Color.red.frame(width: 10, height: 30)
        }
      } == [rect(0, 35, 10, 10), rect(90, 35, 10, 30)])
    #expect(
      bounds {
        VStackLayout(alignment: .leading)() {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 30, height: 10)
        }
      } == [rect(35, 36, 10, 10), rect(35, 54, 30, 10)])
    #expect(
      bounds {
        ZStackLayout(alignment: .topLeading)() {
          Color.red.frame(width: 10, height: 10)
          Color.red.frame(width: 30, height: 10)
        }
      } == [rect(35, 45, 10, 10), rect(35, 45, 30, 10)])
  }

  @Test func `views keep their state and animate when an AnyLayout changes its layout`() {
    struct LayoutSwitch: View {
      @State private var isRow = true

      var body: some View {
        let layout =
          isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
        layout {
          Cell()
          Spacer()
          Color.blue.frame(width: 10, height: 10)
            .onTapGesture { withAnimation(.linear(duration: 0.2)) { isRow.toggle() } }
        }
      }
    }
    struct Cell: View {
      @State private var width: CGFloat = 10

      var body: some View {
        Color.red.frame(width: width, height: 10).onTapGesture { width = 20 }
      }
    }
    let harness = Harness(size: CGSize(width: 100, height: 100)) { LayoutSwitch() }
    #expect(harness.list.fillBounds == [rect(0, 45, 10, 10), rect(90, 45, 10, 10)])
    for point in [CGPoint(x: 5, y: 50), CGPoint(x: 95, y: 50)] {
      harness.press(point)
      harness.release(point)
    }
    harness.advance(by: 0.1)
    let y = harness.list.fillBounds.last?.minY ?? 0
    #expect(y > 46 && y < 89)
    harness.settle()
    #expect(harness.list.fillBounds == [rect(40, 0, 20, 10), rect(45, 90, 10, 10)])
  }

  @Test func `a change of the first of many measured sizes reaches the layout`() {
    struct IdealWidth: Shape {
      let width: CGFloat

      nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
      nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? width, height: 10)
      }
    }
    /// As wide as its subview would be, which it measures at 20 other widths, too.
    struct Ideal: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        let ideal = subviews[0].sizeThatFits(.unspecified)
        for width in 1...20 {
          _ = subviews[0].sizeThatFits(ProposedViewSize(width: CGFloat(width), height: nil))
        }
        return ideal
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 5, height: 5))
      }
    }
    let fixture = StateHarness(20) { width in
      Ideal { IdealWidth(width: CGFloat(width)).fill(Color.blue) }.background(Color.red)
    }
    #expect(fixture.harness.list.fillBounds.first?.width == 20)
    fixture.set(50)
    #expect(fixture.harness.list.fillBounds.first?.width == 50)
  }
}
