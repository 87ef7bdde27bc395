// Part of Snapback, under the MIT licence; see LICENSE.

/// The overriding members in extensions of the classes of a source.
///
/// With Objective-C an extension can override methods of a superclass. In the compiled copy these members
/// are in the class itself, with the lines that they have in the source.
struct ExtensionOverrides {
  /// A member to move.
  struct Member: Equatable, Sendable {
    var range: Range<Int>
    /// The first line, and the number of bytes before the member in it.
    var line: Int
    var indentation: Int
    /// The access of the extension, if the member has none; empty if neither has one.
    var access: String
    /// The closing brace of the class, before which it goes.
    var brace: Range<Int>
    /// The line of that brace, and the number of bytes before it.
    var braceLine: Int
    var braceIndentation: Int
  }

  private let source: [UInt8]
  private let tokens: [SourceToken]
  private var braces: [String: SourceToken] = [:]

  private static let access: Set<String> = ["public", "open", "internal", "fileprivate", "private"]
  private static let modifiers = access.union(["final", "class", "static", "dynamic", "override"])

  /// The members of a source, in order.
  static func all(in tokens: [SourceToken], of source: [UInt8]) -> [Member] {
    guard tokens.contains(where: { $0.text == "override" }) else { return [] }
    var scan = ExtensionOverrides(source: source, tokens: tokens)
    let heads = scan.heads()
    for (keyword, _, close) in heads where tokens[keyword].text == "class" {
      scan.braces[tokens[keyword + 1].text] = tokens[close]
    }
    return heads.filter { tokens[$0.keyword].text == "extension" }
      .flatMap { scan.members($0.keyword, $0.open, $0.close) }
  }

  private init(source: [UInt8], tokens: [SourceToken]) {
    (self.source, self.tokens) = (source, tokens)
  }

  /// The classes and extensions that are in no other type.
  private func heads() -> [(keyword: Int, open: Int, close: Int)] {
    var result: [(keyword: Int, open: Int, close: Int)] = []
    var index = 0
    while index + 1 < tokens.count {
      let isHead =
        ["class", "extension"].contains(tokens[index].text) && tokens[index + 1].isName
      if isHead, let open = tokens[index...].firstIndex(where: { $0.text == "{" }),
        let close = tokens.closing(open)
      {
        result.append((index, open, close))
        index = close
      } else if tokens[index].text == "{" {
        index = tokens.closing(index) ?? index
      }
      index += 1
    }
    return result
  }

  private func members(_ keyword: Int, _ open: Int, _ close: Int) -> [Member] {
    guard let brace = braces[tokens[keyword + 1].text] else { return [] }
    let outer =
      keyword > 0 && Self.access.contains(tokens[keyword - 1].text)
      ? tokens[keyword - 1].text : ""
    var result: [Member] = []
    var index = open + 1
    while index < close {
      if ["{", "(", "["].contains(tokens[index].text) {
        index = tokens.closing(index) ?? index
      } else if tokens[index].text == "override",
        let body = tokens[index..<close].firstIndex(where: { $0.text == "{" }),
        let end = tokens.closing(body)
      {
        var first = index
        while let before = declarationPart(before: first), before > open { first = before }
        let hasAccess = tokens[first..<body].contains { Self.access.contains($0.text) }
        let start = tokens[first].range.lowerBound
        result.append(
          Member(
            range: start..<tokens[end].range.upperBound, line: tokens[first].line,
            indentation: indentation(start), access: hasAccess ? "" : outer, brace: brace.range,
            braceLine: brace.line, braceIndentation: indentation(brace.range.lowerBound)))
        index = end
      }
      index += 1
    }
    return result
  }

  /// The first token of the modifier or attribute that ends before a token; nil if neither does.
  private func declarationPart(before index: Int) -> Int? {
    guard index > 1 else { return nil }
    if Self.modifiers.contains(tokens[index - 1].text) { return index - 1 }
    var name = index - 1
    if tokens[name].text == ")" {
      guard
        let open = tokens[..<name].lastIndex(where: { $0.text == "(" }),
        open > 1, tokens.closing(open) == name
      else { return nil }
      name = open - 1
    }
    return tokens[name].isName && tokens[name - 1].text == "@" ? name - 1 : nil
  }

  private func indentation(_ offset: Int) -> Int {
    source[..<offset].reversed().prefix { $0 != UInt8(ascii: "\n") }.count
  }
}
