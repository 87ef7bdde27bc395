// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The last releases as a table. A click pins a row; two pinned rows are compared.
struct ReleaseTableInstrument: View {
  let table: ReleaseTable
  let copy: (String) -> Void
  @Environment(\.palette) private var palette
  /// What was copied last; nil after another release.
  @State private var copied: String?

  var body: some View {
    if table.rows.isEmpty {
      InstrumentPlaceholder(text: "Release a drag to compare it with the next ones")
    } else {
      VStack(alignment: .leading, spacing: 0) {
        header
        ForEach(table.rows.reversed()) { row in
          ReleaseRow(row: row, letter: table.letter(of: row)) { table.togglePin(row) }
        }
        if let (a, b) = table.comparison { difference(a, b) }
        HStack(spacing: 8) {
          copyButton("CSV") { table.csv }
          copyButton("JSON") { table.json }
          button("Clear") {
            table.clear()
            copied = nil
          }
        }
        .padding(.top, 6)
        .onChange(of: table.rows.count) { copied = nil }
      }
    }
  }

  private var header: some View {
    ReleaseColumns(
      ["", "Speed", "Pred.", "Peak", "Settle", "Over", "Dist."],
      ["", "pt/s", "pt", "pt/s", "s", "pt", "pt"]
    )
    .foregroundStyle(palette.secondaryText)
  }

  private func difference(_ a: Release, _ b: Release) -> some View {
    func text(_ a: Double?, _ b: Double?, _ format: String = "%+.0f") -> String {
      guard let a, let b else { return "–" }
      return String(format: format, b - a).replacing("-", with: "−")
    }
    let values = [
      "B−A", text(a.speed, b.speed), text(a.prediction.speed, b.prediction.speed),
      text(Double(a.peakSpeed), Double(b.peakSpeed)),
      text(a.settlingTime, b.settlingTime, "%+.2f"),
      text(a.overshoot.map(Double.init), b.overshoot.map(Double.init)),
      text(a.distance, b.distance),
    ]
    return ReleaseColumns(values)
      .font(.system(size: 11, weight: .semibold))
      .foregroundStyle(palette.accent)
      .frame(height: 26)
      .overlay(alignment: .top) { palette.line.frame(height: 1) }
  }

  private func copyButton(_ format: String, _ text: @escaping @MainActor () -> String) -> some View
  {
    button(copied == format ? "Copied" : "Copy " + format) {
      copy(text())
      copied = format
    }
    .frame(width: 88, alignment: .leading)
  }

  private func button(_ title: String, action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) {
      Text(title)
        .font(.system(size: 12, weight: .medium))
        .foregroundStyle(palette.secondaryText)
        .padding(.horizontal, 10)
        .frame(height: 28)
    }
    .buttonStyle(FlatButtonStyle())
  }
}

private struct ReleaseRow: View {
  let row: ReleaseTable.Row
  let letter: String?
  let action: @MainActor () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    Button(action: action) {
      ReleaseColumns(values)
        .font(.system(size: 11, weight: letter == nil ? .regular : .semibold))
        .foregroundStyle(letter == nil ? palette.text : palette.accent)
        .frame(height: 24)
    }
    .buttonStyle(FlatButtonStyle(isOn: letter != nil))
    .accessibilityLabel(Text(verbatim: "Release \(row.id)"))
  }

  private var values: [String] {
    let release = row.release
    func whole(_ value: Double) -> String { "\(Int(value.rounded()))" }
    return [
      letter ?? "\(row.id)", whole(release.speed), whole(release.prediction.speed),
      "\(release.peakSpeed)",
      release.settlingTime.map { String(format: "%.2f", $0) }
        ?? (release.outcome == .interrupted ? "caught" : "…"),
      release.overshoot.map { "\($0)" } ?? "–", release.distance.map(whole) ?? "–",
    ]
  }
}

/// A line of the table: the first column is narrower, and the texts of the others end in line.
private struct ReleaseColumns: View {
  let values: [String]
  let units: [String]

  init(_ values: [String], _ units: [String] = []) {
    self.values = values
    self.units = units
  }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(values.indices, id: \.self) { index in
        VStack(alignment: .trailing, spacing: 0) {
          Text(values[index])
            .font(units.isEmpty ? nil : .system(size: 10, weight: .medium))
          if !units.isEmpty { Text(units[index]).font(.system(size: 10)) }
        }
        .monospacedDigit()
        .lineLimit(1)
        .minimumScaleFactor(0.7)
        .frame(maxWidth: index == 0 ? 26 : .infinity, alignment: index == 0 ? .leading : .trailing)
      }
    }
    .padding(.horizontal, 4)
  }
}
