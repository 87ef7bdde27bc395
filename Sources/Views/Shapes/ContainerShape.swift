// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion
@_spi(ViewTree) public import ViewCore

/// Sets the shape of the containers of the views in content.
public struct _ContainerShapeModifier<S: InsettableShape>: ElementModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never
  let shape: S

  package func wrap(_ child: Element, _ node: Node) -> ContainerShapeElement<S> {
    ContainerShapeElement(shape, child, node)
  }

  package func update(_ element: ContainerShapeElement<S>, _ pass: UpdatePass) {
    element.set(shape, pass)
  }
}

/// A container with a shape.
package final class ContainerShapeElement<S: InsettableShape>: AnimatedElement<S> {}

extension ContainerShapeElement: ShapedContainer {
  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    value.inset(by: amount).path(in: rect.insetBy(dx: -amount, dy: -amount))
  }
}

/// An element with a container shape.
@MainActor
private protocol ShapedContainer: Element {
  /// Returns the shape, inset by a distance, in a rectangle that has already been inset.
  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path
}

/// The container of the element whose outline is being computed.
nonisolated struct ContainerShapeLookup {
  // Main thread only.
  nonisolated(unsafe) private static var element: Element?

  /// The container on the main thread while an element's outline is computed; nil if the element is
  /// in none.
  static var container: ContainerShapeLookup? {
    guard isMainThread, let element else { return nil }
    return MainActor.unsafelyAssumed { ContainerShapeLookup(element) }
  }

  private let shape: @MainActor (CGRect, CGFloat) -> Path

  @MainActor
  private init?(_ element: Element) {
    var ancestor = element.parent
    while let current = ancestor {
      if let container = current as? any ShapedContainer {
        let distance = Self.distance(of: element, from: container)
        shape = { rect, amount in
          Self.within(container) { container.path(in: rect, insetBy: distance + amount) }
        }
        return
      }
      ancestor = current.parent
    }
    return nil
  }

  /// The least distance of an element's edges from those of a container around it; 0 if it reaches
  /// beyond them.
  @MainActor
  private static func distance(of element: Element, from container: Element) -> CGFloat {
    let transform = container.transformToRoot
    guard transform.determinant != 0, transform.determinant.isFinite else { return 0 }
    let frame = CGRect(origin: .zero, size: element.presentedSize)
      .applying(element.transformToRoot.concatenating(transform.inverted()))
    let size = container.presentedSize
    let distance = min(frame.minX, frame.minY, size.width - frame.maxX, size.height - frame.maxY)
    return distance > 0 ? distance : 0
  }

  /// Returns the container shape in a rectangle that has been inset by `amount` in the element.
  func path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    MainActor.assumeIsolated { shape(rect, amount) }
  }

  /// Computes the outline of a shape in an element, whose container is that of container-relative
  /// shapes.
  @MainActor
  static func outline(of shape: some Shape, in element: Element) -> PathDrawing {
    within(element) {
      shape.path(in: CGRect(origin: .zero, size: element.presentedSize)).drawing
    }
  }

  /// Runs an action in which the container is that of an element. The shape of a container may be
  /// container-relative itself.
  @MainActor
  private static func within<Result>(_ element: Element, _ action: () -> Result) -> Result {
    let outer = self.element
    self.element = element
    defer { self.element = outer }
    return action()
  }
}

extension View {
  /// Sets the shape of the container that this view is for the views in it: the shape of
  /// `ContainerRelativeShape`.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(_ContainerShapeModifier(shape: shape))
  }
}
