// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceFiles
import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

extension InterfaceBuilder {
  /// Sets the outlets of an object, and adds its actions and segues.
  func connect(_ element: InterfaceElement, _ object: AnyObject) {
    var collections: [String: [AnyObject]] = [:]
    var order: [String] = []
    for connection in element.connections {
      switch connection.name {
      case "outlet": setOutlet(connection, of: object)
      case "outletCollection":
        guard let name = connection["property"] else { continue }
        if collections[name] == nil { order.append(name) }
        if let target = self.object(connection["destination"]) {
          collections[name, default: []].append(target)
        }
      case "action": addAction(connection, of: object)
      case "segue": addSegue(connection, of: object)
      default: unsupported(connection)
      }
    }
    for name in order { setCollection(name, collections[name] ?? [], of: object, element) }
  }

  // MARK: Outlets

  private func setOutlet(_ connection: InterfaceElement, of object: AnyObject) {
    guard let name = connection["property"] else { return }
    guard let target = self.object(connection["destination"]) else {
      // Views that a variation leaves out, and objects that have been reported.
      return
    }
    let isSet = InterfaceProblems.at(connection, in: file) {
      library.registry.set(name, of: object, to: target)
    }
    if isSet { return }
    if setKnown(name, of: object, to: target) { return }
    report("\(type(of: object)) has no outlet named \(name)", connection)
  }

  private func setCollection(
    _ name: String, _ values: [AnyObject], of object: AnyObject, _ element: InterfaceElement
  ) {
    if name == "gestureRecognizers", let view = object as? UIView {
      for value in values {
        if let recognizer = value as? UIGestureRecognizer { view.addGestureRecognizer(recognizer) }
      }
      return
    }
    let isSet = InterfaceProblems.at(element, in: file) {
      library.registry.set(name, of: object, to: values)
    }
    if isSet { return }
    report("\(type(of: object)) has no outlet collection named \(name)", element)
  }

  /// Sets an outlet of a class of UIKit. Returns false if it has none of the name.
  private func setKnown(_ name: String, of object: AnyObject, to target: AnyObject) -> Bool {
    switch (name, object) {
    case ("view", let owner as UIViewController):
      if let view = target as? UIView, owner.viewIfLoaded !== view { owner.view = view }
    case ("collectionView", let owner as UICollectionViewController):
      if let view = target as? UICollectionView, owner.viewIfLoaded !== view {
        owner.collectionView = view
      }
    case ("dataSource", let table as UITableView):
      table.dataSource = target as? any UITableViewDataSource
    case ("delegate", let table as UITableView):
      table.delegate = target as? any UITableViewDelegate
    case ("dataSource", let list as UICollectionView):
      list.dataSource = target as? any UICollectionViewDataSource
    case ("delegate", let list as UICollectionView):
      list.delegate = target as? any UICollectionViewDelegate
    case ("delegate", let view as UIScrollView):
      view.delegate = target as? any UIScrollViewDelegate
    case ("delegate", let field as UITextField):
      field.delegate = target as? any UITextFieldDelegate
    case ("delegate", let bar as UISearchBar): bar.delegate = target as? any UISearchBarDelegate
    case ("delegate", let recognizer as UIGestureRecognizer):
      recognizer.delegate = target as? any UIGestureRecognizerDelegate
    case ("dataSource", let picker as UIPickerView):
      picker.dataSource = target as? any UIPickerViewDataSource
    case ("delegate", let picker as UIPickerView):
      picker.delegate = target as? any UIPickerViewDelegate
    case ("delegate", let bar as UITabBar): bar.delegate = target as? any UITabBarDelegate
    case ("delegate", let owner as UINavigationController):
      owner.delegate = target as? any UINavigationControllerDelegate
    case ("delegate", let owner as UITabBarController):
      owner.delegate = target as? any UITabBarControllerDelegate
    case ("dataSource", let owner as UIPageViewController):
      owner.dataSource = target as? any UIPageViewControllerDataSource
    case ("transitioningDelegate", let owner as UIViewController):
      owner.transitioningDelegate = target as? any UIViewControllerTransitioningDelegate
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = target as? UIView
    case ("backgroundView", let table as UITableView): table.backgroundView = target as? UIView
    case ("backgroundView", let cell as UICollectionViewCell):
      cell.backgroundView = target as? UIView
    case ("selectedBackgroundView", let cell as UITableViewCell):
      cell.selectedBackgroundView = target as? UIView
    case ("titleView", let item as UINavigationItem): item.titleView = target as? UIView
    case ("navigationItem", _), ("searchDisplayController", _): break
    default: return false
    }
    return true
  }

  // MARK: Actions

  private func addAction(_ connection: InterfaceElement, of object: AnyObject) {
    guard let name = connection["selector"] else { return }
    let id = connection["destination"]
    let target = self.object(id)
    let isResponder = id.flatMap { file[$0] }?["placeholderIdentifier"] == "IBFirstResponder"
    let action =
      target.flatMap { library.registry.action(name, of: $0) }
      ?? (isResponder ? library.registry.action(name) : nil)
    guard let action else {
      let owner = target.map { "\(type(of: $0))" } ?? "the program"
      report("\(owner) has no action named \(name)", connection)
      return
    }
    add(action, target, connection, to: object)
  }

  /// Makes an object call a method.
  ///
  /// - Parameter target: The object with the method; nil for the first responder.
  private func add(
    _ action: Selector, _ target: AnyObject?, _ connection: InterfaceElement, to object: AnyObject
  ) {
    switch object {
    case let control as UIControl:
      let usual: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      let event = connection["eventType"].flatMap { InterfaceNames.events[$0] } ?? usual
      control.addTarget(target, action: action, for: event)
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    case let item as UIBarButtonItem: (item.target, item.action) = (target, action)
    default: report("\(type(of: object)) cannot send actions", connection)
    }
  }

  private func addSegue(_ connection: InterfaceElement, of object: AnyObject) {
    let kind = connection["kind"] ?? ""
    // Those of controllers are performed by name.
    guard kind != "relationship", !(object is UIViewController) else { return }
    if kind == "embed" {
      if let container = object as? UIView { embedded.append((connection, container)) }
      return
    }
    guard let archive, let controller else { return }
    let trigger = SegueTrigger(archive, connection, controller)
    let action = Selector(bound: { [weak trigger] (sender: Any) in trigger?.fire(sender) }, "segue")
    switch object {
    case let cell as UITableViewCell where connection["trigger"] == "accessoryAction":
      cell.accessorySegue = { [weak cell] in cell.map(trigger.fire) }
    case let cell as UITableViewCell:
      cell.selectionSegue = { [weak cell] in cell.map(trigger.fire) }
    case let cell as UICollectionViewCell:
      cell.selectionSegue = { [weak cell] in cell.map(trigger.fire) }
    default:
      archive.triggers.append(trigger)
      add(action, trigger, connection, to: object)
    }
  }

  // MARK: Properties

  /// Sets the properties that the user of Interface Builder has defined.
  func setProperties(_ element: InterfaceElement, _ object: AnyObject) {
    for property in element.list("userDefinedRuntimeAttributes") {
      guard let path = property["keyPath"] else { continue }
      let value = value(of: property)
      let isSet = InterfaceProblems.at(property, in: file) { set(path, of: object, to: value) }
      if isSet { continue }
      report("\(type(of: object)) has no property \(path) that storyboards can set", property)
    }
  }

  private func set(_ path: String, of object: AnyObject, to value: Any?) -> Bool {
    if library.registry.set(path, of: object, to: value) { return true }
    guard let view = object as? UIView else { return false }
    if path.hasPrefix("layer.") {
      let name = String(path.dropFirst("layer.".count))
      if library.registry.set(name, of: view.layer, to: value) { return true }
      if name == "masksToBounds" {
        view.layer.masksToBounds = (value as? Double) == 1
      } else {
        view.layer.setValue((value as? UIColor)?.cgColor ?? value, forKeyPath: name)
      }
      return true
    }
    let isOn = (value as? Double).map { $0 != 0 }
    switch path {
    case "clipsToBounds": if let isOn { view.clipsToBounds = isOn }
    case "hidden", "isHidden": if let isOn { view.isHidden = isOn }
    case "alpha": if let alpha = value as? Double { view.alpha = alpha }
    case "backgroundColor": view.backgroundColor = value as? UIColor
    case "tintColor": view.tintColor = value as? UIColor
    default: return false
    }
    return true
  }

  /// The value of a property; a number for Booleans, too.
  private func value(of property: InterfaceElement) -> Any? {
    let value = property.value("value")
    switch property["type"] {
    case "boolean":
      return (property["value"] ?? value?["value"]) == "YES" ? 1.0 : 0.0
    case "number": return value?.number("value").map { Double($0) }
    case "color": return value.flatMap(resources.color)
    case "point":
      return value.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
    case "size":
      return value.map { CGSize(width: $0.number("width") ?? 0, height: $0.number("height") ?? 0) }
    case "rect": return value?.asRect
    case "image": return resources.image(property["value"])
    case "string": return property.string("value") ?? ""
    default: return property.string("value")
    }
  }
}
