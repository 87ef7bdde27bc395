// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
package import Foundation
package import Motion
@_spi(ViewTree) package import Scrolling
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Makes the nodes of a hierarchy of elements.
///
/// Most elements have no node: their children's nodes are those of the nearest element around them
/// that has one.
@MainActor
package struct AccessibilityTreeBuilder {
  /// The values that an element inherits from the elements around it.
  package struct Context {
    /// The transform from the space of the element's parent to the window.
    package var transform: CGAffineTransform
    /// The visible part of the window.
    package var clip: CGRect
    /// The nearest view around the element that recognizes a tap.
    var tap: GestureElement?
    /// The view that has the keyboard focus for that tap.
    var tapStop: GestureElement?
    /// The outermost view with gestures that has only the element as content: it has the keyboard focus
    /// for all of these gestures.
    var stop: GestureElement?
    var isInControl = false
    /// Whether hidden elements are presented.
    var isRepresentation = false

    package init(transform: CGAffineTransform, clip: CGRect) {
      self.transform = transform
      self.clip = clip
    }
  }

  package init() {}

  // MARK: Elements

  /// The nodes of a root and of the elements in front of all others; only those of the frontmost
  /// scope of keys and focus, such as a sheet, if there is one.
  func children(of root: Element, in context: Context) -> [AccessibilityChild] {
    let front = root.frontScope
    guard front !== root, front is FocusScopeElement else { return nodes(of: root, context) }
    var path: [Element] = []
    var element = front.parent
    while let current = element {
      path.append(current)
      element = current === root ? nil : current.parent
    }
    var context = context
    for element in path.reversed() { context = inside(element, context) }
    return nodes(of: front, context)
  }

  /// The context for the children of an element.
  private func inside(_ element: Element, _ context: Context) -> Context {
    var context = context
    let origin = element.frame.origin
    context.transform = element.contentTransform()
      .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
      .concatenating(context.transform)
    return context
  }

  /// The frame of an element in the window, in points.
  private func frame(of element: Element, _ context: Context) -> CGRect {
    CGRect(origin: element.frame.origin, size: element.presentedSize).applying(context.transform)
  }

  func makeNode(
    _ element: Element, _ role: ControlRole, _ context: Context
  ) -> AccessibilityNode {
    let frame = frame(of: element, context)
    return AccessibilityNode(
      element, element.host, role, frame, isShowing: frame.isSeen(in: context.clip))
  }

  /// Makes the node of another object, with its frame in the space that the context transforms.
  package func makeNode(
    _ object: AnyObject, _ host: ViewHost, _ role: ControlRole, _ frame: CGRect,
    _ context: Context
  ) -> AccessibilityNode {
    let frame = frame.applying(context.transform)
    var node = AccessibilityNode(
      object, host, role, frame, isShowing: frame.isSeen(in: context.clip))
    if let stop = object as? any KeyboardStop { node.setStop(stop) }
    return node
  }

  package func nodes(of element: Element, _ context: Context) -> [AccessibilityChild] {
    if element.isTransitioningOut { return [] }
    switch element {
    case let text as TextElement: return nodes(of: text, context)
    case let modified as AccessibilityElement: return nodes(of: modified, context)
    case let focusable as FocusElement: return nodes(of: focusable, context)
    case let scroll as ScrollElement: return nodes(of: scroll, context)
    case let gesture as GestureElement: return nodes(of: gesture, context)
    case let rows as any RowContainer: return nodes(of: rows, context)
    case let source as any AccessibilitySource:
      return source.accessibilityNodes(self, inside(element, context))
    case let nested as any NestedHierarchy:
      guard let root = nested.nestedHost?.root?.rootElement else { return [] }
      var inner = inside(element, context)
      inner.clip = inner.clip.overlap(with: frame(of: element, context))
      (inner.tap, inner.tapStop, inner.stop) = (nil, nil, nil)
      return children(of: root, in: inner)
    case let scope as FocusScopeElement:
      var node = makeNode(scope, scope.role, context)
      node.isModal = true
      node.children = nodesInside(scope, context)
      if let cancel = scope.cancel {
        node.actions.append(
          AccessibilityAction(kind: .custom, name: "escape", key: "Escape") { cancel() })
      }
      return [.node(node)]
    case let described as any DescribedElement:
      guard let description = described.controlDescription else {
        return nodesInside(element, context)
      }
      var node = makeNode(element, description.role, context)
      node.label = description.label
      node.apply(description)
      return [.node(node)]
    case let image as any LabeledImage:
      guard let name = image.spokenName else { return [] }
      var node = makeNode(element, .image, context)
      node.label = name
      node.addTap(in: context)
      return [.node(node)]
    case let hidden as FocusHiddenElement where hidden.isHidden && !context.isRepresentation:
      return []
    case let faded as OpacityElement where faded.model <= 0 && !context.isRepresentation:
      return []
    default:
      return nodesInside(element, context)
    }
  }

  package func nodesInside(_ element: Element, _ context: Context) -> [AccessibilityChild] {
    let children = element.childrenInReadingOrder
    if children.isEmpty { return [] }
    var inner = inside(element, context)
    if children.count == 1 { return nodes(of: children[0], inner) }
    inner.stop = nil
    return children.flatMap { nodes(of: $0, inner) }.sortedByPriority()
  }

  private func nodes(of text: TextElement, _ context: Context) -> [AccessibilityChild] {
    let spoken = text.spokenText
    guard spoken.contains(where: { !$0.isWhitespace && $0 != "\u{fffc}" }) else { return [] }
    var node = makeNode(text, .staticText, context)
    node.label = spoken
    node.addTap(in: context)
    return [.node(node)]
  }

  // MARK: Modifiers

  private func nodes(
    of modified: AccessibilityElement, _ context: Context
  ) -> [AccessibilityChild] {
    let properties = modified.properties
    if properties.isHidden { return [] }
    var context = context
    if properties.isRepresentation { context.isRepresentation = true }
    let all = nodesInside(modified, context)
    let inside = properties.children == .ignore ? [] : all
    if properties.children == nil {
      if inside.count == 1, var node = inside[0].node {
        node.apply(properties)
        node.addStop(for: modified, properties, in: context)
        return [.node(node)]
      }
      if inside.isEmpty ? !properties.describesNode : !properties.describesGroup {
        return inside.map { child in
          guard var node = child.node else { return child }
          node.apply(properties)
          return .node(node)
        }
      }
    }
    if properties.children == .combine, inside.isEmpty, !properties.describesNode { return [] }
    var node = makeNode(modified, inside.isEmpty ? .staticText : .group, context)
    if properties.children == .combine {
      node.combine(inside)
    } else {
      node.children = inside
    }
    if properties.children == .ignore { node.addGestures(of: all) }
    node.apply(properties)
    node.addTap(in: context)
    node.addStop(for: modified, properties, in: context)
    return [.node(node)]
  }

  // MARK: Controls

  private func nodes(of focusable: FocusElement, _ context: Context) -> [AccessibilityChild] {
    let target = focusable.target
    let isButton = target.press != nil
    guard let description = target.control?() ?? (isButton ? ControlDescription(.button) : nil)
    else {
      return focusableNodes(focusable, context)
    }
    var inner = context
    inner.isInControl = true
    (inner.tap, inner.tapStop, inner.stop) = (nil, nil, nil)
    var node = makeNode(focusable, description.role, context)
    node.setFocus(focusable)
    node.isEnabled = focusable.isEnabled
    if description.text == nil {
      let inside = nodesInside(focusable, inner)
      if let select = description.select {
        node.children = inside.enumerated().map { index, child in
          child.asOption(isSelected: index == description.selectedIndex) { select(index) }
        }
        node.value = description.selectedIndex.flatMap { index in
          inside.indices.contains(index) ? inside[index].node?.label : nil
        }
      } else {
        node.combine(inside)
      }
    }
    if description.role == .picker, description.select == nil {
      // The views inside show the selected option.
      (node.label, node.value) = (description.label, node.value ?? node.label)
    }
    node.label = node.label ?? description.label
    node.apply(description)
    if let press = target.press {
      node.actions.removeAll { $0.kind == .press }
      node.actions.insert(
        AccessibilityAction(kind: .press, name: "press", key: "Space") { press() }, at: 0)
    }
    return [.node(node)]
  }

  /// The nodes of views that only have the keyboard focus.
  private func focusableNodes(
    _ focusable: FocusElement, _ context: Context
  ) -> [AccessibilityChild] {
    let inside = nodesInside(focusable, context)
    if inside.count == 1, var node = inside[0].node {
      if node.focus == nil { node.setFocus(focusable) }
      return [.node(node)]
    }
    var node = makeNode(focusable, .group, context)
    node.setFocus(focusable)
    node.children = inside
    return [.node(node)]
  }

  // MARK: Containers

  private func nodes(of scroll: ScrollElement, _ context: Context) -> [AccessibilityChild] {
    var inner = context
    inner.clip = context.clip.overlap(with: frame(of: scroll, context))
    (inner.tap, inner.tapStop) = (nil, nil)
    let inside = nodesInside(scroll, inner)
    if inside.isEmpty { return [] }
    var node = makeNode(scroll, .scrollArea, context)
    if inside.count == 1, let only = inside[0].node, only.role == .list {
      node.role = .list
      node.children = only.children
    } else {
      node.children = inside
    }
    return [.node(node)]
  }

  private func nodes(of rows: any RowContainer, _ context: Context) -> [AccessibilityChild] {
    let elements = rows.rowElements
    let hasSpaces = elements.contains { $0.rowSpace.map { !$0.rows.isEmpty } ?? false }
    if rows.rowKind == .lazy, !hasSpaces { return nodesInside(rows, context) }
    let inner = inside(rows, context)
    var children = rows.rowsHeader.flatMap { nodes(of: $0, inner).asHeadings() }
    for element in elements where !element.isDeparting {
      if let space = element.rowSpace {
        let range = space.rows
        if !range.isEmpty {
          children.append(.rows(PendingRows(space.source, range, inner.transform)))
        }
      } else if element.innermostContent is any RowContainer {
        children += nodes(of: element, inner)
      } else {
        children += row(element, inner)
      }
    }
    children += rows.rowsFooter.flatMap { nodes(of: $0, inner) }
    if rows.rowKind == .section { return children }
    var node = makeNode(rows, .list, context)
    node.children = children
    return [.node(node)]
  }

  /// The node of one row of a list.
  private func row(_ element: Element, _ context: Context) -> [AccessibilityChild] {
    let inside = nodes(of: element, context)
    if inside.count == 1, let only = inside[0].node, only.role == .listItem { return inside }
    if inside.isEmpty { return [] }
    var node = makeNode(element, .listItem, context)
    let parts = inside.compactMap(\.node)
    let statics = parts.filter(\.isStatic)
    node.label = statics.isEmpty && parts.count == 1 ? parts[0].label : statics.joinedLabel
    node.children = inside.filter { $0.node.map { !$0.isStatic } ?? true }
    if let pressed = statics.first(where: { !$0.actions.isEmpty }) {
      node.mergeActions(of: pressed)
    }
    return [.node(node)]
  }
}
