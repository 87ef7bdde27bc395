// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The neutral background of a scene, light or dark.
struct SceneBackground: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    (scheme == .dark
      ? Color(red: 0.07, green: 0.07, blue: 0.08) : Color(red: 0.95, green: 0.95, blue: 0.97))
      .ignoresSafeArea()
  }
}
