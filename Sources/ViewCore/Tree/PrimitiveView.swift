// Part of Snapback, under the MIT licence; see LICENSE.

/// A built-in view, which has a node of its own instead of a body.
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Not called: the library draws the view itself.
  public var body: Never {
    fatalError("\(Self.self) is built in and has no body")
  }
}
