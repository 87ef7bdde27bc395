// Part of Snapback, under the MIT licence; see LICENSE.

import OSLog
import Testing

struct LogFormatTests {
  @Test func `arguments replace the specifiers of a format`() {
    let cases: [(format: String, arguments: [Any], text: String)] = [
      ("a %@ b", ["x"], "a x b"), ("%d%%", [7], "7%"), ("%{public}.2f", [1.5], "1.50"),
      ("%ld %05d %x", [1, 42, 255], "1 00042 ff"), ("%{private}@ %@", ["a", "b"], "<private> b"),
      ("%@ %@", ["a"], "a %@"), ("%s", ["text"], "text"), ("100 %", [], "100 %"),
      ("%d", ["no number"], "no number"),
    ]
    for (format, arguments, text) in cases {
      #expect(LogFormat.text(format, arguments) == text)
    }
  }

  @Test func `a source that imports OSLog alone has the names of Foundation`() {
    #expect(CGSize(width: 1, height: 2).height == 2)
  }

  @Test func `a disabled log writes nothing`() {
    #expect(!OSLog.disabled.isEnabled(type: .fault))
    #expect(OSLog.default.isEnabled(type: .info))
    os_log("%@", log: .disabled, type: .info, "never")
    os_log(.error, log: .disabled, "never \(1)")
  }
}
