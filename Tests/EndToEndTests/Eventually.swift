// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Polls until the closure returns a value, and returns it.
///
/// The timeout only bounds a hang: it is far longer than any step takes on a busy machine. Throws `TimedOut`.
func eventually<Value>(
  _ description: String, within seconds: Double = 60, _ poll: () throws -> Value?
) throws -> Value {
  let deadline = ContinuousClock.now + .seconds(seconds)
  while true {
    if let value = try poll() { return value }
    guard ContinuousClock.now < deadline else {
      throw TimedOut(description: "timed out after \(seconds) s: \(description)")
    }
    Thread.sleep(forTimeInterval: 0.004)
  }
}

/// Polls until the condition holds.
func eventually(
  _ description: String, within seconds: Double = 60, _ condition: () throws -> Bool
) throws {
  try eventually(description, within: seconds) { try condition() ? () : nil } as Void
}

/// Waits until a file has a text. The error says what it has instead, and what `details` returns then.
func eventually(
  _ description: String, _ text: String, in file: URL, within seconds: Double = 30,
  details: () -> String = { "" }
) throws {
  var last: String?
  do {
    try eventually("\(description) \"\(text)\"", within: seconds) {
      last = try? String(contentsOf: file, encoding: .utf8)
      return last == text
    }
  } catch {
    throw TimedOut(description: "\(error), not \"\(last ?? "")\" \(details())")
  }
}
