// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A tab's content below its title.
struct PlayerPage<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text(title)
        .font(.largeTitle)
        .fontWeight(.bold)
        .padding(.horizontal, 24)
        .padding(.top, 24)
      content()
    }
    .frame(maxWidth: 960, alignment: .leading)
    .frame(maxWidth: .infinity)
  }
}
