// Part of Snapback, under the MIT licence; see LICENSE.

/// Returns whether two arrays have the same elements, in the same order. A loop, as a closure would
/// check the actor for each of them.
@MainActor
package func areIdentical(_ some: [Element], _ others: [Element]) -> Bool {
  guard some.count == others.count else { return false }
  for index in some.indices where some[index] !== others[index] { return false }
  return true
}
