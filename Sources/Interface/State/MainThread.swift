// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Whether the caller runs where the main actor runs: on the main thread, or, where a program has given
/// that thread to Dispatch, on the main queue.
var isMainThread: Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
}

private let mainQueueMark: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()
