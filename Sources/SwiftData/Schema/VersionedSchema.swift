// Part of Snapback, under the MIT licence; see LICENSE.

/// A version of the models of a program.
public protocol VersionedSchema {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The number of the version.
  static var versionIdentifier: Schema.Version { get }
}

/// The versions of the models of a program, and how stores of each are changed to the next.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The changes between them, in order.
  static var stages: [MigrationStage] { get }
}

/// A change from one version of the models to another.
public enum MigrationStage {
  /// Properties are added, removed and renamed.
  case lightweight(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// An action changes the models of the old version before, and another those of the new one after it.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
