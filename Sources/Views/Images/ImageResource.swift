// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// An image of the project by its name. Those of a project's asset catalogs are static properties of
/// this type: `Image(.cover)`.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Creates a reference to an image of the asset library.
  ///
  /// - Note: Differs from SwiftUI: `bundle` is ignored, because all assets are in one library.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }

  /// Creates a reference to an image of the asset library.
  package init(name: String) {
    self.name = name
  }

  /// The name of the image.
  package var assetName: String { name }
}
