// Part of Snapback, under the MIT licence; see LICENSE.

/// A place in the hierarchy of views: what keeps state alive, and what is evaluated again.
///
/// Nodes are structure alone. What has a size, draws and is hit is an `Element`; a node answers which
/// elements it stands for: one for a shape, none for an empty view, several for a group.
@MainActor
package class Node {
  unowned let host: ViewHost
  /// Nil at the top, and once it is gone.
  unowned private(set) var parent: Node?
  let depth: Int
  let environment: EnvironmentScope
  /// The elements that the node stands for, in order.
  private(set) var elements: [Element] = []
  /// What the node read in its last evaluation.
  var dependencies: [DependencySource] = []
  /// What stands for the node among the observers of objects, once it has read one.
  final var readMark: ReadMark?
  /// The transaction of the change of an object that waits for its pass.
  final var objectChange: Transaction?
  /// Where it is for a memory of what views keep.
  final var memoryPath: String?
  /// The id that its content is for.
  final var memoryID: String?
  private(set) var isInvalid = false
  private(set) var isDismantled = false

  init(_ context: _NodeContext) {
    host = context.host
    parent = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
  }

  /// The children, in order.
  var children: [Node] { [] }

  /// Where the node says or reads preferences.
  var preferences: PreferenceScope? { nil }

  /// The children whose preferences count.
  var preferenceChildren: [Node] { children }

  /// The children whose transitions are the node's.
  var transitionChildren: [Node] { children }

  /// The elements the node stands for now; those of its children unless it has its own.
  func collectElements() -> [Element] {
    children.count == 1 ? children[0].elements : children.flatMap(\.elements)
  }

  /// The child that an id of a `ForEach` or an `.id` stands for; nil where the node gives no ids.
  func identified(by id: AnyHashable) -> Node? { nil }

  /// The ids that the node gives its children.
  var ids: [(id: AnyHashable, node: Node)] { [] }

  /// Whether a child is in view: a tab that was left is not, though it lives on.
  func shows(_ child: Node) -> Bool { true }

  /// Called when it comes into view again, or leaves it and lives on.
  func noteAppearance(_ isShown: Bool) {
    for child in children where shows(child) { child.noteAppearance(isShown) }
  }

  /// Whether nothing around has left it behind.
  final var isInView: Bool {
    var node = self
    while let parent = node.parent {
      if !parent.shows(node) { return false }
      node = parent
    }
    return true
  }

  /// Evaluates again after something it read has changed.
  func refresh(_ pass: UpdatePass) {}

  /// Called once, when the node's place is gone. Overrides call `super`.
  func dismantle() {
    isDismantled = true
    forgetDependencies()
    for child in children { child.dismantle() }
    parent = nil
  }

  /// Asks to be evaluated again in the pass under way, or the next.
  final func invalidate() {
    guard !isInvalid, !isDismantled else { return }
    isInvalid = true
    host.noteInvalid(self)
  }

  final func markValid() {
    isInvalid = false
  }

  final func forgetDependencies() {
    readMark?.end()
    for source in dependencies { source.removeReader(self) }
    dependencies.removeAll(keepingCapacity: true)
  }

  /// Collects the elements anew; says so to the parent where they are others than before.
  final func updateElements(_ pass: UpdatePass) {
    let collected = collectElements()
    guard !collected.elementsEqual(elements, by: ===) else { return }
    elements = collected
    parent?.childElementsChanged(pass)
  }

  /// Called when a child stands for other elements than before.
  func childElementsChanged(_ pass: UpdatePass) {
    updateElements(pass)
  }
}

/// A node that keeps views of one type.
@MainActor
package class TypedNode<V: View>: Node {
  /// Takes the view's new value.
  func update(_ view: V, _ pass: UpdatePass) {
    preconditionFailure("\(type(of: self)) takes new values itself")
  }
}
