// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Motion
import Snapback
import Testing

/// The command palette, variants and sizes of the window for previews of files.
@MainActor
@Suite struct StudioCommandTests: StudioTesting {
  @Test(arguments: [
    ("dark", "Toggle appearance"), ("dark", "Appearance of the preview"),
    ("slow motion", "Slower (down to 1/20)"), ("landscape", "Rotate the device"),
    ("rtl", "Right-to-left layout"), ("right-to", "Right-to-left layout"),
    ("reduce", "Reduce Motion"),
    ("overlay hit", "Overlay: Hit shapes"), ("clipboard", "Copy the source"),
    ("dynamic type", "Text size: Small"), ("shortcuts", "Show or hide keyboard shortcuts"),
  ])
  func `the palette finds commands by words that their titles do not have`(
    query: String, title: String
  ) {
    let (_, harness) = makeStudio(group(StudioPreview(id: "Card")))
    press("K", with: .control, harness)
    harness.send(.text(TextSample(time: harness.time, text: query)))
    harness.frame()
    harness.frame()
    #expect(texts(harness).contains(title))
  }

  @Test func `an overlay that the palette turns on is seen: its panel opens`() {
    let (studio, harness) = makeStudio(group(StudioPreview(id: "Card")))
    press("K", with: .control, harness)
    harness.send(.text(TextSample(time: harness.time, text: "overlay bounds")))
    harness.frame()
    harness.frame()
    press("Return", harness)
    harness.settle()
    #expect(studio.state.panel == "inspect")
  }

  @Test func `the palette finds previews, devices and commands`() {
    let (studio, harness) = makeStudio(group(StudioPreview(id: "Card"), StudioPreview(id: "Dark")))
    func run(_ query: String) {
      press("K", with: .control, harness)
      harness.send(.text(TextSample(time: harness.time, text: query)))
      harness.frame()
      harness.frame()
      press("Return", harness)
      harness.settle()
    }
    run("show dark")
    #expect(studio.item.id == "Dark")
    run("dev ipad a16")
    #expect(studio.stageSize == CGSize(width: 820, height: 1180))
    run("rotate device")
    #expect(studio.stageSize == CGSize(width: 1180, height: 820))
    #expect(!texts(harness).contains("No matching command"))
    // The text and Return in the same frame.
    press("K", with: .control, harness)
    harness.send(.text(TextSample(time: harness.time, text: "show card")))
    press("Return", harness)
    harness.settle()
    #expect(studio.item.id == "Card")
    press("K", with: .control, harness)
    harness.send(.text(TextSample(time: harness.time, text: "xyz")))
    harness.frame()
    harness.frame()
    #expect(texts(harness).contains("No matching command"))
    press("Escape", harness)
    #expect(!texts(harness).contains("No matching command"))
  }

  @Test func `one pointer moves all variants, and a restart resets all`() throws {
    let (_, harness) = makeStudio(group(StudioPreview(id: "Card", sharesState: false)))
    func run(_ query: String) {
      press("K", with: .control, harness)
      harness.send(.text(TextSample(time: harness.time, text: query)))
      harness.frame()
      harness.frame()
      press("Return", harness)
      harness.settle()
    }
    run("variants text")
    let start = squares(harness)
    #expect(start.count == 3)
    let first = try #require(start.first)
    let point = CGPoint(x: first.midX, y: first.midY)
    harness.drag(from: point, to: CGPoint(x: point.x + 20, y: point.y - 30), over: 0.3)
    harness.settle()
    let moved = squares(harness)
    #expect(moved.count == 3)
    for (old, new) in zip(start, moved) {
      #expect(abs(new.midX - old.midX - 20) < 1 && abs(new.midY - old.midY + 30) < 1)
    }
    // Also one of the others moves all.
    let last = try #require(moved.last)
    let other = CGPoint(x: last.midX, y: last.midY)
    harness.drag(from: other, to: CGPoint(x: other.x - 20, y: other.y + 30), over: 0.3)
    harness.settle()
    for (old, new) in zip(start, squares(harness)) {
      #expect(abs(new.midX - old.midX) < 1 && abs(new.midY - old.midY) < 1)
    }
    press("R", harness)
    harness.settle()
    #expect(squares(harness) == start)
    run("variants none")
    run("variants light")
    /// The captions of the stages, from left to right.
    func captions() -> [String] {
      harness.list.items.compactMap { item in
        guard case .glyphs(let run, _, _) = item, ["Light", "Dark"].contains(run.text) else {
          return nil
        }
        return run.text
      }
    }
    let before = captions()
    #expect(Set(before) == ["Light", "Dark"] && before.count == 2)
    press("A", harness)
    harness.settle()
    #expect(captions() == before.reversed())
    run("variants none")
    #expect(squares(harness).count == 1)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 320, height: 480),
    CGSize(width: 700, height: 400), CGSize(width: 1000, height: 700),
    CGSize(width: 1400, height: 900),
  ])
  func `it works at any window size, and the device is never cut`(size: CGSize) {
    let (_, harness) = makeStudio(size: size, group(StudioPreview(id: "Card")))
    for key in ["I", "S", "W", "Escape", "F6", "F6", "F1", "Escape"] { press(key, harness) }
    #expect(harness.settle())
    guard size.width > 300 else { return }
    press("S", harness)
    #expect(harness.settle())
    let squares = squares(harness)
    #expect(squares.count == 1)
    for square in squares {
      #expect(CGRect(origin: .zero, size: size).contains(square))
    }
  }
}
