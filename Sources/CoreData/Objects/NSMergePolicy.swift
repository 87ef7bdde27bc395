// Part of Snapback, under the MIT licence; see LICENSE.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// The handling of a saved object that has the same unique attributes as an earlier one.
public final class NSMergePolicy: NSObject, Sendable {
  let replacesEarlier: Bool?

  private init(replacesEarlier: Bool?) { self.replacesEarlier = replacesEarlier }

  /// Saving fails.
  public static let error = NSMergePolicy(replacesEarlier: nil)
  /// The later object replaces the earlier one.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(replacesEarlier: true)
  /// The earlier object stays.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(replacesEarlier: false)
  /// The later object replaces the earlier one.
  public static let overwrite = NSMergePolicy(replacesEarlier: true)
  /// The earlier object stays.
  public static let rollback = NSMergePolicy(replacesEarlier: false)
}

/// Saving fails.
public let NSErrorMergePolicy = NSMergePolicy.error
/// The later object replaces the earlier one.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// The earlier object stays.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// The later object replaces the earlier one.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// The earlier object stays.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
