// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

extension Text {
  /// The string catalog of the scenes. It is separate from the catalogs of previewed files, which may have the same
  /// texts.
  nonisolated static let sceneTable = "Scenes"

  /// A text of a scene in the user's language, by its English text.
  init(scene key: String) {
    self.init(LocalizedStringKey(key), tableName: Self.sceneTable)
  }
}
