// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Gallery
import InterfaceTesting
import Testing

@MainActor
@Suite struct KeyFrameTests {
  @Test(arguments: SceneCatalog.scenes.map(\.id))
  func `the key frames of every scene's tour match the snapshot`(id: String) throws {
    let scene = try #require(SceneCatalog.scene(id))
    let text = KeyFrames.text(of: scene, size: CGSize(width: 390, height: 844))
    let name = "keyframes-\(id)"
    guard let message = try Snapshot.difference(text, named: name) else { return }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(name).txt")
    let report = SectionDiff.report(from: try String(contentsOf: file, encoding: .utf8), to: text)
    // A missing snapshot was just written, so that it has no differences.
    Issue.record("\(report.isEmpty ? message : "\(name):\n\(report)")")
  }

  @Test func `a report shows the differing lines with the title and the time of their frame`() {
    let old = "== start, 0.000 s\nlist\nfill a\n== settled, 2.000 s\nlist\nfill b\nfill c\nend\n"
    let new = "== start, 0.000 s\nlist\nfill a\n== settled, 2.500 s\nlist\nfill x\nfill c\nend\nz\n"
    #expect(
      SectionDiff.report(from: old, to: new) == """
        settled, 2.500 s (snapshot: settled, 2.000 s)
            list
          - fill b
          + fill x
            end
          + z
        """)
    #expect(SectionDiff.report(from: old, to: old).isEmpty)
    #expect(
      SectionDiff.report(from: "== a\n1\n2\n3\n", to: "== a\n", lineLimit: 2) == """
        a
          - 1
          - 2
          … and 1 more
        """)
    #expect(
      SectionDiff.report(from: "== a\n1\n", to: "== b\n2\n") == """
        b (not in the snapshot)
          + 2
        a (only in the snapshot)
        """)
  }
}
