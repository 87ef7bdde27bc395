// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The SwiftUI views inside a surface, which change.
@MainActor
package final class HostedViews: ObservableObject {
  @Published var contents: [HostingContent] = []

  package init() {}
}

/// A view that shows a tree of UIKit's views.
@MainActor
package struct UIKitSurfaceView: View {
  let surface: UIKitSurface
  var sizing: (ProposedViewSize) -> CGSize?
  @ObservedObject var hosted: HostedViews

  package init(
    _ surface: UIKitSurface, _ hosted: HostedViews,
    sizing: @escaping (ProposedViewSize) -> CGSize? = { _ in nil }
  ) {
    (self.surface, self.hosted, self.sizing) = (surface, hosted, sizing)
  }

  package var body: some View {
    let surface = surface
    let hosted = hosted
    surface.hostedChanged = { [weak surface, weak hosted] in
      hosted?.contents = surface?.hosted ?? []
    }
    if hosted.contents.count != surface.hosted.count {
      surface.hostedChanged()
    }
    return UIKitContainer(
      surface: surface, sizing: sizing,
      content: ForEach(hosted.contents.map { HostedItem(content: $0) }) { item in
        ImplicitStack {
          if item.content.controller == nil {
            item.content.view
          } else {
            HostedRoot(content: item.content, view: item.content.view)
          }
        }
        .modifier(HostedModifier(content: item.content))
      }
    )
    .modifier(UIKitTouchModifier(surface: surface))
  }
}

private struct HostedItem: Identifiable {
  let content: HostingContent
  var id: ObjectIdentifier { ObjectIdentifier(content) }
}

/// The SwiftUI view of a controller. In a navigation stack its scroll views report to the bar of the stack.
private struct HostedRoot: View {
  let content: HostingContent
  let view: AnyView
  @Environment(\.scrollEdges) private var outer

  init(content: HostingContent, view: AnyView) { (self.content, self.view) = (content, view) }

  var body: some View {
    let isInStack = content.controller?.isInNavigationStack == true
    if isInStack { content.report(content.edges.isBehindTopBar) }
    return view.environment(\.scrollEdges, isInStack ? content.edges : outer)
  }
}

/// Marks the element of a hosted view.
package struct HostedModifier: ElementModifier {
  package typealias Body = Never
  let content: HostingContent

  package func wrap(_ child: Element, _ node: Node) -> HostedElement { HostedElement(child, node) }

  package func update(_ element: HostedElement, _ pass: UpdatePass) {
    element.content = content
    content.element = element
  }
}

private struct UIKitContainer<Content: View>: ContainerView {
  let surface: UIKitSurface
  let sizing: (ProposedViewSize) -> CGSize?
  let content: Content

  func makeElement(_ node: Node) -> UIKitSurfaceElement { UIKitSurfaceElement(node) }

  func update(_ element: UIKitSurfaceElement, _ pass: UpdatePass) {
    element.sizing = sizing
    element.connect(surface)
  }
}

/// Receives the touches of a surface.
package struct UIKitTouchModifier: ElementModifier {
  package typealias Body = Never
  let surface: UIKitSurface

  package func wrap(_ child: Element, _ node: Node) -> UIKitTouchElement {
    UIKitTouchElement(child, node)
  }

  package func update(_ element: UIKitTouchElement, _ pass: UpdatePass) {
    element.touches.router = surface.router
    let isEnabled = EnvironmentValues(element.node.environment).isEnabled
    element.setMask(isEnabled ? .all : .subviews)
  }
}

/// The element to which touches of UIKit's views go.
package final class UIKitTouchElement: GestureElement {
  let touches = UIKitGestureNode()
  package override var gestureNode: GestureNode { touches }
}
