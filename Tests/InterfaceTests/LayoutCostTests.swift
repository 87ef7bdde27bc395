// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import InterfaceTesting
import Snapback
import Testing

@MainActor
@Suite struct LayoutCostTests {
  /// Rows of cells: as many nodes as a large window shows.
  private struct Sheet: View {
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

  @Test func `each element is measured a few times, however many there are`() {
    func measured(_ rows: Int) -> Int {
      Harness(size: CGSize(width: 400, height: 800)) { Sheet(rows: rows) }.host.counters.measured
    }
    let (some, more) = (measured(10), measured(40))
    // Three heights by three widths, and some more.
    #expect(some < 10 * 41 * 15)
    #expect(more - some < 30 * 41 * 15)
  }

  @Test func `readers and guides cost a drag nothing`() {
    func counters(_ rows: Int) -> [Int] {
      let harness = Harness(size: CGSize(width: 400, height: 800)) {
        GeometryReader { proxy in
          Sheet(rows: rows).frame(width: proxy.size.width)
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

  /// A card beside many others, whose offset is its own.
  private struct Table: View {
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

  @Test func `a drag among two thousand views evaluates one body and lays nothing out`() {
    func counters(_ rows: Int) -> [Int] {
      let harness = Harness(size: CGSize(width: 400, height: 800)) { Table(rows: rows) }
      let views = harness.list.items.count
      harness.press(CGPoint(x: 200, y: 400))
      harness.move(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 220, y: 430), over: 0.1)
      let counters = harness.host.counters
      return [views, counters.bodies, counters.measured, counters.arranged]
    }
    #expect(counters(1) == [41, 1, 0, 0])
    #expect(counters(50) == [2001, 1, 0, 0])
  }

  @Test func `what moves and what is gone keep to the front and the back`() {
    let order = Order()
    let harness = Harness(size: CGSize(width: 100, height: 100)) { order }
    func colors() -> [String] {
      harness.list.items.map { "\($0)".contains("#ff3b30") ? "red" : "other" }
    }
    #expect(colors() == ["red", "other"])
    harness.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 50), over: 0)
    harness.frame()
    #expect(colors() == ["other", "red"])
  }

  /// Two views of which a tap brings the one behind to the front.
  private struct Order: View {
    @State private var isSwapped = false

    var body: some View {
      ZStack {
        Color.red.zIndex(isSwapped ? 1 : 0)
        Color.blue.onTapGesture { isSwapped.toggle() }
      }
    }
  }

  @Test func `nested stacks are measured in proportion to their number, not to its power`() {
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
