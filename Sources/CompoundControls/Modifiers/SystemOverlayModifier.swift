// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Hides parts of the system's interface while the modified view exists.
public struct _SystemOverlayModifier: ViewModifier {
  public typealias Body = Never
  let request: SystemOverlayRequest

  package init(_ request: SystemOverlayRequest) {
    self.request = request
  }

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(HostRequestNode(view, context))
  }
}

extension _SystemOverlayModifier: HostRequest {
  package static func request(_ modifier: Self?, of host: ViewHost, by node: Node) {
    host.requestSystemOverlays(modifier?.request ?? SystemOverlayRequest(), node)
  }
}
