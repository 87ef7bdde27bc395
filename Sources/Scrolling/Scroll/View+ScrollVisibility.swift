// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

extension View {
  /// Calls `action` when the view enters or leaves the visible area of the enclosing scroll view: with true
  /// when at least a fraction of its area, from 0 to 1, has become visible, and with false when less is visible
  /// again. It is called at first only if the view is visible.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

extension View {
  /// Calls `action` with the ids of the visible views of a `scrollTargetLayout()` in the nearest scroll view inside, in
  /// order, when they change: those of whose area at least a fraction, from 0 to 1, is visible. Views with ids of
  /// another type are left out.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(
      _ScrollObserverModifier(TargetVisibilityObserver(threshold, action)) { observer in
        guard let observer = observer as? TargetVisibilityObserver<ID> else { return }
        (observer.threshold, observer.action) = (threshold, action)
      })
  }
}

/// Reports which scroll targets are visible, after each scroll and each layout.
private final class TargetVisibilityObserver<ID: Hashable>: ScrollObserver, PlacementObserver {
  var threshold: Double
  var action: ([ID]) -> Void
  private var last: [ID] = []
  private weak var element: ScrollElement?

  init(_ threshold: Double, _ action: @escaping ([ID]) -> Void) {
    self.threshold = threshold
    self.action = action
  }

  override func scrollViewDidChange(_ element: ScrollElement) {
    if element !== self.element {
      // The host does not retain it.
      self.element?.host.removePlacementObserver(self)
      element.host.addPlacementObserver(self)
      self.element = element
    }
    report(element)
  }

  func placementMayHaveChanged() {
    if let element { report(element) }
  }

  private func report(_ element: ScrollElement) {
    let viewport = CGRect(origin: element.offset, size: element.metrics.viewport)
    var ids: [ID] = []
    // A loop, as for every target of an eager stack.
    for target in element.targets
    where element.contentFrame(of: target).isVisible(in: viewport, threshold) {
      let bases = element.ids(of: target.innermostContent).lazy.map(\.base)
      if let id = bases.compactMap({ $0 as? ID }).first { ids.append(id) }
    }
    guard ids != last else { return }
    last = ids
    element.host.afterPass { [weak self] in self?.action(ids) }
  }
}

extension CGRect {
  /// Returns whether at least a fraction of the area is in a viewport, and not nothing.
  fileprivate func isVisible(in viewport: CGRect, _ threshold: Double) -> Bool {
    let visible = overlap(with: viewport)
    let area = width * height
    guard !visible.isNull, area > 0 else { return false }
    let fraction = Double(visible.width * visible.height / area)
    // A tolerance for sums of lengths.
    return fraction > 0 && fraction + 1e-6 >= threshold
  }
}

struct _ScrollVisibilityModifier: ViewModifier {
  let threshold: Double
  let action: (Bool) -> Void
  @State private var isVisible = false

  func body(content: Content) -> some View {
    content.onGeometryChange(for: Bool.self) { [threshold] proxy in
      let bounds = CGRect(origin: .zero, size: proxy.size)
      guard let viewport = proxy.bounds(of: .scrollView) else { return true }
      return bounds.isVisible(in: viewport, threshold)
    } action: { (isNowVisible: Bool) in
      guard isNowVisible != isVisible else { return }
      isVisible = isNowVisible
      action(isNowVisible)
    }
  }
}
