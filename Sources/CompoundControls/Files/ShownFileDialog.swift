// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

/// The file dialog that a view or a controller shows.
@MainActor
package final class ShownFileDialog {
  private var dialog: (any FileDialog)?

  package init() {}

  /// Shows the dialog unless one is shown. `onEnd` is called in the next frame after it has ended,
  /// unless it is dismissed. Without a desktop nothing is shown.
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
}
