// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

// On Apple's systems `Text("\(size)")` and `print(size)` show `(12.0, 34.5)`; on Linux Foundation
// prints `CGSize(width: 12.0, height: 34.5)`. A conformance is the only way to change that for
// every print and interpolation.
//
// A conformance of another module's type clashes if Foundation or another library declares the same
// one: then it is undefined which of the two is used. So these types do not conform to
// CustomStringConvertible or CustomDebugStringConvertible, which others are likely to add, but to
// TextOutputStreamable, which `print`, `String(describing:)` and string interpolation prefer to
// both. Should Foundation adopt TextOutputStreamable too, the compiler reports the redundant
// conformances, and this file is to be deleted.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive TextOutputStreamable {
  /// Writes the point in the form `(12.0, 34.5)`.
  public func write<Target: TextOutputStream>(to target: inout Target) {
    target.write("(\(Double(x)), \(Double(y)))")
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive TextOutputStreamable {
  /// Writes the size in the form `(12.0, 34.5)`.
  public func write<Target: TextOutputStream>(to target: inout Target) {
    target.write("(\(Double(width)), \(Double(height)))")
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive TextOutputStreamable {
  /// Writes the rectangle in the form `(0.0, 0.0, 12.0, 34.5)`: origin and size.
  public func write<Target: TextOutputStream>(to target: inout Target) {
    target.write(
      "(\(Double(origin.x)), \(Double(origin.y)), \(Double(size.width)), \(Double(size.height)))")
  }
}
