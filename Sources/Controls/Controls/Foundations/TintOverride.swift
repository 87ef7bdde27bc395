// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// Sets the tint inside if there is one; otherwise keeps the inherited tint.
struct TintOverride<Content: View>: View {
  let tint: Color?
  @ViewBuilder let content: Content
  @Environment(\.tint) private var inherited

  var body: some View { content.tint(tint ?? inherited) }
}
