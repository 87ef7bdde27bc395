// Part of Snapback, under the MIT licence; see LICENSE.

/// An override, in an extension of a class of another source, of a method for motions of the device, such as
/// that of `UIWindow` by which programs learn that a phone is shaken.
///
/// Only Objective-C has such overrides. A desktop is not shaken, so that the method would never be called; in
/// the compiled copy it has another name.
struct MotionOverride: Equatable, Sendable {
  let method: String
  /// The range of the method's name.
  let name: Range<Int>
  /// The ranges of the keywords `override` and `open`.
  let modifiers: [Range<Int>]

  private static let methods: Set<String> = ["motionBegan", "motionEnded", "motionCancelled"]

  /// Those of a source.
  static func all(in tokens: [SourceToken]) -> [MotionOverride] {
    guard tokens.contains(where: { methods.contains($0.text) }) else { return [] }
    let classes = Set(
      tokens.indices.dropLast().filter { tokens[$0].text == "class" }.map { tokens[$0 + 1].text })
    var result: [MotionOverride] = []
    for index in tokens.indices.dropLast(2)
    where tokens[index].text == "extension" && !classes.contains(tokens[index + 1].text) {
      guard let open = tokens[index...].firstIndex(where: { $0.text == "{" }),
        let close = tokens.closing(open)
      else { continue }
      for keyword in open..<close
      where tokens[keyword].text == "func" && methods.contains(tokens[keyword + 1].text) {
        var modifiers: [Range<Int>] = []
        var first = keyword - 1
        while ["override", "open", "public", "internal"].contains(tokens[first].text) {
          if ["override", "open"].contains(tokens[first].text) {
            modifiers.append(tokens[first].range)
          }
          first -= 1
        }
        let name = tokens[keyword + 1]
        result.append(MotionOverride(method: name.text, name: name.range, modifiers: modifiers))
      }
    }
    return result
  }
}
