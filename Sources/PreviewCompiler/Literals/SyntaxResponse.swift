// Part of Snapback, under the MIT licence; see LICENSE.

/// The response of sourcekitd to the request to open a source: its tokens and its structure.
struct SyntaxResponse: Decodable {
  struct Token: Decodable {
    var kind: String
    var offset: Int
    var length: Int

    enum CodingKeys: String, CodingKey {
      case kind = "key.kind"
      case offset = "key.offset"
      case length = "key.length"
    }

    var range: Range<Int> { offset..<offset + length }
  }

  struct Attribute: Decodable {
    var name: String

    enum CodingKeys: String, CodingKey { case name = "key.attribute" }
  }

  /// A declaration, a statement, or an expression with parts.
  struct Part: Decodable {
    var kind: String?
    var offset: Int?
    var length: Int?
    var bodyOffset: Int?
    var bodyLength: Int?
    var attributes: [Attribute]?
    /// Such as the pattern of a `case`.
    var elements: [Token]?
    var parts: [Part]?

    enum CodingKeys: String, CodingKey {
      case kind = "key.kind"
      case offset = "key.offset"
      case length = "key.length"
      case bodyOffset = "key.bodyoffset"
      case bodyLength = "key.bodylength"
      case attributes = "key.attributes"
      case elements = "key.elements"
      case parts = "key.substructure"
    }

    var range: Range<Int>? {
      guard let offset, let length else { return nil }
      return offset..<offset + length
    }

    /// The range between its braces or parentheses; nil if it is empty.
    var body: Range<Int>? {
      guard let bodyOffset, let bodyLength, bodyLength > 0 else { return nil }
      return bodyOffset..<bodyOffset + bodyLength
    }
  }

  var tokens: [Token]?
  var parts: [Part]?

  enum CodingKeys: String, CodingKey {
    case tokens = "key.syntaxmap"
    case parts = "key.substructure"
  }
}
