// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import PreviewCompiler
import Testing

/// Compilation of projects with storyboards.
@Suite struct InterfaceSourceTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"
    initialViewController="a"><scenes><scene><objects>
    <viewController id="a" customClass="Page"/>
    <customObject id="b" customClass="Helper"/>
    <view id="c" customClass="Card"/>
    </objects></scene></scenes></document>
    """

  /// A folder with an Xcode project's files.
  private func project(
    _ files: [String: String], _ body: (String) throws -> Void
  ) throws {
    let folder = NSTemporaryDirectory() + "interface-project-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
      let file = URL(filePath: folder + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(folder)
  }

  private func summary(_ files: [String: String], infoFile: String? = nil) throws
    -> InterfaceSummary
  {
    var result = InterfaceSummary()
    try project(files) { folder in
      var module = ProjectModule(name: "App", roots: [folder])
      module.infoFile = infoFile.map { folder + "/" + $0 }
      result = InterfaceSummary(module)
    }
    return result
  }

  private func compiled(_ text: String, _ summary: InterfaceSummary) -> [Substring] {
    let file = SourceFile(path: "/x/Main.swift", bytes: Array(("import UIKit\n" + text).utf8))
    let bytes = file.instrumented(
      number: 3, showing: .nothing, context: ModuleContext(interface: summary))
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  @Test func `the translations of storyboards are sources of the preview`() throws {
    let files = [
      "App.xcodeproj/project.pbxproj": "", "App/Base.lproj/Main.storyboard": Self.storyboard,
      "App/en.lproj/Main.strings": "", "App/en.lproj/Other.strings": "",
      "App/en.lproj/Localizable.strings": "", "App/Main.strings": "",
    ]
    try project(files) { folder in
      let module = ProjectModule(name: "App", roots: [folder + "/App"])
      let shown = InterfaceSummary.shownFiles(of: module).map { $0.dropFirst(folder.count) }
      #expect(shown == ["/App/Base.lproj/Main.storyboard", "/App/en.lproj/Main.strings"])
      #expect(InterfaceSummary.files(of: module).count == 1)
      #expect(InterfaceSummary.isTranslation(folder + "/App/de.lproj/Main.strings"))
      #expect(!InterfaceSummary.isTranslation(folder + "/App/de.lproj/Localizable.strings"))
      #expect(!InterfaceSummary.isTranslation(folder + "/App/Main.strings"))
    }
  }

  @Test func `the files of a module have classes and a main storyboard`() throws {
    let found = try summary([
      "Base.lproj/Main.storyboard": Self.storyboard, "Broken.storyboard": "<document>",
      "Cell.xib": "<document><objects><view customClass=\"Cell\"/></objects></document>",
      "Launch.storyboard": "<document launchScreen=\"YES\"><view customClass=\"No\"/></document>",
    ])
    #expect(found.paths.count == 3)
    #expect(found.classNames == ["Page", "Helper", "Card", "Cell"])
    #expect(found.objectNames == ["Helper"])
    #expect(found.mainStoryboard == "Main")
    #expect(!found.isNamed)
    #expect(try summary(["A.swift": ""]).isEmpty)
  }

  @Test(arguments: [
    "<key>UIMainStoryboardFile</key><string>First</string>",
    """
    <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
    <key>UIWindowSceneSessionRoleApplication</key><array><dict>
    <key>UISceneStoryboardFile</key><string>First</string></dict></array></dict></dict>
    """,
  ])
  func `the information of a project names its main storyboard`(entry: String) throws {
    let found = try summary(
      [
        "First.storyboard": Self.storyboard, "Main.storyboard": Self.storyboard,
        "Info.plist": "<plist version=\"1.0\"><dict>\(entry)</dict></plist>",
      ], infoFile: "Info.plist")
    #expect(found.mainStoryboard == "First")
    #expect(found.isNamed)
  }

  @Test func `outlets, actions and inspectable properties are added by name`() throws {
    let found = try summary(["Main.storyboard": Self.storyboard])
    let lines = compiled(
      """
      class Page: UIViewController {
        @IBOutlet private weak var label: UILabel! { didSet { label.text = "" } }
        @IBOutlet var views: [UIView]!
        @IBAction func tap(_ sender: UIButton) {}
        @IBAction private func go(sender: Any?) {}
        @IBAction func none() {}
        @IBAction func move(_ sender: UISlider!, forEvent event: UIEvent) {}
        @IBAction func unwind(to segue: UIStoryboardSegue) {}
        @objc(named:) @IBAction func other(_ a: Int = 0) {}
        private class Hidden { @IBOutlet var no: UIView! }
        private final class AlsoHidden { @IBOutlet var no: UIView! }
        private enum Around { class Inner: UIView { @IBOutlet var no: UIView! } }
        @IBOutlet static var no: UIView!
        @IBAction class func no(_ a: Int) {}
        @IBInspectable var no: Int { 1 }
        #if canImport(Unknown)
        @IBOutlet var no: UIView!
        #else
        @IBOutlet var no: UIView!
        #endif
        #if os(iOS)
        @IBOutlet weak var first, second: UIView?
        #endif
        class Inner { @IBInspectable var size: CGFloat = 1 }
      }
      extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set {} } }
      final class Helper: NSObject {}
      class Generic<T>: UIView { @IBOutlet var no: UIView! }
      """, found)
    let text = lines.joined(separator: "\n")
    let owner = "(o: Page"
    for line in [
      "extension Page { @MainActor static func _interface_3_0",
      "r.add(\"Page\", Page.self)",
      "r.property(\"label\") { \(owner), v) in o.label = Storyboards._interfaceValue(v, o.label) }",
      "r.property(\"views\")", "r.property(\"first\")", "r.property(\"second\")",
      "r.action(\"tap:\") { \(owner), a: UIButton) in o.tap(a); return }",
      "r.action(\"goWithSender:\") { \(owner), a: Any?) in o.go(sender: a); return }",
      "r.action(\"none\") { \(owner)) in o.none(); return }",
      "r.action(\"move:forEvent:\") { \(owner), a: UISlider?, b: UIEvent) in "
        + "o.move(a, forEvent: b); return }",
      "r.action(\"unwindTo:\") { \(owner), a: UIStoryboardSegue) in o.unwind(to: a); return }",
      "r.action(\"named:\") { \(owner), a: Int) in o.other(a); return }",
      "r.property(\"size\") { (o: Page.Inner, v) in",
      "extension UIView { @MainActor static func _interface_3_",
      "r.add(\"Helper\", make: { Helper() })",
      "@MainActor func _interfaceFile3(_ r: Storyboards._InterfaceRegistry) { Page._interface_3_0(r)",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(!text.contains("\"no\""))
    #expect(
      !compiled("class Page: UIViewController {}", InterfaceSummary()).joined().contains("_r"))
  }

  @Test func `sources without storyboards register outlets and actions for placeholders`() throws {
    let text = """
      class Page: UIViewController {
        @IBOutlet weak var card: UIView!
        @IBInspectable var radius: CGFloat = 1
        @IBOutlet weak var last: UIView!
        @IBOutlet weak var `switch`: UISwitch!
        @IBAction func `repeat`(_ sender: Any) {}
        enum Kind { case one }
        @IBAction func tap(_ sender: UIButton) {}
        @IBAction func own(_ sender: UIButton) {}
        @IBAction func back(_ segue: UIStoryboardSegue) {}
        func f() { g(#selector(own(_:))) }
      }
      class Row: UITableViewCell {}
      class Slow: UIPanGestureRecognizer {}
      """
    let file = SourceFile(path: "/x/Main.swift", bytes: Array(("import UIKit\n" + text).utf8))
    let summary = InterfaceSummary().completed(for: [file])
    #expect(summary.hasPlaceholders)
    #expect(!summary.hasFiles)
    let code = compiled(text, summary).joined(separator: "\n")
    for line in [
      "r.outlet(\"card\", { (o: Page) in o.card }, { (o: Page, v) in o.card = v })",
      "r.outlet(\"switch\", { (o: Page) in o.`switch` }, { (o: Page, v) in o.`switch` = v })",
      "r.action(\"repeat:\") { (o: Page, a: Any) in o.`repeat`(a); return }",
      "r.outlet(\"last\", ", "r.action(\"tap:\")", "r.add(\"Row\", Row.self)",
      "r.add(\"Slow\", make: { Slow(target: nil, action: nil) })",
    ] { #expect(code.contains(line), "\(line)") }
    for line in ["r.action(\"own:\")", "r.action(\"back", "r.property", "radius\""] {
      #expect(!code.contains(line), "\(line)")
    }
  }

  @Test func `actions that any source connects itself need no placeholders`() {
    let page = """
      class Page: UIViewController {
        @IBAction func tap(_ sender: UIButton) {}
        @IBAction func move(_ sender: UIButton) {}
      }
      class Badge: UIView { required init?(coder: NSCoder) { fatalError("no") } }
      class Plain: UIView { required init?(coder: NSCoder) { super.init(coder: coder) } }
      """
    let other = """
      extension Page { func f() { g(#selector(tap(_:))); g(Selector("move:")) } }
      """
    let files = [page, other].map {
      SourceFile(path: "/x/Main.swift", bytes: Array(("import UIKit\n" + $0).utf8))
    }
    #expect(!InterfaceSummary().completed(for: files).hasPlaceholders)
    let single = InterfaceSummary().completed(for: [files[0]])
    #expect(single.hasPlaceholders)
    let code = compiled(page, single).joined(separator: "\n")
    #expect(code.contains("r.action(\"tap:\")"))
    #expect(code.contains("r.noCoder(Badge.self)"))
    #expect(!code.contains("noCoder(Plain"))
  }

  @Test func `placeholders need outlets, actions, or rows that nothing registers`() throws {
    func needs(_ text: String, _ files: [String: String] = [:]) throws -> Bool {
      let file = SourceFile(path: "/x/Main.swift", bytes: Array(("import UIKit\n" + text).utf8))
      return try summary(files).completed(for: [file]).hasPlaceholders
    }
    let outlet = "class Page: UIViewController { @IBOutlet weak var card: UIView! }"
    #expect(try needs(outlet))
    #expect(try !needs(outlet, ["Main.storyboard": Self.storyboard]))
    #expect(try !needs("class Page: UIViewController { weak var card: UIView! }"))
    let row = "func f(t: UITableView) { t.dequeueReusableCell(withIdentifier: \"a\") }"
    #expect(try needs(row))
    #expect(try !needs(row + "\nfunc g(t: UITableView) { t.register(nil) }"))
  }

  @Test func `delegates show the storyboard, unless they make a window`() throws {
    func shown(_ delegate: String, _ files: [String: String], info: String? = nil) throws -> String
    {
      let summary = try summary(files, infoFile: info)
      let texts = [
        "@main class AppDelegate: UIResponder, UIApplicationDelegate { \(delegate) }",
        "class ViewController: UIViewController {}",
      ]
      let files = texts.enumerated().map {
        SourceFile(path: "/x/F\($0).swift", bytes: Array(("import UIKit\n" + $1).utf8))
      }
      let selection = try PreviewSelection(files, order: .appFirst, interface: summary)
      return String(
        decoding: files[0].instrumented(
          number: 0, showing: selection, context: ModuleContext(interface: summary)), as: UTF8.self)
    }
    let root = "root: { Storyboards._initialController(\"Main\") }"
    let board = ["Main.storyboard": Self.storyboard]
    let text = try shown("", board)
    #expect(text.contains(root))
    #expect(text.contains("_registerInterfaceFiles(); result"))
    let code = "func f(w: UIWindow) { w.rootViewController = nil }"
    #expect(try !shown(code, board).contains(root))
    let info =
      "<plist version=\"1.0\"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>"
    #expect(
      try shown(code, board.merging(["I.plist": info]) { $1 }, info: "I.plist").contains(root))
  }

  @Test func `a cell with nothing but the initializer for archives gets the required one`() {
    let text = compiled(
      """
      class Row: UITableViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }
      class Item: UICollectionViewCell { required init?(coder: NSCoder) { super.init(coder: coder) } }
      class Both: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {}
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      class Plain: UITableViewCell {}
      """, InterfaceSummary()
    ).joined(separator: "\n")
    let style = "required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {"
    #expect(text.contains("class Row: UITableViewCell { \(style)"))
    #expect(text.contains("class Item: UICollectionViewCell { required init(frame: CGRect) {"))
    #expect(text.components(separatedBy: "fatalError(\"not implemented\")").count == 3)
  }
}
