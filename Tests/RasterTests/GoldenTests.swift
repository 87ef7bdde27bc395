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
    (UInt64(1), "70df6a682f96ac67"), (2, "c121212ecf0c0290"), (3, "5f8bc4872580ba00"),
    (5, "309a7953c74fa9e6"), (8, "76e4707e859ff62d"), (13, "29da3447590c1c7c"),
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
