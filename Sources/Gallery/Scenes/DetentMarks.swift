// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A line at every detent, behind the sheet, while there is a hand.
struct DetentLines: View {
  let height: CGFloat
  /// Where the sheet would go; nil without a hand.
  let landing: Detent?

  var body: some View {
    ZStack(alignment: .top) {
      ForEach(Detent.allCases, id: \.self) { detent in
        Line()
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

/// The detents' names, and an arrow to where the hand would be, while there is a hand.
struct DetentMarks: View {
  let height: CGFloat
  /// Where the sheet would go; nil without a hand.
  let landing: Detent?
  /// Where the sheet's top is.
  let top: CGFloat
  let end: CGFloat?

  var body: some View {
    ZStack(alignment: .top) {
      if let end {
        DetentArrow(from: top, to: min(max(end, 16), max(height - 16, 16)))
          .stroke(
            Color.accentColor,
            style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
          )
      }
      ForEach(Detent.allCases, id: \.self) { detent in
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

  private func name(of detent: Detent, isLanding: Bool) -> some View {
    Text(detent.rawValue)
      .font(.caption)
      .fontWeight(.semibold)
      .foregroundStyle(isLanding ? Color.white : .secondary)
      .frame(width: 72, height: 28)
      .background {
        ZStack {
          Surface(Capsule())
          Capsule().fill(Color.accentColor).opacity(isLanding ? 1 : 0)
        }
        .shadow(color: .black.opacity(0.18), radius: 6, y: 2)
      }
  }
}

/// A level line through the middle of its frame.
private nonisolated struct Line: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// An arrow along the middle of its frame from one height to another; none where they are near.
private nonisolated struct DetentArrow: Shape {
  let from: CGFloat
  let to: CGFloat

  func path(in rect: CGRect) -> Path {
    let way = to - from
    guard abs(way) > 12 else { return Path() }
    let barb = way > 0 ? CGFloat(-7) : 7
    return Path { path in
      path.move(to: CGPoint(x: rect.midX, y: from))
      path.addLine(to: CGPoint(x: rect.midX, y: to))
      path.move(to: CGPoint(x: rect.midX - 7, y: to + barb))
      path.addLine(to: CGPoint(x: rect.midX, y: to))
      path.addLine(to: CGPoint(x: rect.midX + 7, y: to + barb))
    }
  }
}
