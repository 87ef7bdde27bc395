// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import Motion
@_spi(ViewTree) import UIKitViews
@_spi(ViewTree) import ViewCore

/// The headers and footers of a collection that have views.
@MainActor
struct CollectionSupplements {
  fileprivate struct Place: Hashable {
    var kind: String
    var path: IndexPath
  }

  fileprivate struct Registration: Hashable {
    var kind: String
    var identifier: String
  }

  fileprivate var makers: [Registration: (CGRect) -> UICollectionReusableView] = [:]
  fileprivate var pool: [Registration: [UICollectionReusableView]] = [:]
  fileprivate var shown: [Place: UICollectionReusableView] = [:]
  fileprivate var madeFrame = CGRect.zero

  /// Removes all views.
  mutating func recycle() { for place in shown.keys { recycle(place) } }

  fileprivate mutating func recycle(_ place: Place) {
    guard let view = shown.removeValue(forKey: place) else { return }
    view.removeFromSuperview()
    let key = Registration(kind: place.kind, identifier: view.reuseIdentifier ?? "")
    pool[key, default: []].append(view)
  }
}

extension UICollectionView {
  /// The kind of headers of sections.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers of sections.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Registers a class for the views of a kind and a reuse identifier.
  public func register<Reusable: UICollectionReusableView>(
    _ viewClass: Reusable.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let key = CollectionSupplements.Registration(kind: elementKind, identifier: identifier)
    supplements.makers[key] = viewClass.map { type in { type.init(frame: $0) } }
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
      preconditionFailure(
        "no class is registered for views of kind \(elementKind) with the identifier \(identifier)")
    }
    view.setIdentifier(identifier)
    return view
  }

  /// The view of a kind at a place; nil if it is not visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplements.shown[CollectionSupplements.Place(kind: elementKind, path: indexPath)]
  }

  /// The visible views of a kind.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    supplements.shown.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }
      .map(\.value)
  }

  /// Shows the headers and footers among elements.
  func showSupplements(_ elements: [UICollectionViewLayoutAttributes]) {
    var wanted: [CollectionSupplements.Place: UICollectionViewLayoutAttributes] = [:]
    for element in elements {
      guard let kind = element.representedElementKind else { continue }
      wanted[CollectionSupplements.Place(kind: kind, path: element.indexPath)] = element
    }
    for place in supplements.shown.keys where wanted[place] == nil { supplements.recycle(place) }
    for (key, element) in wanted {
      if let view = supplements.shown[key] {
        place(view, element)
        continue
      }
      supplements.madeFrame = element.frame
      let made = dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
      supplements.madeFrame = .zero
      guard let made else { continue }
      supplements.shown[key] = made
      insertSubview(made, at: 0)
      ViewAnimation.withoutAnimation { place(made, element) }
    }
  }
}
