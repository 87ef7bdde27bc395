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
    var position: Binding<Int?>?
    var place: Binding<ScrollPosition>?
    var seen: [Int?] = []
    var places: [CGFloat] = []
  }

  let control: Control
  @State private var position: Int?
  @State private var place = ScrollPosition()

  var body: some View {
    control.position = $position
    control.place = $place
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
              if index == 0 { control.places.append(new) }
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: $position)
    .scrollPosition($place)
    .onChange(of: position) { _, new in control.seen.append(new) }
  }
}

@MainActor
@Suite struct SourceScrollTests {
  private let control = Rows.Control()
  private let harness: Harness

  init() {
    let control = control
    harness = Harness(size: CGSize(width: 200, height: 200)) { Rows(control: control) }
  }

  /// Where the rows are seen.
  private var rows: [CGRect] {
    harness.list.fillBounds.filter { $0.maxY > 0 && $0.minY < 200 }
  }

  @Test func `a value that is set scrolls, and by the animation of its change`() {
    control.position?.wrappedValue = 4
    harness.frame()
    harness.frame()
    #expect(rows.contains { $0.minY == 0 && $0.minX == 0 })
    #expect(control.seen == [4])
    withAnimation(.linear(duration: 1)) { control.position?.wrappedValue = 6 }
    harness.advance(by: 0.3)
    #expect(!rows.contains { abs($0.minY) < 10 })
    harness.settle()
    #expect(rows.contains { $0.minY == 0 })
    #expect(control.seen == [4, 6])
  }

  @Test func `the value follows the hand`() {
    harness.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 20), over: 1)
    harness.settle()
    #expect(control.seen.last == control.position?.wrappedValue)
    #expect((control.position?.wrappedValue ?? 0) > 0)
    #expect(control.place?.wrappedValue.isPositionedByUser == true)
  }

  @Test func `a position scrolls to edges, points and ids`() {
    control.place?.wrappedValue.scrollTo(edge: .bottom)
    harness.frame()
    harness.frame()
    #expect(rows.last?.maxY == 200)
    control.place?.wrappedValue.scrollTo(y: 300)
    harness.frame()
    harness.frame()
    #expect(rows.contains { $0.minY == 0 && $0.minX == 0 })
    #expect(control.places.last == -300)
    control.place?.wrappedValue.scrollTo(id: 1)
    harness.frame()
    harness.frame()
    #expect(control.places.last == -100)
  }

  @Test func `the effect of coming into view follows the scrolling`() {
    control.place?.wrappedValue.scrollTo(y: 50)
    harness.frame()
    harness.frame()
    // Half of the first row is seen, and half of the third.
    #expect(rows.map(\.minX).filter { $0 != 0 } == [-20, 20])
    let opacities = harness.list.items.compactMap { item in
      if case .beginLayer(.opacity(let opacity), _) = item { opacity } else { nil }
    }
    #expect(opacities.prefix(2) == [0.75, 0.75])
  }

  @Test func `a view's geometry is told at first and when it is another`() {
    #expect(control.places == [0])
    control.place?.wrappedValue.scrollTo(y: 40)
    harness.frame()
    harness.frame()
    #expect(control.places == [0, -40])
  }

  @Test func `a visual effect knows the view's place and moves what is hit`() {
    var taps = 0
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      Color.red.frame(width: 40, height: 40).onTapGesture { taps += 1 }
        .visualEffect { content, proxy in
          content.offset(x: proxy.frame(in: .global).minX).scaleEffect(0.5)
        }
    }
    // From 80 it goes to 160, and is half as large about its own middle before it goes.
    #expect(harness.list.fillBounds == [CGRect(x: 130, y: 90, width: 20, height: 20)])
    harness.press(CGPoint(x: 140, y: 100))
    harness.release(CGPoint(x: 140, y: 100))
    #expect(taps == 1)
    harness.press(CGPoint(x: 100, y: 100))
    harness.release(CGPoint(x: 100, y: 100))
    #expect(taps == 1)
  }
}
