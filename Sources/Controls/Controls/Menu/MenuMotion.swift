// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// The animations of menus, the same as iOS's.
enum MenuMotion {
  static let opening = Animation.spring(response: 0.35, dampingFraction: 0.78)
  static let closing = Animation.spring(response: 0.28, dampingFraction: 1)
}
