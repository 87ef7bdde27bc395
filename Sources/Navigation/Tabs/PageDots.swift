// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The dots that show the selected page, as those of UIKit: of 7 points, 9 points apart.
struct PageDots: View {
  let count: Int
  let selected: Int
  @Environment(\.hasIndexBackground) private var hasBackground

  var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(color(isSelected: index == selected))
          .frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background(Capsule().fill(Color(white: 0.5, opacity: hasBackground ? 0.4 : 0)))
    .padding(.bottom, 8)
    .allowsHitTesting(false)
  }

  private func color(isSelected: Bool) -> Color {
    let defaults = BarDefaults.current.pages
    return (isSelected ? defaults.selected : defaults.unselected)
      ?? .white.opacity(isSelected ? 1 : 0.3)
  }
}
