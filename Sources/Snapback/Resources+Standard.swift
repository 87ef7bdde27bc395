// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Foundation
package import Interface
import Text

extension Resources {
  /// The machine's fonts, and the pictures and colours of the standard folder, shared by every window. What is
  /// missing is said on standard error.
  package static let standard = Resources.standard(assets: [])

  /// The same with folders that are searched first.
  package static func standard(assets folders: [String]) -> Resources {
    Resources(
      text: PangoTextEngine(),
      assets: AssetLibrary(folders: folders + [AssetLibrary.standardFolder].compactMap { $0 }) {
        FileHandle.standardError.write(Data(($0 + "\n").utf8))
      })
  }

  /// Where the program's own assets lie; nil where they were not installed.
  package static var assetFolder: String? { AssetLibrary.standardFolder }
}
