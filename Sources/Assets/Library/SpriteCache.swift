// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

/// Sprites that were made, up to a number of bytes; the ones not used for longest go first.
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

  private let limit: Int
  private var entries: [Key: Entry] = [:]
  private var uses = 0
  /// What the sprites take, with their smaller levels.
  private(set) var bytes = 0

  init(limit: Int) { self.limit = limit }

  func sprite(_ key: Key) -> Sprite? {
    uses += 1
    entries[key]?.lastUse = uses
    return entries[key]?.sprite
  }

  /// Keeps a sprite; one that is larger than all there is room for is not kept.
  func insert(_ sprite: Sprite, _ key: Key) {
    let size = sprite.levels.reduce(0) { $0 + $1.pixels.count * 4 }
    remove(key)
    guard size <= limit else { return }
    while bytes + size > limit,
      let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })
    {
      remove(oldest.key)
    }
    uses += 1
    entries[key] = Entry(sprite: sprite, bytes: size, lastUse: uses)
    bytes += size
  }

  func removeAll() {
    entries = [:]
    bytes = 0
  }

  private func remove(_ key: Key) {
    if let old = entries.removeValue(forKey: key) { bytes -= old.bytes }
  }
}
