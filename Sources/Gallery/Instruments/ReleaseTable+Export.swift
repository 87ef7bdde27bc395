// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

extension ReleaseTable {
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
