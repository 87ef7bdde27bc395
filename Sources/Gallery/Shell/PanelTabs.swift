// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

/// The open tabs of the side panel: none, one, or two of which the second is below the first.
@Observable
final class PanelTabs {
  /// A part of the panel, with a tab bar of its own.
  nonisolated enum Half {
    case top, bottom
  }

  /// Nil if the panel is closed.
  private(set) var top: PanelTab?
  /// Nil if the panel is not split, which also holds while it is closed.
  private(set) var bottom: PanelTab?
  /// The fraction of the height of a split panel for the first tab, 0.2 to 0.8.
  private(set) var fraction = 0.5
  /// The tab that the key for the instruments opens.
  private(set) var instrument = PanelTab.gestures
  /// Called after every change.
  @ObservationIgnored var onChange: () -> Void = {}

  var isOpen: Bool { top != nil }
  /// The open tabs, from top to bottom.
  var visible: [PanelTab] { [top, bottom].compactMap { $0 } }

  func isVisible(_ tab: PanelTab) -> Bool { tab == top || tab == bottom }

  /// Opens the given tabs; closes the panel if the first is nil.
  func open(_ top: PanelTab?, splitting bottom: PanelTab? = nil) {
    self.top = top
    self.bottom = top == nil || bottom == top ? nil : bottom
    if let last = visible.last(where: \.isInstrument) { instrument = last }
    onChange()
  }

  func close() { open(nil) }

  /// Shows a tab in a part of the panel. If it is open in the other part, the tabs are swapped.
  func select(_ tab: PanelTab, in half: Half) {
    switch half {
    case .top: open(tab, splitting: tab == bottom ? top : bottom)
    case .bottom: open(tab == top ? bottom ?? top : top ?? tab, splitting: tab)
    }
  }

  /// Shows a second tab below the first, or closes it.
  func toggleSplit() {
    guard let top else { return }
    open(top, splitting: bottom == nil ? top.isInstrument ? .source : instrument : nil)
  }

  /// Moves the border between two tabs, to a fraction of the panel's height.
  func setFraction(_ fraction: Double) {
    guard fraction.isFinite else { return }
    self.fraction = min(max(fraction, 0.2), 0.8)
    onChange()
  }
}
