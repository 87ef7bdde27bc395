// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
public import Foundation
public import Motion
@_spi(ViewTree) import ViewCore
public import ViewEffects
@_spi(ViewTree) import Views

extension NSValue {
  /// Creates a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Creates a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Creates a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  private convenience init(numbers: [Double]) {
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  /// Creates a value of a vector.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }
  /// Creates a value of an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }
  /// Creates a value of a transform in three dimensions.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(numbers: transform.elements)
  }
  /// Creates a value of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  private func numbers(_ count: Int) -> [Double]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    numbers.withUnsafeMutableBytes { if let base = $0.baseAddress { getValue(base) } }
    return numbers
  }

  private func isOf(_ type: String) -> Bool { String(cString: objCType) == type }

  /// The point; 0, 0 for other values.
  public var cgPointValue: CGPoint { isOf("{CGPoint=dd}") ? pointValue : .zero }
  /// The size; 0, 0 for other values.
  public var cgSizeValue: CGSize { isOf("{CGSize=dd}") ? sizeValue : .zero }
  /// The rectangle; the zero one for other values.
  public var cgRectValue: CGRect {
    isOf("{CGRect={CGPoint=dd}{CGSize=dd}}") ? rectValue : .zero
  }
  /// The vector; 0, 0 for other values.
  public var cgVectorValue: CGVector {
    numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? CGVector(dx: 0, dy: 0)
  }
  /// The affine transform; the identity for other values.
  public var cgAffineTransformValue: CGAffineTransform {
    guard let n = numbers(6) else { return .identity }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  /// The transform in three dimensions; the identity for other values.
  public var caTransform3DValue: CATransform3D {
    numbers(16).map { CATransform3D(elements: $0) } ?? CATransform3DIdentity
  }
  /// The insets; zero for other values.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    guard let n = numbers(4) else { return .zero }
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }

  /// The value as the type of which it was made; nil for numbers and other values.
  package var geometry: Any? {
    switch String(cString: objCType) {
    case "{CGPoint=dd}": pointValue
    case "{CGSize=dd}": sizeValue
    case "{CGRect={CGPoint=dd}{CGSize=dd}}": rectValue
    case "[6d]": cgAffineTransformValue
    case "[16d]": caTransform3DValue
    default: nil
    }
  }
}

extension CATransform3D {
  fileprivate var elements: [Double] {
    [
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ].map { Double($0) }
  }

  fileprivate init(elements e: [Double]) {
    self = CATransform3DIdentity
    (m11, m12, m13, m14) = (e[0], e[1], e[2], e[3])
    (m21, m22, m23, m24) = (e[4], e[5], e[6], e[7])
    (m31, m32, m33, m34) = (e[8], e[9], e[10], e[11])
    (m41, m42, m43, m44) = (e[12], e[13], e[14], e[15])
  }
}
