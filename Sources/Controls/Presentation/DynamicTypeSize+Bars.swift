// Part of Snapback, under the MIT licence; see LICENSE.

package import Foundation
package import Views

extension DynamicTypeSize {
  /// The height of the large title below a navigation bar, in points: 52 at the standard text size, 49 to 81 at the
  /// others.
  package var largeTitleHeight: CGFloat { 52 + Font.TextStyle.largeTitle.addedLeading(at: self) }
}
