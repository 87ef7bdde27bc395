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

private final class NibOwner: NSObject {
  var view: UIView!
  var label: UILabel!
}

private final class RowCell: UITableViewCell {
  weak var name: UILabel!
  static var woken = 0
  override func awakeFromNib() { Self.woken += 1 }
}

private final class ItemCell: UICollectionViewCell { weak var name: UILabel! }

private final class NibPageController: UIViewController {
  weak var label: UILabel!
  var text: String?
  override func viewDidLoad() { text = label.text }
}

private final class ListController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? RowCell)?.name.text = "row \(indexPath.row)"
    return cell
  }
}

@MainActor
@Suite(.serialized) struct NibTests {
  private static func add(_ registry: _InterfaceRegistry) {
    registry.add("RowCell", RowCell.self)
    registry.add("ItemCell", ItemCell.self)
    registry.add("ListController", ListController.self)
    registry.property("name") { (o: RowCell, v) in o.name = _interfaceValue(v, o.name) }
    registry.property("name") { (o: ItemCell, v) in o.name = _interfaceValue(v, o.name) }
    registry.property("label") { (o: NibOwner, v) in o.label = _interfaceValue(v, o.label) }
    registry.property("label") { (o: NibPageController, v) in o.label = _interfaceValue(v, o.label)
    }
    registry.property("view") { (o: NibOwner, v) in o.view = _interfaceValue(v, o.view) }
  }

  private static let owned = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="NibOwner">
    <connections><outlet property="view" destination="v"/><outlet property="label" destination="l"/>
    </connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view id="v"><rect key="frame" x="0" y="0" width="200" height="50"/>
    <subviews><label id="l" text="inside"/></subviews></view>
    """

  private static func cell(_ tag: String, _ name: String, _ id: String) -> String {
    """
    <\(tag) id="\(id)" reuseIdentifier="row" customClass="\(name)">
    <rect key="frame" x="0" y="0" width="320" height="60"/>
    <view key="contentView" id="\(id)-content"><rect key="frame" x="0" y="0" width="320" height="60"/>
    <subviews><label id="\(id)-l" text="?"><rect key="frame" x="8" y="8" width="100" height="20"/>
    </label></subviews></view>
    <connections><outlet property="name" destination="\(id)-l"/></connections></\(tag)>
    """
  }

  @Test func `a nib file is connected to its owner`() throws {
    let folder = try InterfaceFolder(["Box.xib": InterfaceFolder.nib(Self.owned)], Self.add)
    let owner = NibOwner()
    let objects = Bundle(path: folder.path)?.loadNibNamed("Box", owner: owner)
    #expect(objects?.count == 1)
    #expect(owner.view === objects?.first as AnyObject)
    #expect(owner.label.text == "inside")
    #expect(UINib(nibName: "Box", bundle: nil).instantiate(withOwner: owner).count == 1)
    #expect(folder.problems.isEmpty)
    #expect(UINib(nibName: "None", bundle: nil).instantiate(withOwner: nil).isEmpty)
    #expect(
      folder.problems == ["There is no None.xib. Check the name, and that it is in the project."])
  }

  @Test func `a controller has the view of the nib file that is named like its class`() throws {
    let folder = try InterfaceFolder(
      ["NibPageController.xib": InterfaceFolder.nib(Self.owned)], Self.add)
    let controller = NibPageController()
    #expect(controller.view.frame.size == CGSize(width: 200, height: 50))
    #expect(controller.text == "inside")
    let named = NibPageController(nibName: "NibPageController", bundle: nil)
    #expect(named.view.subviews.count == 1)
    #expect(UIViewController().view.subviews.isEmpty)
    #expect(folder.problems.isEmpty)
  }

  @Test func `prototypes and nib files make the rows of tables`() throws {
    RowCell.woken = 0
    let list = """
      <tableViewController id="first" customClass="ListController">
      <tableView key="view" style="plain" dataMode="prototypes" rowHeight="60">
      <rect key="frame" x="0" y="0" width="300" height="600"/>
      <prototypes>\(Self.cell("tableViewCell", "RowCell", "cell"))</prototypes>
      <connections><outlet property="dataSource" destination="first"/>
      <outlet property="delegate" destination="first"/></connections>
      </tableView></tableViewController>
      """
    let folder = try InterfaceFolder(
      [
        "Main.storyboard": InterfaceFolder.storyboard(list),
        "RowCell.xib": InterfaceFolder.nib(Self.cell("tableViewCell", "RowCell", "other")),
      ], Self.add)
    let (harness, controller) = try folder.show()
    let table = try #require(controller.view as? UITableView)
    func names() -> [String] {
      table.visibleCells.compactMap { ($0 as? RowCell)?.name.text }.sorted()
    }
    #expect(names() == ["row 0", "row 1", "row 2"])
    #expect(table.visibleCells.first?.frame.height == 60)
    #expect(RowCell.woken == 3)
    table.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "other")
    let made = table.dequeueReusableCell(withIdentifier: "other") as? RowCell
    #expect(made?.name.text == "?")
    harness.frame()
    #expect(folder.problems.isEmpty)
  }

  @Test func `prototypes make the items of collections, with the layout of the storyboard`() throws
  {
    let list = """
      <viewController id="first"><view key="view" id="v"><subviews>
      <collectionView id="c"><rect key="frame" x="0" y="0" width="300" height="600"/>
      <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
      minimumLineSpacing="7"><size key="itemSize" width="90" height="80"/>
      <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
      <cells>\(Self.cell("collectionViewCell", "ItemCell", "cell"))</cells></collectionView>
      </subviews></view></viewController>
      """
    let folder = try InterfaceFolder(
      ["Main.storyboard": InterfaceFolder.storyboard(list)], Self.add)
    let (_, controller) = try folder.show()
    let collection = try #require(controller.view.subviews.first as? UICollectionView)
    let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.scrollDirection == .horizontal)
    #expect(layout.itemSize == CGSize(width: 90, height: 80))
    #expect(layout.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let cell = collection.dequeueReusableCell(
      withReuseIdentifier: "row", for: IndexPath(row: 0, section: 0))
    #expect((cell as? ItemCell)?.name.text == "?")
    #expect(folder.problems.isEmpty)
  }

  @Test func `static tables show the rows of the storyboard`() throws {
    let list = """
      <tableViewController id="first"><tableView key="view" style="grouped" dataMode="static" \
      rowHeight="50"><rect key="frame" x="0" y="0" width="300" height="600"/>
      <sections><tableViewSection headerTitle="Top"><cells>
      <tableViewCell id="a" style="IBUITableViewCellStyleSubtitle" textLabel="t" detailTextLabel="d" \
      accessoryType="checkmark"><tableViewCellContentView key="contentView" id="k"><subviews>
      <label id="t" text="Title"/><label id="d" text="Detail"/></subviews></tableViewCellContentView>
      </tableViewCell><tableViewCell id="b" rowHeight="90"/></cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="first"/>
      <outlet property="delegate" destination="first"/></connections></tableView>
      </tableViewController>
      """
    let folder = try InterfaceFolder(
      ["Main.storyboard": InterfaceFolder.storyboard(list)], Self.add)
    let (_, controller) = try folder.show()
    let table = try #require(controller.view as? UITableView)
    #expect(table.style == .grouped)
    #expect(table.numberOfRows(inSection: 0) == 2)
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.textLabel?.text == "Title")
    #expect(cell?.detailTextLabel?.text == "Detail")
    #expect(cell?.accessoryType == .checkmark)
    #expect(cell?.frame.height == 50)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.height == 90)
    #expect(folder.problems.isEmpty)
  }

  @Test func `the rows of a static table in a nib file stay`() throws {
    let nib = InterfaceFolder.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="view" destination="t"/></connections></placeholder>
      <tableView id="t" dataMode="static"><rect key="frame" x="0" y="0" width="300" height="600"/>
      <sections><tableViewSection><cells><tableViewCell id="a"/><tableViewCell id="b"/></cells>
      </tableViewSection></sections>
      <connections><outlet property="dataSource" destination="-1"/></connections></tableView>
      """)
    let folder = try InterfaceFolder(["List.xib": nib]) { _ in }
    let owner = UITableViewController(style: .plain)
    _ = UINib(nibName: "List", bundle: nil).instantiate(withOwner: owner)
    let harness = Harness(size: CGSize(width: 300, height: 600)) { _rootView(owner) }
    harness.frame()
    #expect((owner.view as? UITableView)?.numberOfRows(inSection: 0) == 2)
    #expect(folder.problems.isEmpty)
  }
}
