// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
import Interface
@_spi(ViewTree) public import UIKitViews
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) public import Views

extension Image {
  /// The rotation and mirroring of the pixels of an image before they are shown.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored

    fileprivate var uiOrientation: UIImage.Orientation {
      switch self {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      }
    }
  }

  /// Creates an image of pixels, with a text for assistive technologies.
  ///
  /// - Parameter scale: The number of pixels per point.
  @preconcurrency @MainActor
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self = Self.turned(cgImage, scale, orientation).described(by: label)
  }

  /// Creates an image of pixels that assistive technologies ignore.
  ///
  /// - Parameter scale: The number of pixels per point.
  @preconcurrency @MainActor
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self = Self.turned(cgImage, scale, orientation).described(by: nil)
  }

  @MainActor
  private static func turned(
    _ image: CGImage, _ scale: CGFloat, _ orientation: Orientation
  ) -> Image {
    let turned = UIImage(
      cgImage: image, scale: scale > 0 ? scale : 1, orientation: orientation.uiOrientation)
    return Image(uiImage: turned)
  }
}
