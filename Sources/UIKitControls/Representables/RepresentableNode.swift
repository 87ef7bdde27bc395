// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Holds a representable, whose dynamic properties are connected.
package struct RepresentableHolder<Representable>: PropertyHolder {
  package var view: Representable

  package init(view: Representable) { self.view = view }
}

/// The node of a representable, which shows it by another view.
final class RepresentableNode<Representable: View, Content: View>: TypedNode<Representable> {
  private let content: (Representable) -> Content
  private var child: TypedNode<Content>?

  init(
    _ view: Representable, _ context: _NodeContext, content: @escaping (Representable) -> Content
  ) {
    self.content = content
    super.init(context)
    child = context.inside(self).make(content(view))
    updateElements(context.pass)
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  override func update(_ view: Representable, _ pass: UpdatePass) {
    child?.update(content(view), pass)
  }
}

/// The update of a representable that is in progress.
@MainActor
enum RepresentableUpdate {
  /// The transaction of the update, and the environment of the node that is updated.
  static var values: (Transaction, EnvironmentValues) {
    let node = FrameContext.evaluatingNode
    return (.current, node.map { EnvironmentValues($0.environment) } ?? EnvironmentValues())
  }
}
