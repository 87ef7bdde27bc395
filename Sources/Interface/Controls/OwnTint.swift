// Part of Snapback, under the MIT licence; see LICENSE.

/// Sets the tint inside, where there is one to set.
struct OwnTint<Content: View>: View {
  let tint: Color?
  @ViewBuilder let content: Content
  @Environment(\.tint) private var outer

  var body: some View { content.tint(tint ?? outer) }
}
