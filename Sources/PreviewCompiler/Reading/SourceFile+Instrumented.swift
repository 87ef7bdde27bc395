// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

extension SourceFile {
  /// The source text that is compiled.
  ///
  /// `@main` is blanked out, every `#Preview` becomes a view type, properties with `@Entry` get a key
  /// type, and functions that create the
  /// selected views are appended. Lines and nearly all columns do not change, and diagnostics refer
  /// to the original file.
  ///
  /// Conditions such as `#if os(iOS)` are replaced by their values, and modules are imported whose
  /// names an import of Foundation contains on Apple's systems.
  ///
  /// - Parameters:
  ///   - number: The index of the file among the compiled files.
  ///   - selection: What to show.
  ///   - platform: The platform for which the source is compiled.
  ///   - firstKey: The key of the first of the literals that are read from a table.
  ///   - context: The declarations of the module's other files.
  package func instrumented(
    number: Int, showing selection: PreviewSelection, platform: SourcePlatform = .ios,
    firstKey: Int = 0, context: ModuleContext = ModuleContext()
  ) -> [UInt8] {
    instrumented(
      edits(number: number, platform: platform, firstKey: firstKey, context: context),
      number: number, showing: selection, platform: platform, context: context)
  }

  /// The edits that make the source text that is compiled, in order; see `instrumented`.
  func edits(
    number: Int, platform: SourcePlatform, firstKey: Int, context: ModuleContext
  ) -> [SourceEdit] {
    let scan = scan(for: platform)
    var edits = scan.edits(platform, context)
    edits += literals.enumerated().map { index, literal in
      let text = String(decoding: bytes[literal.range], as: UTF8.self)
      return SourceEdit(
        range: literal.range, text: LiteralCode.call(literal, key: firstKey + index, text: text))
    }
    for entry in scan.entries { edits += self.edits(of: entry) }
    for (index, macro) in scan.macros.enumerated() {
      edits += Self.edits(macro, PreviewSelection.macroType(index, file: number))
    }
    edits.sort {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    return moved(edits, scan.extensionOverrides)
  }

  /// The source text that is compiled, with edits in order.
  func instrumented(
    _ edits: [SourceEdit], number: Int, showing selection: PreviewSelection,
    platform: SourcePlatform, context: ModuleContext
  ) -> [UInt8] {
    let scan = scan(for: platform)
    var text = Array(
      (preamble + impliedImports(context) + "#sourceLocation(file: \"\(locationName)\", line: 1)\n")
        .utf8)
    text += edited(0..<bytes.count, edits)
    if !scan.isUnterminated {
      text += Array(Self.selectorNames(scan.selectors, isComputed: scan.isPlayground).utf8)
      text += Array(defaultImplementations(scan.optionalRequirements).utf8)
      if !context.interface.isEmpty {
        text += Array(interfaceCode(scan, number, context.interface).utf8)
      }
    }
    // After an unterminated comment or literal, further lines would only be part of it.
    guard !scan.isUnterminated, selection.parts.contains(where: { $0.file == number }) else {
      return text
    }
    text += Array("\n#sourceLocation(file: \"\(Self.generatedPath)\", line: 1)\n".utf8)
    if scan.isPlayground { text += Array(Self.playgroundMain.utf8) }
    for (index, part) in selection.parts.enumerated() where part.file == number {
      let prepares = !context.interface.isEmpty
      text += Array(Self.function(part, selection.entries[index].symbol, prepares: prepares).utf8)
    }
    // Errors at the end of the file, such as a missing brace, belong to its last line.
    text += Array("#sourceLocation(file: \"\(locationName)\", line: \(lineCount))\n".utf8)
    return text
  }

  /// The bytes of a range with edits, in order. Edits within the range of an earlier one do not count.
  private func edited(_ range: Range<Int>, _ edits: [SourceEdit]) -> [UInt8] {
    var text: [UInt8] = []
    var position = range.lowerBound
    for edit in edits
    where edit.range.lowerBound >= position && edit.range.upperBound <= range.upperBound {
      text += bytes[position..<edit.range.lowerBound]
      text += Array(edit.text.utf8)
      text += Self.padding(bytes[edit.range], minus: edit.text.utf8.count)
      position = edit.range.upperBound
    }
    return text + bytes[position..<range.upperBound]
  }

  /// The edits, with those that move members of extensions into their classes.
  private func moved(
    _ edits: [SourceEdit], _ members: [ExtensionOverrides.Member]
  ) -> [SourceEdit] {
    guard !members.isEmpty else { return edits }
    var result = edits
    for member in members {
      result.append(SourceEdit(range: member.range, text: ""))
      let access = member.access.isEmpty ? "" : member.access + " "
      let indentation = max(0, member.indentation - access.utf8.count)
      let body = String(decoding: edited(member.range, edits), as: UTF8.self)
      result.append(
        SourceEdit(
          range: member.brace.lowerBound..<member.brace.lowerBound,
          text: "\n#sourceLocation(file: \"\(locationName)\", line: \(member.line))\n"
            + String(repeating: " ", count: indentation) + access + body
            + "\n#sourceLocation(file: \"\(locationName)\", line: \(member.braceLine))\n"
            + String(repeating: " ", count: member.braceIndentation)))
    }
    // The longer one of two that begin together comes first: it contains the other.
    return result.sorted {
      ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound)
    }
  }

  /// The function that adds the classes of the source to those that storyboards know.
  private func interfaceCode(
    _ scan: SourceScan, _ number: Int, _ summary: InterfaceSummary
  ) -> String {
    let code = InterfaceCode(number: number, owners: scan.interfaceOwners, summary: summary)
    return "\n#sourceLocation(file: \"\(Self.generatedPath)\", line: 1)\n" + code.text
  }

  /// Default implementations of optional methods.
  private func defaultImplementations(_ requirements: OptionalRequirements) -> String {
    guard !requirements.defaults.isEmpty else { return "" }
    let texts = requirements.defaults.map { entry in
      let start = entry.parenthesis ?? entry.method.upperBound
      let method =
        String(decoding: bytes[entry.method.lowerBound..<start], as: UTF8.self)
        + (entry.parenthesis == nil ? "" : "(")
        + String(decoding: bytes[start..<entry.method.upperBound], as: UTF8.self)
      let access = entry.access == "public" ? "public " : ""
      let line = 1 + bytes[..<entry.method.lowerBound].count { $0 == UInt8(ascii: "\n") }
      return location(line) + "extension \(entry.protocolName) { \(access)\(method)\(entry.body) }"
    }
    return texts.joined() + location(lineCount)
  }

  /// The line from which the following ones count as those of the file from a number.
  private func location(_ line: Int) -> String {
    "\n#sourceLocation(file: \"\(locationName)\", line: \(line))\n"
  }

  /// The file's path in the compiler's output.
  ///
  /// The compiler takes the characters between the quotation marks of `#sourceLocation` literally,
  /// but they have to be a valid literal. So the path is written as one, and appears as one.
  var locationName: String {
    path.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\" + String(scalar)
      default: PrintableText.controlForm(of: scalar) ?? String(scalar)
      }
    }.joined()
  }

  /// The value that makes the selectors of a file, with their names by line and column.
  ///
  /// - Parameter isComputed: Whether the global variables of the file are set by its statements, in order.
  private static func selectorNames(
    _ selectors: [SourceScan.Selector], isComputed: Bool
  ) -> String {
    let callable = selectors.filter { !$0.isAccessor }
    guard !callable.isEmpty else { return "" }
    var names: [Int: String] = [:]
    for selector in callable {
      let name = methodName(selector.method)
      let key = selector.line * 1000
      names[key + selector.column] = name
      if names[selector.line] == nil { names[selector.line] = name }
    }
    let entries = names.sorted { $0.key < $1.key }.map { "\($0.key): \"\($0.value)\"" }
    let value = "UIKitViews._Selectors([\(entries.joined(separator: ", "))])"
    return isComputed
      ? "\nprivate var _s: UIKitViews._Selectors { \(value) }" : "\nprivate let _s = \(value)"
  }

  /// The name of a method without its type and its labels.
  static func methodName(_ method: String) -> String {
    let base = method.split(separator: "(").first ?? ""
    return base.split(separator: ".").last.map(String.init) ?? ""
  }

  /// The file name in diagnostics about the appended functions. Such an error means that the file
  /// compiles, but the selected view cannot be created.
  static let generatedPath = "<preview>"

  /// The function that runs the statements of a playground.
  private static let playgroundMain = """
    @_silgen_name("\(CompileJob.scriptAlias)") private func _playgroundMain( \
    _: Int32, _: UnsafeMutableRawPointer?) -> Int32

    """

  /// The edits that turn a `#Preview` into a view type; its `@Previewable` declarations become
  /// properties.
  ///
  /// Statements with `return` become a method, whose result may be a view of UIKit. A closure would
  /// not do: a type that is declared in one makes the compiler crash. They run once, unless they use
  /// such properties.
  ///
  /// Without such properties the statements are outside of the view type: in it `sheet()` would be the modifier, and not
  /// a view of that name.
  private static func edits(_ macro: SourceScan.Macro, _ type: String) -> [SourceEdit] {
    let head = "fileprivate struct \(type): View {"
    let content = "\(type)_Content"
    let statements =
      macro.returns
      ? "static func make() -> Any {" : "@ViewBuilder static var view: some View {"
    let shown =
      macro.returns
      ? " let _snapbackRoot: Any = \(content).make(); var body: some View { _rootView(_snapbackRoot) } "
      : " var body: some View { \(content).view } "
    let body = shown + "}; @MainActor fileprivate enum \(content) { " + statements
    var edits = macro.previewables.map { SourceEdit(range: $0, text: "") }
    if macro.previewables.isEmpty {
      edits.append(SourceEdit(range: macro.head, text: head + body))
    } else {
      let method =
        macro.returns
        ? " _rootView(_snapbackContent()) }; @MainActor func _snapbackContent() -> Any {" : ""
      edits.append(SourceEdit(range: macro.head, text: head))
      edits.append(
        SourceEdit(
          range: macro.bodyStart, text: "; var body: some View {" + method))
    }
    edits.append(SourceEdit(range: macro.end..<macro.end, text: "}"))
    if let parenthesis = macro.labelEnd { edits.append(SourceEdit(range: parenthesis, text: "")) }
    return edits
  }

  /// The edits that turn a property with `@Entry` into the property of a key type, and add a computed
  /// property of its name. The attribute is as long as the modifier `static`.
  private func edits(of entry: SourceScan.EntryProperty) -> [SourceEdit] {
    let type = entry.type.map { String(decoding: bytes[$0], as: UTF8.self) } ?? entry.inferredType
    guard let type else { return [] }
    let key = "__Entry_\(entry.name)"
    var member = "static var defaultValue: \(type) { \(entry.name) }"
    if entry.keyProtocol == "FocusedValueKey" {
      guard type.last == "?" else { return [] }
      member = "typealias Value = \(type.dropLast())"
    }
    let access = entry.access.isEmpty ? "" : entry.access + " "
    // The source may have one of its own.
    let spaces = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    let next = bytes[entry.end...].first { !spaces.contains($0) }
    let separator = next == UInt8(ascii: ";") ? "" : ";"
    return [
      SourceEdit(
        range: entry.start..<entry.start,
        text: " fileprivate enum \(key): \(entry.keyProtocol) { nonisolated(unsafe)"),
      SourceEdit(range: entry.attribute, text: "static"),
      SourceEdit(
        range: entry.end..<entry.end,
        text: "; \(member) }; "
          + "\(access)var \(entry.name): \(type) { get { self[\(key).self] } "
          + "set { self[\(key).self] = newValue } }\(separator)"),
    ]
  }

  /// The padding after a replacement: it keeps the columns if the replacement is shorter, and the
  /// lines in any case.
  private static func padding(_ old: ArraySlice<UInt8>, minus count: Int) -> [UInt8] {
    guard let last = old.lastIndex(of: UInt8(ascii: "\n")) else {
      return Array(repeating: UInt8(ascii: " "), count: max(0, old.count - count))
    }
    let lines = old.count { $0 == UInt8(ascii: "\n") }
    return Array(repeating: UInt8(ascii: "\n"), count: lines)
      + Array(repeating: UInt8(ascii: " "), count: old.endIndex - last - 1)
  }

  /// - Parameter prepares: Whether there are storyboards or nib files to be made available before.
  private static func function(
    _ part: PreviewSelection.Part, _ symbol: String, prepares: Bool
  ) -> String {
    let preparation = prepares ? InterfaceSources.function + "; " : ""
    // A type of the source may be called `App` itself.
    let type = part.kind == .app ? "(any SwiftUI.App)" : "AnyView"
    let value = part.kind == .app ? part.expression : "AnyView(\(part.expression))"
    return """
      @MainActor @_cdecl("\(symbol)") public func _\(symbol)(_ result: UnsafeMutableRawPointer) { \
      \(preparation)result.assumingMemoryBound(to: \(type).self).initialize(to: \(value)) }

      """
  }
}
