// Part of Snapback, under the MIT licence; see LICENSE.

package import Drawing

/// What views have from outside: fonts, pictures, symbols, named colours.
@MainActor
package struct Resources {
  package let text: any TextEngine
  package let assets: any AssetSource

  package init(text: any TextEngine, assets: any AssetSource) {
    self.text = text
    self.assets = assets
  }
}

/// What stands where nobody gave any: texts without glyphs, and no picture of any name.
private enum ResourcesKey: EnvironmentKey {
  static let defaultValue: ResourcesBox? = nil
}

/// The same resources, wherever they are read.
final class ResourcesBox: Sendable {
  @MainActor let resources: Resources

  @MainActor
  init(_ resources: Resources) {
    self.resources = resources
  }
}

extension EnvironmentValues {
  var resources: ResourcesBox? {
    get { self[ResourcesKey.self] }
    set { self[ResourcesKey.self] = newValue }
  }

  @MainActor var assets: (any AssetSource)? { resources?.resources.assets }
}
