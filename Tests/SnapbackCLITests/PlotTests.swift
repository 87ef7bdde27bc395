// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing

/// `snapback plot`, run as a process.
struct PlotTests {
  @Test(arguments: ["presets", "interruption", "stack"])
  func `every plot is rendered, identically each time`(subject: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plot-\(subject)-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pictures = try ["a", "b"].map { name in
      let file = folder.appendingPathComponent(name + ".png")
      let program = try ProgramRun(["plot", subject, "-o", file.path])
      #expect(program.status == 0)
      #expect(program.errorOutput == "")
      return try Picture(png: [UInt8](Data(contentsOf: file)))
    }
    #expect(pictures[0].width == 1280)
    #expect(pictures[0].digest == pictures[1].digest)
    // More colors than the grid and background have.
    #expect(Set(pictures[0].pixels).count > 50)
  }

  @Test(arguments: ["x.svg", "x.jpg", "x.webp", "x.png.gz"])
  func `only PNG files are written`(name: String) throws {
    try inFolder { folder in
      let program = try ProgramRun(["plot", "presets", "-o", name], in: folder)
      #expect(program.status == 64)
      #expect(program.errorOutput.contains("the name must end in .png"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }
  }

  @Test func `an unknown plot is rejected with the list of known ones`() throws {
    let program = try ProgramRun(["plot", "lines"])
    #expect(program.status == 64)
    #expect(program.errorOutput.contains("presets"))
  }
}
