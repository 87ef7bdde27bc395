// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
@_spi(ViewTree) public import ViewCore

extension View {
  /// Shows the desktop's dialog in which the user chooses a new location for a file, and moves it there.
  ///
  /// `isPresented` becomes false when the dialog ends; without a file no dialog is shown.
  /// `onCompletion` receives the new location or an error; it is not called if the user cancels. A file
  /// that is there already is not replaced.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
  }

  /// Shows the desktop's dialog in which the user chooses a new location for a file, moves it there, and
  /// calls `onCancellation` if the user cancels.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    let shown = Binding(
      get: { isPresented.wrappedValue && file != nil },
      set: { isPresented.wrappedValue = $0 })
    return modifier(
      FileDialogModifier(isPresented: shown) {
        .save(file?.lastPathComponent, nil)
      } onEnd: { result in
        guard let file, let target = result.first else { return onCancellation() }
        onCompletion(
          Result {
            let target = try target.get()
            try FileManager.default.moveItem(at: file, to: target)
            return target
          })
      })
  }
}
