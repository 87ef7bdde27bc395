// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Testing

/// Reports of a window process, and what views write to its connection.
@Suite struct ReportKeyTests {
  private let key = ReportKey()

  @Test func `keys differ`() {
    #expect(ReportKey() != ReportKey())
  }

  @Test func `reports are read in any partition`() {
    let reports: [WindowReport] = [.opened, .placed("1,2,3,4"), .draft(path: "/a", source: "x\ny")]
    let bytes = reports.flatMap(key.line)
    for cut in 0...bytes.count {
      var unread = Array(bytes[..<cut])
      let first = key.consume(from: &unread)
      unread += bytes[cut...]
      let second = key.consume(from: &unread)
      #expect(first.reports + second.reports == reports && unread.isEmpty, "cut at \(cut)")
      #expect(!first.isForged && !second.isForged, "cut at \(cut)")
    }
  }

  @Test(arguments: ["\n", "{\"closing\":{\"status\":0}}\n", "x", "0123456789abcdef\n"])
  func `what has another beginning is recognized, and not read`(text: String) {
    var bytes = key.line(.opened) + Array(text.utf8) + key.line(.closing(status: 0))
    let read = key.consume(from: &bytes)
    #expect(read.reports == [.opened])
    #expect(read.isForged)
  }

  @Test func `a report of another process is not read`() {
    var bytes = ReportKey().line(.closing(status: 0))
    let read = key.consume(from: &bytes)
    #expect(read.reports.isEmpty && read.isForged)
  }

  @Test func `a crash is read while another report is being sent`() {
    let draft = key.line(.draft(path: "/a", source: "text"))
    var bytes = Array(draft.dropLast(10)) + key.line(.crashed(signal: 11))
    let read = key.consume(from: &bytes)
    #expect(read.reports == [.crashed(signal: 11)] && !read.isForged)
  }
}
