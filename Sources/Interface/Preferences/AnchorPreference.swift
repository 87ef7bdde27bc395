// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// Says a preference that is made from where the view is.
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

/// A node that has to look where its view is, after every pass.
@MainActor
protocol AnchorWatcher: AnyObject {
  func look()
}

/// A watcher, as long as it is there.
struct AnchorReference {
  weak var value: (any AnchorWatcher)?
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
  TypedNode<ModifiedContent<V, _AnchorPreferenceModifier<Value, Key>>>, AnchorWatcher
{
  private var source: Anchor<Value>.Source
  private var rule: AnchorRule<Value, Key>
  private var scope: PreferenceScope?
  private var content: TypedNode<V>?
  private var place: Place?

  private struct Place: Equatable {
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
    host.anchors.append(AnchorReference(value: self))
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var preferences: PreferenceScope? { scope }

  override func update(
    _ view: ModifiedContent<V, _AnchorPreferenceModifier<Value, Key>>, _ pass: UpdatePass
  ) {
    source = view.modifier.source
    rule.transform = view.modifier.transform
    // What the closures hold may be another: the anchor is made anew.
    place = nil
    content?.update(view.content, pass)
  }

  func look() {
    guard let element = elements.first else { return }
    let now = Place(size: element.size, transform: element.modelTransformToRoot)
    guard now != place else { return }
    place = now
    rule.anchor = source.make(now.size, now.transform)
    scope?.rule = rule
    scope?.valueChanged(ObjectIdentifier(Key.self))
  }

  override func dismantle() {
    if !isDismantled {
      host.anchors.removeAll { $0.value === self }
      scope?.end()
    }
    super.dismantle()
  }
}

extension View {
  /// Tells the views around a value that is made from where this one is.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorPreferenceModifier<A, K>(source: value) { $0 = transform($1) })
  }

  /// Changes what those inside tell by where this view is.
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
