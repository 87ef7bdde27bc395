// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The kind of presentation in place of a popover in a window of compact width.
///
/// - Note: Differs from SwiftUI: `fullScreenCover` is the same as `sheet`.
public struct PresentationAdaptation: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case automatic, none, popover, sheet, fullScreenCover
  }

  private let kind: Kind

  /// A sheet.
  public static let automatic = PresentationAdaptation(kind: .automatic)
  /// The popover itself.
  public static let none = PresentationAdaptation(kind: .none)
  /// A popover.
  public static let popover = PresentationAdaptation(kind: .popover)
  /// A sheet.
  public static let sheet = PresentationAdaptation(kind: .sheet)
  /// A sheet.
  public static let fullScreenCover = PresentationAdaptation(kind: .fullScreenCover)

  /// Whether a popover is presented as such.
  var staysPopover: Bool { kind == .none || kind == .popover }
}

/// The adaptation that the content of a popover sets; the first one applies.
struct PresentationAdaptationKey: PreferenceKey {
  static var defaultValue: PresentationAdaptation { .automatic }

  static func reduce(
    value: inout PresentationAdaptation, nextValue: () -> PresentationAdaptation
  ) {
    let next = nextValue()
    if value == .automatic { value = next }
  }
}
