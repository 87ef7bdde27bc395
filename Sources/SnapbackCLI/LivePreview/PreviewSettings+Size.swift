// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

extension PreviewSettings {
  /// Returns the requested size in points; nil if the preview requests none.
  ///
  /// An orientation without a device applies to the default size.
  func size(default defaultSize: CGSize) -> CGSize? {
    if case .fixed(let width, let height) = layout {
      let isUsable = width.isFinite && height.isFinite && width >= 1 && height >= 1
      return isUsable ? CGSize(width: width, height: height) : nil
    }
    let screen = device.flatMap { Self.screen(of: $0.rawValue) }
    guard screen != nil || orientation != nil else { return nil }
    let size = screen ?? defaultSize
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let isWide = orientation == .landscapeLeft || orientation == .landscapeRight
    return isWide ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
  }

  /// Screen sizes in points by device name, from Apple's specifications; the longest matching prefix applies.
  private static let screens: [(name: String, width: CGFloat, height: CGFloat)] = [
    ("iPhone SE", 375, 667), ("iPhone 8", 375, 667), ("iPhone 8 Plus", 414, 736),
    ("iPhone X", 375, 812), ("iPhone XR", 414, 896), ("iPhone XS Max", 414, 896),
    ("iPhone 11", 414, 896), ("iPhone 11 Pro", 375, 812), ("iPhone 11 Pro Max", 414, 896),
    ("iPhone 12", 390, 844), ("iPhone 12 mini", 375, 812), ("iPhone 12 Pro Max", 428, 926),
    ("iPhone 13", 390, 844), ("iPhone 13 mini", 375, 812), ("iPhone 13 Pro Max", 428, 926),
    ("iPhone 14", 390, 844), ("iPhone 14 Plus", 428, 926), ("iPhone 14 Pro", 393, 852),
    ("iPhone 14 Pro Max", 430, 932), ("iPhone 15", 393, 852), ("iPhone 15 Plus", 430, 932),
    ("iPhone 15 Pro Max", 430, 932), ("iPhone 16", 393, 852), ("iPhone 16 Plus", 430, 932),
    ("iPhone 16 Pro", 402, 874), ("iPhone 16 Pro Max", 440, 956),
    ("iPad", 810, 1080), ("iPad mini", 744, 1133), ("iPad Air", 820, 1180),
    ("iPad Pro (11-inch)", 834, 1194), ("iPad Pro (12.9-inch)", 1024, 1366),
  ]

  private static func screen(of device: String) -> CGSize? {
    screens.filter { device.hasPrefix($0.name) }.max { $0.name.count < $1.name.count }
      .map { CGSize(width: $0.width, height: $0.height) }
  }
}
