// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Motion
import Snapback
import Testing

/// Rows of 100 points in a window of 200 by 200, with a scroll view proxy for the test.
private struct ScrollableRows: View {
  let control: Control
  var count = 10

  @MainActor
  final class Control {
    var proxy: ScrollViewProxy?
    var geometry: [CGFloat] = []
    var phases: [ScrollPhase] = []
    /// The offsets at the times of the phases.
    var offsets: [CGFloat] = []
  }

  var body: some View {
    ScrollViewReader { proxy in
      control.proxy = proxy
      return ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<count) { _ in Color.blue.frame(width: 200, height: 100) }
          Color.red.frame(width: 200, height: 50).id("end")
        }
      }
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, new in
        control.geometry.append(new)
      }
      .onScrollPhaseChange { _, new in control.phases.append(new) }
      .onScrollPhaseChange { _, _, context in
        control.offsets.append(context.geometry.contentOffset.y)
      }
    }
  }
}

@MainActor
@Suite struct ScrollTargetTests {
  private let control = ScrollableRows.Control()
  private let harness: Harness

  init() {
    let control = control
    harness = Harness(size: CGSize(width: 200, height: 200)) { ScrollableRows(control: control) }
  }

  /// The content offset that was last observed.
  private var offset: CGFloat { control.geometry.last ?? 0 }

  @Test(arguments: [
    (1, nil, 0.0), (5, nil, 400), (5, UnitPoint.top, 500), (5, .center, 450), (5, .bottom, 400),
    (9, .top, 850), (0, .bottom, 0),
  ])
  func `scrollTo aligns the view at the anchor, or scrolls the least distance without one`(
    row: Int, anchor: UnitPoint?, expected: Double
  ) {
    control.proxy?.scrollTo(row, anchor: anchor)
    harness.settle()
    #expect(offset == CGFloat(expected))
  }

  @Test func `scrollTo finds views by id, and ignores an unknown id`() {
    control.proxy?.scrollTo("end")
    harness.settle()
    #expect(offset == 850)
    control.proxy?.scrollTo("unknown")
    harness.settle()
    #expect(offset == 850)
  }

  @Test func `scrollTo is animated by the transaction's animation`() {
    withAnimation(.linear(duration: 0.5)) { control.proxy?.scrollTo(5, anchor: .top) }
    harness.frame()
    #expect(offset == 0)
    harness.advance(by: 0.25)
    #expect(abs(offset - 250) < 1e-6)
    harness.settle()
    #expect(offset == 500 && control.phases == [.animating, .idle])
  }

  @Test func `observers receive the phases of a drag, deceleration and idle`() {
    harness.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 90), over: 0.1)
    harness.settle()
    #expect(control.phases == [.interacting, .decelerating, .idle])
    #expect(control.geometry == control.geometry.sorted() && control.geometry.count > 10)
  }

  /// Drags upwards within the content, and downwards beyond its start; with the finger released before
  /// the removal, during it, or after it.
  @Test(arguments: [CGFloat(90), 190], 0..<3)
  func `a scroll view that is removed while it moves is reported no longer`(
    end: CGFloat, release: Int
  ) {
    let control = ScrollableRows.Control()
    let fixture = StateHarness(true) { isShown in
      ZStack { if isShown { ScrollableRows(control: control).transition(.opacity) } }
        .frame(width: 200, height: 200)
    }
    let harness = fixture.harness
    let point = CGPoint(x: 100, y: end)
    harness.press(CGPoint(x: 100, y: 150))
    harness.move(from: CGPoint(x: 100, y: 150), to: point, over: 0.1)
    if release == 0 { harness.release(point) }
    #expect(control.phases.first == .interacting)
    fixture.set(false, .linear(duration: 0.05))
    if release == 1 { harness.release(point) }
    harness.advance(by: 0.06)
    harness.frame()
    let (geometry, phases) = (control.geometry, control.phases)
    if release == 2 { harness.release(point) }
    #expect(harness.host.animationCount == 0)
    harness.settle()
    #expect(control.phases == phases && control.geometry == geometry)
  }
}

/// A row with a rectangle as wide as the y coordinate of the row in the window.
private struct PositionRow: View {
  var body: some View {
    GeometryReader { proxy in
      Color.red.frame(width: max(0, proxy.frame(in: .global).minY), height: 10)
    }
    .frame(height: 50)
  }
}

@MainActor
@Suite struct ScrollGeometryTests {
  @Test func `geometry readers inside follow the offset in the same frame`() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in PositionRow() } }
      }
    }
    #expect(harness.list.fillBounds.map(\.width) == [50, 100, 150])
    harness.press(CGPoint(x: 100, y: 150))
    harness.move(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 110), over: 0.1)
    #expect(harness.list.fillBounds.map(\.width) == [20, 70, 120, 170])
    harness.release(CGPoint(x: 100, y: 110))
    harness.frame()
    // The proxy is exact; the layout is snapped to whole pixels.
    for rect in harness.list.fillBounds where rect.minY > 0 {
      #expect(abs(rect.width - rect.minY) <= 0.5)
    }
  }

  @Test
  func `containerRelativeFrame follows the size of the scroll view`() {
    let fixture = StateHarness(CGFloat(100)) { width in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { _ in
            Color.blue.frame(height: 50).containerRelativeFrame(.horizontal)
          }
        }
      }
      .frame(width: width)
    }
    #expect(fixture.harness.list.fillBounds.map(\.width) == [100])
    fixture.set(150)
    #expect(fixture.harness.list.fillBounds.map(\.width) == [150])
  }

  @Test func `content starts below the safe area inset and is visible behind it`() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { _ in Color.blue.frame(width: 200, height: 50) }
        }
      }
    }
    harness.host.safeAreaInsets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    harness.frame()
    #expect(harness.list.fillBounds.first?.minY == 40)
    #expect(harness.list.fillBounds.last?.maxY == 240)
    harness.press(CGPoint(x: 100, y: 150))
    harness.move(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 110), over: 0.1)
    #expect(harness.list.fillBounds.first?.minY == 10)
  }
}

@MainActor
@Suite struct ScrollSnapTests {
  private func makeHarness(
    _ behavior: some ScrollTargetBehavior, width: CGFloat = 200, margin: CGFloat = 0
  ) -> Harness {
    Harness(size: CGSize(width: 200, height: 100)) {
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(0..<8) { _ in Color.blue.frame(width: width, height: 100) }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, margin)
      .scrollTargetBehavior(behavior)
    }
  }

  private func swipe(_ harness: Harness, by distance: CGFloat, over time: Double) {
    let start = CGPoint(x: 100, y: 50)
    harness.drag(from: start, to: CGPoint(x: 100 + distance, y: 50), over: time)
    harness.settle()
  }

  /// The leading edge of the first visible view.
  private func first(_ harness: Harness) -> CGFloat? { harness.list.fillBounds.first?.minX }

  @Test func `a fast swipe moves exactly one page, and a short slow one none`() {
    let harness = makeHarness(.paging)
    swipe(harness, by: -90, over: 0.03)
    #expect(harness.list.fillBounds == [CGRect(x: 0, y: 0, width: 200, height: 100)])
    let offsets = makeHarness(.paging)
    swipe(offsets, by: -20, over: 0.5)
    #expect(first(offsets) == 0 && offsets.list.fillBounds.count == 1)
  }

  @Test
  func `view-aligned scrolling settles at the view nearest to the end of a fast deceleration`() {
    let harness = makeHarness(.viewAligned, width: 70)
    // 40 points and 900 points per second: 30 + 0.0995·900 = 119.6, nearest to 140.
    swipe(harness, by: -40, over: 0.0445)
    #expect(first(harness) == 0 && harness.list.fillBounds.count == 3)
  }

  @Test func `view-aligned scrolling aligns views with the content margin`() {
    let harness = makeHarness(.viewAligned, width: 150, margin: 25)
    #expect(first(harness) == 25)
    swipe(harness, by: -90, over: 0.2)
    // The second is where the first was; 25 points of the first and the third are visible.
    #expect(harness.list.fillBounds.map(\.minX) == [-125, 25, 175])
  }

  @Test func `view-aligned scrolling aligns the middles of views on demand`() {
    let harness = makeHarness(.viewAligned(anchor: .center), width: 150)
    #expect(first(harness) == 0)
    swipe(harness, by: -90, over: 0.2)
    // 25 points of the views beside the second one are visible.
    #expect(harness.list.fillBounds.map(\.minX) == [-125, 25, 175])
  }

  @Test func `defaultScrollAnchor sets the initial position and is kept as the content grows`() {
    let fixture = StateHarness(5) { count in
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in Color.blue.frame(width: 200, height: 100) }
        }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(fixture.harness.list.fillBounds.last?.maxY == 200)
    fixture.set(6)
    #expect(fixture.harness.list.fillBounds.last?.maxY == 200)
    fixture.set(1)
    #expect(fixture.harness.list.fillBounds == [CGRect(x: 0, y: 100, width: 200, height: 100)])
  }
}
