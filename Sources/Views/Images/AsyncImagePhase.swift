// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore

/// The loading state of an `AsyncImage`.
public enum AsyncImagePhase: Sendable {
  /// There is no URL.
  case empty
  /// The image has been found.
  case success(Image)
  /// There is no such image.
  case failure(any Error)

  /// The image; nil while it is loaded, and if that has failed.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if there is no such image.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
