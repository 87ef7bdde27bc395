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
    if let label = view as? UILabel {
      node.role = .staticText
      node.label = node.label ?? label.text
      return node.label?.isEmpty == false ? [.node(node)] : []
    }
    if view is UIImageView { node.role = .image }
    let inside = nodesInside(view, builder, context)
    if let button = view as? UIButton {
      node.role = .button
      node.label = node.label ?? inside.lazy.compactMap { $0.node?.label }.first
      node.isEnabled = button.isEnabled
      node.isSelected = button.isSelected ? true : nil
      node.actions = [
        AccessibilityAction(kind: .press, name: "press") { [weak button] in
          button?.sendActions(for: .touchUpInside)
        }
      ]
      return [.node(node)]
    }
    // The node of a control that a SwiftUI control draws has the label of the UIKit view.
    if inside.count == 1, var only = inside[0].node, view is UIControl {
      only.label = node.label ?? only.label
      only.identifier = node.identifier ?? only.identifier
      return [.node(only)]
    }
    guard node.label != nil || view.isAccessibilityElement else { return inside }
    if view.isAccessibilityElement {
      if node.role == .group { node.role = .staticText }
    } else {
      node.children = inside
    }
    return [.node(node)]
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
      inner.clip = inner.clip.intersection(
        CGRect(origin: view.bounds.origin, size: view.bounds.size)
          .applying(view.transformToRoot(isPresented: true)).applying(context.transform))
    }
    return view.subviews.flatMap { nodes(of: $0, builder, inner) }
  }
}
