// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
@_spi(ViewTree) import UIKitViews

extension UICollectionView {
  /// The configuration of cells of a class for items of a type, without a reuse identifier of the program.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    fileprivate let identifier: String
    fileprivate let handler: Handler

    /// Creates a registration. It must be kept: each one has cells of its own.
    public init(handler: @escaping Handler) {
      identifier = "registration \(RegistrationNumber.next())"
      self.handler = handler
    }
  }

  /// The configuration of views of a class as headers, footers or badges of a kind.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    fileprivate let identifier: String
    fileprivate let kind: String
    fileprivate let handler: Handler

    /// Creates a registration. It must be kept: each one has views of its own.
    public init(elementKind: String, handler: @escaping Handler) {
      identifier = "registration \(RegistrationNumber.next())"
      kind = elementKind
      self.handler = handler
    }
  }

  /// A reused or new cell that shows an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !hasRegistered(registration.identifier) {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    let dequeued = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = dequeued as? Cell else {
      fatalError(
        "Cell registration type mismatch: expected \(Cell.self), got \(type(of: dequeued)).")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A reused or new view of a registration.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    if !supplements.hasRegistered(registration.kind, registration.identifier) {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.kind,
        withReuseIdentifier: registration.identifier)
    }
    let dequeued = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = dequeued as? Supplementary else {
      fatalError("The registration is for views of another class than \(Supplementary.self).")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// The numbers of registrations, by which their cells are reused.
@MainActor
private enum RegistrationNumber {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
