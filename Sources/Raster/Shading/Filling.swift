// Part of Snapback, under the MIT licence; see LICENSE.

/// What the pixels of an outline are filled with.
enum Filling {
  case ink(Ink)
  case shader(Shader)

  var shader: Shader? {
    if case .shader(let shader) = self { shader } else { nil }
  }
}
