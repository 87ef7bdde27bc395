// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Finds the sources of scenes.
package enum SceneSource {
  /// The folder they lie in; nil, and they are not shown.
  package static var folder: String?

  /// Nil where there is none: a scene in several files lies in a folder named without its last word.
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
