// Part of Snapback, under the MIT licence; see LICENSE.

import ArgumentParser
import Benchmark
import SDLBackend

/// `snapback bench`: measures frame times on this machine.
struct BenchCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measure frame times, start-up and memory.",
    discussion: """
      Compares frames of 1280x800 with rotating, moving cards against cleared frames, both presented the \
      same way; then measures each kind of drawing in nanoseconds per pixel, and view trees, lists, text and \
      constraints; then the start-up and the memory of a program with a card. Without a display nothing is \
      presented or started, and the output says so. Some figures have limits, which are meant for a quiet machine with \
      AVX2 and without AVX-512. With --against, the figures are compared with those of an earlier run.
      """)

  @Flag(help: "Print a JSON object.")
  var json = false

  @Flag(help: "Shorter runs with less precise results.")
  var quick = false

  @Option(
    help: ArgumentHelp("Compare with the JSON output of an earlier run.", valueName: "file"),
    completion: .file())
  var against: String?

  func perform() throws {
    if json, against != nil { throw ProgramError.conflictingOptions("--json", "--against") }
    let earlier = try against.map { try Self.result(at: $0) }
    let result = try measure()
    if let earlier, !json {
      return try StandardStreams.print(result.text + "\n\n" + result.comparison(with: earlier))
    }
    try StandardStreams.print(json ? result.json : result.text)
  }

  private static func result(at path: String) throws(ProgramError) -> BenchResult {
    var bytes: [UInt8] = []
    try InputFile.read(path, limit: 1 << 24) { bytes += $0 }
    guard let result = BenchResult(json: bytes) else { throw .invalidBenchResult(path: path) }
    return result
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
