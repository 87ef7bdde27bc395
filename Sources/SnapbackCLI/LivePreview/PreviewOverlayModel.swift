// Part of Snapback, under the MIT licence; see LICENSE.

import Gallery
import Snapback

/// The state of the preview window's overlay: problem panel, status line and preview bar.
final class PreviewOverlayModel: ObservableObject {
  /// The reason why the current sources are not shown.
  @Published var problem: FileStatus.Failure?
  /// The status line, shown temporarily.
  @Published var caption: String?
  /// The titles of the available previews.
  @Published var titles: [String] = []
  /// The index of the selected title.
  @Published var selection = 0

  /// Called with the index of a title that the user selects.
  var select: (Int) -> Void = { _ in }

  /// Whether the preview bar is visible: with two titles or more.
  var showsBar: Bool { titles.count > 1 }
}
