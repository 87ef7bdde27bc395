// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Motion
import Snapback
import Testing

/// Rows of 100 points in a window of 200 by 200, that a test scrolls.
private struct Reachable: View {
  let control: Control
  var count = 10

  @MainActor
  final class Control {
    var proxy: ScrollViewProxy?
    var geometry: [CGFloat] = []
    var phases: [ScrollPhase] = []
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
    }
  }
}

@MainActor
@Suite struct ScrollTargetTests {
  private let control = Reachable.Control()
  private let harness: Harness

  init() {
    let control = control
    harness = Harness(size: CGSize(width: 200, height: 200)) { Reachable(control: control) }
  }

  /// How far it has scrolled, told by its observer.
  private var offset: CGFloat { control.geometry.last ?? 0 }

  @Test(arguments: [
    (1, nil, 0.0), (5, nil, 400), (5, UnitPoint.top, 500), (5, .center, 450), (5, .bottom, 400),
    (9, .top, 850), (0, .bottom, 0),
  ])
  func `it scrolls to a view by its anchor, or no farther than needed`(
    row: Int, anchor: UnitPoint?, expected: Double
  ) {
    control.proxy?.scrollTo(row, anchor: anchor)
    harness.settle()
    #expect(offset == CGFloat(expected))
  }

  @Test func `it finds views by their id, and nothing by one that nobody has`() {
    control.proxy?.scrollTo("end")
    harness.settle()
    #expect(offset == 850)
    control.proxy?.scrollTo("nobody")
    harness.settle()
    #expect(offset == 850)
  }

  @Test func `with an animation it goes there by it`() {
    withAnimation(.linear(duration: 0.5)) { control.proxy?.scrollTo(5, anchor: .top) }
    harness.frame()
    #expect(offset == 0)
    harness.advance(by: 0.25)
    #expect(abs(offset - 250) < 1e-6)
    harness.settle()
    #expect(offset == 500 && control.phases == [.animating, .idle])
  }

  @Test func `who observes is told of the hand, the momentum and the rest`() {
    harness.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 90), over: 0.1)
    harness.settle()
    #expect(control.phases == [.interacting, .decelerating, .idle])
    #expect(control.geometry == control.geometry.sorted() && control.geometry.count > 10)
  }
}

/// A row that shows where it is in the window: its mark is as wide as its top is high.
private struct Placed: View {
  var body: some View {
    GeometryReader { proxy in
      Color.red.frame(width: max(0, proxy.frame(in: .global).minY), height: 10)
    }
    .frame(height: 50)
  }
}

@MainActor
@Suite struct ScrollGeometryTests {
  @Test func `frames inside move with the offset, in the same frame`() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Placed() } }
      }
    }
    #expect(harness.list.fillBounds.map(\.width) == [50, 100, 150])
    harness.press(CGPoint(x: 100, y: 150))
    harness.move(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 110), over: 0.1)
    #expect(harness.list.fillBounds.map(\.width) == [20, 70, 120, 170])
    harness.release(CGPoint(x: 100, y: 110))
    harness.frame()
    // What is read is exact; what is laid out by it rests on whole points.
    for rect in harness.list.fillBounds where rect.minY > 0 {
      #expect(abs(rect.width - rect.minY) <= 0.5)
    }
  }

  @Test
  func `views as large as their container are as large as the scroll view, also when that changes`()
  {
    let stage = RemoteStage(CGFloat(100)) { width in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(0..<3, id: \.self) { _ in
            Color.blue.frame(height: 50).containerRelativeFrame(.horizontal)
          }
        }
      }
      .frame(width: width)
    }
    #expect(stage.harness.list.fillBounds.map(\.width) == [100])
    stage.set(150)
    #expect(stage.harness.list.fillBounds.map(\.width) == [150])
  }

  @Test func `content is seen behind bars, and begins below them`() {
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
  private func stage(
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

  /// Where the first view that is seen lies, and how many there are.
  private func first(_ harness: Harness) -> CGFloat? { harness.list.fillBounds.first?.minX }

  @Test func `a fast swipe turns one page and no more, a slow one by half a page does too`() {
    let harness = stage(.paging)
    swipe(harness, by: -90, over: 0.03)
    #expect(harness.list.fillBounds == [CGRect(x: 0, y: 0, width: 200, height: 100)])
    let offsets = stage(.paging)
    swipe(offsets, by: -20, over: 0.5)
    #expect(first(offsets) == 0 && offsets.list.fillBounds.count == 1)
  }

  @Test func `it comes to rest where a view begins, as far as half a second at the fast rate`() {
    let harness = stage(.viewAligned, width: 70)
    // 40 points and 900 points per second: 30 + 0.0995·900 = 119.6, nearest to 140.
    swipe(harness, by: -40, over: 0.0445)
    #expect(first(harness) == 0 && harness.list.fillBounds.count == 3)
  }

  @Test func `views line up with the content's margin`() {
    let harness = stage(.viewAligned, width: 150, margin: 25)
    #expect(first(harness) == 25)
    swipe(harness, by: -90, over: 0.2)
    // The second stands where the first did; of the first and the third 25 points are seen.
    #expect(harness.list.fillBounds.map(\.minX) == [-125, 25, 175])
  }

  @Test func `an anchor says what is seen at first, and it stays there as content grows`() {
    let stage = RemoteStage(5) { count in
      ScrollView(showsIndicators: false) {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in Color.blue.frame(width: 200, height: 100) }
        }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(stage.harness.list.fillBounds.last?.maxY == 200)
    stage.set(6)
    #expect(stage.harness.list.fillBounds.last?.maxY == 200)
    stage.set(1)
    #expect(stage.harness.list.fillBounds == [CGRect(x: 0, y: 100, width: 200, height: 100)])
  }
}
