// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback
import Testing

@Suite struct KeyboardTypeTests {
  @Test func `the former name of a keyboard is the same keyboard`() {
    #expect(UIKeyboardType.alphabet == .asciiCapable)
    #expect(UIKeyboardType(rawValue: 1) == .alphabet)
  }
}
