// Part of Snapback, under the MIT licence; see LICENSE.

import FileDialogs
import Foundation
package import SDLBackend
import UserNotifications
@_spi(ViewTree) package import ViewCore

extension ViewHost {
  /// Connects the views to the desktop's clipboard, its dialogs for files, and its programs for URLs. Dialogs stay in
  /// front of `window`; if it is nil, in front of the window that is open.
  package func connectToDesktop(of window: DesktopWindow? = nil) {
    copyText = { try? Clipboard.set($0) }
    clipboardText = { Clipboard.text }
    textInput.setPrimarySelection = { Clipboard.setPrimary($0) }
    textInput.requestPrimarySelection = { Clipboard.requestPrimary() }
    textInput.resetInputMethod = { InputMethod.reset() }
    saveDefaults = { DefaultsFiles.save($0) }
    openURL = { URLOpener.open($0.absoluteString) }
    fileDialogs = PortalFileDialogs { [weak window] in
      (window ?? .first)?.portalIdentifier ?? ""
    }
    Self.connectToNotifications()
  }

  /// Connects the app's notifications to the desktop. An app may request them before it has a view.
  package static func connectToNotifications() {
    UNUserNotificationCenter.makePresenter = { NotificationService() }
  }
}
