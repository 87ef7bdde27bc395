// Part of Snapback, under the MIT licence; see LICENSE.

/// An element of a storyboard or nib file, with the elements inside.
package final class InterfaceElement: Sendable {
  /// The name of the tag: `view`, `outlet`.
  package let name: String
  package let attributes: [String: String]
  /// The line of the tag, from 1.
  package let line: Int
  package let children: [InterfaceElement]
  /// The text inside, without that of elements inside.
  package let text: String

  package init(
    _ name: String, _ attributes: [String: String] = [:], line: Int = 1,
    children: [InterfaceElement] = [], text: String = ""
  ) {
    (self.name, self.attributes, self.line) = (name, attributes, line)
    (self.children, self.text) = (children, text)
  }

  /// An attribute; nil for none.
  package subscript(attribute: String) -> String? { attributes[attribute] }

  /// The identifier by which other elements refer to this one; nil for none.
  package var id: String? { attributes["id"] }

  /// The first child with a tag; nil for none.
  package func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

  /// The children of the first child with a tag; none if there is no such child.
  package func list(_ name: String) -> [InterfaceElement] { child(name)?.children ?? [] }

  /// The first child that is the value of a property; nil for none.
  package func value(_ key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

  /// Calls a function for the element and all inside, outer ones first.
  package func visit(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }
}
