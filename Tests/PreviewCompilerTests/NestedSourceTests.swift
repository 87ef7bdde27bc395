// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Testing

/// Replacements of names, which depend on the declarations around them.
@Suite struct NestedSourceTests {
  private func compiled(_ text: String) -> String {
    SourceFile.compiledCopy(ofUIKit: text)
  }

  /// The statement `add(#selector(go))` is where a source has a `$`.
  @Test(arguments: [
    "class A { func f() { $ } }", "class A { init() { if a { $ } } }",
    "class A { var b = 1 { didSet { $ } } }", "class A { subscript(i: Int) -> Int { $ } }",
    "class A { func f() { let b = { $ } } }", "class A { func f() { g(h: [{ $ }]) } }",
    "class A { class B {}; let c = d { e() }; deinit { $ } }",
    "extension A { func f() { let b = 1; $ } }",
  ])
  func `a selector of a bare name in a method refers to the type`(source: String) {
    let text = compiled(source.replacing("$", with: "add(#selector(go))"))
    #expect(text.contains("add(_s(  Self.go))"))
  }

  @Test(arguments: [
    "class A { let b = $ }", "class A { lazy var b = { $ }() }", "class A { var b: Int { $ } }",
    "class A { func f() {}; let b = { $ }() }", "class A { func f() { class B { let c = $ } } }",
    "$", "let b = { $ }", "struct A { static let b = $ }",
  ])
  func `a selector of a bare name in an initial value or in no type does not`(source: String) {
    let text = compiled(source.replacing("$", with: "add(#selector(go))"))
    #expect(text.contains("add(_s(       go))"))
  }

  @Test func `each of many selectors in a method refers to its type`() {
    let calls = String(repeating: "  add(#selector(go))\n", count: 7000)
    let text = compiled("class A {\nfunc f() {\n\(calls)}\nlet b = #selector(go)\n}")
    #expect(text.split(separator: "add(_s(  Self.go))").count == 7001)
    #expect(text.contains("let b = _s(       go)"))
  }

  @Test func `a method belongs to the innermost type around it`() {
    let text = compiled(
      """
      @objc protocol P { @objc optional func a() -> Int }
      protocol Q: class { func a() -> Int }
      class Page: P {
        struct Row { func a() -> Int { 1 } }
        func a() -> Int { 2 }
        enum Kind { case b; struct C { func a() -> Int { 3 } } }
      }
      func a() -> Int { 4 }
      """)
    #expect(text.contains("protocol Q: class { func a() -> Int }"))
    #expect(text.contains("struct Row { func a() -> Int { 1 } }"))
    #expect(text.contains("  func a() -> Int? { 2 }"))
    #expect(text.contains("func a() -> Int { 3 }"))
    #expect(text.contains("func a() -> Int { 4 }"))
  }

  @Test func `a method after hundreds of nested types belongs to the outer one`() {
    let types = ["struct A {\n", "}\n"].map { String(repeating: $0, count: 300) }.joined()
    let text = compiled(
      "@objc protocol P { @objc optional func a() -> Int }\nclass Page: P {\n\(types)"
        + "func a() -> Int { 2 }\n}")
    #expect(text.contains("func a() -> Int? { 2 }"))
  }
}
