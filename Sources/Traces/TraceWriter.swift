// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
package import Gestures

/// Formats a trace line by line, during a recording.
///
/// It returns text; the caller stores it. Each line is complete, so that an interrupted recording can
/// be read up to the interruption.
package struct TraceWriter: Sendable {
  /// The header, with its line end.
  package let header: String
  private var line = 1
  private var time = 0.0
  private var frameTime = 0.0

  /// Creates a writer; `withFrames` is needed for `text(frameAt:)`.
  ///
  /// Errors: a size or scale that is not finite or not above 0.
  package init(_ header: TraceHeader, withFrames: Bool = false) throws(TraceError) {
    do throws(TraceError.Fault) {
      self.header = try Self.text(header, version: withFrames ? 2 : 1)
    } catch {
      throw TraceError(line: 1, fault: error)
    }
  }

  /// The event's line, with its line end.
  ///
  /// Errors: a number that is not finite, a negative time or size, a scale of 0 or below, a time
  /// before the last event's, modifiers without a name. After an error the writer can be used for
  /// other events.
  package mutating func text(_ event: InputEvent) throws(TraceError) -> String {
    do throws(TraceError.Fault) {
      let fields = try Self.fields(event)
      guard event.time >= time else { throw .timeGoesBack(from: time, to: event.time) }
      time = event.time
      line += 1
      return Self.line(fields)
    } catch {
      throw TraceError(line: line + 1, fault: error)
    }
  }

  /// The line of a frame that was drawn after the events so far, with its line end.
  ///
  /// Errors: a time that is negative, not finite, or before the last frame's.
  package mutating func text(frameAt time: Double) throws(TraceError) -> String {
    do throws(TraceError.Fault) {
      let spelling = try Self.number("frame", time, .numberFromZero)
      guard time >= frameTime else { throw .timeGoesBack(from: frameTime, to: time) }
      frameTime = time
      line += 1
      return Self.line([("frame", spelling)])
    } catch {
      throw TraceError(line: line + 1, fault: error)
    }
  }

  private static func text(
    _ header: TraceHeader, version: Int
  ) throws(TraceError.Fault) -> String {
    line([
      ("format", JSONValue.quoted(TraceHeader.format)), ("version", "\(version)"),
      ("scene", JSONValue.quoted(header.scene)),
      ("size", try pair("size", header.size, .twoNumbersAboveZero)),
      ("scale", try number("scale", header.scale, .numberAboveZero)),
    ])
  }

  private static func fields(_ event: InputEvent) throws(TraceError.Fault) -> [Field] {
    let time: Field = ("t", try number("t", event.time, .numberFromZero))
    switch event {
    case .pointer(let sample):
      var fields = [time, ("pointer", JSONValue.quoted(sample.phase.rawValue))]
      fields.append(("at", try pair("at", sample.location)))
      if sample.device != .mouse {
        fields.append(("device", JSONValue.quoted(sample.device.rawValue)))
      }
      if sample.pointer != 0 { fields.append(("id", "\(sample.pointer)")) }
      if sample.button != .left {
        fields.append(("button", JSONValue.quoted(sample.button.rawValue)))
      }
      return fields + (try modifiers(sample.modifiers))
    case .wheel(let sample):
      let deltas = CGSize(width: sample.deltaX, height: sample.deltaY)
      return [
        time, ("wheel", try pair("wheel", deltas)), ("at", try pair("at", sample.location)),
      ] + (try modifiers(sample.modifiers))
    case .key(let sample):
      var fields = [time, ("key", JSONValue.quoted(sample.key))]
      fields.append(("down", sample.isDown ? "true" : "false"))
      if sample.isRepeat { fields.append(("repeat", "true")) }
      return fields + (try modifiers(sample.modifiers))
    case .text(let sample):
      var fields = [time, ("text", JSONValue.quoted(sample.text))]
      if sample.kind != .typed { fields.append(("kind", JSONValue.quoted(sample.kind.rawValue))) }
      if let selection = sample.selection {
        fields.append(("selection", "[\(selection.lowerBound),\(selection.upperBound)]"))
      }
      return fields
    case .resize(_, let size, let scale):
      return [
        time, ("resize", try pair("resize", size, .twoNumbersFromZero)),
        ("scale", try number("scale", scale, .numberAboveZero)),
      ]
    case .interruption(_, let cause):
      return [time, ("interruption", JSONValue.quoted(cause.rawValue))]
    }
  }

  private static func modifiers(_ modifiers: Modifiers) throws(TraceError.Fault) -> [Field] {
    let named = Modifiers.names.filter { modifiers.contains($0.modifier) }
    guard Modifiers(named.map(\.modifier)) == modifiers else {
      throw .unnamedModifiers(rawValue: modifiers.rawValue)
    }
    if named.isEmpty { return [] }
    return [("mods", "[" + named.map { JSONValue.quoted($0.name) }.joined(separator: ",") + "]")]
  }

  private static func pair(_ field: String, _ point: CGPoint) throws(TraceError.Fault) -> String {
    try pair(field, CGSize(width: point.x, height: point.y))
  }

  private static func pair(
    _ field: String, _ size: CGSize, _ expected: TraceError.Expectation = .twoNumbers
  ) throws(TraceError.Fault) -> String {
    guard expected.allows(size.width), expected.allows(size.height) else {
      throw .wrong(field: field, found: "[\(size.width),\(size.height)]", expected: expected)
    }
    return "[" + spelling(size.width) + "," + spelling(size.height) + "]"
  }

  private static func number(
    _ field: String, _ number: Double, _ expected: TraceError.Expectation
  ) throws(TraceError.Fault) -> String {
    guard expected.allows(number) else {
      throw .wrong(field: field, found: "\(number)", expected: expected)
    }
    return spelling(number)
  }

  /// The shortest decimal that parses to the same number; integers without a decimal point.
  private static func spelling(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private typealias Field = (name: String, json: String)

  private static func line(_ fields: [Field]) -> String {
    "{" + fields.map { "\"\($0.name)\":\($0.json)" }.joined(separator: ",") + "}\n"
  }
}

extension Trace {
  /// The whole trace as text. Errors are those of `TraceWriter`.
  package func text() throws(TraceError) -> String {
    var writer = try TraceWriter(header, withFrames: !frames.isEmpty)
    var text = writer.header
    var written = 0
    for frame in frames {
      for event in events[written..<frame.eventCount] { text += try writer.text(event) }
      written = frame.eventCount
      text += try writer.text(frameAt: frame.time)
    }
    for event in events[written...] { text += try writer.text(event) }
    return text
  }
}
