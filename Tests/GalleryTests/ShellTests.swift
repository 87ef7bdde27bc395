// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Motion
import Testing

/// The presented center of the card of `spring-home`: the gradient fill that is 300 points wide.
private func card(_ list: DisplayList) -> CGPoint? {
  for item in list.items {
    guard case .fill(let shape, let paint, let index) = item, shape.width == 300 else { continue }
    if case .color = paint { continue }
    let middle = CGPoint(
      x: CGFloat(shape.x + shape.width / 2), y: CGFloat(shape.y + shape.height / 2))
    return middle.applying(list.transforms[Int(index)])
  }
  return nil
}

@MainActor
@Suite struct ShellTests {
  let size = CGSize(width: 1180, height: 800)
  /// The center of the stage while the side panel is closed.
  let middle = CGPoint(x: 256 + (1180 - 256) / 2, y: 72 + (800 - 72 - 40 - 44) / 2)

  private func makeHarness(_ size: CGSize? = nil) -> Harness {
    let harness = Harness(
      GalleryHost.make(
        size: size ?? self.size, scale: 1, resources: .plain(), showing: "spring-home", saving: nil
      ) { _ in }.host)
    harness.settle()
    return harness
  }

  private func pressKey(_ key: String, with modifiers: Modifiers = [], _ harness: Harness) {
    for isDown in [true, false] {
      harness.send(
        .key(KeySample(time: harness.time, key: key, isDown: isDown, modifiers: modifiers)))
    }
    harness.frame()
    harness.frame()
  }

  @Test func `a scene is centered on the stage`() {
    #expect(card(makeHarness().list) == middle)
  }

  @Test func `the track of the timeline is centered below the stage`() throws {
    let list = makeHarness().list
    let centers = list.items.compactMap { item -> CGFloat? in
      guard case .fill(let shape, _, let index) = item, shape.height == 6, shape.width > 300
      else { return nil }
      return CGPoint(x: CGFloat(shape.x + shape.width / 2), y: 0)
        .applying(list.transforms[Int(index)]).x
    }
    #expect(!centers.isEmpty)
    #expect(centers.allSatisfy { $0 == middle.x })
  }

  @Test func `a drag on the stage moves its content exactly`() throws {
    let harness = makeHarness()
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: middle.x, y: middle.y - 40), over: 0.3)
    #expect(card(harness.list) == CGPoint(x: middle.x, y: middle.y - 40))
    harness.release(CGPoint(x: middle.x, y: middle.y - 40))
    #expect(harness.settle())
    #expect(card(harness.list) == middle)
  }

  @Test func `a drag beside the stage does not move its content`() {
    let harness = makeHarness()
    let beside = CGPoint(x: 300, y: middle.y)
    harness.press(beside)
    harness.move(from: beside, to: middle, over: 0.3)
    #expect(card(harness.list) == middle)
  }

  @Test func `a paused scene stands still, and a step is one frame`() throws {
    let harness = makeHarness()
    harness.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.2)
    harness.frame()
    pressKey("P", harness)
    let paused = try #require(card(harness.list))
    #expect(abs(paused.y - middle.y) > 10)
    harness.advance(by: 5)
    #expect(card(harness.list) == paused)
    #expect(harness.host.nextFrame(after: harness.time) == nil)
    pressKey(".", harness)
    let stepped = try #require(card(harness.list))
    #expect(stepped != paused)
    #expect(abs(stepped.y - paused.y) < 40)
    pressKey("P", harness)
    #expect(harness.settle())
    #expect(card(harness.list) == middle)
  }

  @Test func `in slow motion the same throw takes proportionally longer`() {
    func settlingTime(slowerBy steps: Int) -> Double {
      let harness = makeHarness()
      harness.press(middle)
      harness.move(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.2)
      harness.advance(by: 1)
      for _ in 0..<steps { pressKey(",", with: .shift, harness) }
      harness.release(CGPoint(x: middle.x, y: middle.y - 60))
      let start = harness.time
      while let position = card(harness.list), abs(position.y - middle.y) > 1,
        harness.time < start + 20
      {
        harness.frame()
      }
      return harness.time - start
    }
    let (full, fifth) = (settlingTime(slowerBy: 0), settlingTime(slowerBy: 2))
    #expect(full > 0.1)
    #expect(abs(fifth / full - 5) < 0.3)
  }

  @Test func `a restart resets the scene at once, also during a drag`() {
    let harness = makeHarness()
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: middle.x, y: middle.y - 40), over: 0.3)
    pressKey("R", harness)
    #expect(card(harness.list) == middle)
    harness.release(middle)
    #expect(harness.settle())
    #expect(card(harness.list) == middle)
  }

  @Test(arguments: [CGSize(width: 1180, height: 800), CGSize(width: 390, height: 844)])
  func `every scene settles, with instruments and with its source`(size: CGSize) {
    let harness = makeHarness(size)
    for _ in SceneCatalog.scenes {
      pressKey("I", harness)
      #expect(harness.settle())
      harness.drag(
        from: CGPoint(x: size.width / 2, y: size.height / 2),
        to: CGPoint(x: size.width / 2 - 60, y: size.height / 2 - 80), over: 0.2)
      #expect(harness.settle())
      pressKey("S", harness)
      #expect(harness.settle())
      pressKey("Escape", harness)
      pressKey("PageDown", harness)
      #expect(harness.settle())
    }
  }

  @Test func `the instruments need no frames when nothing moves`() {
    let harness = makeHarness()
    pressKey("I", harness)
    harness.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.2)
    #expect(harness.settle())
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 5000, height: 3)])
  func `the gallery works at any window size`(size: CGSize) {
    let harness = makeHarness(size)
    for key in ["I", "F1", "S", "Escape", "A"] { pressKey(key, harness) }
    #expect(harness.settle())
  }

  @Test func `the tour plays to its end`() {
    let harness = makeHarness()
    var events = SceneCatalog.gallery.tour(size: size)[...]
    let start = harness.time
    while let next = events.first, harness.time < start + 60 {
      while let due = events.first, due.time + start <= harness.time + 1e-9 {
        harness.host.handle([due.mapTime { $0 + start }])
        events = events.dropFirst()
      }
      harness.frame()
      _ = next
    }
    #expect(events.isEmpty)
    #expect(harness.settle())
  }

  @Test func `buttons, rows and the playhead change under the pointer`() {
    let harness = makeHarness()
    harness.advance(by: 1)
    pressKey("P", harness)
    harness.settle()
    func hover(_ point: CGPoint) -> DisplayList {
      harness.move(from: CGPoint(x: 300, y: 400), to: point, over: 0.1)
      harness.settle()
      return harness.list
    }
    let rest = hover(CGPoint(x: 290, y: 400))
    #expect(hover(CGPoint(x: 100, y: 140)) != rest)
    #expect(hover(CGPoint(x: 100, y: 770)) != rest)
    #expect(hover(CGPoint(x: 700, y: 778)) != rest)
    #expect(hover(CGPoint(x: 290, y: 400)) == rest)
  }

  @Test func `the README contains the table of keyboard shortcuts`() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../README.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.contains(ShellKey.markdown), "the table is:\n\(ShellKey.markdown)")
  }

  /// All texts of the display list.
  private func texts(_ harness: Harness) -> Set<String> {
    Set(
      harness.list.items.compactMap { item in
        if case .glyphs(let run, _, _) = item { run.text } else { nil }
      })
  }

  @Test(arguments: ["W", "Escape"])
  func `W makes the stage fill the window, and W or Escape undoes it`(back: String) throws {
    let harness = makeHarness()
    let before = try #require(card(harness.list))
    pressKey("W", harness)
    harness.settle()
    let whole = try #require(card(harness.list))
    #expect(abs(whole.x - size.width / 2) < 1 && before.x > whole.x + 100)
    #expect(!texts(harness).contains("Projection and snapping"))
    pressKey(back, harness)
    harness.settle()
    #expect(card(harness.list) == before)
    #expect(texts(harness).contains("Projection and snapping"))
  }

  @Test func `in a narrow window the list of scenes is a sheet that closes on selection`() throws {
    let harness = makeHarness(CGSize(width: 400, height: 800))
    let group = try #require(SceneCatalog.groups.last)
    #expect(!texts(harness).contains(group.title))
    func tap(_ point: CGPoint) {
      harness.press(point)
      harness.release(point)
      #expect(harness.settle())
    }
    tap(CGPoint(x: 28, y: 24))
    #expect(texts(harness).contains(group.title))
    // A tap beside it closes it as well, and so does Escape.
    tap(CGPoint(x: 200, y: 60))
    #expect(!texts(harness).contains(group.title))
    tap(CGPoint(x: 28, y: 24))
    pressKey("Escape", harness)
    #expect(harness.settle())
    #expect(!texts(harness).contains(group.title))
    tap(CGPoint(x: 28, y: 24))
    // The second scene.
    tap(CGPoint(x: 120, y: 195))
    #expect(!texts(harness).contains(group.title))
    #expect(texts(harness).contains(SceneCatalog.scenes[1].title))
  }

  @Test func `in a wide window each keyboard shortcut is on one line`() {
    let harness = makeHarness(CGSize(width: 1280, height: 800))
    pressKey("F1", harness)
    #expect(harness.settle())
    let lines = texts(harness)
    for line in ShellKey.markdown.split(separator: "\n").dropFirst(2) {
      let effect = line.split(separator: "|")[1].trimmingCharacters(in: .whitespaces)
      #expect(lines.contains(effect))
    }
  }

  @Test(arguments: [("dial", "Dial with ticks"), ("nonsense", "Throw a card")])
  func `it opens with the requested scene, and reports the next one`(
    id: String, title: String
  ) throws {
    var reported: [String] = []
    let harness = Harness(
      GalleryHost.make(
        size: size, scale: 1, resources: .plain(), showing: id, saving: nil,
        onSceneChange: { reported.append($0) }
      ).host)
    #expect(texts(harness).contains(title))
    #expect(reported.isEmpty)
    pressKey("PageDown", harness)
    let index = try #require(SceneCatalog.scenes.firstIndex { $0.title == title })
    #expect(reported == [SceneCatalog.scenes[index + 1].id])
  }

  @Test(arguments: [false, true])
  func `a panel slides in, or fades in with reduced motion`(reducesMotion: Bool) {
    let harness = makeHarness()
    harness.host.reducesMotion = reducesMotion
    harness.frame()
    func titles() -> [CGFloat] {
      harness.list.items.compactMap { item in
        guard case .glyphs(let run, _, let index) = item, run.text.hasPrefix("Touch the stage")
        else { return nil }
        return harness.list.transforms[Int(index)].tx
      }
    }
    for isDown in [true, false] {
      harness.send(.key(KeySample(time: harness.time, key: "I", isDown: isDown)))
    }
    var positions: Set<CGFloat> = []
    for _ in 0..<20 {
      harness.frame()
      positions.formUnion(titles())
    }
    #expect(positions.count == 1 || !reducesMotion)
    #expect(positions.count > 5 || reducesMotion)
  }
}
