// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// Gives the outlets of a program without storyboards and nib files placeholders, so that a source that comes
/// without its storyboard can be shown.
@MainActor
final class PlaceholderLibrary: NibFinding {
  /// The library of the program; nil for one that has such files, or no outlets.
  static var shared: PlaceholderLibrary?

  let registry: _InterfaceRegistry
  /// The placeholders that nothing else retains, with the objects whose outlets they are.
  private var retained: [(owner: WeakObject, objects: [AnyObject])] = []

  private struct WeakObject {
    weak var object: AnyObject?
  }

  init(_ registry: _InterfaceRegistry) { self.registry = registry }

  func loadView(of controller: UIViewController) -> Bool { false }

  func finishLoading(_ controller: UIViewController) {
    var scene = PlaceholderScene(controller, registry)
    scene.fill(in: controller.view)
    scene.connectActions()
    finish(scene)
    if !scene.made.isEmpty, controller.view.backgroundColor == nil {
      controller.view.backgroundColor = .systemBackground
    }
    controller.viewDidLoad()
    scene.removeReplaced()
  }

  /// Fills the outlets of the owner of a nib file that does not exist. Returns the outermost views.
  func objects(for owner: AnyObject) -> [Any] {
    var scene = PlaceholderScene(owner, registry)
    scene.fillDetached()
    scene.connectActions()
    finish(scene)
    return scene.outermost
  }

  private func finish(_ scene: PlaceholderScene) {
    retained.removeAll { $0.owner.object == nil }
    retained.append((WeakObject(object: scene.owner), scene.retained))
    scene.report()
  }

  // MARK: Cells

  /// A row for an identifier that no class is registered for.
  ///
  /// - Parameter isOptional: Whether a table may have none. Then there is one only if the program has a class
  ///   with a name like the identifier that storyboards can create, as code may create rows itself.
  func row(_ identifier: String, isOptional: Bool) -> UITableViewCell? {
    let type = type(for: identifier, UITableViewCell.self, isOptional: isOptional)
    if isOptional, type.map(registry.hasDecoder) != true { return nil }
    let cell =
      type.flatMap { decoded($0, identifier) }
      ?? (type ?? UITableViewCell.self).init(style: .default, reuseIdentifier: identifier)
    fill(cell, in: cell.contentView, "the row \"\(identifier)\"")
    return cell
  }

  /// An item for an identifier that no class is registered for.
  func item(_ identifier: String) -> UICollectionViewCell {
    let type = type(for: identifier, UICollectionViewCell.self)
    let cell =
      type.flatMap { decoded($0, identifier) }
      ?? (type ?? UICollectionViewCell.self).init(frame: .zero)
    fill(cell, in: cell.contentView, "the item \"\(identifier)\"")
    if cell.contentView.subviews.isEmpty, cell.backgroundColor == nil {
      cell.contentView.backgroundColor = .systemGray4
    }
    return cell
  }

  /// A cell as a storyboard has it; nil if its class has no initializer for that.
  private func decoded<Cell: UIView>(_ type: Cell.Type, _ identifier: String) -> Cell? {
    guard registry.hasDecoder(type) else { return nil }
    return type.init(
      coder: InterfaceCoder(NSCoder.self, ["reuseIdentifier": identifier]) { _ in })
  }

  private func fill(_ cell: UIView, in contents: UIView, _ what: String) {
    InterfaceProblems.report(
      "no storyboard found: \(what) is a placeholder of the class \(Swift.type(of: cell))")
    var scene = PlaceholderScene(cell, registry)
    scene.fillCell(contents)
    scene.connectActions()
    finish(scene)
    cell.awakeFromNib()
  }

  /// The class for an identifier: that whose name is most like it; nil for none.
  ///
  /// - Parameter isOptional: Whether the first class is not used if none has a name like the identifier.
  private func type<Base: UIView>(
    for identifier: String, _ base: Base.Type, isOptional: Bool = false
  ) -> Base.Type? {
    let types = registry.subclasses(of: base)
    let wanted = identifier.lowercased()
    let best =
      types.first { $0.name.lowercased() == wanted }
      ?? types.first { $0.name.lowercased().contains(wanted) }
      ?? types.first { wanted.contains($0.name.lowercased()) } ?? (isOptional ? nil : types.first)
    return best?.type
  }
}

/// Fills the outlets of a program without storyboards and nib files with placeholders. For the entry points of
/// compiled sources.
@preconcurrency @MainActor
public func _registerPlaceholders(_ add: [@MainActor (_InterfaceRegistry) -> Void]) {
  InterfaceProblems.reset()
  let registry = _InterfaceRegistry()
  for function in add { function(registry) }
  let library = PlaceholderLibrary(registry)
  PlaceholderLibrary.shared = library
  InterfaceLibrary.shared = nil
  UIViewController.nibs = library
  UITableView.unregistered = { library.row($0, isOptional: $1) }
  UICollectionView.unregistered = { library.item($0) }
}
