// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2

/// Opens URLs in the desktop's programs for them.
@MainActor
package enum URLOpener {
  /// Opens a URL by `xdg-open`, and returns whether that could be started.
  package static func open(_ url: String) -> Bool {
    // A URL that began with a hyphen would be read as an option.
    guard let first = url.first, first.isLetter, url.contains(":") else { return false }
    return SDL_OpenURL(url) == 0
  }
}
