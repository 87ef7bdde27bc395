// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Testing

/// The compiled copies of overrides in extensions, which are a feature of Objective-C, and of classes of layers.
@Suite struct ClassSourceTests {
  private func compiled(_ text: String) -> String { SourceFile.compiledCopy(ofUIKit: text) }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  // MARK: Extensions

  @Test func `an override in an extension is in the class, on its line`() throws {
    let copy = lines(
      compiled(
        """
        class A: UIView {
          var n = 0
        }
        extension A: P {
          func other() {}
          override func draw(_ rect: CGRect) {
            if n > 0 { fill() }
          }
        }
        public extension A { override func layoutSubviews() {} }
        """))
    let start = try #require(copy.firstIndex { $0.contains("override func draw") })
    #expect(copy[start - 1] == #"#sourceLocation(file: "/x/Main.swift", line: 7)"#)
    #expect(copy[start] == "  override func draw(_ rect: CGRect) {")
    #expect(copy[start + 1] == "    if n > 0 { fill() }")
    #expect(copy[start + 3] == #"#sourceLocation(file: "/x/Main.swift", line: 4)"#)
    #expect(copy.contains { $0.hasSuffix("public override func layoutSubviews() {}") })
    let brace = try #require(copy.firstIndex { $0.hasPrefix("extension A: P {") })
    #expect(start < brace)
    #expect(copy.filter { $0.contains("override") }.count == 2)
  }

  @Test func `the attributes of an override in an extension go with it`() throws {
    let copy = lines(
      compiled(
        """
        class A: UIView {
        }
        public extension A {
          @discardableResult
          override func becomeFirstResponder() -> Bool { true }
          @available(iOS 13, *) @discardableResult
          override func resignFirstResponder() -> Bool { true }
        }
        """))
    let extensionLine = try #require(copy.firstIndex { $0.hasPrefix("public extension A {") })
    #expect(copy[..<extensionLine].filter { $0.contains("@discardableResult") }.count == 2)
    #expect(copy[..<extensionLine].contains { $0.contains("@available(iOS 13, *)") })
    #expect(!copy[extensionLine...].contains { $0.contains("@") })
    #expect(copy.contains(#"#sourceLocation(file: "/x/Main.swift", line: 5)"#))
  }

  @Test func `an extension of a class of another source stays as it is`() throws {
    let text = compiled("extension B {\n  override func draw(_ rect: CGRect) {}\n}\n")
    #expect(text.contains("extension B {\n  override func draw(_ rect: CGRect) {}\n}"))
  }

  @Test func `a selector within a moved member is found by its place`() throws {
    let text = compiled(
      """
      class A: UIViewController {
        @objc func tapped() {}
      }
      extension A {
        override func viewDidLoad() { add(#selector(tapped)) }
      }
      """)
    #expect(text.contains("override func viewDidLoad() { add(_s(  Self.tapped)) }"))
  }

  // MARK: Layers

  @Test func `a layer without the initializer without arguments gets it`() throws {
    let text = compiled(
      "public class A: CALayer {\n  let r: Int\n  init(r: Int) {\n  self.r = r }\n}\n")
    #expect(text.contains("public class A: CALayer { public required init() { fatalError("))
    let other = compiled("class A: CALayer {\n  convenience init(r: Int) { self.init() }\n}\n")
    #expect(!other.contains("required init()"))
  }

  @Test func `a layer makes its presentation by its initializer for that`() throws {
    let text = compiled(
      "class A: CALayer {\n  override init() {}\n  override init(layer: Any) {}\n}\n")
    #expect(text.contains("override func _presentationCopy() -> CALayer { A(layer: self) };"))
    #expect(!text.contains("fatalError"))
  }

  @Test func `a managed property has accessors`() throws {
    let text = compiled("class A: CALayer {\n  @NSManaged var angle: CGFloat // turn\n}\n")
    #expect(
      text.contains(
        "var angle: CGFloat { get { _managedValue(\"angle\") }"
          + " set { _setManagedValue(newValue, \"angle\") } } // turn"))
    #expect(!text.contains("NSManaged"))
  }
}
