// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Testing

@Suite struct CrashTraceTests {
  @Test func `the trace of a crash has the addresses in the previewed files`() {
    let output = """
      Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
      Current stack trace:
      0    libswiftCore.so                    0x00007efc8195f130 swift_reportError + 33
      4    libswiftSwiftOnoneSupport.so       0x00007efc81f4df65 <unavailable> + 175973
      5    Preview1.so                        0x00007efc7a004c7f <unavailable> + 23679
      6    Preview1.so                        0x00007efc7a004c80 some symbol + 12
      7    Preview2.so                        0x00007efc7a004c81 <unavailable> + 1
      """
    let libraries = ["Preview1.so": "/x/Preview1.so"]
    #expect(
      CrashTrace.addresses(in: Array(output.utf8), libraries: libraries) == [
        CodeAddress(library: "/x/Preview1.so", address: 23678)
      ])
    #expect(CrashTrace.addresses(in: [], libraries: libraries).isEmpty)
  }
}
