// Part of Snapback, under the MIT licence; see LICENSE.

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
  func `a size that is too large is an error`() throws {
    let vector = try Self.read(Self.drawing)
    #expect(throws: PictureError.tooLarge(.svg, width: 40000, height: 1)) {
      try vector.picture(width: 40000, height: 1)
    }
  }
}
