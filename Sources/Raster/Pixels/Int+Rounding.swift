// Part of Snapback, under the MIT licence; see LICENSE.

extension Int {
  /// The greatest integer that is not above a value, which must fit into an integer. Processors that every program may
  /// assume have no instruction for it; the function of the C library takes longer.
  @inline(__always) init(roundingDown value: Double) {
    let truncated = Int(value)
    self = Double(truncated) > value ? truncated - 1 : truncated
  }

  /// The least integer that is not below a value, which must fit into an integer.
  @inline(__always) init(roundingUp value: Double) {
    let truncated = Int(value)
    self = Double(truncated) < value ? truncated + 1 : truncated
  }

  /// The nearest integer to a value, which must fit into an integer; of two, the one away from 0.
  @inline(__always) init(roundingToNearest value: Double) {
    let truncated = Int(value)
    let rest = value - Double(truncated)
    self = rest >= 0.5 ? truncated + 1 : rest <= -0.5 ? truncated - 1 : truncated
  }
}
