// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion
import Runtime

extension ViewHost {
  /// Starts or stops recording why bodies run.
  package func inspect(_ inspection: ViewInspection?) {
    self.inspection = inspection
  }

  /// The hierarchy of views; nil for an empty one.
  package var inspectedTree: InspectedView? { root.map { $0.inspected } }

  /// Returns the details of a view; nil if it no longer exists.
  package func inspectedDetails(of id: InspectedView.ID) -> InspectedDetails? {
    guard let node = root?.descendant(id) else { return nil }
    return node.details
  }

  /// Returns the views at a point of the window, innermost first: those that contain the frontmost
  /// element there, even if it ignores touches. Empty outside of all views.
  package func inspectedViews(at point: CGPoint) -> [InspectedView] {
    guard let element = root?.rootElement?.innermost(at: point) else { return [] }
    return element.node.withAncestors.map(\.inspectedAlone)
  }

  /// Returns the corners of the elements of a view as they are drawn, in points of the window.
  package func outlines(of id: InspectedView.ID) -> [[CGPoint]] {
    root?.descendant(id)?.elements.map(\.corners) ?? []
  }

  /// Returns the corners of the views that receive touches.
  package var touchOutlines: [[CGPoint]] {
    var result: [[CGPoint]] = []
    root?.rootElement?.visit { if $0 is GestureElement { result.append($0.corners) } }
    return result
  }

  /// Returns the corners of the elements that are animated at present.
  package var animatedOutlines: [[CGPoint]] {
    animating.values.compactMap { ($0 as? Element)?.corners }
  }

  /// Evaluates the bodies again that may have read an object, after it has been changed in memory.
  func evaluateBodies(reading object: AnyObject) {
    root?.visit { node in
      let isReader =
        node.observedReads != nil
        || node.inspectedSlots.contains { slot in
          (slot.storage as? any MigratableSlot)?.migratedValue as AnyObject === object
        }
      if isReader { node.invalidate() }
    }
    needsDisplay = true
  }
}

extension Node {
  fileprivate func visit(_ body: (Node) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  fileprivate func descendant(_ id: ObjectIdentifier) -> Node? {
    if ObjectIdentifier(self) == id { return self }
    for child in children {
      if let found = child.descendant(id) { return found }
    }
    return nil
  }

  /// The node and its ancestors, innermost first.
  fileprivate var withAncestors: [Node] {
    sequence(first: self, next: \.parent).map(\.self)
  }

  /// The modifier type of the node of a modified view; nil for all others.
  private var modifierType: Any.Type? {
    (contentType as? any ModifiedType.Type)?.modifierType
  }

  fileprivate var inspectedAlone: InspectedView {
    let modifier = modifierType
    return InspectedView(
      id: ObjectIdentifier(self), type: viewType ?? modifier ?? contentType ?? type(of: self),
      hasBody: viewType != nil, isModifier: modifier != nil, children: [])
  }

  fileprivate var inspected: InspectedView {
    var view = inspectedAlone
    view.children = children.filter { shows($0) }.map(\.inspected)
    return view
  }

  /// The name of the view's type.
  var inspectedName: String { inspectedAlone.name }

  // MARK: Details

  fileprivate var details: InspectedDetails {
    let ancestors = withAncestors.dropFirst()
    let modifiers = ancestors.prefix { $0.modifierType != nil }
    let element = elements.count == 1 ? elements.first : nil
    return InspectedDetails(
      view: inspectedAlone, path: ancestors.reversed().map(\.inspectedAlone),
      outlines: elements.map(\.corners), proposal: element?.proposal, size: element?.size,
      modifiers: modifiers.map { ($0.inspectedName, $0.modifierValues) },
      environment: environmentDifferences(modifiers.last), properties: properties,
      animations: animations(modifiers),
      runs: host.inspection?.runs(of: ObjectIdentifier(self), at: host.time) ?? [])
  }

  private var modifierValues: String {
    guard let modifier = inspectedModifier else { return "" }
    let text = InspectedValue.text(of: modifier)
    return text.hasPrefix("(") ? String(text.dropFirst().dropLast()) : ""
  }

  /// The environment values of the node that differ from those outside its modifiers.
  private func environmentDifferences(_ outermost: Node?) -> [(name: String, value: String)] {
    let outer = (outermost ?? self).parent?.environment
    return environment.changes(from: outer).map { key, value in
      (InspectedName.ofKey(key), InspectedValue.text(of: value))
    }
    .sorted { $0.name < $1.name }
  }

  private func animations(_ modifiers: some Sequence<Node>) -> [InspectedAnimation] {
    var result: [InspectedAnimation] = []
    if host.animating[ObjectIdentifier(self)] != nil {
      result.append(InspectedAnimation(name: "animatableData", presented: "", target: ""))
    }
    var seen: Set<ObjectIdentifier> = []
    for node in [self] + Array(modifiers) {
      let name = node === self ? "" : node.inspectedName
      for element in node.elements where seen.insert(ObjectIdentifier(element)).inserted {
        result += element.animations(named: name)
      }
    }
    return result
  }

  // MARK: Properties

  private var properties: [InspectedProperty] {
    guard let content = inspectedContent else { return [] }
    let slots = inspectedSlots
    var result: [InspectedProperty] = []
    for child in Mirror(reflecting: content).children {
      guard let label = child.label else { continue }
      let name = String(label.drop { $0 == "_" })
      if let slot = slots.first(where: { $0.name == label }), let storage = slot.storage {
        result += properties(of: storage, name, isGestureState: Self.isGestureState(child.value))
      } else if let property = child.value as? any InspectableProperty {
        result.append(
          InspectedProperty(
            name: name, kind: .binding, value: property.inspectedValue,
            setValue: { value in property.setInspected(value) }))
      } else if type(of: child.value) is AnyClass {
        result += properties(ofObject: child.value as AnyObject, name)
      } else if !(child.value is any View), !(child.value is any DynamicProperty) {
        result.append(InspectedProperty(name: name, kind: .value, value: child.value))
      } else if let object = Self.object(in: child.value) {
        result += properties(ofObject: object, name)
      }
    }
    return result
  }

  private static func isGestureState(_ value: Any) -> Bool {
    InspectedName.of(type(of: value)) == "GestureState"
  }

  private func properties(
    of storage: AnyObject, _ name: String, isGestureState: Bool
  ) -> [InspectedProperty] {
    if let slot = storage as? any InspectableSlot {
      let value = slot.inspectedValue
      if type(of: value) is AnyClass { return properties(ofObject: value as AnyObject, name) }
      var property = InspectedProperty(
        name: name, kind: isGestureState ? .gestureState : .state, value: value)
      if !isGestureState {
        property.setValue = { value in slot.setInspected(value) }
      }
      return [property]
    }
    if let slot = storage as? any MigratableSlot {
      let value = slot.migratedValue
      if type(of: value) is AnyClass { return properties(ofObject: value as AnyObject, name) }
      return [InspectedProperty(name: name, kind: .dynamic, value: value)]
    }
    return []
  }

  /// The object in a property wrapper such as `Bindable`; nil if there is none.
  private static func object(in value: Any) -> AnyObject? {
    for child in Mirror(reflecting: value).children where type(of: child.value) is AnyClass {
      return child.value as AnyObject
    }
    return nil
  }

  /// The stored properties of an object. They are set in memory, and its readers' bodies run after that, as an
  /// object cannot be asked for its setters by name.
  private func properties(ofObject object: AnyObject, _ name: String) -> [InspectedProperty] {
    let host = host.link
    let fields = StoredField.all(of: type(of: object), isClass: true)
    return Mirror(reflecting: object).children.compactMap { child in
      guard let label = child.label, !label.hasPrefix("_$") else { return nil }
      var property = InspectedProperty(
        name: name + "." + label.drop { $0 == "_" }, kind: .object, value: child.value)
      if let field = fields.first(where: { $0.name == label }),
        field.type == type(of: child.value), InspectedValue.editor(of: child.value) != nil
      {
        property.setValue = { value in
          guard ObjectMemory.write(value, to: field, of: object) else { return false }
          host.host?.evaluateBodies(reading: object)
          return true
        }
      }
      return property
    }
  }
}

/// A type of a view with a modifier.
private protocol ModifiedType {
  static var modifierType: Any.Type { get }
}

extension ModifiedContent: ModifiedType {
  fileprivate static var modifierType: Any.Type { Modifier.self }
}

extension Element {
  /// The corners of its frame as it is drawn, in points of the window.
  fileprivate var corners: [CGPoint] {
    let size = presentedSize
    let transform = transformToRoot
    return [
      CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height),
      CGPoint(x: 0, y: size.height),
    ].map { $0.applying(transform) }
  }

  fileprivate func visit(_ body: (Element) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// The frontmost element without children at a point of the root's space, or the innermost one that
  /// contains the point.
  fileprivate func innermost(at point: CGPoint) -> Element? {
    for child in children.reversed() where child.isPlaced {
      if let found = child.innermost(at: point) { return found }
    }
    let transform = transformToRoot
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0, determinant.isFinite else { return nil }
    let own = point.applying(transform.inverted())
    return CGRect(origin: .zero, size: presentedSize).contains(own) ? self : nil
  }

  fileprivate func animations(named name: String) -> [InspectedAnimation] {
    guard host.animating[ObjectIdentifier(self)] != nil else { return [] }
    var result = ownAnimations(named: name)
    if let frame = frameAnimation { result.append(frame) }
    return result
  }
}
