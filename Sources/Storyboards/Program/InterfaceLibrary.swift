// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceFiles
import SystemStrings
import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// The storyboards and nib files of a program, and the classes that they name.
@MainActor
final class InterfaceLibrary: NibFinding {
  /// The library of the program; nil for one without such files.
  static var shared: InterfaceLibrary?

  let registry: _InterfaceRegistry
  private let bundle: Bundle
  /// The files that have been read; nil for those that cannot be used, which has been reported.
  private var files: [String: InterfaceFile?] = [:]
  /// The folders of the bundles that have been searched. Each controller without a storyboard searches.
  private var folders: [String: [String]] = [:]

  init(_ registry: _InterfaceRegistry, bundle: Bundle) {
    (self.registry, self.bundle) = (registry, bundle)
  }

  /// The file with a name and one of some extensions; nil if there is none, which is reported, or if it cannot
  /// be used, which has been reported.
  func requiredFile(
    _ name: String, _ extensions: [String], in other: Bundle?, for owner: String = ""
  ) -> InterfaceFile? {
    var isDamaged = false
    if let file = file(name, extensions, in: other, isDamaged: &isDamaged) { return file }
    if !isDamaged { InterfaceProblems.report(Self.missing(name + "." + extensions[0], owner)) }
    return nil
  }

  /// The message about a missing file.
  static func missing(_ name: String, _ owner: String = "") -> String {
    "There is no \(name)\(owner). Check the name, and that it is in the project."
  }

  /// The file with a name and one of some extensions; nil if there is none, or if it cannot be used.
  func file(_ name: String, _ extensions: [String], in other: Bundle?) -> InterfaceFile? {
    var isDamaged = false
    return file(name, extensions, in: other, isDamaged: &isDamaged)
  }

  private func file(
    _ name: String, _ extensions: [String], in other: Bundle?, isDamaged: inout Bool
  ) -> InterfaceFile? {
    let bundles = [other?.bundlePath, bundle.bundlePath].compactMap { $0 }
    for folder in bundles.flatMap(folders(of:)) {
      for kind in extensions {
        let path = folder + "/" + name + "." + kind
        if files[path] == nil, FileManager.default.fileExists(atPath: path) {
          files[path] = .some(read(path, name))
        }
        guard let known = files[path] else { continue }
        isDamaged = known == nil
        return known
      }
    }
    return nil
  }

  private func read(_ path: String, _ name: String) -> InterfaceFile? {
    do throws(InterfaceFileError) {
      // Bundles of projects have links to their files, which messages name.
      let file = try InterfaceFile(path: SystemPath.resolved(path) ?? path)
      return file.localized(by: strings(of: name, path))
    } catch {
      InterfaceProblems.report(error.message)
      return nil
    }
  }

  /// The texts of a file in the language of the program, by the identifiers of the objects and the names of
  /// their properties; none in the language of the file.
  private func strings(of name: String, _ path: String) -> [String: String] {
    let folder = SystemPath.folder(of: path)
    let bundle = folder.hasSuffix(".lproj") ? SystemPath.folder(of: folder) : folder
    let languages = folders(of: bundle).compactMap { $0.hasSuffix(".lproj") ? $0 : nil }
    let names = languages.map { String(SystemPath.name(of: $0).dropLast(".lproj".count)) }
      .filter { $0 != "Base" }
    for wanted in Bundle.preferredLocalizations(from: names, forPreferences: nil) {
      let file = bundle + "/" + wanted + ".lproj/" + name + ".strings"
      guard bundle + "/" + wanted + ".lproj" != folder, let strings = Self.strings(in: file)
      else { continue }
      return strings
    }
    return [:]
  }

  /// The entries of a strings file, those before a mistake, which is reported; nil if there is none, or if it
  /// cannot be read.
  private static func strings(in path: String) -> [String: String]? {
    func report(_ reason: String) {
      let path = SystemPath.resolved(path) ?? path
      InterfaceProblems.report("the translations in \"\(path)\" \(reason)")
    }
    do throws(SystemError) {
      let file = StringsFile(try RegularFile.read(path, limit: 4 << 20))
      if let defect = file.defect { report("do not have Xcode's format (\(defect))") }
      return file.strings
    } catch {
      var status = stat()
      let isThere = SystemString.withCString(path) { lstat($0, &status) } == 0
      if isThere { report("cannot be read: \(error.reason)") }
      return nil
    }
  }

  /// Returns the folders of a bundle: its own folder, then those of languages.
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
      let extensions = ["xib", "nib"]
      let found =
        controller.nibName == nil
        ? file(name, extensions, in: controller.nibBundle)
        : requiredFile(name, extensions, in: controller.nibBundle, for: " for \(own)")
      guard let file = found else { continue }
      let builder = InterfaceBuilder(file, self)
      _ = builder.makeNib(owner: controller)
      return controller.isViewLoaded
    }
    return false
  }

  func finishLoading(_ controller: UIViewController) { controller.viewDidLoad() }
}

/// Makes the storyboards and nib files of a bundle available to the program, with the classes that functions
/// add. For the entry points of compiled sources.
@preconcurrency @MainActor
public func _registerInterface(bundle: Bundle, _ add: [@MainActor (_InterfaceRegistry) -> Void]) {
  InterfaceProblems.reset()
  let registry = _InterfaceRegistry()
  for function in add { function(registry) }
  let library = InterfaceLibrary(registry, bundle: bundle)
  InterfaceLibrary.shared = library
  PlaceholderLibrary.shared = nil
  UIViewController.nibs = library
  (UITableView.unregistered, UICollectionView.unregistered) = (nil, nil)
}

/// The initial controller of a storyboard; nil if there is none, with a report.
@preconcurrency @MainActor
public func _initialController(_ storyboard: String) -> UIViewController? {
  UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
}
