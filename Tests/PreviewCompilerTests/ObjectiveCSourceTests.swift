// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Testing

/// The replacements of Objective-C features in the compiled copies of sources.
@Suite struct ObjectiveCSourceTests {
  private func compiled(_ text: String, optionalMethods: Set<String> = []) -> String {
    SourceFile.compiledCopy(ofUIKit: text, ModuleContext(optionalMethods: optionalMethods))
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  // MARK: Strings

  @Test func `localized strings of Foundation are those of the library`() throws {
    let text = compiled(
      """
      let a = NSLocalizedString("a", comment: "")
      let b = Bundle.main.localizedString(forKey: "b", value: nil, table: nil)
      let c = formatter.localizedString(from: date)
      """)
    let lines = lines(text)
    #expect(lines[2] == "let a = _nsLocalized     (\"a\", comment: \"\")")
    #expect(
      lines[3] == "let b = Bundle.main._localized     (forKey: \"b\", value: nil, table: nil)")
    #expect(lines[4] == "let c = formatter.localizedString(from: date)")
  }

  @Test func `methods of other types with the name keep it`() throws {
    let text = compiled("let a = manager.localizedString(forKey: \"a\")")
    #expect(!text.contains("_localized"))
  }

  @Test func `a source that imports Foundation only has the library's function`() throws {
    let file = SourceFile(
      path: "/x/Main.swift",
      bytes: Array("import Foundation\nlet a = NSLocalizedString(\"a\", comment: \"\")".utf8))
    let text = String(decoding: file.instrumented(number: 0, showing: .nothing), as: UTF8.self)
    #expect(text.contains("_nsLocalized"))
    #expect(text.contains("import UIKit\n"))
  }

  @Test func `a function of the source's own keeps its name`() throws {
    let text = compiled(
      "func NSLocalizedString(_ a: String) -> String { a }\nlet a = NSLocalizedString(\"a\")")
    #expect(!text.contains("_nsLocalized"))
  }

  // MARK: Motions

  @Test func `an override for shakes in an extension of another source's class gets another name`()
    throws
  {
    let text = compiled(
      """
      extension UIWindow {
        open override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
          super.motionEnded(motion, with: event)
        }
      }
      class Own: UIWindow {
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
      }
      """)
    let lines = lines(text)
    #expect(
      lines[3]
        == "                func _motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {"
    )
    #expect(lines[4] == "    super.motionEnded(motion, with: event)")
    #expect(lines[8].hasPrefix("  override func motionEnded("))
  }

  @Test func `overrides in an extension of a picker get other names where none is made`() throws {
    let source = """
      extension UIPickerView {
        open override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
        override open func didMoveToSuperview() { super.didMoveToSuperview() }
        func own() {}
      }
      """
    let text = compiled(source)
    #expect(text.contains(" var _intrinsicContentSize: CGSize { super.intrinsicContentSize }"))
    #expect(text.contains(" func _didMoveToSuperview() { super.didMoveToSuperview() }"))
    #expect(!text.contains("override open") && text.contains("  func own() {}"))
    #expect(compiled(source + "\nlet picker = UIPickerView()").contains("override open"))
  }

  @Test func `an override of the clipping of scroll views is found by another name`() throws {
    let text = compiled(
      """
      extension UIScrollView {
        open override var clipsToBounds: Bool { get { false } set {} }
      }
      """)
    #expect(text.contains("public var _clipsToBounds: Bool { get { false } set {} }"))
    #expect(text.contains("}; extension UIScrollView: @retroactive _ScrollClipping {}"))
    #expect(!text.contains("override") && !text.contains("open"))
    let own =
      "class List: UIScrollView { override var clipsToBounds: Bool { get { false } set {} } }"
    #expect(compiled(own).contains("override var clipsToBounds"))
  }

  @Test func `an override for the swipe back of pages without a back button gets another name`()
    throws
  {
    let source = """
      extension UINavigationController: UIGestureRecognizerDelegate {
        override open func viewDidLoad() {
          super.viewDidLoad()
          interactivePopGestureRecognizer?.delegate = self
        }
        public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
      }
      """
    let text = compiled(source)
    #expect(text.contains(" func _viewDidLoad() {") && !text.contains("override open"))
    #expect(text.contains("    super.viewDidLoad()\n"))
    #expect(text.contains("  public func gestureRecognizerShouldBegin("))
    let made = source + "\nlet controller = UINavigationController()"
    #expect(compiled(made).contains("override open func viewDidLoad()"))
    let other = source.replacing("interactivePopGestureRecognizer?.delegate = self", with: "")
    #expect(compiled(other).contains("override open func viewDidLoad()"))
  }

  // MARK: Protocols

  @Test func `an optional method gets an implementation that does nothing`() throws {
    let text = compiled(
      """
      @objc public protocol CardDelegate {
        func required()
        @objc optional func didSwipe(_ card: Card, to side: Side)
        @objc optional func didEnd() -> Void
      }
      """)
    #expect(text.contains("public protocol CardDelegate: AnyObject {"))
    #expect(!text.contains("optional"))
    #expect(
      text.contains(
        "extension CardDelegate { public func didSwipe(_ card: Card, to side: Side) {} }"))
    #expect(text.contains("extension CardDelegate { public func didEnd() -> Void {} }"))
    #expect(!text.contains("required() {}"))
  }

  @Test func `the result of an optional method is optional, also in the classes that have it`()
    throws
  {
    let text = compiled(
      """
      @objc protocol P: NSObjectProtocol {
        @objc optional func size(of view: UIView, _ index: Int) -> CGFloat
        @objc optional func name() -> String?
        @objc optional func map() -> () -> Void
        @objc optional func tapped(_ index: Int)
        func count() -> Int
      }
      class Page: P {
        func size(of view: UIView, _ index: Int) -> CGFloat { 3 }
        func size(of view: UIView) -> CGFloat { 4 }
        func name() -> String? { "a" }
        func count() -> Int { 5 }
      }
      func f(_ p: P?) -> CGFloat {
        if let p, let tapped = p.tapped { tapped(1) }
        return p?.size?(of: UIView(), 2) ?? 0
      }
      """)
    #expect(text.contains("         func size(of view: UIView, _ index: Int) -> CGFloat?\n"))
    #expect(
      text.contains(
        "extension P { func size(of view: UIView, _ index: Int) -> CGFloat? { nil } }"))
    #expect(text.contains("extension P { func name() -> String? { nil } }"))
    #expect(text.contains("optional func map() -> () -> Void"))
    #expect(text.contains("func size(of view: UIView, _ index: Int) -> CGFloat? { 3 }"))
    #expect(text.contains("func size(of view: UIView) -> CGFloat { 4 }"))
    #expect(text.contains("func name() -> String? { \"a\" }"))
    #expect(text.contains("func count() -> Int { 5 }"))
    #expect(text.contains("let tapped = Optional(p.tapped) {"))
    #expect(text.contains("p?.size (of: UIView(), 2) ?? 0"))
  }

  @Test func `only types with the protocol have optional results, also composed ones`()
    throws
  {
    let text = compiled(
      """
      @objc protocol P: NSObjectProtocol {
        @objc optional func title(at index: Int) -> String
        @objc optional func animation() -> any Motion
        @objc optional func both() -> A & B
        @objc optional func maybe() -> (any Motion)?
      }
      protocol Q: P {}
      class Page: UIViewController {}
      extension Page: Q {
        func title(at index: Int) -> String { "a" }
        func animation() -> any Motion { m }
        func both() -> A & B { m }
      }
      struct Model {
        func title(at index: Int) -> String { "b" }
        func both() -> A & B { m }
      }
      """)
    #expect(text.contains("func title(at index: Int) -> String? { \"a\" }"))
    #expect(text.contains("func animation() -> (any Motion)? { m }"))
    #expect(text.contains("func both() -> (A & B)? { m }"))
    #expect(text.contains("func title(at index: Int) -> String { \"b\" }"))
    #expect(text.contains("  func both() -> A & B { m }"))
    for (line, method) in [
      (3, "title(at index: Int) -> String?"), (4, "animation() -> (any Motion)?"),
      (5, "both() -> (A & B)?"), (6, "maybe() -> (any Motion)?"),
    ] {
      #expect(
        text.contains(
          "\n#sourceLocation(file: \"/x/Main.swift\", line: \(line))\n"
            + "extension P { func \(method) { nil } }"))
    }
    #expect(!text.contains("optional"))
  }

  @Test func `a recognizer overrides a method of the header for subclasses without the keyword`()
    throws
  {
    let text = compiled(
      """
      public final class Turn: UIPanGestureRecognizer {
        func reset() { a() }
        func other() {}
      }
      class Slow: UIPanGestureRecognizer { override func reset() {} }
      class Fast: UIPanGestureRecognizer { override final func reset() {} }
      class Last: UIPanGestureRecognizer { final func reset() {} }
      class Model { func reset() {} }
      """)
    #expect(text.contains("  public override func reset() { a() }"))
    #expect(text.contains("{ override func reset() {} }"))
    #expect(text.contains("{ override final func reset() {} }"))
    #expect(text.contains("{ final override func reset() {} }"))
    #expect(text.contains("class Model { func reset() {} }"))
  }

  @Test func `an optional method is called without a question or exclamation mark`() throws {
    let text = compiled(
      """
      @objc protocol P { @objc optional func moved(by value: Int) }
      var tableView: UITableView!
      func f(_ p: P?) {
        p?.moved?(by: 1)
        p?.other?(2)
        p?.away?(3)
        p?.scrollViewDidScroll?(s)
        list.delegate?.tableView!(list, p)
      }
      """, optionalMethods: ["away"])
    #expect(text.contains("p?.moved (by: 1)"))
    #expect(text.contains("p?.other?(2)"))
    #expect(text.contains("p?.away (3)"))
    #expect(text.contains("p?.scrollViewDidScroll (s)"))
    #expect(text.contains("list.delegate?.tableView (list, p)"))
  }

  @Test func `a closure with the name of an optional method keeps its question mark`() throws {
    let text = compiled("var scrollViewDidScroll: (() -> Void)?\nx.scrollViewDidScroll?()\n")
    #expect(text.contains("x.scrollViewDidScroll?()"))
  }

  @Test(arguments: ["", "import Foundation", "import UIKit", "import SwiftUI"])
  func `a source without imports of views sees UIKit if another one imports it`(
    imports: String
  ) {
    let file = SourceFile(path: "/x/A.swift", bytes: Array((imports + "\nlet a = 1\n").utf8))
    func count(_ context: ModuleContext) -> Int {
      let bytes = file.instrumented(number: 0, showing: .nothing, context: context)
      return lines(String(decoding: bytes, as: UTF8.self)).count { $0 == "import UIKit" }
    }
    #expect(count(ModuleContext()) == (imports == "import UIKit" ? 1 : 0))
    #expect(count(ModuleContext(importsUIKit: true)) == (imports == "import SwiftUI" ? 0 : 1))
  }

  // MARK: Modules

  @Test(arguments: ["ObjectiveC", "ObjectiveC.runtime"])
  func `the runtime of Objective-C is part of UIKit`(module: String) throws {
    let text = compiled("import \(module)\n")
    #expect(!text.contains("ObjectiveC"))
    #expect(lines(text).filter { $0.trimmingPrefix("import ").hasPrefix("UIKit") }.count == 2)
  }

  @Test(arguments: [
    ("app?.window??.frame", "app?.window? .frame"), ("app!.window!!.frame", "app!.window! .frame"),
  ])
  func `a delegate's window is optional once`(source: String, copy: String) throws {
    #expect(compiled("let a = \(source)\n").contains("let a = \(copy)"))
    #expect(compiled("let a = b.window ?? c\n").contains("b.window ?? c"))
  }

  // MARK: Descriptions

  @Test func `a description in an extension hides that of the class`() throws {
    let text = compiled(
      """
      extension Ruler {
        override public var description: String { type(of: self).description() + "!" }
      }
      class Own: Base { override var description: String { "" } }
      """)
    #expect(text.contains("           public var description: String {"))
    #expect(text.contains("{ String(describing: type(of: self))"))
    #expect(text.contains("class Own: Base { override var description"))
  }

  @Test func `the functions of Apple's system are Foundation's`() throws {
    let text = compiled("import Darwin\nlet a = sqrt(2.0)\n")
    #expect(!text.contains("import Darwin"))
  }

  @Test func `delegates without a window leave it to the controller of a storyboard`() throws {
    func title(_ delegate: String, _ controller: String) throws -> String? {
      let texts = [
        "@main class AppDelegate: UIResponder, UIApplicationDelegate { \(delegate) }",
        "class ViewController: UIViewController { \(controller) }",
      ]
      let files = texts.enumerated().map {
        SourceFile(path: "/x/F\($0).swift", bytes: Array(("import UIKit\n" + $1).utf8))
      }
      return try PreviewSelection(files, order: .appFirst).entries.first?.title
    }
    #expect(try title("", "") == "ViewController")
    #expect(
      try title("var w: UIWindow?; func f() { w?.rootViewController = nil }", "") == "AppDelegate")
    // Without storyboards its outlets get placeholders.
    #expect(try title("", "@IBOutlet var label: UILabel!") == "ViewController")
  }
}
