// Part of Snapback, under the MIT licence; see LICENSE.

/// Converts the `traits:` of a `#Preview` to equivalent view modifiers.
struct PreviewTraits: Equatable, Sendable {
  /// The source text of the modifiers; empty if no trait is known.
  private(set) var modifiers = ""

  private static let orientations: Set<String> = [
    "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
  ]

  /// Parses the tokens from the opening parenthesis on.
  init(_ tokens: [String]) {
    guard let start = tokens.firstIndex(of: "traits") else { return }
    for index in tokens.indices.dropLast() where index > start && tokens[index] == "." {
      let name = tokens[index + 1]
      if Self.orientations.contains(name) {
        modifiers += ".previewInterfaceOrientation(.\(name))"
      } else if name == "sizeThatFitsLayout" {
        modifiers += ".previewLayout(.sizeThatFits)"
      } else if name == "fixedLayout", let close = tokens[index...].firstIndex(of: ")") {
        modifiers += ".previewLayout(.fixed" + tokens[(index + 2)...close].joined() + ")"
      }
    }
  }
}
