// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Foundation
import Testing

/// Font files in the folders of assets.
@MainActor
final class FontFileTests: AssetFolder {
  @Test func `font files are found outside of catalogs`() throws {
    try write("Fonts/One.ttf", "")
    try write("Fonts/Files/Two.OTF", "")
    try write("Other.txt", "")
    try write("Assets.xcassets/Three.ttf", "")
    #expect(library().fontFiles == [folder + "/Fonts/Files/Two.OTF", folder + "/Fonts/One.ttf"])
    #expect(library([]).fontFiles == [])
  }
}
