// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation
public import Interface
import UIKitViews

// Colors are not objects of Foundation here, so archives have a dictionary of their components.

extension UIColor {
  private static let archiveKeys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

  /// The components of the color, to be archived.
  @MainActor
  fileprivate var archived: NSDictionary {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let values = [red, green, blue, alpha].map { NSNumber(value: Double($0)) }
    return NSDictionary(objects: values, forKeys: Self.archiveKeys.map { NSString(string: $0) })
  }

  /// The color of an archived object; nil for objects that are no colors. Not for use outside of the library.
  public convenience init?(_archived object: Any?) {
    guard let object = object as? NSDictionary, object.count == Self.archiveKeys.count else {
      return nil
    }
    let values = Self.archiveKeys.compactMap {
      (object.object(forKey: NSString(string: $0)) as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    guard values.count == Self.archiveKeys.count else { return nil }
    self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }
}

extension NSKeyedArchiver {
  /// Returns an archive of a color: of its sRGB components.
  @preconcurrency @MainActor
  public class func archivedData(
    withRootObject object: UIColor, requiringSecureCoding requiresSecureCoding: Bool
  ) throws -> Data {
    try archivedData(
      withRootObject: object.archived as Any, requiringSecureCoding: requiresSecureCoding)
  }
}

extension NSKeyedUnarchiver {
  /// Returns the color of an archive that was made of one; nil or an error for other archives.
  public class func unarchivedObject(
    ofClass cls: UIColor.Type, from data: Data
  ) throws -> UIColor? {
    let classes = [NSDictionary.self, NSString.self, NSNumber.self]
    return UIColor(_archived: try unarchivedObject(ofClasses: classes, from: data))
  }
}
