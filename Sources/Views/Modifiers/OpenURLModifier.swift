// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore

/// Receives the URLs with a scheme of the program while the modified view exists.
public struct _OpenURLModifier: ViewModifier {
  public typealias Body = Never
  let action: (URL) -> Void

  public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ context: _NodeContext
  ) -> _NodeReference<ModifiedContent<V, Self>> {
    _NodeReference(HostRequestNode(view, context))
  }
}

extension _OpenURLModifier: HostRequest {
  package static func request(_ modifier: Self?, of host: ViewHost, by node: Node) {
    host.openURLHandlers[ObjectIdentifier(node)] = modifier?.action
  }
}

extension View {
  /// Adds an action for URLs with a scheme of the program, such as `recipes://cake`.
  ///
  /// - Note: Differs from SwiftUI: no other program can open such a URL. The action receives those
  ///   that the program opens itself, by a link or by `openURL`.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenURLModifier(action: action))
  }
}

extension ViewHost {
  /// The schemes that the desktop, and not a program itself, opens.
  private static let desktopSchemes: Set = [
    "http", "https", "file", "mailto", "tel", "sms", "ftp", "sftp", "facetime", "maps", "geo",
  ]

  /// Opens a URL: one with a scheme of the program by the actions of the views, any other by the desktop. Returns
  /// whether it was opened.
  package func open(_ url: URL) -> Bool {
    let scheme = url.scheme?.lowercased() ?? ""
    guard !openURLHandlers.isEmpty, !scheme.isEmpty, !Self.desktopSchemes.contains(scheme) else {
      return openURL(url)
    }
    for action in openURLHandlers.values { action(url) }
    return true
  }
}
