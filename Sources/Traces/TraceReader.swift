// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gestures

/// Parses a trace line by line.
struct TraceReader {
  private(set) var header: TraceHeader?
  private(set) var events: [InputEvent] = []
  private(set) var frames: [TraceFrame] = []
  private var version = 1

  mutating func read(_ line: [UInt8], isUnfinished: Bool) throws(TraceError.Fault) {
    let start = line.firstIndex { $0 != 0x20 && $0 != 0x09 && $0 != 0x0d } ?? line.endIndex
    if start == line.endIndex || line[start...].starts(with: "//".utf8) { return }
    if header == nil {
      header = try header(line, start: start)
      return
    }
    let members: [JSONMember]
    do throws(TraceError.Fault) {
      members = try JSONLineParser.members(of: line)
    } catch {
      if isUnfinished, case .notJSON(_, nil, _) = error { throw .cutOff }
      throw error
    }
    let fields = try TraceFields(members)
    if version >= 2, fields.names.contains("frame") { return try readFrame(fields) }
    let event = try event(fields)
    let last = events.last?.time ?? 0
    guard event.time >= last else { throw .timeGoesBack(from: last, to: event.time) }
    events.append(event)
  }

  private mutating func readFrame(_ fields: TraceFields) throws(TraceError.Fault) {
    try fields.allow(["frame"])
    let time = try fields.number("frame", .numberFromZero)
    let last = frames.last?.time ?? 0
    guard time >= last else { throw .timeGoesBack(from: last, to: time) }
    frames.append(TraceFrame(time: time, eventCount: events.count))
  }

  private mutating func header(_ line: [UInt8], start: Int) throws(TraceError.Fault) -> TraceHeader
  {
    guard line[start] == UInt8(ascii: "{") else { throw .noHeader }
    let fields = try TraceFields(JSONLineParser.members(of: line))
    guard fields.names.contains("format"), try fields.text("format") == TraceHeader.format else {
      throw .noHeader
    }
    let version = try fields.wholeNumber("version")
    guard version >= 1 else {
      throw .wrong(field: "version", found: "\(version)", expected: .oneOf(["1", "2"]))
    }
    guard version <= TraceHeader.version else {
      throw .newerVersion(found: version, newest: TraceHeader.version)
    }
    try fields.allow(["format", "version", "scene", "size", "scale"])
    self.version = version
    let (width, height) = try fields.pair("size", .twoNumbersAboveZero)
    return TraceHeader(
      scene: try fields.text("scene"), size: CGSize(width: width, height: height),
      scale: try fields.number("scale", .numberAboveZero, otherwise: 1))
  }

  private func event(_ fields: TraceFields) throws(TraceError.Fault) -> InputEvent {
    let kinds = ["pointer", "wheel", "key", "text", "resize", "interruption"]
    let named = fields.names.filter(kinds.contains)
    guard let kind = named.first else {
      throw .noEvent(fields: TraceFields.excerpt(of: fields.names))
    }
    guard named.count == 1 else { throw .severalEvents(fields: named) }
    let time = try fields.number("t", .numberFromZero)
    switch kind {
    case "pointer": return .pointer(try pointer(fields, time: time))
    case "wheel": return .wheel(try wheel(fields, time: time))
    case "key": return .key(try key(fields, time: time))
    case "text": return .text(try text(fields, time: time))
    case "resize": return try resize(fields, time: time)
    default:
      try fields.allow(["t", "interruption"])
      let cause = try fields.choice("interruption", InputEvent.Interruption.self)
      return .interruption(time: time, cause)
    }
  }

  private func pointer(
    _ fields: TraceFields, time: Double
  ) throws(TraceError.Fault) -> PointerSample {
    try fields.allow(["t", "pointer", "at", "device", "id", "button", "mods"])
    let (x, y) = try fields.pair("at")
    return PointerSample(
      time: time,
      device: try fields.choice("device", PointerSample.Device.self, otherwise: .mouse),
      phase: try fields.choice("pointer", PointerSample.Phase.self),
      location: CGPoint(x: x, y: y),
      pointer: try fields.wholeNumber("id", otherwise: 0),
      button: try fields.choice("button", PointerSample.Button.self, otherwise: .left),
      modifiers: try modifiers(fields))
  }

  private func wheel(_ fields: TraceFields, time: Double) throws(TraceError.Fault) -> WheelSample {
    try fields.allow(["t", "wheel", "at", "mods"])
    let (deltaX, deltaY) = try fields.pair("wheel")
    let (x, y) = try fields.pair("at")
    return WheelSample(
      time: time, location: CGPoint(x: x, y: y), deltaX: deltaX, deltaY: deltaY,
      modifiers: try modifiers(fields))
  }

  private func key(_ fields: TraceFields, time: Double) throws(TraceError.Fault) -> KeySample {
    try fields.allow(["t", "key", "down", "repeat", "mods"])
    return KeySample(
      time: time, key: try fields.text("key"),
      isDown: try fields.boolean("down", otherwise: true),
      isRepeat: try fields.boolean("repeat", otherwise: false),
      modifiers: try modifiers(fields))
  }

  private func text(_ fields: TraceFields, time: Double) throws(TraceError.Fault) -> TextSample {
    try fields.allow(["t", "text", "kind", "selection"])
    return TextSample(
      time: time, text: try fields.text("text"),
      kind: try fields.choice("kind", TextSample.Kind.self, otherwise: .typed),
      selection: try fields.range("selection"))
  }

  private func resize(_ fields: TraceFields, time: Double) throws(TraceError.Fault) -> InputEvent {
    try fields.allow(["t", "resize", "scale"])
    let (width, height) = try fields.pair("resize", .twoNumbersFromZero)
    let scale = try fields.number("scale", .numberAboveZero, otherwise: currentScale)
    return .resize(time: time, size: CGSize(width: width, height: height), scale: scale)
  }

  /// The number of pixels per point at the end of the lines read so far.
  private var currentScale: Double {
    for case .resize(_, _, let scale) in events.reversed() { return scale }
    return Double(header?.scale ?? 1)
  }

  private func modifiers(_ fields: TraceFields) throws(TraceError.Fault) -> Modifiers {
    let names = try fields.names("mods", among: Modifiers.names.map(\.name))
    return Modifiers(Modifiers.names.filter { names.contains($0.name) }.map(\.modifier))
  }
}
