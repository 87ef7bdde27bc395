// Part of Snapback, under the MIT licence; see LICENSE.

import SystemStrings

/// A storyboard or nib file that has been read.
package final class InterfaceFile: Sendable {
  /// The largest size of a file in bytes.
  package static let sizeLimit = 64 << 20

  package let path: String
  package let root: InterfaceElement
  /// The elements by their identifiers.
  private let elements: [String: InterfaceElement]

  /// Reads a file.
  package convenience init(path: String) throws(InterfaceFileError) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try RegularFile.read(path, limit: Self.sizeLimit)
    } catch {
      throw InterfaceFileError(path: path, line: 1, reason: .unreadable(error.code))
    }
    try self.init(bytes, path: path)
  }

  /// Reads the contents of a file.
  package init(_ bytes: [UInt8], path: String) throws(InterfaceFileError) {
    root = try InterfaceReader.read(bytes, path: path)
    self.path = path
    guard root.name == "document", !(root["type"] ?? "").contains("MacOS"),
      !(root["type"] ?? "").contains(".Cocoa.")
    else {
      throw InterfaceFileError(path: path, line: root.line, reason: .otherDocument(root.name))
    }
    elements = Self.elements(of: root)
  }

  private init(_ root: InterfaceElement, path: String) {
    (self.root, self.path) = (root, path)
    elements = Self.elements(of: root)
  }

  private static func elements(of root: InterfaceElement) -> [String: InterfaceElement] {
    var elements: [String: InterfaceElement] = [:]
    root.visit { element in if let id = element.id { elements[id] = element } }
    return elements
  }

  /// The file with other texts.
  ///
  /// - Parameter strings: Texts by the identifier of an object and the name of a property, as in `.strings`
  ///   files: `8bC-Xf-vdC.text`, `8bC-Xf-vdC.normalTitle`, `8bC-Xf-vdC.segmentTitles[0]`.
  package func localized(by strings: [String: String]) -> InterfaceFile {
    guard !strings.isEmpty else { return self }
    var texts: [String: [(property: String, text: String)]] = [:]
    for (key, text) in strings.sorted(by: { $0.key < $1.key }) {
      guard let dot = key.firstIndex(of: ".") else { continue }
      texts[String(key[..<dot]), default: []].append(
        (String(key[key.index(after: dot)...]), text))
    }
    return InterfaceFile(root.localized(by: texts), path: path)
  }

  /// The element with an identifier; nil for none.
  package subscript(id: String) -> InterfaceElement? { elements[id] }

  /// The name of the file without its folder.
  package var name: String { SystemPath.name(of: path) }

  /// The scenes of a storyboard.
  package var scenes: [InterfaceElement] { root.list("scenes") }

  /// The outermost objects of a nib file.
  package var objects: [InterfaceElement] { root.list("objects") }

  /// The names of the program's classes.
  package var classNames: Set<String> {
    var names: Set<String> = []
    root.visit { element in if let name = element["customClass"] { names.insert(name) } }
    return names
  }

  /// Whether it is a launch screen, which nothing shows.
  package var isLaunchScreen: Bool { root["launchScreen"] == "YES" }
}
