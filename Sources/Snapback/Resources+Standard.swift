// Part of Snapback, under the MIT licence; see LICENSE.

import Assets
import Foundation
import Interface
package import Text
package import ViewCore

extension Resources {
  /// The installed fonts, and the fonts, images, colors and translations of the standard asset folder, shared by all
  /// windows. Problems with assets are written to standard error, once each.
  package static let standard = Resources.standard(assets: [])

  /// The same with additional asset folders, which are searched first. `imageCacheLimit` is the
  /// capacity of the cache of images in bytes, 64 MB if it is nil; `text` lays out all texts, by default with the
  /// fonts of the folders, too.
  package static func standard(
    assets folders: [String], imageCacheLimit: Int? = nil, text: PangoTextEngine? = nil
  ) -> Resources {
    let folders = folders + [AssetLibrary.standardFolder].compactMap { $0 }
    let report = { (problem: AssetProblem) -> Void in
      try? FileHandle.standardError.write(contentsOf: Data((problem.message + "\n").utf8))
    }
    let library = AssetLibrary(
      folders: folders, cacheLimit: imageCacheLimit ?? AssetLibrary.cacheLimit, report: report)
    let text = text ?? PangoTextEngine { MainActor.assumeIsolated { library.fontFiles } }
    let catalogs = StringCatalogs(
      folders: folders,
      languages: StringCatalogs.languages(of: ProcessInfo.processInfo.environment),
      report: report)
    return Resources(text: text, assets: LocalizedAssets(library, catalogs))
  }

  /// The folder with the program's own assets; nil if they are not installed.
  package static var assetFolder: String? { AssetLibrary.standardFolder }
}
