// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing

/// The real program with Swift files that it compiles; without a display.
struct FileCommandTests {
  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// The colour in the middle of a picture, `0xRRGGBB`.
  private func middle(of path: String) throws -> UInt32 {
    let picture = try Picture(png: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
    return picture[picture.width / 2, picture.height / 2] & 0xFF_FFFF
  }

  @Test func `a new file can be drawn, and is not written over`() throws {
    try inFolder { folder in
      let new = try RunningProgram(["new", "my-card 2.swift"], in: folder)
      #expect(new.status == 0)
      let drawn = try RunningProgram(compiling: ["render", "my-card 2.swift"], in: folder)
      #expect(drawn.complaint == "")
      #expect(try middle(of: folder + "/my-card 2.png") == 0x007AFF)
      #expect(try RunningProgram(["new", "my-card 2.swift"], in: folder).status == 73)
      #expect(try RunningProgram(["new", "card.txt"], in: folder).status == 64)
    }
  }

  @Test(arguments: [
    "import SwiftUI\nstruct A: View { var body: some View { Color.red } }",
    "import Snapback\n@main struct A: App { var body: some Scene { WindowGroup { Color.red } } }",
    "import SwiftUI\nimport UIKit\nimport Combine\nimport Observation\n#Preview(\"a\") {\n Color.red\n}",
    "import SwiftUI\n#Preview {\n @Previewable @State var a = Color.red\n a\n}",
    """
    import SwiftUI
    struct Label: View { let color: Color; var body: some View { color } }
    struct P: PreviewProvider { static var previews: some View { Label(color: .red) } }
    """,
  ])
  func `what a file shows is drawn`(text: String) throws {
    try inFolder { folder in
      try write(text, to: folder + "/A.swift")
      let drawn = try RunningProgram(
        compiling: ["render", "A.swift", "--size", "20x20", "-o", "a.png"], in: folder)
      #expect(drawn.complaint == "")
      #expect(try middle(of: folder + "/a.png") == 0xFF3B30)
    }
  }

  @Test func `what is wrong is said where it is`() throws {
    try inFolder { folder in
      try write("import SwiftUI\n\nlet a: Int = \"no\"\nstruct A: View {}", to: folder + "/A.swift")
      let checked = try RunningProgram(compiling: ["preview", "--once", "A.swift"], in: folder)
      #expect(checked.status == 65)
      #expect(checked.complaint.contains("/A.swift:3:14: error: "))
      try write("let a = 1", to: folder + "/A.swift")
      #expect(
        try RunningProgram(compiling: ["preview", "--once", "A.swift"], in: folder).status == 65)
      #expect(
        try RunningProgram(compiling: ["preview", "--once", "None.swift"], in: folder).status == 66)
    }
  }

  @Test func `without a compiler it says so, and scenes are drawn`() throws {
    try inFolder { folder in
      try write("import SwiftUI", to: folder + "/A.swift")
      let program = try RunningProgram(["render", "A.swift"], in: folder)
      #expect(program.status == 69)
      #expect(program.complaint.contains("there is no Swift compiler"))
      #expect(program.complaint.split(separator: "\n").count == 1)
      #expect(try RunningProgram(["render", "card"], in: folder).status == 0)
    }
  }
}
