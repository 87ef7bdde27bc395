// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Snapback

/// A call with literal arguments in Swift source that makes an animation with a spring.
nonisolated package struct SpringCall: Equatable {
  /// The bytes of the call, from its period on.
  package let range: Range<Int>
  /// From 1.
  package let line: Int
  package let spring: Spring
  /// The file that has it; empty if it is not known.
  package var path = ""

  /// All calls in a source, in order. Calls with arguments that are not numbers are left out.
  package static func all(in source: String, at path: String = "") -> [SpringCall] {
    guard names.contains(where: { source.contains("." + $0) }) else { return [] }
    var calls: [SpringCall] = []
    for (index, spans) in SourceHighlighter(source).lines.enumerated() {
      for (position, span) in spans.enumerated() where span.kind == .plain {
        // Names after a period are parts of plain spans.
        for name in names {
          var rest = span.text[...]
          while let found = rest.range(of: "." + name) {
            rest = rest[found.upperBound...]
            if let next = rest.first, next.isLetter || next.isNumber || next == "_" { continue }
            let start = span.offset + span.text[..<found.lowerBound].utf8.count
            let tail = tail(rest, spans[(position + 1)...])
            guard let (spring, length) = spring(name, tail) else { continue }
            let end = start + 1 + name.utf8.count + length
            calls.append(
              SpringCall(range: start..<end, line: index + 1, spring: spring, path: path))
          }
        }
      }
    }
    return calls.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static let names = ["spring", "bouncy", "snappy", "smooth"]

  /// The rest of the line after the name of a call, as far as its arguments may go.
  private static func tail(_ rest: Substring, _ spans: ArraySlice<SourceSpan>) -> String {
    var tail = String(rest.prefix(longest))
    guard tail.utf8.count == rest.utf8.count else { return tail }
    for span in spans {
      guard tail.count < longest else { break }
      tail += span.text.prefix(longest)
    }
    return tail
  }

  /// The most characters of arguments that are read.
  private static let longest = 200

  /// The spring of a call with the text after its name, and the length of its arguments in bytes.
  private static func spring(_ name: String, _ tail: String) -> (Spring, Int)? {
    guard tail.first == "(" else { return make(name, [:]).map { ($0, 0) } }
    guard let close = tail.firstIndex(of: ")") else { return nil }
    var values: [String: Double] = [:]
    let text = tail[tail.index(after: tail.startIndex)..<close]
    for argument in text.split(separator: ",") {
      let parts = argument.split(separator: ":").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard parts.count == 2, let value = Double(parts[1]) else { return nil }
      values[parts[0]] = value
    }
    let length = tail[...close].utf8.count
    return make(name, values).map { ($0, length) }
  }

  private static func make(_ name: String, _ values: [String: Double]) -> Spring? {
    let labels = Set(values.keys)
    if name != "spring" {
      guard labels.isSubset(of: ["duration", "extraBounce"]) else { return nil }
      let bounce = name == "bouncy" ? 0.3 : name == "snappy" ? 0.15 : 0
      return Spring(
        duration: values["duration"] ?? 0.5, bounce: bounce + (values["extraBounce"] ?? 0))
    }
    if labels.isSubset(of: ["duration", "bounce", "blendDuration"]) {
      return Spring(duration: values["duration"] ?? 0.5, bounce: values["bounce"] ?? 0)
    }
    guard labels.isSubset(of: ["response", "dampingFraction", "blendDuration"]) else { return nil }
    return Spring(
      response: values["response"] ?? 0.5, dampingRatio: values["dampingFraction"] ?? 0.825)
  }

  /// Returns whether it makes a spring with the same motion.
  package func makes(_ other: Spring) -> Bool {
    abs(spring.duration - other.duration) < 1e-3 && abs(spring.bounce - other.bounce) < 1e-3
  }
}
