// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures
@_spi(ViewTree) import ViewCore

/// The tooltip of a view.
@MainActor
final class Tooltip {
  /// Shows it for a location of the pointer in the window, or hides it for nil.
  var change: (CGPoint?) -> Void = { _ in }
}

/// Shows the tooltip of the view over which the mouse pointer rests, and hides it at other input than the
/// motion of the pointer.
@MainActor
final class TooltipSession: HostService {
  static let order = 12

  private unowned let host: ViewHost
  /// The tooltip of the view under the pointer; nil for none, and after other input until the pointer
  /// leaves.
  private weak var tooltip: Tooltip?
  private weak var dismissed: Tooltip?
  private var location = CGPoint.zero
  /// The location of the last motion; nil after the pointer has left a view.
  private var motion: CGPoint?
  /// The time at which it will be shown, in seconds; nil while it is shown.
  private var deadline: Double?

  /// The time for which the pointer rests before, in seconds.
  private static let delay = 0.6

  init(_ host: ViewHost) { self.host = host }

  /// Called for each view with a tooltip that is under the pointer, inner views before outer ones: the
  /// innermost one is shown.
  func pointerMoved(to location: CGPoint, over tooltip: Tooltip) {
    guard location != motion || self.tooltip === tooltip else { return }
    motion = location
    if self.tooltip !== tooltip {
      guard dismissed !== tooltip else { return }
      hide()
      self.tooltip = tooltip
      self.location = location
      deadline = host.time + Self.delay
    } else if deadline != nil, self.location != location {
      self.location = location
      deadline = host.time + Self.delay
    }
  }

  func pointerLeft(_ tooltip: Tooltip) {
    motion = nil
    if self.tooltip === tooltip { hide() }
    if dismissed === tooltip { dismissed = nil }
  }

  private func hide() {
    if deadline == nil { tooltip?.change(nil) }
    (tooltip, deadline) = (nil, nil)
  }

  func handle(_ event: InputEvent) -> InputEvent? {
    switch event {
    case .pointer(let sample) where sample.phase == .move: break
    case .resize: break
    case .pointer, .wheel, .key, .text, .interruption:
      if let tooltip {
        dismissed = tooltip
        hide()
      }
    }
    return event
  }

  func run(at time: Double) {
    guard let deadline, deadline <= time else { return }
    self.deadline = nil
    tooltip?.change(location)
  }

  func nextFrame(after time: Double) -> Double? { tooltip == nil ? nil : deadline }
}
