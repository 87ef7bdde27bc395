// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Keeps what several threads may touch from being touched by two at once.
///
/// What runs in it is short and calls nothing of a user's: streams send from any thread, and the way from a
/// publisher to its subscribers must hold then too.
func exclusively<Result>(_ body: () -> Result) -> Result {
  if DispatchQueue.getSpecific(key: exclusiveMark) != nil { return body() }
  return exclusiveQueue.sync(execute: body)
}

private let exclusiveMark = DispatchSpecificKey<Bool>()
private let exclusiveQueue: DispatchQueue = {
  let queue = DispatchQueue(label: "streams")
  queue.setSpecific(key: exclusiveMark, value: true)
  return queue
}()

/// A value that threads share, or nothing.
final class Shared<Value> {
  private var stored: Value?

  init(_ value: Value? = nil) {
    stored = value
  }

  var value: Value? {
    get { exclusively { stored } }
    set {
      // What it held is let go of outside, since that may run anything.
      let old = exclusively {
        let old = stored
        stored = newValue
        return old
      }
      _ = old
    }
  }

  /// Takes the value out: only one caller gets it.
  func take() -> Value? {
    exclusively {
      let value = stored
      stored = nil
      return value
    }
  }
}
