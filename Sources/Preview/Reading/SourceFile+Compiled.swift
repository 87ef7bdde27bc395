// Part of Snapback, under the MIT licence; see LICENSE.

extension SourceFile {
  /// The source as it is compiled: every line stands where it stood, and messages name the file itself.
  ///
  /// `@main` is left out, every `#Preview` is a view, and functions are added that make what was chosen.
  package func compiled(number: Int, showing choice: PreviewChoice) -> [UInt8] {
    var edits = scan.mains.map { Edit(range: $0, text: "") }
    edits += scan.ownNames.map { Edit(range: $0, text: "SwiftUI") }
    for (index, macro) in scan.macros.enumerated() {
      edits += Self.edits(macro, PreviewChoice.macroType(index, file: number))
    }
    edits.sort { $0.range.lowerBound < $1.range.lowerBound }
    var text = Array("#sourceLocation(file: \(Self.literal(path)), line: 1)\n".utf8)
    var position = 0
    for edit in edits where edit.range.lowerBound >= position {
      text += bytes[position..<edit.range.lowerBound]
      text += Array(edit.text.utf8)
      text += Self.room(bytes[edit.range], minus: edit.text.utf8.count)
      position = edit.range.upperBound
    }
    text += bytes[position...]
    text += Array("\n#sourceLocation(file: \(Self.literal(Self.addedPath)), line: 1)\n".utf8)
    for (index, part) in choice.parts.enumerated() where part.file == number {
      text += Array(Self.function(part, choice.entries[index].symbol).utf8)
    }
    return text
  }

  /// Where the compiler finds fault with what was added: the file itself is right, and what is shown cannot be
  /// made so.
  static let addedPath = "<preview>"

  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  /// A view in place of a `#Preview`, whose marked declarations are its properties.
  private static func edits(_ macro: SourceScan.Macro, _ type: String) -> [Edit] {
    let head = "struct \(type): View {"
    let body = " var body: some View {"
    var edits = macro.marks.map { Edit(range: $0, text: "") }
    if macro.marks.isEmpty {
      edits.append(Edit(range: macro.head, text: head + body))
    } else {
      edits.append(Edit(range: macro.head, text: head))
      edits.append(Edit(range: macro.start..<macro.start, text: ";" + body))
    }
    edits.append(Edit(range: macro.end..<macro.end, text: "}"))
    return edits
  }

  /// What keeps the columns behind a shorter text, and the lines behind any.
  private static func room(_ old: ArraySlice<UInt8>, minus count: Int) -> [UInt8] {
    guard let last = old.lastIndex(of: UInt8(ascii: "\n")) else {
      return Array(repeating: UInt8(ascii: " "), count: max(0, old.count - count))
    }
    let lines = old.count { $0 == UInt8(ascii: "\n") }
    return Array(repeating: UInt8(ascii: "\n"), count: lines)
      + Array(repeating: UInt8(ascii: " "), count: old.endIndex - last - 1)
  }

  private static func function(_ part: PreviewChoice.Part, _ symbol: String) -> String {
    let type = part.kind == .app ? "(any App)" : "AnyView"
    let value = part.kind == .app ? part.expression : "AnyView(\(part.expression))"
    return """
      @MainActor @_cdecl("\(symbol)") public func _\(symbol)(_ place: UnsafeMutableRawPointer) { \
      place.assumingMemoryBound(to: \(type).self).initialize(to: \(value)) }

      """
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }
}
