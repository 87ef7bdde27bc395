// Part of Snapback, under the MIT licence; see LICENSE.

public import Authoring
import CompoundControls
public import Foundation
import UIKitContainers
import UIKitViews
import ViewCore

/// The configuration of a picker: the photos and videos that it offers, and how many can be chosen.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// Whether results have identifiers.
  let isIdentified: Bool
  /// The filter for the photos and videos that are offered; nil for all.
  public var filter: PHPickerFilter?
  /// The largest number of results; 0 for any number. The dialog does not limit it: the first ones are
  /// taken.
  public var selectionLimit = 1

  /// Creates the configuration of a picker of one photo.
  public init() { isIdentified = false }

  /// Creates the configuration of a picker whose results have identifiers.
  public init(photoLibrary: PHPhotoLibrary) { isIdentified = true }
}

/// A photo or a video that the user has chosen.
public struct PHPickerResult {
  /// Provides the contents, as data and as a `UIImage`.
  public let itemProvider: NSItemProvider
  /// The identifier, if the configuration has a photo library; nil otherwise.
  public let assetIdentifier: String?
}

/// Receives what the user chooses in a picker.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called with the results; without any if the user has cancelled. The delegate dismisses the
  /// picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Shows the desktop's dialog in which the user chooses photos or videos.
///
/// - Note: Differs from Apple's: photos are files. There is no dialog in rendered images and recordings.
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
  /// The configuration with which the picker was created.
  public let configuration: PHPickerConfiguration
  /// The delegate, which receives the results.
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  private let dialog = ShownFileDialog()

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of one photo. Archives are not read.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  public override func loadView() {
    view = UILabel.behindFileDialog("Choose a photo in the dialog.")
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    dialog.show(
      .photos(
        images: configuration.filter?.images ?? true, videos: configuration.filter?.videos ?? true,
        multiple: configuration.selectionLimit != 1)
    ) { [weak self] in self?.finish($0) }
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    dialog.dismiss()
  }

  private func finish(_ result: FileDialogResult) {
    var files: [URL] = []
    if case .chosen(let chosen) = result { files = chosen }
    if configuration.selectionLimit > 0 {
      files = Array(files.prefix(configuration.selectionLimit))
    }
    let results = files.map { file in
      PHPickerResult(
        itemProvider: NSItemProvider(contents: file),
        assetIdentifier: configuration.isIdentified ? file.path(percentEncoded: false) : nil)
    }
    delegate?.picker(self, didFinishPicking: results)
  }
}
