// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Interface

/// A storyboard's or nib file's description of an object, for its initializer for archives.
package final class InterfaceCoder: NSCoder {
  /// The attributes of the object.
  package let attributes: [String: String]
  private let type: AnyClass
  private let setUp: @MainActor (AnyObject) -> Void

  /// - Parameters:
  ///   - type: The class of the library whose initializer sets the object up.
  ///   - setUp: Gives the object the contents that the file describes.
  package init(
    _ type: AnyClass, _ attributes: [String: String],
    setUp: @escaping @MainActor (AnyObject) -> Void
  ) {
    (self.type, self.attributes, self.setUp) = (type, attributes, setUp)
    super.init()
  }

  required package override init() {
    (type, attributes, setUp) = (NSCoder.self, [:], { _ in })
    super.init()
  }

  @MainActor fileprivate func decode(_ object: AnyObject, by type: AnyClass) {
    if type == self.type { setUp(object) }
  }
}

extension NSCoder {
  /// An attribute of the object in its storyboard or nib file; nil for none.
  package func interfaceValue(_ name: String) -> String? {
    (self as? InterfaceCoder)?.attributes[name]
  }
}

extension UIResponder {
  /// Gives the object what its storyboard or nib file describes, if the initializer of a class is the one that does it.
  package final func decode(_ coder: NSCoder, by type: AnyClass) {
    (coder as? InterfaceCoder)?.decode(self, by: type)
  }
}

/// The part of a storyboard or nib file that a controller was made of.
@MainActor
package protocol ControllerArchive: AnyObject {
  /// The storyboard; nil for a nib file.
  var storyboard: UIStoryboard? { get }
  /// Makes the views of the controller. Returns false if the file has none.
  func loadView(of controller: UIViewController) -> Bool
  /// Performs the segue with an identifier; ends the program with a message if there is none.
  func performSegue(_ identifier: String, of controller: UIViewController, sender: Any?)
}

/// Finds nib files.
@MainActor
package protocol NibFinding: AnyObject {
  /// Makes the view of a controller of the nib file that it names, or that is named like its class.
  /// Returns false if there is none.
  func loadView(of controller: UIViewController) -> Bool
  /// Calls `viewDidLoad()` of a controller whose view has been loaded.
  func finishLoading(_ controller: UIViewController)
}
