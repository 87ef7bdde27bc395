// Part of Snapback, under the MIT licence; see LICENSE.

import SDLBackend
import Testing

struct MessageBoxTests {
  @Test func `messages are wrapped between words`() {
    #expect(MessageBox.wrapped("", columns: 5) == "")
    #expect(MessageBox.wrapped("a b c d", columns: 3) == "a b\nc d")
    #expect(MessageBox.wrapped("a longer one", columns: 3) == "a\nlonger\none")
    #expect(MessageBox.wrapped("install Swift 6.3") == "install Swift 6.3")
  }
}
