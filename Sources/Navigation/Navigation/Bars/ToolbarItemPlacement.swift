// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The position of an item in the bars of a page.
///
/// - Note: Differs from SwiftUI: the placements stand for nine positions: the leading end, the
///   middle and the trailing end of the navigation bar, its menu of further actions, its large title and both subtitles,
///   the bottom bar, and the bar of text input.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Slot: Hashable, Sendable {
    case leading
    case principal
    case trailing
    case secondary
    case bottom
    case keyboard
    case titleMenu
    case subtitle
    case largeTitle
    case largeSubtitle
  }

  /// The meaning of the item, besides its position.
  enum Purpose: Hashable, Sendable {
    case any
    case confirmation
    case cancellation
    case destruction
  }

  let slot: Slot
  var purpose = Purpose.any

  /// Whether the item confirms, so that its button is prominent in iOS 26.
  var isConfirmation: Bool { purpose == .confirmation }

  /// At the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(slot: .trailing)
  /// In the middle of the navigation bar, in place of a small title.
  public static let principal = ToolbarItemPlacement(slot: .principal)
  /// At the leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(slot: .leading)
  /// At the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(slot: .trailing)
  /// In a menu at the trailing end of the navigation bar.
  public static let secondaryAction = ToolbarItemPlacement(slot: .secondary)
  /// At the trailing end of the navigation bar; in iOS 26 in the tint color.
  public static let confirmationAction = ToolbarItemPlacement(
    slot: .trailing, purpose: .confirmation)
  /// At the trailing end of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(
    slot: .trailing, purpose: .destruction)
  /// At the leading end of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(
    slot: .leading, purpose: .cancellation)
  /// At the leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(slot: .leading)
  /// At the trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// At the leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(slot: .leading)
  /// At the trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(slot: .trailing)
  /// In the bottom bar.
  public static let bottomBar = ToolbarItemPlacement(slot: .bottom)
  /// In a bar at the bottom of the page while a text is being edited.
  public static let keyboard = ToolbarItemPlacement(slot: .keyboard)
  /// In the middle of the navigation bar, in place of a small title.
  public static let title = ToolbarItemPlacement(slot: .principal)
  /// Below the title in the bar, in place of the subtitle.
  public static let subtitle = ToolbarItemPlacement(slot: .subtitle)
  /// In place of the large title.
  public static let largeTitle = ToolbarItemPlacement(slot: .largeTitle)
  /// Below the large title, in place of the subtitle.
  public static let largeSubtitle = ToolbarItemPlacement(slot: .largeSubtitle)
  static let titleMenu = ToolbarItemPlacement(slot: .titleMenu)
  /// In the bottom bar.
  public static let status = ToolbarItemPlacement(slot: .bottom)
}
