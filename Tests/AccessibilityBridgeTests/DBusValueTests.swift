// Part of Snapback, under the MIT licence; see LICENSE.

import AccessibilityBridge
import Testing

struct DBusValueTests {
  @Test func `an integer is read from every kind of integer`() {
    #expect(DBusValue.int16(-3).integer == -3)
    #expect(DBusValue.uint32(7).integer == 7)
    #expect(DBusValue.string("7").integer == nil)
  }
}
