// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

extension Shaper {
  /// The size of synthetic small capitals relative to full capitals.
  static let smallCapsSize = 0.78

  /// Returns the text with synthetic small capitals: in runs whose font has none, each sequence of
  /// letters that are to be small becomes a separate run of smaller capitals.
  func withSmallCaps(_ text: StyledText) -> StyledText {
    guard text.runs.contains(where: lacksSmallCaps) else { return text }
    var text = text
    text.runs = text.runs.flatMap { run -> [StyledText.Run] in
      guard lacksSmallCaps(run) else { return [run] }
      var run = run
      if run.symbol != nil || run.string.isEmpty {
        run.font.hasSmallCaps = false
        run.font.hasSmallUppercase = false
        return [run]
      }
      var runs: [StyledText.Run] = []
      var wasSmall: Bool?
      for character in run.string {
        let isSmall =
          run.font.hasSmallCaps && character.isLowercase
          || run.font.hasSmallUppercase && character.isUppercase
        if isSmall != wasSmall {
          var next = run
          next.string = ""
          // The flag stays set on the small runs only; the line's height is computed from it.
          next.font.hasSmallCaps = isSmall
          next.font.hasSmallUppercase = false
          if isSmall { next.font.size *= Self.smallCapsSize }
          runs.append(next)
          wasSmall = isSmall
        }
        runs[runs.count - 1].string += isSmall ? character.uppercased() : String(character)
      }
      return runs
    }
    return text
  }
}
