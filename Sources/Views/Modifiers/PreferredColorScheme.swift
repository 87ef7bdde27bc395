// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// Requests an appearance of the whole window.
public struct _PreferredColorScheme: ViewModifier {
  public typealias Body = Never
  let scheme: ColorScheme?

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(HostRequestNode(view, context))
  }
}

extension _PreferredColorScheme: HostRequest {
  package static func request(_ modifier: Self?, of host: ViewHost, by node: Node) {
    host.requestColorScheme(modifier?.scheme, node)
  }
}

extension View {
  /// Requests an appearance of the whole window in place of the desktop's; nil requests none. Of
  /// several requests the outermost in the hierarchy counts.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorScheme(scheme: colorScheme))
  }
}
