// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// Takes all the space it is offered, and makes its content with what it knows of its own size and place.
///
/// The content is made in the layout that gives it its size. It is made again when what it has read
/// changes: the size, or a frame in some space. Its views lie at the upper left.
public struct GeometryReader<Content: View>: PrimitiveView {
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(
    _ view: GeometryReader, _ context: _NodeContext
  ) -> _NodeReference<GeometryReader> {
    _NodeReference(GeometryReaderNode(view, context))
  }
}

/// The size and the place of a view, for as long as it is there; then the last size it had.
///
/// Places are those where views come to rest: offsets count in full while they are on their way.
public struct GeometryProxy: Sendable {
  let source: GeometrySource

  /// The view's size in points.
  public var size: CGSize { onMain(.zero) { source.size } }

  /// How far unsafe parts reach from the view's edges.
  public var safeAreaInsets: EdgeInsets { onMain(EdgeInsets()) { source.safeAreaInsets } }

  /// The upright rectangle around the view in a space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    nonisolated(unsafe) let space = coordinateSpace
    return onMain(.zero) { source.frame(in: space) }
  }

  /// The upright rectangle around the view in a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Where an anchor is, in the view's own space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    nonisolated(unsafe) let anchor = anchor
    return onMain(anchor.value) { source.place(of: anchor) }
  }

  private func onMain<Value>(_ other: Value, _ body: @MainActor () -> Value) -> Value {
    isMainThread ? MainActor.unsafelyAssumed(body) : other
  }
}

private final class GeometryReaderNode<Content: View>: TypedNode<GeometryReader<Content>> {
  private var view: GeometryReader<Content>
  private var content: TypedNode<Content>?
  private var element: GeometryReaderElement?

  init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    element = GeometryReaderElement(self)
    element?.makeContent = { [unowned self] in makeContent($0) }
    updateElements(context.pass)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var transitionChildren: [Node] { [] }
  override func collectElements() -> [Element] { element.map { [$0] } ?? [] }

  override func update(_ view: GeometryReader<Content>, _ pass: UpdatePass) {
    let isSame = areInterchangeable(self.view, view)
    self.view = view
    if !isSame || isInvalid { refresh(pass) }
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    guard let element, let content else { return }
    content.update(evaluate(element), pass)
  }

  override func childElementsChanged(_ pass: UpdatePass) {
    element?.replaceItems(content?.elements ?? [])
  }

  override func dismantle() {
    element?.dismantle()
    super.dismantle()
  }

  /// Makes the content for the first time, or again if what it has read has changed.
  private func makeContent(_ pass: UpdatePass) {
    let pass = host.adjusted(pass, for: self)
    guard let element, !isDismantled else { return }
    guard content == nil else {
      if isInvalid { refresh(pass) }
      return
    }
    var context = childContext(pass)
    context.pass.isInsertion = true
    markValid()
    content = context.make(evaluate(element))
    childElementsChanged(pass)
  }

  private func evaluate(_ element: GeometryReaderElement) -> Content {
    host.counters.bodies += 1
    return Evaluation.track(self) { view.content(GeometryProxy(source: element.source)) }
  }
}

final class GeometryReaderElement: ContainerElement {
  fileprivate var makeContent: (UpdatePass) -> Void = { _ in }
  private var isMaking = false
  private var known: GeometrySource?

  var source: GeometrySource {
    if let known { return known }
    let source = GeometrySource(self)
    known = source
    return source
  }

  override var isLaidOutApart: Bool { isMaking }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // SwiftUI proposes nothing inside a scroll view, and a reader is 10 high there.
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    _ = source.take(size)
    isMaking = true
    makeContent(pass)
    isMaking = false
    super.arrange(in: size, pass)
  }

  override func placings(in size: CGSize, _ proposal: ProposedViewSize) -> [Placing] {
    layoutItems.map { Placing($0, ProposedViewSize(size), .topLeading, in: size) }
  }

  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    nil
  }

  override func dismantle() {
    known?.close()
    super.dismantle()
  }
}
