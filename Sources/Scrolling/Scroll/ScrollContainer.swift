// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// The scroll view without its vertical layout: its content is a single element, or several that
/// overlap.
package struct ScrollContainer<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let showsIndicators: Bool
  /// Whether the viewport's size is proposed to the content, rather than nil along the axes.
  var proposesViewport = false
  /// Whether drags scroll. Otherwise only the wheel and the caret do.
  var pans = true
  let content: Content

  package init(
    axes: Axis.Set, showsIndicators: Bool, proposesViewport: Bool = false, pans: Bool = true,
    content: Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.proposesViewport = proposesViewport
    self.pans = pans
    self.content = content
  }

  package static func _makeNode(
    _ view: ScrollContainer, _ context: _NodeContext
  ) -> _NodeReference<ScrollContainer> {
    _NodeReference(ScrollNode(view, context))
  }
}

private final class ScrollNode<Content: View>: TypedNode<ScrollContainer<Content>> {
  private var view: ScrollContainer<Content>
  private let scope: EnvironmentScope
  private var content: TypedNode<Content>?
  private var element: ScrollElement?

  init(_ view: ScrollContainer<Content>, _ context: borrowing _NodeContext) {
    self.view = view
    scope = EnvironmentScope(parent: context.environment)
    super.init(context)
    // The configuration of this scroll view does not apply to nested ones.
    var values = EnvironmentValues()
    values.scrollRequests = ScrollRequests()
    values.scrollEdges = nil
    scope.replace(with: values.changes)
    element = ScrollElement(self)
    refresh(context.pass)
    var inside = context.inside(self, environment: scope)
    inside.transition = nil
    content = inside.make(view.content)
    childElementsChanged(context.pass)
    updateElements(context.pass)
  }

  override var onlyChild: Node? { content }
  override var scrolledAxes: Axis.Set { view.axes }
  override func arrangement(of child: Node) -> ChildArrangement { .single(.column) }
  override var transitionChildren: [Node] { [] }
  override func collectElements() -> [Element] { element.map { [$0] } ?? [] }

  override func update(_ view: ScrollContainer<Content>, _ pass: UpdatePass) {
    self.view = view
    refresh(pass)
    content?.update(view.content, pass)
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    Evaluation.track(self) {
      let values = EnvironmentValues(environment)
      var settings = ScrollSettings(values, axes: view.axes)
      if !view.showsIndicators { settings.indicators = [] }
      settings.proposesViewport = view.proposesViewport
      settings.pans = view.pans
      element?.configure(settings, values.scrollRequests)
      element?.edges = view.axes.contains(.vertical) ? values.scrollEdges : nil
      element?.setMask(values.isEnabled && values.isScrollEnabled ? .all : .subviews)
    }
  }

  override func childElementsChanged(_ pass: UpdatePass) {
    element?.content.replaceItems(content?.elements ?? [])
  }

  override func dismantle() {
    element?.dismantle()
    super.dismantle()
  }
}
