// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceFiles
import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

extension InterfaceBuilder {
  /// The classes of views by the names of their elements.
  static let viewTypes: [String: UIView.Type] = [
    "view": UIView.self, "containerView": UIView.self, "label": UILabel.self,
    "button": UIButton.self, "imageView": UIImageView.self, "control": UIControl.self,
    "textField": UITextField.self, "textView": UITextView.self, "slider": UISlider.self,
    "switch": UISwitch.self, "segmentedControl": UISegmentedControl.self,
    "stepper": UIStepper.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
    "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self,
    "scrollView": UIScrollView.self, "stackView": UIStackView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "tableViewHeaderFooterView": UITableViewHeaderFooterView.self,
    "collectionView": UICollectionView.self, "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self,
    "visualEffectView": UIVisualEffectView.self, "toolbar": UIToolbar.self,
    "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self,
    "searchBar": UISearchBar.self, "window": UIWindow.self,
  ]

  package static var viewNames: Set<String> { Set(viewTypes.keys) }

  /// The class whose initializer sets objects of a class up.
  private static func base(of type: UIView.Type) -> AnyClass {
    var found: AnyClass?
    func match<Base: UIView>(_ base: Base.Type) {
      if found == nil, type is Base.Type { found = base }
    }
    match(UICollectionViewListCell.self)
    match(UICollectionViewCell.self)
    match(UICollectionReusableView.self)
    match(UITableViewCell.self)
    match(UITableViewHeaderFooterView.self)
    match(UITableView.self)
    match(UICollectionView.self)
    match(UIButton.self)
    match(UITextField.self)
    match(UISlider.self)
    match(UISwitch.self)
    match(UISegmentedControl.self)
    match(UIStepper.self)
    match(UIDatePicker.self)
    match(UITextView.self)
    match(UIScrollView.self)
    match(UILabel.self)
    match(UIImageView.self)
    match(UIVisualEffectView.self)
    match(UISearchBar.self)
    match(UIToolbar.self)
    match(UITabBar.self)
    match(UINavigationBar.self)
    match(UIPickerView.self)
    match(UIActivityIndicatorView.self)
    match(UIProgressView.self)
    return found ?? UIView.self
  }

  /// Makes a view with its subviews, which are connected by `finish`.
  func makeView(_ element: InterfaceElement) -> UIView {
    let standard = Self.viewTypes[element.name]
    if standard == nil { unsupported(element) }
    var type: UIView.Type = standard ?? UIView.self
    if let name = element["customClass"] {
      if let own = library.registry.type(named: name) as? UIView.Type {
        type = own
      } else if let known = Self.known[name] {
        type = known
      } else {
        report("there is no view class \(name) in the program: \(type) is used", element)
      }
    }
    let coder = InterfaceCoder(Self.base(of: type), element.attributes) { [self] object in
      if let view = object as? UIView { setUp(view, element) }
    }
    if let view = type.init(coder: coder) {
      note(view, element)
      made.append((element, view))
      return view
    }
    report("init(coder:) of \(type) returned nil: an empty view is in its place", element)
    let view = UIView(frame: element.rect("frame") ?? .zero)
    note(view, element)
    return view
  }

  /// Classes of UIKit that views can have instead of their own, by name.
  private static let known: [String: UIView.Type] = [
    "UIControl": UIControl.self, "UIView": UIView.self, "UIStackView": UIStackView.self,
    "UIScrollView": UIScrollView.self, "UIButton": UIButton.self, "UILabel": UILabel.self,
    "UIImageView": UIImageView.self,
  ]

  /// Gives a view what its element describes, except what refers to other objects.
  func setUp(_ view: UIView, _ element: InterfaceElement) {
    note(view, element)
    setGeometry(view, element)
    setAppearance(view, element)
    setContents(view, element)
    for child in element.children { noteGuide(child, of: view) }
    addSubviews(of: element, to: contentView(of: view))
    if element.child("constraints") != nil { constrained.append((element, view)) }
  }

  private func contentView(of view: UIView) -> UIView {
    switch view {
    case let view as UIVisualEffectView: view.contentView
    default: view
    }
  }

  /// Sets up a view that exists already, such as the content view of a cell.
  func setUpExisting(_ view: UIView, _ element: InterfaceElement) {
    setUp(view, element)
    made.append((element, view))
  }

  func addSubviews(of element: InterfaceElement, to view: UIView) {
    let outer = outerSize
    outerSize = view.bounds.size
    defer { outerSize = outer }
    for child in element.list("subviews") where isInstalled(child, in: element, "subviews") {
      let subview = makeView(child)
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  /// Returns whether variations for size classes have a part: those for a phone in portrait orientation.
  func isInstalled(
    _ part: InterfaceElement, in element: InterfaceElement, _ key: String
  ) -> Bool {
    var isInstalled = true
    for variation in element.children where variation.name == "variation" {
      guard let name = variation["key"], Self.applies(name) else { continue }
      for mask in variation.children where mask.name == "mask" && mask["key"] == key {
        for change in mask.children where change["reference"] == part.id {
          isInstalled = change.name == "include"
        }
      }
    }
    return isInstalled
  }

  /// Returns whether a variation is for a phone in portrait orientation.
  private static func applies(_ variation: String) -> Bool {
    let wanted = ["default", "heightClass=regular", "widthClass=compact"]
    return variation.split(separator: "-").allSatisfy { wanted.contains(String($0)) }
  }

  private func noteGuide(_ element: InterfaceElement, of view: UIView) {
    guard element.name == "viewLayoutGuide" else { return }
    switch element["key"] {
    case "safeArea": note(view.safeAreaLayoutGuide, element)
    case "layoutMargins", "layoutMarginsGuide": note(view.layoutMarginsGuide, element)
    case "readableContent": note(view.readableContentGuide, element)
    case "contentLayoutGuide":
      if let view = view as? UIScrollView { note(view.contentLayoutGuide, element) }
    case "frameLayoutGuide":
      if let view = view as? UIScrollView { note(view.frameLayoutGuide, element) }
    case "keyboard": note(view.safeAreaLayoutGuide, element)
    default: report("the layout guide \(element["key"] ?? "") is not supported", element)
    }
  }

  // MARK: Properties of all views

  private func setGeometry(_ view: UIView, _ element: InterfaceElement) {
    if let frame = element.rect("frame") ?? element.insetFrame(in: outerSize) { view.frame = frame }
    if let mask = element.value("autoresizingMask") {
      let names: [(String, UIView.AutoresizingMask)] = [
        ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
        ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
        ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
      ]
      view.autoresizingMask = UIView.AutoresizingMask(
        names.filter { mask.bool($0.0) == true }.map(\.1))
    }
    // Views without constraints of their own in a document with constraints keep their frames.
    if element.bool("translatesAutoresizingMaskIntoConstraints") == false,
      element.bool("fixedFrame") != true
    {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    func priority(_ name: String) -> UILayoutPriority? {
      element.number(name).map { UILayoutPriority(Float(max(1, min(1000, $0)))) }
    }
    if let value = priority("horizontalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .horizontal)
    }
    if let value = priority("verticalHuggingPriority") {
      view.setContentHuggingPriority(value, for: .vertical)
    }
    if let value = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(value, for: .vertical)
    }
    if let margins = element.insets("layoutMargins") ?? element.insets("directionalLayoutMargins") {
      view.layoutMargins = margins
    }
    if let value = element.bool("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = value
    }
    if let value = element.bool("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = value
    }
    if let value = element.bool("autoresizesSubviews") { view.autoresizesSubviews = value }
  }

  private func setAppearance(_ view: UIView, _ element: InterfaceElement) {
    if let mode = element["contentMode"].flatMap({ InterfaceNames.contentModes[$0] }) {
      view.contentMode = mode
    }
    if let color = resources.color("backgroundColor", of: element) { view.backgroundColor = color }
    if let color = resources.color("tintColor", of: element) { view.tintColor = color }
    if let alpha = element.number("alpha") { view.alpha = alpha }
    if let value = element.bool("hidden") { view.isHidden = value }
    if let value = element.bool("clipsSubviews") ?? element.bool("clipsToBounds") {
      view.clipsToBounds = value
    }
    if let tag = element.int("tag") { view.tag = tag }
    if let value = element.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = value }
    // Labels and images that receive touches have the attribute, too, with the other value.
    if let value = element.bool("userInteractionEnabled") {
      view.isUserInteractionEnabled = value
    } else if element.name == "label" || element.name == "imageView" {
      view.isUserInteractionEnabled = true
    }
    if let accessibility = element.value("accessibilityConfiguration") {
      view.accessibilityIdentifier = accessibility["identifier"]
      if let label = accessibility["label"] { view.accessibilityLabel = label }
    }
  }
}
