// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A color of the project by its name. Those of a project's asset catalogs are static properties of
/// this type: `Color(.paper)`.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates a reference to a color of the asset library.
  ///
  /// - Note: Differs from SwiftUI: `bundle` is ignored, because all assets are in one library.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension Color {
  /// Creates a color from one of the project's colors. A missing color is system gray.
  public init(_ resource: ColorResource) {
    self.init(resource.name)
  }
}
