// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceTesting
import Storyboards
import Testing
@_spi(ViewTree) import UIKitViews

/// A bundle with storyboards and nib files, and the problems that have been reported.
@MainActor
final class InterfaceFolder {
  private(set) var problems: [String] = []
  let path = NSTemporaryDirectory() + "interface-\(UUID().uuidString)"

  /// - Parameters:
  ///   - files: The contents by names; those of scenes and objects are completed.
  ///   - add: Adds the classes that they name.
  init(_ files: [String: String], _ add: @escaping @MainActor (_InterfaceRegistry) -> Void) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = URL(filePath: path + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    InterfaceProblems.reset()
    InterfaceProblems.output = { [weak self] in self?.problems.append($0) }
    _registerInterface(bundle: try #require(Bundle(path: path)), [add])
  }

  isolated deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A storyboard of scenes, which are the objects of each.
  static func storyboard(initial: String = "first", _ scenes: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    initialViewController="\(initial)">
    <scenes>\(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
    </scenes>
    </document>
    """
  }

  /// A nib file of objects.
  static func nib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    \(objects)
    </objects></document>
    """
  }

  /// A harness that shows the initial controller.
  func show(_ name: String = "Main") throws -> (Harness, UIViewController) {
    let controller = try #require(
      UIStoryboard(name: name, bundle: nil).instantiateInitialViewController())
    let harness = Harness(size: CGSize(width: 300, height: 600)) { _rootView(controller) }
    harness.frame()
    return (harness, controller)
  }
}
