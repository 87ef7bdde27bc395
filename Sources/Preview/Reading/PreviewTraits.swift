// Part of Snapback, under the MIT licence; see LICENSE.

/// What stands in the brackets of a `#Preview` behind `traits:`, as modifiers that say the same.
struct PreviewTraits: Equatable, Sendable {
  /// Empty where nothing is known of what stands there.
  private(set) var modifiers = ""

  private static let orientations: Set<String> = [
    "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
  ]

  /// The words and signs from the opening bracket on.
  init(_ words: [String]) {
    guard let start = words.firstIndex(of: "traits") else { return }
    for index in words.indices.dropLast() where index > start && words[index] == "." {
      let name = words[index + 1]
      if Self.orientations.contains(name) {
        modifiers += ".previewInterfaceOrientation(.\(name))"
      } else if name == "sizeThatFitsLayout" {
        modifiers += ".previewLayout(.sizeThatFits)"
      } else if name == "fixedLayout", let close = words[index...].firstIndex(of: ")") {
        modifiers += ".previewLayout(.fixed" + words[(index + 2)...close].joined() + ")"
      }
    }
  }
}
