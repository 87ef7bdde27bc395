// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import SystemStrings

/// The settings and expectations of a trace's test: the lines of the file `NAME.test` beside `NAME.trace`, and of the
/// trace's comments that start with `//@`.
nonisolated package struct TraceTestPlan: Equatable, Sendable {
  /// The frame whose picture is compared.
  package enum Moment: Equatable, Sendable {
    /// The first frame at or after a time, in seconds.
    case time(Double)
    /// The last frame, after all animations have settled.
    case end
  }

  /// The Swift file or folder on which the trace is played, relative to the trace; nil for the trace's scene.
  package var source: String?
  /// The view of the source: a type name or the title of a preview.
  package var view: String?
  package var expectations: [MotionExpectation] = []
  /// In the order of the lines; the end by default.
  package var pictures: [Moment] = [.end]
  /// The largest difference of a color channel, of 255, that counts as equal.
  package var tolerance = 0
  package var prefersDark = false
  package var reducesMotion = false

  package init() {}

  /// The lines of a trace that belong to its test, with their numbers.
  package static func lines(ofTrace text: String) -> [(number: Int, text: Substring)] {
    lines(of: text).compactMap { line in
      line.text.hasPrefix("//@") ? (line.number, line.text.dropFirst(3)) : nil
    }
  }

  /// The lines of a text with their numbers, from 1.
  package static func lines(of text: String) -> [(number: Int, text: Substring)] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map {
      ($0.offset + 1, $0.element)
    }
  }

  /// Adds lines: each is empty, a comment that starts with `#` or `//`, or a word and its value.
  package mutating func add(_ lines: [(number: Int, text: Substring)]) throws(TraceTestFault) {
    for line in lines {
      let text = OptionParser.trimmed(line.text)
      guard !text.isEmpty, !text.hasPrefix("#"), !text.hasPrefix("//") else { continue }
      let word = text.prefix { !$0.isWhitespace }
      let value = OptionParser.trimmed(text.dropFirst(word.count))
      if let message = add(String(word), value) {
        throw TraceTestFault(line: line.number, message: message)
      }
    }
    if isDefault, !marks.isEmpty { pictures = marks }
  }

  /// The pictures that lines have named.
  private var marks: [Moment] = []
  private var isDefault = true

  /// Adds a line. Returns the problem with it; nil if it is valid.
  private mutating func add(_ word: String, _ value: String) -> String? {
    switch word {
    case "source" where !value.isEmpty: source = value
    case "view" where !value.isEmpty: view = value
    case "expect":
      do throws(ProgramError) {
        expectations.append(try MotionExpectation(value, option: "expect"))
      } catch {
        return error.message
      }
    case "picture": return addPicture(value)
    case "tolerance":
      guard let tolerance = Int(value), (0...255).contains(tolerance) else {
        return "tolerance expects a whole number from 0 to 255, not \(PrintableText.quoted(value))"
      }
      self.tolerance = tolerance
    case "appearance" where ["light", "dark"].contains(value): prefersDark = value == "dark"
    case "appearance": return "appearance expects light or dark, not \(PrintableText.quoted(value))"
    case "reduce-motion" where ["on", "off"].contains(value): reducesMotion = value == "on"
    case "reduce-motion":
      return "reduce-motion expects on or off, not \(PrintableText.quoted(value))"
    case "source", "view": return "\(word) expects a name"
    default:
      return "unknown word \(PrintableText.quoted(word)); use \(Self.words.joined(separator: ", "))"
    }
    return nil
  }

  private mutating func addPicture(_ value: String) -> String? {
    switch value {
    case "end": marks.append(.end)
    case "none":
      isDefault = false
      pictures = []
    default:
      guard let time = OptionParser.number(value), (0...TraceFile.longestDuration).contains(time)
      else {
        return "picture expects a time in seconds, end or none, not \(PrintableText.quoted(value))"
      }
      marks.append(.time(time))
    }
    return nil
  }

  private static let words = [
    "source", "view", "expect", "picture", "tolerance", "appearance", "reduce-motion",
  ]

  package static func == (a: TraceTestPlan, b: TraceTestPlan) -> Bool {
    a.source == b.source && a.view == b.view && a.expectations == b.expectations
      && a.pictures == b.pictures && a.tolerance == b.tolerance && a.prefersDark == b.prefersDark
      && a.reducesMotion == b.reducesMotion
  }
}

nonisolated extension TraceTestPlan.Moment {
  /// The suffix of the picture's name after the trace's: nothing, or the time such as `-0.25s`.
  package var suffix: String {
    guard case .time(let time) = self else { return "" }
    let text = "\(time)"
    return "-" + (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + "s"
  }
}
