// Part of Snapback, under the MIT licence; see LICENSE.

import MessageBus
import Testing

struct DBusValueTests {
  @Test func `an integer is read from every kind of integer`() {
    #expect(DBusValue.int16(-3).integer == -3)
    #expect(DBusValue.uint32(7).integer == 7)
    #expect(DBusValue.byte(255).integer == 255)
    #expect(DBusValue.string("7").integer == nil)
  }
}
