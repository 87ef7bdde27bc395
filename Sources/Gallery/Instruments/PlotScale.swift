// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Snapback

/// The ranges of a plot, one for each unit, which only grow while a recording lasts, its axis, and the
/// values at its zero line, which stay.
@Observable
final class PlotScale {
  /// The curve that determines the zero line.
  struct Origin: Hashable {
    var property: PlotProperty
    /// The view of the property that was touched last; nil for selected properties.
    var view: ObjectIdentifier?
    /// The number of the stage's size: layout moves views.
    var layout = 0
  }

  /// The largest distances from the zero line.
  struct Range: Equatable {
    /// In the unit.
    var value: CGFloat
    /// In the unit per second.
    var velocity: CGFloat
  }

  @ObservationIgnored private var ranges: [String: Range] = [:]
  @ObservationIgnored private var origins: [Origin: Double] = [:]
  /// Whether the vertical axis is plotted. It is chosen when the plot is drawn, after the title has been
  /// evaluated, which follows by observing it.
  private(set) var isVertical = true
  @ObservationIgnored private var recording: Int?
  /// Whether the axis has been chosen for the recording.
  @ObservationIgnored private var hasAxis = false

  /// The range of a unit, of which nothing is known yet: of the smallest size.
  func range(of unit: String) -> Range {
    ranges[unit] ?? Self.smallest(unit)
  }

  private static func smallest(_ unit: String) -> Range {
    switch unit {
    case "pt": Range(value: 10, velocity: 100)
    case "°": Range(value: 10, velocity: 50)
    default: Range(value: 0.1, velocity: 1)
    }
  }

  /// Forgets everything if another recording has begun.
  func begin(recording: Int) {
    guard recording != self.recording else { return }
    self.recording = recording
    ranges = [:]
    origins = [:]
    hasAxis = false
  }

  /// The value at the zero line: the first one of the recording.
  func value(at origin: Origin, first: Double) -> Double {
    if let value = origins[origin] { return value }
    origins[origin] = first
    return first
  }

  /// Adds the largest value and velocity of a curve, without sign.
  func include(value: CGFloat, velocity: CGFloat, unit: String) {
    let range = range(of: unit)
    ranges[unit] = Range(
      value: max(range.value, Self.nice(value)), velocity: max(range.velocity, Self.nice(velocity)))
  }

  /// Chooses the axis with more movement. The current one is kept unless the other has
  /// 1.5 times as much.
  func chooseAxis(_ spans: CGSize) -> Bool {
    if !hasAxis {
      hasAxis = true
      if isVertical != (spans.height >= spans.width) { isVertical.toggle() }
    } else if isVertical
      ? spans.width > 1.5 * spans.height + 4 : spans.height > 1.5 * spans.width + 4
    {
      isVertical.toggle()
    }
    return isVertical
  }

  /// The next of 1, 2, 2.5 or 5 times a power of ten; 0 for 0.
  static func nice(_ value: CGFloat) -> CGFloat {
    guard value > 0, value.isFinite else { return 0 }
    let power = pow(10, floor(log10(value)))
    let factor = [1, 2, 2.5, 5].first { $0 * power >= value } ?? 10
    return factor * power
  }
}
