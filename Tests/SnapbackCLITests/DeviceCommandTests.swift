// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing

/// Devices and their safe areas in pictures, drawn by the program as a process.
struct DeviceCommandTests {
  private func picture(_ path: String) throws -> Picture {
    try Picture(png: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
  }

  private func size(_ path: String) throws -> [Int] {
    let picture = try picture(path)
    return [picture.width, picture.height]
  }

  @Test(arguments: [
    (["--device", "iPhone SE"], [750, 1334]),
    (["--device", "iphonese", "--landscape"], [1334, 750]),
    (["--device", "iPad mini", "--scale", "1"], [744, 1133]), (["--landscape"], [844, 390]),
    (["--size", "30x40", "--landscape"], [40, 30]),
  ])
  func `a picture has the device's size and scale`(arguments: [String], expected: [Int]) throws {
    try inFolder { folder in
      let drawn = try ProgramRun(["render", "card", "-o", "a.png"] + arguments, in: folder)
      #expect(drawn.errorOutput == "")
      #expect(try size(folder + "/a.png") == expected)
    }
  }

  @Test func `an unknown device is reported with the nearest name`() throws {
    let drawn = try ProgramRun(["render", "card", "--device", "iPhnoe 16"])
    #expect(drawn.status == 64)
    #expect(drawn.errorOutput.contains("there is no device \"iPhnoe 16\""))
    #expect(drawn.errorOutput.contains("did you mean \"iPhone 16\"?"))
    #expect(drawn.errorOutput.contains("snapback list --devices"))
  }

  @Test func `a device and a size cannot be given together`() throws {
    for command in ["render", "record", "run"] {
      let program = try ProgramRun([command, "card", "--device", "iPhone 16", "--size", "9x9"])
      #expect(program.status == 64)
      #expect(program.errorOutput.contains("--device and --size cannot be given together"))
    }
  }

  @Test func `list prints the devices`() throws {
    let list = try ProgramRun(["list", "--devices"])
    #expect(list.lines.contains("iPhone 16: 393x852 @3x"))
    let entries = try JSONDecoder().decode(
      [Entry].self, from: try ProgramRun(["list", "--devices", "--json"]).output)
    #expect(
      entries.contains(Entry(name: "iPad mini (A17 Pro)", width: 744, height: 1133, scale: 2)))
    #expect(entries.count == list.lines.count)
  }

  private struct Entry: Codable, Equatable {
    var name: String
    var width: Int
    var height: Int
    var scale: Int
  }

  private func write(_ text: String, to path: String) throws {
    try Data(("import SwiftUI\n" + text).utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test func `a file's picture in a phone's exact size has its safe areas`() throws {
    try inFolder { folder in
      try write("struct A: View { var body: some View { Color.red } }", to: folder + "/A.swift")
      func isRed(_ arguments: [String], _ points: [(x: Int, y: Int)]) throws -> [Bool] {
        let drawn = try ProgramRun(
          compiling: ["render", "A.swift", "-o", "a.png"] + arguments, in: folder)
        #expect(drawn.errorOutput == "")
        let picture = try picture(folder + "/a.png")
        return points.map { picture[$0.x, $0.y] & 0xFF_FFFF == 0xFF3B30 }
      }
      let edges = [(x: 195, y: 46), (x: 195, y: 47), (x: 195, y: 809), (x: 195, y: 810)]
      #expect(try isRed(["--size", "390x844"], edges) == [false, true, true, false])
      #expect(try isRed(["--size", "391x844"], edges) == [true, true, true, true])
      #expect(
        try isRed(
          ["--device", "iPhone 16", "--scale", "1"],
          [(x: 195, y: 58), (x: 195, y: 59), (x: 195, y: 817), (x: 195, y: 818)])
          == [false, true, true, false])
    }
  }

  @Test(arguments: [
    ("#Preview(traits: .landscapeLeft) { Color.red }", [844, 390]),
    ("#Preview(traits: .fixedLayout(width: 50, height: 30)) { Color.red }", [50, 30]),
    (
      "#Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: 33, height: 44) }",
      [33, 44]
    ),
    (
      """
      struct P: PreviewProvider {
        static var previews: some View { Color.red.previewDevice("iPhone SE (3rd generation)") }
      }
      """, [750, 1334]
    ),
  ])
  func `a preview's device, orientation and layout decide the size of a picture`(
    text: String, expected: [Int]
  ) throws {
    try inFolder { folder in
      try write(text, to: folder + "/A.swift")
      let drawn = try ProgramRun(compiling: ["render", "A.swift", "-o", "a.png"], in: folder)
      #expect(drawn.errorOutput == "")
      #expect(try size(folder + "/a.png") == expected)
    }
  }

  @Test func `a requested size overrides the preview's`() throws {
    try inFolder { folder in
      try write(
        "#Preview(traits: .fixedLayout(width: 50, height: 30)) { Color.red }",
        to: folder + "/A.swift")
      _ = try ProgramRun(
        compiling: ["render", "A.swift", "-o", "a.png", "--size", "20x10"], in: folder)
      #expect(try size(folder + "/a.png") == [20, 10])
    }
  }
}
