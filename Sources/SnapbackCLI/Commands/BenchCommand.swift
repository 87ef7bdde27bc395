// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import SDLBackend

/// `snapback bench`: what a frame costs.
struct BenchCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measure what a frame costs.",
    discussion: """
      A frame of 1280x800 with one card in it, turned and blended, against a frame that is only \
      cleared, both presented the same way. Without a display it leaves presenting out, and says so.
      """)

  @Flag(help: "As a JSON object.")
  var json = false

  func perform() throws {
    let result = try Self.measure()
    try StandardStreams.print(json ? result.json : result.text)
  }

  @MainActor
  private static func measure() throws(ProgramError) -> FrameBenchResult {
    do throws(SDLError) {
      let window = try openWindow()
      defer { window?.close() }
      var bench = FrameBench(window: window)
      return try bench.run(frames: 400)
    } catch {
      throw .window(error)
    }
  }

  /// A window to present in; nil where there is no display.
  @MainActor
  private static func openWindow() throws(SDLError) -> PixelWindow? {
    do throws(SDLError) {
      return try PixelWindow(
        title: "snapback bench", width: FrameBench.size.width, height: FrameBench.size.height)
    } catch {
      if error.kind == .noDisplay { return nil }
      throw error
    }
  }
}
