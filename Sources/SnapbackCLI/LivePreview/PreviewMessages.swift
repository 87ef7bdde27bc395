// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler

/// Prints the events of `snapback preview` on standard error.
enum PreviewMessages {
  static func print(_ event: PreviewSupervisor.Event) {
    switch event {
    case .compiler(let bytes):
      StandardStreams.relay(bytes)
    case .window(let bytes):
      write(bytes)
    case .shown(let number, let latency, let compileTime):
      let verb = number == 1 ? "loaded" : "reloaded"
      write(
        "snapback: \(verb) in \(milliseconds(latency)) ms (compile \(milliseconds(compileTime)) ms)\n"
      )
    case .literalsShown(let latency):
      write("snapback: reloaded in \(milliseconds(latency)) ms (literals)\n")
    case .nothingToShow(let error):
      StandardStreams.printError(.nothingToShow(error))
    case .timedOut(let timeout):
      StandardStreams.printError(.compilerStopped(timeout))
    case .viewFailed(.crashed(let signal, _)):
      let name = strsignal(signal).map { String(cString: $0).lowercased() } ?? "\(signal)"
      write("snapback: the preview crashed (\(name)); save to restart\n")
    case .viewFailed(let failure):
      let place = failure.place.map { " in \($0)" } ?? ""
      write("snapback: \(failure.title)\(place); save to restart\n")
    case .failed(let reason):
      StandardStreams.printError(.cannotPreview(reason))
    }
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }

  private static func write(_ text: String) { write(Array(text.utf8)) }

  private static func write(_ bytes: [UInt8]) {
    try? FileHandle.standardError.write(contentsOf: Data(bytes))
  }
}
