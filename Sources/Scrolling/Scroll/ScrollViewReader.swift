// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A container whose content can scroll the scroll views inside to views with given ids.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  /// Builds the content with a proxy.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(
    _ view: ScrollViewReader, _ context: _NodeContext
  ) -> _NodeReference<ScrollViewReader> {
    _NodeReference(ScrollReaderNode(view, context))
  }
}

/// Scrolls to views inside of a `ScrollViewReader`.
@preconcurrency @MainActor
public struct ScrollViewProxy {
  fileprivate weak var node: Node?

  /// Scrolls to the view with an id, from `.id` or a `ForEach`, with the transaction's animation,
  /// or immediately without one.
  ///
  /// With an anchor, that unit point of the view and of the scroll view are aligned, within the
  /// limits of scrolling. Without one, the distance scrolled is minimal. An unknown id has no effect.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    let host = node.host
    let transaction = Transaction.current
    // Changes of the same transaction are laid out first.
    host.enqueue(
      StateChange(transaction: transaction) { [weak node] in
        host.afterPass(transaction) {
          guard let node else { return }
          guard let target = node.descendant(identifiedBy: AnyHashable(id)) else {
            node.scrollToRow(identifiedBy: AnyHashable(id), anchor, transaction)
            return
          }
          var pass = host.pass(at: host.time)
          pass.transaction = transaction
          target.elements.first?.scrollIntoView(anchor, pass)
        }
      })
  }
}

private final class ScrollReaderNode<Content: View>: TypedNode<ScrollViewReader<Content>> {
  private var view: ScrollViewReader<Content>
  private var child: TypedNode<Content>?

  init(_ view: ScrollViewReader<Content>, _ context: borrowing _NodeContext) {
    self.view = view
    super.init(context)
    child = context.inside(self).make(evaluate())
    updateElements(context.pass)
  }

  override var onlyChild: Node? { child }
  override func arrangement(of child: Node) -> ChildArrangement { .inherited }

  override func update(_ view: ScrollViewReader<Content>, _ pass: UpdatePass) {
    self.view = view
    refresh(pass)
  }

  override func refresh(_ pass: UpdatePass) {
    markValid()
    child?.update(evaluate(), pass)
  }

  private func evaluate() -> Content {
    Evaluation.track(self) { view.content(ScrollViewProxy(node: self)) }
  }
}

extension Node {
  /// The first node below this one with an id.
  final func descendant(identifiedBy id: AnyHashable) -> Node? {
    if let match = identified(by: id) { return match }
    for child in children {
      if let found = child.descendant(identifiedBy: id) { return found }
    }
    return nil
  }
}

extension Node {
  /// Scrolls to a row that is not created; has no effect if there is none with the id.
  final func scrollToRow(
    identifiedBy id: AnyHashable, _ anchor: UnitPoint?, _ transaction: Transaction
  ) {
    guard let (source, index) = row(identifiedBy: id), let rows = source.container as? LazyRows,
      let scroll = rows.element.enclosingScroll
    else { return }
    scroll.scroll(
      to: RequestedRow(
        source: source, id: id, index: index, anchor: anchor, transaction: transaction))
  }
}

extension Element {
  /// Scrolls all enclosing scroll views so that the element is visible.
  fileprivate func scrollIntoView(_ anchor: UnitPoint?, _ pass: UpdatePass) {
    var scroll = enclosingScroll
    while let current = scroll {
      let target = current.offset(showing: current.contentFrame(of: self), anchor)
      current.updateMotion { motion, _ in
        if target != motion.offset { motion.scroll(to: target, pass) }
      }
      scroll = current.enclosingScroll
    }
  }
}
