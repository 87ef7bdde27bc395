// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Runtime
@_spi(ViewTree) import ViewCore

extension Node {
  func visit(_ body: (Node) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  func descendant(_ id: ObjectIdentifier) -> Node? {
    if ObjectIdentifier(self) == id { return self }
    for child in children {
      if let found = child.descendant(id) { return found }
    }
    return nil
  }

  /// The node and its ancestors, innermost first.
  var withAncestors: [Node] {
    sequence(first: self, next: \.parent).map(\.self)
  }

  var inspectedAlone: InspectedView {
    let modifier = modifierType
    return InspectedView(
      id: ObjectIdentifier(self), type: viewType ?? modifier ?? contentType ?? type(of: self),
      hasBody: viewType != nil, isModifier: modifier != nil, children: [])
  }

  var inspected: InspectedView {
    var view = inspectedAlone
    view.children = children.filter { shows($0) }.map(\.inspected)
    // The elements of a node are also those of the nodes around it.
    if let embedded = EmbeddedViewInspection.current {
      view.children += elements.filter { $0.node === self }.flatMap { embedded.views(in: $0) }
    }
    return view
  }

  func details(without isOther: (InspectedView) -> Bool) -> InspectedDetails {
    let ancestors = withAncestors.dropFirst()
    let modifiers = ancestors.prefix { $0.modifierType != nil }
    let element = elements.count == 1 ? elements.first : nil
    return InspectedDetails(
      view: inspectedAlone, path: ancestors.reversed().map(\.inspectedAlone),
      outlines: elements.map(\.corners), proposal: element?.proposal, size: element?.size,
      modifiers: modifiers.map(\.modifierDescription),
      environment: environmentDifferences(modifiers.last), properties: properties,
      animations: animations(modifiers, without: isOther),
      runs: host.inspection?.runs(of: ObjectIdentifier(self), at: host.time) ?? [])
  }

  /// The environment values that the node's modifier sets for its content, by name; empty if it sets
  /// none.
  private var environmentSettings: [(name: String, value: String)] {
    guard let inner = children.first?.environment, inner !== environment else { return [] }
    let outer = environment.changes(from: nil)
    return inner.changes(from: environment).flatMap { key, value in
      InspectedValue.difference(
        of: value, from: outer[key] ?? Self.defaultValue(of: key), name: InspectedName.ofKey(key))
    }
    .sorted { $0.name < $1.name }
  }

  private static func defaultValue(of key: ObjectIdentifier) -> Any? {
    (key.identifiedType as? any EnvironmentKey.Type)?.defaultValue
  }

  /// The function that applies the modifier, and its values. One that sets a single value of the
  /// environment is named after it, as `.font` and `.lineLimit` are.
  private var modifierDescription: (name: String, values: String) {
    let settings = environmentSettings
    if settings.count == 1 { return ("." + settings[0].name, settings[0].value) }
    if !settings.isEmpty {
      let texts = settings.map { "\($0.name): \($0.value)" }
      return (inspectedName, texts.joined(separator: ", "))
    }
    let text = inspectedModifier.map { InspectedValue.text(of: $0) } ?? ""
    return (inspectedName, text.hasPrefix("(") ? String(text.dropFirst().dropLast()) : "")
  }

  /// The environment values of the node that differ from those outside its modifiers.
  private func environmentDifferences(_ outermost: Node?) -> [(name: String, value: String)] {
    let outer = (outermost ?? self).parent?.environment
    return environment.changes(from: outer).map { key, value in
      (InspectedName.ofKey(key), InspectedValue.text(of: value))
    }
    .sorted { $0.name < $1.name }
  }

  private func animations(
    _ modifiers: some Sequence<Node>, without isOther: (InspectedView) -> Bool
  ) -> [InspectedAnimation] {
    var result: [InspectedAnimation] = []
    if host.isAnimating(self) {
      result.append(InspectedAnimation(name: "animatableData"))
    }
    var seen: Set<ObjectIdentifier> = []
    for node in [self] + Array(modifiers) {
      let name = node === self ? "" : node.inspectedName
      for element in node.elements where seen.insert(ObjectIdentifier(element)).inserted {
        result += element.animations(named: name)
      }
    }
    for child in children {
      child.addAnimations(to: &result, seen: &seen, without: isOther)
    }
    return result
  }

  /// Adds the animations of the node and of those inside, whose elements have not been seen.
  private func addAnimations(
    to result: inout [InspectedAnimation], seen: inout Set<ObjectIdentifier>,
    without isOther: (InspectedView) -> Bool
  ) {
    guard !isOther(inspectedAlone) else { return }
    if host.isAnimating(self) { result.append(InspectedAnimation(name: inspectedName)) }
    for element in elements where seen.insert(ObjectIdentifier(element)).inserted {
      result += element.animations(named: element.node.inspectedName)
    }
    for child in children { child.addAnimations(to: &result, seen: &seen, without: isOther) }
  }
}
