// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import ViewEffects
@_spi(ViewTree) import Views

/// Squares of 120 colors: 12 grays, and shades of 12 hues. A touch selects the color below it.
struct ColorGrid: View {
  let selected: ColorComponents
  let select: (ColorComponents) -> Void

  private static let columns = 12
  private static let rows = 10

  var body: some View {
    GeometryReader { geometry in
      let size = geometry.size
      let (width, height) = (
        size.width / CGFloat(Self.columns), size.height / CGFloat(Self.rows)
      )
      Canvas { context, _ in
        for (index, hex) in Self.colors.enumerated() {
          let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
          let rect = CGRect(
            x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
          context.fill(Path(rect), with: .color(ColorComponents(hex: hex).color))
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
      .overlay(alignment: .topLeading) {
        if let index = selectedIndex {
          RoundedRectangle(cornerRadius: 3)
            .stroke(Color.white, lineWidth: 3)
            .frame(width: width, height: height)
            .shadow(color: .black.opacity(0.3), radius: 2)
            .offset(
              x: CGFloat(index % Self.columns) * width, y: CGFloat(index / Self.columns) * height)
        }
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { drag in
          let (column, row) = (Int(drag.location.x / width), Int(drag.location.y / height))
          pick(
            min(max(column, 0), Self.columns - 1), min(max(row, 0), Self.rows - 1))
        })
    }
    .keyboardTarget(FocusTarget(radius: 8, move: move))
  }

  private var selectedIndex: Int? {
    Self.colors.firstIndex { ColorComponents(hex: $0).hasSameHue(as: selected) }
  }

  private func pick(_ column: Int, _ row: Int) {
    select(ColorComponents(hex: Self.colors[row * Self.columns + column]))
  }

  private func move(_ direction: FocusTarget.Direction) -> Bool {
    guard let index = selectedIndex else {
      pick(0, 0)
      return true
    }
    var (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
    switch direction {
    case .left: column -= 1
    case .right: column += 1
    case .up: row -= 1
    case .down: row += 1
    }
    guard (0..<Self.columns).contains(column), (0..<Self.rows).contains(row) else { return true }
    pick(column, row)
    return true
  }

  /// The colors of iOS's panel, row by row.
  private static let colors = [
    0xFEFFFE, 0xEBEBEB, 0xD6D6D6, 0xC2C2C2, 0xADADAD, 0x999999,
    0x858585, 0x707070, 0x5C5C5C, 0x474747, 0x333333, 0x000000,
    0x00374A, 0x011D57, 0x11053B, 0x2E063D, 0x3C071B, 0x5C0701,
    0x5A1C00, 0x583300, 0x563D00, 0x666100, 0x4F5504, 0x263E0F,
    0x004D65, 0x012F7B, 0x1A0A52, 0x450D59, 0x551029, 0x831100,
    0x7B2900, 0x7A4A00, 0x785800, 0x8D8602, 0x6F760A, 0x38571A,
    0x016E8F, 0x0042A9, 0x2C0977, 0x61187C, 0x791A3D, 0xB51A00,
    0xAD3E00, 0xA96800, 0xA67B01, 0xC4BC00, 0x9BA50E, 0x4E7A27,
    0x008CB4, 0x0056D6, 0x371A94, 0x7A219E, 0x99244F, 0xE22400,
    0xDA5100, 0xD38301, 0xD19D01, 0xF5EC00, 0xC3D117, 0x669D34,
    0x00A1D8, 0x0061FD, 0x4D22B2, 0x982ABC, 0xB92D5D, 0xFF4015,
    0xFF6A00, 0xFFAB01, 0xFCC700, 0xFEFB41, 0xD9EC37, 0x76BB40,
    0x01C7FC, 0x3A87FD, 0x5E30EB, 0xBE38F3, 0xE63B7A, 0xFE6250,
    0xFE8648, 0xFEB43F, 0xFECB3E, 0xFFF76B, 0xE4EF65, 0x96D35F,
    0x52D6FC, 0x74A7FF, 0x864FFD, 0xD357FE, 0xEE719E, 0xFF8C82,
    0xFFA57D, 0xFFC777, 0xFFD977, 0xFFF994, 0xEAF28F, 0xB1DD8B,
    0x93E3FC, 0xA7C6FF, 0xB18CFE, 0xE292FE, 0xF4A4C0, 0xFFB5AF,
    0xFFC5AB, 0xFFD9A8, 0xFDE4A8, 0xFFFBB9, 0xF1F7B7, 0xCDE8B5,
    0xCBF0FF, 0xD2E2FE, 0xD8C9FE, 0xEFCAFE, 0xF9D3E0, 0xFFDAD8,
    0xFFE2D6, 0xFEECD4, 0xFEF1D5, 0xFDFBDD, 0xF6FADB, 0xDEEED4,
  ]
}
