// Part of Snapback, under the MIT licence; see LICENSE.

import PreviewCompiler
import Testing

@Suite struct RequiredInitializerTests {
  private func compiled(_ text: String) throws -> [String] {
    let file = SourceFile(
      path: "/x/Cell.swift",
      bytes: Array(("import UIKit\n" + text + "\nclass C: UIViewController {}").utf8))
    let selection = try PreviewSelection([file])
    let copy = String(decoding: file.instrumented(number: 0, showing: selection), as: UTF8.self)
    return copy.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test(arguments: [
    "class A: UICollectionViewCell {\n  override init(frame: CGRect) {}",
    "class A: UITableViewCell {\n  override init(style: UITableViewCell.CellStyle) {}",
    "class A: BaseCell {\n  override init(frame: CGRect) {}",
    "final class A: CAShapeLayer {\n  override init() {}",
    "class B: CALayer {}\nclass A: B {\n  override init() {}",
  ])
  func `an initializer of a cell or a layer that is overridden is required`(text: String) throws {
    let lines = try compiled(text + "\n}\n")
    #expect(lines.contains { $0.hasPrefix("  required init(") })
    #expect(!lines.contains { $0.contains("override") })
  }

  @Test(arguments: [
    "class A: UIView {\n  override init(frame: CGRect) {}",
    "class A: UITableViewCell {\n  convenience init(item: Int) {}\n  override func a() {}",
    "class A: UICollectionViewCell {\n  class Inner: UIView { override init(frame: CGRect) {} }",
    "class A: UITableViewCell {\n  override func prepareForReuse() {}",
  ])
  func `others stay as they are`(text: String) throws {
    let lines = try compiled(text + "\n}\n")
    #expect(lines.contains { $0.contains("override") })
    #expect(!lines.contains { $0.contains("required") })
  }
}
