// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceFiles
import UIKitContainers
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A nib file: views, and their connections to an owner.
@preconcurrency @MainActor
open class UINib {
  /// The key of an option. There are no options that have an effect.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Objects outside of the file that it refers to.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  let name: String
  private let bundle: Bundle?

  /// Creates a reference to a file, which is read when its objects are made.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    (self.name, bundle) = (name, bundleOrNil)
  }

  /// Makes the objects of the file. Returns the outermost ones; none if there is no such file, with a report.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { make(ownerOrNil) ?? [] }

  fileprivate func make(_ owner: Any?) -> [Any]? {
    guard let library = InterfaceLibrary.shared else {
      if let owner, let placeholders = PlaceholderLibrary.shared {
        return placeholders.objects(for: owner as AnyObject)
      }
      InterfaceProblems.report(InterfaceLibrary.missing(name + ".xib"))
      return nil
    }
    guard let file = library.requiredFile(name, ["xib", "nib"], in: bundle) else { return nil }
    return InterfaceBuilder(file, library).makeNib(owner: owner.map { $0 as AnyObject })
  }
}

extension Bundle {
  /// Makes the objects of a nib file. Returns the outermost ones; nil if there is no such file, with a report.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib(nibName: name, bundle: self).make(owner) }
}

extension UITableView {
  /// Registers a nib file for the rows of a reuse identifier.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    register(
      identifier,
      nib.map { nib in
        {
          nib.first(UITableViewCell.self)
            ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
      })
  }

  /// Registers a nib file for the headers and footers of a reuse identifier.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerBar(
      identifier,
      nib.map { nib in
        {
          nib.first(UITableViewHeaderFooterView.self)
            ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        }
      })
  }
}

extension UICollectionView {
  /// Registers a nib file for the items of a reuse identifier.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(
      identifier,
      nib.map { nib in
        { nib.first(UICollectionViewCell.self) ?? UICollectionViewCell(frame: .zero) }
      })
  }

  /// Registers a nib file for the views of a kind and a reuse identifier.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    register(
      identifier, kind: kind,
      nib.map { nib in
        { nib.first(UICollectionReusableView.self) ?? UICollectionReusableView(frame: .zero) }
      })
  }
}

extension UINib {
  /// The first outermost object of a class; nil if there is none, with a report.
  fileprivate func first<Object: UIView>(_ type: Object.Type) -> Object? {
    let found = instantiate(withOwner: nil).lazy.compactMap { $0 as? Object }.first
    if found == nil { InterfaceProblems.report("\(name).xib has no \(type).") }
    return found
  }
}
