// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Pictures
import Snapback
import Testing

struct AssetProblemSentenceTests {
  private static let sentences: [(AssetProblem, String)] = [
    (
      AssetProblem.missing(.image, name: "rocke", folders: ["/a", "/b"], nearest: "Rocket"),
      #"no image named "rocke" (searched "/a", "/b"); did you mean "Rocket"?"#
    ),
    (
      .missing(.color, name: "mood", folders: [], nearest: nil),
      #"no color named "mood" (no asset folder was given)"#
    ),
    (
      .missing(.symbol, name: "heart.fil", folders: [], nearest: "heart.fill"),
      #"no symbol named "heart.fil"; did you mean "heart.fill"?"#
    ),
    (
      .undecodable(name: "torn", path: "/a/torn.png", .truncated(.png)),
      #"image "torn" cannot be read from "/a/torn.png": the PNG file is truncated"#
    ),
    (
      .undecodable(name: "text", path: "/a/text.jpg", .notAPicture),
      #"image "text" cannot be read from "/a/text.jpg": unknown format; PNG, JPEG, WebP and SVG are supported"#
    ),
    (
      .undecodable(name: "big", path: "/a/big.png", .tooLarge(.png, width: 9, height: 8)),
      #"image "big" cannot be read from "/a/big.png": the PNG image of 9 x 8 pixels is too large"#
    ),
    (
      .undecodable(name: "bad", path: "/a/bad.png", .cannotDecode(.png, reason: "bad CRC")),
      #"image "bad" cannot be read from "/a/bad.png": it is not a valid PNG file (bad CRC)"#
    ),
    (
      .undecodable(name: "gone", path: "/a/gone.png", .cannotRead(path: "/a/gone.png", code: 2)),
      #"image "gone" cannot be read from "/a/gone.png": system error 2"#
    ),
    (
      .unsupportedFormat(name: "paper", path: "/a/paper.pdf", format: "PDF"),
      #"image "paper" ("/a/paper.pdf") is a PDF file, which is not supported; save it as SVG or PNG"#
    ),
    (
      .invalidCatalogEntry(name: "Mood", path: "/a/Mood.colorset", .malformed),
      #""/a/Mood.colorset" is not a valid catalog entry for "Mood": Contents.json does not have Xcode's format"#
    ),
    (
      .noIcons(folder: "/icons", name: "heart"),
      #"symbol "heart" needs the icons of the Debian package bootstrap-icons, which are not in "/icons"; sudo apt install bootstrap-icons"#
    ),
  ]

  @Test(arguments: sentences)
  func `each problem has a sentence`(problem: AssetProblem, sentence: String) {
    #expect(problem.sentence == sentence)
  }
}
