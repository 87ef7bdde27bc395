// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Motion
import Testing

/// The tabs of the side panel.
@MainActor
@Suite struct PanelTabsTests {
  private func makeHarness(_ size: CGSize = CGSize(width: 1180, height: 800)) -> Harness {
    let harness = Harness(SceneCatalog.gallery.makeHost(size: size, scale: 1, resources: .plain()))
    harness.settle()
    return harness
  }

  private func press(_ key: String, with modifiers: Modifiers = [], _ harness: Harness) {
    for isDown in [true, false] {
      harness.send(
        .key(KeySample(time: harness.time, key: key, isDown: isDown, modifiers: modifiers)))
    }
    #expect(harness.settle())
  }

  /// The baselines of the texts with a prefix.
  private func positions(of prefix: String, _ harness: Harness) -> [CGPoint] {
    harness.list.items.compactMap { item in
      guard case .glyphs(let run, _, let index) = item, run.text.hasPrefix(prefix),
        let first = run.glyphs.first
      else { return nil }
      return CGPoint(x: CGFloat(first.x), y: CGFloat(first.y))
        .applying(harness.list.transforms[Int(index)])
    }
  }

  private func shows(_ text: String, _ harness: Harness) -> Bool {
    !positions(of: text, harness).isEmpty
  }

  /// A text that only one tab has.
  private static let contents = [
    "//", "Touch the stage", "Last releases", "Quick", "Point at a view", "Measured only",
  ]

  @Test func `the overlays are chosen in one place of a split panel`() {
    let harness = makeHarness()
    press("3", with: .control, harness)
    press("4", with: [.control, .shift], harness)
    #expect(positions(of: "Touches", harness).count == 1)
    press("1", with: .control, harness)
    #expect(positions(of: "Touches", harness).count == 1)
  }

  @Test func `one tab is open at a time, by key`() {
    let harness = makeHarness()
    for (index, text) in Self.contents.enumerated() {
      press("\(index + 1)", with: .control, harness)
      for other in Self.contents {
        #expect(shows(other, harness) == (other == text), "\(other) in tab \(index + 1)")
      }
    }
    // The key for the instruments closes the panel, and opens the last of them again.
    press("I", harness)
    for text in Self.contents { #expect(!shows(text, harness)) }
    press("3", with: .control, harness)
    press("S", harness)
    press("I", harness)
    #expect(shows("Last releases", harness))
    press("9", with: .control, harness)
    #expect(shows("Last releases", harness))
  }

  @Test func `a second tab is split off below, and closed by Escape with the panel`() throws {
    let harness = makeHarness()
    press("2", with: .control, harness)
    press("4", with: [.control, .shift], harness)
    let top = try #require(positions(of: "Touch the stage", harness).first)
    let bottom = try #require(positions(of: "Quick", harness).first)
    #expect(top.y < 400 && bottom.y > 400)
    // Selected in the other part, a tab changes parts.
    press("4", with: .control, harness)
    #expect(try #require(positions(of: "Quick", harness).first).y < 400)
    #expect(try #require(positions(of: "Touch the stage", harness).first).y > 400)
    press("Escape", harness)
    #expect(!shows("Quick", harness) && !shows("Touch the stage", harness))
  }

  @Test func `a click selects a tab, and the border between two tabs is dragged`() throws {
    let harness = makeHarness()
    press("2", with: .control, harness)
    let title = try #require(positions(of: "Spring", harness).filter { $0.x > 700 }.first)
    harness.press(CGPoint(x: title.x + 4, y: title.y - 4))
    harness.release(CGPoint(x: title.x + 4, y: title.y - 4))
    #expect(harness.settle())
    #expect(shows("Quick", harness) && !shows("Touch the stage", harness))
    press("2", with: [.control, .shift], harness)
    let before = try #require(positions(of: "Touch the stage", harness).first)
    let border = CGPoint(x: 1000, y: 403)
    harness.drag(from: border, to: CGPoint(x: 1000, y: 503), over: 0.3)
    #expect(harness.settle())
    let after = try #require(positions(of: "Touch the stage", harness).first)
    #expect(abs(after.y - before.y - 100) < 4)
  }

  @Test func `F6 moves to the tabs, where Space selects one`() {
    let harness = makeHarness()
    press("2", with: .control, harness)
    press("F6", harness)
    press("Tab", harness)
    press("Space", harness)
    #expect(shows("Last releases", harness))
  }

  @Test func `F6 shows where the focus is: on the tabs, on the list, and nowhere on the stage`() {
    let harness = makeHarness()
    press("2", with: .control, harness)
    func count() -> Int {
      harness.list.items.count { if case .stroke = $0 { true } else { false } }
    }
    let before = count()
    press("F6", harness)
    harness.frame()
    #expect(count() == before + 1)
    press("F6", harness)
    harness.frame()
    #expect(count() == before + 1)
    press("F6", harness)
    harness.frame()
    #expect(count() == before)
  }

  @Test func `F6 passes over the list where it is hidden`() {
    let harness = makeHarness(CGSize(width: 850, height: 860))
    press("2", with: .control, harness)
    func count() -> Int {
      harness.list.items.count { if case .stroke = $0 { true } else { false } }
    }
    let before = count()
    for _ in 0..<2 {
      press("F6", harness)
      harness.frame()
      #expect(count() == before + 1)
      press("F6", harness)
      harness.frame()
      #expect(count() == before)
    }
    // Back at the stage, where keys are those of the window.
    press("F6", harness)
    press("Tab", harness)
    press("Space", harness)
    #expect(shows("Last releases", harness))
  }

  @Test func `a narrow window shows one tab`() {
    let harness = makeHarness(CGSize(width: 500, height: 900))
    press("2", with: .control, harness)
    press("4", with: [.control, .shift], harness)
    #expect(shows("Touch the stage", harness) && !shows("Quick", harness))
  }
}
