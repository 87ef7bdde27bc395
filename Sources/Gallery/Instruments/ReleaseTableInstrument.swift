// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The last releases as a table. A click pins a row; up to five pinned rows are compared with the
/// first of them.
struct ReleaseTableInstrument: View {
  let table: ReleaseTable
  let exporter: Exporter
  @Environment(\.palette) private var palette

  var body: some View {
    if table.rows.isEmpty {
      InstrumentPlaceholder(text: "Release a drag to compare it with the next ones")
    } else {
      VStack(alignment: .leading, spacing: 0) {
        header
        ForEach(table.rows.reversed()) { row in
          ReleaseRow(row: row, letter: table.letter(of: row)) { table.togglePin(row) }
        }
        if let comparison = table.comparison {
          ForEach(comparison.others, id: \.letter) { other in
            difference(comparison.a, other.letter, other.release)
          }
        }
        HStack(spacing: 8) {
          ExportMenu(exporter: exporter, name: "releases") {
            table.csv
          } json: {
            table.json
          } picture: {
            table.picture(palette)
          }
          button("Clear") { table.clear() }
          Spacer(minLength: 0)
          Text(localized: "Click a row to pin it")
            .font(.system(size: 11))
            .foregroundStyle(palette.secondaryText)
            .lineLimit(1)
        }
        .padding(.top, 6)
      }
    }
  }

  private var header: some View {
    ReleaseColumns(ReleaseTable.titles, ReleaseTable.units)
      .foregroundStyle(palette.secondaryText)
      .padding(.bottom, 4)
  }

  private func difference(_ a: Release, _ letter: String, _ b: Release) -> some View {
    ReleaseColumns(["\(letter)−A"] + ReleaseTable.differences(a, b))
      .font(.system(size: 11, weight: .semibold))
      .foregroundStyle(palette.accent)
      .frame(height: 26)
      .overlay(alignment: .top) { palette.line.frame(height: 1) }
  }

  private func button(_ title: String, action: @escaping @MainActor () -> Void) -> some View {
    Button(action: action) {
      Text(localized: title)
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
      ReleaseColumns([letter ?? "\(row.id)"] + ReleaseTable.texts(row.release))
        .font(.system(size: 11, weight: letter == nil ? .regular : .semibold))
        .foregroundStyle(letter == nil ? palette.text : palette.accent)
        .frame(height: 24)
    }
    .buttonStyle(FlatButtonStyle(isOn: letter != nil))
    .accessibilityLabel(Text(shell: "Release \(row.id)"))
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
