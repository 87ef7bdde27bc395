// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSDL2

/// A dialog of the desktop with a message and a button, for programs that have no terminal and no window.
package enum MessageBox {
  /// Shows the message and waits until the dialog is closed. Returns false, without waiting, if there is no
  /// display.
  package static func showError(_ message: String, title: String) -> Bool {
    SDL_ShowSimpleMessageBox(SDL_MESSAGEBOX_ERROR.rawValue, title, wrapped(message), nil) == 0
  }

  /// The message in lines of at most the given number of characters: the dialogs do not wrap text. Longer
  /// words have a line of their own.
  package static func wrapped(_ message: String, columns: Int = 72) -> String {
    var lines: [String] = []
    for word in message.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
