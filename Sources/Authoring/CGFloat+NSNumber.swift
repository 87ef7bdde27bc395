// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

extension CGFloat {
  /// Creates a value from a number, rounded if it cannot be represented.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates a value from a number; nil if it cannot be represented.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}
