// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend

/// The output of `--version`.
nonisolated enum VersionText {
  /// The version of the program, as in CHANGELOG.md.
  static let program = "0.2.0"

  /// The Swift version that built the program, with the precision of `#if compiler`.
  static var compiler: String {
    #if compiler(>=6.4)
      "6.4 or later"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  static var current: String {
    let sdl = SDLDescription()
    return """
      snapback \(program)
      Swift \(compiler)
      SDL \(sdl.linked) (compiled with \(sdl.compiled)), video: \(sdl.videoDriver)
      """
  }
}
