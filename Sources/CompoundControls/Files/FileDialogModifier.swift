// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// Shows a file dialog of the desktop while a binding is true.
///
/// In rendered images and recordings there is no desktop, and no dialog.
package struct FileDialogModifier: ViewModifier {
  @Binding private var isPresented: Bool
  private let request: () -> FileDialogRequest
  private let onEnd: (FileDialogResult) -> Void
  @State private var shown = ShownFileDialog()
  @Environment(\.fileDialogConfirmationLabel) private var confirmation
  @Environment(\.fileDialogDefaultDirectory) private var folder

  /// `onEnd` is called after `isPresented` has become false, unless the dialog was dismissed.
  package init(
    isPresented: Binding<Bool>, request: @escaping () -> FileDialogRequest,
    onEnd: @escaping (FileDialogResult) -> Void
  ) {
    _isPresented = isPresented
    self.request = request
    self.onEnd = onEnd
  }

  package func body(content: Content) -> some View {
    content
      .onChange(of: isPresented, initial: true) { _, isPresented in
        if isPresented { present() } else { shown.dismiss() }
      }
      .onDisappear { shown.dismiss() }
  }

  private func present() {
    var request = request()
    request.confirmation = confirmation?.string ?? request.confirmation
    request.folder = folder
    shown.show(request) { result in
      isPresented = false
      onEnd(result)
    }
  }
}
