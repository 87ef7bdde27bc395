// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
import Raster
import Testing

/// Pictures kept as text. They come out the same in debug and release, with and without AVX2.
@Suite struct GoldenTests {
  /// One character for a pixel's green: from a space, 0, to @, 255.
  static func art(_ picture: Picture) -> String {
    let tones = Array(" .:-=+*#%@")
    return (0..<picture.height).map { y in
      String((0..<picture.width).map { tones[(picture.channel(1, $0, y) * 9 + 127) / 255] })
    }.joined(separator: "\n")
  }

  /// FNV-1a, 64 bits, over the pixels.
  static func hash(_ picture: Picture) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for pixel in picture.pixels {
      for shift: UInt32 in [0, 8, 16, 24] {
        hash = (hash ^ UInt64(pixel >> shift & 255)) &* 0x100_0000_01b3
      }
    }
    return String(hash, radix: 16)
  }

  @Test func `a turned card with a shadow`() {
    var list = DisplayList(size: CGSize(width: 44, height: 30), background: .white)
    list.transforms.append(
      CGAffineTransform(rotationAngle: 0.2)
        .concatenating(CGAffineTransform(translationX: 21.5, y: 13.5)))
    list.items = [
      .beginLayer(.shadow(.black, radius: 2.5, x: 0, y: 3), 1),
      .fill(
        RoundedRect(CGRect(x: -14, y: -8, width: 28, height: 16), radius: 4, corners: .continuous),
        .color(ResolvedColor(red: 0.9, green: 0.3, blue: 0.1)), 1),
      .endLayer,
    ]
    #expect(Self.art(Picture(list)) == Self.card)
  }

  @Test(arguments: [
    (UInt64(1), "92b52139793e4ba0"), (2, "95fb2da90904c0d5"), (3, "a6ce2d24928e3cbe"),
    (5, "57258168ecb2ad0e"), (8, "dc0177fb74fc87bf"), (13, "a49283be948192fb"),
  ])
  func `pictures of everything there is`(seed: UInt64, expected: String) {
    var random = Randomness(seed: seed)
    #expect(Self.hash(Picture(random.list())) == expected)
  }

  static let card = """
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
    @@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@
    @@@@@@@@@@%#*#%%%@@@@@@@@@@@@@@@@@@@@@@@@@@@
    @@@@@@@@%#------=+#%%%@@@@@@@@@@@@@@@@@@@@@@
    @@@@@@@%%------------=*#%%%@@@@@@@@@@@@@@@@@
    @@@@@@%%*-----------------+*#%%%@@@@@@@@@@@@
    @@@@@%%#=---------------------=+*%@@@@@@@@@@
    @@@@@%#*--------------------------+%@@@@@@@@
    @@@@%%#*---------------------------+%@@@@@@@
    @@@@%%#+----------------------------%%@@@@@@
    @@@@%#*=----------------------------#%@@@@@@
    @@@%%#*-----------------------------#%%@@@@@
    @@@%%#*-----------------------------#%%@@@@@
    @@@%%#+----------------------------=#%%@@@@@
    @@@%#*+----------------------------=*%%@@@@@
    @@@%#*+----------------------------+#%%@@@@@
    @@@%#*+----------------------------+#%%@@@@@
    @@@%#*+=---------------------------*#%%@@@@@
    @@@%%#*=-::::----------------------*#%%@@@@@
    @@@%%#*+=-:::.::::----------------=*#%@@@@@@
    @@@@%##*+==--:::::.::::-----------+*#%@@@@@@
    @@@@%%##*++===----:::::.::::-----=*#%%@@@@@@
    @@@@@%%###**+++====----::::::::-=+*#%%@@@@@@
    @@@@@@%%%####****+++====-------=+*#%%@@@@@@@
    @@@@@@@@%%%%%#####****+++======+**#%%@@@@@@@
    @@@@@@@@@@@%%%%%%%#####****+++**##%%@@@@@@@@
    @@@@@@@@@@@@@@@%%%%%%%%#########%%%@@@@@@@@@
    @@@@@@@@@@@@@@@@@@@@%%%%%%%%%%%%%%@@@@@@@@@@
    @@@@@@@@@@@@@@@@@@@@@@@@@%%%%%%%@@@@@@@@@@@@
    """
}
