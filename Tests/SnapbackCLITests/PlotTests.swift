// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing

/// `snapback plot`, as a process.
struct PlotTests {
  @Test(arguments: ["presets", "interruption", "stack"])
  func `every subject is drawn, the same each time`(subject: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plot-\(subject)-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pictures = try ["a", "b"].map { name in
      let file = folder.appendingPathComponent(name + ".png")
      let program = try RunningProgram(["plot", subject, "-o", file.path])
      #expect(program.status == 0)
      #expect(program.complaint == "")
      return try Picture(png: [UInt8](Data(contentsOf: file)))
    }
    #expect(pictures[0].width == 1280)
    #expect(pictures[0].digest == pictures[1].digest)
    // More than a white sheet with its lines.
    #expect(Set(pictures[0].pixels).count > 50)
  }

  @Test func `an unknown subject is refused, and the known ones are named`() throws {
    let program = try RunningProgram(["plot", "lines"])
    #expect(program.status == 64)
    #expect(program.complaint.contains("presets"))
  }
}
