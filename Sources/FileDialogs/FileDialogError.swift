// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The reason why a file dialog could not be shown.
package enum FileDialogError: LocalizedError {
  case noSessionBus
  case noPortal

  package var errorDescription: String? {
    switch self {
    case .noSessionBus:
      "The file dialog cannot be shown: there is no session bus (D-Bus). Start the program from a desktop session."
    case .noPortal:
      "The file dialog cannot be shown: the desktop portal does not answer. Install xdg-desktop-portal and the portal of the desktop, such as xdg-desktop-portal-gtk."
    }
  }
}
