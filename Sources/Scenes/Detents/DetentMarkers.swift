// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The detents' names, and an arrow to the predicted end, shown during a drag.
struct DetentMarkers: View {
  let height: CGFloat
  /// The detent where the sheet would land; nil without a drag.
  let landing: SheetDetent?
  /// The current position of the sheet's top, in points.
  let top: CGFloat
  /// Its predicted position; nil without a drag.
  let end: CGFloat?
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack(alignment: .top) {
      if let end {
        DetentArrow(from: top, to: min(max(end, 16), max(height - 16, 16)))
          .stroke(
            Color.accentColor,
            style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
          )
      }
      ForEach(SheetDetent.allCases, id: \.self) { detent in
        name(of: detent, isLanding: detent == landing)
          .frame(maxWidth: .infinity, alignment: .trailing)
          .padding(.trailing, 16)
          .offset(y: detent.top(in: height) - 14)
      }
      .opacity(landing == nil ? 0 : 1)
      .animation(.smooth(duration: 0.2), value: landing)
    }
    .allowsHitTesting(false)
  }

  private func name(of detent: SheetDetent, isLanding: Bool) -> some View {
    Text(detent.rawValue)
      .font(.caption)
      .fontWeight(.semibold)
      .foregroundStyle(isLanding ? Color.white : palette.secondaryText)
      .frame(width: 72, height: 28)
      .background {
        ZStack {
          SurfaceFill(Capsule())
          Capsule().fill(Color.accentColor).opacity(isLanding ? 1 : 0)
        }
        .shadow(color: .black.opacity(0.18), radius: 6, y: 2)
      }
  }
}

/// A vertical arrow in the middle of its frame; empty if it would be 12 points long or less.
private nonisolated struct DetentArrow: Shape {
  let from: CGFloat
  let to: CGFloat

  func path(in rect: CGRect) -> Path {
    let length = to - from
    guard abs(length) > 12 else { return Path() }
    let barb = length > 0 ? CGFloat(-7) : 7
    return Path { path in
      path.move(to: CGPoint(x: rect.midX, y: from))
      path.addLine(to: CGPoint(x: rect.midX, y: to))
      path.move(to: CGPoint(x: rect.midX - 7, y: to + barb))
      path.addLine(to: CGPoint(x: rect.midX, y: to))
      path.addLine(to: CGPoint(x: rect.midX + 7, y: to + barb))
    }
  }
}
