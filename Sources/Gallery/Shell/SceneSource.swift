// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Finds the source files of scenes.
package enum SceneSource {
  /// The folder with the source files; nil if sources are not available.
  package static var folder: String?

  /// The text of the file that declares a scene; nil if there is none.
  ///
  /// A scene of several files has a folder, named like the scene without `Scene`.
  static func text(of scene: SceneInfo) -> String? {
    guard let folder else { return nil }
    let name = scene.source
    let group = name.hasSuffix("Scene") ? String(name.dropLast(5)) : name
    for path in ["\(folder)/\(name).swift", "\(folder)/\(group)/\(name).swift"] {
      if let text = try? String(contentsOfFile: path, encoding: .utf8) { return text }
    }
    return nil
  }
}
