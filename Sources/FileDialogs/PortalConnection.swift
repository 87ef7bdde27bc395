// Part of Snapback, under the MIT licence; see LICENSE.

/// The names of the desktop portal on the session bus.
package enum PortalConnection {
  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"
  static let fileChooser = "org.freedesktop.portal.FileChooser"
  static let request = "org.freedesktop.portal.Request"

  /// The path of the request object that the portal makes for a caller with a unique name, such as
  /// `:1.42`, and a token.
  package static func requestPath(of caller: String, token: String) -> String {
    let sender = caller.drop { $0 == ":" }.map { $0 == "." ? "_" : String($0) }.joined()
    return path + "/request/" + sender + "/" + token
  }
}
