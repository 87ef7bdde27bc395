// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Interface
import Motion
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

extension UIView {
  /// The lengths of a frame that change with the size of the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt
    /// Creates an option set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Changes the frame after the superview has got another size.
  func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    var rect = frame
    func change(
      _ origin: inout CGFloat, _ length: inout CGFloat, _ difference: CGFloat, _ total: CGFloat,
      _ flags: (before: Bool, length: Bool, after: Bool)
    ) {
      // The flexible lengths share the difference in proportion.
      let after = total - origin - length
      let parts = [flags.before ? origin : 0, flags.length ? length : 0, flags.after ? after : 0]
      let sum = parts.reduce(0, +)
      let count = CGFloat([flags.before, flags.length, flags.after].filter { $0 }.count)
      guard count > 0 else { return }
      func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
        guard isFlexible else { return 0 }
        return sum > 0 ? difference * parts[index] / sum : difference / count
      }
      let (first, second) = (share(0, flags.before), share(1, flags.length))
      origin += first
      length = max(0, length + second)
    }
    change(
      &rect.origin.x, &rect.size.width, new.width - old.width, old.width,
      (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    change(
      &rect.origin.y, &rect.size.height, new.height - old.height, old.height,
      (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    frame = rect
  }
}
