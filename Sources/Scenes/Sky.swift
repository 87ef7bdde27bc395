// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A sky over a meadow, by day (light appearance) or by night (dark).
struct Sky: View {
  @Environment(\.colorScheme) private var scheme

  private static let stars: [(x: CGFloat, y: CGFloat, side: CGFloat)] = [
    (0.08, 0.12, 2), (0.17, 0.31, 3), (0.24, 0.08, 2), (0.31, 0.22, 2), (0.38, 0.41, 2),
    (0.45, 0.14, 3), (0.53, 0.29, 2), (0.61, 0.07, 2), (0.66, 0.37, 3), (0.72, 0.18, 2),
    (0.79, 0.28, 2), (0.95, 0.05, 3), (0.92, 0.34, 2), (0.12, 0.47, 2), (0.57, 0.5, 2),
    (0.88, 0.53, 2), (0.28, 0.55, 2),
  ]
  private static let clouds: [(x: CGFloat, y: CGFloat, scale: CGFloat)] = [
    (0.2, 0.16, 1), (0.82, 0.27, 0.8), (0.36, 0.42, 0.65), (0.9, 0.52, 0.55),
  ]

  var body: some View {
    GeometryReader { space in
      ZStack {
        LinearGradient(colors: air, startPoint: .top, endPoint: .bottom)
        if scheme == .dark { stars(in: space.size) } else { clouds(in: space.size) }
        light
          .position(x: space.size.width * 0.8, y: max(56, space.size.height * 0.13))
        Hill(rise: 56)
          .fill(far)
          .frame(height: 168)
          .frame(maxHeight: .infinity, alignment: .bottom)
          .scaleEffect(x: -1)
        Hill(rise: 40)
          .fill(LinearGradient(colors: near, startPoint: .top, endPoint: .bottom))
          .frame(height: 124)
          .frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
    .allowsHitTesting(false)
  }

  private var air: [Color] {
    scheme == .dark
      ? [Color(red: 0.03, green: 0.04, blue: 0.12), Color(red: 0.16, green: 0.16, blue: 0.36)]
      : [Color(red: 0.36, green: 0.67, blue: 0.97), Color(red: 0.84, green: 0.94, blue: 1)]
  }

  private var far: Color {
    scheme == .dark
      ? Color(red: 0.12, green: 0.19, blue: 0.27) : Color(red: 0.62, green: 0.85, blue: 0.55)
  }

  private var near: [Color] {
    scheme == .dark
      ? [Color(red: 0.1, green: 0.16, blue: 0.2), Color(red: 0.05, green: 0.09, blue: 0.12)]
      : [Color(red: 0.47, green: 0.78, blue: 0.42), Color(red: 0.32, green: 0.66, blue: 0.35)]
  }

  /// The sun, or the moon.
  private var light: some View {
    Circle()
      .fill(
        scheme == .dark
          ? Color(red: 0.95, green: 0.94, blue: 0.86) : Color(red: 1, green: 0.93, blue: 0.6)
      )
      .frame(width: 56, height: 56)
      .shadow(color: (scheme == .dark ? Color.white : .yellow).opacity(0.5), radius: 24)
  }

  private func stars(in size: CGSize) -> some View {
    ForEach(Self.stars.indices, id: \.self) { index in
      let star = Self.stars[index]
      Circle()
        .fill(.white.opacity(star.side == 3 ? 0.9 : 0.55))
        .frame(width: star.side, height: star.side)
        .position(x: star.x * size.width, y: star.y * size.height)
    }
  }

  private func clouds(in size: CGSize) -> some View {
    ForEach(Self.clouds.indices, id: \.self) { index in
      let cloud = Self.clouds[index]
      Cloud()
        .scaleEffect(cloud.scale)
        .position(x: cloud.x * size.width, y: cloud.y * size.height)
    }
  }
}

/// A hill with a wavy upper edge that falls by `rise` points from left to right.
nonisolated private struct Hill: Shape {
  let rise: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY + rise * 0.4))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY + rise),
        control1: CGPoint(x: rect.minX + rect.width * 0.35, y: rect.minY - rise * 0.5),
        control2: CGPoint(x: rect.minX + rect.width * 0.65, y: rect.minY + rise * 1.3))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Cloud: View {
  var body: some View {
    ZStack(alignment: .bottom) {
      Capsule().frame(width: 120, height: 36)
      Circle().frame(width: 52, height: 52).offset(x: -14, y: -12)
      Circle().frame(width: 38, height: 38).offset(x: 22, y: -10)
    }
    .foregroundStyle(.white)
    .compositingGroup()
    .opacity(0.85)
  }
}
