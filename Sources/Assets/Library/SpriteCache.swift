// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// Sprites that were made, up to a number of bytes; the ones not used for longest go first.
///
/// The newest stays even if it is larger than that, and one that somebody shows is found as long as
/// it is shown: so nothing is made anew from frame to frame.
@MainActor
final class SpriteCache {
  struct Key: Hashable {
    var path: String
    var stamp: FileStamp
    var width: Int
    var height: Int
  }

  private struct Entry {
    var sprite: Sprite
    var bytes: Int
    var lastUse: Int
  }

  private struct Reference {
    weak var sprite: Sprite?
  }

  private let limit: Int
  private var entries: [Key: Entry] = [:]
  private var shown: [Key: Reference] = [:]
  private var uses = 0
  /// What the sprites in reserve take, with their smaller levels.
  private var bytes = 0

  init(limit: Int) { self.limit = limit }

  func sprite(_ key: Key) -> Sprite? {
    uses += 1
    if entries[key] == nil { return shown[key]?.sprite }
    entries[key]?.lastUse = uses
    return entries[key]?.sprite
  }

  func insert(_ sprite: Sprite, _ key: Key) {
    let size = sprite.levels.reduce(0) { $0 + $1.pixels.count * 4 }
    remove(key)
    while bytes + size > limit,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      remove(oldest.key)
    }
    uses += 1
    entries[key] = Entry(sprite: sprite, bytes: size, lastUse: uses)
    bytes += size
    shown = shown.filter { $0.value.sprite != nil }
    shown[key] = Reference(sprite: sprite)
  }

  private func remove(_ key: Key) {
    if let old = entries.removeValue(forKey: key) { bytes -= old.bytes }
  }
}
