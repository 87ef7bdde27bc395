// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
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
    guard screen != nil || orientation != nil else { return nil }
    let size = screen?.size ?? defaultSize
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let isWide = orientation == .landscapeLeft || orientation == .landscapeRight
    return isWide ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
  }

  /// Returns the requested size in points, in a host of the default size; nil if the preview requests
  /// none. A size that fits is that of the host's views, at least a point.
  func size(in host: ViewHost, default defaultSize: CGSize? = nil) -> CGSize? {
    guard layout == .sizeThatFits else { return size(default: defaultSize ?? host.size) }
    let size = host.fittingSize
    return CGSize(width: max(1, size.width), height: max(1, size.height))
  }

  /// The screen of the requested device; nil if the preview requests none, or an unknown one, or is not
  /// shown on a device.
  var screen: DeviceScreen? {
    guard layout == nil || layout == .device else { return nil }
    return device.flatMap { Device.named($0.rawValue)?.screen }
  }
}
