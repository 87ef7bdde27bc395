// Part of Snapback, under the MIT licence; see LICENSE.

/// The identity of a model. It stays the same when the model is saved, and when the program is started again.
public struct PersistentIdentifier: Hashable, Codable, Sendable, Identifiable {
  /// The name of the model's class.
  public let entityName: String
  /// A number without a meaning, as text.
  let key: String

  /// The same identity.
  public var id: PersistentIdentifier { self }
}
