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

/// The window for previews of files.
@MainActor
@Suite struct StudioTests: StudioTesting {
  @Test func `the card of a crash and the key R restart the previews`() throws {
    let (studio, harness) = makeStudio(group(StudioPreview(id: "Card")))
    var count = 0
    studio.files.restart = { count += 1 }
    var failure = FileStatus.Failure(title: "Crashed", text: "a trap")
    studio.files.failure = failure
    harness.settle()
    #expect(!texts(harness).contains("Restart"))
    press("R", harness)
    #expect(count == 0)

    failure.isEnd = true
    studio.files.failure = failure
    harness.settle()
    press("R", harness)
    #expect(count == 1)
    let place = try #require(
      harness.list.items.compactMap { item -> CGPoint? in
        guard case .glyphs(let run, _, let index) = item, run.text == "Restart",
          let first = run.glyphs.first
        else { return nil }
        return CGPoint(x: CGFloat(first.x), y: CGFloat(first.y))
          .applying(harness.list.transforms[Int(index)])
      }.first)
    harness.press(CGPoint(x: place.x + 4, y: place.y - 4))
    harness.release(CGPoint(x: place.x + 4, y: place.y - 4))
    #expect(count == 2)
  }

  @Test func `previews that are not loaded are listed, and the chosen one is shown in the end`() {
    var state = StudioState()
    state.item = "Dark"
    let (studio, harness) = makeStudio(restoring: state)
    var shown: [String] = []
    studio.onItemChange = { shown.append($0.id) }
    studio.showPlaceholders(
      group(StudioPreview(id: "waiting:Card"), StudioPreview(id: "waiting:Dark")),
      selecting: "waiting:Dark")
    harness.settle()
    #expect(texts(harness).contains("waiting:Card") && texts(harness).contains("Test.swift"))
    #expect(studio.item.id == "waiting:Dark")
    press("PageUp", harness)
    #expect(shown == ["waiting:Dark", "waiting:Card"])
    studio.show(group(StudioPreview(id: "Card"), StudioPreview(id: "Dark")), selecting: "Card")
    harness.settle()
    #expect(studio.item.id == "Card")
  }

  @Test func `previews are listed above the scenes, and the first one is shown`() {
    let (studio, harness) = makeStudio(group(StudioPreview(id: "Card"), StudioPreview(id: "Dark")))
    let texts = texts(harness)
    for text in ["Test.swift", "Card", "Dark", "Springs", "Spring home", "iPhone 16", "9:41"] {
      #expect(texts.contains(text), "\(text)")
    }
    #expect(!texts.contains("compiling"))
    #expect(studio.item.id == "Card")
    #expect(texts.contains("iPhone 16  ·  393 × 852 pt"))
  }

  @Test func `the view on the scaled device follows the pointer exactly`() throws {
    let (_, harness) = makeStudio(group(StudioPreview(id: "Card")))
    let frame = try #require(squares(harness).first)
    #expect(frame.width < 100 && frame.width > 60)
    let start = CGPoint(x: frame.midX, y: frame.midY)
    harness.press(start)
    for distance in [30.0, 77, 120] {
      harness.move(
        from: start, to: CGPoint(x: start.x + distance, y: start.y - distance), over: 0.2)
      let moved = try #require(squares(harness).first)
      #expect(abs(moved.midX - start.x - distance) < 0.6)
      #expect(abs(moved.midY - start.y + distance) < 0.6)
    }
    harness.release(CGPoint(x: start.x + 120, y: start.y - 120))
  }

  @Test func `a new version replaces the preview in its place, at the same time`() throws {
    var left = 0
    let (studio, harness) = makeStudio(group(StudioPreview(id: "Card", onLeave: { left += 1 })))
    let before = try #require(squares(harness).first)
    harness.advance(by: 1)
    studio.show(group(StudioPreview(id: "New"), StudioPreview(id: "Card", color: .red)))
    harness.frame()
    harness.frame()
    #expect(left == 1)
    #expect(studio.item.id == "Card")
    #expect(squares(harness).first == before)
    studio.show(group(StudioPreview(id: "Other")))
    harness.settle()
    #expect(studio.item.id == "Other")
  }

  @Test func `a change of the source that cannot be written is said in the status`() {
    let harness = StudioHarness(FilePreview { Color.red })
    harness.studio.files.message = "Reloaded in 31 ms"
    harness.studio.files.writeFailure = "cannot write \"a\": no space left on device"
    harness.harness.settle()
    #expect(harness.texts.contains("cannot write \"a\": no space left on device"))
    #expect(!harness.texts.contains("Reloaded in 31 ms"))
    harness.studio.files.writeFailure = nil
    harness.harness.settle()
    #expect(harness.texts.contains("Reloaded in 31 ms"))
  }

  @Test func `errors are listed with carets over the last version, and go with the next one`() {
    let (studio, harness) = makeStudio(group(StudioPreview(id: "Card")))
    studio.files.hasShown = true
    studio.files.failure = FileStatus.Failure(
      title: "2 errors", text: "",
      problems: [
        SourceProblem(
          path: "/a/Test.swift", line: 3, column: 7, message: "cannot find 'x'",
          source: "  let x")
      ], count: 2)
    harness.settle()
    let shown = texts(harness)
    #expect(shown.contains("Test.swift:3:7") && shown.contains("let x") && shown.contains("    ^"))
    #expect(shown.contains("and 1 more in the terminal"))
    #expect(shown.contains("2 errors; the last working version is shown"))
    #expect(squares(harness).count == 1)
    studio.files.failure = nil
    studio.files.message = "Reloaded in 31 ms"
    harness.settle()
    #expect(!texts(harness).contains("Test.swift:3:7"))
    #expect(texts(harness).contains("Reloaded in 31 ms"))
  }

  @Test func `a click on an error opens its line`() throws {
    let (studio, harness) = makeStudio(group(StudioPreview(id: "Card")))
    var opened: [String] = []
    studio.files.openInEditor = { opened.append("\($0):\($1)") }
    studio.files.failure = FileStatus.Failure(
      title: "1 error", text: "",
      problems: [
        SourceProblem(path: "/a/T.swift", line: 3, column: 7, message: "message", source: "")
      ], count: 1)
    harness.settle()
    let place = harness.list.items.compactMap { item -> CGPoint? in
      guard case .glyphs(let run, _, let index) = item, run.text == "message" else { return nil }
      return CGPoint(x: 4, y: 4).applying(harness.list.transforms[Int(index)])
    }.first
    let point = try #require(place)
    harness.press(point)
    harness.release(point)
    harness.settle()
    #expect(opened == ["/a/T.swift:3"])
  }

  @Test func `a preview may request a size, an orientation or a device`() {
    let fixed = ScreenRequest(size: CGSize(width: 320, height: 100))
    let (studio, harness) = makeStudio(group(StudioPreview(id: "A", request: fixed)))
    #expect(studio.stageSize == CGSize(width: 320, height: 100))
    #expect(texts(harness).contains("320 × 100 pt") && !texts(harness).contains("9:41"))
    let wide = ScreenRequest(device: Device.named("iPad (A16)"), isLandscape: true)
    let (other, harness2) = makeStudio(group(StudioPreview(id: "A", request: wide)))
    #expect(other.stageSize == CGSize(width: 1180, height: 820))
    #expect(texts(harness2).contains("iPad (A16)"))
  }

  @Test func `preview, panel, device, zoom and traits are restored`() throws {
    var state = StudioState()
    state.item = "B"
    state.panel = "motion"
    state.splitPanel = "source"
    state.splitFraction = 0.25
    state.device = "iPad (A16)"
    state.isLandscape = true
    state.zoom = 0.5
    state.isDark = true
    state.textSize = DynamicTypeSize.xxLarge.rawValue
    state.isRightToLeft = true
    state.reducesMotion = true
    let groups = group(StudioPreview(id: "A"), StudioPreview(id: "B"))
    let (studio, harness) = makeStudio(restoring: state, groups)
    #expect(studio.state == state)
    #expect(studio.stageSize == CGSize(width: 1180, height: 820))
    #expect(squares(harness).first.map { abs($0.width - 50) < 0.01 } == true)
    state.item = "gone"
    state.device = ""
    let (other, _) = makeStudio(restoring: state, groups)
    #expect(other.item.id == "A" && other.stageSize == nil)
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(StudioState.self, from: data) == state)
  }

  @Test func `variants and pinned previews are restored`() {
    var state = StudioState()
    state.variants = "textSizes"
    state.pinned = ["B", "gone"]
    let (studio, harness) = makeStudio(
      restoring: state, group(StudioPreview(id: "A"), StudioPreview(id: "B")))
    #expect(studio.state.variants == "textSizes" && studio.state.pinned == ["B", "gone"])
    #expect(squares(harness).count == 3)
    #expect(texts(harness).contains("Pinned"))
  }

  @Test func `a preview is pinned under the pointer, and shown while another file is edited`()
    throws
  {
    let (studio, harness) = makeStudio(
      group(StudioPreview(id: "First"), StudioPreview(id: "Second")))
    var changes = 0
    studio.onStateChange = { changes += 1 }
    #expect(!texts(harness).contains("Pinned"))
    let row = try #require(position(of: "Second", harness))
    harness.move(from: .zero, to: row, over: 0.1)
    harness.press(CGPoint(x: 228, y: row.y - 4))
    harness.release(CGPoint(x: 228, y: row.y - 4))
    harness.settle()
    #expect(studio.state.pinned == ["Second"] && changes == 1)
    #expect(texts(harness).contains("Pinned"))
    #expect(studio.item.id == "First")
    studio.show(group(StudioPreview(id: "Second"), StudioPreview(id: "Third")))
    harness.settle()
    #expect(texts(harness).contains("Pinned"))
  }

  @Test func `recent files are listed, and a click opens one`() throws {
    let (studio, harness) = makeStudio(group(StudioPreview(id: "Card")))
    #expect(!texts(harness).contains("Recent files"))
    var opened: [String] = []
    studio.files.recent = ["/a/Sheet.swift", "/b/Deck.swift"]
    studio.files.openFile = { opened.append($0) }
    harness.settle()
    let row = try #require(position(of: "Deck.swift", harness))
    harness.press(row)
    harness.release(row)
    harness.settle()
    #expect(opened == ["/b/Deck.swift"])
  }

  @Test func `warnings are counted in the status line, and listed on a click`() throws {
    let (studio, harness) = makeStudio(group(StudioPreview(id: "Card")))
    studio.files.warnings = [
      SourceProblem(path: "/a/T.swift", line: 3, column: 7, message: "never used", source: "")
    ]
    studio.files.warningCount = 2
    harness.settle()
    #expect(texts(harness).contains("2 warnings") && !texts(harness).contains("never used"))
    let label = try #require(position(of: "2 warnings", harness))
    harness.press(label)
    harness.release(label)
    harness.settle()
    #expect(texts(harness).contains("never used"))
    #expect(texts(harness).contains("and 1 more in the terminal"))
    harness.press(label)
    harness.release(label)
    harness.settle()
    #expect(!texts(harness).contains("never used"))
  }

  /// A point on a text.
}
