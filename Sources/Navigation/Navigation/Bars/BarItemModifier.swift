// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Shows the items of a bar as UIKit does: labels by their icons alone, symbols at the large scale, and
/// texts on one line; on glass without a tint. The font and the foreground style of the views around the
/// page do not apply there.
struct _BarItemModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .labelStyle(.iconOnly)
      .imageScale(.large)
      .lineLimit(1)
      .environment(\.isInBar, true)
      .barItemTint()
      .environment(\.foregroundStyle, nil)
      .environment(\.textAppearance, TextAppearance())
  }
}
