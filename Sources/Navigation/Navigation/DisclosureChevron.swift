// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Drawing
import Foundation
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The chevron at the trailing end of a list row that pushes a page.
struct DisclosureChevron: View {
  var body: some View {
    DisclosureChevronShape()
      .stroke(
        Color.primary.opacity(0.25),
        style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      )
      .frame(width: 4.67, height: 9.33)
      .flipsForRightToLeftLayoutDirection(true)
      .padding(1)
  }
}

private nonisolated struct DisclosureChevronShape: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    }
  }
}
