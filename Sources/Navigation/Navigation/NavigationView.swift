// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A root page, and the pages that links push above it: the older name of a navigation stack.
///
/// - Note: Differs from SwiftUI: it is always a single stack, as on a phone, never columns.
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a stack with a root page.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A navigation stack.
  public var body: some View {
    NavigationStack { content }
  }
}
