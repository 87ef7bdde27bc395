// Part of Snapback, under the MIT licence; see LICENSE.

import Motion

/// The pages of a navigation stack above its first.
@MainActor
final class NavigationModel {
  /// A page that was not asked for by a value of the path.
  struct Pushed {
    let id: Int
    let view: AnyView
    /// Runs when the page has been left.
    var left: () -> Void
  }

  /// How a path that is kept elsewhere is read and changed; nil where the stack keeps its own.
  private var path: NavigationPathAccess?
  private var ownPath: [AnyHashable] = []
  private(set) var pushed: [Pushed] = []
  private var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  private let source = DependencySource()
  private var count = 0

  /// Takes the way to the path as it is by now.
  func follow(_ path: NavigationPathAccess?) {
    self.path = path
  }

  var values: [AnyHashable] {
    source.noteRead()
    return path?.read() ?? ownPath
  }

  /// How many pages lie above the first.
  var depth: Int {
    source.noteRead()
    return values.count + pushed.count
  }

  func newID() -> Int {
    count += 1
    return count
  }

  func push(_ value: AnyHashable) {
    guard pushed.isEmpty else {
      let id = newID()
      if let view = view(for: value) { push(Pushed(id: id, view: view, left: {})) }
      return
    }
    setPath(values + [value])
  }

  func push(_ page: Pushed) {
    guard !pushed.contains(where: { $0.id == page.id }) else { return }
    withAnimation(NavigationMotion.animation) { change { pushed.append(page) } }
  }

  func holds(_ id: Int) -> Bool { pushed.contains { $0.id == id } }

  /// Leaves everything above so many pages.
  func pop(to depth: Int) {
    let kept = max(0, depth)
    let count = values.count
    let left = pushed.suffix(max(0, pushed.count - max(0, kept - count)))
    withAnimation(NavigationMotion.animation) {
      change { pushed.removeLast(left.count) }
      if kept < count { setPath(Array(values.prefix(kept))) }
      for page in left { page.left() }
    }
  }

  private func setPath(_ values: [AnyHashable]) {
    withAnimation(NavigationMotion.animation) {
      if let path { path.write(values) } else { change { ownPath = values } }
    }
  }

  /// Makes a change in the current transaction.
  private func change(_ body: () -> Void) {
    let transaction = Transaction.current
    body()
    ViewHost.current?.enqueue(
      StateChange(transaction: transaction) { [source] in source.invalidateReaders() })
  }

  // MARK: Destinations

  func setDestination<Value: Hashable>(
    for type: Value.Type, _ make: @escaping (Value) -> AnyView
  ) {
    destinations[ObjectIdentifier(type)] = { ($0.base as? Value).map(make) }
    source.invalidateReaders()
  }

  /// The view of a value; nil where nobody has said what it is.
  func view(for value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(type(of: value.base))]?(value)
  }
}

extension NavigationModel: Equatable {
  nonisolated static func == (a: NavigationModel, b: NavigationModel) -> Bool { a === b }
}

/// How a page comes and goes: as iOS's pushes do.
enum NavigationMotion {
  static let animation = Animation.spring(response: 0.42, dampingFraction: 1)
  /// How far the page below moves aside, in parts of the width.
  static let parallax = 0.3
}

/// The way to a path of some type.
@MainActor
struct NavigationPathAccess {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
}

private enum NavigationModelKey: EnvironmentKey {
  static let defaultValue: NavigationModel? = nil
}

extension EnvironmentValues {
  /// The stack that views are in.
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}
