// Part of Snapback, under the MIT licence; see LICENSE.

internal import CSystem

/// What a window at rest has no use for is given back: soon after it has opened, and some seconds after
/// each time that something moved.
///
/// Opening a window runs through most of the program and of its libraries once: symbols are looked up,
/// types are made, options are read. The kernel keeps all of it mapped, and with each page fifteen
/// around it. What is given back are pages that nobody has written to, of files that are mapped for
/// reading: they stay in the system's cache of files, where the next touch finds them. The next frame
/// takes a millisecond or two longer for it.
package struct RestingMemory {
  /// How long the window must have rested, in seconds: at first, and then.
  private static let patience = (first: 0.5, later: 5.0)

  private let giveBack: () -> Void
  private var patience = Self.patience.first
  private var restsSince: Double?
  private var isGivenBack = false

  package init(giveBack: @escaping () -> Void = { csystem_give_back_memory() }) {
    self.giveBack = giveBack
  }

  /// The window draws.
  package mutating func stir() {
    restsSince = nil
    isGivenBack = false
  }

  /// The window has nothing to do; after so many seconds it is to say so again.
  package mutating func rest(at now: Double) -> Double {
    guard !isGivenBack else { return .infinity }
    let since = restsSince ?? now
    restsSince = since
    guard now - since >= patience else { return since + patience - now }
    isGivenBack = true
    patience = Self.patience.later
    giveBack()
    return .infinity
  }
}
