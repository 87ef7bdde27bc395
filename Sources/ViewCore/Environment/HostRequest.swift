// Part of Snapback, under the MIT licence; see LICENSE.

/// A modifier that requests something of the whole window while the modified view exists.
@MainActor
package protocol HostRequest: ViewModifier {
  /// Makes the request of a node; nil withdraws it.
  static func request(_ modifier: Self?, of host: ViewHost, by node: Node)
}

/// The node of a modifier with a request.
package final class HostRequestNode<V: View, Request: HostRequest>:
  TypedNode<ModifiedContent<V, Request>>
{
  private var content: TypedNode<V>?

  package init(_ view: ModifiedContent<V, Request>, _ context: borrowing _NodeContext) {
    super.init(context)
    Request.request(view.modifier, of: host, by: self)
    content = context.inside(self).make(view.content)
    updateElements(context.pass)
  }

  package override var onlyChild: Node? { content }
  package override var rowCreation: RowCreation { .inherited }

  package override func update(_ view: ModifiedContent<V, Request>, _ pass: UpdatePass) {
    Request.request(view.modifier, of: host, by: self)
    content?.update(view.content, pass)
  }

  package override func dismantle() {
    Request.request(nil, of: host, by: self)
    super.dismantle()
  }
}
