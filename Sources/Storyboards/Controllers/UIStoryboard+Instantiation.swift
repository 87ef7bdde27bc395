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

  /// The file; nil if it does not exist, or cannot be read, which has been reported.
  private var file: InterfaceFile? { library?.file(name, ["storyboard"], in: bundle) }

  private func makeInitial(
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let library, let file else {
      InterfaceProblems.report(
        "There is no \(name).storyboard. Check the name, and that it is in the project.")
      return nil
    }
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
    guard let library, let file else {
      fatalError("There is no \(name).storyboard. Check the name, and that it is in the project.")
    }
    var found: InterfaceElement?
    for object in file.scenes.flatMap({ $0.list("objects") })
    where object["storyboardIdentifier"] == identifier { found = object }
    guard let found,
      let controller = StoryboardArchive.make(
        found, file, library, storyboard: self, creator: creator)
    else {
      fatalError("\(file.name) has no controller with the identifier \"\(identifier)\".")
    }
    return controller
  }
}
