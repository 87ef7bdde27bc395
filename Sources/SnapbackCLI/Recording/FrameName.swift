// Part of Snapback, under the MIT licence; see LICENSE.

/// The names of the files in a folder of frames: `frame-0001.png` and so on.
nonisolated package enum FrameName {
  /// The name of a frame by its number, from 1, with at least four digits.
  package static func of(_ number: Int) -> String {
    let digits = String(number)
    return "frame-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
  }

  /// Returns whether a file name is one that `of` returns.
  package static func matches(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png"),
      let number = Int(name.dropFirst("frame-".count).dropLast(".png".count)), number > 0
    else { return false }
    return of(number) == name
  }
}
