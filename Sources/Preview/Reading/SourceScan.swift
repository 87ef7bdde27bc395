// Part of Snapback, under the MIT licence; see LICENSE.

/// What a source offers to be shown, found by its words alone.
///
/// Nothing is compiled or checked: of a source that is wrong it tells what it can.
struct SourceScan: Sendable {
  /// A `#Preview`.
  struct Macro: Equatable, Sendable {
    var title: String?
    /// What else stands in its brackets, as modifiers of its view.
    var modifiers = ""
    /// From the sign to the brace that opens its views.
    var head: Range<Int>
    /// The brace that closes them.
    var end: Int
    /// Each `@Previewable`.
    var marks: [Range<Int>] = []
    /// Where the views begin: behind the brace, or behind the last declaration with such a mark.
    var start: Int
  }

  /// A type that conforms to `View`.
  struct ViewType: Equatable, Sendable {
    var name: String
    /// Whether it can be made without saying anything.
    var isComplete: Bool
    /// How often other views of the source name it.
    var uses = 0
  }

  var macros: [Macro] = []
  /// The types that conform to `PreviewProvider`.
  var providers: [String] = []
  /// The types that conform to `App`.
  var apps: [String] = []
  var views: [ViewType] = []
  /// The views within other types, by their whole names.
  var innerViews: [ViewType] = []
  /// Each `@main`.
  var mains: [Range<Int>] = []
  /// Every word that is not in something that only shows others.
  var words: Set<String> = []
  /// What is imported.
  var imports: [String] = []
  /// Each mention of our own module, which files see as `SwiftUI`.
  var ownNames: [Range<Int>] = []

  init(of source: [UInt8]) {
    var scanner = SourceScanner(source)
    self = scanner.scan()
  }

  init() {}
}
