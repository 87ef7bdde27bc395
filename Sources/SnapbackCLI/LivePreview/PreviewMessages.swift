// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import SDLBackend
import SystemStrings

/// The lines for events of `snapback preview` on standard error.
enum PreviewMessages {
  /// Returns the lines, which end with a line feed.
  static func text(_ event: PreviewSupervisor.Event) -> String {
    switch event {
    case .compiler(let bytes):
      return PrintableText.lines(bytes)
    case .window(let bytes):
      return String(decoding: bytes, as: UTF8.self)
    case .shown(let number, let latency, let compileTime):
      let verb = number == 1 ? "loaded" : "reloaded"
      let times = "\(milliseconds(latency)) ms (compile \(milliseconds(compileTime)) ms)"
      return StandardStreams.line("\(verb) in \(times)")
    case .literalsShown(let latency):
      return StandardStreams.line("reloaded in \(milliseconds(latency)) ms (literals)")
    case .nothingToShow(let error):
      return StandardStreams.line(ProgramError.nothingToShow(error).message)
    case .timedOut(let timeout):
      return StandardStreams.line(ProgramError.compilerStopped(timeout).message)
    case .viewFailed(.crashed(let signal, _)):
      let name = strsignal(signal).map { String(cString: $0).lowercased() } ?? "\(signal)"
      return StandardStreams.line("the preview crashed (\(name)); save to restart")
    case .viewFailed(let failure):
      let place = failure.place.map { " in \($0)" } ?? ""
      return StandardStreams.line("\(failure.title)\(place); save to restart")
    case .definitionChanged(let path):
      return StandardStreams.line(PreviewSupervisor.definitionNotice(path))
    case .notice(let text): return StandardStreams.line(text)
    case .waitsForDisplay:
      return StandardStreams.line(
        "the window manager or the display server does not answer; the preview waits for it")
    case .displayLost:
      return StandardStreams.line(SDLError.displayLost.description)
    case .failed(let reason):
      return StandardStreams.line(ProgramError.cannotPreview(reason).message)
    }
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
}
