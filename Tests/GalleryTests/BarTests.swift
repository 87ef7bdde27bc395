// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Interface
import InterfaceTesting
import Snapback
import Testing

/// The bars above and below the stage.
@MainActor
@Suite struct BarTests {
  private func window(_ size: CGSize, saving: Bool = false) -> StudioHarness {
    StudioHarness(
      FilePreview(device: .named("iPhone 16")) { Color.blue.ignoresSafeArea() }, size: size,
      panel: "none", saving: saving ? { _, _ in .path("/home/a/Test.trace") } : nil)
  }

  private func labels(_ window: StudioHarness) -> Set<String> {
    Set(window.harness.host.accessibilityItems.compactMap(\.label))
  }

  /// The frame of the device's screen.
  private func screen(_ window: StudioHarness) -> CGRect {
    window.harness.list.items.lazy.compactMap { item -> CGRect? in
      guard case .fill(let shape, .color(let color), let index) = item, abs(shape.width - 393) < 4,
        color.blue > 0.9, color.red < 0.3
      else { return nil }
      return CGRect(
        x: CGFloat(shape.x), y: CGFloat(shape.y), width: CGFloat(shape.width),
        height: CGFloat(shape.height)
      ).applying(window.harness.list.transforms[Int(index)])
    }.first ?? .zero
  }

  @Test func `what is said about a recording covers nothing`() throws {
    let window = window(CGSize(width: 1240, height: 860), saving: true)
    window.harness.key("V")
    window.harness.advance(by: 1.2)
    let elapsed = try #require(window.texts.first { $0.hasPrefix("0:0") })
    let time = try #require(window.positions(of: elapsed).last)
    let stage = screen(window)
    #expect(stage.height > 400 && time.y > stage.maxY)
    window.harness.key("V")
    window.harness.advance(by: 0.5)
    window.studio.files.notice = "No editor"
    window.harness.advance(by: 0.5)
    let notice = try #require(window.positions(of: "No editor").last)
    #expect(notice.y > screen(window).maxY)
    // The notice disappears after a while.
    window.harness.advance(by: 9)
    #expect(window.positions(of: "No editor").isEmpty)
  }

  @Test func `the toolbar has all its buttons in a window of the usual size`() {
    let window = window(CGSize(width: 1240, height: 860))
    window.harness.key("S")
    window.harness.advance(by: 0.6)
    let names = labels(window)
    #expect(names.isSuperset(of: ["Restart scene", "Inspect a view on the stage", "Source"]))
    #expect(!names.contains("More"))
  }

  @Test(arguments: [700.0, 760, 900, 1000])
  func `with the panel, playback and recording stay in the toolbar`(width: Double) {
    let window = window(CGSize(width: width, height: 800))
    window.harness.key("S")
    window.harness.advance(by: 0.6)
    #expect(
      labels(window).isSuperset(of: ["Restart scene", "Pause / Resume", "Start / stop recording"]))
  }

  @Test(arguments: [320.0, 400, 699])
  func `a narrow window has transport controls without the panel`(width: Double) {
    let window = window(CGSize(width: width, height: 700))
    #expect(labels(window).isSuperset(of: ["Pause / Resume", "Restart scene"]))
  }

  @Test(arguments: [700.0, 900, 1240, 1400])
  func `the instruction of a scene is never cut`(width: Double) throws {
    let window = window(CGSize(width: width, height: 860))
    window.run("show move, pinch")
    window.harness.key("I")
    window.harness.advance(by: 0.8)
    let instruction =
      "Drag it; pinch with Ctrl + wheel, rotate with Shift + wheel, or both with Ctrl + drag."
    // The engine of tests leaves out the glyphs of what is cut.
    let glyphs = window.harness.list.items.compactMap { item -> Int? in
      guard case .glyphs(let run, _, _) = item, run.text == instruction else { return nil }
      return run.glyphs.count
    }
    #expect(glyphs.reduce(0, +) >= instruction.count { !$0.isWhitespace })
  }
}
