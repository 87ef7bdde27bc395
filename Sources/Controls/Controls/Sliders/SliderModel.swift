// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore

/// The value of a slider as a fraction of its range, independent of the value's type.
@MainActor
struct SliderModel {
  private let read: () -> Double
  private let write: (Double) -> Void
  private let bounds: ClosedRange<Double>
  /// Nil if all values can be selected.
  private let step: Double?
  let editingChanged: (Bool) -> Void

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: Double?,
    _ editingChanged: @escaping (Bool) -> Void
  ) {
    read = { Double(value.wrappedValue) }
    write = { value.wrappedValue = V($0) }
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    self.editingChanged = editingChanged
  }

  private var length: Double { bounds.upperBound - bounds.lowerBound }

  /// The fraction from 0 to 1; 0 if the value, or an end of the range, is not finite.
  var fraction: CGFloat {
    let value = read()
    guard length > 0, value.isFinite else { return 0 }
    let fraction = (value - bounds.lowerBound) / length
    return fraction.isFinite ? CGFloat(min(max(fraction, 0), 1)) : 0
  }

  /// Sets the value to a fraction of the range, rounded to a step.
  func setFraction(_ fraction: CGFloat) {
    setValue(bounds.lowerBound + Double(min(max(fraction, 0), 1)) * length)
  }

  /// Moves by a number of steps, or of twentieths of the range if there is no step.
  func move(by steps: Double) {
    setValue(read() + steps * (step ?? length / 20))
  }

  func description(label: String?) -> ControlDescription {
    ControlDescription(
      .slider, label: label,
      value: ControlValue(
        current: read(), bounds: bounds, step: step ?? 0, set: { value in edit { setValue(value) } }
      ),
      adjust: { steps in edit { move(by: Double(steps)) } })
  }

  private func edit(_ change: () -> Void) {
    editingChanged(true)
    change()
    editingChanged(false)
  }

  private func setValue(_ target: Double) {
    var value = min(max(target, bounds.lowerBound), bounds.upperBound)
    if let step {
      let lastStep = (length / step + 1e-9).rounded(.down)
      value =
        bounds.lowerBound + min(((value - bounds.lowerBound) / step).rounded(), lastStep) * step
    }
    if value != read() { write(value) }
  }
}
