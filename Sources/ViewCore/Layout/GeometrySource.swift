// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
import Motion

/// Reads an element's size, frames and safe area, and tracks the bodies that depend on them: they
/// are evaluated again when a value changes.
@MainActor
package final class GeometrySource {
  package private(set) weak var element: Element?
  private let link: HostLink
  private let sizeReaders = DependencySource()
  /// The bodies that have read a frame or the safe area.
  private let geometryReaders = DependencySource()
  /// The frames returned to bodies, by coordinate space.
  private var frames: [CoordinateSpace: CGRect] = [:]
  /// The safe area insets returned to bodies; nil if none have been read.
  private var insets: EdgeInsets?
  /// The size of the last layout; nil before the first.
  private(set) var knownSize: CGSize?

  package init(_ element: Element) {
    self.element = element
    link = element.host.link
  }

  /// Sets the size of the current layout. Returns whether it has changed.
  package func setSize(_ size: CGSize) -> Bool {
    guard size != knownSize else { return false }
    knownSize = size
    sizeReaders.invalidateReaders()
    checkPlace()
    return true
  }

  /// The size of the last layout, in points. Records the read.
  package var size: CGSize {
    sizeReaders.recordRead()
    return knownSize ?? .zero
  }

  /// Returns the element's model frame in a coordinate space. Records the read.
  package func frame(in space: CoordinateSpace) -> CGRect {
    let frame = currentFrame(in: space)
    if FrameContext.evaluatingNode != nil {
      frames[space] = frame
      notePlaceRead()
    }
    return frame
  }

  /// Returns the bounds of an enclosing coordinate space in the element's own space; nil if there is
  /// none. Records the read.
  package func bounds(of space: CoordinateSpace) -> CGRect? {
    guard let element, case .named(let name) = space,
      let ancestor = element.enclosingSpace(named: name)
    else { return nil }
    _ = frame(in: space)
    let (toRoot, ancestorToRoot) = (element.modelTransformToRoot, ancestor.modelTransformToRoot)
    guard toRoot.determinant != 0 else { return nil }
    return CGRect(origin: .zero, size: ancestor.size)
      .applying(ancestorToRoot.concatenating(toRoot.inverted()))
  }

  /// The element's safe area insets. Records the read.
  package var safeAreaInsets: EdgeInsets {
    let insets = element?.safeAreaInsets ?? EdgeInsets()
    if FrameContext.evaluatingNode != nil {
      self.insets = insets
      notePlaceRead()
    }
    return insets
  }

  /// Invalidates the bodies that have read a frame or insets which have changed since.
  func checkPlace() {
    let isSame =
      frames.allSatisfy { currentFrame(in: $0) == $1 }
      && insets.map { $0 == element?.safeAreaInsets ?? EdgeInsets() } ?? true
    guard !isSame else { return }
    removeReads()
    geometryReaders.invalidateReaders()
  }

  /// Detaches the source from its element, which is gone.
  package func close() {
    element = nil
    removeReads()
  }

  private func removeReads() {
    frames.removeAll()
    insets = nil
    link.host?.removePlaceReader(self)
  }

  private func notePlaceRead() {
    geometryReaders.recordRead()
    link.host?.addPlaceReader(self)
  }

  private func currentFrame(in space: CoordinateSpace) -> CGRect {
    let localBounds = CGRect(origin: .zero, size: knownSize ?? .zero)
    guard let element, space != .local else { return localBounds }
    let toRoot = element.modelTransformToRoot
    guard case .named(let name) = space, let ancestor = element.enclosingSpace(named: name) else {
      return localBounds.applying(toRoot)
    }
    let ancestorToRoot = ancestor.modelTransformToRoot
    guard ancestorToRoot.determinant != 0 else { return localBounds.applying(toRoot) }
    return localBounds.applying(toRoot.concatenating(ancestorToRoot.inverted()))
  }
}

extension ViewHost {
  func addPlaceReader(_ source: GeometrySource) {
    geometryReaders[ObjectIdentifier(source)] = source
  }

  func removePlaceReader(_ source: GeometrySource) {
    geometryReaders[ObjectIdentifier(source)] = nil
  }

  /// Invalidates the bodies that have read geometry which has changed since.
  func updateGeometryReaders() {
    for source in geometryReaders.values { source.checkPlace() }
  }
}
