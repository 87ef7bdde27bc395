// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A container for controls that edit settings: a list in the inset grouped style.
///
/// Unlike in a list, `listStyle` around a form has no effect.
public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form of controls and sections.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A list of the content in the inset grouped style.
  public var body: some View {
    List { content }.environment(\.listStyleKind, .insetGrouped)
  }
}
