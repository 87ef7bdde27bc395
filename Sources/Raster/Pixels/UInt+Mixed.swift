// Part of Snapback, under the MIT licence; see LICENSE.

extension UInt {
  /// The value with its bits spread, as a step of a hash.
  var mixed: UInt {
    let product = self &* 0x9e37_79b9_7f4a_7c15
    return product ^ product >> 29
  }
}
