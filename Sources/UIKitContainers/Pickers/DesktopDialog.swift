// Part of Snapback, under the MIT licence; see LICENSE.

import CompoundControls
import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// The desktop's dialog for files that a controller shows once it has appeared, and dismisses when it
/// disappears.
@MainActor
package final class DesktopDialog {
  private var dialog: (any FileDialog)?

  package init() {}

  /// Shows the dialog unless it is shown. `onEnd` is called when it has ended.
  package func show(
    _ request: FileDialogRequest, onEnd: @escaping @MainActor (FileDialogResult) -> Void
  ) {
    guard dialog == nil, let host = FrameContext.current.host else { return }
    dialog = host.fileDialogs?.present(request) { [weak self, weak host] result in
      host?.onNextFrame {
        guard self?.dialog != nil else { return }
        self?.dialog = nil
        onEnd(result)
      }
    }
  }

  /// Closes the dialog without a result.
  package func dismiss() {
    dialog?.dismiss()
    dialog = nil
  }

  /// Makes the view of a controller behind the dialog: a text on the background.
  package static func makeView(_ text: String) -> UIView {
    let label = UILabel()
    label.text = text
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    label.backgroundColor = .systemBackground
    return label
  }
}
