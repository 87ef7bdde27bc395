// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) package import ViewCore

/// An element that shows an image.
@MainActor
package protocol LabeledImage: Element {
  /// The name for assistive technologies; nil for a decorative image.
  var spokenName: String? { get }
}
