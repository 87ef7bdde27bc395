// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Preview

/// What `snapback preview` says on the terminal.
enum PreviewWords {
  static func say(_ news: PreviewSupervisor.News) {
    switch news {
    case .compiler(let bytes), .window(let bytes):
      write(bytes)
    case .shown(let number, let seconds, let compiling):
      let parts =
        "\(milliseconds(seconds)) ms after the save, \(milliseconds(compiling)) of them compiling"
      write("snapback: generation \(number) is shown, \(parts)\n")
    case .absent(let absence):
      write("snapback: \(ProgramError.nothingToShow(absence).sentence)\n")
    case .crashed(let signal):
      let name = strsignal(signal).map { String(cString: $0).lowercased() } ?? "\(signal)"
      write("snapback: the view ended its process (\(name)); the next save starts it again\n")
    case .impossible(let what):
      write("snapback: \(ProgramError.cannotPreview(what).sentence)\n")
    }
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }

  private static func write(_ text: String) { write(Array(text.utf8)) }

  private static func write(_ bytes: [UInt8]) {
    try? FileHandle.standardError.write(contentsOf: Data(bytes))
  }
}
