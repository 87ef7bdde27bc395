// Part of Snapback, under the MIT licence; see LICENSE.

public import Foundation

/// The location and the options of a store of models.
public struct ModelConfiguration: Hashable, Identifiable {
  /// Whether models are copied to other devices. There is no such service.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String
    /// The synchronization that the program's rights allow, which is none.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// Not at all.
    public static let none = CloudKitDatabase(name: "none")

    /// A database by its name: not at all, as on a device without an account.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(name: "private " + privateDBName)
    }
  }

  /// The folder of a store whose file is not given.
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String?
    /// The folder of the program's data.
    public static let automatic = GroupContainer(identifier: nil)
    /// The folder of the program's data.
    public static let none = GroupContainer(identifier: nil)

    /// A folder that several programs share, named by its identifier.
    public static func identifier(_ groupIdentifier: String) -> GroupContainer {
      GroupContainer(identifier: groupIdentifier)
    }
  }

  /// The name of the store.
  public let name: String
  /// The file of the store. One in memory does not write it.
  public let url: URL
  /// Whether the models end with the program.
  public let isStoredInMemoryOnly: Bool
  /// Whether changes can be saved.
  public let allowsSave: Bool
  /// The classes of the models; nil for those of the container.
  public let schema: Schema?
  /// Whether models are copied to other devices.
  public let cloudKitDatabase: CloudKitDatabase

  /// The file.
  public var id: URL { url }

  /// A store for the classes of a schema in the folder of the program's data: `NAME.store`, or `default.store`.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.cloudKitDatabase = cloudKitDatabase
    let folder =
      groupContainer.identifier.map(StoreLocation.folder(ofGroup:)) ?? StoreLocation.folder
    url = URL(fileURLWithPath: "\(folder)/\(self.name).store")
  }

  /// A store for classes in the folder of the program's data.
  @_disfavoredOverload
  public init(
    for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false
  ) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// A store in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    (self.schema, self.url, self.allowsSave) = (schema, url, allowsSave)
    self.cloudKitDatabase = cloudKitDatabase
    isStoredInMemoryOnly = false
  }

  public static func == (lhs: ModelConfiguration, rhs: ModelConfiguration) -> Bool {
    lhs.url == rhs.url && lhs.isStoredInMemoryOnly == rhs.isStoredInMemoryOnly
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(url) }

  func makeStore() throws(SwiftDataError) -> ModelStore {
    guard !isStoredInMemoryOnly, !StoreLocation.isInMemory else { return .inMemory() }
    return try .at(url.path, allowsSave: allowsSave)
  }
}
