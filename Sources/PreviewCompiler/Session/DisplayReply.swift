// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The reply of the display to a request over a connection of its own.
final class DisplayReply {
  /// Becomes readable when the display has answered.
  let descriptor: Int32

  /// Takes a descriptor, and closes it at the end.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}
