// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
@_spi(ViewTree) package import ViewCore
@_spi(ViewTree) import Views

/// A bar above scroll views, whose lower part moves up with the content of one of them.
@MainActor
package protocol RetractingBar: AnyObject {
  /// The height of the parts that have moved up, in points.
  var retractedHeight: CGFloat { get }
  /// The distances, in points, by which the content is scrolled up when each part of the bar is either visible or hidden,
  /// in ascending order from 0: a drag that would end between them ends at the nearest one. Empty if no part moves.
  var restingDistances: [CGFloat] { get }
  /// Returns whether the bar moves with the content of a scroll view.
  func follows(_ scroll: ScrollElement) -> Bool
}

/// Whether the content of a scroll view is behind the bars around it, which then have a background; and the bar above.
@MainActor
package final class ScrollEdges {
  /// The bar above the scroll views.
  package weak var bar: (any RetractingBar)?

  /// Whether content is behind the bar above the scroll view. Records the read.
  package var isBehindTopBar: Bool {
    source.recordRead()
    return value
  }

  private var value = false
  private var pending = false
  private weak var owner: ScrollElement?
  private let source = DependencySource()

  package init() {}

  /// Updates the value for a scroll view, once the pass in progress is complete.
  func update(_ element: ScrollElement) {
    owner = element
    set(element.offset.y > 0.5 && element.safeAreaInsets.top > 0, element.host)
  }

  /// Resets the value if a scroll view that is gone has set it.
  func remove(_ element: ScrollElement) {
    guard owner === element else { return }
    owner = nil
    set(false, element.host)
  }

  private func set(_ new: Bool, _ host: ViewHost) {
    guard new != pending else { return }
    pending = new
    host.afterPass { [weak self] in
      guard let self, value != pending else { return }
      value = pending
      source.invalidateReaders()
    }
  }
}

extension ScrollEdges: Equatable {
  package nonisolated static func == (a: ScrollEdges, b: ScrollEdges) -> Bool { a === b }
}

private enum ScrollEdgesKey: EnvironmentKey {
  static let defaultValue: ScrollEdges? = nil
}

extension EnvironmentValues {
  /// The object to which the outermost vertical scroll views inside report; nil within a scroll view.
  package var scrollEdges: ScrollEdges? {
    get { self[ScrollEdgesKey.self] }
    set { self[ScrollEdgesKey.self] = newValue }
  }
}
