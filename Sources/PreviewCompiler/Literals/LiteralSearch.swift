// Part of Snapback, under the MIT licence; see LICENSE.

/// Finds the literals of a source whose values may change while its code runs: those that are
/// evaluated whenever a view is, in bodies of functions, accessors and closures, and the
/// initial values of properties of instances.
///
/// Not those that have to be literals, such as patterns, raw values and arguments of attributes; not
/// those that are evaluated once, such as initial values of static properties; and no conditions of
/// statements, as the compiler knows that `while true` does not end.
struct LiteralSearch {
  /// The literals found, in source order.
  private(set) var literals: [SourceLiteralRange] = []
  private let bytes: [UInt8]
  /// The ranges of code that may run many times.
  private var code: [Range<Int>] = []
  /// The ranges in which literals are left as they are.
  private var excluded: [Range<Int>] = []
  /// The arguments of calls, and the members of arrays and the like.
  private var values: Set<Range<Int>> = []

  init(_ response: SyntaxResponse, of bytes: [UInt8]) {
    self.bytes = bytes
    for part in response.parts ?? [] { read(part, isInType: false) }
    let tokens = response.tokens ?? []
    for (index, token) in tokens.enumerated() {
      add(token, after: index > 0 ? tokens[index - 1] : nil)
    }
  }

  private static let prefix = "source.lang.swift."

  private mutating func read(_ part: SyntaxResponse.Part, isInType: Bool) {
    let kind = part.kind?.dropFirst(Self.prefix.count) ?? ""
    switch kind {
    case "expr.closure":
      if let body = part.body { code.append(body) }
    case "decl.var.static", "decl.var.class", "decl.var.global":
      readStored(part, isEvaluatedOnce: true)
    case "decl.var.instance":
      readStored(part, isEvaluatedOnce: !isInType)
    case "decl.enumcase", "decl.macro":
      if let range = part.range { excluded.append(range) }
    case "expr.argument":
      if let body = part.body { values.insert(body) }
    case _ where kind.hasPrefix("decl.function"):
      if let body = part.body { code.append(body) }
    default: break
    }
    for element in part.elements ?? [] {
      let isCondition =
        element.kind.hasSuffix(".condition_expr") && bytes[element.range].starts(with: "case".utf8)
      if element.kind.hasSuffix(".pattern") || isCondition {
        excluded.append(element.range)
      } else if element.kind.hasSuffix(".expr") {
        values.insert(element.range)
      }
    }
    let isType = ["decl.struct", "decl.class", "decl.actor"].contains(kind)
    for child in part.parts ?? [] { read(child, isInType: isType) }
  }

  /// A property: its accessors run many times, its initial value once or for each instance.
  private mutating func readStored(_ part: SyntaxResponse.Part, isEvaluatedOnce: Bool) {
    if let body = part.body {
      code.append(body)
    } else if let range = part.range {
      let isWrapped = part.attributes?.contains { $0.name.hasSuffix("._custom") } == true
      if isEvaluatedOnce || isWrapped { excluded.append(range) } else { code.append(range) }
    }
  }

  private mutating func add(_ token: SyntaxResponse.Token, after previous: SyntaxResponse.Token?) {
    let range = token.range
    guard let kind = kind(of: token), !isSpecial(range, after: previous),
      code.contains(where: { $0.contains(range.lowerBound) }),
      !excluded.contains(where: { $0.contains(range.lowerBound) }),
      kind != .boolean || values.contains(range)
    else { return }
    literals.append(
      SourceLiteralRange(kind: kind, start: range.lowerBound, end: range.upperBound))
  }

  /// The kind of a literal that can be changed; nil for other tokens and other notations.
  private func kind(of token: SyntaxResponse.Token) -> SourceLiteralRange.Kind? {
    let range = token.range
    guard range.upperBound <= bytes.count else { return nil }
    func isWhole(_ kind: SourceLiteralRange.Kind) -> Bool {
      SourceLiteralRange.read(kind, in: bytes, at: range.lowerBound, allowsMinus: true)?.end
        == range.upperBound
    }
    switch token.kind.dropFirst(Self.prefix.count) {
    case "syntaxtype.number":
      guard isWhole(.integer) else { return nil }
      return bytes[range].contains(UInt8(ascii: ".")) ? .decimal : .integer
    case "syntaxtype.string": return isWhole(.string) ? .string : nil
    case "syntaxtype.keyword": return isWhole(.boolean) ? .boolean : nil
    default: return nil
    }
  }

  /// Returns whether the literal is not an expression, such as the number in `#available(iOS 17, *)`, in
  /// `InlineArray<3, Int>` and in `pair.0`.
  private func isSpecial(_ range: Range<Int>, after previous: SyntaxResponse.Token?) -> Bool {
    guard range.lowerBound > 0 else { return true }
    switch bytes[range.lowerBound - 1] {
    case UInt8(ascii: "#"): return true
    case UInt8(ascii: "."), UInt8(ascii: "<"):
      // But `0...5` and `0..<5` are ranges.
      guard range.lowerBound > 1, bytes[range.lowerBound - 2] == UInt8(ascii: ".") else {
        return true
      }
    default: break
    }
    guard let previous, previous.kind.hasSuffix(".identifier") else { return false }
    return bytes[previous.range.upperBound..<range.lowerBound].allSatisfy {
      $0 == UInt8(ascii: " ")
    }
  }
}
