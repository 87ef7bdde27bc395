// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing

/// SVG rendering.
struct VectorPictureTests {
  static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="30" viewBox="0 0 80 60">
      <rect width="40" height="60" fill="#ff0000"/>
      <rect x="40" width="40" height="60" fill="#0000ff" fill-opacity="0.5"/>
    </svg>
    """

  private static func read(_ text: String) throws -> VectorPicture {
    try VectorPicture(svg: Array(text.utf8))
  }

  @Test(arguments: [(1, 1), (40, 30), (80, 60), (7, 200)])
  func `a drawing fills the requested size, with premultiplied alpha`(width: Int, height: Int)
    throws
  {
    let vector = try Self.read(Self.drawing)
    #expect(vector.width == 40 && vector.height == 30)
    let picture = try vector.picture(width: width, height: height)
    #expect(picture.width == width && picture.height == height)
    guard width > 1 else { return }
    #expect(picture[0, 0] == 0xffff_0000)
    #expect(picture[0, height - 1] == 0xffff_0000)
    #expect([0x8000_0080, 0x7f00_007f].contains(picture[width - 1, height - 1]))
  }

  @Test
  func `without an intrinsic size the size is the view box's, or 100 points`() throws {
    let boxed = try Self.read(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"/>"#)
    #expect(boxed.width == 24 && boxed.height == 12)
    let bare = try Self.read(#"<svg xmlns="http://www.w3.org/2000/svg"/>"#)
    #expect(bare.width == 100 && bare.height == 100)
  }

  @Test(arguments: ["", "hello", "<svg", "<html></html>", "<svg><g></svg>"])
  func `malformed SVG is an error`(text: String) {
    #expect(throws: PictureError.self) { try Self.read(text) }
  }

  @Test
  func `the error of malformed SVG has the line, and no line break`() throws {
    let reason = "line 2, column 10: Premature end of data in tag svg line 1"
    #expect(throws: PictureError.cannotDecode(.svg, reason: reason)) {
      try Self.read("<svg xmlns=\"http://www.w3.org/2000/svg\">\n<g></svg>")
    }
  }

  @Test(arguments: [
    ##"<use id="a" xlink:href="#a"/>"##,
    ##"<g id="b"><use xlink:href="#a"/></g><g id="a"><use xlink:href="#b"/></g>"##,
    ##"<mask id="a"><rect width="9" height="9" mask="url( '#a' )"/></mask><rect mask="url(#a)" width="9" height="9"/>"##,
  ])
  func `an image that is empty because elements refer to themselves is an error`(
    content: String
  ) throws {
    let vector = try Self.read(Self.file(content))
    let reason = #"nothing is visible: element "a" refers to itself"#
    #expect(throws: PictureError.cannotDecode(.svg, reason: reason)) {
      try vector.picture(width: 10, height: 10)
    }
  }

  @Test
  func `an image that is empty for other reasons is no error`() throws {
    let content = ##"<g id="a"><rect/></g><use xlink:href="#a"/><use xlink:href="#a"/>"##
    #expect(try Self.read(Self.file(content)).picture(width: 10, height: 10).isClear)
  }

  @Test
  func `references to other files are ignored`() throws {
    let path = FileManager.default.temporaryDirectory.path + "/snapback-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try OutputFile.write(try Picture(width: 9, height: 9, filling: .max).png(), to: path)
    let url = "file://\(path)"
    let contents = [
      "<image width=\"9\" height=\"9\" xlink:href=\"\(url)\"/>",
      "<text y=\"50\"><xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"\(url)\" parse=\"text\"/></text>",
    ]
    for content in contents {
      #expect(try Self.read(Self.file(content)).picture(width: 100, height: 100).isClear)
    }
    let entity = "<!DOCTYPE svg [<!ENTITY x SYSTEM \"\(url)\">]>"
    #expect(throws: PictureError.self) {
      try Self.read(entity + Self.file("<text y=\"50\">&x;</text>"))
    }
  }

  private static func file(_ content: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100"
      height="100">\(content)</svg>
    """
  }

  @Test
  func `a size that is too large is an error`() throws {
    let vector = try Self.read(Self.drawing)
    for (width, height) in [(40000, 1), (32768, 1), (8192, 8192)] {
      #expect(throws: PictureError.tooLarge(.svg, width: width, height: height)) {
        try vector.picture(width: width, height: height)
      }
    }
    #expect(try vector.picture(width: VectorPicture.largestSide, height: 1)[0, 0] == 0xffff_0000)
  }
}
