// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Storyboards
import Testing
@_spi(ViewTree) import UIKitViews

/// Translations of storyboards that cannot be used.
@MainActor
@Suite struct StringsFileTests {
  private static let language =
    Bundle.preferredLocalizations(from: ["en", "de"], forPreferences: nil).first ?? "en"

  @Test(arguments: [
    (#""a.text" = "Hallo""#, "Base"), (#""a.text" = "Hallo"; b = (1, 2);"#, "Hallo"),
    ("\"a.text\" = \"Hallo;\n\"b.text\" = \"x\";", "Base"), ("\0\0", "Base"),
  ])
  func `a mistake is reported once with its line, and entries before it are used`(
    strings: String, text: String
  ) throws {
    let folder = try InterfaceFolder([
      "Base.lproj/Main.storyboard": InterfaceFolder.storyboard(
        """
        <viewController id="first"><view key="view" id="root"><subviews>
        <label id="a" text="Base"/></subviews></view></viewController>
        """),
      "\(Self.language).lproj/Main.strings": strings,
    ]) { _ in }
    let (_, controller) = try folder.show()
    #expect((controller.view.subviews.first as? UILabel)?.text == text)
    #expect(folder.problems.count == 1)
    let problem = try #require(folder.problems.first)
    #expect(problem.hasPrefix("the translations in \""))
    let place = "/\(Self.language).lproj/Main.strings\""
    #expect(problem.contains(place + " do not have Xcode's format (line 1"))
  }

  @Test func `a folder in its place is reported`() throws {
    let folder = try InterfaceFolder([
      "Base.lproj/Main.storyboard": InterfaceFolder.storyboard(#"<viewController id="first"/>"#),
      "\(Self.language).lproj/Main.strings/a": "",
    ]) { _ in }
    _ = try folder.show()
    #expect(folder.problems.count == 1)
    #expect(folder.problems.first?.hasSuffix("cannot be read: is a directory") == true)
  }
}
