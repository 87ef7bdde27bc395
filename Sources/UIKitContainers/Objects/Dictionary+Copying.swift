// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

extension NSMutableDictionary {
  /// Sets the value for a key that can be copied, as keys of Objective-C can.
  public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
    guard let key = aKey as? AnyHashable else { return }
    setObject(anObject, forKey: key)
  }
}
