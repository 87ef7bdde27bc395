// Part of Snapback, under the MIT licence; see LICENSE.

extension SourceScanner {
  private static let entryKeys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  /// Records the `@Entry` properties of an extension.
  mutating func noteEntries(in head: TypeHead) {
    guard let key = Self.entryKeys[head.name] else { return }
    for index in (head.open + 1)..<head.close
    where tokens[index].text == "@" && tokens[index + 1].text == "Entry" {
      var start = index
      while ["public", "package", "internal", "fileprivate", "private"]
        .contains(tokens[start - 1].text)
      { start -= 1 }
      guard
        let keyword = (index + 2..<min(index + 9, head.close)).first(where: {
          tokens[$0].text == "var"
        }), keyword + 1 < head.close
      else { continue }
      // The access of the setter, as in `internal(set)`, is part of it.
      let access = (Array(start..<index) + Array(index + 2..<keyword)).map { tokens[$0].text }
      let end = endOfStatement(after: keyword, before: head.close)
      let rest = tokens[(keyword + 2)..<head.close].prefix { $0.range.lowerBound < end }
      var entry = SourceScan.EntryProperty(
        keyProtocol: key, name: tokens[keyword + 1].text,
        access: access.joined(separator: " ").replacing(" ( set )", with: "(set)"),
        attribute: tokens[index].range.lowerBound..<tokens[index + 1].range.upperBound,
        start: tokens[start - 1].range.upperBound, end: end)
      let equals = rest.firstIndex { $0.text == "=" } ?? rest.endIndex
      if rest.first?.text == ":", rest.startIndex + 1 < equals {
        entry.type =
          tokens[rest.startIndex + 1].range.lowerBound..<tokens[equals - 1].range.upperBound
      } else if equals + 1 < rest.endIndex {
        entry.inferredType = inferredType(tokens[(equals + 1)..<rest.endIndex].map(\.text))
      }
      found.entries.append(entry)
    }
  }

  /// The type of a literal, or of a call such as `Model()`; nil for other expressions.
  private func inferredType(_ value: [String]) -> String? {
    guard let first = value.first else { return nil }
    if first == "\"" { return "String" }
    if first == "true" || first == "false" { return "Bool" }
    let number = first == "-" ? value.dropFirst().first ?? "" : first
    if number.first?.isNumber == true { return value.contains(".") ? "Double" : "Int" }
    guard first.first?.isUppercase == true else { return nil }
    let path = value.prefix { $0 == "." || $0.first?.isUppercase == true }
    let isCall = value.dropFirst(path.count).first == "("
    return isCall || path.count < value.count
      ? path.joined().trimmedDots : nil
  }
}

extension String {
  /// The string without a dot at its end.
  fileprivate var trimmedDots: String { hasSuffix(".") ? String(dropLast()) : self }
}
