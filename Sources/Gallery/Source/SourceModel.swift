// Part of Snapback, under the MIT licence; see LICENSE.

import Inspection
import Interface
import Snapback

/// The source of the item on the stage: what is marked in the source panel, where things are
/// declared, and changes.
@Observable
final class SourceModel {
  /// The number of times that sources have changed.
  private(set) var revision = 0
  /// The line that is marked, from 1; nil for none.
  private(set) var focusedLine: Int?
  /// Changes of the source.
  let editor = SourceEditor()
  let search = SourceSearch()
  private(set) var item: any StageItem
  /// Opens the source panel if it is closed.
  @ObservationIgnored var openPanel: () -> Void = {}
  /// The file in the panel; nil for that of the item.
  private var otherPath: String?
  @ObservationIgnored private var cachedFiles: (revision: Int, item: String, files: SourceFiles)?

  init(_ item: any StageItem) {
    self.item = item
  }

  /// Shows the source of another item.
  func show(_ item: any StageItem) {
    self.item = item
    otherPath = nil
    focusedLine = nil
  }

  /// Replaces the item by its newer version.
  func replace(_ item: any StageItem) {
    self.item = item
  }

  /// Reads the source again where it is shown.
  func noteChange() { revision += 1 }

  /// The path of the file in the panel; nil if sources are not available.
  var path: String? { otherPath ?? item.sourcePath }

  /// The text of the file in the panel; nil if it cannot be read.
  var text: String? { otherPath.map(SourceFiles.text) ?? item.sourceText }

  /// The source in the panel, with the change in progress.
  var shownText: String? {
    if let draft = editor.draft, draft.path == path { return draft.source }
    return text
  }

  // MARK: Files

  /// The files with the item's types, as of the last change; nil if sources are not available.
  private var files: SourceFiles? {
    let revision = revision
    if let cachedFiles, cachedFiles.revision == revision, cachedFiles.item == item.id {
      return cachedFiles.files
    }
    guard let path = item.sourcePath else { return nil }
    let files = SourceFiles(of: path, in: item.sourcePaths)
    cachedFiles = (revision, item.id, files)
    return files
  }

  /// The paths of the files that the panel can show, that of the item first.
  var paths: [String] { files?.paths ?? [] }

  /// Shows a file in the panel.
  func showFile(_ path: String) {
    otherPath = path == item.sourcePath ? nil : path
    focusedLine = nil
  }

  // MARK: Declarations

  /// The line of a lane's gesture in the source.
  func line(of lane: GestureLane) -> SourceLine? {
    lane.owner.flatMap { files?.line(ofGesture: lane, in: $0) }
  }

  /// The source of a lane's gesture, such as `DragGesture(minimumDistance: 0)`; nil if it is not known.
  func declaration(of lane: GestureLane) -> String? {
    lane.owner.flatMap { files?.declaration(ofGesture: lane, in: $0) }
  }

  /// The name of the type that has a part of the source, whose first byte is at an offset; nil
  /// outside of types.
  func type(at offset: Int, in text: String) -> String? {
    let line = text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    return index?.type(at: line)
  }

  /// The line at which a view's type is declared in the source; nil if it is not known.
  func line(of view: InspectedView) -> SourceLine? {
    GestureOwner.name(String(reflecting: view.type)).flatMap { files?.line(ofType: $0) }
  }

  private var index: SourceIndex? { path.flatMap { files?.index(at: $0) } }

  // MARK: Lines

  /// Opens the source panel at a line.
  func showLine(_ line: SourceLine) {
    showFile(line.path)
    focusedLine = line.line
    openPanel()
  }

  /// Opens the source panel with a search field, or closes the field.
  func toggleSearch() {
    openPanel()
    if search.isShown { closeSearch() } else { search.isShown = true }
  }

  /// Ends the search. Its last match is not marked any longer.
  func closeSearch() {
    search.close()
    focusedLine = nil
  }

  /// Goes to the next occurrence of the searched text.
  func showNextMatch(back: Bool = false, fromStart: Bool = false) {
    focusedLine = search.goToNext(in: shownText ?? "", back: back, fromStart: fromStart)
  }

  // MARK: Changes

  /// Begins to change a part of the source, unless a change is in progress.
  func begin(_ range: Range<Int>, _ old: String, _ literal: SourceLiteral? = nil) {
    guard editor.draft == nil, let path, let text else { return }
    editor.begin(range, old, literal, in: text, at: path)
    // The file is not the one that is shown.
    if editor.draft == nil { noteChange() }
  }

  /// Replaces a part of the source, as a step that can be undone.
  func replace(_ range: Range<Int>, _ old: String, with new: String) {
    guard let path, let text else { return }
    editor.begin(range, old, in: text, at: path)
    editor.set(new)
    editor.commit()
    noteChange()
  }

  /// The calls that make a spring: those in the panel's file, or else in the first other one that has any;
  /// for nil all calls in the panel's file.
  func calls(making spring: Spring?) -> [SpringCall] {
    guard let files, let path else { return [] }
    guard let spring else { return files.calls(at: path) }
    let others = files.paths.filter { $0 != path }
    return ([path] + others).lazy.map { files.calls(at: $0).filter { $0.makes(spring) } }
      .first { !$0.isEmpty } ?? []
  }

  /// All calls in a file that make a spring.
  func calls(at path: String) -> [SpringCall] { files?.calls(at: path) ?? [] }

  /// The name of the type that has a call; nil outside of types.
  func type(of call: SpringCall) -> String? { files?.index(at: call.path)?.type(at: call.line) }

  /// The text of a call.
  func code(of call: SpringCall) -> String {
    guard let bytes = SourceFiles.text(at: call.path).map({ Array($0.utf8) }),
      call.range.upperBound <= bytes.count
    else { return "" }
    return String(decoding: bytes[call.range], as: UTF8.self)
  }

  /// Replaces a call. Returns false if the source cannot be changed.
  func replace(_ call: SpringCall, with code: String) -> Bool {
    guard let text = SourceFiles.text(at: call.path),
      SpringCall.all(in: text, at: call.path).contains(call)
    else {
      noteChange()
      return false
    }
    return editor.replace(call.path, text, with: text.replacingBytes(call.range, with: code))
  }
}

extension SpringCall {
  /// The location of the line.
  var location: SourceLine { SourceLine(path: path, line: line) }
}
