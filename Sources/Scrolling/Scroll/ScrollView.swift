// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A view that shows a part of its content and scrolls it by touches and the wheel.
///
/// Along its axes it fills the proposal, and its content may be of any length; across them it is as
/// large as its content. Several views are laid out vertically.
public struct ScrollView<Content: View>: View {
  /// The scrolled content.
  public var content: Content
  /// The scroll axes.
  public var axes: Axis.Set
  /// Whether scroll indicators are visible while the view scrolls.
  public var showsIndicators: Bool

  /// Creates a scroll view for the given axes.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// The viewport with the content.
  public var body: some View {
    ScrollContainer(
      axes: axes, showsIndicators: showsIndicators, content: ScrollStack(content: content)
    )
    .modifier(_RefreshModifier(axes: axes))
    .transformEnvironment(\.scrollViewDepth) { $0 += 1 }
  }
}
