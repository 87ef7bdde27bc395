// Part of Snapback, under the MIT licence; see LICENSE.

import CompoundControls
import Foundation
import Interface
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// Shows the desktop's dialog in which the user chooses a photo or a video.
///
/// - Note: Differs from UIKit: photos are files, there is no camera, and photos are not cropped: the
///   edited image is the whole one. There is no dialog in rendered images and recordings.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The source of photos.
  public enum SourceType: Int, Sendable {
    /// All photos.
    case photoLibrary
    /// The camera, which is not available.
    case camera
    /// All photos.
    case savedPhotosAlbum
  }

  /// The kind of media that the camera captures.
  public enum CameraCaptureMode: Int, Sendable {
    case photo
    case video
  }

  /// The camera of a device.
  public enum CameraDevice: Int, Sendable {
    case rear
    case front
  }

  /// The mode of a camera's flash.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto
    case on
  }

  /// The quality of a video.
  public enum QualityType: Int, Sendable {
    case typeHigh
    case typeMedium
    case typeLow
    case type640x480
    case typeIFrame1280x720
    case typeIFrame960x540
  }

  /// The properties of the chosen photo or video.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The photo, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The photo, a `UIImage`, if `allowsEditing` is true.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The file of a photo, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The file of a video, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The type of the item, a `String`: `public.image` or `public.movie`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// The source of photos; the library by default. The camera is not available, as in the iOS
  /// Simulator: it is an error to choose it.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard Self.isSourceTypeAvailable(sourceType) else {
        fatalError(
          "The camera is not available: check isSourceTypeAvailable(.camera) before choosing it.")
      }
    }
  }
  /// The identifiers of the offered types; photos by default.
  open var mediaTypes = [UTType.image.identifier]
  /// Whether the delegate also receives an edited image.
  open var allowsEditing = false
  /// The media that the camera captures. It has no effect, as there is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera. It has no effect, as there is none.
  open var cameraDevice = CameraDevice.rear
  /// The mode of the flash. It has no effect, as there is none.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether the controls of the camera are shown. It has no effect.
  open var showsCameraControls = true
  /// The quality of videos. It has no effect: videos are files.
  open var videoQuality = QualityType.typeMedium
  /// The longest duration of a video in seconds. It has no effect.
  open var videoMaximumDuration: TimeInterval = 600
  private let dialog = ShownFileDialog()

  /// Creates a picker of photos.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of photos.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    isNavigationBarHidden = true
    let content = UIViewController(nibName: nil, bundle: nil)
    content.view = UILabel.behindFileDialog("Choose a photo in the dialog.")
    setViewControllers([content], animated: false)
  }

  /// Creates a picker of photos. Archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns whether photos can be chosen from a source: all but the camera.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera
  }

  /// Returns whether there is a camera: false.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Returns whether a camera has a flash: false.
  public class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// The identifiers of the types of a source: photos and videos; nil for the camera.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType)
      ? [UTType.image.identifier, UTType.movie.identifier] : nil
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let types = mediaTypes.map { UTType(importedAs: $0) }
    dialog.show(
      .photos(
        images: types.contains { $0.conforms(to: .image) },
        videos: types.contains { $0.conforms(to: .audiovisualContent) }, multiple: false)
    ) { [weak self] in self?.finish($0) }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    dialog.dismiss()
  }

  private func finish(_ result: FileDialogResult) {
    guard let delegate = delegate as? any UIImagePickerControllerDelegate else {
      return dismiss(animated: true)
    }
    guard case .chosen(let files) = result, let info = files.first.flatMap({ info(of: $0) }) else {
      return delegate.imagePickerControllerDidCancel(self)
    }
    delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  /// The properties of a file; nil if it is neither a readable photo nor a video.
  private func info(of file: URL) -> [InfoKey: Any]? {
    let type = UTType(filenameExtension: file.pathExtension) ?? .data
    if type.conforms(to: .audiovisualContent) {
      return [.mediaType: UTType.movie.identifier, .mediaURL: file]
    }
    guard let image = UIImage(contentsOfFile: file.path(percentEncoded: false)) else { return nil }
    var info: [InfoKey: Any] = [
      .mediaType: UTType.image.identifier, .imageURL: file, .originalImage: image,
    ]
    if allowsEditing { info[.editedImage] = image }
    return info
  }
}
