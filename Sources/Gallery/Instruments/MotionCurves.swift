// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Inspection
import Interface
import Snapback

/// The properties in the motion plot that the user has selected, and the values of all that can be
/// selected: animated numbers, and the frames of selected views.
@Observable
package final class MotionCurves {
  /// The most curves.
  nonisolated package static let limit = 4
  /// The most animated numbers that are recorded.
  private nonisolated static let numberLimit = 16

  /// The selected properties, in the order of selection; empty for the position of the view that was
  /// touched last.
  package private(set) var selection: [PlotProperty] = []
  /// The animated numbers that have been seen.
  package private(set) var numbers: [PlotProperty] = []
  @ObservationIgnored private var series: [PlotProperty: [PlotSample]] = [:]
  /// The views with selected frames, by name.
  @ObservationIgnored private var views: [String: InspectedView.ID] = [:]
  @ObservationIgnored private var nextSearch = -Double.infinity

  package init() {}

  /// Adds a property to the selection, or removes it. Nothing is added above the limit.
  package func toggle(_ property: PlotProperty) {
    if let index = selection.firstIndex(of: property) {
      selection.remove(at: index)
    } else if selection.count < Self.limit {
      selection.append(property)
    }
    nextSearch = -.infinity
  }

  /// Records a frame of a hierarchy, at a time in seconds.
  func record(_ host: ViewHost, at time: Double) {
    var seen: [String: Int] = [:]
    for number in host.animatedNumbers.prefix(Self.numberLimit) {
      seen[number.name, default: 0] += 1
      let count = seen[number.name] ?? 1
      let name = count == 1 ? number.name : "\(number.name) \(count)"
      let property = PlotProperty(view: name, .number, unit: number.unit)
      if !numbers.contains(property), numbers.count < Self.numberLimit { numbers.append(property) }
      add(number.value, to: property, at: time)
    }
    recordFrames(of: host, at: time)
  }

  private func recordFrames(of host: ViewHost, at time: Double) {
    let names = Set(selection.filter { $0.kind != .number }.compactMap(\.view))
    for name in names {
      guard let corners = corners(of: name, in: host, at: time), corners.count == 4 else {
        continue
      }
      let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
      for property in selection where property.view == name {
        switch property.kind {
        case .x: add((a.x + c.x) / 2, to: property, at: time)
        case .y: add((a.y + c.y) / 2, to: property, at: time)
        case .width: add(a.distance(to: b), to: property, at: time)
        case .height: add(a.distance(to: d), to: property, at: time)
        case .number: break
        }
      }
    }
  }

  /// The corners of a view. One that is not there is searched for four times a second.
  private func corners(of name: String, in host: ViewHost, at time: Double) -> [CGPoint]? {
    if let id = views[name], let corners = host.outlines(of: id).first { return corners }
    guard time >= nextSearch || time < nextSearch - 0.25 else { return nil }
    views[name] = InspectorModel.view(named: name, in: host)
    if views[name] == nil { nextSearch = time + 0.25 }
    return views[name].flatMap { host.outlines(of: $0).first }
  }

  private func add(_ value: Double, to property: PlotProperty, at time: Double) {
    var samples = series[property] ?? []
    guard value.isMeasurable, time > samples.last?.time ?? -.infinity else { return }
    // After a pause the value has not changed at a speed.
    let last = samples.last.flatMap { time - $0.time < 0.1 ? $0 : nil }
    let velocity = last.map { (value - $0.value) / (time - $0.time) } ?? 0
    if samples.count >= StageTimeSeries.limit { samples.removeFirst(StageTimeSeries.limit / 4) }
    // One owner, so that the array is not copied.
    series[property] = nil
    samples.append(PlotSample(time: time, value: value, velocity: velocity))
    series[property] = samples
  }

  /// The recorded samples of a property from a time to another, in seconds, and the one before.
  func samples(_ property: PlotProperty, from start: Double, to end: Double) -> [PlotSample] {
    Array((series[property] ?? []).rangeWithEarlier(\.time, start, end))
  }

  func removeAll(before time: Double) {
    for property in series.keys {
      // The last value holds until the next one.
      let count = (series[property]?.countOfEarlier(\.time, than: time) ?? 0) - 1
      if count > 0 { series[property]?.removeFirst(count) }
    }
  }

  func removeAll(after time: Double) {
    for property in series.keys { series[property]?.removeAll { $0.time > time } }
  }

  /// Removes the values, for a restart.
  func clear() {
    series = [:]
    views = [:]
    nextSearch = -.infinity
  }

  /// Removes the values and the selection, for another item.
  func reset() {
    clear()
    if !selection.isEmpty { selection = [] }
    if !numbers.isEmpty { numbers = [] }
  }

  var count: Int { series.values.reduce(0) { $0 + $1.count } }
}
