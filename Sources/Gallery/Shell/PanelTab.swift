// Part of Snapback, under the MIT licence; see LICENSE.

import Gestures

/// A tab of the side panel, in the order of the tab bar.
nonisolated enum PanelTab: String, CaseIterable {
  case source, gestures, motion, spring, inspect, frame

  var title: String {
    switch self {
    case .source: "Source"
    case .gestures: "Gestures"
    case .motion: "Motion"
    case .spring: "Spring"
    case .inspect: "Inspect"
    case .frame: "Frame"
    }
  }

  var symbol: String {
    self == .source ? "chevron.left.slash.chevron.right" : "waveform.path.ecg"
  }

  /// Whether it shows measurements of the stage, so that the overlays on the stage belong to it.
  var isInstrument: Bool { self != .source && self != .inspect }

  /// Whether the comparison run on the stage belongs to it.
  var hasOverlays: Bool { self == .gestures || self == .motion || self == .spring }

  /// The tab that a key selects, and in which part of the panel; nil for any other key.
  static func selected(by sample: KeySample) -> (tab: PanelTab, half: PanelTabs.Half)? {
    guard sample.modifiers.contains(.control),
      sample.modifiers.isSubset(of: [.control, .shift]), let number = Int(sample.key),
      allCases.indices.contains(number - 1)
    else { return nil }
    return (allCases[number - 1], sample.modifiers.contains(.shift) ? .bottom : .top)
  }
}
