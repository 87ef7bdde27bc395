// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A slider's value as a part of its range, whatever its type.
@MainActor
struct SliderModel {
  private let read: () -> Double
  private let write: (Double) -> Void
  private let bounds: ClosedRange<Double>
  /// Nil where every value can be chosen.
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

  /// Where the value is, from 0 to 1.
  var fraction: CGFloat {
    let value = read()
    guard length > 0, value.isFinite else { return 0 }
    return CGFloat(min(max((value - bounds.lowerBound) / length, 0), 1))
  }

  /// Chooses the value at a part of the range, or the step next to it.
  func choose(_ fraction: CGFloat) {
    set(bounds.lowerBound + Double(min(max(fraction, 0), 1)) * length)
  }

  /// Moves by a step, or by a twentieth of the range where there is none.
  func move(by steps: Double) {
    set(read() + steps * (step ?? length / 20))
  }

  private func set(_ wanted: Double) {
    var value = min(max(wanted, bounds.lowerBound), bounds.upperBound)
    if let step {
      let most = (length / step + 1e-9).rounded(.down)
      value = bounds.lowerBound + min(((value - bounds.lowerBound) / step).rounded(), most) * step
    }
    if value != read() { write(value) }
  }
}
