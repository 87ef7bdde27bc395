// Part of Snapback, under the MIT licence; see LICENSE.

package import Runtime

/// A view in the hierarchy: it owns the view's state, and evaluates its body.
///
/// Nodes are only structure. Layout, drawing and hit testing are done by `Element`s, of which a
/// node has any number: one for a shape, none for an empty view, several for a group.
@preconcurrency @MainActor
@_spi(ViewTree) open class Node {
  // Stored values are private, and no access to one contains a call: then the compiler omits the check
  // that accesses do not overlap, which would be a tenth of the cost of making a tree. It checks every variable that is
  // `unowned`, so that the parent is a constant.
  package unowned let host: ViewHost
  /// The parent; nil for the root, and once the node is dismantled.
  package final var parent: Node? { isDetached ? nil : container }
  private unowned let container: Node?
  private var isDetached = false
  /// The number of ancestors.
  package let depth: Int
  package let environment: EnvironmentScope
  /// The node's elements, in order.
  package final var elements: [Element] { storedElements }
  private var storedElements: [Element] = []
  /// The values that the node has read in its last evaluation.
  nonisolated final var dependencies: [Dependency] { storedDependencies }
  // Main thread only; not isolated, as `DependencySource.recordRead()`.
  nonisolated(unsafe) private var storedDependencies: [Dependency] = []
  /// The reads of `@Observable` objects in the last evaluation; nil if there have never been any.
  package final var observedReads: ObservedReads? {
    get { storedReads }
    set { storedReads = newValue }
  }
  private var storedReads: ObservedReads?
  /// The transaction of a change of an object that waits for its pass; see
  /// `scheduleObjectChange()`.
  final var objectChange: Transaction?
  /// The objects in the node's state that end with it; nil if there are none.
  final var boundObjects: BoundObjects?
  /// The node's identity in the migration of state, if it has state.
  package final var migrationPath: String?
  /// The id of the content in the migration of state, if it has one.
  package final var migrationID: String?
  /// Whether the node is to be evaluated again.
  package final var isInvalid: Bool { isMarkedInvalid }
  private var isMarkedInvalid = false
  package final var isDismantled: Bool { hasEnded }
  private var hasEnded = false

  public init(_ context: borrowing _NodeContext) {
    host = context.host
    container = context.parent
    depth = (context.parent?.depth ?? -1) + 1
    environment = context.environment
    if CallStack.isNearlyFull { failNestedTooDeeply() }
  }

  /// The children, in order.
  open var children: [Node] {
    guard let onlyChild else { return [] }
    return [onlyChild]
  }

  /// The child, if the node has exactly one. Unlike `children` it needs no memory.
  open var onlyChild: Node? { nil }

  /// The scope of a node that sets, changes or reads preferences; nil for all others.
  open var preferences: PreferenceScope? { nil }

  /// The children whose preferences reach the node's ancestors.
  open var preferenceChildren: [Node] { children }

  /// The children whose transitions apply to the node when it is inserted or removed.
  open var transitionChildren: [Node] { children }

  /// Whether the node is a `TransitionHost`. A cast would search the conformances of its class, for each row that is
  /// made.
  open var hasTransition: Bool { false }

  /// Returns the node's own elements, or else those of its children.
  open func collectElements() -> [Element] {
    if let onlyChild { return onlyChild.elements }
    let children = children
    if children.count == 1 { return children[0].elements }
    var elements: [Element] = []
    for child in children { elements += child.elements }
    return elements
  }

  /// Returns the child with an id of a `ForEach` or an `.id`; nil if the node has none.
  package func identified(by id: AnyHashable) -> Node? { nil }

  /// Returns the id of a shown child, if this is the node of a `ForEach` or an `.id`; nil otherwise.
  package func id(of child: Node) -> AnyHashable? { nil }

  /// Returns whether a child is shown. A tab that is not selected is not, although it keeps its
  /// state.
  open func shows(_ child: Node) -> Bool { true }

  /// Returns whether the node presents a child in front of all views, so that the child is not
  /// hidden with the node.
  open func presents(_ child: Node) -> Bool { false }

  /// Called when an ancestor hides the node without dismantling it, or shows it again.
  open func visibilityChanged(_ isVisible: Bool) {
    // Without a list of one child.
    if let onlyChild {
      if shows(onlyChild), !presents(onlyChild) { onlyChild.visibilityChanged(isVisible) }
      return
    }
    for child in children where shows(child) && !presents(child) {
      child.visibilityChanged(isVisible)
    }
  }

  /// The creation of the rows of a `ForEach` inside of the node.
  open var rowCreation: RowCreation { .eager }

  /// Returns how the views of a child are arranged.
  open func arrangement(of child: Node) -> ChildArrangement {
    if case .inherited = rowCreation { .inherited } else { .separate }
  }

  /// The axes along which the node scrolls its content.
  open var scrolledAxes: Axis.Set { [] }

  /// Whether the node has state that is lost when it is dismantled.
  package final var hasState: Bool {
    get { ownsState }
    set { ownsState = newValue }
  }
  private var ownsState = false

  /// Whether the node or a descendant has state.
  final var containsState: Bool {
    if hasState { return true }
    if let onlyChild { return onlyChild.containsState }
    for child in children where child.containsState { return true }
    return false
  }

  /// Whether all ancestors show the node.
  package final var isVisibleInAncestors: Bool {
    var node = self
    while let parent = node.parent {
      if !parent.shows(node) { return false }
      if parent.presents(node) { return true }
      node = parent
    }
    return true
  }

  /// Evaluates the node again. Called if it is invalid; overrides call `markValid()`.
  open func refresh(_ pass: UpdatePass) {}

  /// Called once, when the view is removed from the hierarchy. Overrides call `super`.
  open func dismantle() {
    hasEnded = true
    removeDependencies()
    if let onlyChild { onlyChild.dismantle() } else { for child in children { child.dismantle() } }
    isDetached = true
  }

  /// Makes the node be evaluated again, in the pass in progress or else in the next one.
  package final func invalidate() {
    guard !isDismantled else { return }
    host.nodeTransactions?.add(self)
    guard !isInvalid else { return }
    isMarkedInvalid = true
    host.addInvalidNode(self)
  }

  package final func markValid() {
    isMarkedInvalid = false
  }

  /// The type of the view or modifier, if it has a body and so is not built in; nil otherwise.
  package var viewType: Any.Type? { nil }

  /// The type of the view; nil if the node represents no view.
  package var contentType: Any.Type? { nil }

  /// The view or modifier with its stored properties, as the parent has passed it; nil unless it has a
  /// body. For the inspector.
  package var inspectedContent: Any? { nil }

  /// The storage of the dynamic properties of the view, for the inspector.
  package var inspectedSlots: [InspectedSlot] { [] }

  /// The modifier that the node applies; nil for none. For the inspector.
  package var inspectedModifier: Any? { nil }

  final func removeDependencies() {
    if let storedReads { storedReads.end() }
    if storedDependencies.isEmpty { return }
    var dependencies = storedDependencies
    storedDependencies = []
    for dependency in dependencies { dependency.source.removeReader(at: dependency.index) }
    dependencies.removeAll(keepingCapacity: true)
    storedDependencies = dependencies
  }

  /// Adds a value that the node reads in its evaluation. Must be called on the main thread.
  nonisolated final func addDependency(_ dependency: Dependency) {
    var dependencies = storedDependencies
    storedDependencies = []
    dependencies.append(dependency)
    storedDependencies = dependencies
  }

  /// Removes the dependencies of the node and of all descendants, without recursion.
  ///
  /// A released host releases its nodes without dismantling them, and values that outlive them, such
  /// as stored preferences, must not refer to them.
  final func removeAllDependencies() {
    var pending: [Node] = [self]
    while let node = pending.popLast() {
      node.removeDependencies()
      if let child = node.onlyChild { pending.append(child) } else { pending += node.children }
    }
  }

  /// Collects the elements again, and notifies the parent if they have changed.
  package final func updateElements(_ pass: UpdatePass) {
    let collected = collectElements()
    guard !areIdentical(collected, storedElements) else { return }
    storedElements = collected
    parent?.childElementsChanged(pass)
  }

  /// Called when the elements of a child have changed.
  open func childElementsChanged(_ pass: UpdatePass) {
    updateElements(pass)
  }
}
