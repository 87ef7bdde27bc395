// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The last releases on the stage, with those that are pinned for comparison.
@Observable
package final class ReleaseTable {
  /// A release and its number, from 1.
  package struct Row: Equatable, Identifiable {
    package let id: Int
    package var release: Release
  }

  /// The oldest first.
  package private(set) var rows: [Row] = []
  /// The numbers of the pinned rows, in the order in which they were pinned; at most five.
  package private(set) var pinned: [Int] = []
  /// The maximum number of pinned rows.
  nonisolated package static let pinLimit = 5
  /// The motion after the releases, by the numbers of the rows.
  @ObservationIgnored private var paths: [Int: ReleasePath] = [:]
  private var count = 0
  /// The number of releases that were measured before the last one was added.
  @ObservationIgnored private var measuredCount = 0
  /// The maximum number of rows, without pinned ones.
  private static let limit = 12

  package init() {}

  /// A table of all given releases.
  package init(_ releases: [Release]) {
    rows = releases.enumerated().map { Row(id: $0 + 1, release: $1) }
    count = releases.count
  }

  /// Takes over the releases that a meter has measured since it was made; the last one may change
  /// until the next one is added.
  ///
  /// - Parameter paths: The motion after each release; empty if it is not known.
  package func update(_ releases: [Release], paths: [ReleasePath] = []) {
    if releases.count < measuredCount { measuredCount = 0 }
    if measuredCount > 0, let last = rows.indices.last {
      if rows[last].release != releases[measuredCount - 1] {
        rows[last].release = releases[measuredCount - 1]
      }
      if paths.indices.contains(measuredCount - 1) {
        self.paths[rows[last].id] = paths[measuredCount - 1]
      }
    }
    for index in measuredCount..<releases.count {
      count += 1
      rows.append(Row(id: count, release: releases[index]))
      if paths.indices.contains(index) { self.paths[count] = paths[index] }
    }
    measuredCount = releases.count
    guard rows.count > Self.limit + pinned.count,
      let first = rows.firstIndex(where: { !pinned.contains($0.id) })
    else { return }
    self.paths[rows.remove(at: first).id] = nil
  }

  /// Called when the stage starts again, with a new meter: the rows stay.
  package func meterChanged() { measuredCount = 0 }

  /// Removes all rows, for another item.
  package func removeAll() {
    rows = []
    pinned = []
    paths = [:]
  }

  /// Removes the rows that are not pinned.
  package func clear() {
    rows.removeAll { !pinned.contains($0.id) }
    paths = paths.filter { pinned.contains($0.key) }
  }

  /// Pins a row, or removes the pin. A sixth pin replaces the first one.
  package func togglePin(_ row: Row) {
    if let index = pinned.firstIndex(of: row.id) {
      pinned.remove(at: index)
    } else {
      pinned.append(row.id)
      if pinned.count > Self.pinLimit { pinned.removeFirst() }
    }
  }

  /// `A` to `E` for a pinned row; nil for any other.
  package func letter(of row: Row) -> String? {
    pinned.firstIndex(of: row.id).map { Self.letters[$0] }
  }

  private static let letters = ["A", "B", "C", "D", "E"]

  /// The first pinned release, and the others to compare with it, with their letters; nil unless two
  /// are pinned.
  package var comparison: (a: Release, others: [(letter: String, release: Release)])? {
    let releases = pinned.compactMap { id in rows.first { $0.id == id }?.release }
    guard releases.count > 1, let a = releases.first else { return nil }
    return (a, zip(Self.letters, releases).dropFirst().map { ($0, $1) })
  }

  /// The motion after the pinned releases, with their letters, except one that is still running.
  func ghosts(isMoving: Bool) -> [(letter: String, path: ReleasePath)] {
    zip(Self.letters, pinned).compactMap { letter, id in
      if isMoving, id == rows.last?.id, rows.last?.release.outcome == .moving { return nil }
      return paths[id].map { (letter, $0) }
    }
  }
}
