// Part of Snapback, under the MIT licence; see LICENSE.

/// The range a spring's parameters are kept in, wide enough never to be seen and narrow enough that
/// no finite value overflows.
package enum SpringLimits {
  /// Seconds. A spring this short jumps.
  package static let shortestResponse = 1e-6
  /// Seconds.
  package static let longestResponse = 1e9
  /// A damping ratio this high does not move in any time one would wait.
  package static let highestRatio = 1e6
  /// Per second: the frequency of the shortest response.
  package static let highestFrequency = 2 * Double.pi / shortestResponse
  /// Per second.
  package static let highestDecay = highestFrequency * highestRatio
  /// Seconds.
  package static let longestTime = 1e12

  package static func response(_ response: Double) -> Double {
    guard response > shortestResponse else { return shortestResponse }  // also NaN
    return min(response, longestResponse)
  }

  /// 1 for NaN.
  package static func ratio(_ ratio: Double) -> Double {
    ratio.isNaN ? 1 : min(max(ratio, 0), highestRatio)
  }

  /// 0 for NaN.
  package static func time(_ time: Double) -> Double {
    guard time > 0 else { return 0 }  // also NaN
    return min(time, longestTime)
  }
}
