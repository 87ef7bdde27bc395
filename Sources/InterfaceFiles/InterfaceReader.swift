// Part of Snapback, under the MIT licence; see LICENSE.

/// Reads the XML of storyboards and nib files.
///
/// Only what these files have: elements, attributes, text, comments, and references to characters. A document
/// type, with which files can define their own references, is refused.
package struct InterfaceReader {
  /// The largest number of elements that an element may be in.
  package static let depthLimit = 200
  /// The largest number of attributes of an element.
  package static let attributeLimit = 200
  /// The largest number of elements.
  package static let elementLimit = 500_000

  /// An element whose end has not been read.
  private struct Open {
    var name: String
    var attributes: [String: String]
    var line: Int
    var children: [InterfaceElement] = []
    var text: [UInt8] = []
  }

  private let path: String
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var stack: [Open] = []
  private var count = 0

  /// Returns the outermost element of a document.
  package static func read(
    _ bytes: [UInt8], path: String
  ) throws(InterfaceFileError) -> InterfaceElement {
    var reader = InterfaceReader(bytes, path)
    return try reader.document()
  }

  private init(_ bytes: [UInt8], _ path: String) {
    (self.bytes, self.path) = (bytes, path)
  }

  private func failure(_ reason: InterfaceFileError.Reason) -> InterfaceFileError {
    InterfaceFileError(path: path, line: line, reason: reason)
  }

  private mutating func document() throws(InterfaceFileError) -> InterfaceElement {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw failure(.notText) }
    if starts(with: "\u{FEFF}") { position = 3 }
    var root: InterfaceElement?
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") {
        if let closed = try markup() {
          guard root == nil else { throw failure(.syntax("there are two outermost elements")) }
          root = closed
        }
      } else {
        try text(isAfterEnd: root != nil)
      }
    }
    if let open = stack.last {
      throw failure(.syntax("the end of <\(open.name)> of line \(open.line) is missing"))
    }
    guard let root else { throw failure(.syntax("there is no element")) }
    return root
  }

  /// Reads what begins with an angle bracket. Returns the outermost element if it ends here.
  private mutating func markup() throws(InterfaceFileError) -> InterfaceElement? {
    if starts(with: "<?") {
      try skip(to: "?>", "a processing instruction")
    } else if starts(with: "<!--") {
      try skip(to: "-->", "a comment")
    } else if starts(with: "<![CDATA[") {
      try literalText()
    } else if starts(with: "</") {
      return try end()
    } else if starts(with: "<<<<<<<") {
      throw failure(.conflict)
    } else if starts(with: "<!") {
      throw failure(.syntax("document types are not allowed"))
    } else {
      return try start()
    }
    return nil
  }

  // MARK: Elements

  private mutating func start() throws(InterfaceFileError) -> InterfaceElement? {
    count += 1
    guard count <= Self.elementLimit else { throw failure(.tooManyElements) }
    guard stack.count < Self.depthLimit else { throw failure(.tooDeep) }
    let first = line
    position += 1
    let name = try self.name("the name of an element")
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard position < bytes.count else {
        throw failure(.syntax("<\(name)> has no angle bracket at its end"))
      }
      if starts(with: "/>") {
        position += 2
        return close(Open(name: name, attributes: attributes, line: first))
      }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        stack.append(Open(name: name, attributes: attributes, line: first))
        return nil
      }
      let key = try self.name("the name of an attribute of <\(name)>")
      attributes[key] = try value(of: key)
      guard attributes.count <= Self.attributeLimit else { throw failure(.tooManyElements) }
    }
  }

  private mutating func end() throws(InterfaceFileError) -> InterfaceElement? {
    position += 2
    let name = try self.name("the name of an element")
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else {
      throw failure(.syntax("</\(name) has no angle bracket at its end"))
    }
    position += 1
    guard let open = stack.popLast() else {
      throw failure(.syntax("</\(name)> ends an element that has not begun"))
    }
    guard open.name == name else {
      throw failure(.syntax("</\(name)> is inside of <\(open.name)> of line \(open.line)"))
    }
    return close(open)
  }

  /// Adds a complete element to the one around it, or returns it if there is none.
  private mutating func close(_ open: Open) -> InterfaceElement? {
    let element = InterfaceElement(
      open.name, open.attributes, line: open.line, children: open.children,
      text: String(decoding: open.text, as: UTF8.self))
    guard !stack.isEmpty else { return element }
    stack[stack.count - 1].children.append(element)
    return nil
  }

  // MARK: Text

  private mutating func text(isAfterEnd: Bool) throws(InterfaceFileError) {
    var found: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      try character(into: &found)
    }
    guard stack.isEmpty else {
      stack[stack.count - 1].text += found
      return
    }
    if found.contains(where: { $0 > UInt8(ascii: " ") }) {
      if found.starts(with: ">>>>>>>".utf8) { throw failure(.conflict) }
      throw failure(.syntax("there is text outside of elements"))
    }
  }

  private mutating func literalText() throws(InterfaceFileError) {
    let start = position + "<![CDATA[".utf8.count
    try skip(to: "]]>", "literal text")
    guard !stack.isEmpty else { throw failure(.syntax("there is text outside of elements")) }
    stack[stack.count - 1].text += bytes[start..<(position - 3)]
  }

  private mutating func value(of key: String) throws(InterfaceFileError) -> String {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
      throw failure(.syntax("the attribute \(key) has no value"))
    }
    position += 1
    skipSpace()
    guard position < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[position])
    else { throw failure(.syntax("the value of \(key) is not in quotation marks")) }
    let quote = bytes[position]
    position += 1
    var found: [UInt8] = []
    while position < bytes.count, bytes[position] != quote {
      guard bytes[position] != UInt8(ascii: "<") else {
        throw failure(.syntax("the value of \(key) has no quotation mark at its end"))
      }
      try character(into: &found)
    }
    guard position < bytes.count else {
      throw failure(.syntax("the value of \(key) has no quotation mark at its end"))
    }
    position += 1
    return String(decoding: found, as: UTF8.self)
  }

  private mutating func character(into found: inout [UInt8]) throws(InterfaceFileError) {
    let byte = bytes[position]
    guard byte == UInt8(ascii: "&") else {
      if byte == UInt8(ascii: "\n") { line += 1 }
      found.append(byte)
      position += 1
      return
    }
    let limit = min(bytes.count, position + 12)
    guard let end = bytes[position..<limit].firstIndex(of: UInt8(ascii: ";")) else {
      throw failure(.syntax("an ampersand begins no reference to a character"))
    }
    let name = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
    guard let character = Self.character(name) else {
      throw failure(.syntax("&\(name); is not a character"))
    }
    found += Array(String(character).utf8)
    position = end + 1
  }

  private static func character(_ name: String) -> Character? {
    let known: [String: Character] = [
      "lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'",
    ]
    guard name.hasPrefix("#") else { return known[name] }
    let digits = name.dropFirst()
    let value =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return value.flatMap(Unicode.Scalar.init).map(Character.init)
  }

  // MARK: Tokens

  private func starts(with text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private mutating func skip(to mark: String, _ kind: String) throws(InterfaceFileError) {
    let start = line
    while position < bytes.count, !starts(with: mark) {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
    guard position < bytes.count else {
      line = start
      throw failure(.syntax("the end of \(kind) is missing"))
    }
    position += mark.utf8.count
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= UInt8(ascii: " ") {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }
  }

  private mutating func name(_ kind: String) throws(InterfaceFileError) -> String {
    let start = position
    while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
    guard position > start else { throw failure(.syntax("\(kind) is missing")) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }
}
