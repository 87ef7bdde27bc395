// Part of Snapback, under the MIT licence; see LICENSE.

/// The methods with results of a source, some of which are optional in a protocol with the attribute `@objc`.
///
/// In the compiled copy the results of those are optional, in the protocol and in the classes: `nil` is what a
/// call of a missing method gives.
struct OptionalResults {
  /// A method.
  struct Method: Equatable, Sendable {
    /// The name with the labels: `size(_:at:)`.
    let signature: String
    /// The offset of the type of the result.
    let start: Int
    /// The offset after it.
    let end: Int
    /// The index of the type's last token.
    let last: Int
    /// Whether the result is optional in the source.
    let isOptional: Bool
    /// Whether the type needs parentheses before a question mark, as `any Shape` and `A & B`.
    let isComposed: Bool
    /// The name of the type around the method, and those that it inherits from.
    var owners: Set<String> = []
  }

  private let tokens: [SourceToken]
  private let brackets: ClosingBrackets

  init(in tokens: [SourceToken], _ brackets: ClosingBrackets) {
    self.tokens = tokens
    self.brackets = brackets
  }

  /// All methods with results of plain types, in order.
  var all: [Method] {
    var next = types[...]
    // The types around the current token, outer ones first.
    var enclosing: [TypeHead] = []
    return tokens.indices.compactMap { index in
      while let type = next.first, type.range.lowerBound <= index {
        enclosing.append(next.removeFirst())
      }
      while let type = enclosing.last, type.range.upperBound <= index { enclosing.removeLast() }
      guard tokens[index].text == "func", var method = method(index) else { return nil }
      if let type = enclosing.last { method.owners = type.parents.union([type.name]) }
      return method
    }
  }

  /// The method of a keyword `func`; nil for one without a result, or with one that is a function.
  func method(_ keyword: Int) -> Method? {
    guard keyword + 2 < tokens.count, tokens[keyword + 1].isName, text(keyword + 2) == "(",
      let close = closing(keyword + 2), text(close + 1) == "-", text(close + 2) == ">",
      !["Void", "some"].contains(text(close + 3)), let last = resultEnd(close + 3),
      text(last + 1) != "-"
    else { return nil }
    let type = tokens[(close + 3)...last]
    guard type.count > 1 || tokens[last].isName else { return nil }
    let isOptional = ["?", "!"].contains(text(last))
    return Method(
      signature: text(keyword + 1) + "(" + labels(keyword + 3, close).joined() + ")",
      start: tokens[close + 3].range.lowerBound, end: tokens[last].range.upperBound, last: last,
      isOptional: isOptional,
      isComposed: !isOptional && (text(close + 3) == "any" || type.contains { $0.text == "&" }))
  }

  /// The last token of a result's type; nil if it cannot be read, or is a function or a tuple.
  private func resultEnd(_ start: Int) -> Int? {
    if text(start) == "(" {
      return closing(start).flatMap { ["?", "!"].contains(text($0 + 1)) ? $0 + 1 : nil }
    }
    var last = typeEnd(text(start) == "any" ? start + 1 : start)
    while let end = last, text(end + 1) == "&" { last = typeEnd(end + 2) }
    return last
  }

  /// A type declaration or an extension.
  struct TypeHead {
    let name: String
    /// The names after the colon.
    let parents: Set<String>
    /// The indices of the tokens between its braces.
    let range: Range<Int>
  }

  private static let typeKeywords: Set = [
    "class", "struct", "enum", "actor", "extension", "protocol",
  ]
  private static let members: Set = ["func", "var", "let", "subscript", "init"]

  /// The types of a source and the extensions, in order.
  var types: [TypeHead] {
    tokens.indices.dropLast(2).compactMap { index in
      guard isTypeHead(index),
        let open = (index + 1..<tokens.count).first(where: { text($0) == "{" || isTypeHead($0) }),
        text(open) == "{", let close = closing(open)
      else { return nil }
      let head = tokens[(index + 1)..<open].map(\.text)
      let end = head.firstIndex { [":", "<", "where"].contains($0) } ?? head.endIndex
      return TypeHead(
        name: head[..<end].last ?? "",
        parents: Set(head[end...].filter { $0.first?.isLetter == true || $0.first == "_" }),
        range: (open + 1)..<close)
    }
  }

  /// Returns whether a token is the keyword of a type declaration or an extension, and not the requirement that
  /// a protocol is one of classes.
  private func isTypeHead(_ index: Int) -> Bool {
    guard Self.typeKeywords.contains(text(index)), index + 1 < tokens.count,
      tokens[index + 1].isName, !Self.members.contains(text(index + 1))
    else { return false }
    let before = text(index - 1)
    return before != "." && !(text(index) == "class" && [":", ","].contains(before))
  }

  /// The names of some protocols and of all types that inherit from them, directly or not.
  static func owners(
    of protocols: Set<String>, _ parents: [String: Set<String>]
  ) -> Set<String> {
    var owners = protocols
    while !owners.isEmpty {
      let new = parents.filter { !owners.contains($0.key) && !$0.value.isDisjoint(with: owners) }
      if new.isEmpty { break }
      owners.formUnion(new.keys)
    }
    return owners
  }

  /// The methods that conditions such as `if let moved = delegate.moved` ask for, without a call.
  static func conditions(in tokens: [SourceToken]) -> [(method: String, range: Range<Int>)] {
    tokens.indices.dropLast(6).compactMap { index in
      guard tokens[index].text == "let", index > 0,
        ["if", "guard", ","].contains(tokens[index - 1].text), tokens[index + 2].text == "="
      else { return nil }
      let first = index + 3
      var last = first
      while last + 2 < tokens.count, tokens[last].isName, tokens[last + 1].text == "." {
        last += 2
      }
      guard last > first, tokens[last].isName,
        ["{", ",", "else"].contains(tokens[last + 1].text)
      else { return nil }
      let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
      return (tokens[last].text, range)
    }
  }

  private func text(_ index: Int) -> String {
    tokens.indices.contains(index) ? tokens[index].text : ""
  }

  private func closing(_ open: Int) -> Int? { brackets.closing(open) }

  /// The labels of the parameters from an index to the closing parenthesis, each with a colon.
  private func labels(_ start: Int, _ close: Int) -> [String] {
    var labels: [String] = []
    var (index, isFirst) = (start, true)
    while index < close {
      if isFirst, tokens[index].isName || text(index) == "_" {
        labels.append(text(index) + ":")
        isFirst = false
      }
      if ["(", "[", "{"].contains(text(index)) { index = closing(index) ?? close }
      if text(index) == "," { isFirst = true }
      index += 1
    }
    return labels
  }

  /// The last token of a type; nil if there is none.
  private func typeEnd(_ start: Int) -> Int? {
    var index = start
    while true {
      if text(index) == "[" {
        guard let close = closing(index) else { return nil }
        index = close
      } else if !tokens.indices.contains(index) || !tokens[index].isName {
        return nil
      }
      if text(index + 1) == "<" {
        guard let end = angleEnd(index + 1) else { return nil }
        index = end
      }
      guard text(index + 1) == "." else { break }
      index += 2
    }
    return ["?", "!"].contains(text(index + 1)) ? index + 1 : index
  }

  private func angleEnd(_ open: Int) -> Int? {
    var depth = 0
    for index in open..<min(tokens.count, open + 60) {
      if text(index) == "<" { depth += 1 }
      if text(index) == ">" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }
}
