// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

@MainActor
private func harness(@ViewBuilder _ view: () -> some View) -> Harness {
  Harness(size: CGSize(width: 200, height: 400), view)
}

/// The rows of lazy stacks that are made, their positions, and their state.
@MainActor
@Suite struct LazyRowsTests {
  @Test func `a lazy stack makes the rows near the viewport only`() {
    let log = RowLog()
    let harness = harness {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100_000) { NumberedRow(index: $0, log: log) } }
      }
    }
    #expect(harness.rows.keys.sorted() == Array(0..<8))
    #expect(log.appeared.sorted() == Array(0..<log.appeared.count))
    #expect(log.appeared.count < 20)
  }

  @Test func `outside of a scroll view along its axis a lazy stack makes all rows`() {
    let log = RowLog()
    _ = harness {
      ScrollView(.horizontal) {
        LazyVStack(spacing: 0) { ForEach(0..<100) { NumberedRow(index: $0, log: log) } }
      }
    }
    #expect(Set(log.made).count == 100)
  }

  @Test func `rows appear before they are seen, and disappear when they are far away`() {
    let log = RowLog()
    let harness = harness {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { NumberedRow(index: $0, log: log) } }
      }
    }
    for _ in 0..<60 { harness.turnWheel(-3) }
    harness.settle()
    let rows = harness.rows
    #expect(rows.keys.min() ?? 0 > 40)
    #expect(rows.keys.allSatisfy { log.shown.contains($0) })
    #expect(log.disappeared.contains(0))
    #expect(log.shown.count < 40)
    for _ in 0..<80 { harness.turnWheel(3) }
    harness.settle()
    #expect(harness.rows.keys.min() == 0)
    #expect(harness.rows[0]?.minY == 0)
    #expect(log.appeared.count { $0 == 0 } == 2)
  }

  @Test func `scrolling shows what an eager stack shows`() {
    func rows(_ content: some View) -> Harness { harness { ScrollView { content } } }
    let all = ForEach(0..<300) { NumberedRow(index: $0, height: NumberedRow.unevenHeight($0)) }
    let lazy = rows(LazyVStack(spacing: 3) { all })
    let eager = rows(VStack(spacing: 3) { all }.frame(maxWidth: .infinity))
    for step in 0..<120 {
      let notches = step < 70 ? -2.5 : 3.0
      lazy.turnWheel(notches)
      eager.turnWheel(notches)
      #expect(lazy.rows == eager.rows, "step \(step)")
    }
    lazy.settle()
    eager.settle()
    #expect(lazy.rows == eager.rows)
  }

  @Test func `rows that are longer than estimated do not move the visible rows`() {
    let proxy = ProxyBox()
    let harness = harness {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1000) { NumberedRow(index: $0, height: $0 < 500 ? 90 : 30) }
          }
        }
        .onAppear { proxy.value = reader }
      }
    }
    proxy.value?.scrollTo(700, anchor: .top)
    harness.frame()
    harness.frame()
    #expect(harness.rows[700]?.minY == 0)
    // Upwards into rows that have never been laid out: each step moves the rows by the same distance.
    var last = harness.rows
    for _ in 0..<800 {
      harness.turnWheel(0.4)
      let rows = harness.rows
      for (index, bounds) in rows {
        guard let before = last[index], before.minY > 0 else { continue }
        #expect(abs(bounds.minY - before.minY - 4) < 0.01, "row \(index)")
      }
      last = rows
    }
    #expect(last.keys.max() ?? 1000 < 650)
  }

  @Test(arguments: [UnitPoint.top, .center, .bottom])
  func `a row that is not made is scrolled to exactly`(_ anchor: UnitPoint) {
    let proxy = ProxyBox()
    let harness = harness {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<5000) { NumberedRow(index: $0, height: NumberedRow.unevenHeight($0)) }
          }
        }
        .onAppear { proxy.value = reader }
      }
    }
    func check(_ index: Int) {
      let height = NumberedRow.unevenHeight(index)
      let row = harness.rows[index]
      #expect(
        row.map { abs($0.minY - anchor.y * (400 - height)) < 0.51 } == true,
        "\(index): \(String(describing: row))")
    }
    proxy.value?.scrollTo(3000, anchor: anchor)
    harness.frame()
    check(3000)
    withAnimation(.easeInOut(duration: 0.5)) { proxy.value?.scrollTo(1200, anchor: anchor) }
    harness.settle()
    check(1200)
    withAnimation(.spring) { proxy.value?.scrollTo(4800, anchor: anchor) }
    harness.settle()
    check(4800)
  }

  @Test(arguments: [0, 7])
  func `an animated scroll to a far row passes the rows between at its own pace`(_ unevenness: Int)
  {
    let proxy = ProxyBox()
    let harness = harness {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<30_000) { index in
              NumberedRow(index: index, height: 50.3 + CGFloat(index % 5 * unevenness))
            }
          }
        }
        .onAppear { proxy.value = reader }
      }
    }
    withAnimation(.linear(duration: 2)) { proxy.value?.scrollTo(20_000, anchor: .top) }
    var tops: [Int] = []
    for _ in 0..<120 {
      harness.frame()
      tops.append(harness.rows.keys.min() ?? -1)
    }
    for (index, top) in tops.enumerated() {
      #expect(abs(Double(top) - Double(index) * 20_000 / 120) < 800, "frame \(index)")
    }
    harness.settle()
    #expect(harness.rows[20_000].map { abs($0.minY) < 1 } == true)
  }

  @Test func `the last row ends at the end of the viewport`() {
    let proxy = ProxyBox()
    let harness = harness {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 7) {
            ForEach(0..<5000) { NumberedRow(index: $0, height: NumberedRow.unevenHeight($0)) }
          }
        }
        .onAppear { proxy.value = reader }
      }
    }
    proxy.value?.scrollTo(4999)
    harness.settle()
    #expect(harness.rows[4999]?.maxY == 400)
  }

  /// The number of times that an id has been read.
  private final class ReadCount: Hashable {
    var value = 0
    static func == (one: ReadCount, other: ReadCount) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private struct CountedItem: Identifiable {
    let number: Int
    let count: ReadCount
    var id: Int {
      count.value += 1
      return number
    }
  }

  @Test func `a row after inserted ones is found without reading the ids of all`() {
    let (proxy, count) = (ProxyBox(), ReadCount())
    let items = ([-7, -3] + Array(0..<10_000)).map { CountedItem(number: $0, count: count) }
    let harness = harness {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(items) { NumberedRow(index: $0.number) } }
        }
        .onAppear { proxy.value = reader }
      }
    }
    count.value = 0
    proxy.value?.scrollTo(9000, anchor: .top)
    harness.frame()
    #expect(harness.rows[9000]?.minY == 0)
    #expect(count.value < 1000)
  }

  @Test func `a row is found by an id in its content`() {
    let proxy = ProxyBox()
    let harness = harness {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<500) { NumberedRow(index: $0).id("row \($0)") } }
        }
        .onAppear { proxy.value = reader }
      }
    }
    proxy.value?.scrollTo("row 300", anchor: .top)
    harness.frame()
    #expect(harness.rows[300]?.minY == 0)
  }

  @Test func `a binding scrolls to a row that is not made, and follows the rows`() {
    struct Content: View {
      @State var id: Int?
      let log: RowLog

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<500) { NumberedRow(index: $0) } }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $id)
        .onTapGesture { id = 400 }
        .onChange(of: id) { _, new in log.made.append(new ?? -1) }
      }
    }
    let log = RowLog()
    let harness = harness { Content(log: log) }
    harness.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 50), over: 0.05)
    harness.settle()
    #expect(harness.rows[400]?.minY == 0)
    harness.drag(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 50, y: 310), over: 0.2)
    harness.settle()
    #expect(log.made.last.map { $0 < 400 } == true)
  }

  @Test func `a row keeps its state while it is out of sight`() {
    struct Toggled: View {
      let index: Int
      @State var isOn = false

      var body: some View {
        (isOn ? Color.red : NumberedRow.color(index)).frame(width: 100, height: 50)
          .onTapGesture { isOn.toggle() }
      }
    }
    let harness = harness {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Toggled(index: $0) } } }
    }
    harness.drag(from: CGPoint(x: 100, y: 75), to: CGPoint(x: 100, y: 75), over: 0.05)
    harness.settle()
    #expect(harness.rows[1] == nil)
    for _ in 0..<50 { harness.turnWheel(-3) }
    harness.settle()
    #expect(harness.rows.keys.min() ?? 0 > 40)
    for _ in 0..<60 { harness.turnWheel(3) }
    harness.settle()
    #expect(harness.rows.keys.sorted() == [0, 2, 3, 4, 5, 6, 7])
  }

  @Test func `a row that comes back shows what has changed in the data`() {
    struct Switched: View {
      let isOn: Bool
      @State private var extraHeight = 0

      var body: some View {
        NumberedRow.color(isOn ? 2 : 1).frame(width: 100, height: 50 + CGFloat(extraHeight))
      }
    }
    struct Switches: View {
      @State private var isOn = false

      var body: some View {
        VStack(spacing: 0) {
          Color.white.frame(width: 100, height: 50).onTapGesture { isOn.toggle() }
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<1000, id: \.self) { _ in Switched(isOn: isOn) } }
          }
        }
      }
    }
    let harness = harness { Switches() }
    #expect(harness.rows.keys.sorted() == [1])
    for _ in 0..<50 { harness.turnWheel(-3) }
    harness.settle()
    harness.drag(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 25), over: 0.05)
    harness.settle()
    for _ in 0..<60 { harness.turnWheel(3) }
    harness.settle()
    #expect(harness.rows.keys.sorted() == [2])
  }

  @Test func `more rows are loaded when the last one appears`() {
    struct Pages: View {
      let log: RowLog
      @State var count = 20

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
              NumberedRow(index: index).onAppear {
                if index == count - 1 {
                  count += 20
                  log.appeared.append(count)
                }
              }
            }
          }
        }
      }
    }
    let log = RowLog()
    let harness = harness { Pages(log: log) }
    harness.settle()
    #expect(log.appeared.isEmpty)
    for _ in 0..<25 { harness.turnWheel(-1) }
    harness.settle()
    #expect(log.appeared == [40])
  }

  @Test func `inserted and removed rows that are seen animate, others do not`() {
    struct Items: View {
      @State var items = Array(0..<1000)

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(items, id: \.self) { NumberedRow(index: $0) } }
        }
        .onTapGesture { withAnimation(.linear(duration: 1)) { _ = items.remove(at: 1) } }
      }
    }
    let harness = harness { Items() }
    harness.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 50), over: 0.05)
    harness.advance(by: 0.5)
    #expect(harness.rows[2].map { $0.minY > 55 && $0.minY < 95 } == true)
    #expect(harness.list.description.contains("opacity"))
    harness.settle()
    #expect(harness.rows.keys.sorted() == [0] + Array(2...8))
    #expect(harness.rows[2]?.minY == 50)
  }
}

@MainActor
private final class ProxyBox {
  var value: ScrollViewProxy?
}
