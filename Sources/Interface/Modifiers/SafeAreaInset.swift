// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Puts views at an edge of what it modifies, which counts as unsafe there.
public struct _SafeAreaInsetModifier<Bar: View>: ViewModifier {
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

  init(_ view: ModifiedContent<V, _SafeAreaInsetModifier<Bar>>, _ context: _NodeContext) {
    super.init(context)
    element = SafeAreaInsetElement(self, view.modifier.edge, view.modifier.alignment)
    content = context.inside(self).make(view.content)
    bar = context.inside(self).make(view.modifier.bar)
    configure(view.modifier)
    childElementsChanged(context.pass)
    updateElements(context.pass)
  }

  override var children: [Node] { [content, bar].compactMap { $0 as Node? } }
  override var transitionChildren: [Node] { content.map { [$0] } ?? [] }
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
    element?.configure(modifier.edge, modifier.alignment, spacing: modifier.spacing)
  }
}

final class SafeAreaInsetElement: Element {
  private var edge: Edge
  private var alignment: AlignmentKey
  private var spacing: CGFloat?
  private var base: [Element] = []
  private var bar: [Element] = []

  init(_ node: Node, _ edge: Edge, _ alignment: AlignmentKey) {
    self.edge = edge
    self.alignment = alignment
    super.init(node)
  }

  fileprivate func configure(_ edge: Edge, _ alignment: AlignmentKey, spacing: CGFloat?) {
    if edge != self.edge || alignment != self.alignment || spacing != self.spacing {
      setNeedsLayout()
    }
    (self.edge, self.alignment, self.spacing) = (edge, alignment, spacing)
  }

  fileprivate func setItems(base: [Element], bar: [Element]) {
    let old = children
    self.base = base
    self.bar = bar
    adopt(children, after: old)
    setNeedsLayout()
  }

  override var children: [Element] { base + bar }

  override func safeAreaInsets(around child: Element) -> EdgeInsets? {
    base.contains { $0 === child } ? insets(proposal) : nil
  }

  /// The axis along which the bar lies beside the view.
  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private var isFirst: Bool { edge == .top || edge == .leading }

  private func barSize(_ proposal: ProposedViewSize) -> CGSize {
    bar.filter { !$0.isDeparting }.reduce(.zero) { $0.union($1.size(proposal)) }
  }

  /// What the bar takes from the view, with the space between them.
  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    guard let first = bar.first, !first.isDeparting else { return EdgeInsets() }
    let beside = base.first?.preferredSpacing ?? ViewSpacing()
    let own = first.preferredSpacing
    let usual =
      isFirst ? own.distance(to: beside, along: axis) : beside.distance(to: own, along: axis)
    let length = barSize(proposal)[axis] + (spacing ?? usual)
    return EdgeInsets(Edge.Set(edge), length)
  }

  private func baseSize(_ proposal: ProposedViewSize) -> CGSize {
    let inner = proposal.inset(by: insets(proposal))
    return base.filter { !$0.isDeparting }.reduce(.zero) { $0.union($1.size(inner)) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let (size, insets) = (baseSize(proposal), insets(proposal))
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  private func basePlacings(_ proposal: ProposedViewSize) -> [Placing] {
    let insets = insets(proposal)
    let size = baseSize(proposal)
    return base.filter { !$0.isDeparting }.map { item in
      var placing = Placing(item, proposal.inset(by: insets), .center, in: size)
      placing.origin.x += insets.leading
      placing.origin.y += insets.top
      return placing
    }
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    for placing in basePlacings(proposal) { placing.element.place(placing, pass) }
    for item in bar where !item.isDeparting {
      let dimensions = item.dimensions(in: proposal)
      var origin = CGPoint.zero
      origin[axis] = isFirst ? 0 : size[axis] - dimensions.size[axis]
      origin[axis.other] =
        alignment.id.defaultValue(in: ViewDimensions(size)) - dimensions.value(alignment)
      item.place(Placing(item, origin, dimensions), pass)
    }
  }

  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    key.combined(basePlacings(dimensions.proposal))
  }
}

extension CGSize {
  /// The smallest size that holds both.
  func union(_ other: CGSize) -> CGSize {
    CGSize(width: max(width, other.width), height: max(height, other.height))
  }
}

/// An upper or lower edge.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top
  case bottom

  /// Any of the edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

/// An edge at a side.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading
  case trailing

  /// Any of the edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8

    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

extension View {
  /// Puts views at the upper or lower edge. This view keeps off them, and what ignores the safe area in it
  /// lies under them. `spacing` is in points; nil is the usual.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        bar: content(), edge: edge == .top ? .top : .bottom, alignment: alignment.key,
        spacing: spacing))
  }

  /// Puts views at the leading or trailing edge. This view keeps off them, and what ignores the safe area in
  /// it lies under them. `spacing` is in points; nil is the usual.
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
