// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension Timer {
  /// Creates a timer that is not scheduled and does nothing, instead of one that is made later.
  public convenience init(_empty: Void = ()) { self.init(timeInterval: 0, repeats: false) { _ in } }
}
