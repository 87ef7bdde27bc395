// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2

/// SDL as it is here: for `--version`. Opens no window and starts nothing.
package struct SDLDescription: Equatable, Sendable {
  /// The version that is linked, and the one whose headers this was compiled with.
  package var linked: String
  package var compiled: String
  /// The video driver in use, else the one SDL is told to use, else those it can choose from.
  package var videoDriver: String

  package init() {
    var version = SDL_version()
    SDL_GetVersion(&version)
    linked = "\(version.major).\(version.minor).\(version.patch)"
    compiled = "\(SDL_MAJOR_VERSION).\(SDL_MINOR_VERSION).\(SDL_PATCHLEVEL)"
    if let current = SDL_GetCurrentVideoDriver() {
      videoDriver = String(cString: current)
    } else if let wanted = SDL_getenv("SDL_VIDEODRIVER") {
      videoDriver = String(cString: wanted)
    } else {
      let names = (0..<SDL_GetNumVideoDrivers()).compactMap(SDL_GetVideoDriver)
      videoDriver = names.map { String(cString: $0) }.joined(separator: ", ")
    }
  }
}
