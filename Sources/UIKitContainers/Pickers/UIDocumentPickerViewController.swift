// Part of Snapback, under the MIT licence; see LICENSE.

import CompoundControls
import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// Shows the desktop's dialog in which the user chooses files to open, or a location for a file.
///
/// - Note: Differs from UIKit: there is no dialog in rendered images and recordings.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  private let types: [UTType]
  /// The file to copy or to move; nil to open files.
  private let exported: URL?
  private let copies: Bool
  /// The delegate, which receives the files.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be opened; false by default.
  open var allowsMultipleSelection = false
  /// The folder that is shown first; nil for the desktop's choice.
  open var directoryURL: URL?
  private let dialog = ShownFileDialog()

  /// Creates a picker of files to open. With `asCopy` the delegate receives copies in the temporary
  /// folder.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    types = contentTypes
    exported = nil
    copies = asCopy
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of the new location of the first of the files, which is moved there, or copied with
  /// `asCopy`.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    types = []
    exported = urls.first
    copies = asCopy
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of files to open. Archives are not read.
  public required init?(coder: NSCoder) {
    (types, exported, copies) = ([], nil, false)
    super.init(coder: coder)
  }

  open override func loadView() {
    view = UILabel.behindFileDialog("Choose a file in the dialog.")
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    var request =
      exported.map { .save($0.lastPathComponent, nil) }
      ?? FileDialogRequest.open(types, multiple: allowsMultipleSelection)
    request.folder = directoryURL
    dialog.show(request) { [weak self] in self?.finish($0) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    dialog.dismiss()
  }

  private func finish(_ result: FileDialogResult) {
    let delegate = delegate
    presentingViewController?.dismiss(animated: true)
    guard case .chosen(let files) = result, let received = try? received(files) else {
      delegate?.documentPickerWasCancelled(self)
      return
    }
    delegate?.documentPicker(self, didPickDocumentsAt: received)
  }

  /// Copies or moves exported files, and copies files that are opened as copies. Returns the files.
  private func received(_ files: [URL]) throws -> [URL] {
    let manager = FileManager.default
    if let exported, let target = files.first {
      if copies {
        try manager.copyItem(at: exported, to: target)
      } else {
        try manager.moveItem(at: exported, to: target)
      }
      return [target]
    }
    guard copies else { return files }
    let folder = manager.temporaryDirectory.appending(path: UUID().uuidString)
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    return try files.map { file in
      let copy = folder.appending(path: file.lastPathComponent)
      try manager.copyItem(at: file, to: copy)
      return copy
    }
  }
}

/// Receives the files that the user chooses in a document picker.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called with the chosen files, when the picker is being dismissed.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user has cancelled, or the files could not be copied or moved.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// The default does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// The default does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
