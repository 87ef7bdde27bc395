// Part of Snapback, under the MIT licence; see LICENSE.

/// Several views, in order: the result of a `ViewBuilder` with several statements.
public struct TupleView<T>: PrimitiveView {
  package let children: any TupleChildren

  init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    children = Children(content: (repeat each content))
  }

  /// Creates a view of a tuple of views.
  public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.init(repeat each value)
  }

  /// The views, as a tuple.
  public var value: T {
    guard let value = children.value(as: T.self) else {
      fatalError("The views are not of the type \(T.self)")
    }
    return value
  }

  public static func _makeNode(
    _ view: TupleView, _ context: _NodeContext
  ) -> _NodeReference<TupleView> {
    _NodeReference(TupleNode(view, context))
  }
}

/// A tuple of views whose types have been erased. An object: copies of a value of a generic type look up its type.
package protocol TupleChildren: AnyObject {
  @MainActor func makeNodes(_ context: _NodeContext) -> [Node]
  @MainActor func update(_ nodes: [Node], _ pass: UpdatePass)
  var views: [any View] { get }
  /// Returns the tuple; nil if it has another type.
  func value<T>(as type: T.Type) -> T?
  /// Returns whether the views of another tuple are the same.
  @MainActor func areSame(as other: any TupleChildren) -> Bool
}

private final class Children<each Content: View>: TupleChildren {
  let content: (repeat each Content)

  init(content: (repeat each Content)) { self.content = content }

  func value<T>(as type: T.Type) -> T? { content as? T }

  func makeNodes(_ context: _NodeContext) -> [Node] {
    var nodes: [Node] = []
    repeat nodes.append(context.make(each content))
    return nodes
  }

  func update(_ nodes: [Node], _ pass: UpdatePass) {
    var index = 0
    repeat updateNext(each content, nodes, &index, pass)
  }

  var views: [any View] {
    var views: [any View] = []
    repeat views.append(each content)
    return views
  }

  func areSame(as other: any TupleChildren) -> Bool {
    guard let other = other as? Children else { return false }
    for isSame in repeat areInterchangeable(each content, each other.content) {
      guard isSame else { return false }
    }
    return true
  }

  @MainActor
  private func updateNext<V: View>(
    _ view: V, _ nodes: [Node], _ index: inout Int, _ pass: UpdatePass
  ) {
    if let node = nodes[index] as? TypedNode<V> { node.update(view, pass) }
    index += 1
  }
}

extension TupleView: SelfComparing {
  static var bytesSuffice: Bool { false }

  /// Compares the views.
  static func makeComparator() -> ValueComparison.Comparator {
    { a, b in
      a.assumingMemoryBound(to: TupleView.self).pointee.children.areSame(
        as: b.assumingMemoryBound(to: TupleView.self).pointee.children)
    }
  }
}

private final class TupleNode<T>: TypedNode<TupleView<T>> {
  private var nodes: [Node] = []
  private var implicitRoot: ContainerElement?

  init(_ view: TupleView<T>, _ context: borrowing _NodeContext) {
    super.init(context)
    implicitRoot = makeImplicitRoot()
    nodes = view.children.makeNodes(context.inside(self))
    updateElements(context.pass)
  }

  override var children: [Node] { nodes }
  override var rowCreation: RowCreation { .inherited }
  override func arrangement(of child: Node) -> ChildArrangement { .separate }

  override func collectElements() -> [Element] {
    let elements = super.collectElements()
    guard let implicitRoot else { return elements }
    implicitRoot.replaceItems(elements)
    return [implicitRoot]
  }

  override func dismantle() {
    implicitRoot?.dismantle()
    super.dismantle()
  }

  override func update(_ view: TupleView<T>, _ pass: UpdatePass) {
    view.children.update(nodes, pass)
  }
}
