// Part of Snapback, under the MIT licence; see LICENSE.

import Preview
import Snapback

/// What lies over and below a previewed view.
final class PreviewNotes: ObservableObject {
  /// What is wrong, until it is not any more.
  enum Trouble {
    case diagnostic(Diagnostic, count: Int)
    case sentence(title: String, text: String)
  }

  @Published var trouble: Trouble?
  /// A quiet line, for a moment.
  @Published var caption: String?
  /// The names of what can be shown, of which one is.
  @Published var titles: [String] = []
  @Published var chosen = 0

  /// Told which one a person wants to see.
  var choose: (Int) -> Void = { _ in }

  var hasStrip: Bool { titles.count > 1 }
}
