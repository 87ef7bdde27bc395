// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation

/// A cached size that differs from the size that an element measures now: its layout cache is
/// stale, or its `measure` is not a pure function of the proposal.
///
/// A debug build checks every n-th cached size that an element returns (`interval`) and traps with
/// this message. The check measures one element; its children return their cached sizes. It changes
/// neither results nor frame counters. A release build does not check.
package struct LayoutMismatch: Equatable, CustomStringConvertible {
  /// The type of the element, with the type of its layout if it has one.
  package var element: String
  /// The type of the view's node, which names the type of the view.
  package var view: String
  package var proposal: ProposedViewSize
  package var cached: CGSize
  package var measured: CGSize

  package var description: String {
    let (width, height) = (Self.text(proposal.width), Self.text(proposal.height))
    return """
      The cached size of \(element) under the proposal \(width) x \(height) is \
      \(cached.width) x \(cached.height), but it measures \
      \(measured.width) x \(measured.height) now. Either the size depends on something other than \
      the proposal and the layout's values (a custom Layout must be a pure function of its \
      arguments), or a change did not invalidate the layout. \
      The view's node is \(view).
      """
  }

  private static func text(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "nil" }

  #if DEBUG
    /// Every how many cache hits of an element its size is checked.
    static let interval = 4
    /// Whether a check is running: elements measured by it are not checked themselves.
    @MainActor static var isChecking = false
  #endif
}

extension CGSize {
  /// Returns whether both sizes are equal; NaN equals NaN.
  func isIdentical(to other: CGSize) -> Bool {
    func areIdentical(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || (a.isNaN && b.isNaN) }
    return areIdentical(width, other.width) && areIdentical(height, other.height)
  }
}
