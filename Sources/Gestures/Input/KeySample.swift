// Part of Snapback, under the MIT licence; see LICENSE.

/// A press or release of a key, with SDL's name for it: `A`, `Left`, `F11`, `Left Ctrl`, `=`.
package struct KeySample: Equatable, Sendable {
  package var time: Double
  package var key: String
  package var isDown: Bool
  /// Whether the press is an automatic repetition of a held key.
  package var isRepeat: Bool
  package var modifiers: Modifiers

  package init(
    time: Double, key: String, isDown: Bool, isRepeat: Bool = false, modifiers: Modifiers = []
  ) {
    self.time = time
    self.key = key
    self.isDown = isDown
    self.isRepeat = isRepeat
    self.modifiers = modifiers
  }
}
