// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Gallery
import Gestures
import Interface
import InterfaceTesting
import Snapback

/// A preview of a source file that a test has written.
@MainActor
struct FilePreview: StageItem {
  let id: String
  var title: String { id }
  var summary: String { "Test.swift" }
  let symbol = "swift"
  var traceName: String { "Test" }
  var sourcePath: String?
  var sourcePaths: [String]?
  var device: Device?
  let content: @MainActor () -> AnyView

  init(
    _ id: String = "Card", source: String? = nil, sources: [String]? = nil, device: Device? = nil,
    @ViewBuilder content: @escaping @MainActor () -> some View
  ) {
    self.id = id
    sourcePath = source
    sourcePaths = sources
    self.device = device
    self.content = { AnyView(content()) }
  }

  func makeSession(_ traits: StageTraits) -> StageSession {
    session(traits) { StateMigration() }
  }

  func makeVariant(
    _ number: Int, beside stage: StageSession, _ traits: StageTraits
  ) -> StageSession {
    session(traits) { [weak stage] in
      let state = stage?.host?.migration as? StateMigration
      return state?.makeSuccessor(copiesObjects: true) ?? StateMigration()
    }
  }

  private func session(
    _ traits: StageTraits, _ state: @escaping @MainActor () -> StateMigration
  ) -> StageSession {
    StageSession(.recorded) { size, scale, resources in
      ViewHost(
        StageTraitsView(traits, content: content()), size: size, scale: scale,
        resources: resources, migration: state())
    }
  }

  func request(of host: ViewHost) -> ScreenRequest { ScreenRequest() }
  func willRestart() {}
  func willLeave(_ stage: StageSession) {}
}

/// The window for previews of files in a test, with one preview.
@MainActor
final class StudioHarness {
  let studio: Studio
  let harness: Harness

  /// - Parameters:
  ///   - panel: The open tab of the side panel, such as `source`.
  ///   - write: Replaces the contents of a file; nil if sources cannot be changed.
  init(
    _ items: FilePreview..., size: CGSize = CGSize(width: 1240, height: 860), panel: String? = nil,
    write: ((_ path: String, _ old: String, _ new: String) -> Bool)? = nil,
    saving save: ((_ item: String, _ text: String) -> SavedSession)? = nil,
    exporting export: ((ExportedFile) -> SavedSession)? = nil,
    tools: (any RecordingTools)? = nil
  ) {
    var state = StudioState()
    state.panel = panel
    studio = Studio(
      size: size, scale: 1, resources: .plain(), placeholder: items[0], files: FileStatus(),
      restoring: state, saving: save, exporting: export, tools: tools)
    studio.editor.write = write
    harness = Harness(studio.host)
    studio.show([StageItemGroup(title: "Test.swift", items: items)])
    studio.files.isCompiling = false
    harness.settle()
  }

  /// All texts in the window.
  var texts: Set<String> {
    Set(
      harness.list.items.compactMap { item in
        if case .glyphs(let run, _, _) = item { run.text } else { nil }
      })
  }

  /// Points on all occurrences of a text, in the order in which they are drawn.
  func positions(of text: String) -> [CGPoint] {
    harness.list.items.compactMap { item -> CGPoint? in
      guard case .glyphs(let run, _, let index) = item, run.text == text,
        let first = run.glyphs.first
      else { return nil }
      return CGPoint(x: CGFloat(first.x) + 3, y: CGFloat(first.y) - 3)
        .applying(harness.list.transforms[Int(index)])
    }
  }

  /// A point on a character of a line of monospaced text, by the beginning of the line.
  func position(ofColumn column: Int, in line: String) -> CGPoint? {
    harness.list.items.compactMap { item -> CGPoint? in
      guard case .glyphs(let run, _, let index) = item, run.text.hasPrefix(line),
        run.glyphs.count > 1
      else { return nil }
      let (first, second) = (run.glyphs[0], run.glyphs[1])
      let width = CGFloat(second.x - first.x)
      return CGPoint(x: CGFloat(first.x) + width * (CGFloat(column) + 0.5), y: CGFloat(first.y) - 3)
        .applying(harness.list.transforms[Int(index)])
    }.first
  }

  /// The center of the control with an accessible name.
  func point(of label: String) -> CGPoint? {
    let item = harness.host.accessibilityItems.first { $0.label == label }
    return item.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
  }

  /// Types a text.
  func type(_ text: String) {
    harness.send(.text(TextSample(time: harness.time, text: text, kind: .typed)))
    harness.frame()
    harness.frame()
  }

  /// Runs the command that the palette finds first.
  func run(_ query: String) {
    harness.key("K", holding: .control)
    harness.frame()
    harness.frame()
    type(query)
    harness.key("Return")
    harness.advance(by: 0.8)
  }

  /// Clicks, and waits a moment.
  func click(_ point: CGPoint) {
    harness.move(from: .zero, to: point, over: 0.05)
    harness.press(point)
    harness.release(point)
    harness.advance(by: 0.8)
  }

  /// Clicks on the text that is drawn last. Returns false if there is none.
  @discardableResult
  func click(_ text: String) -> Bool {
    guard let point = positions(of: text).last else { return false }
    click(point)
    return true
  }
}
