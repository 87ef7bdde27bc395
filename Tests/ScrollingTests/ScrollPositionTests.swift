// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Motion
import Snapback
import Testing

/// Rows of 100 points in a window of 200 by 200.
private struct Rows: View {
  @MainActor
  final class Control {
    var id: Binding<Int?>?
    var position: Binding<ScrollPosition>?
    var ids: [Int?] = []
    var tops: [CGFloat] = []
  }

  let control: Control
  @State private var id: Int?
  @State private var position = ScrollPosition()

  var body: some View {
    control.id = $id
    control.position = $position
    return ScrollView(showsIndicators: false) {
      VStack(spacing: 0) {
        ForEach(0..<10, id: \.self) { index in
          Color.blue.frame(width: 200, height: 100)
            .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.5).offset(x: phase.value * 40)
            }
            .onGeometryChange(for: CGFloat.self) {
              $0.frame(in: .scrollView).minY
            } action: { new in
              if index == 0 { control.tops.append(new) }
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $id)
    .scrollPosition($position)
    .onChange(of: id) { _, new in control.ids.append(new) }
  }
}

/// Cards of 150 points at 160 points, with margins of 20 points, in a window of 200 by 100.
private struct Cards: View {
  var isLazy = false
  var anchor: UnitPoint?
  @State private var id: Int? = 3

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      if isLazy {
        LazyHStack(spacing: 10) { cards }.scrollTargetLayout()
      } else {
        HStack(spacing: 10) { cards }.scrollTargetLayout()
      }
    }
    .scrollPosition(id: $id, anchor: anchor)
    .contentMargins(.horizontal, 20)
  }

  private var cards: some View {
    ForEach(0..<20, id: \.self) { _ in Color.blue.frame(width: 150, height: 100) }
  }
}

@MainActor
@Suite struct ScrollPositionTests {
  private let control = Rows.Control()
  private let harness: Harness

  init() {
    let control = control
    harness = Harness(size: CGSize(width: 200, height: 200)) { Rows(control: control) }
  }

  /// The bounds of the visible rows.
  private var rows: [CGRect] {
    harness.list.fillBounds.filter { $0.maxY > 0 && $0.minY < 200 }
  }

  @Test func `setting scrollPosition(id:) scrolls, with the animation of the change`() {
    control.id?.wrappedValue = 4
    harness.frame()
    harness.frame()
    #expect(rows.contains { $0.minY == 0 && $0.minX == 0 })
    #expect(control.ids == [4])
    withAnimation(.linear(duration: 1)) { control.id?.wrappedValue = 6 }
    harness.advance(by: 0.3)
    #expect(!rows.contains { abs($0.minY) < 10 })
    harness.settle()
    #expect(rows.contains { $0.minY == 0 })
    #expect(control.ids == [4, 6])
  }

  @Test func `scrollPosition(id:) is updated by a drag`() {
    harness.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 20), over: 1)
    harness.settle()
    #expect(control.ids.last == control.id?.wrappedValue)
    #expect((control.id?.wrappedValue ?? 0) > 0)
    #expect(control.position?.wrappedValue.isPositionedByUser == true)
  }

  @Test func `a ScrollPosition scrolls to edges, points and ids`() {
    control.position?.wrappedValue.scrollTo(edge: .bottom)
    harness.frame()
    harness.frame()
    #expect(rows.last?.maxY == 200)
    control.position?.wrappedValue.scrollTo(y: 300)
    harness.frame()
    harness.frame()
    #expect(rows.contains { $0.minY == 0 && $0.minX == 0 })
    #expect(control.tops.last == -300)
    control.position?.wrappedValue.scrollTo(id: 1)
    harness.frame()
    harness.frame()
    #expect(control.tops.last == -100)
  }

  @Test func `scrollTransition is driven by the scroll position`() {
    control.position?.wrappedValue.scrollTo(y: 50)
    harness.frame()
    harness.frame()
    // Half of the first row is visible, and half of the third.
    let offsets = rows.map(\.minX).filter { $0 != 0 }
    #expect(offsets == [-20, 20])
    let opacities = harness.list.items.compactMap { item in
      if case .beginLayer(.opacity(let opacity), _) = item { opacity } else { nil }
    }
    #expect(opacities.prefix(2) == [0.75, 0.75])
  }

  @Test func `onGeometryChange is called initially and for each change`() {
    #expect(control.tops == [0])
    control.position?.wrappedValue.scrollTo(y: 40)
    harness.frame()
    harness.frame()
    #expect(control.tops == [0, -40])
  }

  @Test func `visualEffect receives the view's geometry and applies to hit testing`() {
    var taps = 0
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Color.red.frame(width: 40, height: 40).onTapGesture { taps += 1 }
        .visualEffect { content, proxy in
          content.offset(x: proxy.frame(in: .global).minX).scaleEffect(0.5)
        }
    }
    // The scale about the center applies first, then the offset from x = 80 to 160.
    #expect(harness.list.fillBounds == [CGRect(x: 130, y: 90, width: 20, height: 20)])
    harness.press(CGPoint(x: 140, y: 100))
    harness.release(CGPoint(x: 140, y: 100))
    #expect(taps == 1)
    harness.press(CGPoint(x: 100, y: 100))
    harness.release(CGPoint(x: 100, y: 100))
    #expect(taps == 1)
  }

  @Test(
    arguments: [(nil, 20.0), (.center, 25), (.trailing, 30)] as [(UnitPoint?, Double)],
    [false, true])
  func `a requested view is aligned within the content margins, as a drag leaves it`(
    aligned: (anchor: UnitPoint?, x: Double), isLazy: Bool
  ) {
    let harness = Harness(size: CGSize(width: 200, height: 100)) {
      Cards(isLazy: isLazy, anchor: aligned.anchor)
    }
    harness.frame()
    harness.frame()
    #expect(harness.list.fillBounds.contains { $0.minX == aligned.x })
  }

  @Test func `a position is created from coordinates alone`() {
    #expect(ScrollPosition(x: 3, y: 4).point == CGPoint(x: 3, y: 4))
    #expect(ScrollPosition(x: 3).x == 3)
    #expect(ScrollPosition(y: 4).y == 4)
  }
}
