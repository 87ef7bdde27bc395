// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// The label of a share link without one of its own: a title and the share symbol.
public struct DefaultShareLinkLabel: View {
  let title: Text

  /// The title and the symbol in the current label style.
  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
