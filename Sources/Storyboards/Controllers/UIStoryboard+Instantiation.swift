// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface
import InterfaceFiles
@_spi(ViewTree) import UIKitViews

extension UIStoryboard {
  /// Makes the initial controller; nil if the storyboard has none, or does not exist, with a report.
  public func instantiateInitialViewController() -> UIViewController? { makeInitial(nil) }

  /// Makes the initial controller by a closure; nil if the storyboard has none, or does not exist, with a
  /// report.
  public func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? {
    makeInitial(creator.map { creator in { creator($0) } }) as? Controller
  }

  /// Makes the controller with an identifier. Ends the program with a message if there is none.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, nil)
  }

  /// Makes the controller with an identifier by a closure. Ends the program with a message if there is none, or
  /// if it is of another class.
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = make(identifier, creator.map { creator in { creator($0) } })
    guard let controller = made as? Controller else {
      fatalError(
        "The controller \"\(identifier)\" of \(name).storyboard is a \(type(of: made)), "
          + "no \(Controller.self).")
    }
    return controller
  }

  private var library: InterfaceLibrary? { InterfaceLibrary.shared }

  /// The file; nil if it does not exist, or cannot be used, which has been reported.
  private var file: InterfaceFile? {
    if let library { return library.requiredFile(name, ["storyboard"], in: bundle) }
    InterfaceProblems.report(InterfaceLibrary.missing(name + ".storyboard"))
    return nil
  }

  private func makeInitial(
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let library, let file else { return nil }
    guard let id = file.root["initialViewController"], let element = file[id] else {
      InterfaceProblems.report(
        "\(file.name) has no initial controller. Mark one with the arrow in Xcode.")
      return nil
    }
    return StoryboardArchive.make(element, file, library, storyboard: self, creator: creator)
  }

  private func make(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard file != nil else {
      fatalError("\(name).storyboard cannot be used, so there is no \"\(identifier)\" of it.")
    }
    guard let controller = find(identifier, creator) else {
      fatalError("\(name).storyboard has no controller with the identifier \"\(identifier)\".")
    }
    return controller
  }

  /// Makes the controller with an identifier; nil if there is none.
  func find(
    _ identifier: String, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let library, let file else { return nil }
    var found: InterfaceElement?
    for object in file.scenes.flatMap({ $0.list("objects") })
    where object["storyboardIdentifier"] == identifier { found = object }
    return found.flatMap {
      StoryboardArchive.make($0, file, library, storyboard: self, creator: creator)
    }
  }
}
