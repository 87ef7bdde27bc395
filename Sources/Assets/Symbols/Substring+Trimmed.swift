// Part of Snapback, under the MIT licence; see LICENSE.

extension Substring {
  /// Without the spaces at its ends.
  var trimmed: Substring {
    var trimmed = drop { $0 == " " }
    while trimmed.last == " " { trimmed.removeLast() }
    return trimmed
  }
}
