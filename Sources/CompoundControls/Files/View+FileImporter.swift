// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
public import Foundation
@_spi(ViewTree) public import ViewCore

extension View {
  /// Shows the desktop's dialog in which the user chooses an existing file.
  ///
  /// `isPresented` becomes false when the dialog ends. `onCompletion` receives the chosen file, or
  /// an error if the dialog could not be shown; it is not called if the user cancels.
  /// `allowedContentTypes` are the types of the files that are offered: all for `item`, folders
  /// instead of files if all types are of folders.
  ///
  /// - Note: Differs from SwiftUI: the dialog is that of the desktop portal. There is none in
  ///   rendered images and recordings.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented) {
        .open(allowedContentTypes, multiple: false)
      } onEnd: {
        if let result = $0.first { onCompletion(result) }
      })
  }

  /// Shows the desktop's dialog in which the user chooses existing files.
  ///
  /// As `fileImporter(isPresented:allowedContentTypes:onCompletion:)`, with several files if
  /// `allowsMultipleSelection` is true.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Shows the desktop's dialog in which the user chooses existing files, and calls
  /// `onCancellation` if the user cancels.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented) {
        .open(allowedContentTypes, multiple: allowsMultipleSelection)
      } onEnd: {
        if let result = $0.all { onCompletion(result) } else { onCancellation() }
      })
  }
}

extension FileDialogResult {
  /// The chosen files, or the error; nil if the user has cancelled.
  package var all: Result<[URL], any Error>? {
    switch self {
    case .chosen(let urls): .success(urls)
    case .failed(let error): .failure(error)
    case .cancelled: nil
    }
  }

  /// The first chosen file, or the error; nil if the user has cancelled.
  var first: Result<URL, any Error>? { all?.map { $0[0] } }
}
