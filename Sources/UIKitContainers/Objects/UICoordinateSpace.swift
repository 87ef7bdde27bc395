// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Interface
public import UIKitViews

/// Coordinates in points: those of a view, or of the screen, which are those of the window.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle that it consists of.
  var bounds: CGRect { get }

  /// Converts a point to other coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a point from other coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Converts a rectangle to other coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Converts a rectangle from other coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UICoordinateSpace {
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let outer = (self as? UIView)?.convert(point, to: UIView?.none) ?? point
    return (coordinateSpace as? UIView)?.convert(outer, from: UIView?.none) ?? outer
  }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let outer = (self as? UIView)?.convert(rect, to: UIView?.none) ?? rect
    return (coordinateSpace as? UIView)?.convert(outer, from: UIView?.none) ?? outer
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {}

extension UIScreen {
  /// The coordinates of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
}

extension UIWindowScene {
  /// The coordinates of the scene, which fills the screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
