// Part of Snapback, under the MIT licence; see LICENSE.

package import Motion

/// The animations of menus, the same as iOS's.
package enum MenuMotion {
  package static let opening = Animation.spring(response: 0.35, dampingFraction: 0.78)
  package static let closing = Animation.spring(response: 0.28, dampingFraction: 1)
}
