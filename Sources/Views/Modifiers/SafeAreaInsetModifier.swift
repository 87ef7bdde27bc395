// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// Adds views at an edge of the modified view, which becomes unsafe there.
public struct _SafeAreaInsetModifier<Bar: View>: ViewModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let bar: Bar
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(SafeAreaInsetNode(view, context))
  }
}

private final class SafeAreaInsetNode<V: View, Bar: View>:
  TypedNode<ModifiedContent<V, _SafeAreaInsetModifier<Bar>>>
{
  private var content: TypedNode<V>?
  private var bar: TypedNode<Bar>?
  private var element: SafeAreaInsetElement?

  init(_ view: ModifiedContent<V, _SafeAreaInsetModifier<Bar>>, _ context: borrowing _NodeContext) {
    super.init(context)
    element = SafeAreaInsetElement(self, view.modifier.edge, view.modifier.alignment)
    content = context.inside(self).make(view.content)
    bar = childContext(context.pass).make(view.modifier.bar)
    configure(view.modifier)
    childElementsChanged(context.pass)
    updateElements(context.pass)
  }

  override var children: [Node] { [content, bar].compactMap { $0 as Node? } }
  override var transitionChildren: [Node] { content.map { [$0] } ?? [] }
  override func arrangement(of child: Node) -> ChildArrangement {
    // The content is made first.
    content == nil || child === content ? .wrapped : .single(.overlay)
  }
  override func collectElements() -> [Element] { element.map { [$0] } ?? [] }

  override func update(
    _ view: ModifiedContent<V, _SafeAreaInsetModifier<Bar>>, _ pass: UpdatePass
  ) {
    configure(view.modifier)
    content?.update(view.content, pass)
    bar?.update(view.modifier.bar, pass)
  }

  override func childElementsChanged(_ pass: UpdatePass) {
    element?.setItems(base: content?.elements ?? [], bar: bar?.elements ?? [])
  }

  override func dismantle() {
    element?.dismantle()
    super.dismantle()
  }

  private func configure(_ modifier: _SafeAreaInsetModifier<Bar>) {
    let spacing = modifier.spacing.flatMap { $0.isFinite ? $0 : nil }
    element?.configure(modifier.edge, modifier.alignment, spacing: spacing)
  }
}

extension View {
  /// Adds views at the top or bottom edge. This view avoids them; content that ignores the safe
  /// area extends under them. `spacing` is in points; nil, NaN or infinity for
  /// the views' preferred spacing.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        bar: content(), edge: edge == .top ? .top : .bottom, alignment: alignment.key,
        spacing: spacing))
  }

  /// Adds views at the leading or trailing edge. This view avoids them; content that ignores the
  /// safe area extends under them. `spacing` is in points; nil, NaN or infinity for
  /// the views' preferred spacing.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        bar: content(), edge: edge == .leading ? .leading : .trailing, alignment: alignment.key,
        spacing: spacing))
  }
}
