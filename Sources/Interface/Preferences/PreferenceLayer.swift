// Part of Snapback, under the MIT licence; see LICENSE.

/// Puts a view that is made from a preference in front of what says it, or behind.
public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer: View>: ViewModifier {
  public typealias Body = Never
  let alignment: Alignment
  let isBehind: Bool
  let layer: (Key.Value) -> Layer

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(PreferenceLayerNode(view, context))
  }
}

/// The layer is evaluated when what is inside has been laid out, and again when the value is another.
private final class PreferenceLayerNode<V: View, Key: PreferenceKey, Layer: View>:
  TypedNode<ModifiedContent<V, _PreferenceLayerModifier<Key, Layer>>>, PreferenceReader
{
  typealias Layered = ModifiedContent<Marked<V>, _LayeredModifier<Layer?>>

  private var view: ModifiedContent<V, _PreferenceLayerModifier<Key, Layer>>
  private let base = PreferenceBase()
  private var content: TypedNode<Layered>?
  private var value: Key.Value?

  init(
    _ view: ModifiedContent<V, _PreferenceLayerModifier<Key, Layer>>, _ context: _NodeContext
  ) {
    self.view = view
    super.init(context)
    base.changed = { [weak self] in
      guard let self else { return }
      host.notePreferences(for: self)
    }
    content = context.inside(self).make(layered(nil))
    updateElements(context.pass)
    host.notePreferences(for: self)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }

  override func update(
    _ view: ModifiedContent<V, _PreferenceLayerModifier<Key, Layer>>, _ pass: UpdatePass
  ) {
    self.view = view
    refresh(pass)
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    let layer = value.map { value in Evaluation.track(self) { view.modifier.layer(value) } }
    content?.update(layered(layer), pass)
  }

  func preferencesSettled(_ pass: UpdatePass) -> Bool {
    guard !isDismantled else { return false }
    let value = base.scope?.value(Key.self) ?? Key.defaultValue
    if let known = self.value, areSame(known, value) { return false }
    self.value = value
    invalidate()
    return true
  }

  private func layered(_ layer: Layer?) -> Layered {
    Layered(
      content: Marked(content: view.content, base: base),
      modifier: _LayeredModifier(
        layer: layer, alignment: view.modifier.alignment,
        role: view.modifier.isBehind ? .behind : .inFront))
  }
}

/// Where the views that are read begin, since what the layer says is not read.
@MainActor
final class PreferenceBase {
  fileprivate(set) var scope: PreferenceScope?
  var changed: () -> Void = {}
}

/// A view at which a reader's scope begins.
struct Marked<Content: View>: PrimitiveView {
  let content: Content
  let base: PreferenceBase

  static func _makeNode(_ view: Marked, _ context: _NodeContext) -> _NodeReference<Marked> {
    _NodeReference(MarkedNode(view, context))
  }
}

private final class MarkedNode<Content: View>: TypedNode<Marked<Content>> {
  private var scope: PreferenceScope?
  private var content: TypedNode<Content>?

  init(_ view: Marked<Content>, _ context: _NodeContext) {
    super.init(context)
    let scope = PreferenceScope(self)
    scope.changed = { [weak base = view.base] in base?.changed() }
    view.base.scope = scope
    self.scope = scope
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var preferences: PreferenceScope? { scope }

  override func update(_ view: Marked<Content>, _ pass: UpdatePass) {
    content?.update(view.content, pass)
  }

  override func dismantle() {
    if !isDismantled { scope?.end() }
    super.dismantle()
  }
}

extension View {
  /// Puts in front of the view what is made from the value that those inside it tell.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, layer: transform))
  }

  /// Puts behind the view what is made from the value that those inside it tell.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, layer: transform))
  }
}
