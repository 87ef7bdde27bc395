// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import SDLBackend

/// `snapback bench`: measures frame times on this machine.
struct BenchCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measure frame times.",
    discussion: """
      Compares frames of 1280x800 with rotating, moving cards against cleared frames, both presented the \
      same way; then measures each kind of drawing in nanoseconds per pixel. Without a display nothing is \
      presented, and the output says so.
      """)

  @Flag(help: "Print a JSON object.")
  var json = false

  @Flag(help: "Shorter runs with less precise results.")
  var quick = false

  func perform() throws {
    let result = try measure()
    try StandardStreams.print(json ? result.json : result.text)
  }

  @MainActor
  private func measure() throws(ProgramError) -> BenchResult {
    do throws(SDLError) {
      let window = try Self.openWindow()
      defer { window?.close() }
      return try Bench(window: window, isQuick: quick).run()
    } catch {
      throw .window(error)
    }
  }

  /// Opens a window to present in; returns nil without a display.
  @MainActor
  private static func openWindow() throws(SDLError) -> PixelWindow? {
    do throws(SDLError) {
      return try PixelWindow(title: "snapback bench", width: Bench.width, height: Bench.height)
    } catch {
      if error.kind == .noDisplay { return nil }
      throw error
    }
  }
}
