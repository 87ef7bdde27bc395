// Part of Snapback, under the MIT licence; see LICENSE.

/// The event loop's sleep.
@MainActor
protocol EventWait: AnyObject {
  /// An eventfd; writing to it ends the sleep. Safe in signal handlers.
  var wakeDescriptor: Int32 { get }

  /// Sleeps until the next event, work on the main dispatch queue or a write to `wakeDescriptor`,
  /// but not longer than the given time, which may be infinite.
  func wait(atMost seconds: Double)

  /// To be called after the wait was ended by a wake-up event and the main queue has been drained.
  func acknowledge()

  /// Nothing ends the sleep afterwards. To be called once, at last.
  func shutDown()
}
