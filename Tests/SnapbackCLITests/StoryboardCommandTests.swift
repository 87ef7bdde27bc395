// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Pictures
import Testing

/// Commands on projects with storyboards, run as processes without a display.
struct StoryboardCommandTests {
  private static let sources = [
    "App/AppDelegate.swift": """
    import UIKit
    @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
    }
    """,
    "App/ViewController.swift": """
    import UIKit
    class ViewController: UIViewController {
      @IBOutlet private weak var box: UIView!
      @IBAction private func tapped(_ sender: UIButton) {}
      override func viewDidLoad() {
        super.viewDidLoad()
        box.backgroundColor = .red
      }
    }
    """,
  ]

  private static func storyboard(_ subview: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      initialViewController="page">
      <scenes><scene><objects>
        <viewController id="page" customClass="ViewController" customModule="App">
          <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              <view id="box" translatesAutoresizingMaskIntoConstraints="NO"/>
              \(subview)
            </subviews>
            <constraints>
              <constraint firstItem="box" firstAttribute="centerX" secondItem="root" \
    secondAttribute="centerX"/>
              <constraint firstItem="box" firstAttribute="centerY" secondItem="root" \
    secondAttribute="centerY"/>
              <constraint firstItem="box" firstAttribute="width" constant="10"/>
              <constraint firstItem="box" firstAttribute="height" constant="10"/>
            </constraints>
          </view>
          <connections><outlet property="box" destination="box"/></connections>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
  }

  /// Runs a command in a folder with the sources and a storyboard.
  private func run(
    _ arguments: [String], _ storyboard: String, _ body: (ProgramRun, String) throws -> Void
  ) throws {
    let folder = NSTemporaryDirectory() + "storyboard-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = Self.sources.merging(["App/Base.lproj/Main.storyboard": storyboard]) { $1 }
    for (name, text) in files {
      let file = URL(fileURLWithPath: folder + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try body(try ProgramRun(compiling: arguments, in: folder), folder)
  }

  @Test func `a project shows the controller of its storyboard, with private outlets`() throws {
    try run(["render", "App", "--size", "20x20", "-o", "a.png"], Self.storyboard("")) {
      run, folder in
      #expect(run.errorOutput == "")
      let picture = try Picture(png: [UInt8](Data(contentsOf: URL(filePath: folder + "/a.png"))))
      #expect(picture[picture.width / 2, picture.height / 2] & 0xFF_FFFF == 0xFF0000)
    }
  }

  @Test func `a damaged storyboard is reported with its line`() throws {
    try run(["render", "App", "-o", "a.png"], Self.storyboard("<label>")) { run, _ in
      #expect(run.errorOutput.contains("Main.storyboard:10: the XML is damaged"))
    }
  }

  @Test func `check names what a storyboard has that is not supported`() throws {
    try run(["check", "App"], Self.storyboard("<mapView id=\"map\"/>")) { run, _ in
      #expect(run.errorOutput.contains("Main.storyboard:9: <mapView> is not supported"))
    }
  }
}
