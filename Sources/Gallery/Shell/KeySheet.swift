// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures
import Snapback

/// All keys, and what stands in for fingers, made from the tables that the program obeys.
struct KeySheet: View {
  let model: GalleryModel
  let isNarrow: Bool
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack {
      Color.black.opacity(palette.isDark ? 0.55 : 0.28)
        .onTapGesture { _ = model.close() }
      ScrollView {
        let layout =
          isNarrow
          ? AnyLayout(VStackLayout(alignment: .leading, spacing: 24))
          : AnyLayout(HStackLayout(alignment: .top, spacing: 32))
        layout {
          section("The gallery", shellRows, keyWidth: 92)
          section("The hand", handRows, keyWidth: 196)
        }
        .padding(28)
      }
      .frame(maxWidth: isNarrow ? 480 : 920, maxHeight: isNarrow ? 660 : 496)
      .background(palette.panel, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
      .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
      .shadow(color: .black.opacity(0.35), radius: 40, y: 20)
      .padding(16)
    }
    .foregroundStyle(palette.text)
  }

  private var shellRows: [KeyRow] {
    [KeyRow(key: "Tab", effect: "The next scene or button; Space presses it")]
      + ShellKey.allCases.map { KeyRow(key: $0.name, effect: $0.effect) }
  }

  private var handRows: [KeyRow] {
    InputMapping.standard.table.map { KeyRow(key: $0.input, effect: $0.effect) }
  }

  private func section(_ title: String, _ rows: [KeyRow], keyWidth: CGFloat) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.system(size: 17, weight: .semibold))
        .padding(.bottom, 4)
      ForEach(rows, id: \.key) { row in
        HStack(alignment: .top, spacing: 16) {
          KeyCap(text: row.key)
            .frame(width: keyWidth, alignment: .leading)
          Text(row.effect)
            .font(.system(size: 13))
            .foregroundStyle(palette.quietText)
            .padding(.top, 3)
          Spacer(minLength: 0)
        }
      }
    }
  }
}

private struct KeyRow {
  let key: String
  let effect: String
}
