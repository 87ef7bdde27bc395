// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// A link of a text, and its characters.
struct TextLink: Equatable {
  var range: Range<Int>
  var url: URL
}
