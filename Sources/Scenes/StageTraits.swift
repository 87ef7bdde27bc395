// Part of Snapback, under the MIT licence; see LICENSE.

package import Interface
import Snapback

/// The text size and the layout direction of the items on the stage.
@Observable
package final class StageTraits {
  /// Nil for the default size.
  package var dynamicTypeSize: DynamicTypeSize?
  package var isRightToLeft = false

  package init() {}
}

/// The root of an item's views, to which the traits apply.
package struct StageTraitsView<Content: View>: View {
  private let traits: StageTraits
  private let content: Content

  package init(_ traits: StageTraits, content: Content) {
    self.traits = traits
    self.content = content
  }

  package var body: some View {
    let (size, isRightToLeft) = (traits.dynamicTypeSize, traits.isRightToLeft)
    content
      .transformEnvironment(\.dynamicTypeSize) { if let size { $0 = size } }
      .transformEnvironment(\.preferredTypeSize) { if let size { $0 = size } }
      .transformEnvironment(\.layoutDirection) { if isRightToLeft { $0 = .rightToLeft } }
  }
}
