// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct LayoutCostTests {
  /// Rows of 20 cells below a view whose offset and width are state.
  private struct CellRows: View {
    let rows: Int
    @State private var offset = CGSize.zero
    @State private var width: CGFloat = 12

    var body: some View {
      VStack(spacing: 1) {
        Color.red.frame(width: width, height: 20).offset(offset)
          .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation })
          .onTapGesture { width += 1 }
        ForEach(0..<rows, id: \.self) { _ in
          HStack(spacing: 1) {
            ForEach(0..<20, id: \.self) { _ in Color.gray.padding(1) }
          }
        }
      }
    }
  }

  @Test func `the number of measurements per element does not grow with the number of elements`() {
    func measured(_ rows: Int) -> Int {
      Harness(size: CGSize(width: 400, height: 800)) { CellRows(rows: rows) }.host.counters.measured
    }
    let (few, many) = (measured(10), measured(40))
    // Three heights by three widths for each element, with a margin.
    #expect(few < 10 * 41 * 15)
    #expect(many - few < 30 * 41 * 15)
  }

  @Test func `geometry readers and alignment guides do not add layout work to a drag`() {
    func counters(_ rows: Int) -> [Int] {
      let harness = Harness(size: CGSize(width: 400, height: 800)) {
        GeometryReader { proxy in
          CellRows(rows: rows).frame(width: proxy.size.width)
            .alignmentGuide(.leading) { _ in 0 }
        }
        .background(Color.blue)
      }
      harness.press(CGPoint(x: 200, y: 10))
      harness.move(from: CGPoint(x: 200, y: 10), to: CGPoint(x: 220, y: 30), over: 0.1)
      let counters = harness.host.counters
      return [counters.bodies, counters.measured, counters.arranged]
    }
    #expect(counters(1) == [1, 0, 0])
    #expect(counters(20) == [1, 0, 0])
  }

  /// A draggable card with its own state in front of many cells.
  private struct CellsAndCard: View {
    let rows: Int

    var body: some View {
      ZStack {
        VStack(spacing: 1) {
          ForEach(0..<rows, id: \.self) { row in
            HStack(spacing: 1) {
              ForEach(0..<40, id: \.self) { column in Cell(number: row + column) }
            }
          }
        }
        Card()
      }
    }

    struct Cell: View {
      let number: Int
      var body: some View { number % 2 == 0 ? Color.gray : Color.black }
    }

    struct Card: View {
      @State private var offset = CGSize.zero
      var body: some View {
        Color.red.frame(width: 60, height: 60).offset(offset)
          .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation })
      }
    }
  }

  @Test func `a drag among 2000 views evaluates one body and runs no layout`() {
    func counters(_ rows: Int) -> [Int] {
      let harness = Harness(size: CGSize(width: 400, height: 800)) { CellsAndCard(rows: rows) }
      let views = harness.list.items.count
      harness.press(CGPoint(x: 200, y: 400))
      harness.move(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 220, y: 430), over: 0.1)
      let counters = harness.host.counters
      return [views, counters.bodies, counters.measured, counters.arranged]
    }
    #expect(counters(1) == [41, 1, 0, 0])
    #expect(counters(50) == [2001, 1, 0, 0])
  }

  /// Counts how often its spacing is asked for.
  private struct CountedLayout: Layout {
    final class Counter {
      var value = 0
    }

    let counter: Counter

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 10, height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      counter.value += 1
      return ViewSpacing()
    }
  }

  private struct GrowingView: View {
    let counter: CountedLayout.Counter
    @State private var height: CGFloat = 20

    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: height).onTapGesture { height += 2 }
        VStack {
          HStack {
            CountedLayout(counter: counter) { Color.blue }
            Color.gray.frame(width: 10, height: 10)
          }
          Color.gray.frame(width: 10, height: 10)
        }
      }
    }
  }

  @Test func `a change beside a stack does not ask for the spacing of what is inside again`() {
    let counter = CountedLayout.Counter()
    let harness = Harness(size: CGSize(width: 200, height: 200)) { GrowingView(counter: counter) }
    func red() -> String? { harness.list.items.first?.description }
    let first = red()
    // Red is at 72...92, above a distance of 8 points and the 10 + 8 + 10 points of the stack.
    harness.tap(CGPoint(x: 100, y: 80))
    harness.frame()
    let count = counter.value
    #expect(count > 0)
    harness.tap(CGPoint(x: 100, y: 80))
    harness.frame()
    #expect(red() != first)
    #expect(counter.value == count)
  }

  @Test func `a row of texts in a scroll view measures each view once`() {
    func measured(_ rows: Int) -> Int {
      Harness(size: CGSize(width: 300, height: 2000)) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { _ in
              HStack {
                Color.red.frame(width: 20, height: 20)
                VStack(alignment: .leading) {
                  Text("Title")
                  Text("Detail")
                }
                Spacer()
              }
            }
          }
        }
      }.host.counters.measured
    }
    // The fade of a row, the row, the frame with its color, the column, two texts and the spacer.
    #expect(measured(20) - measured(10) == 10 * 8)
  }

  @Test func `rows fill their line where something in them can`() {
    func heights(@ViewBuilder _ view: () -> some View) -> [CGFloat] {
      Harness(size: CGSize(width: 300, height: 400)) {
        ScrollView {
          HStack(spacing: 0) {
            Color.red.frame(width: 10, height: 60)
            HStack(spacing: 0) {
              Text("Text")
              view()
            }
          }
        }
      }.list.fillBounds.map(\.height)
    }
    #expect(heights { Color.blue } == [60, 60])
    #expect(heights { Color.blue.frame(width: 5) } == [60, 60])
    #expect(heights { Color.blue.frame(width: 5, height: 7) } == [60, 7])
    #expect(heights { VStack(spacing: 0) { Color.blue.frame(height: 7) } } == [60, 7])
    #expect(heights { VStack(spacing: 0) { Color.blue.frame(width: 5) } } == [60, 60])
  }

  @Test func `zIndex changes reorder the display list`() {
    let order = SwappedOrder()
    let harness = Harness(size: CGSize(width: 100, height: 100)) { order }
    func colors() -> [String] {
      harness.list.items.map { "\($0)".contains("#ff3b30") ? "red" : "other" }
    }
    #expect(colors() == ["red", "other"])
    harness.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 50), over: 0)
    harness.frame()
    #expect(colors() == ["other", "red"])
  }

  /// Two views: a tap brings the rear one to the front.
  private struct SwappedOrder: View {
    @State private var isSwapped = false

    var body: some View {
      ZStack {
        Color.red.zIndex(isSwapped ? 1 : 0)
        Color.blue.onTapGesture { isSwapped.toggle() }
      }
    }
  }

  @Test func `the number of measurements grows linearly with the depth of nested stacks`() {
    func measured(_ depth: Int) -> Int {
      func nest(_ depth: Int) -> AnyView {
        depth == 0
          ? AnyView(Color.red)
          : AnyView(
            VStack(spacing: 0) {
              HStack(spacing: 0) {
                nest(depth - 1)
                Color.red
              }
              Color.red
            })
      }
      return Harness(size: CGSize(width: 400, height: 400)) { nest(depth) }.host.counters.measured
    }
    #expect(measured(16) < 3 * measured(8))
  }
}
