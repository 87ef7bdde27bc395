// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Motion
import Snapback
import Testing

/// A tab whose width counts its taps, and which logs when it is made, appears and disappears.
private struct CountingTab: View {
  let name: String
  let log: EventLog
  @State private var taps = 0

  var body: some View {
    log.lines.append("\(name) made")
    return Color.blue.frame(width: CGFloat(10 + taps), height: 100)
      .contentShape(Rectangle())
      .onTapGesture { taps += 1 }
      .onAppear { log.lines.append("\(name) appeared") }
      .onDisappear { log.lines.append("\(name) disappeared") }
  }
}

@MainActor
@Suite struct TabViewTests {
  private let log = EventLog()

  private func makeHarness() -> Harness {
    Harness(size: CGSize(width: 300, height: 449)) {
      TabView {
        CountingTab(name: "one", log: log).tabItem { Text("One") }
        CountingTab(name: "two", log: log).tabItem { Text("Two") }
        CountingTab(name: "three", log: log).tabItem { Text("Three") }
      }
    }
  }

  private func choose(_ index: Int, on harness: Harness) {
    harness.tap(CGPoint(x: 50 + CGFloat(index) * 100, y: 425))
    harness.settle()
  }

  /// The bounds of the selected tab's rectangle.
  private func page(_ harness: Harness) -> CGRect? { harness.list.fillBounds.first }

  @Test func `the first tab is above a tab bar of 49 points`() {
    let harness = makeHarness()
    #expect(page(harness) == CGRect(x: 145, y: 150, width: 10, height: 100))
    let bars = harness.list.fillBounds.dropFirst()
    #expect(bars.first == CGRect(x: 0, y: 400, width: 300, height: 49))
    #expect(bars.last == CGRect(x: 0, y: 400, width: 300, height: 1))
  }

  @Test func `a tab is made when it is first selected, and keeps its state`() {
    let harness = makeHarness()
    #expect(log.lines == ["one made", "one appeared"])
    harness.tap(CGPoint(x: 150, y: 200))
    harness.settle()
    #expect(page(harness)?.width == 11)
    log.lines.removeAll()
    choose(1, on: harness)
    #expect(log.lines == ["two made", "one disappeared", "two appeared"])
    #expect(page(harness)?.width == 10)
    log.lines.removeAll()
    choose(0, on: harness)
    #expect(log.lines == ["two disappeared", "one appeared"])
    #expect(page(harness)?.width == 11)
  }

  @Test func `a selection selects by tag and is updated`() {
    let fixture = StateHarness("b") { value in Selecting(initial: value, log: log) }
    #expect(fixture.harness.list.fillBounds.first?.width == 20)
    fixture.harness.tap(CGPoint(x: 180, y: 180))
    fixture.harness.settle()
    #expect(log.lines.last == "c")
    #expect(fixture.harness.list.fillBounds.first?.width == 30)
  }

  @Test func `tabs of a ForEach are selected by their ids`() {
    let harness = Harness(size: CGSize(width: 200, height: 200)) {
      TabView(selection: .constant(30)) {
        ForEach([10, 20, 30], id: \.self) { width in
          Color.blue.frame(width: CGFloat(width), height: 10).tabItem { Text("tab") }
        }
      }
    }
    #expect(harness.list.fillBounds.first?.width == 30)
  }

  // MARK: Pages

  private func pages(_ display: PageTabViewStyle.IndexDisplayMode = .never) -> Harness {
    Harness(size: CGSize(width: 300, height: 400)) {
      TabView {
        Color.red
        Color.green
        Color.blue
      }
      .tabViewStyle(.page(indexDisplayMode: display))
    }
  }

  @Test func `pages fill the view, and a swipe moves one page`() {
    let harness = pages()
    #expect(harness.list.fillBounds == [CGRect(x: 0, y: 0, width: 300, height: 400)])
    harness.press(CGPoint(x: 250, y: 200))
    harness.move(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 190, y: 200), over: 0.1)
    #expect(harness.list.fillBounds.map(\.minX) == [-50, 250])
    harness.release(CGPoint(x: 190, y: 200))
    harness.settle()
    #expect(harness.list.fillBounds == [CGRect(x: 0, y: 0, width: 300, height: 400)])
    harness.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 140, y: 200), over: 0.5)
    harness.settle()
    #expect(harness.list.fillBounds.count == 1)
  }

  @Test func `from right to left the next page is at the left`() {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 300, height: 400)) {
      MirroredPages(log: log).environment(\.layoutDirection, .rightToLeft)
    }
    harness.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 230, y: 200), over: 0.2)
    harness.settle()
    #expect(log.lines == ["1"])
    #expect(harness.list.fillBounds.map(\.width) == [11])
    harness.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 70, y: 200), over: 0.2)
    harness.settle()
    #expect(log.lines == ["1", "0"])
  }

  @Test func `pages are made when they come into view, and keep their state`() {
    let log = EventLog()
    let harness = Harness(size: CGSize(width: 300, height: 400)) { Pages(log: log) }
    func takeLines() -> [String] {
      defer { log.lines.removeAll() }
      return log.lines
    }
    #expect(takeLines() == ["1 made", "1 appeared"])
    harness.tap(CGPoint(x: 150, y: 200))
    harness.settle()
    #expect(harness.list.fillBounds.map(\.width) == [11])
    log.lines.removeAll()
    harness.press(CGPoint(x: 250, y: 200))
    harness.move(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 190, y: 200), over: 0.1)
    #expect(takeLines() == ["2 made", "2 appeared"])
    harness.move(from: CGPoint(x: 190, y: 200), to: CGPoint(x: 50, y: 200), over: 0.05)
    harness.release(CGPoint(x: 50, y: 200))
    harness.settle()
    #expect(takeLines() == ["1 disappeared"])
    harness.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 200), over: 0.1)
    harness.settle()
    #expect(harness.list.fillBounds.map(\.width) == [11])
    #expect(log.lines.last == "2 disappeared")
    #expect(log.lines.contains("1 appeared"))
  }

  @Test func `the index dots show the current page`() {
    let harness = pages(.always)
    func dots() -> [String] {
      harness.list.items.compactMap { item in
        guard case .fill(let shape, let paint, _) = item, shape.width == 7 else { return nil }
        return "\(paint)"
      }
    }
    let before = dots()
    #expect(before.count == 3 && before[0] != before[1] && before[1] == before[2])
    harness.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 150, y: 200), over: 0.1)
    harness.settle()
    #expect(dots() == [before[1], before[0], before[1]])
  }

  @Test func `the dots of many pages stay within the view`() {
    func dots(_ selected: Int) -> [CGRect] {
      Harness(size: CGSize(width: 200, height: 300)) {
        TabView(selection: .constant(selected)) { ForEach(0..<30) { Color.red.tag($0) } }
          .tabViewStyle(.page(indexDisplayMode: .always))
      }.list.fillBounds.filter { $0.width == $0.height && $0.width < 8 }
    }
    for (selected, sizes) in [(0, (7, 4)), (15, (4, 4)), (29, (4, 7))]
      as [(Int, (CGFloat, CGFloat))]
    {
      let dots = dots(selected)
      #expect(dots.count == 11)
      #expect(dots.allSatisfy { $0.minX >= 12 && $0.maxX <= 188 })
      #expect(dots.first?.width == sizes.0 && dots.last?.width == sizes.1)
    }
  }

  @Test func `setting the selection moves to its page, with the animation of the change`() {
    let fixture = StateHarness(0) { page in
      TabView(selection: .constant(page)) {
        Color.red.tag(0)
        Color.green.tag(1)
        Color.blue.tag(2)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
    fixture.set(2, .linear(duration: 0.5))
    fixture.harness.advance(by: 0.25)
    #expect(fixture.harness.list.fillBounds.map(\.minX) == [0])
    fixture.harness.advance(by: 0.1)
    #expect(fixture.harness.list.fillBounds.map(\.minX) == [-80, 120])
    fixture.harness.settle()
    #expect(fixture.harness.list.fillBounds.map(\.minX) == [0])
    fixture.set(0)
    #expect(fixture.harness.list.fillBounds.map(\.minX) == [0])
  }
}

/// Pages with squares of the widths 10, 11 and 12.
private struct MirroredPages: View {
  let log: EventLog
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      ForEach(0..<3) { page in
        Color.red.frame(width: 10 + CGFloat(page), height: 10).tag(page)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .onChange(of: selection) { log.lines.append("\(selection)") }
  }
}

private struct Pages: View {
  let log: EventLog
  @State private var selection = 1

  var body: some View {
    TabView(selection: $selection) {
      ForEach(0..<1000) { CountingTab(name: "\($0)", log: log).tag($0) }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
  }
}

private struct Selecting: View {
  let log: EventLog
  @State private var selection: String

  init(initial: String, log: EventLog) {
    self.log = log
    _selection = State(initialValue: initial)
  }

  var body: some View {
    TabView(selection: $selection) {
      Color.blue.frame(width: 10, height: 10).tabItem { Text("a") }.tag("a")
      Color.blue.frame(width: 20, height: 10).tag("b").tabItem { Text("b") }
      Color.blue.frame(width: 30, height: 10).tabItem { Text("c") }.tag("c")
    }
    .onChange(of: selection) { log.lines.append(selection) }
  }
}
