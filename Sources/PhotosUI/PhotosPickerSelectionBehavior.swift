// Part of Snapback, under the MIT licence; see LICENSE.

import Authoring

/// The behavior of choosing several photos.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// In the order of the dialog.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// In the order in which they are chosen, if the desktop's dialog reports it.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
}
