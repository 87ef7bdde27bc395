// Part of Snapback, under the MIT licence; see LICENSE.

package import AccessibilityTree
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// UIKit's views for assistive technologies.
extension UIKitSurfaceElement: AccessibilitySource {
  package func accessibilityNodes(
    _ builder: AccessibilityTreeBuilder, _ context: AccessibilityTreeBuilder.Context
  ) -> [AccessibilityChild] {
    guard let surface else { return [] }
    return nodes(of: surface.root, builder, context)
  }

  private func nodes(
    of view: UIView, _ builder: AccessibilityTreeBuilder,
    _ context: AccessibilityTreeBuilder.Context
  ) -> [AccessibilityChild] {
    guard !view.isHidden, view.alpha >= 0.01 else { return [] }
    var node = builder.makeNode(
      view, host, .group,
      CGRect(origin: .zero, size: view.bounds.size)
        .applying(view.transformToRoot(isPresented: true)), context)
    node.label = view.accessibilityLabel
    node.identifier = view.accessibilityIdentifier
    let gestures = gestureActions(of: view)
    if let label = view as? UILabel {
      let text = textNode(of: label, node, gestures)
      return text.label?.isEmpty == false ? [.node(text)] : []
    }
    if view is UIImageView { node.role = .image }
    let inside = nodesInside(view, builder, context)
    if let button = view as? UIControl, !button.pressEvent.isEmpty {
      return [.node(buttonNode(of: button, node, gestures, inside))]
    }
    // The node of a control that a SwiftUI control draws has the label of the UIKit view.
    if inside.count == 1, var only = inside[0].node, view is UIControl {
      only.label = node.label ?? only.label
      only.identifier = node.identifier ?? only.identifier
      only.addActions(gestures)
      only.setStop(view)
      return [.node(only)]
    }
    if let container = view as? PresentationContainer, container.isModal {
      return [.node(dialogNode(of: container, node, inside))]
    }
    if view is any TappableCell {
      node.role = .listItem
      node.label = node.label ?? inside.compactMap { $0.node?.label }.joinedWords
    }
    guard node.label != nil || view.isAccessibilityElement || !gestures.isEmpty else {
      return inside
    }
    if node.label == nil, inside.count == 1, var only = inside[0].node {
      only.addActions(gestures)
      if only.focus == nil { only.setStop(view) }
      return [.node(only)]
    }
    node.actions = gestures
    if view.isAccessibilityElement {
      if node.role == .group { node.role = .staticText }
      node.apply(view)
    } else {
      node.children = inside
    }
    return [.node(node)]
  }

  private func textNode(
    of label: UILabel, _ node: AccessibilityNode, _ gestures: [AccessibilityAction]
  ) -> AccessibilityNode {
    var node = node
    node.role = .staticText
    node.label = node.label ?? label.text
    node.actions = gestures
    node.apply(label)
    return node
  }

  /// The node of a control that a press activates, with the label of a view inside if it has none of its own.
  private func buttonNode(
    of button: UIControl, _ node: AccessibilityNode, _ gestures: [AccessibilityAction],
    _ inside: [AccessibilityChild]
  ) -> AccessibilityNode {
    var node = node
    node.role = .button
    node.label = node.label ?? inside.lazy.compactMap { $0.node?.label }.first
    node.isEnabled = button.isEnabled
    node.isSelected = button.isSelected ? true : nil
    node.actions = [
      AccessibilityAction(kind: .press, name: "press") { [weak button] in
        guard let button, !button.accessibilityActivate(), !UIControl.menuPress(button) else {
          return
        }
        button.sendActions(for: [.touchUpInside, button.pressEvent])
      }
    ]
    node.addActions(gestures)
    node.apply(button)
    return node
  }

  /// The node of a modally presented controller's views.
  private func dialogNode(
    of container: PresentationContainer, _ node: AccessibilityNode, _ inside: [AccessibilityChild]
  ) -> AccessibilityNode {
    var node = node
    (node.role, node.isModal, node.children) = (.dialog, true, inside)
    node.actions = [
      AccessibilityAction(kind: .custom, name: "escape", key: "Escape") { [weak container] in
        guard let controller = container?.presentationController,
          !controller.presentedViewController.accessibilityPerformEscape()
        else { return }
        controller.escape()
      }
    ]
    return node
  }

  /// The actions that make the gestures of a view's recognizers.
  private func gestureActions(of view: UIView) -> [AccessibilityAction] {
    guard view.isUserInteractionEnabled else { return [] }
    var gestures = (view.gestureRecognizers ?? []).flatMap { recognizer in
      recognizer.isEnabled && !recognizer.isInternal ? recognizer.simulations(transformToRoot) : []
    }
    if view is any TappableCell { gestures.insert(.tap(count: 1, fingers: 1), at: 0) }
    let actions = gestures.map { gesture in
      gesture.action(in: host) { [weak self, weak view] in
        view.flatMap { self?.visibleMiddle(of: $0) }
      }
    }
    let swipes = (view as? any TappableCell)?.swipeActions ?? []
    return actions
      + swipes.map { AccessibilityAction(kind: .custom, name: $0.name, perform: $0.perform) }
  }

  /// The middle of the visible part of a view, in the window; nil if none is visible.
  private func visibleMiddle(of view: UIView) -> CGPoint? {
    guard !isDismantled, let root = surface?.root, view.isDescendant(of: root) else { return nil }
    func box(_ view: UIView) -> CGRect {
      CGRect(origin: view.bounds.origin, size: view.bounds.size)
        .applying(view.transformToRoot(isPresented: true)).applying(transformToRoot)
    }
    var visible = box(view).overlap(with: CGRect(origin: .zero, size: host.size))
    var outer = view.superview
    while let current = outer {
      if current.clipsToBounds || current === root { visible = visible.overlap(with: box(current)) }
      outer = current.superview
    }
    return visible.isNull || visible.isEmpty ? nil : CGPoint(x: visible.midX, y: visible.midY)
  }

  private func nodesInside(
    _ view: UIView, _ builder: AccessibilityTreeBuilder,
    _ context: AccessibilityTreeBuilder.Context
  ) -> [AccessibilityChild] {
    if let element = (view as? any HostingView)?.hostingContent.element, !element.isDismantled {
      return builder.nodes(of: element, context)
    }
    var inner = context
    if view.clipsToBounds {
      inner.clip = inner.clip.overlap(
        with: CGRect(origin: view.bounds.origin, size: view.bounds.size)
          .applying(view.transformToRoot(isPresented: true)).applying(context.transform))
    }
    // A presentation hides what is behind it.
    if let front = view.subviews.last(where: { ($0 as? PresentationContainer)?.isModal == true }) {
      return nodes(of: front, builder, inner)
    }
    return ReadingOrder.sorted(view.subviews.map { nodes(of: $0, builder, inner) })
  }
}
