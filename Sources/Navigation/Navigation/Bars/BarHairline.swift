// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The line between a bar with a background and the content, a pixel thick.
struct BarHairline: View {
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    // UIKit's separator: 60, 60, 67 at 29 % in light mode, 84, 84, 88 at 60 % in dark mode.
    let (light, dark) = (
      Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29),
      Color(red: 84 / 255, green: 84 / 255, blue: 88 / 255, opacity: 0.6)
    )
    Rectangle().fill(scheme == .dark ? dark : light)
      .frame(height: pixelLength)
  }
}
