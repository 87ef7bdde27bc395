// Part of Snapback, under the MIT licence; see LICENSE.

extension Strideable {
  /// The value that is a distance away; of an integer that has no such value, its least or greatest one.
  func stepped(by distance: Stride) -> Self {
    if let integer = self as? any FixedWidthInteger, let distance = distance as? Int {
      return integer.clampedSum(distance) as? Self ?? self
    }
    return advanced(by: distance)
  }
}

extension SignedNumeric {
  /// The number with the other sign; the greatest integer for the least one, whose opposite its type does not have.
  var opposite: Self {
    if let integer = self as? Int, integer == .min { return Int.max as? Self ?? self }
    return -self
  }
}

extension FixedWidthInteger {
  /// The sum, clamped to the range of the type.
  fileprivate func clampedSum(_ distance: Int) -> Self {
    if let number = Int(exactly: self) {
      let (sum, overflows) = number.addingReportingOverflow(distance)
      if !overflows { return Self(clamping: sum) }
    }
    let magnitude = Self(clamping: distance.magnitude)
    let (sum, overflows) =
      distance < 0
      ? subtractingReportingOverflow(magnitude) : addingReportingOverflow(magnitude)
    return overflows ? (distance < 0 ? .min : .max) : sum
  }
}
