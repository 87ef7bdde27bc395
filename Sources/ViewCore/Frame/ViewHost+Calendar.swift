// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

extension ViewHost {
  /// The calendar of hosts that are made outside of frames; time 0 is the start of 2001.
  ///
  /// Programs with windows replace it by one that returns the current date.
  package static var defaultCalendar: (Double) -> Date = {
    Date(timeIntervalSinceReferenceDate: $0)
  }

  /// The calendar of the innermost `withCalendar`; nil outside of all.
  private static var scopedCalendar: ((Double) -> Date)?

  /// Runs `body`. Hosts that it makes have this calendar from the first evaluation of their views.
  package static func withCalendar<Result, Failure: Error>(
    _ calendar: @escaping (Double) -> Date, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = scopedCalendar
    scopedCalendar = calendar
    defer { scopedCalendar = outer }
    return try body()
  }

  /// The calendar of a host that is made now. Within a frame, its time 0 is the date of that frame, as for
  /// an image that a view renders of another one.
  static var initialCalendar: (Double) -> Date {
    if let scopedCalendar { return scopedCalendar }
    guard let date = FrameContext.current.frameHost?.timers.date else { return defaultCalendar }
    return { date.addingTimeInterval($0) }
  }
}
