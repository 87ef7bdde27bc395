// Part of Snapback, under the MIT licence; see LICENSE.

/// An override, in an extension of a class of another source, of a member that is not called here. Only
/// Objective-C has such overrides; in the compiled copy the member has another name.
///
/// These are the methods for motions of the device, such as that of `UIWindow` by which programs learn that a
/// phone is shaken, as a desktop is not shaken. They are also the members of UIKit's pickers in a source that
/// makes none: programs use them to change the size of SwiftUI's pickers, which are not views of UIKit here.
/// One is the `viewDidLoad` of `UINavigationController` by which programs keep the swipe back of
/// SwiftUI's pages without a back button, which have it here anyway. The last one is `clipsToBounds` of `UIScrollView`, by
/// which programs show what SwiftUI's scroll views clip: the library reads it by the new name.
struct UncalledOverride: Equatable, Sendable {
  let member: String
  /// The range of the member's name.
  let name: Range<Int>
  /// The ranges of the keywords `override` and `open`.
  let modifiers: [Range<Int>]
  /// The texts by which the library finds the member, and their offsets.
  var insertions: [Insertion] = []

  struct Insertion: Equatable, Sendable {
    let text: String
    let offset: Int
  }

  private static let motions: Set<String> = ["motionBegan", "motionEnded", "motionCancelled"]
  private static let pickers: Set<String> = ["UIPickerView", "UIDatePicker"]
  private static let popRecognizer = "interactivePopGestureRecognizer"
  private static let clipping = "clipsToBounds"

  /// The uncalled overrides of a source.
  static func all(in tokens: [SourceToken]) -> [UncalledOverride] {
    let names = motions.union(pickers).union([popRecognizer, clipping])
    guard tokens.contains(where: { names.contains($0.text) }) else { return [] }
    let classes = Set(
      tokens.indices.dropLast().filter { tokens[$0].text == "class" }.map { tokens[$0 + 1].text })
    let made = Set(
      tokens.indices.dropLast().filter { tokens[$0 + 1].text == "(" }.map { tokens[$0].text })
    var result: [UncalledOverride] = []
    for index in tokens.indices.dropLast(2)
    where tokens[index].text == "extension" && !classes.contains(tokens[index + 1].text) {
      guard let open = tokens[index...].firstIndex(where: { $0.text == "{" }),
        let close = tokens.closing(open)
      else { continue }
      let type = tokens[index + 1].text
      let isPicker = pickers.contains(type) && !made.contains(type)
      let isPop =
        type == "UINavigationController" && !made.contains(type)
        && tokens[open..<close].contains { $0.text == popRecognizer }
      for keyword in open..<close where ["func", "var"].contains(tokens[keyword].text) {
        let name = tokens[keyword + 1]
        var modifiers: [SourceToken] = []
        var first = keyword - 1
        while ["override", "open", "public", "internal"].contains(tokens[first].text) {
          modifiers.append(tokens[first])
          first -= 1
        }
        let isMotion = tokens[keyword].text == "func" && motions.contains(name.text)
        let isClipping = type == "UIScrollView" && name.text == clipping
        let isUnused = isPicker || isPop && name.text == "viewDidLoad" || isClipping
        guard isMotion || isUnused && modifiers.contains(where: { $0.text == "override" }) else {
          continue
        }
        var found = UncalledOverride(
          member: name.text, name: name.range,
          modifiers: modifiers.filter { ["override", "open"].contains($0.text) }.map(\.range))
        if isClipping {
          let isPublic = modifiers.contains { $0.text == "public" }
          found.insertions = [
            Insertion(text: isPublic ? "" : "public ", offset: tokens[keyword].range.lowerBound),
            Insertion(
              text: "; extension UIScrollView: @retroactive _ScrollClipping {}",
              offset: tokens[close].range.upperBound),
          ]
        }
        result.append(found)
      }
    }
    return result
  }
}
