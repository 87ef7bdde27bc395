// Part of Snapback, under the MIT licence; see LICENSE.

/// A text as one word of a POSIX shell's command, to be copied from the terminal.
package enum ShellWord {
  /// Returns the text as the argument of a command: as it is if the shell does not interpret any of its
  /// characters, and in quotation marks otherwise.
  ///
  /// A path that begins with a hyphen gets `./`, so that no command reads it as an option. Control characters
  /// are escaped as by `PrintableText`, as a terminal must not receive them.
  package static func argument(path: String) -> String {
    let path = path.utf8.first == UInt8(ascii: "-") ? "./" + path : path
    guard path.isEmpty || path.unicodeScalars.contains(where: isSpecial) else { return path }
    let quoted = path.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#)
    return "'" + PrintableText.escaped(quoted) + "'"
  }

  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII else { return PrintableText.escaped(String(scalar)) != String(scalar) }
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "/", ",", ":", "+", "@", "%", "=":
      return false
    default: return true
    }
  }
}
