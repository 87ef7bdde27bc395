// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing

extension Shaper {
  /// How large small capitals are beside the others, where a font has none of its own.
  static let smallCapsSize = 0.78

  /// The text with capitals in place of the small letters of runs whose font has no small capitals:
  /// each stretch of them is a run of its own, and smaller.
  func withSmallCaps(_ text: StyledText) -> StyledText {
    guard text.runs.contains(where: lacksSmallCaps) else { return text }
    var text = text
    text.runs = text.runs.flatMap { run -> [StyledText.Run] in
      guard lacksSmallCaps(run) else { return [run] }
      var run = run
      if run.symbol != nil || run.string.isEmpty {
        run.font.hasSmallCaps = false
        return [run]
      }
      var runs: [StyledText.Run] = []
      var wasSmall: Bool?
      for character in run.string {
        let isSmall = character.isLowercase
        if isSmall != wasSmall {
          var next = run
          next.string = ""
          // What is still marked is what is small: the line keeps its height by it.
          next.font.hasSmallCaps = isSmall
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
