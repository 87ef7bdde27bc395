// Part of Snapback, under the MIT licence; see LICENSE.

/// The classes of the models in a store.
public final class Schema: Sendable {
  /// The number of a version of the models.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The first part.
    public let major: Int
    /// The second part.
    public let minor: Int
    /// The third part.
    public let patch: Int

    /// Creates a number.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// The parts with periods between them.
    public var description: String { "\(major).\(minor).\(patch)" }

    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
  }

  /// A class of models.
  public struct Entity: Sendable {
    /// The name of the class.
    public let name: String
    nonisolated(unsafe) let type: any PersistentModel.Type

    /// The entity of a class.
    public init(_ type: any PersistentModel.Type) {
      (name, self.type) = (EntityInfo.name(of: type), type)
    }
  }

  /// The number of the version of the models.
  public let version: Version
  /// Whether the version is that of a `VersionedSchema`.
  let isVersioned: Bool
  /// The classes, with those that are reached by relationships.
  public let entities: [Entity]
  /// The classes by their names.
  public let entitiesByName: [String: Entity]

  /// Creates a schema of classes, and of those that their relationships reach.
  public convenience init(
    _ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version, isVersioned: version != Version(1, 0, 0))
  }

  private init(_ types: [any PersistentModel.Type], _ version: Version, isVersioned: Bool) {
    (self.version, self.isVersioned) = (version, isVersioned)
    var found: [Entity] = []
    var rest = types
    var known: [String: any PersistentModel.Type] = [:]
    while !rest.isEmpty {
      let type = rest.removeFirst()
      let name = EntityInfo.name(of: type)
      if let other = known[name] {
        guard other == type else {
          fatalError(
            "\(String(reflecting: type)) and \(String(reflecting: other)) have the same name: "
              + "rename one of them, as a store has one class of each name")
        }
        continue
      }
      known[name] = type
      found.append(Entity(type))
      rest += EntityInfo.of(type).properties.compactMap(\.relationship?.destination)
    }
    entities = found
    entitiesByName = Dictionary(uniqueKeysWithValues: found.map { ($0.name, $0) })
  }

  /// Creates a schema of classes, and of those that their relationships reach.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, versionedSchema.versionIdentifier, isVersioned: true)
  }
}

/// The options of a stored property.
public protocol SchemaProperty {
  /// The name in stores of earlier versions; nil if it was the same.
  var originalName: String? { get }
}

extension Schema {
  /// The options of an attribute.
  public final class Attribute: SchemaProperty {
    /// An option of an attribute.
    public enum Option: Hashable, Sendable {
      /// No two models have the same value: a model that is inserted replaces the one with its value when it is saved.
      case unique
      /// The value is kept beside the store. No effect: it is in the store.
      case externalStorage
      /// The value is not saved.
      case ephemeral
      /// The system's search finds the value. No effect: there is no such search.
      case spotlight
      /// The history of changes keeps the value of a deleted model. No effect: there is no history.
      case preserveValueOnDeletion
      /// The value is encrypted before it is copied to other devices. No effect: it is not copied.
      case allowsCloudEncryption
    }

    let options: Set<Option>
    public let originalName: String?

    /// Creates the options of an attribute. `hashModifier` has no effect.
    public init(
      _ options: Option..., originalName: String? = nil, hashModifier: String? = nil
    ) {
      (self.options, self.originalName) = (Set(options), originalName)
    }
  }

  /// The options of a relationship.
  public final class Relationship: SchemaProperty {
    /// An option of a relationship. There are none.
    public struct Option: Hashable, Sendable {}

    /// The effect on the models of a property when the model is deleted.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// Nothing.
      case noAction
      /// Their properties in the other direction lose the deleted model.
      case nullify
      /// They are deleted, too.
      case cascade
      /// The model cannot be deleted: saving throws an error while there are any.
      case deny
    }

    /// The effect on the models when the model is deleted.
    public let deleteRule: DeleteRule
    public let originalName: String?
    /// The property in the other direction; nil if it is not known.
    public let inverseKeyPath: AnyKeyPath?

    /// Creates the options of a relationship. The numbers of models and `hashModifier` have no effect.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      (self.deleteRule, self.originalName, inverseKeyPath) = (deleteRule, originalName, inverse)
    }
  }
}
