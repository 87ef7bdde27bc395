// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// A layout or an orientation of a `#Preview`.
public struct PreviewTrait<Kind>: Sendable {}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// The size of the device's screen.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// The size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// A fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }

  /// An upright device.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// A device on its head.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// A device on its left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// A device on its right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}
