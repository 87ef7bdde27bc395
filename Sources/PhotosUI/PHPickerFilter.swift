// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// A filter for the photos and videos that a picker offers.
///
/// - Note: Differs from Apple's: the photos are the files that the user chooses. Whether one is a
///   screenshot, a panorama or a burst is not known, so there are no filters for these.
public struct PHPickerFilter: Hashable, Sendable {
  /// Whether photos are offered.
  let images: Bool
  /// Whether videos are offered.
  let videos: Bool

  /// Photos.
  public static let images = PHPickerFilter(images: true, videos: false)
  /// Videos.
  public static let videos = PHPickerFilter(images: false, videos: true)
  /// Live Photos; no file is one.
  public static let livePhotos = PHPickerFilter(images: false, videos: false)

  /// The photos and videos that at least one of the filters offers.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      images: subfilters.contains(where: \.images), videos: subfilters.contains(where: \.videos))
  }

  /// The photos and videos that all filters offer.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      images: subfilters.allSatisfy(\.images), videos: subfilters.allSatisfy(\.videos))
  }

  /// The photos and videos that the filter does not offer.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(images: !filter.images, videos: !filter.videos)
  }
}
