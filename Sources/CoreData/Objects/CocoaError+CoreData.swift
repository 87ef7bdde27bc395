// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// The error codes of Core Data that are thrown here, with Apple's raw values.
extension CocoaError.Code {
  /// An object that does not exist: `NSManagedObjectReferentialIntegrityError`.
  static let managedObjectReferentialIntegrity = CocoaError.Code(rawValue: 133_000)
  /// Objects with the same unique attributes: `NSManagedObjectConstraintMergeError`.
  static let managedObjectConstraintMerge = CocoaError.Code(rawValue: 133_021)
  /// Any other error: `NSCoreDataError`.
  static let coreData = CocoaError.Code(rawValue: 134_060)
}
