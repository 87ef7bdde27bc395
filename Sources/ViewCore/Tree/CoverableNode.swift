// Part of Snapback, under the MIT licence; see LICENSE.

/// A node whose views presentations cover.
@MainActor
protocol CoverableNode: Node {
  /// The number of presentations in front of the node's views.
  var coverCount: Int { get set }
}

extension CoverableNode {
  func addCover() {
    if coverCount == 0 { visibilityChanged(false) }
    coverCount += 1
  }

  func removeCover() {
    coverCount -= 1
    if coverCount == 0, !isDismantled { visibilityChanged(true) }
  }
}
