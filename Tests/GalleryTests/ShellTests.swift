// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Motion
import Testing

/// Where the largest rectangle with a gradient is seen: the card of the first scene.
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
  /// The middle of the stage, without a panel beside it.
  let middle = CGPoint(x: 256 + (1180 - 256) / 2, y: 72 + (800 - 72 - 44) / 2)

  private func makeHarness(_ size: CGSize? = nil) -> Harness {
    let harness = Harness(
      Catalogue.gallery.makeHost(size: size ?? self.size, scale: 1, resources: .plain()))
    harness.settle()
    return harness
  }

  private func strike(_ key: String, with modifiers: Modifiers = [], _ harness: Harness) {
    for isDown in [true, false] {
      harness.send(
        .key(KeySample(time: harness.time, key: key, isDown: isDown, modifiers: modifiers)))
    }
    harness.frame()
    harness.frame()
  }

  @Test func `the first scene stands in the middle of the stage`() {
    #expect(card(makeHarness().list) == middle)
  }

  @Test func `a hand on the stage moves what is on it, exactly`() throws {
    let harness = makeHarness()
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: middle.x, y: middle.y - 40), over: 0.3)
    #expect(card(harness.list) == CGPoint(x: middle.x, y: middle.y - 40))
    harness.release(CGPoint(x: middle.x, y: middle.y - 40))
    #expect(harness.settle())
    #expect(card(harness.list) == middle)
  }

  @Test func `a hand beside the stage moves nothing on it`() {
    let harness = makeHarness()
    let beside = CGPoint(x: 300, y: middle.y)
    harness.press(beside)
    harness.move(from: beside, to: middle, over: 0.3)
    #expect(card(harness.list) == middle)
  }

  @Test func `paused, the scene stands until it goes on, and a step is one frame`() throws {
    let harness = makeHarness()
    harness.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.2)
    harness.frame()
    strike("P", harness)
    let seen = try #require(card(harness.list))
    #expect(abs(seen.y - middle.y) > 10)
    harness.advance(by: 5)
    #expect(card(harness.list) == seen)
    #expect(harness.host.nextFrame(after: harness.time) == nil)
    strike(".", harness)
    let stepped = try #require(card(harness.list))
    #expect(stepped != seen)
    #expect(abs(stepped.y - seen.y) < 40)
    strike("P", harness)
    #expect(harness.settle())
    #expect(card(harness.list) == middle)
  }

  @Test func `slowed down, the same throw takes as many times as long`() {
    func settlingTime(slower strikes: Int) -> Double {
      let harness = makeHarness()
      harness.press(middle)
      harness.move(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.2)
      harness.advance(by: 1)
      for _ in 0..<strikes { strike(",", with: .shift, harness) }
      harness.release(CGPoint(x: middle.x, y: middle.y - 60))
      let start = harness.time
      while let place = card(harness.list), abs(place.y - middle.y) > 1, harness.time < start + 20 {
        harness.frame()
      }
      return harness.time - start
    }
    let (full, fifth) = (settlingTime(slower: 0), settlingTime(slower: 2))
    #expect(full > 0.1)
    #expect(abs(fifth / full - 5) < 0.3)
  }

  @Test func `a reset puts the scene back at once, hand or no hand`() {
    let harness = makeHarness()
    harness.press(middle)
    harness.move(from: middle, to: CGPoint(x: middle.x, y: middle.y - 40), over: 0.3)
    strike("R", harness)
    #expect(card(harness.list) == middle)
    harness.release(middle)
    #expect(harness.settle())
    #expect(card(harness.list) == middle)
  }

  @Test(arguments: [CGSize(width: 1180, height: 800), CGSize(width: 390, height: 844)])
  func `every scene can be shown, with instruments and source, and comes to rest`(size: CGSize) {
    let harness = makeHarness(size)
    for _ in Catalogue.scenes {
      strike("I", harness)
      #expect(harness.settle())
      harness.drag(
        from: CGPoint(x: size.width / 2, y: size.height / 2),
        to: CGPoint(x: size.width / 2 - 60, y: size.height / 2 - 80), over: 0.2)
      #expect(harness.settle())
      strike("S", harness)
      #expect(harness.settle())
      strike("Escape", harness)
      strike("PageDown", harness)
      #expect(harness.settle())
    }
  }

  @Test func `the instruments stand still when nothing moves`() {
    let harness = makeHarness()
    strike("I", harness)
    harness.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 60), over: 0.2)
    #expect(harness.settle())
    #expect(harness.host.nextFrame(after: harness.time) == nil)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 5000, height: 3)])
  func `it can be shown at any size`(size: CGSize) {
    let harness = makeHarness(size)
    for key in ["I", "F1", "S", "Escape", "A"] { strike(key, harness) }
    #expect(harness.settle())
  }

  @Test func `the tour plays, and ends`() {
    let harness = makeHarness()
    var events = Catalogue.gallery.tour(size: size)[...]
    let start = harness.time
    while let next = events.first, harness.time < start + 60 {
      while let due = events.first, due.time + start <= harness.time + 1e-9 {
        harness.host.handle([due.timed { $0 + start }])
        events = events.dropFirst()
      }
      harness.frame()
      _ = next
    }
    #expect(events.isEmpty)
    #expect(harness.settle())
  }

  @Test func `the README has the table of keys`() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../README.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.contains(ShellKey.markdown), "the table is:\n\(ShellKey.markdown)")
  }

  /// Every text that is drawn.
  private func texts(_ harness: Harness) -> Set<String> {
    Set(
      harness.list.items.compactMap { item in
        if case .glyphs(let run, _, _) = item { run.text } else { nil }
      })
  }

  @Test(arguments: ["W", "Escape"])
  func `the stage has the whole window when asked, and gives it back`(back: String) throws {
    let harness = makeHarness()
    let before = try #require(card(harness.list))
    strike("W", harness)
    harness.settle()
    let whole = try #require(card(harness.list))
    #expect(abs(whole.x - size.width / 2) < 1 && before.x > whole.x + 100)
    #expect(!texts(harness).contains("Where a throw ends"))
    strike(back, harness)
    harness.settle()
    #expect(card(harness.list) == before)
    #expect(texts(harness).contains("Where a throw ends"))
  }

  @Test func `in a narrow window the scenes come from below, and go when one is chosen`() throws {
    let harness = makeHarness(CGSize(width: 400, height: 800))
    let group = try #require(Catalogue.groups.last)
    #expect(!texts(harness).contains(group.title))
    func tap(_ point: CGPoint) {
      harness.press(point)
      harness.release(point)
      #expect(harness.settle())
    }
    tap(CGPoint(x: 28, y: 24))
    #expect(texts(harness).contains(group.title))
    // Beside it, and by its key, it goes as well.
    tap(CGPoint(x: 200, y: 60))
    #expect(!texts(harness).contains(group.title))
    tap(CGPoint(x: 28, y: 24))
    strike("Escape", harness)
    #expect(harness.settle())
    #expect(!texts(harness).contains(group.title))
    tap(CGPoint(x: 28, y: 24))
    // The second one.
    tap(CGPoint(x: 120, y: 195))
    #expect(!texts(harness).contains(group.title))
    #expect(texts(harness).contains(Catalogue.scenes[1].title))
  }

  @Test func `all keys are on one line each where there is room for that`() {
    let harness = makeHarness()
    strike("F1", harness)
    #expect(harness.settle())
    let lines = texts(harness)
    for line in ShellKey.markdown.split(separator: "\n").dropFirst(2) {
      let effect = line.split(separator: "|")[1].trimmingCharacters(in: .whitespaces)
      #expect(lines.contains(effect))
    }
  }

  @Test(arguments: [("dial", "A dial with ticks"), ("nonsense", "Spring home")])
  func `it begins with the scene that is asked for, and tells of the next`(
    id: String, title: String
  ) throws {
    var told: [String] = []
    let harness = Harness(
      GalleryHost.make(
        size: size, scale: 1, resources: .plain(), showing: id, saving: nil,
        whenShowing: { told.append($0) }
      ).host)
    #expect(texts(harness).contains(title))
    #expect(told.isEmpty)
    strike("PageDown", harness)
    let index = try #require(Catalogue.scenes.firstIndex { $0.title == title })
    #expect(told == [Catalogue.scenes[index + 1].id])
  }

  @Test(arguments: [false, true])
  func `a panel slides in, or fades in where motion is reduced`(reducesMotion: Bool) {
    let harness = makeHarness()
    harness.host.reducesMotion = reducesMotion
    harness.frame()
    func titles() -> [CGFloat] {
      harness.list.items.compactMap { item in
        guard case .glyphs(let run, _, let index) = item, run.text == "Hand-over" else {
          return nil
        }
        return harness.list.transforms[Int(index)].tx
      }
    }
    for isDown in [true, false] {
      harness.send(.key(KeySample(time: harness.time, key: "I", isDown: isDown)))
    }
    var places: Set<CGFloat> = []
    for _ in 0..<20 {
      harness.frame()
      places.formUnion(titles())
    }
    #expect(places.count == 1 || !reducesMotion)
    #expect(places.count > 5 || reducesMotion)
  }
}
