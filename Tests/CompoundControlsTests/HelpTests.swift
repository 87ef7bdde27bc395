// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Drawing
import Foundation
import Gestures
import InterfaceTesting
import Snapback
import Testing

/// The tooltips of `help`.
@MainActor
@Suite struct HelpTests {
  private let harness = Harness(size: CGSize(width: 400, height: 300)) {
    VStack(spacing: 0) {
      Color.red.frame(width: 400, height: 100).accessibilityLabel("Red")
        .help("Explains the red view")
      Color.blue.frame(width: 400, height: 200)
    }
  }

  private func pointer(_ phase: PointerSample.Phase, _ x: CGFloat, _ y: CGFloat) {
    let sample = PointerSample(
      time: harness.time, phase: phase, location: CGPoint(x: x, y: y))
    harness.host.handle([.pointer(sample)])
    harness.frame()
  }

  private var tooltip: CGRect? { harness.list.fillBounds.dropFirst(2).first }

  @Test func `a tooltip is shown below a resting pointer, and hidden when it leaves`() throws {
    harness.frame()
    pointer(.move, 100, 50)
    harness.advance(by: 0.4)
    pointer(.move, 120, 60)
    harness.advance(by: 0.4)
    #expect(tooltip == nil)
    harness.advance(by: 0.4)
    let shown = try #require(tooltip)
    #expect(shown.minX == 120 && shown.minY == 82)
    pointer(.move, 140, 70)
    harness.advance(by: 0.1)
    #expect(tooltip == shown)
    pointer(.move, 140, 200)
    harness.advance(by: 0.1)
    #expect(tooltip == nil)
    harness.advance(by: 2)
    #expect(tooltip == nil)
  }

  @Test func `a tooltip stays in the window`() throws {
    harness.frame()
    pointer(.move, 395, 5)
    harness.advance(by: 1)
    #expect(try #require(tooltip).maxX <= 392)
  }

  @Test func `a press and a key hide the tooltip until the pointer comes again`() {
    harness.frame()
    pointer(.move, 100, 50)
    harness.advance(by: 1)
    #expect(tooltip != nil)
    harness.key("Tab")
    harness.advance(by: 0.1)
    #expect(tooltip == nil)
    pointer(.move, 110, 50)
    harness.advance(by: 1)
    #expect(tooltip == nil)
    pointer(.move, 110, 200)
    pointer(.move, 110, 50)
    harness.advance(by: 1)
    #expect(tooltip != nil)
  }

  @Test func `assistive technologies read the text as a hint, and not the tooltip`() throws {
    harness.frame()
    pointer(.move, 100, 50)
    harness.advance(by: 1)
    #expect(tooltip != nil)
    let nodes = harness.host.accessibilityTree().compactMap(\.node)
    #expect(nodes.map(\.label) == ["Red"])
    #expect(nodes.map(\.hint) == ["Explains the red view"])
  }

  @Test func `of views inside of each other the innermost one is explained`() throws {
    let harness = Harness(size: CGSize(width: 400, height: 300)) {
      Color.red.frame(width: 200, height: 100).help("Inner")
        .frame(width: 400, height: 200).contentShape(Rectangle()).help("Outer")
        .padding(.bottom, 100)
    }
    func move(_ x: CGFloat, _ y: CGFloat) {
      harness.host.handle([
        .pointer(
          PointerSample(time: harness.time, phase: .move, location: CGPoint(x: x, y: y)))
      ])
      harness.frame()
    }
    var texts: [String] { harness.list.glyphItems.map(\.run.text) }
    harness.frame()
    move(200, 100)
    harness.advance(by: 1)
    #expect(texts == ["Inner"])
    move(205, 105)
    #expect(texts == ["Inner"])
    move(20, 100)
    harness.advance(by: 1)
    #expect(texts == ["Outer"])
    move(200, 100)
    harness.advance(by: 1)
    #expect(texts == ["Inner"])
  }

  @Test func `without a pointer no frame is needed`() {
    harness.settle()
    #expect(harness.host.nextFrame(after: harness.time) == nil)
    pointer(.move, 100, 50)
    harness.advance(by: 2)
    harness.settle()
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }
}
