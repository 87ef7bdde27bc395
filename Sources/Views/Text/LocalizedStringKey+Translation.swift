// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
@_spi(ViewTree) import ViewCore

extension LocalizedStringKey {
  /// The key in string catalogs: the literal, with `%@`, `%lld`, `%lf` or another format for each value.
  var catalogKey: String {
    let hasValues = pieces.contains { !$0.isLiteral }
    return pieces.enumerated().map { index, piece in
      guard case .literal(let string) = piece else { return formats[index] ?? "%@" }
      return hasValues ? string.replacing("%", with: "%%") : string
    }
    .joined()
  }

  /// The pieces of the translation into the user's language, while views are evaluated; those of the
  /// key if there is none.
  ///
  /// - Parameters:
  ///   - key: The key in string catalogs; nil for that of the literal.
  ///   - table: The name of the string catalog; nil for `Localizable`.
  func translatedPieces(key: String? = nil, table: String? = nil) -> [Piece] {
    guard isMainThread else { return pieces }
    let translation = MainActor.unsafelyAssumed { () -> String? in
      guard let source = FrameContext.current.host?.resources.assets as? any StringSource,
        source.hasTranslations(in: table)
      else { return nil }
      let numbers = pieces.indices.filter { formats[$0]?.hasSuffix("d") == true }
      let number = numbers.first.flatMap { Int(pieces[$0].string.filter(\.isNumber)) }
      return source.translation(of: key ?? catalogKey, table: table, number: number)
    }
    guard let translation else { return pieces }
    let values = pieces.filter { !$0.isLiteral }
    return values.isEmpty ? [.literal(translation)] : Self.pieces(of: translation, with: values)
  }

  /// Replaces the formats of a translation, which may be numbered (`%2$@`), by values.
  static func pieces(of translation: String, with values: [Piece]) -> [Piece] {
    var (pieces, literal): ([Piece], String) = ([], "")
    var next = 0
    var rest = Substring(translation)
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        literal.append(rest.removeFirst())
        continue
      }
      let format = rest.prefix { !"@diuoxXfFeEgGcs".contains($0) }
      rest = rest.dropFirst(format.count + 1)
      var index = next
      if let dollar = format.firstIndex(of: "$"), let number = Int(format[..<dollar]) {
        index = number - 1
      } else {
        next += 1
      }
      guard values.indices.contains(index) else { continue }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(values[index])
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }
}

extension LocalizedStringKey.Piece {
  fileprivate var isLiteral: Bool { if case .literal = self { true } else { false } }

  /// The characters.
  var string: String {
    switch self {
    case .literal(let string), .value(let string): string
    case .text(let text): text.string
    }
  }
}
