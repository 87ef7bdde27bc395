// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import ViewCore

/// The view that a transition, a phase animator or a keyframe animator is applied to.
public struct PlaceholderContentView<Value>: View {
  let base: AnyView

  /// The modified view.
  public var body: some View { base }
}
