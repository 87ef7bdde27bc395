// Part of Snapback, under the MIT licence; see LICENSE.

/// A type whose views are there to be previewed.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View

  @ViewBuilder static var previews: Previews { get }
}
