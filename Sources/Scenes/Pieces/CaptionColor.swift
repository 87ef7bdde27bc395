// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

extension View {
  /// Shows texts in the palette's secondary color. Unlike `.secondary`, it has a contrast of at least
  /// 4.5:1 on `SceneBackground` and `SurfaceFill`.
  func captionColor() -> some View { modifier(CaptionColor()) }
}

private struct CaptionColor: ViewModifier {
  @Environment(\.palette) private var palette

  func body(content: Content) -> some View { content.foregroundStyle(palette.secondaryText) }
}
