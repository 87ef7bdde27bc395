// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Puts a few words at the end of a list's row, or on a tab's symbol.
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

/// A modifier that says what stands on a tab's symbol.
@MainActor
protocol BadgeCarrier {
  var badge: Text? { get }
}

extension View {
  /// Puts a number at the end of a list's row, or on a tab's symbol; 0 for none.
  public func badge(_ count: Int) -> some View {
    modifier(_BadgeModifier(badge: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// Puts a text at the end of a list's row, or on a tab's symbol; nil for none.
  public func badge(_ label: Text?) -> some View {
    modifier(_BadgeModifier(badge: label))
  }

  /// Puts a text at the end of a list's row, or on a tab's symbol; nil for none.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(_BadgeModifier(badge: key.map { Text($0) }))
  }

  /// Puts a text at the end of a list's row, or on a tab's symbol; nil for none.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_BadgeModifier(badge: label.map { Text($0) }))
  }
}
