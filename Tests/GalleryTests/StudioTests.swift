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

/// A blue square in the middle, whose position is kept, as a preview of a file.
private struct Square: View {
  let color: Color
  let model: SquareState
  @State private var translation = CGSize.zero

  var body: some View {
    color
      .frame(width: 100, height: 100)
      .offset(
        x: model.offset.width + translation.width, y: model.offset.height + translation.height
      )
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { translation = $0.translation }
          .onEnded { _ in
            model.offset.width += translation.width
            model.offset.height += translation.height
            translation = .zero
          }
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .ignoresSafeArea()
  }
}

@Observable
private final class SquareState {
  var offset = CGSize.zero
}

/// A preview in a test.
@MainActor
private struct Preview: StageItem {
  let id: String
  var title: String { id }
  var summary: String { "Test.swift" }
  let symbol = "swift"
  var traceName: String { "Test" }
  var sourcePath: String? { nil }
  var device = Device.named("iPhone 16")
  var color = Color.blue
  var request = ScreenRequest()
  let state = SquareState()
  /// Whether all hierarchies of the preview show the same state.
  var sharesState = true
  var onLeave: @MainActor () -> Void = {}

  func makeSession(_ traits: StageTraits) -> StageSession {
    StageSession(.recorded) { size, scale, resources in
      ViewHost(
        StageTraitsView(
          traits, content: Square(color: color, model: sharesState ? state : SquareState())),
        size: size, scale: scale, resources: resources)
    }
  }

  func request(of host: ViewHost) -> ScreenRequest { request }
  func willRestart() { state.offset = .zero }
  func willLeave(_ stage: StageSession) { onLeave() }
}

/// The window for previews of files.
@MainActor
@Suite struct StudioTests {
  private let size = CGSize(width: 1240, height: 860)

  private func makeStudio(
    size: CGSize? = nil, restoring state: StudioState? = nil, _ groups: [StageItemGroup] = []
  ) -> (Studio, Harness) {
    let studio = Studio(
      size: size ?? self.size, scale: 1, resources: .plain(),
      placeholder: Preview(id: "compiling", color: .gray), files: FileStatus(), restoring: state,
      saving: nil)
    let harness = Harness(studio.host)
    if !groups.isEmpty {
      studio.show(groups)
      studio.files.isCompiling = false
    }
    harness.settle()
    return (studio, harness)
  }

  private func group(_ items: Preview...) -> [StageItemGroup] {
    [StageItemGroup(title: "Test.swift", items: items)]
  }

  private func texts(_ harness: Harness) -> Set<String> {
    Set(
      harness.list.items.compactMap { item in
        if case .glyphs(let run, _, _) = item { run.text } else { nil }
      })
  }

  /// The presented frames of the squares.
  private func squares(_ harness: Harness) -> [CGRect] {
    harness.list.items.compactMap { item in
      guard case .fill(let shape, .color, let index) = item, shape.width == 100,
        shape.height == 100
      else { return nil }
      return CGRect(
        x: CGFloat(shape.x), y: CGFloat(shape.y), width: CGFloat(shape.width),
        height: CGFloat(shape.height)
      ).applying(harness.list.transforms[Int(index)])
    }
  }

  private func press(_ key: String, with modifiers: Modifiers = [], _ harness: Harness) {
    for isDown in [true, false] {
      harness.send(
        .key(KeySample(time: harness.time, key: key, isDown: isDown, modifiers: modifiers)))
    }
    harness.frame()
    harness.frame()
  }

  @Test func `the card of a crash and the key R restart the previews`() throws {
    let (studio, harness) = makeStudio(group(Preview(id: "Card")))
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
      group(Preview(id: "waiting:Card"), Preview(id: "waiting:Dark")), selecting: "waiting:Dark")
    harness.settle()
    #expect(texts(harness).contains("waiting:Card") && texts(harness).contains("Test.swift"))
    #expect(studio.item.id == "waiting:Dark")
    press("PageUp", harness)
    #expect(shown == ["waiting:Dark", "waiting:Card"])
    studio.show(group(Preview(id: "Card"), Preview(id: "Dark")), selecting: "Card")
    harness.settle()
    #expect(studio.item.id == "Card")
  }

  @Test func `previews are listed above the scenes, and the first one is shown`() {
    let (studio, harness) = makeStudio(group(Preview(id: "Card"), Preview(id: "Dark")))
    let texts = texts(harness)
    for text in ["Test.swift", "Card", "Dark", "Springs", "Spring home", "iPhone 16", "9:41"] {
      #expect(texts.contains(text), "\(text)")
    }
    #expect(!texts.contains("compiling"))
    #expect(studio.item.id == "Card")
    #expect(texts.contains("iPhone 16  ·  393 × 852 pt"))
  }

  @Test func `the view on the scaled device follows the pointer exactly`() throws {
    let (_, harness) = makeStudio(group(Preview(id: "Card")))
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
    let (studio, harness) = makeStudio(group(Preview(id: "Card", onLeave: { left += 1 })))
    let before = try #require(squares(harness).first)
    harness.advance(by: 1)
    studio.show(group(Preview(id: "New"), Preview(id: "Card", color: .red)))
    harness.frame()
    harness.frame()
    #expect(left == 1)
    #expect(studio.item.id == "Card")
    #expect(squares(harness).first == before)
    studio.show(group(Preview(id: "Other")))
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
    let (studio, harness) = makeStudio(group(Preview(id: "Card")))
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
    let (studio, harness) = makeStudio(group(Preview(id: "Card")))
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
    let (studio, harness) = makeStudio(group(Preview(id: "A", request: fixed)))
    #expect(studio.stageSize == CGSize(width: 320, height: 100))
    #expect(texts(harness).contains("320 × 100 pt") && !texts(harness).contains("9:41"))
    let wide = ScreenRequest(device: Device.named("iPad (A16)"), isLandscape: true)
    let (other, harness2) = makeStudio(group(Preview(id: "A", request: wide)))
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
    let groups = group(Preview(id: "A"), Preview(id: "B"))
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
      restoring: state, group(Preview(id: "A"), Preview(id: "B")))
    #expect(studio.state.variants == "textSizes" && studio.state.pinned == ["B", "gone"])
    #expect(squares(harness).count == 3)
    #expect(texts(harness).contains("Pinned"))
  }

  @Test func `a preview is pinned under the pointer, and shown while another file is edited`()
    throws
  {
    let (studio, harness) = makeStudio(group(Preview(id: "First"), Preview(id: "Second")))
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
    studio.show(group(Preview(id: "Second"), Preview(id: "Third")))
    harness.settle()
    #expect(texts(harness).contains("Pinned"))
  }

  @Test func `recent files are listed, and a click opens one`() throws {
    let (studio, harness) = makeStudio(group(Preview(id: "Card")))
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
    let (studio, harness) = makeStudio(group(Preview(id: "Card")))
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
  private func position(of text: String, _ harness: Harness) -> CGPoint? {
    harness.list.items.compactMap { item -> CGPoint? in
      guard case .glyphs(let run, _, let index) = item, run.text == text,
        let first = run.glyphs.first
      else { return nil }
      return CGPoint(x: CGFloat(first.x) + 3, y: CGFloat(first.y) - 3)
        .applying(harness.list.transforms[Int(index)])
    }.last
  }

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
    let (_, harness) = makeStudio(group(Preview(id: "Card")))
    press("K", with: .control, harness)
    harness.send(.text(TextSample(time: harness.time, text: query)))
    harness.frame()
    harness.frame()
    #expect(texts(harness).contains(title))
  }

  @Test func `an overlay that the palette turns on is seen: its panel opens`() {
    let (studio, harness) = makeStudio(group(Preview(id: "Card")))
    press("K", with: .control, harness)
    harness.send(.text(TextSample(time: harness.time, text: "overlay bounds")))
    harness.frame()
    harness.frame()
    press("Return", harness)
    harness.settle()
    #expect(studio.state.panel == "inspect")
  }

  @Test func `the palette finds previews, devices and commands`() {
    let (studio, harness) = makeStudio(group(Preview(id: "Card"), Preview(id: "Dark")))
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
    let (_, harness) = makeStudio(group(Preview(id: "Card", sharesState: false)))
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
    let (_, harness) = makeStudio(size: size, group(Preview(id: "Card")))
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
