// Part of Snapback, under the MIT licence; see LICENSE.

public import Motion

/// Lets the program scroll the scroll views inside to views, known by their ids.
public struct ScrollViewReader<Content: View>: PrimitiveView {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  public static func _makeNode(
    _ view: ScrollViewReader, _ context: _NodeContext
  ) -> _NodeReference<ScrollViewReader> {
    _NodeReference(ScrollReaderNode(view, context))
  }
}

/// Scrolls to views.
@MainActor
public struct ScrollViewProxy {
  fileprivate weak var node: Node?

  /// Scrolls until the view with an id, of `.id` or a `ForEach`, is seen, by the animation of the
  /// transaction; at once without one.
  ///
  /// With an anchor, that point of the view comes to the same point of the scroll view, as far as the ends
  /// allow; without, it scrolls no farther than to show the view whole. An id that nobody has does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    let host = node.host
    let transaction = Transaction.current
    // What the same transaction changes is laid out first.
    host.enqueue(
      StateChange(transaction: transaction) { [weak node] in
        host.afterPass(transaction) {
          guard let node, let target = node.descendant(identifiedBy: AnyHashable(id)) else {
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

  init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
    self.view = view
    super.init(context)
    child = context.inside(self).make(evaluate())
    updateElements(context.pass)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

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
  /// The first node below that an id stands for.
  final func descendant(identifiedBy id: AnyHashable) -> Node? {
    if let own = identified(by: id) { return own }
    for child in children {
      if let found = child.descendant(identifiedBy: id) { return found }
    }
    return nil
  }
}

extension Element {
  /// Has every scroll view around show it.
  fileprivate func scrollIntoView(_ anchor: UnitPoint?, _ pass: UpdatePass) {
    var scroll = enclosingScroll
    while let current = scroll {
      let target = current.offset(showing: current.place(of: self), anchor)
      current.move { motion, _ in
        if target != motion.offset { motion.go(to: target, pass) }
      }
      scroll = current.enclosingScroll
    }
  }
}
