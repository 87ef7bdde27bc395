// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Motion
@_spi(ViewTree) import Storyboards
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

private final class LoosePage: UIViewController, UITableViewDataSource {
  weak var card: UIView!
  weak var label: UILabel!
  weak var resetButton: UIButton!
  var dots: [UIView]! = []
  weak var slider: UISlider!
  weak var cardBottomConstraint: NSLayoutConstraint!
  weak var table: UITableView!
  var own: UIView?
  var calls: [String] = []

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 900))
    own = UIView()
    own?.tag = 7
  }
  override func viewDidLoad() { calls.append("load \(label.text ?? "nil") \(dots.count)") }
  func panCard(_ recognizer: UIPanGestureRecognizer) {
    calls.append("pan")
    recognizer.view?.transform = CGAffineTransform(
      translationX: recognizer.translation(in: view).x, y: 0)
  }
  func reset(_ sender: Any) { calls.append("reset \(type(of: sender))") }
  func other() { calls.append("other") }
  func slide(_ sender: UISlider) { calls.append("slide \(sender.value)") }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Loose", for: indexPath)
    (cell as? LooseCell)?.name.text = "row \(indexPath.row)"
    return cell
  }

  static func add(_ registry: _InterfaceRegistry) {
    registry.outlet("card", { (o: LoosePage) in o.card }, { (o: LoosePage, v) in o.card = v })
    registry.outlet("label", { (o: LoosePage) in o.label }, { (o: LoosePage, v) in o.label = v })
    registry.outlet(
      "resetButton", { (o: LoosePage) in o.resetButton }, { (o: LoosePage, v) in o.resetButton = v }
    )
    registry.outlet("dots", { (o: LoosePage) in o.dots }, { (o: LoosePage, v) in o.dots = v })
    registry.outlet("slider", { (o: LoosePage) in o.slider }, { (o: LoosePage, v) in o.slider = v })
    registry.outlet("own", { (o: LoosePage) in o.own }, { (o: LoosePage, v) in o.own = v })
    registry.action("panCard:") { (o: LoosePage, a: UIPanGestureRecognizer) in o.panCard(a) }
    registry.action("reset:") { (o: LoosePage, a: Any) in o.reset(a) }
    registry.action("other") { (o: LoosePage) in o.other() }
    registry.action("slide:") { (o: LoosePage, a: UISlider) in o.slide(a) }
  }

  static func addDrawer(_ registry: _InterfaceRegistry) {
    registry.outlet("label", { (o: LoosePage) in o.label }, { (o: LoosePage, v) in o.label = v })
    registry.outlet("card", { (o: LoosePage) in o.card }, { (o: LoosePage, v) in o.card = v })
    registry.outlet(
      "cardBottomConstraint", { (o: LoosePage) in o.cardBottomConstraint },
      { (o: LoosePage, v) in o.cardBottomConstraint = v })
  }

  static func addTable(_ registry: _InterfaceRegistry) {
    registry.add("LooseCell", LooseCell.self)
    registry.outlet("label", { (o: LoosePage) in o.label }, { (o: LoosePage, v) in o.label = v })
    registry.outlet("table", { (o: LoosePage) in o.table }, { (o: LoosePage, v) in o.table = v })
    registry.outlet("name", { (o: LooseCell) in o.name }, { (o: LooseCell, v) in o.name = v })
  }
}

private final class LooseCell: UITableViewCell { weak var name: UILabel! }

/// Classes with the `init(coder:)` of Xcode's template.
private final class CodeCell: UITableViewCell {
  var style: UITableViewCell.CellStyle?
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    self.style = style
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class CodeItem: UICollectionViewCell {
  required init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class CodeView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class CodePage: UIViewController {
  var badge: CodeView!
  override func viewDidLoad() { if badge == nil { badge = CodeView(frame: .zero) } }
}

private final class ReplacingPage: UIViewController {
  var card: UIView!
  override func viewDidLoad() {
    card = UIView()
    view.addSubview(card)
  }
}

private final class LooseView: UIView {
  var contentView: UIView!
  weak var label: UILabel!
  override init(frame: CGRect) {
    super.init(frame: frame)
    _ = Bundle.main.loadNibNamed("LooseView", owner: self)
    addSubview(contentView)
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class Problems { var texts: [String] = [] }

@MainActor
@Suite(.serialized) struct PlaceholderTests {
  private func show<Page: UIViewController>(
    _ page: Page, _ add: @escaping @MainActor (_InterfaceRegistry) -> Void
  ) -> (Harness, problems: () -> [String]) {
    let problems = Problems()
    _registerPlaceholders([add])
    InterfaceProblems.output = { problems.texts.append($0) }
    let harness = Harness(size: CGSize(width: 300, height: 900)) { _rootView(page) }
    harness.frame()
    return (harness, { problems.texts })
  }

  private func reset() {
    _registerInterface(bundle: .main, [])
    InterfaceProblems.output = { _ in }
  }

  @Test func `outlets that nothing connects are filled before the view has loaded, and named once`()
    throws
  {
    defer { reset() }
    let page = LoosePage()
    let (_, problems) = show(page, LoosePage.add)
    #expect(page.calls == ["load label 3"])
    #expect(page.own?.tag == 7)
    #expect(page.own?.superview == nil)
    #expect(page.resetButton.currentTitle == "resetButton")
    #expect(page.label.isUserInteractionEnabled)
    let views: [UIView] = [page.card, page.label, page.resetButton] + page.dots + [page.slider]
    for view in views {
      #expect(view.superview === page.view)
      #expect(page.view.bounds.contains(view.frame))
    }
    for (upper, lower) in zip(views, views.dropFirst()) {
      #expect(upper.frame.maxY <= lower.frame.minY)
    }
    #expect(
      problems() == [
        "no storyboard or nib file found: LoosePage has placeholders for card, label, resetButton, "
          + "dots, slider, panCard, reset, other, slide"
      ])
  }

  @Test
  func `actions are sent by the outlets that they are named like, and by others of their own`()
    throws
  {
    defer { reset() }
    let page = LoosePage()
    let (harness, _) = show(page, LoosePage.add)
    let button = CGPoint(x: page.resetButton.frame.midX, y: page.resetButton.frame.midY)
    harness.press(button)
    harness.release(button)
    #expect(page.calls.last == "reset UIButton")
    let other = try #require(
      page.view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == "other" })
    harness.press(CGPoint(x: other.frame.midX, y: other.frame.midY))
    harness.release(CGPoint(x: other.frame.midX, y: other.frame.midY))
    #expect(page.calls.last == "other")
    let start = CGPoint(x: page.card.frame.midX, y: page.card.frame.midY)
    harness.drag(from: start, to: CGPoint(x: start.x + 80, y: start.y), over: 0.2)
    #expect(page.calls.last == "pan")
    #expect(page.card.transform.tx > 50)
    page.slider.value = 1
    page.slider.sendActions(for: .valueChanged)
    #expect(page.calls.last == "slide 1.0")
  }

  @Test func `a constraint determines what its name says, of the view that it names`() throws {
    defer { reset() }
    let page = LoosePage()
    let (harness, problems) = show(page, LoosePage.addDrawer)
    let before = page.card.frame
    #expect(before.width == before.height)
    #expect(page.cardBottomConstraint.constant == page.view.bounds.maxY - before.maxY)
    page.cardBottomConstraint.constant = -40
    harness.frame()
    #expect(page.card.frame.maxY == page.view.bounds.maxY + 40)
    #expect(page.card.frame.size == before.size)
    #expect(problems().first?.hasSuffix("label, card, cardBottomConstraint") == true)
  }

  @Test func `a table has the controller's rows, of the class that the outlets are of`() throws {
    defer { reset() }
    let page = LoosePage()
    let (_, problems) = show(page, LoosePage.addTable)
    let cells = page.table.visibleCells
    #expect(cells.compactMap { ($0 as? LooseCell)?.name.text } == ["row 0", "row 1"])
    #expect(
      problems().contains(
        "no storyboard found: the row \"Loose\" is a placeholder of the class LooseCell"))
  }

  @Test func `rows that a table may lack are only of classes that storyboards can create`() {
    defer { reset() }
    _registerPlaceholders([
      { registry in
        registry.add("LooseCell", LooseCell.self)
        registry.add("CodeCell", CodeCell.self)
        registry.noCoder(CodeCell.self)
      }
    ])
    InterfaceProblems.output = { _ in }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(table.dequeueReusableCell(withIdentifier: "loose") is LooseCell)
    #expect(table.dequeueReusableCell(withIdentifier: "code") == nil)
    #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
  }

  @Test func `classes without an initializer for storyboards are not created by it`() {
    defer { reset() }
    let page = CodePage()
    _ = show(page) { registry in
      registry.add("CodeCell", CodeCell.self)
      registry.noCoder(CodeCell.self)
      registry.add("CodeItem", CodeItem.self)
      registry.noCoder(CodeItem.self)
      registry.noCoder(CodeView.self)
      registry.outlet("badge", { (o: CodePage) in o.badge }, { (o: CodePage, v) in o.badge = v })
    }
    #expect(page.badge != nil)
    let cell = UITableView.unregistered?("any", false) as? CodeCell
    #expect(cell?.style == .default)
    #expect(cell?.reuseIdentifier == "any")
    #expect(UICollectionView.unregistered?("any") is CodeItem)
  }

  @Test func `a placeholder that the code replaces is removed`() {
    defer { reset() }
    let page = ReplacingPage()
    _ = show(page) { registry in
      registry.outlet(
        "card", { (o: ReplacingPage) in o.card }, { (o: ReplacingPage, v) in o.card = v })
    }
    #expect(page.view.subviews.count == 1)
    #expect(page.view.subviews.first === page.card)
  }

  @Test func `the owner of a nib file that does not exist has placeholders`() {
    defer { reset() }
    _registerPlaceholders([
      { registry in
        registry.outlet(
          "contentView", { (o: LooseView) in o.contentView },
          { (o: LooseView, v) in o.contentView = v })
        registry.outlet(
          "label", { (o: LooseView) in o.label }, { (o: LooseView, v) in o.label = v })
      }
    ])
    InterfaceProblems.output = { _ in }
    let view = LooseView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(view.subviews.first === view.contentView)
    #expect(view.contentView.frame.size == CGSize(width: 200, height: 100))
    #expect(view.label.superview === view.contentView)
  }
}
