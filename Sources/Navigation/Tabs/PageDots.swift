// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The dots that show the selected page, as those of UIKit: of 7 points, 9 points apart. Of pages whose dots are wider
/// than the view, some around the selected one are shown, with smaller dots at an end where others are left out.
struct PageDots: View {
  let count: Int
  let selected: Int
  @Environment(\.hasIndexBackground) private var hasBackground

  var body: some View {
    GeometryReader { geometry in
      // 12 points on either side of the dots.
      dots(limit: Int(max(1, min(CGFloat(count), (geometry.size.width - 24 + 9) / 16))))
        .frame(width: geometry.size.width)
    }
    .frame(height: 26)
    .padding(.bottom, 8)
    .allowsHitTesting(false)
  }

  private func dots(limit: Int) -> some View {
    let shown = min(count, limit)
    let start = min(max(selected - shown / 2, 0), count - shown)
    let range = start..<start + shown
    return HStack(spacing: 9) {
      ForEach(range, id: \.self) { index in
        let isEnd =
          index == start && start > 0 || index == range.upperBound - 1 && index < count - 1
        Circle().fill(color(isSelected: index == selected))
          .frame(width: isEnd ? 4 : 7, height: isEnd ? 4 : 7)
          .frame(width: 7, height: 7)
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background(Capsule().fill(Color(white: 0.5, opacity: hasBackground ? 0.4 : 0)))
  }

  private func color(isSelected: Bool) -> Color {
    let defaults = BarDefaults.current.pages
    return (isSelected ? defaults.selected : defaults.unselected)
      ?? .white.opacity(isSelected ? 1 : 0.3)
  }
}
