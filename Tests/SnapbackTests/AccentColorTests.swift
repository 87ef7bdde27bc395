// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Snapback
import Testing

/// The accent color of asset catalogs, with the resources of programs.
@MainActor
@Suite struct AccentColorTests {
  @Test func `controls and the accent color have the color of the asset catalog`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "accent-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appending(path: "Assets.xcassets/AccentColor.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let components = #"{"red":"0xFF","green":"0x80","blue":"0x00","alpha":"1.000"}"#
    try Data(
      """
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":\(components)}}]}
      """.utf8
    ).write(to: set.appending(path: "Contents.json"))

    let harness = Harness(
      ViewHost(
        VStack {
          Color.accentColor
          Rectangle().fill(.tint)
          Button("Go") {}
        }, size: CGSize(width: 100, height: 100),
        resources: .standard(assets: [folder.path])))
    let text = harness.list.description
    #expect(text.components(separatedBy: "#ff8000").count == 4, "\(text)")
  }
}
