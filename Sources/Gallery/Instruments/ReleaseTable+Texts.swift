// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

/// The table as it is shown.
extension ReleaseTable {
  /// The titles and units of the columns; the first one has the number or letter.
  static var titles: [String] {
    [""] + ["Speed", "Pred.", "Peak", "Settle", "Over", "Dist."].map(String.init(shell:))
  }
  static let units = ["", "pt/s", "pt", "pt/s", "s", "pt", "pt"]

  /// The texts of all columns but the first.
  static func texts(_ release: Release) -> [String] {
    func whole(_ value: Double) -> String { "\(Int(nearest: value))" }
    return [
      whole(release.speed), whole(release.prediction.speed), "\(release.peakSpeed)",
      release.settlingTime.map { String(format: "%.2f", $0) }
        ?? (release.outcome == .interrupted ? String(shell: "interrupted") : "…"),
      release.overshoot.map { "\($0)" } ?? "–", release.distance.map(whole) ?? "–",
    ]
  }

  /// Returns the differences between two releases, in all columns but the first.
  static func differences(_ a: Release, _ b: Release) -> [String] {
    func text(_ a: Double?, _ b: Double?, _ format: String = "%+.0f") -> String {
      guard let a, let b else { return "–" }
      return String(format: format, b - a).replacing("-", with: "−")
    }
    return [
      text(a.speed, b.speed), text(a.prediction.speed, b.prediction.speed),
      text(Double(a.peakSpeed), Double(b.peakSpeed)),
      text(a.settlingTime, b.settlingTime, "%+.2f"),
      text(a.overshoot.map(Double.init), b.overshoot.map(Double.init)),
      text(a.distance, b.distance),
    ]
  }

  /// The rows with a header, and the differences of pinned rows.
  func picture(_ palette: Palette) -> VectorDrawing {
    var lines: [(texts: [String], color: Color)] = [
      (zip(Self.titles, Self.units).map { $0 == "" ? "" : "\($0) (\($1))" }, palette.secondaryText)
    ]
    for row in rows {
      let letter = letter(of: row)
      lines.append(
        (
          [letter ?? "\(row.id)"] + Self.texts(row.release),
          letter == nil ? palette.text : palette.accent
        ))
    }
    for other in comparison?.others ?? [] {
      guard let a = comparison?.a else { break }
      lines.append(
        (["\(other.letter)−A"] + Self.differences(a, other.release), palette.accent))
    }
    let (margin, height, columnWidth) = (CGFloat(16), CGFloat(22), CGFloat(96))
    var picture = VectorDrawing(
      size: CGSize(
        width: 2 * margin + 40 + columnWidth * CGFloat(Self.titles.count - 1),
        height: 2 * margin + height * CGFloat(lines.count)))
    for (number, line) in lines.enumerated() {
      let y = margin + height * (CGFloat(number) + 0.5)
      for (column, text) in line.texts.enumerated() {
        let x = column == 0 ? margin : margin + 40 + columnWidth * CGFloat(column)
        picture.text(
          text, at: CGPoint(x: x, y: y), anchor: column == 0 ? .leading : .trailing, size: 12,
          isBold: number == 0, line.color)
      }
      if number > 0 {
        picture.fill(
          Path(
            CGRect(
              x: margin, y: y - height / 2, width: picture.size.width - 2 * margin, height: 1)),
          palette.line)
      }
    }
    return picture
  }
}
