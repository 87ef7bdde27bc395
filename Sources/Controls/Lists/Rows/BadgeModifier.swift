// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// Shows a badge at the trailing end of a list row.
///
/// A tab view reads the badge of its tabs through `BadgeCarrier`. Anywhere else the badge is not
/// shown.
struct _BadgeModifier: ViewModifier, BadgeCarrier {
  let badge: Text?
  @Environment(\.isInList) private var isInList

  init(badge: Text?) {
    self.badge = badge
  }

  func body(content: Content) -> some View {
    if isInList, let badge {
      HStack {
        content
        Spacer(minLength: 8)
        badge.foregroundStyle(.secondary)
      }
    } else {
      content
    }
  }
}

extension View {
  /// Shows a number at the trailing end of a list row, or on the icon of a tab.
  ///
  /// - Parameter count: The number; 0 shows no badge. Negative numbers are shown.
  public func badge(_ count: Int) -> some View {
    modifier(_BadgeModifier(badge: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Shows a text at the trailing end of a list row, or on the icon of a tab; nil shows no badge.
  ///
  /// In a list row the text has the secondary foreground style.
  public func badge(_ label: Text?) -> some View {
    modifier(_BadgeModifier(badge: label))
  }

  /// Shows a text at the trailing end of a list row, or on the icon of a tab; nil shows no badge.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(_BadgeModifier(badge: key.map { Text($0) }))
  }

  /// Shows a text at the trailing end of a list row, or on the icon of a tab; nil shows no badge.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_BadgeModifier(badge: label.map { Text($0) }))
  }
}
