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
  @ObservationIgnored private var cachedIndex: (revision: Int, item: String, index: SourceIndex)?

  init(_ item: any StageItem) {
    self.item = item
  }

  /// Shows the source of another item.
  func show(_ item: any StageItem) {
    self.item = item
    focusedLine = nil
  }

  /// Replaces the item by its newer version.
  func replace(_ item: any StageItem) {
    self.item = item
  }

  /// Reads the source again where it is shown.
  func noteChange() { revision += 1 }

  /// The path of the source file; nil if sources are not available.
  var path: String? { item.sourcePath }

  /// The text of the source file; nil if it cannot be read.
  var text: String? { item.sourceText }

  /// The source in the panel, with the change in progress.
  var shownText: String? { editor.draft?.source ?? item.sourceText }

  // MARK: Declarations

  /// The line of a lane's gesture in the source.
  func line(of lane: GestureLane) -> Int? {
    guard let owner = lane.owner else { return nil }
    return index?.line(ofGesture: lane.name, in: owner)
  }

  /// The source of a lane's gesture, such as `DragGesture(minimumDistance: 0)`; nil if it is not known.
  func declaration(of lane: GestureLane) -> String? {
    lane.owner.flatMap { index?.declaration(ofGesture: lane.name, in: $0) }
  }

  /// The name of the type that has a part of the source, whose first byte is at an offset; nil
  /// outside of types.
  func type(at offset: Int, in text: String) -> String? {
    let line = text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    return index?.type(at: line)
  }

  /// The line at which a view's type is declared in the source; nil if it is not known.
  func line(of view: InspectedView) -> Int? {
    guard let name = GestureOwner.name(String(reflecting: view.type)) else { return nil }
    return index?.line(ofType: name)
  }

  /// A line of the source, such as `Card.swift:12`.
  func location(_ line: Int) -> String {
    "\(path?.split(separator: "/").last ?? ""):\(line)"
  }

  private var index: SourceIndex? {
    let revision = revision
    if let cachedIndex, cachedIndex.revision == revision, cachedIndex.item == item.id {
      return cachedIndex.index
    }
    guard let text else { return nil }
    let index = SourceIndex(text)
    cachedIndex = (revision, item.id, index)
    return index
  }

  // MARK: Lines

  /// Opens the source panel at a line.
  func showLine(_ line: Int) {
    focusedLine = line
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
  }

  /// Replaces a part of the source, as a step that can be undone.
  func replace(_ range: Range<Int>, _ old: String, with new: String) {
    guard let path, let text else { return }
    editor.begin(range, old, in: text, at: path)
    editor.set(new)
    editor.commit()
    noteChange()
  }

  /// The calls that make a spring; all for nil.
  func calls(making spring: Spring?) -> [SpringCall] {
    _ = revision
    guard let text else { return [] }
    let calls = SpringCall.all(in: text)
    return spring.map { spring in calls.filter { $0.makes(spring) } } ?? calls
  }

  /// The name of the type that has a call; nil outside of types.
  func type(of call: SpringCall) -> String? { index?.type(at: call.line) }

  /// The text of a call.
  func code(of call: SpringCall) -> String {
    guard let bytes = text.map({ Array($0.utf8) }), call.range.upperBound <= bytes.count else {
      return ""
    }
    return String(decoding: bytes[call.range], as: UTF8.self)
  }

  /// Replaces a call. Returns false if the source cannot be changed.
  func replace(_ call: SpringCall, with code: String) -> Bool {
    guard let path, let text else { return false }
    return editor.replace(path, text, with: text.replacingBytes(call.range, with: code))
  }
}
