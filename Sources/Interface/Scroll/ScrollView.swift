// Part of Snapback, under the MIT licence; see LICENSE.

/// A view that shows a part of its content, and moves it under the hand and the wheel.
///
/// Along its axes it takes all the space that is proposed and lets its content be as long as it likes; across
/// them it is as wide as its content. Several views lie one below the other.
public struct ScrollView<Content: View>: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public var body: some View {
    ScrollContainer(axes: axes, showsIndicators: showsIndicators, content: VStack { content })
      .modifier(_RefreshModifier(axes: axes))
  }
}

/// The scroll view itself, around content that is one element or lies on top of each other.
struct ScrollContainer<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let showsIndicators: Bool
  /// Whether the content is proposed the viewport rather than nothing along the axes.
  var proposesViewport = false
  let content: Content

  static func _makeNode(
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

  init(_ view: ScrollContainer<Content>, _ context: _NodeContext) {
    self.view = view
    scope = EnvironmentScope(parent: context.environment)
    super.init(context)
    // What is set for this scroll view is not for those inside.
    var values = EnvironmentValues()
    values.scrollRequests = ScrollRequests()
    scope.replace(with: values.changes)
    element = ScrollElement(self)
    refresh(context.pass)
    var inside = context.inside(self, environment: scope)
    inside.transition = nil
    content = inside.make(view.content)
    childElementsChanged(context.pass)
    updateElements(context.pass)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
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
      element?.configure(settings, values.scrollRequests)
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
