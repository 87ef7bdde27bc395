// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Testing

@Suite struct UIKitSourceTests {
  private func compiled(
    _ text: String, order: PreviewSelection.Order = .previewsFirst
  ) throws -> String {
    let file = SourceFile(path: "/x/Main.swift", bytes: Array(("import UIKit\n" + text).utf8))
    let selection = try PreviewSelection([file], order: order)
    return String(decoding: file.instrumented(number: 0, showing: selection), as: UTF8.self)
  }

  @Test(arguments: [
    ("CALayer.transform", "transform"), ("position.x", "position.x"),
    ("CAShapeLayer.bounds.size", "bounds.size"), ("CALayer.isHidden", "hidden"),
    ("self.opacity", "opacity"),
  ])
  func `a key path is its string, without types`(path: String, string: String) throws {
    let text = try compiled("class C: UIViewController {\n  let a = f(#keyPath(\(path)), 1)\n}\n")
    #expect(text.contains("let a = f(\"\(string)\""))
    #expect(!text.contains("keyPath"))
  }

  @Test(arguments: [
    "UIButton", "UILabel", "UIImageView", "UICollectionViewCell", "UITableView",
    "UIVisualEffectView", "UITabBarController",
  ])
  func `a view of any kind is shown`(parent: String) throws {
    #expect(try compiled("class Shown: \(parent) {}\n").contains("_rootView(Shown())"))
  }

  @Test func `a data source that can delete and move rows says so`() throws {
    let text = try compiled(
      """
      class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        public func tableView(
          _ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
      }
      class Shown: UITableViewController {}
      extension Shown {
        @objc override func tableView(_ t: UITableView, commit style: Style, forRowAt path: IndexPath) {}
      }
      """)
    #expect(text.contains("  public var _movesRows: Bool { true }; public func tableView("))
    #expect(text.contains("  override var _commitsRowEdits: Bool { true }; "))
    #expect(text.components(separatedBy: "Bool { true };").count == 3)
    let moved = try #require(text.range(of: "class Shown"))
    #expect(text[moved.upperBound...].contains("override func tableView(_ t: UITableView, commit"))
  }

  @Test func `spellings of Swift 3 are those of today, in the same columns`() throws {
    let text = try compiled(
      """
      class Shown: UIView {
        var done: ((Void) -> Void)? ; let f: (Void) throws -> Int
        let g: (Void, Int) -> Void
        let a = (info[key] as AnyObject).cgRectValue.height
        let b = (info[key] as AnyObject).doubleValue + 1
        let c = (info[key] as AnyObject).description
      }
      """)
    #expect(text.contains("  var done: ((    ) -> Void)? ; let f: (    ) throws -> Int\n"))
    #expect(text.contains("  let g: (Void, Int) -> Void\n"))
    #expect(text.contains("  let a = (info[key] as! NSValue ).cgRectValue.height\n"))
    #expect(text.contains("  let b = (info[key] as! NSNumber).doubleValue + 1\n"))
    #expect(text.contains("  let c = (info[key] as AnyObject).description\n"))
  }

  @Test func `a controller is shown instead of its cells, whatever its name is`() throws {
    let text = try compiled(
      "class Grid: UICollectionViewController {}\nclass Cell: UICollectionViewCell {}\n")
    #expect(text.contains("_rootView(Grid())"))
  }

  @Test(arguments: [PreviewSelection.Order.previewsFirst, .macrosFirst, .appFirst])
  func `the page of a playground is shown instead of a controller`(
    order: PreviewSelection.Order
  ) throws {
    let source = """
      import PlaygroundSupport
      class First: UIViewController {}
      class Second: UIViewController {}
      PlaygroundPage.current.liveView = Second()
      """
    #expect(try !compiled(source, order: order).contains("_rootView(First())"))
  }

  @Test func `a class that has an initializer for archives only is made by it`() throws {
    let text = try compiled(
      "class Shown: UIView {\n  required init?(coder: NSCoder) { super.init(coder: coder) }\n}\n")
    #expect(text.contains("_rootView(archived: Shown.self)"))
    let other = try compiled(
      "class Shown: UIView {\n  convenience init(a: Int = 0) { self.init(frame: .zero) }\n}\n")
    #expect(other.contains("_rootView(Shown())"))
  }

  @Test(arguments: [
    ("title: String, size cornerRadius: CGFloat", "title: \"Title\", size: 16"),
    (
      "_ image: UIImage?, items: [String]",
      "UIImage(systemName: \"photo\") ?? UIImage(), items: [\"Items\", \"Items\", \"Items\"]"
    ),
    (
      "count: Int = 1, onTap: @escaping (Int, String) -> Void, end: (() -> Void)?",
      "onTap: { _, _ in }, end: {}"
    ),
    ("kind: Kind, model: Model?", "kind: .small, model: nil"),
    ("frame: CGRect, scrollView: UIScrollView", "frame: .zero, scrollView: UIScrollView()"),
  ])
  func `a view that needs arguments is shown with sample ones`(
    parameters: String, arguments: String
  ) throws {
    let text = try compiled(
      """
      enum Kind { case small, large }
      class Shown: UIView {
        init(\(parameters)) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(text.contains("_rootView(Shown(\(arguments)))"))
  }

  @Test(arguments: ["model: Model", "make: (Int) -> String", "map: [String: Int]"])
  func `a view with arguments of unknown types is not shown`(parameters: String) {
    #expect(throws: PreviewSelectionError.self) {
      _ = try compiled(
        """
        class Shown: UIView {
          init(\(parameters)) { super.init(frame: .zero) }
          required init?(coder: NSCoder) { fatalError() }
        }
        """)
    }
  }

  @Test func `a view with a recognizer and without contents is shown as a bare one`() throws {
    let text = "class Shown: UIView {\n  let pan = UIPanGestureRecognizer()\n  var x = 0\n}\n"
    #expect(try compiled(text).contains("_rootView(bare: Shown())"))
    let drawn = text.replacing("var x = 0", with: "override func draw(_ rect: CGRect) {}")
    #expect(try compiled(drawn).contains("_rootView(Shown())"))
    let still = text.replacing("UIPanGestureRecognizer", with: "CGPoint")
    #expect(try compiled(still).contains("_rootView(Shown())"))
  }

  @Test(arguments: [
    (
      "class A: UICollectionViewFlowLayout { let x = b.midX }",
      "_rootView(layout: A(), isHorizontal: true)"
    ),
    ("class A: UICollectionViewLayout {}", "_rootView(layout: A(), isHorizontal: false)"),
    (
      "class A: NSObject {}\nextension A: UIViewControllerAnimatedTransitioning {}",
      "_rootView(transition: A(), direction: 0, prepare: { _ = ($0, $1) })"
    ),
    (
      "class DismissA: NSObject, UIViewControllerAnimatedTransitioning {}",
      "_rootView(transition: DismissA(), direction: -1, prepare: { _ = ($0, $1) })"
    ),
    (
      "class A: NSObject, UIViewControllerAnimatedTransitioning {\n  var isPresenting = true\n}",
      "_rootView(transition: A(), direction: 0, prepare: { $0.isPresenting = $1 })"
    ),
    (
      "class A: NSObject, UIViewControllerAnimatedTransitioning {\n  init(duration: Double) {}\n}",
      "_rootView(transition: A(duration: 0.5), direction: 0, prepare: { _ = ($0, $1) })"
    ),
    (
      "class A: UIPresentationController {}",
      "_rootView(presentation: { A(presentedViewController: $0, presenting: $1) })"
    ),
    ("class A: UIPanGestureRecognizer {}", "_rootView(recognizer: A(target: nil, action: nil))"),
    ("class A: CAShapeLayer {}", "_rootView(layer: A())"),
  ])
  func `a class that is no view is shown on a stage`(source: String, expression: String) throws {
    #expect(try compiled(source + "\n").contains(expression))
    let withView = try compiled(source + "\nclass Shown: UIView {}\n")
    #expect(withView.contains("_rootView(Shown())"))
  }
}
