// Part of Snapback, under the MIT licence; see LICENSE.

public import Interface
import Runtime
public import ViewCore

/// The key of the context of the views.
private enum ModelContextKey: EnvironmentKey {
  // A context has no isolation, as in SwiftData; views use it on the main thread only.
  nonisolated(unsafe) static let defaultValue = ModelContext(
    ModelContainer(Schema(), store: .inMemory()))
}

extension EnvironmentValues {
  /// The context in which `Query` fetches models; by default one without models.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Sets the context of the views inside.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Sets the container whose main context the views inside use.
  @preconcurrency @MainActor
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Creates a container for a class of models, whose main context the views inside use.
  ///
  /// If it cannot be created, `onSetup` gets the error, a line is written to standard error, and models are kept in
  /// memory. The container is created once.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
  }

  /// Creates a container for classes of models, whose main context the views inside use.
  ///
  /// If it cannot be created, `onSetup` gets the error, a line is written to standard error, and models are kept in
  /// memory. The container is created once.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ModelContainerModifier(
        setup: ContainerSetup(
          types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
          onSetup: onSetup)))
  }
}

extension Scene {
  /// Sets the context of the views in the scene.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Sets the container whose main context the views in the scene use.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Creates a container for a class of models, whose main context the views in the scene use.
  ///
  /// If it cannot be created, `onSetup` gets the error, a line is written to standard error, and models are kept in
  /// memory. The container is created once.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
  }

  /// Creates a container for classes of models, whose main context the views in the scene use.
  ///
  /// If it cannot be created, `onSetup` gets the error, a line is written to standard error, and models are kept in
  /// memory. The container is created once.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    let setup = ContainerSetup(
      types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, onSetup: onSetup)
    return environment(\.modelContext, SceneContainers.context(setup))
  }
}

/// The arguments of a modifier that creates a container.
struct ContainerSetup {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void

  @MainActor
  func makeContext() -> ModelContext {
    let schema = Schema(types)
    let context: ModelContext
    do {
      let container = try ModelContainer(
        for: schema, configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
      context = container.mainContext
      context.autosaveEnabled = isAutosaveEnabled
      onSetup(.success(container))
    } catch {
      StoreProblems.report(error)
      onSetup(.failure(error))
      let container = ModelContainer(schema, store: .inMemory())
      context = withExtendedLifetime(container) { container.mainContext }
    }
    return context
  }
}

/// The contexts of scenes, which are evaluated again when the app's state changes.
@MainActor
private enum SceneContainers {
  private struct Key: Hashable {
    let types: [ObjectIdentifier]
    let inMemory: Bool
  }

  private static var contexts: [Key: ModelContext] = [:]

  static func context(_ setup: ContainerSetup) -> ModelContext {
    let key = Key(
      types: setup.types.map { ObjectIdentifier($0) }, inMemory: setup.inMemory)
    if let known = contexts[key] { return known }
    let context = setup.makeContext()
    contexts[key] = context
    return context
  }
}

/// Creates a container once for a position in the hierarchy.
private struct ModelContainerModifier: ViewModifier {
  @State private var holder = Holder()
  let setup: ContainerSetup

  // Newer code has other classes of models, which the old container does not know.
  private final class Holder: RemadeState {
    private var context: ModelContext?

    @MainActor
    func context(_ setup: ContainerSetup) -> ModelContext {
      let context = self.context ?? setup.makeContext()
      self.context = context
      return context
    }
  }

  func body(content: Content) -> some View {
    content.environment(\.modelContext, holder.context(setup))
  }
}
