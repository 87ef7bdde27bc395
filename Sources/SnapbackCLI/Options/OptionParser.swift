// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// Parses option values.
nonisolated package enum OptionParser {
  /// Parses `390x844`: two numbers, each at least 0. `StageGeometry` checks whether the size can be drawn.
  package static func size(_ text: String, option: String = "--size") throws(ProgramError) -> CGSize
  {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = number(parts[0]), let height = number(parts[1]) else {
      throw .malformed(option: option, value: text, .size)
    }
    return CGSize(width: width, height: height)
  }

  /// Parses a display scale in pixels per point, 0.5 to 8.
  package static func scale(_ text: String) throws(ProgramError) -> CGFloat {
    guard let scale = number(text), scale >= 0.5, scale <= 8 else {
      throw .malformed(option: "--scale", value: text, .scale)
    }
    return scale
  }

  /// Parses the factor for texts, 0.5 to 3.2: what desktops set, and the largest text size.
  package static func textScale(_ text: String) throws(ProgramError) -> Double {
    guard let factor = number(text), factor >= 0.5, factor <= 3.2 else {
      throw .malformed(option: "--text-scale", value: text, .textScale)
    }
    return factor
  }

  /// Parses a time in seconds, 0 to 86400 (one day).
  package static func time(
    _ text: String, option: String = "--at"
  ) throws(ProgramError) -> Double {
    guard let time = number(text), time <= 86400 else {
      throw .malformed(option: option, value: text, .time)
    }
    return time
  }

  /// Parses a playback speed, 0.01 to 10: scene seconds per real second.
  package static func speed(_ text: String) throws(ProgramError) -> Double {
    guard let speed = number(text), speed >= 0.01, speed <= 10 else {
      throw .malformed(option: "--speed", value: text, .speed)
    }
    return speed
  }

  /// Parses a plain decimal number: ASCII digits and an optional point; no sign, exponent, `nan` or `inf`.
  static func number(_ text: some StringProtocol) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
    return Double(text)
  }

  /// Returns the text without leading and trailing whitespace.
  static func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }
}
