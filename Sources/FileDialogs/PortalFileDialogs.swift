// Part of Snapback, under the MIT licence; see LICENSE.

import Dispatch
import MessageBus
package import ViewCore

/// The dialogs of the desktop portal (`org.freedesktop.portal.FileChooser`), which every current
/// desktop provides, also to programs in a sandbox.
///
/// The session bus is connected when the first dialog is shown; what waits for replies runs on
/// another thread.
@MainActor
package final class PortalFileDialogs: FileDialogPresenting {
  private let parentWindow: @MainActor () -> String
  private var bus: BusConnection?
  /// The shown dialogs, by the object paths of their requests.
  private var dialogs: [String: PortalFileDialog] = [:]
  private var count = 0

  /// `parentWindow` returns the portal's identifier of the window to which the dialogs belong, such
  /// as `x11:1a2b`; the empty string for none.
  package init(parentWindow: @escaping @MainActor () -> String) {
    self.parentWindow = parentWindow
  }

  package func present(
    _ request: FileDialogRequest, completion: @escaping @MainActor (FileDialogResult) -> Void
  ) -> any FileDialog {
    let dialog = PortalFileDialog(request, parentWindow: parentWindow(), completion: completion)
    if let bus {
      start(dialog, on: bus)
    } else {
      BackgroundCall.run(.userInitiated) {
        BusHandle.connect(to: nil)
      } then: { [weak self] opened in
        guard let self, let bus = bus ?? opened.map({ connect($0) }) else {
          return dialog.finish(.failed(FileDialogError.noSessionBus))
        }
        start(dialog, on: bus)
      }
    }
    return dialog
  }

  private func connect(_ opened: BusHandle) -> BusConnection {
    let bus = BusConnection(opened)
    bus.onSignal = { [weak self] in self?.handle($0) }
    bus.addMatch("type='signal',interface='\(PortalConnection.request)',member='Response'")
    bus.addMatch(
      "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(PortalConnection.name)'"
    )
    self.bus = bus
    return bus
  }

  private func start(_ dialog: PortalFileDialog, on bus: BusConnection) {
    guard !dialog.isFinished else { return }
    count += 1
    let token = "snapback\(count)"
    let expectedPath = PortalConnection.requestPath(of: bus.name, token: token)
    dialogs[expectedPath] = dialog
    let (method, arguments) = dialog.call(token: token)
    let opened = bus.opened
    dialog.onDismiss = { [weak self] in
      self?.dialogs = self?.dialogs.filter { $0.value !== dialog } ?? [:]
      Self.close(expectedPath, on: opened)
    }
    BackgroundCall.run(.userInitiated) {
      opened.call(
        PortalConnection.name, PortalConnection.path, PortalConnection.fileChooser, method,
        arguments, startsService: true)
    } then: { [weak self] reply in
      guard let path = reply?.first?.text else {
        self?.dialogs[expectedPath] = nil
        return dialog.finish(.failed(FileDialogError.noPortal))
      }
      guard let self, let dialog = dialogs.removeValue(forKey: expectedPath) else {
        // It has been dismissed, perhaps before the portal has made the object.
        return Self.close(path, on: opened)
      }
      // Portals before version 0.9 choose the path themselves.
      dialogs[path] = dialog
    }
  }

  private static func close(_ path: String, on bus: BusHandle) {
    BackgroundCall.run(.userInitiated) {
      bus.call(PortalConnection.name, path, PortalConnection.request, "Close")
    } then: { _ in
    }
  }

  private func handle(_ signal: BusMessage) {
    if signal.member == "NameOwnerChanged" {
      // The portal has ended, and its dialogs with it.
      if signal.arguments.last?.text == "" { finishAll(.failed(FileDialogError.noPortal)) }
    } else if signal.interface == PortalConnection.request {
      dialogs.removeValue(forKey: signal.path)?
        .finish(FileDialogResult(response: signal.arguments))
    }
  }

  private func finishAll(_ result: FileDialogResult) {
    let ended = dialogs.values
    dialogs = [:]
    for dialog in ended { dialog.finish(result) }
  }
}
