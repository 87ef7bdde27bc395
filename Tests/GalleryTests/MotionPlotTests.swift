// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Snapback
import Testing

/// A card that follows the pointer along x, and returns.
private struct Slider: View {
  @State private var x: CGFloat = 0

  var body: some View {
    Color.blue
      .frame(width: 100, height: 100)
      .offset(x: x)
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { x = $0.translation.width }
          .onEnded { _ in withAnimation(.smooth) { x = 0 } }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The axes and labels of the motion plot.
@MainActor
@Suite struct MotionPlotTests {
  private let window = StudioHarness(FilePreview { Slider() }, panel: "motion")
  /// The middle of the stage.
  private let stage = CGPoint(x: 515, y: 420)

  private func hold(at x: CGFloat, from start: CGFloat) {
    let (start, end) = (
      CGPoint(x: stage.x + start, y: stage.y), CGPoint(x: stage.x + x, y: stage.y)
    )
    window.harness.move(from: start, to: end, over: 0.2)
    // The end of the curve is level then.
    window.harness.advance(by: 0.7)
  }

  private func height(of text: String) -> CGFloat? { window.positions(of: text).last?.y }

  /// The height of the label of the zero line; other figures below it may be 0, too.
  private var zeroLine: CGFloat? { window.positions(of: "0").first?.y }

  @Test func `the zero line is the first position while the view moves`() throws {
    window.harness.press(stage)
    hold(at: 180, from: 0)
    let zero = try #require(zeroLine)
    #expect(window.texts.contains("+200 pt"))
    hold(at: 60, from: 180)
    let right = try #require(height(of: "Position x"))
    hold(at: 0, from: 60)
    let middle = try #require(height(of: "Position x"))
    hold(at: -60, from: 0)
    let left = try #require(height(of: "Position x"))
    // The label is at the end of the curve, which leaves the zero line. Right is up.
    #expect(zeroLine == zero)
    #expect(right < middle - 10 && left > middle + 10)
    // The range is that of the distances from the first position, not from the last one.
    #expect(window.texts.contains("+200 pt"))
    hold(at: -180, from: -60)
    #expect(window.texts.contains("+200 pt"))
    window.harness.release(CGPoint(x: stage.x - 180, y: stage.y))
    window.harness.settle()
    // At rest nothing is above the zero line but the labels.
    #expect(abs(try #require(height(of: "Position x")) - zero) < 6)
  }

  @Test func `labels are behind the curves, and hide nothing of them`() throws {
    window.harness.press(stage)
    hold(at: 180, from: 0)
    let items = window.harness.list.items
    func index(of text: String) -> Int? {
      items.firstIndex { if case .glyphs(let run, _, _) = $0 { run.text == text } else { false } }
    }
    for name in ["Position x", "Velocity"] {
      let label = try #require(index(of: name))
      guard case .glyphs(_, let paint, _) = items[label] else { continue }
      let curve = try #require(
        items.lastIndex { if case .path(_, _, paint, _) = $0 { true } else { false } })
      for text in [name, "+200 pt", "0"] {
        #expect(try #require(index(of: text)) < curve, "\(name): \(text)")
      }
    }
  }

  @Test func `a plot that is shown after a drag has the place of rest as its zero line`() throws {
    let window = StudioHarness(FilePreview { Slider() }, panel: "none")
    let start = CGPoint(x: 748, y: 420)
    window.harness.press(start)
    window.harness.move(from: start, to: CGPoint(x: start.x + 100, y: start.y), over: 0.2)
    window.harness.release(CGPoint(x: start.x + 100, y: start.y))
    window.harness.advance(by: 2.9)
    window.harness.key("3", holding: .control)
    window.harness.settle()
    let label = try #require(window.positions(of: "Position x").last)
    #expect(window.positions(of: "0").contains { abs($0.y - label.y) < 6 })
  }

  @Test func `the title has the axis of the plot, also after a change while it is shown`() {
    let window = StudioHarness(FilePreview { Slider() }, panel: "none")
    let start = CGPoint(x: 748, y: 420)
    window.harness.press(start)
    window.harness.move(from: start, to: CGPoint(x: start.x + 100, y: start.y), over: 0.2)
    window.harness.release(CGPoint(x: start.x + 100, y: start.y))
    window.harness.advance(by: 2)
    window.harness.key("3", holding: .control)
    window.harness.settle()
    let titles = window.texts.filter { $0.hasSuffix(" x") || $0.hasSuffix(" y") }
    #expect(titles.contains("Position x") && titles.count > 1)
    #expect(titles.allSatisfy { $0.hasSuffix(" x") }, "\(titles)")
  }

  /// Jumps when it is tapped.
  private struct Jumper: View {
    @State private var y: CGFloat = 0

    var body: some View {
      Color.blue.frame(width: 100, height: 100).offset(y: y)
        .onTapGesture { withAnimation(.bouncy) { y -= 90 } }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  @Test func `a tap between two frames has figures, which stay`() {
    let window = StudioHarness(FilePreview { Jumper() }, panel: "motion")
    let time = window.harness.time
    for phase in [PointerSample.Phase.down, .up] {
      window.harness.send(
        .pointer(PointerSample(time: time, phase: phase, location: CGPoint(x: 515, y: 420))))
    }
    window.harness.frame()
    window.harness.settle()
    // The figures of a tap are the only ones with dashes until it has ended.
    #expect(!window.texts.contains("–"))
    let figures = window.texts
    window.harness.advance(by: 5)
    #expect(!window.texts.contains("–"))
    #expect(figures.contains { Int($0).map { $0 > 300 && $0 < 2000 } ?? false })
  }
}
