// Part of Snapback, under the MIT licence; see LICENSE.

/// The ranges that a spring's parameters are clamped to: wide enough never to be visible, narrow
/// enough that no finite value overflows.
package enum SpringLimits {
  /// Seconds. A spring this short is instantaneous.
  package static let shortestResponse = 1e-6
  /// Seconds.
  package static let longestResponse = 1e9
  /// A spring with this damping ratio does not move in any practical time.
  package static let highestRatio = 1e6
  /// Per second: the frequency of the shortest response.
  package static let highestFrequency = 2 * Double.pi / shortestResponse
  /// Per second.
  package static let highestDecay = highestFrequency * highestRatio
  /// Seconds.
  package static let longestTime = 1e12

  /// The response clamped to its range; NaN counts as the shortest.
  package static func response(_ response: Double) -> Double {
    guard response > shortestResponse else { return shortestResponse }  // also NaN
    return min(response, longestResponse)
  }

  /// The damping ratio clamped to its range; 1 for NaN.
  package static func ratio(_ ratio: Double) -> Double {
    ratio.isNaN ? 1 : min(max(ratio, 0), highestRatio)
  }

  /// The time clamped to its range; 0 for NaN.
  package static func time(_ time: Double) -> Double {
    guard time > 0 else { return 0 }  // also NaN
    return min(time, longestTime)
  }
}
