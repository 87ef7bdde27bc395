// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
import Foundation
import Motion
import ViewCore

/// Fetches the objects of a view, and updates it when they change.
final class FetchController<Result: NSFetchRequestResult>: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private(set) var request = NSFetchRequest<Result>()
  /// The order, as the view describes it.
  var descriptors: [SortDescriptor<Result>] = []
  /// The key path of the values that divide the objects into sections, if it was set; nil for the first one.
  var sections: AnyKeyPath?
  private var hasRequest = false
  private weak var context: NSManagedObjectContext?
  private var subscription: AnyCancellable?
  private var animation: Animation?

  /// Fetches the objects. The first request is kept until `change` changes it.
  func results(
    _ initial: NSFetchRequest<Result>, _ animation: Animation?, in context: NSManagedObjectContext
  ) -> FetchedResults<Result> {
    self.animation = animation
    if !hasRequest {
      hasRequest = true
      request = initial
    }
    if self.context !== context {
      self.context = context
      subscription = context.objectWillChange.sink { [weak self] in self?.send() }
    }
    return FetchedResults((try? context.fetch(request)) ?? [], self)
  }

  func change(_ body: (NSFetchRequest<Result>) -> Void) {
    body(request)
    hasRequest = true
    send()
  }

  private func send() {
    withAnimation(animation) { objectWillChange.send() }
  }
}
