// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import SDLBackend

/// `snapback bench`: what a frame costs here.
struct BenchCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measure what a frame costs.",
    discussion: """
      Frames of 1280x800 with cards that turn and move, against frames that are only cleared, both \
      presented the same way; then every kind of drawing by the pixel. Without a display it leaves \
      presenting out, and says so.
      """)

  @Flag(help: "As a JSON object.")
  var json = false

  @Flag(help: "Shorter runs, which say less.")
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

  /// A window to present in; nil where there is no display.
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
