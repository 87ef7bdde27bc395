// Part of Snapback, under the MIT licence; see LICENSE.

/// A container whose members, not itself, are wrapped by the modifiers around it: a section of a list, where
/// a modifier applies to each row.
@_spi(ViewTree) open class MemberContainerElement: ContainerElement {
  /// The members as the container's node has them, and then as the nodes of the modifiers around it have wrapped
  /// them, inner ones first.
  private var stages: [Stage] = []

  private struct Stage {
    unowned let node: Node
    var members: [Element]
  }

  /// Creates a container of the members of a node.
  public override init(_ node: Node) {
    super.init(node)
    host.memberContainerCount += 1
  }

  open override func dismantle() {
    if !isDismantled { host.memberContainerCount -= 1 }
    stages = []
    super.dismantle()
  }

  open override var memberContainer: MemberContainerElement? { self }

  /// Whether the only member is the content of a row, and the container is in the row's cell.
  open var isRow: Bool { false }

  /// Called when the members have changed, with all modifiers around them, one for each of the container's node and
  /// in the same order.
  open func membersChanged(_ members: [Element]) {
    replaceItems(members)
  }

  /// Returns the members as they are inside of the modifier of a node.
  final func members(inside node: Node) -> [Element] {
    stages.last { $0.node.depth > node.depth }?.members ?? []
  }

  /// Sets the members that a node has made, or wrapped.
  package final func setMembers(_ members: [Element], of node: Node, _ pass: UpdatePass) {
    guard !isDismantled else { return }
    var index = stages.firstIndex { $0.node.depth <= node.depth } ?? stages.count
    if index < stages.count, stages[index].node === node {
      if areIdentical(stages[index].members, members) { return }
      stages[index].members = members
    } else {
      stages.insert(Stage(node: node, members: members), at: index)
    }
    index += 1
    if index < stages.count {
      stages[index].node.childElementsChanged(pass)
    } else {
      membersChanged(members)
    }
  }
}

extension Node {
  /// Returns whether the node's modifier wraps the members of containers among the elements: unless it is part of a
  /// transition, which applies to the containers as a whole.
  private func wrapsMembers(among elements: [Element]) -> Bool {
    guard host.memberContainerCount > 0 else { return false }
    var hasContainer = false
    for element in elements where element.memberContainer != nil { hasContainer = true }
    guard hasContainer else { return false }
    var node = parent
    while let current = node, !(current is any ContentPlaceholder) {
      if current is any TransitionHost { return false }
      node = current.parent
    }
    return true
  }

  /// Returns the elements that the node's modifier wraps: the given ones, with the members of containers in place of
  /// the containers, unless these are the contents of rows and `intoRows` is false.
  final func elementsToWrap(of elements: [Element], intoRows: Bool = true) -> [Element] {
    guard wrapsMembers(among: elements) else { return elements }
    return elements.flatMap { element in
      guard let container = element.memberContainer, intoRows || !container.isRow else {
        return [element]
      }
      return elementsToWrap(of: container.members(inside: self), intoRows: intoRows)
    }
  }

  /// Returns the wrappers of the elements, and for a container itself. In a pass, sets the wrappers of the members of
  /// the containers.
  final func elements(
    wrapping elements: [Element], by wrappers: [Element], intoRows: Bool = true,
    _ pass: UpdatePass? = nil
  ) -> [Element] {
    guard wrapsMembers(among: elements) else { return wrappers }
    var rest = wrappers[...]
    return replaced(elements, by: &rest, intoRows, pass)
  }

  private func replaced(
    _ elements: [Element], by rest: inout ArraySlice<Element>, _ intoRows: Bool, _ pass: UpdatePass?
  ) -> [Element] {
    elements.map { element in
      guard let container = element.memberContainer, intoRows || !container.isRow else {
        return rest.popFirst() ?? element
      }
      let members = replaced(container.members(inside: self), by: &rest, intoRows, pass)
      if let pass { container.setMembers(members, of: self, pass) }
      return element
    }
  }
}
