// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Snapback

/// The tables of keyboard shortcuts and of simulated touches, generated from `ShellKey` and
/// `InputMapping`.
struct KeySheet: View {
  let model: GalleryModel
  let window: CGSize
  /// From this width on, in points, the tables are side by side, without line breaks.
  private static let wideWidth: CGFloat = 1200
  @Environment(\.palette) private var palette

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 24, style: .continuous)
    ZStack {
      Scrim { _ = model.close() }
      ViewThatFits(in: .vertical) {
        tables
        ScrollView { tables }
      }
      .background(palette.panel, in: shape)
      .clipShape(shape)
      .overlay(alignment: .topTrailing) {
        SymbolButton(symbol: "xmark", fontSize: 14, side: 32, isOn: false) { _ = model.close() }
          .accessibilityLabel(Text(localized: "Close"))
          .padding(12)
      }
      .shadow(color: .black.opacity(0.35), radius: 40, y: 20)
      .padding(16)
    }
    .foregroundStyle(palette.text)
  }

  private var tables: some View {
    let isWide = window.width >= Self.wideWidth
    let layout =
      isWide
      ? AnyLayout(HStackLayout(alignment: .top, spacing: 40))
      : AnyLayout(VStackLayout(alignment: .leading, spacing: 24))
    return layout {
      section("Keys", Self.rows(ShellKey.rows), keyWidth: 124, isStacked: window.width < 420)
      VStack(alignment: .leading, spacing: 24) {
        section(
          "Panel and window", Self.rows(ShellKey.windowRows), keyWidth: isWide ? 208 : 124,
          isStacked: window.width < 420)
        section("Mouse and touch", inputRows, keyWidth: 208, isStacked: window.width < 560)
      }
    }
    .padding(isWide ? 32 : 24)
    .frame(maxWidth: isWide ? nil : 560)
  }

  private static func rows(_ rows: [(name: String, effect: String)]) -> [KeyRow] {
    rows.map { KeyRow(key: $0.name, effect: $0.effect) }
  }

  private var inputRows: [KeyRow] {
    InputMapping.standard.table.map { KeyRow(key: $0.input, effect: $0.effect) }
  }

  private func section(_ title: String, _ rows: [KeyRow], keyWidth: CGFloat, isStacked: Bool)
    -> some View
  {
    VStack(alignment: .leading, spacing: 8) {
      Text(localized: title)
        .font(.system(size: 17, weight: .semibold))
        .padding(.bottom, 4)
      ForEach(rows, id: \.key) { row in
        let layout =
          isStacked
          ? AnyLayout(VStackLayout(alignment: .leading, spacing: 2))
          : AnyLayout(HStackLayout(alignment: .top, spacing: 12))
        layout {
          KeyCap(text: row.key)
            .frame(minWidth: isStacked ? nil : keyWidth, alignment: .leading)
          Text(localized: row.effect)
            .font(.system(size: 13))
            .foregroundStyle(palette.secondaryText)
            .padding(.top, 3)
        }
      }
    }
  }
}

private struct KeyRow {
  let key: String
  let effect: String
}
