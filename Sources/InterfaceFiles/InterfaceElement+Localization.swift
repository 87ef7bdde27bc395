// Part of Snapback, under the MIT licence; see LICENSE.

extension InterfaceElement {
  /// The element and all inside with other texts, by the identifiers of elements.
  func localized(by texts: [String: [(property: String, text: String)]]) -> InterfaceElement {
    var element = InterfaceElement(
      name, attributes, line: line, children: children.map { $0.localized(by: texts) }, text: text)
    for (property, text) in id.flatMap({ texts[$0] }) ?? [] {
      element = element.with(property, text)
    }
    return element
  }

  /// The element with another text of a property, as `.strings` files name it.
  private func with(_ property: String, _ text: String) -> InterfaceElement {
    let states = ["normal", "selected", "highlighted", "disabled"]
    if let state = states.first(where: { property == $0 + "Title" }) {
      return replacing(
        { $0.name == "state" && $0["key"] == state }, with: { $0.setting("title", text) })
    }
    if property.hasPrefix("configuration.") {
      let name = String(property.dropFirst("configuration.".count))
      return replacing({ $0["key"] == "configuration" }, with: { $0.setting(name, text) })
    }
    if property.hasPrefix("segmentTitles["), property.hasSuffix("]"),
      let index = Int(property.dropFirst("segmentTitles[".count).dropLast())
    {
      return replacing(
        { $0.name == "segments" }, with: { $0.replacingChild(index) { $0.setting("title", text) } })
    }
    return setting(property, text)
  }

  /// The element with another value of an attribute, also if that was a child.
  private func setting(_ attribute: String, _ text: String) -> InterfaceElement {
    var attributes = attributes
    attributes[attribute] = text
    return InterfaceElement(
      name, attributes, line: line, children: children.filter { $0["key"] != attribute },
      text: self.text)
  }

  /// The element with other children in place of some.
  private func replacing(
    _ isChanged: (InterfaceElement) -> Bool, with change: (InterfaceElement) -> InterfaceElement
  ) -> InterfaceElement {
    InterfaceElement(
      name, attributes, line: line,
      children: children.map { isChanged($0) ? change($0) : $0 }, text: text)
  }

  /// The element with another child at an index.
  private func replacingChild(
    _ index: Int, _ change: (InterfaceElement) -> InterfaceElement
  ) -> InterfaceElement {
    guard children.indices.contains(index) else { return self }
    var children = children
    children[index] = change(children[index])
    return InterfaceElement(name, attributes, line: line, children: children, text: text)
  }
}
