// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) public import ViewCore

/// Mirrors content in a layout direction.
struct MirroredInDirection: ViewModifier {
  /// The direction in which the content is mirrored; nil for none.
  let mirrored: LayoutDirection?
  @Environment(\.layoutDirection) private var direction

  init(mirrored: LayoutDirection?) {
    self.mirrored = mirrored
  }

  func body(content: Content) -> some View {
    content.scaleEffect(x: mirrored == direction ? -1 : 1, y: 1)
  }
}

/// The mirroring of a view in a layout from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It is drawn as it is.
  case fixed
  /// It is drawn mirrored in a direction.
  case mirrors(in: LayoutDirection)

  /// It is drawn mirrored from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension View {
  /// Sets whether what the view draws is mirrored in a layout from right to left. Its layout is
  /// mirrored in any case.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(MirroredInDirection(mirrored: enabled ? .rightToLeft : nil))
  }

  /// Sets whether what the view draws is mirrored in a layout direction.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    let mirrored: LayoutDirection? =
      if case .mirrors(let direction) = behavior { direction } else { nil }
    return modifier(MirroredInDirection(mirrored: mirrored))
  }
}
