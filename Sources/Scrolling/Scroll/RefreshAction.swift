// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// An action that updates the displayed content.
public struct RefreshAction: Sendable {
  private let action: @MainActor @Sendable () async -> Void

  package init(_ action: @escaping @MainActor @Sendable () async -> Void) {
    self.action = action
  }

  /// Runs the action until it has completed.
  @preconcurrency @MainActor
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that updates the view's content; nil if there is none.
  public package(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
