// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

nonisolated extension String {
  /// A text of the window in the user's language, by its English text, for text that is drawn into images.
  init(shell key: String) {
    self.init(shellValue: String.LocalizationValue(key))
  }

  /// A text of the window with values: `"\(count) warnings"`.
  init(shellValue text: String.LocalizationValue) {
    self.init(localized: text, table: Text.shellTable)
  }
}

extension Text {
  /// A text of the window in the user's language, by its English text, which is the key in the string
  /// catalog. A text that is not in the catalog is shown as it is.
  init(localized key: String) {
    self.init(shell: String.LocalizationValue(key))
  }

  /// A text of the window with values: `"\(count) warnings"`.
  init(shell text: String.LocalizationValue) {
    self.init(verbatim: String(localized: text, table: Self.shellTable))
  }

  /// The prompt of a field: like the standard one, but with enough contrast.
  init(prompt key: String, _ palette: Palette) {
    self = Text(localized: key).foregroundColor(palette.secondaryText)
  }

  /// The string catalog of the window. Separate from that of scenes and previews, which may use the same keys
  /// for other texts.
  nonisolated static let shellTable = "Shell"

  /// The title of an item. Titles of scenes are translated, those of previews are not.
  init(titleOf item: any StageItem) {
    if item is SceneInfo {
      self.init(localized: item.title)
    } else {
      self.init(verbatim: item.title)
    }
  }

  /// The summary of an item.
  init(summaryOf item: any StageItem) {
    if item is SceneInfo {
      self.init(localized: item.summary)
    } else {
      self.init(verbatim: item.summary)
    }
  }
}
