// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing

/// The resources that a program supplies to its views: text layout, images, symbols, named colors.
@MainActor
package struct Resources {
  package let text: any TextEngine
  package let assets: any AssetSource

  package init(text: any TextEngine, assets: any AssetSource) {
    self.text = text
    self.assets = assets
  }
}

/// Without resources texts have no glyphs, and no image has a name.
private enum ResourcesKey: EnvironmentKey {
  static let defaultValue: ResourcesBox? = nil
}

/// A reference to resources, for comparing values of the environment by identity.
package final class ResourcesBox: Sendable, Equatable {
  @MainActor package let resources: Resources

  @MainActor
  init(_ resources: Resources) {
    self.resources = resources
  }

  package nonisolated static func == (one: ResourcesBox, other: ResourcesBox) -> Bool {
    one === other
  }
}

extension EnvironmentValues {
  package var resources: ResourcesBox? {
    get { self[ResourcesKey.self] }
    set { self[ResourcesKey.self] = newValue }
  }

  @MainActor package var assets: (any AssetSource)? { resources?.resources.assets }
}
