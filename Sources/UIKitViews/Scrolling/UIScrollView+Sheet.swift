// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

extension UIScrollView: SheetScrollView {
  var isRefreshable: Bool { refreshControl != nil }

  var scrollsVertically: Bool {
    isScrollEnabled && (contentSize.height > bounds.height || alwaysBounceVertical)
  }

  var isAtTop: Bool { contentOffset.y <= -adjustedContentInset.top }
}
