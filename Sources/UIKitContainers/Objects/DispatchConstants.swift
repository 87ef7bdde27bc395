// Part of Snapback, under the MIT licence; see LICENSE.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The number of nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
