// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A line at every detent, behind the sheet, shown during a drag.
struct DetentLines: View {
  let height: CGFloat
  /// The detent where the sheet would land; nil without a drag.
  let landing: SheetDetent?

  var body: some View {
    ZStack(alignment: .top) {
      ForEach(SheetDetent.allCases, id: \.self) { detent in
        HorizontalLine()
          .stroke(
            detent == landing ? Color.accentColor : .primary.opacity(0.35),
            style: StrokeStyle(
              lineWidth: detent == landing ? 2 : 1, dash: detent == landing ? [] : [4, 4])
          )
          .frame(height: 24)
          .offset(y: detent.top(in: height) - 12)
      }
    }
    .opacity(landing == nil ? 0 : 1)
    .animation(.smooth(duration: 0.2), value: landing)
    .allowsHitTesting(false)
  }
}

/// A horizontal line through the middle of its frame.
private nonisolated struct HorizontalLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}
