// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

// As Apple's systems print them, so that a text that shows one is as short as there.

// swift-format-ignore: AvoidRetroactiveConformances
extension CGPoint: @retroactive CustomStringConvertible {
  /// `(12.0, 34.5)`.
  public var description: String { "(\(Double(x)), \(Double(y)))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGSize: @retroactive CustomStringConvertible {
  /// `(12.0, 34.5)`.
  public var description: String { "(\(Double(width)), \(Double(height)))" }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension CGRect: @retroactive CustomStringConvertible {
  /// `(0.0, 0.0, 12.0, 34.5)`.
  public var description: String {
    "(\(Double(origin.x)), \(Double(origin.y)), \(Double(size.width)), \(Double(size.height)))"
  }
}
