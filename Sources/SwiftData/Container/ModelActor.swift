// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation

/// An actor with a context of its own. `@ModelActor` makes an actor conform.
public protocol ModelActor: Actor {
  /// The container of the context.
  nonisolated var modelContainer: ModelContainer { get }
  /// Runs the actor's code, and has the context.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

/// An executor with a context.
public protocol ModelExecutor: Executor {
  /// The context.
  var modelContext: ModelContext { get }
}

/// An executor that runs one job at a time.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// An executor that runs one job at a time, on a queue of its own.
public final class DefaultSerialModelExecutor: SerialModelExecutor {
  // Only jobs of the actor use it.
  nonisolated(unsafe) public let modelContext: ModelContext
  private let queue = DispatchQueue(label: "ModelActor")

  /// Creates an executor with a context.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }

  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedSerialExecutor()
    queue.async { job.runSynchronously(on: executor) }
  }

  public func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }
}

extension ModelActor {
  /// The executor of the context.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    guard let executor = modelExecutor as? any SerialModelExecutor else {
      fatalError("the executor of a ModelActor must be a SerialModelExecutor")
    }
    return executor.asUnownedSerialExecutor()
  }

  /// The actor's context.
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// The model with an identity; nil if there is none.
  public subscript<Model: PersistentModel>(
    id: PersistentIdentifier, as type: Model.Type
  ) -> Model? {
    modelContext.merge()
    return modelContext.registered(id) as? Model
  }
}
