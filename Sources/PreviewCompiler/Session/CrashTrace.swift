// Part of Snapback, under the MIT licence; see LICENSE.

/// The stack trace that the Swift runtime writes after a fatal error.
package enum CrashTrace {
  /// The code of the previewed files in a process's error output, innermost call first.
  ///
  /// - Parameter libraries: The paths of the compiled libraries by their names, such as `Preview1.so`.
  package static func addresses(
    in errorOutput: [UInt8], libraries: [String: String]
  ) -> [CodeAddress] {
    let text = String(decoding: errorOutput, as: UTF8.self)
    guard let start = text.ranges(of: "Current stack trace:").last else { return [] }
    return text[start.upperBound...].split(separator: "\n").compactMap { line in
      // `5    Preview1.so    0x00007efc7a004c7f <unavailable> + 23679`: an offset in the library.
      let words = line.split(separator: " ")
      guard words.count >= 6, Int(words[0]) != nil, let library = libraries[String(words[1])],
        words[3] == "<unavailable>", words[4] == "+", let offset = UInt64(words[5]), offset > 0
      else { return nil }
      // It is a return address: the call is before it.
      return CodeAddress(library: library, address: offset - 1)
    }
  }
}
