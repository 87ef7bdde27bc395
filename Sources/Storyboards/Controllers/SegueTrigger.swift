// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceFiles
import UIKitContainers
@_spi(ViewTree) import UIKitViews

/// Performs a segue when a view is touched.
@MainActor
final class SegueTrigger {
  private weak var archive: StoryboardArchive?
  private weak var controller: UIViewController?
  private let element: InterfaceElement

  init(_ archive: StoryboardArchive, _ element: InterfaceElement, _ controller: UIViewController) {
    (self.archive, self.element, self.controller) = (archive, element, controller)
  }

  /// Performs the segue, unless the controller refuses.
  func fire(_ sender: Any) {
    guard let archive, let controller else { return }
    let identifier = element["identifier"] ?? ""
    // Senders of actions are optional ones.
    let sender: Any =
      sender as? UIResponder ?? sender as? UIGestureRecognizer ?? sender as? UIBarButtonItem
      ?? sender
    guard controller.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    archive.perform(element, of: controller, sender: sender)
  }
}

extension StoryboardArchive {
  func performSegue(_ identifier: String, of controller: UIViewController, sender: Any?) {
    var found: InterfaceElement?
    let scene = file.scenes.first { $0.list("objects").contains { $0 === element } }
    (scene ?? element).visit { inner in
      if inner.name == "segue", inner["identifier"] == identifier, found == nil { found = inner }
    }
    guard let found else {
      fatalError(
        "\(type(of: controller)) has no segue with the identifier \"\(identifier)\" in "
          + "\(file.name). Check its spelling in the code and in the storyboard.")
    }
    perform(found, of: controller, sender: sender)
  }

  /// Shows the controller of a container in it.
  func embed(_ segue: InterfaceElement, in container: UIView) {
    Self.depth += 1
    defer { Self.depth -= 1 }
    guard let controller, let child = segue["destination"].flatMap({ destination($0) }) else {
      return
    }
    let identifier = segue["identifier"]
    let made = UIStoryboardSegue(identifier: identifier, source: controller, destination: child)
    controller.prepare(for: made, sender: nil)
    controller.addChild(child)
    guard let view = child.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    child.didMove(toParent: controller)
  }

  /// Performs a segue, after it has been prepared.
  func perform(_ element: InterfaceElement, of source: UIViewController, sender: Any?) {
    if element["kind"] == "unwind" { return unwind(element, from: source, sender: sender) }
    guard let id = element["destination"], let destination = destination(id) else {
      InterfaceProblems.report("a segue leads to no controller", element, in: file)
      return
    }
    let segue = makeSegue(element, source, destination, sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func makeSegue(
    _ element: InterfaceElement, _ source: UIViewController, _ destination: UIViewController,
    _ sender: Any?
  ) -> UIStoryboardSegue {
    let identifier = element["identifier"]
    if let name = element["customClass"] {
      if let own = library.registry.makeSegue(name, identifier, source, destination) { return own }
      InterfaceProblems.report(
        "there is no segue class \(name) in the program: the controller is presented", element,
        in: file)
    }
    let isAnimated = element.bool("animates") ?? true
    // The program may change the popover in `prepare(for:sender:)`.
    if element["kind"]?.hasPrefix("popover") == true {
      setPopover(of: destination, element, sender)
    }
    return UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination
    ) {
      switch element["kind"] {
      case "show", "push":
        guard let stack = source as? UINavigationController ?? source.navigationController else {
          return Self.present(destination, element, over: source, isAnimated)
        }
        stack.pushViewController(destination, animated: isAnimated)
      case "embed", "relationship": break
      default: Self.present(destination, element, over: source, isAnimated)
      }
    }
  }

  /// Gives a controller a popover that points at the anchor of a segue, or else at its sender.
  private func setPopover(
    of destination: UIViewController, _ element: InterfaceElement, _ sender: Any?
  ) {
    destination.modalPresentationStyle = .popover
    let popover = destination.popoverPresentationController
    let anchor = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
    let target = anchor.flatMap { object($0) } ?? sender.map { $0 as AnyObject }
    popover?.sourceView = target as? UIView
    popover?.barButtonItem = target as? UIBarButtonItem
    if popover?.sourceItem == nil { popover?.sourceView = controller?.viewIfLoaded }
    guard let directions = element.value("popoverArrowDirection") else { return }
    let names: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    let permitted = names.filter { directions.bool($0.0) == true }.map(\.1)
    if !permitted.isEmpty { popover?.permittedArrowDirections = UIPopoverArrowDirection(permitted) }
  }

  private static func present(
    _ destination: UIViewController, _ element: InterfaceElement, over source: UIViewController,
    _ isAnimated: Bool
  ) {
    if let style = presentation(element["modalPresentationStyle"]) {
      destination.modalPresentationStyle = style
    }
    if let style = transition(element["modalTransitionStyle"]) {
      destination.modalTransitionStyle = style
    }
    source.present(destination, animated: isAnimated)
  }

  // MARK: Unwinding

  /// Goes back to the nearest controller that has the action of an unwind segue.
  private func unwind(_ element: InterfaceElement, from source: UIViewController, sender: Any?) {
    let name = element["unwindAction"] ?? ""
    var candidates: [UIViewController] = []
    for controller in Self.chain(from: source)
    where !candidates.contains(where: { $0 === controller }) {
      candidates.append(controller)
    }
    for target in candidates where target !== source {
      guard let action = library.registry.action(name, of: target) else { continue }
      let segue =
        element["customClass"].flatMap {
          library.registry.makeSegue($0, element["identifier"], source, target)
        }
        ?? UIStoryboardSegue(identifier: element["identifier"], source: source, destination: target)
      {
        Self.goBack(from: source, to: target)
      }
      source.prepare(for: segue, sender: sender)
      _ = action.perform(on: target, [segue, sender ?? (sender as Any)])
      segue.perform()
      return
    }
    InterfaceProblems.report("no controller before has the action \(name)", element, in: file)
  }

  /// The controllers to which one can go back, nearest first.
  private static func chain(from source: UIViewController) -> [UIViewController] {
    var result: [UIViewController] = []
    var current: UIViewController? = source
    while let controller = current, result.count < 1000 {
      if let stack = controller.navigationController {
        let index = stack.viewControllers.lastIndex { $0 === controller } ?? 0
        result += stack.viewControllers[..<index].reversed()
      }
      var parent = controller.parent
      while let outer = parent {
        result.append(outer)
        parent = outer.parent
      }
      let presenting =
        controller.presentingViewController
        ?? controller.navigationController?
        .presentingViewController
      if let presenting { result += shown(in: presenting) }
      current = presenting.flatMap { shown(in: $0).first }
    }
    return result
  }

  /// The controllers that a presenting one shows, innermost first, and itself.
  private static func shown(in controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let stack as UINavigationController:
      stack.viewControllers.reversed() + [stack]
    case let tabs as UITabBarController:
      (tabs.selectedViewController.map(shown) ?? []) + [tabs]
    default: controller.children.reversed() + [controller]
    }
  }

  private static func goBack(from source: UIViewController, to target: UIViewController) {
    let isAbove =
      target.presentedViewController != nil
      || target.navigationController?.presentedViewController != nil
    if isAbove {
      let presenter = target.presentedViewController == nil ? target.navigationController : target
      presenter?.dismiss(animated: true)
    } else if source.presentingViewController != nil {
      source.dismiss(animated: true)
    }
    if let stack = target.navigationController, stack.topViewController !== target,
      stack.viewControllers.contains(where: { $0 === target })
    {
      _ = stack.popToViewController(target, animated: !isAbove)
    }
  }
}
