// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Testing

/// Modules of Apple's systems in the compiled copies of sources, and what depends on imports.
@Suite struct SystemModuleTests {
  private func lines(_ text: String, projectModules: [String: String] = [:]) throws -> [String] {
    let file = SourceFile(path: "/x/Main.swift", bytes: Array(text.utf8))
    let bytes = file.instrumented(
      number: 0, showing: .nothing, context: ModuleContext(projectModules: projectModules))
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = try #require(lines.firstIndex { $0.hasPrefix("#sourceLocation") })
    #expect(lines[first + 1..<lines.count].count >= text.split(separator: "\n").count)
    return Array(lines[(first + 1)...])
  }

  private func preamble(_ text: String) -> String {
    let file = SourceFile(path: "/x/Main.swift", bytes: Array(text.utf8))
    let compiled = String(decoding: file.instrumented(number: 0, showing: .nothing), as: UTF8.self)
    return String(compiled.prefix { $0 != "#" })
  }

  @Test(arguments: [
    "import CoreImage", "import CoreImage.CIFilterBuiltins", "@preconcurrency import CoreImage",
    "@_exported import CoreImage", "internal import CoreImage",
    "@preconcurrency public import CoreImage",
  ])
  func `the import of an absent module is a warning`(line: String) throws {
    let compiled = try lines("import SwiftUI\n\(line)\nlet a = 1")
    #expect(
      compiled[1].trimmingCharacters(in: .whitespaces)
        == "#warning(\"the module 'CoreImage' is not available on Linux\")")
    #expect(compiled[2] == "let a = 1")
  }

  @Test(arguments: [
    ("import CoreHaptics", "import UIKit"), ("import StoreKit", "import UIKit"),
    ("import WidgetKit", "import SwiftUI"),
    (
      "import _MapKit_SwiftUI",
      "#warning(\"the module '_MapKit_SwiftUI' is not available on Linux\")"
    ),
  ])
  func `modules with a part of UIKit, and modules between two others, are known`(
    line: String, compiled: String
  ) throws {
    #expect(
      try lines("import SwiftUI\n\(line)")[1].trimmingCharacters(in: .whitespaces) == compiled)
  }

  @Test func `a source without imports sees what another one of its module imports`() {
    func preamble(_ text: String, importsFoundation: Bool) -> String {
      let file = SourceFile(path: "/x/Main.swift", bytes: Array(text.utf8))
      let context = ModuleContext(importsFoundation: importsFoundation)
      let bytes = file.instrumented(number: 0, showing: .nothing, context: context)
      return String(String(decoding: bytes, as: UTF8.self).prefix { $0 != "#" })
    }
    let source = "enum A { case b(IndexSet) }"
    #expect(preamble(source, importsFoundation: true) == "import Foundation\n")
    #expect(preamble(source, importsFoundation: false) == "")
    #expect(preamble("import Network", importsFoundation: true).contains("import UIKit"))
  }

  @Test func `a module of the project has precedence over an absent one`() throws {
    let compiled = try lines("import Network\nlet a = 1", projectModules: ["Network": "Network"])
    #expect(compiled[0] == "import Network")
    let symbols = try lines("import Symbols", projectModules: ["Symbols": "Symbols"])
    #expect(symbols[0] == "import Symbols")
  }

  @Test func `a module of the project with a name of the library's has another one`() throws {
    let compiled = try lines(
      "@testable import Navigation\nimport struct Navigation.Route\nimport Cards",
      projectModules: ["Navigation": "Navigation_", "Cards": "Cards"])
    #expect(compiled[0] == "@testable import Navigation_")
    #expect(compiled[1] == "import struct Navigation_.Route")
    #expect(compiled[2] == "import Cards")
  }

  @Test func `other unknown modules stay`() throws {
    #expect(try lines("import Ornaments")[0] == "import Ornaments")
  }

  @Test func `parts of SwiftUI with modules of their own are SwiftUI`() throws {
    let compiled = try lines("import SwiftUICore\nimport struct SwiftUICore.Text\nimport Symbols")
    #expect(compiled[0] == "import SwiftUI    ")
    #expect(compiled[1] == "import struct SwiftUI.Text    ")
    #expect(compiled[2] == "import SwiftUI")
  }

  @Test func `an absent module has Foundation and UIKit`() {
    #expect(preamble("import AVFoundation\nlet a = URL(string: \"a\")").contains("import UIKit\n"))
    #expect(!preamble("import SwiftUI\nimport AVFoundation").contains("import UIKit\n"))
  }

  @Test func `the function abs has precedence in extensions of CGFloat`() throws {
    let compiled = try lines(
      """
      extension CGFloat {
        var size: CGFloat { abs(self) + Self.abs(self) + CGFloat.abs(self) }
      }
      let a = abs(-1)
      """)
    #expect(
      compiled[1]
        == "  var size: CGFloat { Swift.abs(self) + Self.abs(self) + CGFloat.abs(self) }")
    #expect(compiled[3] == "let a = abs(-1)")
  }

  @Test func `the setter of an entry may have an access of its own`() throws {
    let compiled = try lines(
      """
      import SwiftUI
      extension EnvironmentValues {
        @Entry public internal(set) var margin: CGFloat = 1
      }
      """)
    #expect(
      compiled[2].contains(
        "public internal(set) var margin: CGFloat { get { self[__Entry_margin.self] }"))
  }

  @Test func `an app may be called App`() throws {
    let file = SourceFile(
      path: "/x/App.swift", bytes: Array("@main struct App: SwiftUI.App {}".utf8))
    let selection = try PreviewSelection([file])
    let text = String(decoding: file.instrumented(number: 0, showing: selection), as: UTF8.self)
    #expect(text.contains("(any SwiftUI.App).self).initialize(to: App())"))
  }
}
