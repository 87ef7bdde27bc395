// Part of Snapback, under the MIT licence; see LICENSE.

extension Substring {
  /// The text without leading and trailing spaces.
  var trimmed: Substring {
    var trimmed = drop { $0 == " " }
    while trimmed.last == " " { trimmed.removeLast() }
    return trimmed
  }
}
