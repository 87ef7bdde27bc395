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

/// A square whose side is a state.
private struct Tile: View {
  @State private var side = 100.0
  @State private var isRound = false

  var body: some View {
    Color.blue
      .frame(width: side, height: 100)
      .onTapGesture { side += 10 }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .ignoresSafeArea()
  }
}

/// A square that a tap moves for a second.
private struct Mover: View {
  @State private var distance = 0.0

  var body: some View {
    Color.blue
      .frame(width: 100, height: 100)
      .offset(x: distance)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .onTapGesture { withAnimation(.linear(duration: 1)) { distance = 60 } }
  }
}

/// A preview in a test.
@MainActor
private struct Preview: StageItem {
  let id = "Tile"
  let title = "Tile"
  let summary = "Tile.swift"
  let symbol = "swift"
  let traceName = "Tile"
  let sourcePath: String? = nil
  let device: Device? = nil

  func makeSession(_ traits: StageTraits) -> StageSession {
    StageSession(.recorded) { size, scale, resources in
      ViewHost(
        StageTraitsView(traits, content: Tile()), size: size, scale: scale, resources: resources)
    }
  }

  func request(of host: ViewHost) -> ScreenRequest {
    ScreenRequest(size: CGSize(width: 300, height: 400))
  }

  func willRestart() {}
  func willLeave(_ stage: StageSession) {}
}

/// The inspector, as a user of the window operates it.
@MainActor
@Suite struct InspectorTests {
  private func makeHarness() -> Harness {
    let studio = Studio(
      size: CGSize(width: 1240, height: 900), scale: 1, resources: .plain(),
      placeholder: Preview(), files: FileStatus(), saving: nil)
    let harness = Harness(studio.host)
    // The harness does not keep the window's model.
    harness.host.openURL = { _ in
      _ = studio
      return false
    }
    studio.show([StageItemGroup(title: "Tile.swift", items: [Preview()])])
    studio.files.isCompiling = false
    harness.settle()
    return harness
  }

  private func texts(_ harness: Harness) -> [String] {
    harness.list.items.compactMap { item in
      if case .glyphs(let run, _, _) = item { run.text } else { nil }
    }
  }

  /// The presented frame of the blue square.
  private func square(_ harness: Harness) -> CGRect? {
    harness.list.items.lazy.compactMap { item in
      guard case .fill(let shape, .color(let color), let index) = item, shape.height == 100,
        color.blue > 0.9, color.red < 0.2
      else { return nil }
      return CGRect(
        x: CGFloat(shape.x), y: CGFloat(shape.y), width: CGFloat(shape.width),
        height: CGFloat(shape.height)
      ).applying(harness.list.transforms[Int(index)])
    }.first
  }

  private func press(_ key: String, with modifiers: Modifiers = [], _ harness: Harness) {
    for isDown in [true, false] {
      harness.send(
        .key(KeySample(time: harness.time, key: key, isDown: isDown, modifiers: modifiers)))
    }
    harness.frame()
    harness.frame()
  }

  private func click(_ point: CGPoint, _ harness: Harness) {
    harness.press(point)
    harness.release(point)
    harness.settle()
  }

  @Test func `a view is selected by pointing at it, and its touches do not reach it`() throws {
    let harness = makeHarness()
    press("C", with: [.control, .shift], harness)
    harness.settle()
    #expect(texts(harness).contains("Select a view in the list, or point at one on the stage"))
    let before = try #require(square(harness))
    click(CGPoint(x: before.midX, y: before.midY), harness)
    #expect(square(harness) == before)
    let shown = texts(harness)
    #expect(shown.filter { $0 == "Tile" }.count >= 2)
    for text in ["side", "isRound", "100", "false", "@State", "300 × 400"] {
      #expect(shown.contains { $0.contains(text) }, "\(text)")
    }
    // Pointing has ended: the next click is the view's own.
    click(CGPoint(x: before.midX, y: before.midY), harness)
    #expect(try abs(#require(square(harness)).width - before.width * 1.1) < 0.01)
    #expect(texts(harness).contains("110"))
  }

  @Test func `Escape ends pointing, and then closes the panel`() {
    let harness = makeHarness()
    press("C", with: [.control, .shift], harness)
    harness.settle()
    press("Escape", harness)
    harness.settle()
    #expect(texts(harness).contains("Point at a view"))
    press("Escape", harness)
    harness.settle()
    #expect(!texts(harness).contains("Point at a view"))
  }

  @Test func `a view stays selected when its source is reloaded`() {
    let window = StudioHarness(FilePreview { Mover() }, panel: "inspect")
    window.click("Mover")
    #expect(window.texts.contains("distance"))
    for _ in 0..<3 {
      window.studio.show([StageItemGroup(title: "Test.swift", items: [FilePreview { Mover() }])])
      window.harness.settle()
      #expect(window.texts.contains("distance"))
    }
  }

  @Test func `a view that is not in the reloaded source is not selected`() {
    final class Source { var isOther = false }
    let source = Source()
    let item = FilePreview {
      if source.isOther { Tile() } else { Mover() }
    }
    let window = StudioHarness(item, panel: "inspect")
    window.click("Mover")
    source.isOther = true
    window.studio.show([StageItemGroup(title: "Test.swift", items: [item])])
    window.harness.settle()
    #expect(window.texts.contains("Tile") && !window.texts.contains("Mover"))
    #expect(window.texts.contains("Select a view in the list, or point at one on the stage"))
  }

  @Test func `the running animations of a view are those of its contents, too`() {
    let window = StudioHarness(FilePreview { Mover() }, panel: "inspect")
    window.click("Mover")
    #expect(!window.texts.contains(".offset"))
    window.click(CGPoint(x: 515, y: 420))
    #expect(window.texts.contains(".offset"))
    window.harness.settle()
    #expect(!window.texts.contains(".offset"))
  }
}
