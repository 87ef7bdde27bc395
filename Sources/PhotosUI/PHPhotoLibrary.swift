// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// The user's photos.
///
/// - Note: Differs from Apple's: there is no library, but the files that the user chooses.
public final class PHPhotoLibrary: Sendable {
  private static let library = PHPhotoLibrary()

  private init() {}

  /// The library.
  public static func shared() -> PHPhotoLibrary { library }
}
