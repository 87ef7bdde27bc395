// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Testing

@Suite struct UIKitSourceTests {
  private func compiled(_ text: String) throws -> String {
    let file = SourceFile(path: "/x/Main.swift", bytes: Array(("import UIKit\n" + text).utf8))
    let selection = try PreviewSelection([file])
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

  @Test func `a class that has an initializer for archives only is made by it`() throws {
    let text = try compiled(
      "class Shown: UIView {\n  required init?(coder: NSCoder) { super.init(coder: coder) }\n}\n")
    #expect(text.contains("_rootView(archived: Shown.self)"))
    let other = try compiled(
      "class Shown: UIView {\n  convenience init(a: Int = 0) { self.init(frame: .zero) }\n}\n")
    #expect(other.contains("_rootView(Shown())"))
  }
}
