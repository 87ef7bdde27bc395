// Part of Snapback, under the MIT licence; see LICENSE.

/// The paint of the pixels of an outline.
enum Filling {
  case ink(Ink)
  case shader(Shader)

  var shader: Shader? {
    if case .shader(let shader) = self { shader } else { nil }
  }
}
