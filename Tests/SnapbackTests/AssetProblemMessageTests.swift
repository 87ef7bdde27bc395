// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Pictures
import Snapback
import Testing

struct AssetProblemMessageTests {
  private static let messages: [(AssetProblem, String)] = [
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
      #"image "gone" cannot be read from "/a/gone.png": no such file or directory"#
    ),
    (
      .unsupportedFormat(name: "paper", path: "/a/paper.pdf", format: "PDF"),
      #"image "paper" ("/a/paper.pdf") is a PDF file, which is not supported; save it as SVG or PNG"#
    ),
    (
      .invalidCatalogEntry(
        name: "Mood", path: "/a/Mood.colorset", .malformed(reason: "line 3: invalid value")),
      #""/a/Mood.colorset" is not a valid catalog entry for "Mood": Contents.json does not have Xcode's format (line 3: invalid value)"#
    ),
    (
      .invalidCatalogEntry(name: "cut", path: "/a/cut.imageset", .unreadable(code: 13)),
      #""/a/cut.imageset" is not a valid catalog entry for "cut": Contents.json cannot be read: permission denied"#
    ),
    (
      .invalidCatalogEntry(name: "cut", path: "/a/cut.imageset", .unknownScale("9x")),
      #""/a/cut.imageset" is not a valid catalog entry for "cut": the scale "9x" is unknown; use 1x, 2x or 3x"#
    ),
    (
      .ambiguous(.image, name: "cut", used: "/a/cut.imageset", others: ["/b/cut.imageset"]),
      #"image "cut" is in the catalog more than once: "/a/cut.imageset" is used, not "/b/cut.imageset"; rename one of them"#
    ),
    (
      .undecodable(name: "slow", path: "/a/slow.svg", .tooComplex(.svg, .time(seconds: 4))),
      #"image "slow" cannot be read from "/a/slow.svg": the SVG image is too complex; decoding it takes more than 4 seconds"#
    ),
    (
      .undecodable(name: "big", path: "/a/big.svg", .tooComplex(.svg, .memory(bytes: 1 << 30))),
      #"image "big" cannot be read from "/a/big.svg": the SVG image is too complex; decoding it takes more than 1024 MiB of memory"#
    ),
    (
      .missing(.image, name: "a\u{1b}[31m\n", folders: [], nearest: nil),
      #"no image named "a\u{1b}[31m\n" (no asset folder was given)"#
    ),
    (
      .noIcons(folder: "/icons", name: "heart"),
      #"symbol "heart" needs the icons of the Debian package bootstrap-icons, which are not in "/icons"; sudo apt install bootstrap-icons"#
    ),
  ]

  @Test(arguments: messages)
  func `each problem has a message`(problem: AssetProblem, message: String) {
    #expect(problem.message == message)
  }
}
