// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Storyboards
import Testing
@_spi(ViewTree) import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

private final class Step: UIViewController {
  static var calls: [String] = []
  var allows = true
  var note = ""
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Self.calls.append("should \(identifier)")
    return allows
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Self.calls.append(
      "prepare \(segue.identifier ?? "nil") \(sender.map { "\(type(of: $0))" } ?? "nil")")
    (segue.destination as? Step)?.note = "prepared"
  }
  override func viewDidLoad() { Self.calls.append("load \(title ?? "nil") \(note)") }
  func back(_ segue: UIStoryboardSegue) {
    Self.calls.append("back from \(segue.source.title ?? "")")
  }
}

private final class Fade: UIStoryboardSegue {
  override func perform() {
    Step.calls.append("fade")
    source.present(destination, animated: false)
  }
}

@MainActor
@Suite(.serialized) struct SegueTests {
  private static func step(_ id: String, _ contents: String = "", key: String = "") -> String {
    """
    <viewController id="\(id)" storyboardIdentifier="\(id)" customClass="Step" title="\(id)" \(key)>
    <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="300" height="600"/>
    <subviews>\(contents)</subviews></view>
    \(contents.isEmpty ? "" : "<connections>\(key)</connections>")
    </viewController>
    <exit id="\(id)-exit" sceneMemberID="exit"/>
    """
  }

  private static func button(_ y: Int, _ segue: String) -> String {
    """
    <button id="button-\(y)" buttonType="system"><rect key="frame" x="0" y="\(y)" width="100" \
    height="40"/><state key="normal" title="Go"/><connections>\(segue)</connections></button>
    """
  }

  private func show(_ scenes: String...) throws -> (InterfaceFolder, Harness, UIViewController) {
    Step.calls = []
    let text = InterfaceFolder.storyboard(
      scenes.map { "\($0)" }.joined(separator: "</objects></scene><scene><objects>"))
    let folder = try InterfaceFolder(["Main.storyboard": text]) { registry in
      registry.add("Step", Step.self)
      registry.add(segue: "Fade") { Fade(identifier: $0, source: $1, destination: $2) }
      registry.action("back:") { (o: Step, a: UIStoryboardSegue) in o.back(a) }
    }
    let (harness, controller) = try folder.show()
    return (folder, harness, controller)
  }

  private func tap(_ harness: Harness, _ y: Double) {
    harness.press(CGPoint(x: 50, y: y))
    harness.release(CGPoint(x: 50, y: y))
    harness.settle()
  }

  @Test func `a button pushes a controller, which goes back by an unwind segue`() throws {
    let stack = """
      <navigationController id="first" navigationBarHidden="YES">
      <connections><segue destination="one" kind="relationship" relationship="rootViewController"/>
      </connections></navigationController>
      """
    let (folder, harness, controller) = try show(
      stack,
      Self.step(
        "one", Self.button(100, "<segue destination=\"two\" kind=\"show\" identifier=\"next\"/>")),
      Self.step(
        "two",
        Self.button(
          200,
          "<segue destination=\"two-exit\" kind=\"unwind\" identifier=\"home\" unwindAction=\"back:\"/>"
        )))
    let navigation = try #require(controller as? UINavigationController)
    #expect(navigation.viewControllers.map(\.title) == ["one"])
    tap(harness, 120)
    #expect(navigation.viewControllers.map(\.title) == ["one", "two"])
    tap(harness, 220)
    #expect(navigation.viewControllers.map(\.title) == ["one"])
    #expect(
      Step.calls == [
        "load one ", "should next", "prepare next UIButton", "load two prepared",
        "should home", "prepare home UIButton", "back from two",
      ])
    #expect(folder.problems.isEmpty)
  }

  @Test func `segues present controllers by name, in their style, or by a class`() throws {
    let connections = """
      <segue destination="two" kind="presentation" identifier="modal" \
      modalPresentationStyle="fullScreen" animates="NO" customClass="Fade"/>
      """
    let text = Self.step("first", " ").replacing(
      "<connections>", with: "<connections>" + connections)
    let (folder, harness, controller) = try show(text, Self.step("two"))
    controller.performSegue(withIdentifier: "modal", sender: nil)
    harness.settle()
    #expect(controller.presentedViewController?.title == "two")
    #expect(Step.calls == ["load first ", "prepare modal nil", "fade", "load two prepared"])
    #expect(controller.storyboard != nil)
    let other = controller.storyboard?.instantiateViewController(withIdentifier: "two")
    #expect(other is Step)
    #expect(folder.problems.isEmpty)
  }

  @Test func `a controller can refuse a segue`() throws {
    let (_, harness, controller) = try show(
      Self.step(
        "first", Self.button(100, "<segue destination=\"two\" kind=\"show\" identifier=\"next\"/>")),
      Self.step("two"))
    (controller as? Step)?.allows = false
    tap(harness, 120)
    #expect(controller.presentedViewController == nil)
    #expect(Step.calls == ["load first ", "should next"])
  }

  @Test func `containers and tabs have their controllers`() throws {
    let container = """
      <containerView id="c"><rect key="frame" x="10" y="20" width="200" height="100"/>
      <connections><segue destination="two" kind="embed" identifier="inside"/></connections>
      </containerView>
      """
    let tabs = """
      <tabBarController id="first"><connections>
      <segue destination="one" kind="relationship" relationship="viewControllers"/>
      <segue destination="three" kind="relationship" relationship="viewControllers"/>
      </connections></tabBarController>
      """
    let (folder, _, controller) = try show(
      tabs, Self.step("one", container), Self.step("two"), Self.step("three"))
    let bar = try #require(controller as? UITabBarController)
    #expect(bar.viewControllers?.map(\.title) == ["one", "three"])
    let one = try #require(bar.viewControllers?.first)
    #expect(one.children.map(\.title) == ["two"])
    #expect(
      one.children.first?.view.superview?.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
    #expect(one.children.first?.view.frame.size == CGSize(width: 200, height: 100))
    #expect(Step.calls == ["prepare inside nil", "load two prepared", "load one "])
    #expect(folder.problems.isEmpty)
  }

  @Test func `a popover segue points at its anchor, and the program may keep it in narrow windows`()
    throws
  {
    let (folder, harness, controller) = try show(
      Self.step(
        "first",
        Self.button(
          100,
          "<segue destination=\"two\" kind=\"popoverPresentation\" identifier=\"pop\" "
            + "popoverAnchorView=\"button-300\"><popoverArrowDirection "
            + "key=\"popoverArrowDirection\" down=\"YES\"/></segue>")
          + Self.button(300, "")), Self.step("two"))
    tap(harness, 120)
    let shown = try #require(controller.presentedViewController)
    let popover = try #require(shown.popoverPresentationController)
    #expect(popover.permittedArrowDirections == .down)
    #expect(popover.sourceView?.frame.minY == 300)
    #expect(folder.problems.isEmpty)
  }

  @Test func `the accessory button of a row performs its own segue`() throws {
    let list = """
      <tableViewController id="first"><tableView key="view" dataMode="static" rowHeight="50">
      <rect key="frame" x="0" y="0" width="300" height="600"/>
      <sections><tableViewSection><cells>
      <tableViewCell id="a" accessoryType="detailButton"><connections>
      <segue destination="two" kind="presentation" modalPresentationStyle="fullScreen" \
      trigger="accessoryAction"/></connections></tableViewCell>
      </cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="first"/></connections></tableView>
      </tableViewController>
      """
    let (folder, harness, controller) = try show(list, Self.step("two"))
    harness.tap(CGPoint(x: 100, y: 25))
    harness.settle()
    #expect(controller.presentedViewController == nil)
    harness.tap(CGPoint(x: 275, y: 25))
    harness.settle()
    #expect(controller.presentedViewController?.title == "two")
    #expect(folder.problems.isEmpty)
  }

  @Test func `a navigation controller shows its toolbar with the items of a controller`() throws {
    let text = InterfaceFolder.storyboard(
      """
      <navigationController id="first" toolbarHidden="NO"><connections>
      <segue destination="page" kind="relationship" relationship="rootViewController"/>
      </connections></navigationController>
      """,
      """
      <viewController id="page"><view key="view" id="root"/>
      <toolbarItems key="toolbarItems"><barButtonItem title="Tool" id="tool"/></toolbarItems>
      </viewController>
      """)
    let folder = try InterfaceFolder(["Main.storyboard": text]) { _ in }
    let (_, controller) = try folder.show()
    let navigation = controller as? UINavigationController
    #expect(navigation?.isToolbarHidden == false)
    #expect(navigation?.topViewController?.toolbarItems?.map(\.title) == ["Tool"])
    #expect(folder.problems.isEmpty)
  }
}
