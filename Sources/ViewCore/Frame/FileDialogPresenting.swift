// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A dialog in which the user chooses files to read, or a location to write to.
package struct FileDialogRequest: Equatable, Sendable {
  /// The kind of files that the user chooses.
  package enum Kind: Equatable, Sendable {
    /// Existing files; folders instead if `folders` is true; more than one if `multiple` is true.
    case open(multiple: Bool, folders: Bool)
    /// A file that may not exist yet, with a proposed name.
    case save(name: String)
  }

  /// A choice of the files that are shown.
  package struct Filter: Equatable, Sendable {
    /// Its name for the user.
    package var name: String
    /// Patterns of file names, such as `*.png`.
    package var patterns: [String]
    /// MIME types, such as `image/*`.
    package var mimeTypes: [String]

    package init(name: String, patterns: [String], mimeTypes: [String]) {
      self.name = name
      self.patterns = patterns
      self.mimeTypes = mimeTypes
    }
  }

  package var kind: Kind
  package var title: String
  /// The label of the button that confirms; nil for the desktop's.
  package var confirmation: String?
  /// Empty to show all files.
  package var filters: [Filter]
  /// The folder that is shown first; nil for the desktop's choice.
  package var folder: URL?

  package init(
    _ kind: Kind, title: String, confirmation: String? = nil, filters: [Filter] = [],
    folder: URL? = nil
  ) {
    self.kind = kind
    self.title = title
    self.confirmation = confirmation
    self.filters = filters
    self.folder = folder
  }
}

/// The result of a file dialog.
package enum FileDialogResult: Sendable {
  /// The chosen files, at least one.
  case chosen([URL])
  case cancelled
  /// The dialog could not be shown.
  case failed(any Error)
}

/// Shows the desktop's dialogs for files.
@MainActor
package protocol FileDialogPresenting: AnyObject {
  /// Shows a dialog. `completion` is called later, on the main actor and once, unless the dialog is dismissed before.
  func present(
    _ request: FileDialogRequest, completion: @escaping @MainActor (FileDialogResult) -> Void
  ) -> any FileDialog
}

/// A dialog that is shown.
@MainActor
package protocol FileDialog: AnyObject {
  /// Closes the dialog without a result.
  func dismiss()
}
