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
    try VectorPicture(Array(text.utf8))
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

  /// A PDF file with a page whose left half is red.
  private static func page(_ box: String) -> [UInt8] {
    let content = "1 0 0 rg 0 0 20 30 re f"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 40 30]\(box)/Contents 4 0 R>>",
      "<</Length \(content.count)>>\nstream\n\(content)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var table = "xref\n0 5\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let offset = String(text.utf8.count)
      table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += table + "trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }

  @Test
  func `the first page of a PDF file is drawn without a background`() throws {
    let page = try VectorPicture(Self.page(""))
    #expect(page.width == 40 && page.height == 30)
    let picture = try page.picture(width: 80, height: 60)
    #expect(picture[10, 10] == 0xffff_0000)
    #expect(picture[70, 10] == 0)
    #expect(try VectorPicture(Self.page("/CropBox[0 0 10 20]")).width == 10)
    #expect(throws: PictureError.self) { try VectorPicture(Array("%PDF-1.4 nothing".utf8)) }
  }

  @Test(arguments: [false, true]) func `an empty file has the format of its name`(isPDF: Bool) {
    #expect(throws: PictureError.cannotDecode(isPDF ? .pdf : .svg, reason: "it is empty")) {
      try VectorPicture([], isPDF: isPDF)
    }
  }

  @Test func `a file that is named PDF is one unless it begins with a tag`() throws {
    do throws(PictureError) {
      _ = try VectorPicture(Array("nothing".utf8), isPDF: true)
      Issue.record("it has no pages")
    } catch {
      guard case .cannotDecode(.pdf, _) = error else { throw error }
    }
    let drawing = "<svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'/>"
    #expect(try VectorPicture(Array(drawing.utf8), isPDF: true).width == 3)
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
