// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

private enum FileDialogConfirmationKey: EnvironmentKey {
  static let defaultValue: Text? = nil
}

private enum FileDialogFolderKey: EnvironmentKey {
  static let defaultValue: URL? = nil
}

extension EnvironmentValues {
  /// The label of the button that confirms dialogs for files; nil for the desktop's.
  var fileDialogConfirmationLabel: Text? {
    get { self[FileDialogConfirmationKey.self] }
    set { self[FileDialogConfirmationKey.self] = newValue }
  }

  /// The folder that dialogs for files show first; nil for the desktop's choice.
  var fileDialogDefaultDirectory: URL? {
    get { self[FileDialogFolderKey.self] }
    set { self[FileDialogFolderKey.self] = newValue }
  }
}

extension View {
  /// Sets the label of the button that confirms the dialogs for files of the modified view.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    environment(\.fileDialogConfirmationLabel, label)
  }

  /// Sets the label of the button that confirms the dialogs for files of the modified view.
  public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View {
    environment(\.fileDialogConfirmationLabel, Text(label))
  }

  /// Sets the label of the button that confirms the dialogs for files of the modified view.
  @_disfavoredOverload
  public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    environment(\.fileDialogConfirmationLabel, Text(label))
  }

  /// Sets the folder that the dialogs for files of the modified view show first; nil for the
  /// desktop's choice.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    environment(\.fileDialogDefaultDirectory, defaultDirectory)
  }
}

extension URL {
  /// Asks for access to a file that the user has chosen. Returns whether the URL is one of a file:
  /// the desktop gives access with the choice, and a sandbox's portal does, too.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }

  /// Ends the access to a file that the user has chosen. It has no effect: the desktop gives access
  /// until the program ends.
  public func stopAccessingSecurityScopedResource() {}
}
