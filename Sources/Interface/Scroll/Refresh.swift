// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// Brings what is shown up to date.
public struct RefreshAction: Sendable {
  private let action: @MainActor @Sendable () async -> Void

  init(_ action: @escaping @MainActor @Sendable () async -> Void) {
    self.action = action
  }

  @MainActor
  public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Brings what the view shows up to date; nil where nothing was given for that.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Runs an action when the hand pulls down a list or a scroll view inside; a spinner turns until it is done.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    environment(\.refresh, RefreshAction(action))
  }
}

/// Gives a vertical scroll view room above for a spinner, and starts the action when it is pulled far enough.
struct _RefreshModifier: ViewModifier {
  let axes: Axis.Set
  @State private var isRunning = false
  /// How far it is pulled beyond its upper end, in points.
  @State private var pull: CGFloat = 0
  @State private var isHeld = false
  @Environment(\.refresh) private var refresh

  init(axes: Axis.Set) {
    self.axes = axes
  }

  /// How far it is to be pulled, and the room for the spinner, as UIKit's; in points.
  private static let threshold: CGFloat = 90
  private static let room: CGFloat = 60

  func body(content: Content) -> some View {
    if let refresh, axes.contains(.vertical) {
      content
        .environment(\.refresh, nil)
        .contentMargins(.top, isRunning ? Self.room : 0, for: .scrollContent)
        .onScrollPhaseChange { _, phase in isHeld = phase == .interacting }
        .onScrollGeometryChange(
          for: CGFloat.self, of: { max(0, -($0.contentOffset.y + $0.contentInsets.top)) },
          action: { _, new in
            pull = new
            if new >= Self.threshold, isHeld, !isRunning { start(refresh) }
          }
        )
        .overlay(alignment: .top) { spinner }
    } else {
      content
    }
  }

  @ViewBuilder private var spinner: some View {
    if isRunning || pull > 8 {
      let part = isRunning ? 1 : min(1, pull / Self.threshold)
      ProgressView()
        .frame(height: 20)
        .scaleEffect(isRunning ? 1 : 0.4 + 0.6 * part)
        .opacity(Double(part))
        .padding(.top, max(0, (min(pull, Self.threshold) + (isRunning ? Self.room : 0) - 20) / 2))
        .allowsHitTesting(false)
    }
  }

  private func start(_ refresh: RefreshAction) {
    isRunning = true
    Task {
      await refresh()
      withAnimation(.smooth(duration: 0.4)) { isRunning = false }
    }
  }
}
