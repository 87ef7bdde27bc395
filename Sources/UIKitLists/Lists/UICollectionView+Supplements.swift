// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// The headers and footers of a collection that have views.
@MainActor
struct CollectionSupplements {
  fileprivate struct Key: Hashable {
    var kind: String
    var path: IndexPath
  }

  fileprivate struct Registration: Hashable {
    var kind: String
    var identifier: String
  }

  fileprivate var makers: [Registration: (CGRect) -> UICollectionReusableView] = [:]
  fileprivate var pool: [Registration: [UICollectionReusableView]] = [:]
  fileprivate var shown: [Key: UICollectionReusableView] = [:]
  fileprivate var madeFrame = CGRect.zero

  func hasRegistered(_ kind: String, _ identifier: String) -> Bool {
    makers[Registration(kind: kind, identifier: identifier)] != nil
  }

  /// Moves the views with their sections.
  ///
  /// - Parameter sources: The sections before a change by those after it.
  mutating func move(_ sources: [Int: Int]) {
    let targets = Dictionary(sources.map { ($1, $0) }) { first, _ in first }
    var moved: [Key: UICollectionReusableView] = [:]
    for (key, view) in shown {
      guard key.path.count == 2 else {
        moved[key] = view
        continue
      }
      guard let section = targets[key.path.section] else {
        recycle(key)
        continue
      }
      var key = key
      key.path = IndexPath(item: key.path.item, section: section)
      moved[key] = view
    }
    shown = moved
  }

  /// Removes all views.
  mutating func recycle() { for key in shown.keys { recycle(key) } }

  fileprivate mutating func recycle(_ key: Key) {
    guard let view = shown.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    let registration = Registration(kind: key.kind, identifier: view.reuseIdentifier ?? "")
    pool[registration, default: []].append(view)
  }
}

extension UICollectionView {
  /// The kind of headers of sections.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers of sections.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Registers a class for the views of a kind and a reuse identifier.
  public func register<Reusable: UICollectionReusableView>(
    _ viewClass: Reusable.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = CollectionSupplements.Registration(kind: elementKind, identifier: identifier)
    supplements.makers[key] = viewClass.map { type in { type.init(frame: $0) } }
  }

  /// Registers a class for the items of a reuse identifier. It has to be a subclass of `UICollectionViewCell`.
  @_disfavoredOverload
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    if type == nil, let cellClass { fatalError("\(cellClass) is not a class of cells.") }
    register(type, forCellWithReuseIdentifier: identifier)
  }

  /// Registers a function that makes the views of a kind and a reuse identifier; nil removes it.
  package func register(
    _ identifier: String, kind: String, _ make: (() -> UICollectionReusableView)?
  ) {
    let key = CollectionSupplements.Registration(kind: kind, identifier: identifier)
    supplements.makers[key] = make.map { make in { _ in make() } }
  }

  /// A reused or new view of a kind for an identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = CollectionSupplements.Registration(kind: elementKind, identifier: identifier)
    if let view = supplements.pool[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = supplements.makers[key]?(supplements.madeFrame) else {
      fatalError(
        "no class is registered for views of kind \(elementKind) with the identifier \(identifier)")
    }
    view.setIdentifier(identifier)
    return view
  }

  /// The view of a kind at an index path; nil if it is not visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplements.shown[CollectionSupplements.Key(kind: elementKind, path: indexPath)]
  }

  /// Returns the headers, footers or other supplementary views of a kind that are visible, in the
  /// order of their index paths.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    supplements.shown.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }
      .map(\.value)
  }

  /// Shows the headers, footers and decorations among elements. Returns whether the contents of one
  /// determine another size than it had.
  func showSupplements(_ elements: [UICollectionViewLayoutAttributes]) -> Bool {
    var wanted: [CollectionSupplements.Key: UICollectionViewLayoutAttributes] = [:]
    for element in elements {
      guard let kind = element.representedElementKind else { continue }
      wanted[CollectionSupplements.Key(kind: kind, path: element.indexPath)] = element
    }
    for key in supplements.shown.keys where wanted[key] == nil { supplements.recycle(key) }
    var hasChanged = false
    for (key, element) in wanted {
      if let view = supplements.shown[key] {
        place(view, element)
      } else if let view = makeSupplement(key, element) {
        supplements.shown[key] = view
        ViewAnimation.withoutAnimation { place(view, element) }
      }
      if element.isEstimated, let view = supplements.shown[key], measure(view, element) {
        hasChanged = true
      }
    }
    return hasChanged
  }

  private func makeSupplement(
    _ key: CollectionSupplements.Key, _ element: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    if element.representedElementCategory == .decorationView {
      return collectionViewLayout.makeDecoration(key.kind, element.frame)
    }
    supplements.madeFrame = element.frame
    defer { supplements.madeFrame = .zero }
    let view = dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    if let view {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
    }
    return view
  }
}
