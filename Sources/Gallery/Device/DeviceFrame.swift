// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// A device around its screen, in the screen's points: the case, what the system draws over the
/// content, and the camera housing.
struct DeviceFrame<Content: View>: View {
  let screen: DeviceScreen
  let isLandscape: Bool
  let overlay: SystemOverlayState?
  let content: Content
  /// The width of the case around the screen, in points.
  nonisolated static var border: CGFloat { 11 }

  init(
    screen: DeviceScreen, isLandscape: Bool, overlay: SystemOverlayState?,
    @ViewBuilder content: () -> Content
  ) {
    self.screen = screen
    self.isLandscape = isLandscape
    self.overlay = overlay
    self.content = content()
  }

  var body: some View {
    let size = screen.size(isLandscape: isLandscape)
    let radius = max(screen.cornerRadius, 4)
    let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
    let outer = RoundedRectangle(cornerRadius: radius + Self.border, style: .continuous)
    ZStack {
      outer.fill(Color(red: 0.07, green: 0.07, blue: 0.08))
      outer.strokeBorder(Color(white: 0.36), lineWidth: 1.5)
      ZStack {
        content
        if let overlay {
          SystemOverlay(overlay)
        }
        housing.allowsHitTesting(false)
      }
      .frame(width: size.width, height: size.height)
      .clipShape(shape)
    }
    .frame(width: size.width + 2 * Self.border, height: size.height + 2 * Self.border)
  }

  /// The camera housing: an island, or a notch at the edge.
  @ViewBuilder private var housing: some View {
    if screen.idiom == .phone, screen.top >= 59 {
      Capsule()
        .fill(.black)
        .frame(width: isLandscape ? 37 : 126, height: isLandscape ? 126 : 37)
        .padding(isLandscape ? .leading : .top, 11)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isLandscape ? .leading : .top)
    } else if screen.idiom == .phone, screen.top > 24 {
      let shape = UnevenRoundedRectangle(
        topLeadingRadius: 0, bottomLeadingRadius: 20, bottomTrailingRadius: 20,
        topTrailingRadius: 0, style: .continuous)
      shape
        .fill(.black)
        .frame(width: 160, height: 31)
        .rotationEffect(.degrees(isLandscape ? -90 : 0))
        .frame(width: isLandscape ? 31 : 160, height: isLandscape ? 160 : 31)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isLandscape ? .leading : .top)
    }
  }
}
