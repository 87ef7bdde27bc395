// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
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
  /// The numbers of the pinned rows, in the order in which they were pinned; at most two.
  package private(set) var pinned: [Int] = []
  private var count = 0
  /// The number of releases that were measured before the last one was added.
  @ObservationIgnored private var measuredCount = 0
  /// The most rows, without pinned ones.
  private static let limit = 12

  package init() {}

  /// Takes over the releases that a meter has measured since it was made; the last one may change
  /// until the next one is added.
  package func update(_ releases: [Release]) {
    if releases.count < measuredCount { measuredCount = 0 }
    if measuredCount > 0, let last = rows.indices.last,
      rows[last].release != releases[measuredCount - 1]
    {
      rows[last].release = releases[measuredCount - 1]
    }
    for release in releases[measuredCount...] {
      count += 1
      rows.append(Row(id: count, release: release))
    }
    measuredCount = releases.count
    guard rows.count > Self.limit + pinned.count,
      let first = rows.firstIndex(where: { !pinned.contains($0.id) })
    else { return }
    rows.remove(at: first)
  }

  /// Called when the stage starts again, with a new meter: the rows stay.
  package func meterChanged() { measuredCount = 0 }

  /// Removes all rows, for another item.
  package func removeAll() {
    rows = []
    pinned = []
  }

  /// Removes the rows that are not pinned.
  package func clear() {
    rows.removeAll { !pinned.contains($0.id) }
  }

  /// Pins a row, or removes the pin. A third pin replaces the first one.
  package func togglePin(_ row: Row) {
    if let index = pinned.firstIndex(of: row.id) {
      pinned.remove(at: index)
    } else {
      pinned.append(row.id)
      if pinned.count > 2 { pinned.removeFirst() }
    }
  }

  /// `A` or `B` for a pinned row; nil for any other.
  package func letter(of row: Row) -> String? {
    pinned.firstIndex(of: row.id).map { ["A", "B"][$0] }
  }

  /// The two pinned releases.
  package var comparison: (a: Release, b: Release)? {
    let releases = pinned.compactMap { id in rows.first { $0.id == id }?.release }
    return releases.count == 2 ? (releases[0], releases[1]) : nil
  }

  /// The columns of exported tables.
  private static let columns = [
    "number", "time_s", "velocity_x_pt_s", "velocity_y_pt_s", "predicted_x_pt", "predicted_y_pt",
    "peak_speed_pt_s", "settling_time_s", "overshoot_pt", "distance_pt",
  ]

  /// The values of the columns; nil where there is none.
  private func values(_ row: Row) -> [Double?] {
    let release = row.release
    return [
      Double(row.id), release.time, release.velocity.width, release.velocity.height,
      release.prediction.width, release.prediction.height, Double(release.peakSpeed),
      release.settlingTime, release.overshoot.map(Double.init), release.distance,
    ]
  }

  private static func text(_ column: Int, _ value: Double) -> String {
    String(format: column == 0 ? "%.0f" : "%.3f", value)
  }

  /// All rows as comma-separated values, with a header.
  package var csv: String {
    let header = (Self.columns + ["outcome"]).joined(separator: ",")
    let lines = rows.map { row in
      let texts = values(row).enumerated().map { column, value in
        value.map { Self.text(column, $0) } ?? ""
      }
      return (texts + [row.release.outcome.rawValue]).joined(separator: ",")
    }
    return ([header] + lines).joined(separator: "\n") + "\n"
  }

  /// All rows as a JSON array of objects with the columns of `csv`, and the animated numbers.
  package var json: String {
    let objects = rows.map { row in
      var members = zip(Self.columns, values(row)).enumerated().map { column, member in
        "\"\(member.0)\": " + (member.1.map { Self.text(column, $0) } ?? "null")
      }
      members.append("\"outcome\": \"\(row.release.outcome.rawValue)\"")
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      let animations = (try? encoder.encode(row.release.animations)) ?? Data("[]".utf8)
      members.append("\"animations\": " + String(decoding: animations, as: UTF8.self))
      return "  {" + members.joined(separator: ", ") + "}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }
}
