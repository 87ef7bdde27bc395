// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceFiles
import SystemStrings
@_spi(ViewTree) import UIKitViews

/// The storyboards and nib files of a program, and the classes that they name.
@MainActor
final class InterfaceLibrary: NibFinding {
  /// The library of the program; nil for one without such files.
  static var shared: InterfaceLibrary?

  let registry: _InterfaceRegistry
  private let bundle: Bundle
  private var files: [String: InterfaceFile] = [:]
  /// The folders of the bundles that have been searched. Each controller without a storyboard searches.
  private var folders: [String: [String]] = [:]

  init(_ registry: _InterfaceRegistry, bundle: Bundle) {
    (self.registry, self.bundle) = (registry, bundle)
  }

  /// The file with a name and one of some extensions; nil if there is none, or if it cannot be read.
  func file(_ name: String, _ extensions: [String], in other: Bundle?) -> InterfaceFile? {
    let bundles = [other?.bundlePath, bundle.bundlePath].compactMap { $0 }
    for folder in bundles.flatMap(folders(of:)) {
      for kind in extensions {
        let path = folder + "/" + name + "." + kind
        if let known = files[path] { return known }
        guard FileManager.default.fileExists(atPath: path) else { continue }
        return read(path)
      }
    }
    return nil
  }

  private func read(_ path: String) -> InterfaceFile? {
    do throws(InterfaceFileError) {
      // Bundles of projects have links to their files, which messages name.
      let file = try InterfaceFile(path: SystemPath.resolved(path) ?? path)
      files[path] = file
      return file
    } catch {
      InterfaceProblems.report(error.message)
      return nil
    }
  }

  /// A bundle's folder, and those of its languages: that for all first.
  private func folders(of bundle: String) -> [String] {
    if let known = folders[bundle] { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle)) ?? []
    let languages = names.filter { $0.hasSuffix(".lproj") }.sorted()
    let order = ["Base.lproj", "en.lproj"] + languages
    let found = [bundle] + order.filter(languages.contains).map { bundle + "/" + $0 }
    folders[bundle] = found
    return found
  }

  func loadView(of controller: UIViewController) -> Bool {
    let own = String(describing: type(of: controller))
    let short = own.hasSuffix("ViewController") ? String(own.dropLast("Controller".count)) : own
    for name in controller.nibName.map({ [$0] }) ?? [short, own] {
      guard let file = file(name, ["xib", "nib"], in: controller.nibBundle) else { continue }
      let builder = InterfaceBuilder(file, self)
      _ = builder.makeNib(owner: controller)
      return controller.isViewLoaded
    }
    if let name = controller.nibName {
      InterfaceProblems.report(
        "There is no \(name).xib for \(own). Check the name, and that it is in the project.")
    }
    return false
  }
}

/// Makes the storyboards and nib files of a bundle available to the program, with the classes that functions
/// add. For the entry points of compiled sources.
@preconcurrency @MainActor
public func _registerInterface(bundle: Bundle, _ add: [@MainActor (_InterfaceRegistry) -> Void]) {
  let registry = _InterfaceRegistry()
  for function in add { function(registry) }
  let library = InterfaceLibrary(registry, bundle: bundle)
  InterfaceLibrary.shared = library
  UIViewController.nibs = library
}

/// The initial controller of a storyboard; nil if there is none, with a report.
@preconcurrency @MainActor
public func _initialController(_ storyboard: String) -> UIViewController? {
  UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
}
