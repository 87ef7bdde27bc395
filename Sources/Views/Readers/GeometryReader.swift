// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) public import ViewCore

/// A container that fills the proposed size and builds its content from its own geometry.
///
/// The content is built in the layout pass that determines its size, and again when geometry that
/// it has read changes: the size, a frame in a coordinate space, the safe area. Its views are
/// aligned to the top leading corner.
public struct GeometryReader<Content: View>: PrimitiveView {
  /// Builds the content from the size and the coordinates of the reader.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader. `content` is called with the reader's geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(
    _ view: GeometryReader, _ context: _NodeContext
  ) -> _NodeReference<GeometryReader> {
    _NodeReference(GeometryReaderNode(view, context))
  }
}

private final class GeometryReaderNode<Content: View>: TypedNode<GeometryReader<Content>> {
  private var view: GeometryReader<Content>
  private var content: TypedNode<Content>?
  private var element: GeometryReaderElement?

  init(_ view: GeometryReader<Content>, _ context: borrowing _NodeContext) {
    self.view = view
    super.init(context)
    element = GeometryReaderElement(self)
    element?.makeContent = { [unowned self] in makeContent($0) }
    updateElements(context.pass)
  }

  override var onlyChild: Node? { content }
  override var transitionChildren: [Node] { [] }
  override func collectElements() -> [Element] { element.map { [$0] } ?? [] }

  override func update(_ view: GeometryReader<Content>, _ pass: UpdatePass) {
    let isUnchanged = areInterchangeable(self.view, view)
    self.view = view
    if !isUnchanged || isInvalid { refresh(pass) }
  }

  override func refresh(_ pass: UpdatePass) {
    // As in SwiftUI, a closure of an earlier body does not see the later state, such as a shorter array.
    guard !isDroppedFromBody else { return }
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

  /// Builds the content for the first time, or again if what it has read is invalid.
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

  /// Whether the view is being removed by the body that has made it, which does not contain it any more.
  private var isDroppedFromBody: Bool {
    guard let element, element.isInTransitionOut else { return false }
    var node: Node = self
    while true {
      if node.elements.contains(where: { $0.isTransitioningOut && element.isDescendant(of: $0) }) {
        return true
      }
      guard let parent = node.parent, parent.inspectedContent == nil else { return false }
      node = parent
    }
  }

  private func evaluate(_ element: GeometryReaderElement) -> Content {
    host.countBody()
    return Evaluation.track(self) { view.content(GeometryProxy(source: element.source)) }
  }
}

final class GeometryReaderElement: ContainerElement {
  fileprivate var makeContent: (UpdatePass) -> Void = { _ in }
  private var isMaking = false
  private var cachedSource: GeometrySource?

  var source: GeometrySource {
    if let cachedSource { return cachedSource }
    let source = GeometrySource(self)
    cachedSource = source
    return source
  }

  override var isolatesContentLayout: Bool { isMaking }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    // As in SwiftUI, an unspecified dimension, as within a scroll view, is 10 points.
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 10, height: 10))
  }

  override func arrange(in size: CGSize, _ pass: UpdatePass) {
    _ = source.setSize(size)
    isMaking = true
    makeContent(pass)
    isMaking = false
    super.arrange(in: size, pass)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [ElementPlacement] {
    layoutItems.map { ElementPlacement($0, ProposedViewSize(size), .topLeading, in: size) }
  }

  override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    nil
  }

  override func dismantle() {
    cachedSource?.close()
    super.dismantle()
  }
}
