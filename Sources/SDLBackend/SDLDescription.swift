// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2

/// SDL's versions and video driver, for `--version`. Reading them starts no part of SDL.
package struct SDLDescription: Equatable, Sendable {
  /// The version of the library that is loaded.
  package var linked: String
  /// The version of the headers with which the program was compiled.
  package var compiled: String
  /// The video driver in use; if there is none, the one that `SDL_VIDEODRIVER` requests, or a list
  /// of those available.
  package var videoDriver: String

  package init() {
    var version = SDL_version()
    SDL_GetVersion(&version)
    linked = "\(version.major).\(version.minor).\(version.patch)"
    compiled = "\(SDL_MAJOR_VERSION).\(SDL_MINOR_VERSION).\(SDL_PATCHLEVEL)"
    if let current = SDL_GetCurrentVideoDriver() {
      videoDriver = String(cString: current)
    } else if let requested = SDL_getenv("SDL_VIDEODRIVER") {
      videoDriver = String(cString: requested)
    } else {
      let names = (0..<SDL_GetNumVideoDrivers()).compactMap(SDL_GetVideoDriver)
      videoDriver = names.map { String(cString: $0) }.joined(separator: ", ")
    }
  }
}
