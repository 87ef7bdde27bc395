// Part of Snapback, under the MIT licence; see LICENSE.

import CPango

extension [UInt8] {
  /// Returns whether a paragraph of UTF-8 runs from right to left, by the script of its first letter; nil if it
  /// has no letters.
  func isRightToLeft(in range: Range<Int>) -> Bool? {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = self[index]
      if byte < 0x80 {
        if byte | 0x20 >= 0x61, byte | 0x20 <= 0x7a { return false }
        index += 1
        continue
      }
      let scalar = scalar(at: index)
      let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
      switch script {
      case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: break
      default: return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
      }
      index += UTF8.width(scalar)
    }
    return nil
  }
}
