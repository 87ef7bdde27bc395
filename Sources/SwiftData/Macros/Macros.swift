// Part of Snapback, under the MIT licence; see LICENSE.

/// Makes a class a model: its stored variables are saved by a context, and views that read them are updated when they
/// change.
///
/// Values must be `Codable`, or other models, optional ones, or arrays of models.
@attached(
  member, names: named(_$record), named(init(_$record:)), named(schemaMetadata))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel, Sendable)
public macro Model() = #externalMacro(module: "SnapbackMacros", type: "ModelMacro")

/// Sets how a property of a model is saved.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SnapbackMacros", type: "AttributeMacro")

/// Sets what happens to the models of a property when the model is deleted, and which of their properties is the
/// opposite direction.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil,
  inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SnapbackMacros", type: "RelationshipMacro")

/// Leaves a property of a model out of what is saved.
@attached(peer)
public macro Transient() = #externalMacro(module: "SnapbackMacros", type: "TransientMacro")

/// The attribute that `@Model` adds to stored variables.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "SnapbackMacros", type: "PersistedPropertyMacro")

/// Gives an actor a context of its own.
@attached(
  member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool = false) =
  #externalMacro(module: "SnapbackMacros", type: "ModelActorMacro")

/// Sets lists of properties of which no two models have the same values: a model that is inserted replaces the one
/// with the same values when it is saved.
@freestanding(declaration, names: named(_$uniqueness))
public macro Unique<Model: PersistentModel>(_ constraints: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "SnapbackMacros", type: "UniqueMacro")

/// Names properties by which models are found often. No effect: all models are in memory.
@freestanding(declaration)
public macro Index<Model: PersistentModel>(_ indices: [PartialKeyPath<Model>]...) =
  #externalMacro(module: "SnapbackMacros", type: "IndexMacro")

/// The type of the marks by which the compiler requires that the properties of a model are initialized.
public struct _SwiftDataNoType: Sendable {
  /// Creates a mark.
  public init() {}
}
