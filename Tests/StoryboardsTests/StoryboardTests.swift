// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceFiles
import InterfaceTesting
import Motion
import Storyboards
import Testing
import UIKitContainers
import UIKitControls
import UIKitLists
@_spi(ViewTree) import UIKitViews

private final class Page: UIViewController {
  weak var label: UILabel!
  var box: UIView?
  var height: NSLayoutConstraint!
  var buttons: [UIButton] = []
  var calls: [String] = []
  func tap(_ sender: UIButton) {
    calls.append("tap \(sender.currentTitle ?? "")")
    label.text = "tapped"
  }
  func pan(_ recognizer: UIPanGestureRecognizer) {
    calls.append("pan")
    box?.transform = CGAffineTransform(
      translationX: recognizer.translation(in: view).x, y: 0)
  }
  override func awakeFromNib() { calls.append("awake") }
  override func viewDidLoad() { calls.append("load \(label.text ?? "nil")") }

  static func add(_ registry: _InterfaceRegistry) {
    registry.add("Page", Page.self)
    registry.property("label") { (o: Page, v) in o.label = _interfaceValue(v, o.label) }
    registry.property("box") { (o: Page, v) in o.box = _interfaceValue(v, o.box) }
    registry.property("height") { (o: Page, v) in o.height = _interfaceValue(v, o.height) }
    registry.property("buttons") { (o: Page, v) in o.buttons = _interfaceValue(v, o.buttons) }
    registry.action("tap:") { (o: Page, a: UIButton) in o.tap(a) }
    registry.action("pan:") { (o: Page, a: UIPanGestureRecognizer) in o.pan(a) }
  }
}

/// Remembers what it finds when its initializer runs.
private final class Card: UIView {
  var radius: CGFloat = 0 { didSet { layer.cornerRadius = radius } }
  var isRound = false
  private(set) var found = ""
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    found = "\(Int(bounds.width)) \(subviews.count)"
    backgroundColor = .red
  }
}

@MainActor
@Suite(.serialized) struct StoryboardTests {
  private static let page = """
    <viewController id="first" customClass="Page" title="One">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
      <view key="view" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
          <label id="label" text="Hello" translatesAutoresizingMaskIntoConstraints="NO">
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
            <color key="textColor" systemColor="systemRedColor"/>
          </label>
          <button id="button" buttonType="system" fixedFrame="YES" \
    translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="100" y="200" width="100" height="40"/>
            <state key="normal" title="Go"/>
            <connections>
              <action selector="tap:" destination="first" eventType="touchUpInside"/>
            </connections>
          </button>
          <view id="box">
            <rect key="frame" x="0" y="300" width="100" height="100"/>
            <connections>
              <outletCollection property="gestureRecognizers" destination="pan" appends="YES"/>
            </connections>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="label" firstAttribute="top" secondItem="safe" \
    secondAttribute="top" constant="20" id="c1"/>
          <constraint firstItem="label" firstAttribute="centerX" secondItem="root" \
    secondAttribute="centerX" id="c2"/>
          <constraint firstItem="label" firstAttribute="width" secondItem="root" \
    secondAttribute="width" multiplier="1:3" id="c3"/>
        </constraints>
        <viewLayoutGuide key="safeArea" id="safe"/>
      </view>
      <connections>
        <outlet property="label" destination="label"/>
        <outlet property="box" destination="box"/>
        <outlet property="height" destination="c1"/>
        <outletCollection property="buttons" destination="button"/>
      </connections>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/>
    <panGestureRecognizer id="pan">
      <connections><action selector="pan:" destination="first"/></connections>
    </panGestureRecognizer>
    """

  @Test func `the initial controller has its views, constraints, outlets and actions`() throws {
    let folder = try InterfaceFolder(
      ["Base.lproj/Main.storyboard": InterfaceFolder.storyboard(Self.page)], Page.add)
    let (harness, controller) = try folder.show()
    let page = try #require(controller as? Page)
    #expect(page.calls == ["awake", "load Hello"])
    #expect(page.title == "One")
    #expect(page.label.frame.midX == 150)
    #expect(page.label.frame.minY == 20)
    #expect(page.label.frame.width == 100)
    #expect(page.label.font == .boldSystemFont(ofSize: 20))
    #expect(page.height.constant == 20)
    #expect(page.buttons.map(\.frame) == [CGRect(x: 100, y: 200, width: 100, height: 40)])
    harness.press(CGPoint(x: 150, y: 220))
    harness.release(CGPoint(x: 150, y: 220))
    #expect(page.calls.last == "tap Go")
    #expect(page.label.text == "tapped")
    harness.drag(from: CGPoint(x: 50, y: 350), to: CGPoint(x: 130, y: 350), over: 0.2)
    #expect(page.calls.last == "pan")
    #expect((page.box?.transform.tx ?? 0) > 50)
    #expect(folder.problems.isEmpty)
  }

  @Test func `a controller and its views are released`() throws {
    weak var released: UIViewController?
    weak var view: UIView?
    try {
      let folder = try InterfaceFolder(
        ["Main.storyboard": InterfaceFolder.storyboard(Self.page)], Page.add)
      let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      released = made
      view = made?.view
      #expect(view != nil)
      #expect(folder.problems.isEmpty)
    }()
    #expect(released == nil)
    #expect(view == nil)
  }

  @Test func `the initializer of a view finds its size and subviews, and may change it`() throws {
    let text = InterfaceFolder.storyboard(
      """
      <viewController id="first"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="300" height="600"/>
        <subviews>
          <view id="card" customClass="Card">
            <rect key="frame" x="10" y="20" width="80" height="60"/>
            <subviews><label id="l" text="a"/></subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom"/>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="radius">
                <real key="value" value="12.5"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">
                <integer key="value" value="3"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
              <userDefinedRuntimeAttribute type="string" keyPath="nothing" value="x"/>
            </userDefinedRuntimeAttributes>
          </view>
        </subviews>
      </view></viewController>
      """)
    let folder = try InterfaceFolder(["Main.storyboard": text]) { registry in
      registry.add("Card", Card.self)
      registry.property("radius") { (o: Card, v) in o.radius = _interfaceValue(v, o.radius) }
      registry.property("isRound") { (o: Card, v) in o.isRound = _interfaceValue(v, o.isRound) }
    }
    let (_, controller) = try folder.show()
    let card = try #require(controller.view.subviews.first as? Card)
    #expect(card.found == "80 1")
    #expect(card.backgroundColor == .red)
    #expect(card.layer.cornerRadius == 12.5)
    #expect(card.isRound)
    #expect(card.layer.borderWidth == 3)
    #expect(card.layer.masksToBounds)
    #expect(
      folder.problems == [
        "Main.storyboard:19: Card has no property nothing that storyboards can set"
      ])
  }

  @Test func `what is not supported or missing is reported by name and line, once`() throws {
    let text = InterfaceFolder.storyboard(
      """
      <viewController id="first" customClass="Unknown"><view key="view" id="root"><subviews>
      <mapView id="m"><rect key="frame" x="1" y="2" width="3" height="4"/></mapView>
      <mapView id="n"><rect key="frame" x="1" y="2" width="3" height="4"/></mapView>
      <button id="b"><connections>
      <action selector="go:" destination="first" eventType="touchUpInside"/>
      </connections></button>
      </subviews></view>
      <connections><outlet property="foo" destination="b"/></connections>
      </viewController>
      """)
    let folder = try InterfaceFolder(["Main.storyboard": text]) { _ in }
    let (_, controller) = try folder.show()
    #expect(controller.view.subviews.map(\.frame.width) == [3, 3, 0])
    #expect(
      folder.problems == [
        "Main.storyboard:3: there is no controller class Unknown in the program: "
          + "UIViewController is used",
        "Main.storyboard:4: <mapView> is not supported: an empty view is in its place",
        "Main.storyboard:7: UIViewController has no action named go:",
        "Main.storyboard:10: UIViewController has no outlet named foo",
      ])
  }

  @Test func `controllers that contain each other, and constraints that cannot be, are reported`()
    throws
  {
    let text = InterfaceFolder.storyboard(
      """
      <viewController id="first"><view key="view" id="root"><subviews>
      <containerView id="c"><rect key="frame" x="0" y="0" width="10" height="10"/>
      <connections><segue destination="first" kind="embed"/></connections></containerView>
      </subviews><constraints>
      <constraint firstItem="c" firstAttribute="top" secondItem="other" secondAttribute="top"/>
      <constraint firstItem="c" firstAttribute="top" secondItem="none" secondAttribute="top"/>
      <constraint firstItem="c" firstAttribute="diagonal" constant="1"/>
      </constraints></view></viewController>
      <view id="other"/>
      """)
    let folder = try InterfaceFolder(["Main.storyboard": text]) { _ in }
    let (_, controller) = try folder.show()
    #expect(controller.children.count == 1)
    #expect(
      folder.problems == [
        "Main.storyboard:7: a constraint is between views that are not in one view",
        "Main.storyboard:8: a constraint refers to none, which does not exist",
        "Main.storyboard:9: a constraint has the unknown attribute diagonal",
        "Main.storyboard:3: controllers contain each other without end: remove a segue",
      ])
    let stack = """
      <navigationController id="first"><connections>
      <segue destination="first" kind="relationship"/></connections></navigationController>
      """
    let other = try InterfaceFolder(
      ["Main.storyboard": InterfaceFolder.storyboard(stack)]) { _ in }
    _ = try other.show()
    #expect(other.problems.count == 1)
  }

  @Test func `frames may be distances from the edges, in points or percent`() throws {
    let text = InterfaceFolder.storyboard(
      """
      <viewController id="first"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="300" height="600"/><subviews>
      <view id="a"><frame key="frameInset"/></view>
      <view id="b"><frame key="frameInset" minX="10.00%" minY="50%" width="60%" height="34"/></view>
      <view id="c"><frame key="frameInset" minX="7" maxX="13" maxY="20" height="30"/></view>
      </subviews></view></viewController>
      """)
    let folder = try InterfaceFolder(["Main.storyboard": text]) { _ in }
    let (_, controller) = try folder.show()
    #expect(
      controller.view.subviews.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 300, height: 600), CGRect(x: 30, y: 300, width: 180, height: 34),
        CGRect(x: 7, y: 550, width: 280, height: 30),
      ])
  }

  @Test func `the list of supported views has those that are made`() {
    #expect(InterfaceVocabulary.views == InterfaceBuilder.viewNames)
  }

  @Test func `a damaged or missing storyboard has no controller, and is reported`() throws {
    let folder = try InterfaceFolder(["Main.storyboard": "<document>\n<scenes>"]) { _ in }
    #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
    #expect(UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController() == nil)
    #expect(folder.problems.count == 2)
    #expect(folder.problems.first?.contains("Main.storyboard:2: the XML is damaged") == true)
    #expect(folder.problems.last?.contains("There is no Other.storyboard") == true)
  }

  @Test func `a damaged storyboard is read once, and repaired in the next program`() throws {
    let folder = try InterfaceFolder(["Main.storyboard": "<document>\n<scenes>"]) { _ in }
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    #expect(storyboard.instantiateInitialViewController() == nil)
    let text = InterfaceFolder.storyboard("<viewController id=\"first\"/>")
    try Data(text.utf8).write(to: URL(filePath: folder.path + "/Main.storyboard"))
    #expect(storyboard.instantiateInitialViewController() == nil)
    _registerInterface(bundle: try #require(Bundle(path: folder.path)), [])
    #expect(storyboard.instantiateInitialViewController() != nil)
    #expect(folder.problems.count == 1)
  }

  @Test func `what a program reports is reported again by the next one`() throws {
    let folder = try InterfaceFolder([:]) { _ in }
    for _ in 0..<2 {
      #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
    }
    #expect(folder.problems.count == 1)
    _registerInterface(bundle: try #require(Bundle(path: folder.path)), [])
    #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
    #expect(folder.problems.count == 2)
  }

  @Test func `an outlet of another type is reported with its place`() throws {
    let text = InterfaceFolder.storyboard(
      """
      <viewController id="first" customClass="Page"><view key="view" id="root"><subviews>
      <view id="v"/></subviews></view>
      <connections>
      <outlet property="label" destination="v"/>
      </connections></viewController>
      """)
    let folder = try InterfaceFolder(["Main.storyboard": text]) { registry in
      registry.add("Page", OutletPage.self)
      registry.property("label") { (page: OutletPage, value) in
        page.label = _interfaceValue(value, page.label)
      }
    }
    _ = try folder.show()
    #expect(
      folder.problems == [
        "Main.storyboard:6: a UIView cannot be the value of a property of the type "
          + "Optional<UILabel>"
      ])
  }

  @Test func `a reference to a controller that does not exist is reported, and nothing is shown`()
    throws
  {
    let text = InterfaceFolder.storyboard(
      """
      <navigationController id="first"><connections>
      <segue destination="other" kind="relationship"/></connections></navigationController>
      """,
      """
      <viewControllerPlaceholder id="other" storyboardName="Other" referencedIdentifier="none"/>
      """)
    let folder = try InterfaceFolder([
      "Main.storyboard": text,
      "Other.storyboard": InterfaceFolder.storyboard("<viewController id=\"first\"/>"),
    ]) { _ in }
    let (_, controller) = try folder.show()
    #expect((controller as? UINavigationController)?.viewControllers.isEmpty == true)
    #expect(folder.problems.count == 1)
    #expect(folder.problems.first?.hasPrefix("Main.storyboard:5: Other.storyboard has no") == true)
  }

  @Test func `texts are those of the strings file of the program's language`() throws {
    let text = InterfaceFolder.storyboard(
      """
      <viewController id="first" title="Base"><view key="view" id="root"><subviews>
      <label id="a" text="Base"/>
      <label id="b"><string key="text">Base</string></label>
      <button id="c"><state key="normal" title="Base"/></button>
      <segmentedControl id="d"><segments><segment title="One"/><segment title="Two"/></segments>
      </segmentedControl>
      </subviews></view></viewController>
      """)
    let language = Bundle.preferredLocalizations(from: ["en", "de"], forPreferences: nil).first
    let folder = try InterfaceFolder([
      "Base.lproj/Main.storyboard": text,
      "\(language ?? "en").lproj/Main.strings": """
      /* Class = "UILabel"; */
      "a.text" = "Hallo"; "b.text" = "Welt"; "c.normalTitle" = "Los"; "first.title" = "Titel";
      "d.segmentTitles[1]" = "Zwei";
      """,
    ]) { _ in }
    let (_, controller) = try folder.show()
    let views = controller.view.subviews
    #expect((views[0] as? UILabel)?.text == "Hallo")
    #expect((views[1] as? UILabel)?.text == "Welt")
    #expect((views[2] as? UIButton)?.title(for: .normal) == "Los")
    #expect((views[3] as? UISegmentedControl)?.titleForSegment(at: 1) == "Zwei")
    #expect((views[3] as? UISegmentedControl)?.titleForSegment(at: 0) == "One")
    #expect(controller.title == "Titel")
  }
}

private final class OutletPage: UIViewController {
  var label: UILabel?
}
