// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceFiles
@_spi(ViewTree) import UIKitViews

/// Makes the objects of a part of a storyboard or nib file once: the views of a scene, a cell, a nib.
@MainActor
package final class InterfaceBuilder {
  /// An object of the part that this one is in.
  struct Outer {
    weak var object: AnyObject?
  }

  let file: InterfaceFile
  let library: InterfaceLibrary
  let resources: InterfaceResources
  /// The controller whose views are made; nil for none.
  weak var controller: UIViewController?
  /// The storyboard's part of the controller, which performs its segues; nil in nib files.
  weak var archive: StoryboardArchive?
  /// The objects by their identifiers in the file.
  var objects: [String: AnyObject] = [:]
  private let outer: [String: Outer]
  /// The elements with connections and properties to be set after all objects exist, in order.
  var made: [(element: InterfaceElement, object: AnyObject)] = []
  /// The size of the view in which subviews are being made, to which their frames may be relative.
  var outerSize = CGSize.zero
  /// The elements of views with constraints, with the views.
  var constrained: [(element: InterfaceElement, view: UIView)] = []
  /// Functions that are called when everything is connected.
  var whenFinished: [() -> Void] = []
  /// The segues to run when everything is connected: those of containers.
  var embedded: [(segue: InterfaceElement, container: UIView)] = []

  init(_ file: InterfaceFile, _ library: InterfaceLibrary, outer: [String: Outer] = [:]) {
    (self.file, self.library, self.outer) = (file, library, outer)
    resources = InterfaceResources(file: file)
  }

  /// A builder for a part that is made later, and any number of times, such as a cell.
  func inner() -> InterfaceBuilder {
    let all = outer.merging(objects.mapValues { Outer(object: $0) }) { $1 }
    let builder = InterfaceBuilder(file, library, outer: all)
    (builder.controller, builder.archive) = (controller, archive)
    return builder
  }

  /// The object with an identifier; nil if there is none.
  func object(_ id: String?) -> AnyObject? {
    guard let id else { return nil }
    return objects[id] ?? outer[id]?.object
  }

  /// Notes an object under the identifier of its element.
  func note(_ object: AnyObject, _ element: InterfaceElement) {
    if let id = element.id { objects[id] = object }
  }

  func report(_ text: String, _ element: InterfaceElement) {
    InterfaceProblems.report(text, element, in: file)
  }

  // MARK: Parts

  /// Activates constraints, and connects what has been made.
  func finish() {
    for (element, view) in constrained { addConstraints(element, view) }
    for (element, object) in made { setProperties(element, object) }
    for (element, object) in made { connect(element, object) }
    for (_, object) in made {
      switch object {
      case let responder as UIResponder where responder !== controller: responder.awakeFromNib()
      default: break
      }
    }
    for function in whenFinished { function() }
    whenFinished = []
    let containers = embedded
    embedded = []
    for (segue, container) in containers { archive?.embed(segue, in: container) }
  }

  /// Makes the objects of a nib file. Returns the outermost ones.
  func makeNib(owner: AnyObject?) -> [AnyObject] {
    if let owner { objects["-1"] = owner }
    controller = owner as? UIViewController
    var result: [AnyObject] = []
    for element in file.objects {
      if element.name == "placeholder" {
        if element.id == "-1", let owner { made.append((element, owner)) }
      } else if let object = makeObject(element) {
        result.append(object)
      }
    }
    // The view has to be known before it is used.
    if let controller, let view = viewOfOwner() { controller.view = view }
    finish()
    return result
  }

  private func viewOfOwner() -> UIView? {
    let owner = file.objects.first { $0.id == "-1" }
    let outlet = owner?.connections.first { $0.name == "outlet" && $0["property"] == "view" }
    return object(outlet?["destination"]) as? UIView
  }

  /// Makes an object that is no part of another one; nil for one that is not supported.
  func makeObject(_ element: InterfaceElement) -> AnyObject? {
    if Self.ignored.contains(element.name) { return nil }
    if Self.viewTypes[element.name] != nil { return makeView(element) }
    if element.name.hasSuffix("GestureRecognizer") { return makeRecognizer(element) }
    switch element.name {
    case "customObject": return makeCustomObject(element)
    case "barButtonItem": return makeBarButton(element)
    case "navigationItem", "tabBarItem": return nil
    case let name where name.hasSuffix("iewController"):
      return StoryboardArchive.make(element, file, library, storyboard: nil, creator: nil)
    default:
      unsupported(element)
      return element.value("frame") == nil ? nil : makeView(element)
    }
  }

  /// Objects that stand for others, or that nothing shows.
  private static let ignored: Set = ["placeholder", "exit", "viewControllerLayoutGuide"]

  func unsupported(_ element: InterfaceElement) {
    let rest = element.value("frame") == nil ? "it is left out" : "an empty view is in its place"
    InterfaceProblems.reportKind(
      "<\(element.name)> is not supported: \(rest)", element, in: file)
  }

  private func makeCustomObject(_ element: InterfaceElement) -> AnyObject? {
    guard let name = element["customClass"] else { return nil }
    guard let object = library.registry.make(name) else {
      report("the class \(name) is not in the program, or has no init()", element)
      return nil
    }
    note(object, element)
    made.append((element, object))
    return object
  }
}
