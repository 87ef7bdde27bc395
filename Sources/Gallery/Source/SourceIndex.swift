// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// Finds declarations and gestures in Swift source.
nonisolated package struct SourceIndex {
  /// The lines with spaces in place of comments and strings.
  private let lines: [String]
  /// The lines with spaces in place of comments, of the same lengths in bytes.
  private let code: [String]
  /// For each line, from 0, the last one of the braces that open in it or after it.
  private let ends: [Int]

  package init(_ source: String) {
    let spans = SourceHighlighter(source).lines
    func lines(without kinds: [SourceSpan.Kind]) -> [String] {
      spans.map { line in
        line.map { span in
          kinds.contains(span.kind)
            ? String(repeating: " ", count: span.text.utf8.count) : span.text
        }.joined()
      }
    }
    self.lines = lines(without: [.comment, .string])
    code = lines(without: [.comment])
    ends = Self.ends(of: self.lines)
  }

  /// The line, from 1, at which a gesture of a view is declared: the only declaration of its kind in the
  /// view that can have begun under the condition, or else the declaration of the view. Nil if the source does not
  /// declare the view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture's name in logs, such as `drag` or `long press then drag`.
  ///   - condition: The condition that began it, such as `Moved 10 points`; nil if it is not known.
  package func line(ofGesture gesture: String, in view: String, begunBy condition: String? = nil)
    -> Int?
  {
    guard let first = bodies(of: view).first else { return nil }
    return (onlyLine(ofGesture: gesture, in: view, condition) ?? first.lowerBound) + 1
  }

  /// The line, from 0, of the only declaration of a gesture's kind in a view; nil if there are none or several.
  private func onlyLine(ofGesture gesture: String, in view: String, _ condition: String?) -> Int? {
    let words = Self.words(for: gesture)
    let found = bodies(of: view).flatMap { range in
      range.filter { index in words.contains { lines[index].contains($0) } }
    }
    guard found.count > 1 else { return found.first }
    guard !Self.isComposed(gesture) else { return nil }
    let begun = found.filter { line in
      call(of: gesture, at: line).map { Self.canBegin($0, gesture, condition) } ?? true
    }
    return begun.count == 1 ? begun[0] : nil
  }

  /// Returns whether a gesture that is declared by a call can begin under a condition: the number in it is the
  /// argument of the call, or the default.
  private static func canBegin(_ call: String, _ gesture: String, _ condition: String?) -> Bool {
    func argument(_ label: String) -> Substring? {
      call.range(of: label + ": ").map { range in
        call[range.upperBound...].prefix { $0.isNumber || $0.isLetter || $0 == "." || $0 == "_" }
      }
    }
    func isNumber(_ label: String, _ value: Double, standard: Double) -> Bool {
      guard let text = argument(label) else { return value == standard }
      return Double(text).map { $0 == value } ?? true
    }
    let number = condition?.split(separator: " ").lazy.compactMap { Double($0) }.first
    switch kind(of: gesture).prefix(while: { !$0.isNumber }) {
    case let kind where kind.hasPrefix("drag"):
      return number.map { isNumber("minimumDistance", $0, standard: 10) } ?? true
    case let kind where kind.hasPrefix("long press"):
      return number.map { isNumber("minimumDuration", $0, standard: 0.5) } ?? true
    case let kind where kind.hasPrefix("double tap"): return isNumber("count", 2, standard: 1)
    case let kind where kind.hasPrefix("tap"): return isNumber("count", 1, standard: 1)
    default: return true
    }
  }

  /// The line, from 1, at which a type is declared or first extended; nil if it is not in the source.
  package func line(ofType type: String) -> Int? {
    bodies(of: type).first.map { $0.lowerBound + 1 }
  }

  /// The innermost type whose declaration or extension has a line, from 1; nil outside of types.
  package func type(at line: Int) -> String? {
    var found: String?
    for index in lines.indices.prefix(line) {
      guard let name = declaredType(at: index), ends[index] >= line - 1 else { continue }
      found = name
    }
    return found
  }

  /// The source of a view's gesture, such as `DragGesture(minimumDistance: 0)`, without its actions;
  /// nil for a composed gesture, whose parts have declarations of their own, and if its line is not known or has no
  /// such call.
  package func declaration(
    ofGesture gesture: String, in view: String, begunBy condition: String? = nil
  ) -> String? {
    guard !Self.isComposed(gesture), let line = onlyLine(ofGesture: gesture, in: view, condition)
    else { return nil }
    return call(of: gesture, at: line)
  }

  /// The call in a line, from 0, and in those after it that declares a gesture, without its actions.
  private func call(of gesture: String, at line: Int) -> String? {
    let words = Self.words(for: gesture)
    let text = lines[line...].prefix(6).joined(separator: " ")
    guard let start = words.compactMap({ text.range(of: $0)?.lowerBound }).min() else { return nil }
    let call = text[start...]
    let name = call.prefix { $0.isLetter || $0.isNumber }
    guard call.dropFirst(name.count).first == "(" else { return String(name) }
    var depth = 0
    for index in call.indices {
      if call[index] == "(" { depth += 1 }
      guard call[index] == ")" else { continue }
      depth -= 1
      if depth == 0 {
        let utf8 = text.utf8
        let from = utf8.distance(from: utf8.startIndex, to: start)
        let length = utf8.distance(from: start, to: call.index(after: index))
        let bytes = code[line...].prefix(6).joined(separator: " ").utf8
        return String(decoding: bytes.dropFirst(from).prefix(length), as: UTF8.self)
          .split(separator: " ").joined(separator: " ")
          .replacing("( ", with: "(").replacing(" )", with: ")")
      }
    }
    return String(name)
  }

  /// The name of a gesture without those of the gestures that it is a part of.
  private static func kind(of gesture: String) -> Substring {
    gesture.split(separator: ":").last.map { $0.drop { $0 == " " } } ?? ""
  }

  private static func isComposed(_ gesture: String) -> Bool {
    let kind = kind(of: gesture)
    return [" with ", " or ", " then "].contains { kind.contains($0) }
  }

  private static func words(for gesture: String) -> [String] {
    let kind = kind(of: gesture)
    return words.first { kind.hasPrefix($0.name) }?.words ?? []
  }

  private static let words: [(name: String, words: [String])] = [
    ("drag", ["DragGesture"]),
    ("long press", ["LongPressGesture", "onLongPressGesture"]),
    ("magnify", ["MagnifyGesture", "MagnificationGesture"]),
    ("rotate", ["RotateGesture", "RotationGesture"]),
    ("press", ["Button(", "Button {"]),
    ("tap", ["onTapGesture", "TapGesture"]),
    ("double tap", ["onTapGesture", "TapGesture"]),
  ]

  /// The lines of the declaration of a type and of its extensions, from 0.
  private func bodies(of type: String) -> [ClosedRange<Int>] {
    lines.indices.compactMap { index in
      declaredType(at: index) == type ? index...ends[index] : nil
    }
  }

  /// The name of the type that is declared or extended in a line, from 0.
  private func declaredType(at index: Int) -> String? {
    let words = lines[index].split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let keyword = words.firstIndex(where: { Self.declarations.contains($0) }),
      words.indices.contains(keyword + 1)
    else { return nil }
    return String(words[keyword + 1])
  }

  private static let declarations: Set<Substring> = [
    "struct", "class", "enum", "actor", "extension",
  ]

  /// The ends of all lines, in one pass: a closing brace ends the lines before it that began as deep as it leads.
  private static func ends(of lines: [String]) -> [Int] {
    var ends = [Int](repeating: lines.count - 1, count: lines.count)
    var open: [(line: Int, depth: Int)] = []
    var depth = 0
    for (index, line) in lines.enumerated() {
      open.append((index, depth))
      for byte in line.utf8 {
        if byte == UInt8(ascii: "{") { depth += 1 }
        guard byte == UInt8(ascii: "}") else { continue }
        depth -= 1
        while let last = open.last, last.depth >= depth {
          ends[last.line] = index
          open.removeLast()
        }
      }
    }
    return ends
  }
}
