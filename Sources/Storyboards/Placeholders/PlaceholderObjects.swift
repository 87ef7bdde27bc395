// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// An array type, whose values can be made of any objects.
@MainActor
protocol ArrayOfObjects {
  static var element: Any.Type { get }
  static func array(of values: [Any]) -> Any
}

extension Array: ArrayOfObjects {
  static var element: Any.Type { Element.self }
  static func array(of values: [Any]) -> Any { values.compactMap { $0 as? Element } }
}

/// Makes placeholders: objects with the defaults of Interface Builder, which show the names of their outlets.
@MainActor
struct PlaceholderObjects {
  let registry: _InterfaceRegistry
  let owner: AnyObject

  /// The number of objects that are made for an outlet collection.
  private static let collectionCount = 3

  /// The value of an outlet of a type; nil for a type that has no placeholder.
  func make(_ type: Any.Type, named name: String) -> Any? {
    if let list = type as? any ArrayOfObjects.Type {
      let values = (1...Self.collectionCount).compactMap { number in
        make(list.element, named: "\(name) \(number)")
      }
      return values.isEmpty ? nil : list.array(of: values)
    }
    if let type = type as? UIView.Type { return view(type, name) }
    if let type = type as? UIGestureRecognizer.Type { return recognizer(type) }
    if type == UIBarButtonItem.self {
      return UIBarButtonItem(title: name, style: .plain, target: nil, action: nil)
    }
    if type == UINavigationItem.self { return UINavigationItem(title: name) }
    return nil
  }

  /// A recognizer of a class; nil for one that cannot be created.
  func recognizer(_ type: UIGestureRecognizer.Type) -> UIGestureRecognizer? {
    if let own = registry.make("\(type)") as? UIGestureRecognizer { return own }
    let known: [UIGestureRecognizer] = [
      UITapGestureRecognizer(), UIScreenEdgePanGestureRecognizer(), UIPanGestureRecognizer(),
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
      UILongPressGestureRecognizer(),
    ]
    return known.first { Swift.type(of: $0) == type }
  }

  // MARK: Views

  /// A view of a class; nil if storyboards cannot create it.
  func view(_ type: UIView.Type, _ name: String) -> UIView? {
    guard let view = create(type) else { return nil }
    setContents(view, name)
    // Storyboards switch these on for images and labels that code adds recognizers to.
    (view.isUserInteractionEnabled, view.isMultipleTouchEnabled) = (true, true)
    if let scroll = view as? UIScrollView { connect(scroll) }
    switch view {
    case let field as UITextField: field.delegate = owner as? any UITextFieldDelegate
    case let bar as UISearchBar: bar.delegate = owner as? any UISearchBarDelegate
    case let picker as UIPickerView:
      picker.dataSource = owner as? any UIPickerViewDataSource
      picker.delegate = owner as? any UIPickerViewDelegate
    default: break
    }
    return view
  }

  private func create(_ type: UIView.Type) -> UIView? {
    switch type {
    case is UIButton.Type where type == UIButton.self: return UIButton(type: .system)
    case is UICollectionView.Type where type == UICollectionView.self:
      return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    case is UISegmentedControl.Type where type == UISegmentedControl.self:
      return UISegmentedControl(items: ["First", "Second"])
    case is UIVisualEffectView.Type where type == UIVisualEffectView.self:
      return UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    case is UITableView.Type where type == UITableView.self:
      return UITableView(frame: .zero, style: .plain)
    default:
      guard registry.hasDecoder(type) else { return nil }
      let view = type.init(coder: NSCoder())
      view?.awakeFromNib()
      return view
    }
  }

  private func connect(_ scroll: UIScrollView) {
    switch scroll {
    case let table as UITableView:
      if table.dataSource == nil { table.dataSource = owner as? any UITableViewDataSource }
      if table.delegate == nil { table.delegate = owner as? any UITableViewDelegate }
    case let list as UICollectionView:
      if list.dataSource == nil { list.dataSource = owner as? any UICollectionViewDataSource }
      if list.delegate == nil { list.delegate = owner as? any UICollectionViewDelegate }
    case let text as UITextView:
      if text.delegate == nil { text.delegate = owner as? any UITextViewDelegate }
    default: if scroll.delegate == nil { scroll.delegate = owner as? any UIScrollViewDelegate }
    }
  }

  private func setContents(_ view: UIView, _ name: String) {
    switch view {
    case let label as UILabel:
      label.text = name
      label.textAlignment = .center
    case let button as UIButton:
      if button.currentTitle == nil { button.setTitle(name, for: .normal) }
    case let image as UIImageView:
      if image.image == nil { image.image = UIImage(systemName: "photo") }
      image.contentMode = .scaleAspectFit
      image.tintColor = .systemGray
      image.backgroundColor = .systemGray5
    case let field as UITextField:
      field.placeholder = name
      field.borderStyle = .roundedRect
    case let text as UITextView: text.text = name
    case let bar as UISearchBar: bar.placeholder = name
    case let slider as UISlider: slider.value = 0.5
    case let progress as UIProgressView: progress.progress = 0.5
    case let pages as UIPageControl: pages.numberOfPages = 3
    case is UIControl, is UITableView, is UICollectionView, is UIVisualEffectView,
      is UIActivityIndicatorView, is UIStackView, is UIPickerView:
      break
    case is UIScrollView: if view.backgroundColor == nil { view.backgroundColor = .systemGray6 }
    default: if view.backgroundColor == nil { view.backgroundColor = .systemGray3 }
    }
  }
}
