// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) public import ViewCore

/// Sets a preference that depends on the geometry of the view.
public struct _AnchorPreferenceModifier<Value, Key: PreferenceKey>: ViewModifier {
  public typealias Body = Never
  let source: Anchor<Value>.Source
  let transform: (inout Key.Value?, Anchor<Value>) -> Void

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(AnchorNode(view, context))
  }
}

private struct AnchorRule<Value, Key: PreferenceKey>: PreferenceRule {
  var anchor: Anchor<Value>?
  var transform: (inout Key.Value?, Anchor<Value>) -> Void

  func apply(_ inner: Key.Value?) -> Key.Value? {
    guard let anchor else { return inner }
    var value = inner
    transform(&value, anchor)
    return value
  }
}

private final class AnchorNode<V: View, Value, Key: PreferenceKey>:
  TypedNode<ModifiedContent<V, _AnchorPreferenceModifier<Value, Key>>>, PlacementObserver
{
  private var source: Anchor<Value>.Source
  private var rule: AnchorRule<Value, Key>
  private var scope: PreferenceScope?
  private var content: TypedNode<V>?
  private var geometry: Geometry?

  private struct Geometry: Equatable {
    var size: CGSize
    var transform: CGAffineTransform
  }

  init(
    _ view: ModifiedContent<V, _AnchorPreferenceModifier<Value, Key>>, _ context: _NodeContext
  ) {
    source = view.modifier.source
    rule = AnchorRule(transform: view.modifier.transform)
    super.init(context)
    let scope = PreferenceScope(self)
    scope.rule = rule
    self.scope = scope
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
    host.addPlacementObserver(self)
  }

  override var onlyChild: Node? { content }
  override var rowCreation: RowCreation { .inherited }
  override var preferences: PreferenceScope? { scope }

  override func update(
    _ view: ModifiedContent<V, _AnchorPreferenceModifier<Value, Key>>, _ pass: UpdatePass
  ) {
    source = view.modifier.source
    rule.transform = view.modifier.transform
    // The closures may have captured other values: update the anchor.
    geometry = nil
    content?.update(view.content, pass)
  }

  func placementMayHaveChanged() {
    guard let element = elements.first else { return }
    let geometry = Geometry(size: element.size, transform: element.modelTransformToRoot)
    guard geometry != self.geometry else { return }
    self.geometry = geometry
    rule.anchor = source.make(geometry.size, geometry.transform)
    scope?.rule = rule
    scope?.valueChanged(ObjectIdentifier(Key.self))
  }

  override func dismantle() {
    if !isDismantled {
      host.removePlacementObserver(self)
      scope?.end()
    }
    super.dismantle()
  }
}

extension View {
  /// Sets a preference that depends on the geometry of the view.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorPreferenceModifier<A, K>(source: value) { $0 = transform($1) })
  }

  /// Changes a preference of the view's contents, depending on the geometry of the view.
  /// `transform` receives the default value if no view inside sets the preference.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      _AnchorPreferenceModifier<A, K>(source: value) { inner, anchor in
        var value = inner ?? K.defaultValue
        transform(&value, anchor)
        inner = value
      })
  }
}
