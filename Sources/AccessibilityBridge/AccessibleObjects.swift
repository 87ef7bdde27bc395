// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityTree
import Foundation
import Motion
import Scrolling
@_spi(ViewTree) import ViewCore

/// The objects of a window: the nodes of its views, with numbers that stay the same as long as the
/// views exist.
@MainActor
final class AccessibleObjects {
  private struct Identity {
    weak var object: AnyObject?
    let id: Int
  }

  private unowned let content: any AccessibleContent
  private(set) var objects: [Int: AccessibleObject] = [:]
  /// The window's children.
  private(set) var roots: [AccessibleObject.Child] = []
  private var identities: [ObjectIdentifier: Identity] = [:]
  private var lastID = ObjectPath.windowID

  init(_ content: any AccessibleContent) {
    self.content = content
  }

  /// Makes the objects of the views as they are now. Returns the changes.
  func update() -> [ObjectChange] {
    let old = objects
    let oldRoots = roots
    objects = [:]
    objects.reserveCapacity(old.count)
    let nodes = content.accessibleHosts.flatMap { host, offset in host.accessibilityTree(at: offset)
    }
    roots = nodes.map { add($0, to: ObjectPath.windowID) }
    if identities.count > 2 * objects.count + 100 {
      identities = identities.filter { $0.value.object != nil }
    }
    return changes(from: old, oldRoots)
  }

  private func add(_ child: AccessibilityChild, to parent: Int) -> AccessibleObject.Child {
    switch child {
    case .rows(let rows): return .rows(rows)
    case .node(let node):
      let object = AccessibleObject(id(of: node), node, parent: parent)
      objects[object.id] = object
      object.children = node.children.map { add($0, to: object.id) }
      return .object(object.id)
    }
  }

  private func id(of node: AccessibilityNode) -> Int {
    guard let object = node.object else {
      lastID += 1
      return lastID
    }
    let key = ObjectIdentifier(object)
    if let known = identities[key], known.object === object, objects[known.id] == nil {
      return known.id
    }
    lastID += 1
    identities[key] = Identity(object: object, id: lastID)
    return lastID
  }

  // MARK: Lookup

  func children(of id: Int) -> [AccessibleObject.Child] {
    id == ObjectPath.windowID ? roots : objects[id]?.children ?? []
  }

  func childCount(of id: Int) -> Int {
    children(of: id).reduce(0) { $0.clampedSum($1.count) }
  }

  /// The path of a child; nil if the index is out of range.
  func path(ofChild index: Int, of id: Int) -> ObjectPath? {
    guard index >= 0 else { return nil }
    var first = 0
    for child in children(of: id) {
      let count = child.count
      if index - first < count { return path(of: child, index - first, of: id) }
      first = first.clampedSum(count)
    }
    return nil
  }

  private func path(of child: AccessibleObject.Child, _ index: Int, of id: Int) -> ObjectPath {
    switch child {
    case .object(let object): return .object(object)
    case .rows(let rows):
      let source = sources(of: id).firstIndex { $0 === rows.source } ?? 0
      return .row(id, source: source, rows.range.lowerBound + index)
    }
  }

  /// The sources of the rows of a list, in order.
  private func sources(of id: Int) -> [any RowSource] {
    var result: [any RowSource] = []
    for case .rows(let rows) in children(of: id) {
      if let source = rows.source, !result.contains(where: { $0 === source }) {
        result.append(source)
      }
    }
    return result
  }

  /// The index of an object among its siblings; -1 if it has none.
  func index(of object: AccessibleObject) -> Int {
    var index = 0
    for child in children(of: object.parent) {
      if case .object(let id) = child, id == object.id { return index }
      index = index.clampedSum(child.count)
    }
    return -1
  }

  /// A row by its path: the index among the list's children, and the rows that it is one of; these
  /// are nil if it has been made.
  func row(_ id: Int, source number: Int, _ row: Int) -> (index: Int, rows: PendingRows?)? {
    let sources = sources(of: id)
    guard sources.indices.contains(number) else { return nil }
    let source = sources[number]
    var first = 0
    var start: Int?
    for child in children(of: id) {
      if case .rows(let rows) = child, rows.source === source {
        if rows.range.contains(row) { return (first.clampedSum(row - rows.range.lowerBound), rows) }
        start = start ?? first - rows.range.lowerBound
        if rows.range.lowerBound > row { start = first - rows.range.lowerBound }
      }
      first = first.clampedSum(child.count)
    }
    return start.map { ($0.clampedSum(row), nil) }
  }

  /// The object at a point in the window, in points; nil for the window itself.
  func object(at point: CGPoint, in id: Int = ObjectPath.windowID) -> Int? {
    for child in children(of: id).reversed() {
      guard case .object(let childID) = child, let object = objects[childID] else { continue }
      if let inner = self.object(at: point, in: childID) { return inner }
      if object.node.isShowing, object.node.frame.encloses(point) { return childID }
    }
    return nil
  }

  var focused: AccessibleObject? { objects.values.first { $0.node.isFocused } }

  // MARK: Changes

  private func changes(
    from old: [Int: AccessibleObject], _ oldRoots: [AccessibleObject.Child]
  ) -> [ObjectChange] {
    var changes = childChanges(oldRoots, roots, of: ObjectPath.windowID)
    for (id, object) in objects {
      guard let former = old[id] else { continue }
      changes += childChanges(former.children, object.children, of: id)
      changes += object.changes(from: former)
    }
    let formerFocus = old.values.first { $0.node.isFocused }?.id
    if let focus = focused?.id, focus != formerFocus, old[focus] == nil {
      changes.append(.state(focus, .focused, true))
    }
    // Focus last, so that readers know the object by then.
    return changes.filter { !$0.isFocus } + changes.filter(\.isFocus)
  }

  private func childChanges(
    _ old: [AccessibleObject.Child], _ new: [AccessibleObject.Child], of id: Int
  ) -> [ObjectChange] {
    func ids(_ children: [AccessibleObject.Child]) -> [Int] {
      children.compactMap { if case .object(let id) = $0 { id } else { nil } }
    }
    let (oldIDs, newIDs) = (ids(old), ids(new))
    if oldIDs == newIDs { return [] }
    let (oldSet, newSet) = (Set(oldIDs), Set(newIDs))
    var changes: [ObjectChange] = []
    for (index, child) in oldIDs.enumerated() where !newSet.contains(child) {
      changes.append(.child(id, child, index: index, isAdded: false))
    }
    for (index, child) in newIDs.enumerated() where !oldSet.contains(child) {
      changes.append(.child(id, child, index: index, isAdded: true))
    }
    return changes
  }
}
