// Part of Snapback, under the MIT licence; see LICENSE.

/// Requests of the Wayland protocol: the number of an object, the size in bytes and the number of the request, and its
/// arguments.
enum WaylandRequest {
  /// Returns 32-bit words in the order of bytes of this machine, as the protocol has them.
  static func bytes(_ words: [UInt32]) -> [UInt8] { words.withUnsafeBytes { Array($0) } }
}
