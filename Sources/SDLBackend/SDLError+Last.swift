// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2

extension SDLError {
  /// Returns SDL's latest error on this thread.
  static func last(_ kind: Kind, call: String) -> SDLError {
    SDLError(kind, call: call, message: String(cString: SDL_GetError()))
  }
}
