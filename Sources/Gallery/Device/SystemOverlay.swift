// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Interface
import Snapback

/// The system's drawing over an app on a device's screen: the status bar and the home indicator.
///
/// The time is 9:41, with full signal and battery. A phone in landscape orientation has no status bar.
package struct SystemOverlay: View {
  private let screen: DeviceScreen
  private let isLandscape: Bool
  /// The parts that the app hides.
  private let hidden: SystemOverlayRequest
  private let scheme: ColorScheme
  private let isPushedBack: Bool

  package init(_ state: SystemOverlayState) {
    screen = state.screen
    isLandscape = state.isLandscape
    hidden = state.hidden
    scheme = state.scheme
    isPushedBack = state.isPushedBack
  }

  package var body: some View {
    ZStack {
      if !hidden.hidesStatusBar, screen.idiom == .pad || !isLandscape {
        statusBar.foregroundStyle(scheme == .dark || isPushedBack ? .white : .black)
      }
      if !hidden.hidesHomeIndicator, screen.bottom > 0 { homeIndicator }
    }
    .foregroundStyle(scheme == .dark ? .white : .black)
    .ignoresSafeArea()
    .allowsHitTesting(false)
  }

  /// Whether the status bar is beside a camera housing, in the upper corners.
  private var isSplit: Bool { screen.top > 24 }

  private var statusBar: some View {
    HStack(spacing: 0) {
      Text("9:41")
        .font(.system(size: isSplit ? 17 : 12, weight: .semibold))
        .frame(width: isSplit ? earWidth : nil)
      Spacer(minLength: 0)
      HStack(spacing: isSplit ? 6 : 4) {
        if screen.idiom == .phone { SignalBars() }
        Image(systemName: "wifi").font(.system(size: 15, weight: .semibold))
        Battery()
      }
      .scaleEffect(isSplit ? 1 : 0.8, anchor: .trailing)
      .frame(width: isSplit ? earWidth : nil)
    }
    .padding(.horizontal, isSplit ? 0 : 10)
    .frame(height: barHeight)
    .padding(.top, isSplit ? screen.top - barHeight - 4 : 0)
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private var barHeight: CGFloat { isSplit ? min(screen.top - 6, 44) : screen.top }

  /// The width beside the camera housing.
  private var earWidth: CGFloat { (screen.size.width - 126) / 2 }

  private var homeIndicator: some View {
    Capsule()
      .frame(width: indicatorWidth, height: 5)
      .padding(.bottom, 8)
      .frame(maxHeight: .infinity, alignment: .bottom)
  }

  private var indicatorWidth: CGFloat {
    if screen.idiom == .pad { return isLandscape ? 360 : 300 }
    return (screen.size.width * (isLandscape ? 0.62 : 0.36)).rounded()
  }
}

/// Four bars of rising height.
private struct SignalBars: View {
  var body: some View {
    HStack(alignment: .bottom, spacing: 1.7) {
      ForEach([4, 6, 8.7, 11.3], id: \.self) { height in
        RoundedRectangle(cornerRadius: 1).frame(width: 3, height: height)
      }
    }
  }
}

/// A full battery.
private struct Battery: View {
  var body: some View {
    HStack(spacing: 1) {
      RoundedRectangle(cornerRadius: 4)
        .strokeBorder(lineWidth: 1)
        .opacity(0.35)
        .overlay { RoundedRectangle(cornerRadius: 2.5).padding(2) }
        .frame(width: 25, height: 13)
      Capsule().opacity(0.4).frame(width: 1.5, height: 4)
    }
  }
}
