// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend

/// What `--version` says.
nonisolated enum VersionText {
  /// The version of the program, as in the change log.
  static let program = "0.1.0"

  /// The compiler that built it, as far as the source can tell.
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
