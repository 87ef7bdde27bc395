// Part of Snapback, under the MIT licence; see LICENSE.

/// Finds the classes of a source that are shown on a stage if it has no view: layouts of collections,
/// animators of transitions, presentation controllers, recognizers and layers.
struct ShowcaseFinder {
  private let tokens: [SourceToken]

  init(_ tokens: [SourceToken]) { self.tokens = tokens }

  /// The expression that shows a class on a stage; nil if it cannot be created.
  ///
  /// - Parameter parents: The superclass and the protocols, with those of extensions.
  func expression(
    name: String, parents: Set<String>, open: Int, close: Int, initializers: [Bool]
  ) -> String? {
    let words = Set(tokens[open..<close].map(\.text))
    func call() -> String? {
      if initializers.isEmpty || initializers.contains(true) || words.contains("override") {
        return name + "()"
      }
      return SampleArguments(tokens).call(open: open, close: close).map { "\(name)(\($0))" }
    }
    if parents.contains(where: { $0.hasPrefix("UICollectionView") && $0.hasSuffix("Layout") }) {
      let isHorizontal = !words.isDisjoint(with: ["horizontal", "midX"])
      return call().map { "_rootView(layout: \($0), isHorizontal: \(isHorizontal))" }
    }
    if parents.contains("UIViewControllerAnimatedTransitioning") {
      return call().map {
        "_rootView(transition: \($0), direction: \(direction(name, words)), "
          + "prepare: { \(flag(open, close)) })"
      }
    }
    if parents.contains("UIPresentationController") {
      return initializers.isEmpty
        ? "_rootView(presentation: { \(name)(presentedViewController: $0, presenting: $1) })" : nil
    }
    if parents.contains(where: { $0.hasPrefix("UI") && $0.hasSuffix("GestureRecognizer") }) {
      let isPlain = initializers.isEmpty || words.contains("override")
      let made = isPlain ? "\(name)(target: nil, action: nil)" : call()
      return made.map { "_rootView(recognizer: \($0))" }
    }
    if parents.contains(where: { $0.hasPrefix("CA") && $0.hasSuffix("Layer") }) {
      return call().map { "_rootView(layer: \($0))" }
    }
    return nil
  }

  /// Returns whether an animator is for presentations, 1, dismissals, -1, or both, by its name.
  private func direction(_ name: String, _ words: Set<String>) -> Int {
    let name = name.lowercased()
    if name.contains("dismiss") { return name.contains("present") ? 0 : -1 }
    return name.contains("present") && !words.contains(where: Self.isFlag) ? 1 : 0
  }

  private static func isFlag(_ name: String) -> Bool {
    ["ispresenting", "presenting", "isdismissing"].contains(name.lowercased())
  }

  /// The statement that sets whether an animator presents, by a property of the program's.
  private func flag(_ open: Int, _ close: Int) -> String {
    for index in open..<close
    where tokens[index].text == "var" && Self.isFlag(tokens[index + 1].text) {
      let isHidden = ["private", "fileprivate", ")"].contains(tokens[index - 1].text)
      guard !isHidden else { break }
      let name = tokens[index + 1].text
      return "$0.\(name) = \(name.lowercased().contains("dismiss") ? "!" : "")$1"
    }
    return "_ = ($0, $1)"
  }
}
