// Part of Snapback, under the MIT licence; see LICENSE.

/// A condition that did not become true in time, or a program that exited meanwhile.
struct TimedOut: Error, CustomStringConvertible {
  let description: String
}
