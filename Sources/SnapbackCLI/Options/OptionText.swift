// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// Reads the values of options, which come as the user typed them.
nonisolated package enum OptionText {
  /// `390x844`: two numbers above 0 or at it; which sizes can be drawn is not judged here.
  package static func size(_ text: String, option: String = "--size") throws(ProgramError) -> CGSize
  {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = number(parts[0]), let height = number(parts[1]) else {
      throw .malformed(option: option, value: text, .size)
    }
    return CGSize(width: width, height: height)
  }

  /// Pixels to a point, 0.5 to 8.
  package static func scale(_ text: String) throws(ProgramError) -> CGFloat {
    guard let scale = number(text), scale >= 0.5, scale <= 8 else {
      throw .malformed(option: "--scale", value: text, .scale)
    }
    return scale
  }

  /// Seconds, from 0 to a day.
  package static func time(
    _ text: String, option: String = "--at"
  ) throws(ProgramError) -> Double {
    guard let time = number(text), time <= 86400 else {
      throw .malformed(option: option, value: text, .time)
    }
    return time
  }

  /// Seconds of a scene to a second of everybody else's, 0.01 to 10.
  package static func speed(_ text: String) throws(ProgramError) -> Double {
    guard let speed = number(text), speed >= 0.01, speed <= 10 else {
      throw .malformed(option: "--speed", value: text, .speed)
    }
    return speed
  }

  /// Digits with or without a point, as people write them: no signs, no exponents, no `nan`.
  static func number(_ text: some StringProtocol) -> Double? {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }) else { return nil }
    return Double(text)
  }

  /// The text without blanks before and after it.
  static func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }
}
