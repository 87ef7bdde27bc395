// Part of Snapback, under the MIT licence; see LICENSE.

/// Several views without a layout of their own: the container lays out each, and a modifier applies
/// to each.
public struct Group<Content: View>: View {
  package let content: Content

  /// Creates a group of the views that a closure builds.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: Content { content }
}
