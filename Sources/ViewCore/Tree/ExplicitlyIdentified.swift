// Part of Snapback, under the MIT licence; see LICENSE.

/// The content of a view with an `.id` outside of it.
@MainActor
protocol ExplicitlyIdentified {
  var explicitID: AnyHashable? { get }
}
