// Part of Snapback, under the MIT licence; see LICENSE.

import Preview
import Snapback

/// What lies over a previewed view.
final class PreviewNotes: ObservableObject {
  /// What is wrong, until it is not any more.
  enum Trouble {
    case diagnostic(Diagnostic, count: Int)
    case sentence(title: String, text: String)
  }

  @Published var trouble: Trouble?
  /// A quiet line, for a moment.
  @Published var caption: String?
}
