// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// What is read of an element's size and place, and by whom: those bodies run again when it changes.
@MainActor
final class GeometrySource {
  private weak var element: Element?
  private let link: HostLink
  private let sizeReaders = DependencySource()
  private let placeReaders = DependencySource()
  /// What was answered to bodies, by the space asked for.
  private var frames: [CoordinateSpace: CGRect] = [:]
  private var insets: EdgeInsets?
  private(set) var knownSize: CGSize?

  init(_ element: Element) {
    self.element = element
    link = element.host.link
  }

  /// Takes the size of a layout; answers whether it is another.
  func take(_ size: CGSize) -> Bool {
    guard size != knownSize else { return false }
    knownSize = size
    sizeReaders.invalidateReaders()
    checkPlace()
    return true
  }

  var size: CGSize {
    sizeReaders.noteRead()
    return knownSize ?? .zero
  }

  func frame(in space: CoordinateSpace) -> CGRect {
    let frame = currentFrame(in: space)
    if Evaluation.current != nil {
      frames[space] = frame
      notePlaceRead()
    }
    return frame
  }

  func place<Value>(of anchor: Anchor<Value>) -> Value {
    _ = frame(in: .global)
    return element.map { anchor.resolved(in: $0) } ?? anchor.value
  }

  var safeAreaInsets: EdgeInsets {
    let insets = element?.safeAreaInsets ?? EdgeInsets()
    if Evaluation.current != nil {
      self.insets = insets
      notePlaceRead()
    }
    return insets
  }

  /// Has the bodies run again that were told something that is no longer so.
  func checkPlace() {
    let isSame =
      frames.allSatisfy { currentFrame(in: $0) == $1 }
      && insets.map { $0 == element?.safeAreaInsets ?? EdgeInsets() } ?? true
    guard !isSame else { return }
    forget()
    placeReaders.invalidateReaders()
  }

  /// Called when the element is gone.
  func close() {
    element = nil
    forget()
  }

  private func forget() {
    frames.removeAll()
    insets = nil
    link.host?.removePlaceReader(self)
  }

  private func notePlaceRead() {
    placeReaders.noteRead()
    link.host?.addPlaceReader(self)
  }

  private func currentFrame(in space: CoordinateSpace) -> CGRect {
    let own = CGRect(origin: .zero, size: knownSize ?? .zero)
    guard let element, space != .local else { return own }
    let toRoot = element.modelTransformToRoot
    guard case .named(let name) = space, let around = element.enclosingSpace(named: name) else {
      return own.applying(toRoot)
    }
    let aroundToRoot = around.modelTransformToRoot
    guard aroundToRoot.determinant != 0 else { return own.applying(toRoot) }
    return own.applying(toRoot.concatenating(aroundToRoot.inverted()))
  }
}

extension ViewHost {
  func addPlaceReader(_ source: GeometrySource) {
    placeReaders[ObjectIdentifier(source)] = source
  }

  func removePlaceReader(_ source: GeometrySource) {
    placeReaders[ObjectIdentifier(source)] = nil
  }

  /// Has the bodies run again that read places which are others now.
  func checkPlaces() {
    for source in placeReaders.values { source.checkPlace() }
  }
}
