// Part of Snapback, under the MIT licence; see LICENSE.

/// A type that says what a preview of a file shows.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  /// What is shown: each view of a group is a preview of its own.
  @ViewBuilder static var previews: Previews { get }
}
