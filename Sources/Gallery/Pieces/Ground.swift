// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// What a scene stands on: a quiet grey, light or dark.
struct Ground: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    (scheme == .dark
      ? Color(red: 0.07, green: 0.07, blue: 0.08) : Color(red: 0.95, green: 0.95, blue: 0.97))
      .ignoresSafeArea()
  }
}

/// What lies on the ground: white, or a dark grey that is lighter than the ground.
struct Surface<S: Shape>: View {
  let shape: S
  @Environment(\.colorScheme) private var scheme

  init(_ shape: S) {
    self.shape = shape
  }

  var body: some View {
    shape.fill(scheme == .dark ? Color(red: 0.13, green: 0.13, blue: 0.145) : .white)
  }
}
