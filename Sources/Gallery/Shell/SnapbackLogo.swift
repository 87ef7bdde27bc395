// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The program's logo: the curve of a spring on a rounded square.
struct SnapbackLogo: View {
  @Environment(\.palette) private var palette

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 7, style: .continuous)
        .fill(palette.accent)
      SpringCurve(spring: Spring(duration: 0.5, bounce: 0.5))
        .stroke(
          palette.isDark ? Color.black : .white,
          style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        )
        .padding(5)
    }
  }
}
