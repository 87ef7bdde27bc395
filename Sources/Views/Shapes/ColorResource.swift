// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A colour of the project by its name. Those of a project's asset catalogs are static properties of
/// this type: `Color(.paper)`.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Creates a reference to a colour of the asset library.
  ///
  /// - Note: Differs from SwiftUI: `bundle` is ignored, because all assets are in one library.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

extension Color {
  /// Creates a colour from one of the project's colours. A missing colour is system grey.
  public init(_ resource: ColorResource) {
    self.init(resource.name)
  }
}
