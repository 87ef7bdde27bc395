// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Foundation
package import Interface
import Text

extension Resources {
  /// The machine's fonts, and the pictures and colours of the standard folder, shared by every window. What is
  /// missing is said on standard error.
  package static let standard = Resources(
    text: PangoTextEngine(),
    assets: AssetLibrary(folders: [AssetLibrary.standardFolder].compactMap { $0 }) { problem in
      FileHandle.standardError.write(Data((problem + "\n").utf8))
    })

  /// Where the program's own assets lie; nil where they were not installed.
  package static var assetFolder: String? { AssetLibrary.standardFolder }
}
