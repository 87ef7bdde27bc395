// Part of Snapback, under the MIT licence; see LICENSE.

nonisolated extension Int {
  /// The integer that is nearest to a number, from -10^15 to 10^15; 0 for NaN.
  init(nearest value: some BinaryFloatingPoint) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(Double(value), -1e15), 1e15).rounded())
  }
}

nonisolated extension Double {
  /// Whether the instruments record the number: not if it is NaN, or so large that its speed or its square may be
  /// infinite.
  var isMeasurable: Bool { magnitude <= 1e12 }
}
