// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Testing

/// Code that conditions leave out, and names that are compiled in another form.
@Suite struct ActiveCodeTests {
  private func shown(_ text: String, _ platform: SourcePlatform = .ios) throws -> [String] {
    let file = SourceFile(path: "/x/A.swift", bytes: Array(text.utf8))
    return try PreviewSelection([file], platform: platform).entries.map(\.title)
  }

  /// The compiled copy, without the lines before the text.
  private func compiled(_ text: String) -> String {
    let file = SourceFile(path: "/x/A.swift", bytes: Array(text.utf8))
    let copy = String(decoding: file.instrumented(number: 0, showing: .nothing), as: UTF8.self)
    return copy.split(separator: "line: 1)\n", maxSplits: 1).last.map(String.init) ?? ""
  }

  private static let previews = "struct P: PreviewProvider {}\n"

  @Test(arguments: [
    "#if os(macOS)\nMAC#else\nPHONE#endif", "#if !os(iOS)\nMAC#elseif DEBUG\nPHONE#endif",
    "#if canImport(UIKit)\nPHONE#elseif canImport(AppKit)\nMAC#endif",
    "#if os(tvOS) || (os(macOS) && swift(>=5.9))\nMAC#endif\nPHONE",
    "#if DEBUG\n#if os(macOS)\nMAC#endif\nPHONE#else\nMAC#endif",
    "#if !!os(macOS)\nMAC#endif\nPHONE", "#if !(!os(iOS))\nPHONE#else\nMAC#endif",
    "#if !(!!((DEBUG)))\nMAC#endif\nPHONE", "#if false\nMAC#endif\nPHONE",
    "#if os(iOS)\nPHONE#elseif swift(>=6)\nMAC#endif",
  ])
  func `previews in code for another platform are left out`(text: String) throws {
    let text =
      text.replacing("MAC", with: "struct Mac: PreviewProvider {}\n")
      .replacing("PHONE", with: "struct Phone: PreviewProvider {}\n")
    #expect(try shown(text) == ["Phone"])
  }

  @Test(arguments: ["swift(>=5.9)", "canImport(Charts)", "EXAMPLE", "hasFeature(X)", "arch(arm64)"])
  func `a condition that only the compiler knows leaves nothing out`(condition: String) throws {
    #expect(try shown("#if \(condition)\n\(Self.previews)#endif") == ["P"])
    #expect(try shown("#if !\(condition)\n\(Self.previews)#endif") == ["P"])
  }

  @Test func `on Linux, code for phones is left out`() throws {
    let text =
      "#if os(Linux)\nstruct L: PreviewProvider {}\n#else\nstruct P: PreviewProvider {}\n#endif"
    #expect(try shown(text) == ["P"])
    #expect(try shown(text, .linux) == ["L"])
  }

  @Test func `selectors are written as a type that Linux has`() {
    #expect(
      compiled("f(#selector( UIResponder\n .resignFirstResponder), b)")
        == "f(_s(        UIResponder\n .resignFirstResponder), b)\n"
        + "private let _s = UIKitViews._Selectors([1: \"resignFirstResponder\", "
        + "1003: \"resignFirstResponder\"])")
    #expect(compiled("#selector(getter: A.b(_:c:))") == "Selector(\"getter:A.b(_:c:)\")")
  }

  @Test func `a submodule is imported as its module`() {
    #expect(compiled("import UIKit.UIView") == "import UIKit       ")
    #expect(compiled("import struct SwiftUI.Color") == "import struct SwiftUI.Color")
  }

  @Test func `the module os has its name in expressions, too`() {
    #expect(
      compiled("import os\nlet a = os.Logger(), b = c.os.Logger(), os = 1")
        == "import OSLog\nlet a = OSLog.Logger(), b = c.os.Logger(), os = 1")
  }

  @Test func `cases that phones do not have are left out`() {
    let first = "enum A {\n  case a\n"
    let attributes = "  @available(macOS 10.15, *)\n  @available(iOS, unavailable)\n"
    for name in ["case b(_ c: Int)", "case b, c = -1", "indirect case b"] {
      let text = first + attributes + "  @available(macCatalyst, unavailable)\n  " + name
      let copy = compiled(text + "\n  func d() {}\n}")
      #expect(copy.filter { !$0.isWhitespace } == "enumA{caseafuncd(){}}")
      #expect(copy.count { $0 == "\n" } == text.count { $0 == "\n" } + 2)
    }
    let function = first + attributes + "  func e() {}\n}"
    #expect(compiled(function) == function)
    let file = SourceFile(path: "/x/A.swift", bytes: Array((first + attributes + "case b\n}").utf8))
    let linux = file.instrumented(number: 0, showing: .nothing, platform: .linux)
    #expect(String(decoding: linux, as: UTF8.self).contains("case b"))
  }

  @Test func `types of networking are qualified by their module`() {
    #expect(
      compiled(
        "import Foundation\nlet a: Foundation.URLRequest, b: Foundation.URL, c: d.Foundation.URLSession"
      )
        == "import Foundation\nlet a: FoundationNetworking.URLRequest, b: Foundation.URL, "
        + "c: d.Foundation.URLSession")
  }

  @Test func `Core Foundation comes with its number type`() {
    let file = SourceFile(path: "/x/A.swift", bytes: Array("import CoreFoundation".utf8))
    let copy = String(decoding: file.instrumented(number: 0, showing: .nothing), as: UTF8.self)
    #expect(copy.hasPrefix("import Foundation\n"))
  }
}
