// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// A map of a small town on a river, by day or by night.
struct Town: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    ZStack {
      colors.land
      TownShape(part: .parks).fill(colors.park)
      TownShape(part: .river)
        .stroke(colors.water, style: StrokeStyle(lineWidth: 52, lineCap: .round))
      TownShape(part: .lanes)
        .stroke(colors.road, style: StrokeStyle(lineWidth: 5, lineCap: .round))
      TownShape(part: .streets)
        .stroke(colors.road, style: StrokeStyle(lineWidth: 12, lineCap: .round))
      GeometryReader { space in
        pin.position(x: space.size.width * 0.54, y: space.size.height * 0.34)
      }
    }
    .allowsHitTesting(false)
  }

  private var pin: some View {
    ZStack {
      Circle().fill(.blue.opacity(0.18)).frame(width: 72, height: 72)
      Circle()
        .fill(.white)
        .frame(width: 24, height: 24)
        .shadow(color: .black.opacity(0.25), radius: 4, y: 2)
      Circle().fill(.blue).frame(width: 16, height: 16)
    }
  }

  private var colors: (land: Color, park: Color, water: Color, road: Color) {
    scheme == .dark
      ? (
        Color(red: 0.11, green: 0.12, blue: 0.15), Color(red: 0.12, green: 0.2, blue: 0.17),
        Color(red: 0.1, green: 0.2, blue: 0.32), Color(red: 0.2, green: 0.21, blue: 0.25)
      )
      : (
        Color(red: 0.94, green: 0.93, blue: 0.91), Color(red: 0.78, green: 0.9, blue: 0.75),
        Color(red: 0.63, green: 0.81, blue: 0.95), .white
      )
  }
}

/// A layer of the map, in fractions of its frame.
private nonisolated struct TownShape: Shape {
  enum Part { case parks, river, lanes, streets }

  let part: Part

  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    return Path { path in
      switch part {
      case .parks:
        for (x, y, width, height) in [(0.08, 0.13, 0.3, 0.14), (0.66, 0.42, 0.28, 0.12)] {
          path.addRoundedRect(
            in: CGRect(
              x: rect.minX + x * rect.width, y: rect.minY + y * rect.height,
              width: width * rect.width, height: height * rect.height),
            cornerSize: CGSize(width: 20, height: 20))
        }
      case .river:
        path.move(to: point(-0.1, 0.62))
        path.addCurve(to: point(0.62, 0.2), control1: point(0.42, 0.58), control2: point(0.3, 0.26))
        path.addCurve(
          to: point(1.1, -0.05), control1: point(0.8, 0.16), control2: point(0.86, 0.02))
      case .lanes:
        for (x, y, right, low) in [
          (-0.1, 0.3, 0.42, 0.3), (0.22, -0.1, 0.22, 0.44), (0.5, 0.5, 1.1, 0.38),
          (0.62, 0.3, 0.86, 1.1), (0.3, 0.72, 1.1, 0.6), (0.06, 0.66, 0.2, 1.1),
          (0.82, 0.2, 1.1, 0.24), (-0.1, 0.86, 1.1, 0.8), (0.46, 0.06, 0.62, -0.1),
        ] {
          path.move(to: point(x, y))
          path.addLine(to: point(right, low))
        }
      case .streets:
        path.move(to: point(-0.1, 0.08))
        path.addLine(to: point(1.1, 0.34))
        path.move(to: point(0.42, -0.1))
        path.addCurve(to: point(0.5, 1.1), control1: point(0.46, 0.4), control2: point(0.3, 0.7))
      }
    }
  }
}
