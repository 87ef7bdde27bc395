// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import Testing

/// The table of the last releases.
@MainActor
@Suite struct ReleaseTableTests {
  private func release(_ speed: Double, peak: Int = 0) -> Release {
    var release = Release(
      time: speed, location: .zero, velocity: CGSize(width: speed, height: 0), sampleCount: 3,
      prediction: .zero)
    release.peakSpeed = peak
    return release
  }

  @Test func `releases are numbered, and the last one is updated until the next one`() {
    let table = ReleaseTable()
    table.update([])
    table.update([release(1)])
    table.update([release(1, peak: 5)])
    table.update([release(1, peak: 6), release(2)])
    #expect(table.rows.map(\.id) == [1, 2])
    #expect(table.rows.map(\.release.peakSpeed) == [6, 0])
    // After a restart a new meter begins; the rows stay.
    table.meterChanged()
    table.update([release(3)])
    #expect(table.rows.map(\.release.speed) == [1, 2, 3])
    table.update([release(3, peak: 9)])
    #expect(table.rows.last?.release.peakSpeed == 9)
  }

  @Test func `the table is exported as JSON`() throws {
    let table = ReleaseTable()
    var spin = release(90, peak: 5)
    spin.animations = [
      ReleaseAnimation(
        name: "Dial", unit: "°", distance: 92, peakSpeed: 400, settlingTime: 1.25, overshoot: 3)
    ]
    table.update([spin])
    let object = try JSONSerialization.jsonObject(with: Data(table.json.utf8))
    let row = try #require((object as? [[String: Any]])?.first)
    #expect(row["number"] as? Int == 1)
    #expect(row["velocity_x_pt_s"] as? Double == 90)
    #expect(row["settling_time_s"] is NSNull)
    let animation = try #require((row["animations"] as? [[String: Any]])?.first)
    #expect(animation["distance"] as? Double == 92)
  }

  @Test func `twelve rows are kept, and pinned ones as long as they are pinned`() {
    let table = ReleaseTable()
    var releases: [Release] = []
    for number in 1...30 {
      releases.append(release(Double(number)))
      table.update(releases)
      if number == 2 || number == 4 { table.togglePin(table.rows[table.rows.count - 1]) }
    }
    #expect(table.rows.map(\.id) == [2, 4] + Array(19...30))
    #expect(table.rows.prefix(3).map(table.letter) == ["A", "B", nil])
    #expect(table.comparison?.a.speed == 2)
    #expect(table.comparison?.others.map(\.letter) == ["B"])
    #expect(table.comparison?.others.map(\.release.speed) == [4])
    for index in 5...8 { table.togglePin(table.rows[index]) }
    // A sixth pin replaces the first one.
    #expect(table.pinned == [4, 22, 23, 24, 25])
    #expect(table.comparison?.others.map(\.letter) == ["B", "C", "D", "E"])
    for row in table.rows.filter({ $0.id > 4 && table.letter(of: $0) != nil }) {
      table.togglePin(row)
    }
    #expect(table.comparison == nil)
    table.clear()
    #expect(table.rows.map(\.id) == [4])
    table.removeAll()
    #expect(table.rows.isEmpty && table.pinned.isEmpty)
  }

  @Test func `the CSV has a line per release`() {
    let table = ReleaseTable()
    var settled = release(100, peak: 90)
    settled.settlingTime = 0.5
    settled.overshoot = 3
    settled.distance = 40
    settled.outcome = .settled
    table.update([settled, release(7)])
    let lines = table.csv.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[1] == "1,100.000,100.000,0.000,0.000,0.000,90.000,0.500,3.000,40.000,rest")
    #expect(lines[2] == "2,7.000,7.000,0.000,0.000,0.000,0.000,,,,moving")
    #expect(lines.allSatisfy { $0.count { $0 == "," } == 10 })
  }
}
