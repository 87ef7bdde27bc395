// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

/// What happens to rows, in order.
@MainActor
private final class RowLog {
  var made: [Int] = []
  var appeared: [Int] = []
  var disappeared: [Int] = []
  /// The rows between their appearance and their disappearance.
  var shown: Set<Int> {
    Set(appeared).filter { row in count(appeared, row) > count(disappeared, row) }
  }

  private func count(_ rows: [Int], _ row: Int) -> Int { rows.count { $0 == row } }
}

/// A row of a height that depends on its index; its color identifies it.
private struct Row: View {
  let index: Int
  var height: CGFloat = 50
  var log: RowLog?

  var body: some View {
    log?.made.append(index)
    return rowColor(index).frame(width: 100, height: height)
      .onAppear { log?.appeared.append(index) }
      .onDisappear { log?.disappeared.append(index) }
  }
}

private func rowColor(_ index: Int) -> Color {
  Color(red: 0, green: Double(index / 256) / 255, blue: Double(index % 256) / 255)
}

private func unevenHeight(_ index: Int) -> CGFloat { 20 + CGFloat(index * 37 % 11) * 12 }

@MainActor
private func harness(@ViewBuilder _ view: () -> some View) -> Harness {
  Harness(size: CGSize(width: 200, height: 400), view)
}

extension Harness {
  /// The bounds of the fills in the window, by the index that their color stands for.
  fileprivate var rows: [Int: CGRect] {
    var rows: [Int: CGRect] = [:]
    let window = CGRect(x: 0, y: 0, width: 200, height: 400)
    for case .fill(let shape, .color(let color), let index) in list.items where color.red == 0 {
      let bounds = shape.rect.applying(list.transforms[Int(index)])
      // Scroll indicators are narrow and black, too.
      guard bounds.intersects(window), min(bounds.width, bounds.height) > 4 else { continue }
      rows[Int((color.green * 255).rounded()) * 256 + Int((color.blue * 255).rounded())] = bounds
    }
    return rows
  }

  fileprivate func turn(_ notches: Double) {
    send(
      .wheel(
        WheelSample(
          time: time, location: CGPoint(x: 100, y: 200), deltaX: 0, deltaY: notches, modifiers: []))
    )
    frame()
  }

  /// Scrolls by a distance in points without an animation.
  fileprivate func scroll(by distance: CGFloat) { turn(-Double(distance) / 10 - 0.0001) }
}

@MainActor
@Suite struct LazyRowsTests {
  @Test func `a lazy stack makes the rows near the viewport only`() {
    let log = RowLog()
    let harness = harness {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { Row(index: $0, log: log) } } }
    }
    #expect(harness.rows.keys.sorted() == Array(0..<8))
    #expect(log.appeared.sorted() == Array(0..<log.appeared.count))
    #expect(log.appeared.count < 20)
  }

  @Test func `outside of a scroll view along its axis a lazy stack makes all rows`() {
    let log = RowLog()
    _ = harness {
      ScrollView(.horizontal) {
        LazyVStack(spacing: 0) { ForEach(0..<100) { Row(index: $0, log: log) } }
      }
    }
    #expect(Set(log.made).count == 100)
  }

  @Test func `rows appear before they are seen, and disappear when they are far away`() {
    let log = RowLog()
    let harness = harness {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Row(index: $0, log: log) } } }
    }
    for _ in 0..<60 { harness.turn(-3) }
    harness.settle()
    let rows = harness.rows
    #expect(rows.keys.min() ?? 0 > 40)
    #expect(rows.keys.allSatisfy { log.shown.contains($0) })
    #expect(log.disappeared.contains(0))
    #expect(log.shown.count < 40)
    for _ in 0..<80 { harness.turn(3) }
    harness.settle()
    #expect(harness.rows.keys.min() == 0)
    #expect(harness.rows[0]?.minY == 0)
    #expect(log.appeared.count { $0 == 0 } == 2)
  }

  @Test func `scrolling shows what an eager stack shows`() {
    func rows(_ content: some View) -> Harness { harness { ScrollView { content } } }
    let all = ForEach(0..<300) { Row(index: $0, height: unevenHeight($0)) }
    let lazy = rows(LazyVStack(spacing: 3) { all })
    let eager = rows(VStack(spacing: 3) { all }.frame(maxWidth: .infinity))
    for step in 0..<120 {
      let notches = step < 70 ? -2.5 : 3.0
      lazy.turn(notches)
      eager.turn(notches)
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
            ForEach(0..<1000) { Row(index: $0, height: $0 < 500 ? 90 : 30) }
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
      harness.turn(0.4)
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
          LazyVStack(spacing: 0) { ForEach(0..<5000) { Row(index: $0, height: unevenHeight($0)) } }
        }
        .onAppear { proxy.value = reader }
      }
    }
    func check(_ index: Int) {
      let height = unevenHeight(index)
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
              Row(index: index, height: 50.3 + CGFloat(index % 5 * unevenness))
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
          LazyVStack(spacing: 7) { ForEach(0..<5000) { Row(index: $0, height: unevenHeight($0)) } }
        }
        .onAppear { proxy.value = reader }
      }
    }
    proxy.value?.scrollTo(4999)
    harness.settle()
    #expect(harness.rows[4999]?.maxY == 400)
  }

  @Test func `a row is found by an id in its content`() {
    let proxy = ProxyBox()
    let harness = harness {
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<500) { Row(index: $0).id("row \($0)") } }
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
          LazyVStack(spacing: 0) { ForEach(0..<500) { Row(index: $0) } }.scrollTargetLayout()
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
        (isOn ? Color.red : rowColor(index)).frame(width: 100, height: 50)
          .onTapGesture { isOn.toggle() }
      }
    }
    let harness = harness {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { Toggled(index: $0) } } }
    }
    harness.drag(from: CGPoint(x: 100, y: 75), to: CGPoint(x: 100, y: 75), over: 0.05)
    harness.settle()
    #expect(harness.rows[1] == nil)
    for _ in 0..<50 { harness.turn(-3) }
    harness.settle()
    #expect(harness.rows.keys.min() ?? 0 > 40)
    for _ in 0..<60 { harness.turn(3) }
    harness.settle()
    #expect(harness.rows.keys.sorted() == [0, 2, 3, 4, 5, 6, 7])
  }

  @Test func `a row that comes back shows what has changed in the data`() {
    struct Switched: View {
      let isOn: Bool
      @State private var extraHeight = 0

      var body: some View {
        rowColor(isOn ? 2 : 1).frame(width: 100, height: 50 + CGFloat(extraHeight))
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
    for _ in 0..<50 { harness.turn(-3) }
    harness.settle()
    harness.drag(from: CGPoint(x: 100, y: 25), to: CGPoint(x: 100, y: 25), over: 0.05)
    harness.settle()
    for _ in 0..<60 { harness.turn(3) }
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
              Row(index: index).onAppear {
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
    for _ in 0..<25 { harness.turn(-1) }
    harness.settle()
    #expect(log.appeared == [40])
  }

  @Test func `inserted and removed rows that are seen animate, others do not`() {
    struct Items: View {
      @State var items = Array(0..<1000)

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(items, id: \.self) { Row(index: $0) } }
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

  @Test func `a grid makes whole lines, also after other cells`() {
    let log = RowLog()
    let harness = harness {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(60), spacing: 0), GridItem(.fixed(60), spacing: 0)], spacing: 0
        ) {
          Color.red.frame(width: 60, height: 50)
          ForEach(0..<10_000) { Row(index: $0, log: log).frame(width: 60).clipped() }
        }
      }
    }
    #expect(Set(log.made).count < 40)
    for _ in 0..<60 { harness.turn(-33.3) }
    harness.settle()
    let rows = harness.rows
    #expect(rows.keys.min() ?? 0 > 100)
    for (index, bounds) in rows {
      // The cells of a line have the same position: an odd cell starts a line.
      if let next = rows[index + 1], index % 2 == 1 { #expect(next.minY == bounds.minY) }
    }
    #expect(Set(log.made).count < 1200)
  }

  @Test func `rows of nested collections are made when they are needed`() {
    let log = RowLog()
    let harness = harness {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<100) { section in
            Section {
              ForEach(0..<100) { Row(index: section * 100 + $0, log: log) }
            } header: {
              Color.red.frame(width: 100, height: 20)
            }
          }
        }
      }
    }
    #expect(Set(log.made).count < 20)
    for _ in 0..<130 { harness.turn(-10) }
    harness.settle()
    let rows = harness.rows
    #expect(rows.keys.min() ?? 0 > 200)
    for (index, bounds) in rows {
      if let next = rows[index + 1] {
        #expect(next.minY - bounds.maxY == ((index + 1) % 100 == 0 ? 20 : 0))
      }
    }
  }

  @Test func `headers and footers stay in view with their sections, also in grids`() {
    let harness = harness {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(100), spacing: 0), GridItem(.fixed(100), spacing: 0)],
          spacing: 0,
          pinnedViews: [.sectionHeaders, .sectionFooters]
        ) {
          ForEach(0..<10) { section in
            Section {
              ForEach(0..<41) { Row(index: section * 41 + $0) }
            } header: {
              Color.red.frame(height: 30)
            } footer: {
              Color.orange.frame(height: 20)
            }
          }
        }
      }
    }
    func titles(_ height: CGFloat) -> [CGRect] {
      harness.list.fillBounds.filter { $0.height == height && $0.width == 200 }
    }
    #expect(titles(30).first == CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(titles(20).first == CGRect(x: 0, y: 380, width: 200, height: 20))
    #expect(harness.rows[0]?.origin == CGPoint(x: 0, y: 30))
    #expect(harness.rows[1]?.origin == CGPoint(x: 100, y: 30))
    // A section is 21 lines of 50 points between a header and a footer: the second is at 1100.
    for _ in 0..<112 { harness.turn(-0.9999) }
    harness.settle()
    let offset = 30 - (harness.rows[41]?.minY ?? 0) + 1100
    #expect(abs(offset - 1119.888) < 1)
    #expect(titles(30).contains { abs($0.minY) < 1 })
    for (index, bounds) in harness.rows { #expect(bounds.minX == CGFloat(index % 41 % 2) * 100) }
  }

  @Test func `modifiers around a collection apply to each row`() {
    let harness = harness {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { Row(index: $0, height: 30) }.padding(.vertical, 10)
        }
      }
    }
    for _ in 0..<40 { harness.turn(-3) }
    harness.settle()
    let rows = harness.rows
    #expect(rows.keys.min() ?? 0 > 40)
    for (index, bounds) in rows {
      if let next = rows[index + 1] { #expect(next.minY - bounds.minY == 50) }
    }
  }

  @Test func `a horizontal stack settles at cards that are not made`() {
    let log = RowLog()
    let harness = harness {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<100) { index in
            rowColor(index).frame(width: 150, height: 100).onAppear { log.made.append(index) }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    #expect(Set(log.made).count < 5)
    harness.drag(from: CGPoint(x: 190, y: 200), to: CGPoint(x: 10, y: 200), over: 0.08)
    harness.settle()
    let first = harness.rows.min { $0.key < $1.key }
    #expect(first.map { $0.key > 1 && $0.value.minX == 0 } == true)
  }

  @Test func `from right to left the rows near the viewport are made`() {
    let log = RowLog()
    let harness = harness {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<1000) { index in
            rowColor(index).frame(width: 50 + CGFloat(index % 3), height: 100)
              .onAppear { log.made.append(index) }
          }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(harness.rows[0]?.maxX == 200)
    #expect(harness.rows.keys.sorted() == [0, 1, 2, 3])
    harness.press(CGPoint(x: 10, y: 200))
    var last = harness.rows
    for step in 1...18 {
      harness.send(.move, CGPoint(x: 10 + 10 * step, y: 200))
      harness.frame()
      let rows = harness.rows
      for (index, bounds) in rows {
        if let before = last[index], step > 3 {
          #expect(abs(bounds.minX - before.minX - 10) < 0.01)
        }
      }
      last = rows
    }
    harness.advance(by: 0.3)
    harness.release(CGPoint(x: 190, y: 200))
    harness.settle()
    #expect(harness.rows.keys.min() == 3)
    for (index, bounds) in harness.rows {
      if let next = harness.rows[index + 1] { #expect(abs(next.maxX - bounds.minX) < 0.01) }
    }
    #expect(Set(log.made).count < 20)
  }

  @Test func `a list makes the rows near the viewport only`() {
    let log = RowLog()
    let harness = harness { List(0..<100_000, id: \.self) { Row(index: $0, log: log) } }
    #expect(Set(log.made).count < 20)
    for _ in 0..<100 { harness.turn(-5) }
    harness.settle()
    let rows = harness.rows
    #expect(rows.keys.min() ?? 0 > 50)
    for (index, bounds) in rows {
      if let next = rows[index + 1] { #expect(next.minY - bounds.minY == 72) }
    }
    #expect(Set(log.made).count < 1000)
  }

  @Test(arguments: [false, true])
  func `a list makes the sections near the viewport only`(_ isPlain: Bool) {
    let log = RowLog()
    let list = List {
      ForEach(0..<500) { section in
        Section("Section \(section)") {
          ForEach(0..<20) { Row(index: section * 20 + $0, log: log) }
        }
      }
    }
    let harness = harness { if isPlain { list.listStyle(.plain) } else { list } }
    #expect(Set(log.made).count < 30)
    for _ in 0..<200 { harness.turn(-8) }
    harness.settle()
    let rows = harness.rows
    #expect(rows.keys.min() ?? 0 > 100)
    for (index, bounds) in rows {
      if let next = rows[index + 1], (index + 1) % 20 != 0 {
        #expect(next.minY - bounds.minY == 72)
      }
    }
    for _ in 0..<300 { harness.turn(8) }
    harness.settle()
    #expect(harness.rows.keys.min() == 0)
  }

  @Test func `rows without a size do not stop the others from being made`() {
    let harness = harness {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<2000) { index in if index % 100 == 0 { Row(index: index) } }
        }
      }
    }
    harness.settle()
    #expect(harness.rows.keys.sorted() == [0, 100, 200, 300, 400, 500, 600, 700])
  }

  @Test func `a range of any length can be shown`() {
    let harness = harness {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<Int.max) { Row(index: $0 % 1000) } } }
    }
    #expect(harness.rows.count == 8)
  }

  @Test(arguments: [-50, -1000], [50, 0] as [CGFloat])
  func `any number of rows that overlap can be shown`(spacing: CGFloat, height: CGFloat) {
    let log = RowLog()
    let harness = harness {
      ScrollView {
        LazyVStack(spacing: spacing) {
          ForEach(0..<Int(Int32.max)) { Row(index: $0 % 1000, height: height, log: log) }
        }
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: spacing) {
          ForEach(0..<Int(Int32.max)) { Row(index: $0 % 1000, height: height, log: log) }
        }
      }
    }
    harness.turn(1)
    harness.turn(-1)
    #expect(log.made.count < 40_000)
  }
}

@MainActor
private final class ProxyBox {
  var value: ScrollViewProxy?
}
