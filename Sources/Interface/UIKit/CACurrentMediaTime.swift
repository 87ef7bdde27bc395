// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An interval in seconds.
public typealias CFTimeInterval = Double

/// A date in seconds since the start of 2001.
public typealias CFAbsoluteTime = Double

// Core Animation's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The system's monotonic time in seconds. In rendered images and recordings it is that of the frames.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

// Core Foundation's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The current date in seconds since the start of 2001. In rendered images and recordings it is that of the
/// frames.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
