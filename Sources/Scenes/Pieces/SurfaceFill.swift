// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A shape in the color of a raised surface: white, or a gray slightly lighter than the dark
/// background.
struct SurfaceFill<S: Shape>: View {
  let shape: S
  @Environment(\.colorScheme) private var scheme

  init(_ shape: S) {
    self.shape = shape
  }

  var body: some View {
    shape.fill(scheme == .dark ? Color(red: 0.13, green: 0.13, blue: 0.145) : .white)
  }
}
