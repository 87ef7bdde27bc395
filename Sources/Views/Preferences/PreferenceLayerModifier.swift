// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Shows a view that is made from a preference in front of the views that set it, or behind.
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

/// The layer is evaluated once the contents have been laid out, and again when the preference
/// changes.
private final class PreferenceLayerNode<V: View, Key: PreferenceKey, Layer: View>:
  TypedNode<ModifiedContent<V, _PreferenceLayerModifier<Key, Layer>>>, PreferenceReader
{
  typealias Layered = ModifiedContent<PreferenceBoundary<V>, _LayeredModifier<Layer?>>

  private var view: ModifiedContent<V, _PreferenceLayerModifier<Key, Layer>>
  private let base = PreferenceScopeReference()
  private var content: TypedNode<Layered>?
  private var value: Key.Value?

  init(
    _ view: ModifiedContent<V, _PreferenceLayerModifier<Key, Layer>>, _ context: _NodeContext
  ) {
    self.view = view
    super.init(context)
    base.changed = { [weak self] in
      guard let self else { return }
      host.schedulePreferenceUpdate(for: self)
    }
    content = context.inside(self).make(layered(nil))
    updateElements(context.pass)
    host.schedulePreferenceUpdate(for: self)
  }

  override var onlyChild: Node? { content }
  override func arrangement(of child: Node) -> ChildArrangement { .inherited }

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

  func updatePreferences(_ pass: UpdatePass) -> Bool {
    guard !isDismantled else { return false }
    let value = base.scope?.value(Key.self) ?? Key.defaultValue
    if let known = self.value, areSame(known, value) { return false }
    self.value = value
    invalidate()
    return true
  }

  private func layered(_ layer: Layer?) -> Layered {
    Layered(
      content: PreferenceBoundary(content: view.content, base: base),
      modifier: _LayeredModifier(
        layer: layer, alignment: view.modifier.alignment,
        role: view.modifier.isBehind ? .behind : .inFront))
  }
}

extension View {
  /// Overlays the view with one that is made from the combined preference of its contents.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: false, layer: transform))
  }

  /// Sets a background of the view that is made from the combined preference of its contents.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(alignment: alignment, isBehind: true, layer: transform))
  }
}
