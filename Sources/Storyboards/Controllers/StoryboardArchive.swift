// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceFiles
import UIKitContainers
import UIKitControls
@_spi(ViewTree) import UIKitLists
@_spi(ViewTree) import UIKitViews

/// A storyboard's description of a controller that has been created from it.
@MainActor
final class StoryboardArchive: ControllerArchive {
  let storyboard: UIStoryboard?
  let file: InterfaceFile
  let library: InterfaceLibrary
  /// The element of the controller.
  let element: InterfaceElement
  weak var controller: UIViewController?
  /// The objects that perform segues when a view is touched, which views do not retain.
  var triggers: [SegueTrigger] = []
  private var isLoading = false
  /// The objects of the scene that nothing else retains.
  private var retained: [AnyObject] = []
  /// The objects of the view by their identifiers, which they do not retain.
  private var known: [String: InterfaceBuilder.Outer] = [:]
  /// The buttons of bars, which are made with the controller, by their identifiers.
  private var barItems: [String: AnyObject] = [:]

  private init(
    _ element: InterfaceElement, _ file: InterfaceFile, _ library: InterfaceLibrary,
    _ storyboard: UIStoryboard?
  ) {
    (self.element, self.file, self.library) = (element, file, library)
    self.storyboard = storyboard
  }

  private static let types: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "pageViewController": UIPageViewController.self,
  ]

  /// The number of controllers that are being made or embedded within each other.
  static var depth = 0
  private static let depthLimit = 30
  /// The number of controllers that have been made for the outermost one.
  private static var count = 0
  private static let countLimit = 300

  /// Makes a controller of its element; nil for a reference to a storyboard that does not exist.
  ///
  /// - Parameter creator: Creates the controller instead of its class's initializer; nil for that.
  static func make(
    _ element: InterfaceElement, _ file: InterfaceFile, _ library: InterfaceLibrary,
    storyboard: UIStoryboard?, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if depth == 0 { count = 0 }
    (depth, count) = (depth + 1, count + 1)
    defer { depth -= 1 }
    guard depth < depthLimit, count < countLimit else {
      InterfaceProblems.report(
        "controllers contain each other without end: remove a segue", element, in: file)
      return nil
    }
    if element.name == "viewControllerPlaceholder" {
      let name = element["storyboardName"] ?? ""
      let other = UIStoryboard(name: name, bundle: storyboard?.bundle)
      guard let identifier = element["referencedIdentifier"] else {
        return other.instantiateInitialViewController()
      }
      if let found = other.find(identifier) { return found }
      InterfaceProblems.report(
        "\(name).storyboard has no controller with the identifier \"\(identifier)\": check the "
          + "reference", element, in: file)
      return nil
    }
    var type = types[element.name] ?? UIViewController.self
    if types[element.name] == nil {
      InterfaceProblems.reportKind(
        "<\(element.name)> is not supported: a plain controller is in its place", element, in: file)
    }
    if let name = element["customClass"], let own = library.registry.type(named: name) {
      if let own = own as? UIViewController.Type { type = own }
    } else if let name = element["customClass"] {
      InterfaceProblems.report(
        "there is no controller class \(name) in the program: \(type) is used", element, in: file)
    }
    let archive = StoryboardArchive(element, file, library, storyboard)
    let coder = InterfaceCoder(UIViewController.self, element.attributes) { object in
      if let controller = object as? UIViewController { archive.setUp(controller) }
    }
    guard let controller = creator?(coder) ?? type.init(coder: coder) else { return nil }
    // An initializer need not call that for archives.
    if controller.archive == nil { archive.setUp(controller) }
    archive.complete()
    controller.awakeFromNib()
    return controller
  }

  private static let presentations: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "custom": .custom, "automatic": .automatic,
    "popover": .popover,
  ]
  private static let transitions: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve,
  ]

  static func presentation(_ name: String?) -> UIModalPresentationStyle? {
    name.flatMap { presentations[$0] }
  }

  static func transition(_ name: String?) -> UIModalTransitionStyle? {
    name.flatMap { transitions[$0] }
  }

  private func setUp(_ controller: UIViewController) {
    self.controller = controller
    controller.archive = self
    if let title = element.string("title") { controller.title = title }
    if let style = Self.presentation(element["modalPresentationStyle"]) {
      controller.modalPresentationStyle = style
    }
    if let style = Self.transition(element["modalTransitionStyle"]) {
      controller.modalTransitionStyle = style
    }
    if let value = element.bool("definesPresentationContext") {
      controller.definesPresentationContext = value
    }
    if let value = element.bool("modalInPresentation") { controller.isModalInPresentation = value }
    if let size = element.size("preferredContentSize") { controller.preferredContentSize = size }
    if let edges = element.value("extendedEdge") {
      let names: [(String, UIRectEdge)] = [
        ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
      ]
      controller.edgesForExtendedLayout = UIRectEdge(
        names.filter { edges.bool($0.0) == true }.map(\.1))
    }
    let resources = InterfaceResources(file: file)
    if let item = element.child("tabBarItem") {
      if let title = item.string("title") { controller.tabBarItem.title = title }
      controller.tabBarItem.image = resources.image("image", of: item)
      controller.tabBarItem.selectedImage = resources.image("selectedImage", of: item)
      if let tag = item.int("tag") { controller.tabBarItem.tag = tag }
      if let badge = item["badgeValue"] { controller.tabBarItem.badgeValue = badge }
      if let system = item["systemItem"] { setSystemItem(system, controller.tabBarItem) }
    }
  }

  /// The title and the image of the system's items.
  private func setSystemItem(_ name: String, _ item: UITabBarItem) {
    let known: [String: (String, String)] = [
      "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"),
      "featured": ("Featured", "star.fill"), "topRated": ("Top Rated", "star.fill"),
      "recents": ("Recents", "clock.fill"), "contacts": ("Contacts", "person.crop.circle.fill"),
      "history": ("History", "clock.fill"), "bookmarks": ("Bookmarks", "book.fill"),
      "search": ("Search", "magnifyingglass"), "downloads": ("Downloads", "arrow.down.circle.fill"),
      "mostRecent": ("Most Recent", "clock.fill"), "mostViewed": ("Most Viewed", "list.number"),
    ]
    guard let (title, image) = known[name] else { return }
    if item.title == nil { item.title = title }
    if item.image == nil { item.image = UIImage(systemName: image) }
  }

  /// Gives containers their children, and the bars their buttons.
  private func complete() {
    guard let controller else { return }
    let children = element.connections.filter { $0["kind"] == "relationship" }
      .compactMap { segue in segue["destination"].flatMap { destination($0) } }
    switch controller {
    case let navigation as UINavigationController:
      setBar(of: navigation)
      if !children.isEmpty, navigation.viewControllers.isEmpty {
        navigation.viewControllers = children
      }
    case let tabs as UITabBarController:
      if let bar = element.child("tabBar") {
        let builder = InterfaceBuilder(file, library)
        builder.setUpExisting(tabs.tabBar, bar)
      }
      if !children.isEmpty { tabs.viewControllers = children }
      if let index = element.int("selectedIndex") { tabs.selectedIndex = index }
    default: break
    }
    let builder = makeBuilder(controller)
    for part in element.children where part["key"] == "toolbarItems" {
      controller.toolbarItems = builder.barButtons(part.children)
    }
    if let item = element.child("navigationItem") { builder.setUp(controller.navigationItem, item) }
    builder.finish()
    barItems = builder.objects.filter { $0.value is UIBarButtonItem }
  }

  private func setBar(of navigation: UINavigationController) {
    navigation.isNavigationBarHidden = element.bool("navigationBarHidden") ?? false
    navigation.isToolbarHidden = element.bool("toolbarHidden") ?? true
    guard let bar = element.child("navigationBar") else { return }
    let resources = InterfaceResources(file: file)
    if let color = resources.color("barTintColor", of: bar) {
      navigation.navigationBar.barTintColor = color
    }
    if let color = resources.color("tintColor", of: bar) {
      navigation.navigationBar.tintColor = color
    }
    if let value = bar.bool("largeTitles") { navigation.navigationBar.prefersLargeTitles = value }
    if bar["barStyle"] == "black" { navigation.navigationBar.barStyle = .black }
    if let text = bar.child("textAttributes"), let color = resources.color("textColor", of: text) {
      navigation.navigationBar.titleTextAttributes = [.foregroundColor: color]
    }
  }

  /// Makes the controller to which a segue leads; nil if there is none.
  func destination(
    _ id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let target = file[id] else { return nil }
    return Self.make(target, file, library, storyboard: storyboard, creator: creator)
  }

  private func makeBuilder(_ controller: UIViewController) -> InterfaceBuilder {
    let builder = InterfaceBuilder(file, library)
    (builder.controller, builder.archive) = (controller, self)
    builder.note(controller, element)
    if let item = element.child("navigationItem") { builder.note(controller.navigationItem, item) }
    return builder
  }

  // MARK: Views

  func loadView(of controller: UIViewController) -> Bool {
    guard !isLoading,
      let root = element.children.first(where: { $0["key"] == "view" })
        ?? element.children.first(where: { ["tableView", "collectionView"].contains($0.name) })
    else { return false }
    isLoading = true
    defer { isLoading = false }
    let builder = makeBuilder(controller)
    for guide in element.list("layoutGuides") {
      builder.note(BarGuide(isTop: guide["type"] == "top"), guide)
    }
    builder.objects.merge(barItems) { $1 }
    let view = builder.makeView(root)
    controller.view = view
    addRefreshControl(of: controller, builder)
    let scene = file.scenes.first { $0.list("objects").contains { $0 === element } }
    for other in scene?.list("objects") ?? [] where other !== element {
      if other["sceneMemberID"] == "viewController" { continue }
      if let object = builder.makeObject(other) { retained.append(object) }
    }
    builder.made.append((element.onlyOutlets, controller))
    builder.finish()
    known = builder.objects.mapValues { InterfaceBuilder.Outer(object: $0) }
    return true
  }

  /// The object of the scene with an identifier; nil if there is none.
  func object(_ id: String) -> AnyObject? { known[id]?.object ?? barItems[id] }

  private func addRefreshControl(of controller: UIViewController, _ builder: InterfaceBuilder) {
    guard let refresh = element.value("refreshControl"),
      let controller = controller as? UITableViewController
    else { return }
    let control = UIRefreshControl()
    if let color = builder.resources.color("tintColor", of: refresh) { control.tintColor = color }
    builder.note(control, refresh)
    builder.made.append((refresh, control))
    controller.refreshControl = control
  }
}

extension InterfaceElement {
  /// The element with its outlets and properties only, for the controller, which was made before.
  fileprivate var onlyOutlets: InterfaceElement {
    InterfaceElement(
      name, attributes, line: line,
      children: children.filter {
        ["connections", "userDefinedRuntimeAttributes"].contains($0.name)
      })
  }
}
