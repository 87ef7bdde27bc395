// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
package import Snapback

/// A call with literal arguments in Swift source that makes an animation with a spring.
nonisolated package struct SpringCall: Equatable {
  /// The bytes of the call, from its period on.
  package let range: Range<Int>
  /// From 1.
  package let line: Int
  package let spring: Spring
  /// The name of the function.
  let name: String
  /// The parametrization of the arguments.
  package let parametrization: SpringTuning.Parametrization
  /// The arguments beside those of the spring, such as `blendDuration: 0.2`.
  let otherArguments: [String]
  /// The file that has it; empty if it is not known.
  package var path = ""

  var id: String { "\(path):\(range.lowerBound)" }

  /// All calls in a source, in order. Calls with arguments that are not numbers are left out, and so are those
  /// that make a `Spring` instead of an animation.
  package static func all(in source: String, at path: String = "") -> [SpringCall] {
    guard names.contains(where: { source.contains("." + $0) }) else { return [] }
    let bytes = Array(source.utf8)
    var calls: [SpringCall] = []
    for (index, spans) in SourceHighlighter(source).lines.enumerated() {
      for span in spans where span.kind == .plain {
        // Names after a period are parts of plain spans.
        for name in names {
          var rest = span.text[...]
          while let found = rest.range(of: "." + name) {
            rest = rest[found.upperBound...]
            if let next = rest.first, next.isLetter || next.isNumber || next == "_" { continue }
            let start = span.offset + span.text[..<found.lowerBound].utf8.count
            let end = start + 1 + name.utf8.count
            guard !isOtherMember(after: bytes[..<start]),
              let arguments = SpringArguments(bytes[end...].prefix(longest)),
              let spring = arguments.spring(of: name)
            else { continue }
            calls.append(
              SpringCall(
                range: start..<(end + arguments.length), line: index + 1, spring: spring,
                name: name,
                parametrization: arguments.parametrization(of: name),
                otherArguments: arguments.others, path: path))
          }
        }
      }
    }
    return calls.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static let names = [
    "spring", "bouncy", "snappy", "smooth", "interactiveSpring", "interpolatingSpring",
  ]

  /// The most bytes of arguments that are read.
  private static let longest = 300

  /// Whether a member after this text is not one of `Animation`: it is one of `Spring`, as in `Spring.bouncy` and
  /// `spring: .bouncy`, of a value, or of a key path.
  private static func isOtherMember(after before: ArraySlice<UInt8>) -> Bool {
    var text = String(decoding: before.suffix(40), as: UTF8.self)[...]
    if let last = text.last, last.isLetter || last.isNumber || "_)]}?!\\".contains(last),
      !text.hasSuffix("Animation")
    {
      return true
    }
    while text.last?.isWhitespace == true { text.removeLast() }
    return ["Spring", "spring:", "Spring =", ".spring(", ".interpolatingSpring("]
      .contains { text.hasSuffix($0) }
  }

  /// Returns whether it makes a spring with the same motion.
  package func makes(_ other: Spring) -> Bool { spring.moves(like: other) }

  /// Swift code for the same kind of animation with another spring. Arguments that do not belong to the spring are
  /// kept.
  package func code(_ spring: Spring, _ parametrization: SpringTuning.Parametrization) -> String {
    var code: String
    switch (name, parametrization) {
    case ("interactiveSpring", _):
      code = String(
        format: ".interactiveSpring(response: %.2f, dampingFraction: %.2f)", spring.response,
        spring.dampingRatio)
    case ("interpolatingSpring", .physics) where spring.dampingRatio <= 1:
      code = String(
        format: ".interpolatingSpring(mass: %.2f, stiffness: %.1f, damping: %.2f)", spring.mass,
        spring.springConstant, spring.damping)
    case ("interpolatingSpring", _):
      code = String(
        format: ".interpolatingSpring(duration: %.2f, bounce: %.2f)", spring.duration, spring.bounce
      )
    default:
      code = spring.swiftSource(parametrization)
    }
    guard !otherArguments.isEmpty else { return code }
    code.removeLast()
    return code + ", " + otherArguments.joined(separator: ", ") + ")"
  }
}

/// The literal arguments of a call that makes a spring: those of the function, or of the initializer of a `Spring`.
nonisolated private struct SpringArguments {
  /// The number of bytes with the parentheses; 0 without any.
  let length: Int
  /// The arguments that do not belong to the spring, as they are written.
  private(set) var others: [String] = []
  private var values: [String: Double] = [:]
  /// Whether they are those of `Spring(…)`.
  private var isNested = false
  private var allowsOverDamping = false

  /// Nil if the bytes after the name of a call are not literal arguments.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.first == UInt8(ascii: "(") else {
      length = 0
      return
    }
    var depth = 0
    guard
      let close = bytes.firstIndex(where: {
        if $0 == UInt8(ascii: "(") { depth += 1 }
        if $0 == UInt8(ascii: ")") { depth -= 1 }
        return depth == 0
      })
    else { return nil }
    length = close + 1 - bytes.startIndex
    let text = String(decoding: bytes[(bytes.startIndex + 1)..<close], as: UTF8.self)
    guard let nested = ["Spring(", ".init("].first(where: Self.trimmed(text).hasPrefix) else {
      guard read(text) else { return nil }
      return
    }
    isNested = true
    guard let begin = text.range(of: nested)?.upperBound, let end = text.firstIndex(of: ")"),
      begin <= end, read(String(text[begin..<end])), others.isEmpty
    else { return nil }
    let after = Self.trimmed(String(text[text.index(after: end)...]))
    guard after.isEmpty || after.first == "," && read(String(after.dropFirst())) else { return nil }
  }

  /// Reads a list of arguments. Returns false if one of them is not a literal with a label.
  private mutating func read(_ text: String) -> Bool {
    for argument in text.split(separator: ",") where !Self.trimmed(String(argument)).isEmpty {
      let parts = argument.split(separator: ":").map { Self.trimmed(String($0)) }
      guard parts.count == 2 else { return false }
      if parts[0] == "allowOverDamping", parts[1] == "true" || parts[1] == "false" {
        allowsOverDamping = parts[1] == "true"
        continue
      }
      guard let value = Double(parts[1]) else { return false }
      if ["blendDuration", "initialVelocity"].contains(parts[0]) {
        others.append("\(parts[0]): \(parts[1])")
      } else {
        values[parts[0]] = value
      }
    }
    return true
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The spring that a function makes with them; nil if it has no such arguments.
  func spring(of name: String) -> Spring? {
    let labels = Set(values.keys)
    func value(_ label: String, _ standard: Double) -> Double { values[label] ?? standard }
    if let bounce = ["bouncy": 0.3, "snappy": 0.15, "smooth": 0][name] {
      guard !isNested, others.isEmpty, labels.isSubset(of: ["duration", "extraBounce"]) else {
        return nil
      }
      return Spring(duration: value("duration", 0.5), bounce: bounce + value("extraBounce", 0))
    }
    if name == "interactiveSpring", !isNested {
      if labels.isSubset(of: ["duration", "extraBounce"]) {
        return Spring(
          duration: value("duration", 0.15), bounce: 0.15 + value("extraBounce", 0))
      }
      guard labels.isSubset(of: ["response", "dampingFraction"]) else { return nil }
      return Spring(
        response: value("response", 0.15), dampingRatio: value("dampingFraction", 0.86))
    }
    if name == "interpolatingSpring", length == 0 { return nil }
    if labels.isSubset(of: ["duration", "bounce"]) {
      return Spring(duration: value("duration", 0.5), bounce: value("bounce", 0))
    }
    if isNested, labels == ["response", "dampingRatio"] {
      return Spring(response: value("response", 0), dampingRatio: value("dampingRatio", 0))
    }
    if isNested || name == "interpolatingSpring" {
      guard labels.isSubset(of: ["mass", "stiffness", "damping"]),
        let stiffness = values["stiffness"],
        let damping = values["damping"]
      else { return nil }
      return Spring(
        mass: value("mass", 1), stiffness: stiffness, damping: damping,
        allowOverDamping: allowsOverDamping)
    }
    guard labels.isSubset(of: ["response", "dampingFraction"]) else { return nil }
    return Spring(
      response: value("response", 0.5), dampingRatio: value("dampingFraction", 0.825))
  }

  /// The parametrization in which a function has them.
  func parametrization(of name: String) -> SpringTuning.Parametrization {
    if values["stiffness"] != nil { return .physics }
    if values["response"] != nil || values["dampingFraction"] != nil { return .response }
    return name == "interactiveSpring" ? .response : .duration
  }
}
