// Part of Snapback, under the MIT licence; see LICENSE.

extension SourceFile {
  /// Returns whether the source contains a text that ends with a whole name, such as `class Card`.
  func containsName(_ text: String) -> Bool {
    let source = String(decoding: bytes, as: UTF8.self)
    return source.ranges(of: text).contains { range in
      guard range.upperBound < source.endIndex else { return true }
      let next = source[range.upperBound]
      return !next.isLetter && !next.isNumber && next != "_"
    }
  }

  /// The texts of expressions such as `Selector("tap:")`.
  var selectorLiterals: [String] {
    let start = "Selector(\""
    let source = String(decoding: bytes, as: UTF8.self)
    return source.ranges(of: start).map { String(source[$0.upperBound...].prefix { $0 != "\"" }) }
  }
}
