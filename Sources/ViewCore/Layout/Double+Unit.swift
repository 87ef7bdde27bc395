// Part of Snapback, under the MIT licence; see LICENSE.

extension Double {
  /// The value limited to the range from 0 to 1; 0 for NaN.
  package var clampedToUnit: Double { self > 0 ? min(self, 1) : 0 }
}
