// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Motion
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) import ViewCore
@_spi(ViewTree) import Views

/// The pages of a navigation stack above its root: those of the path, and above them those pushed
/// by links.
@MainActor
final class NavigationModel: EnclosingStack, ViewBound {
  var storage: ObjectIdentifier?
  /// A page that a link has pushed, which is not part of the path.
  struct Pushed {
    let id: Int
    let view: AnyView
    /// Runs when the page has been popped.
    var onPop: () -> Void
  }

  /// Reads and writes a path that is stored outside of the stack; nil if the stack stores its own.
  var path: NavigationPathAccess?
  private var storedPath: [AnyHashable] = []
  private(set) var pushed: [Pushed] = []
  private var destinations: [ObjectIdentifier: NavigationDestination] = [:]
  private let source = DependencySource()
  private var lastID = 0
  /// The stack of the next column of a split view, in which pushed pages replace the root; nil for
  /// this stack.
  var target: NavigationModel?
  /// The page in place of the root, which a link in the column before has pushed.
  private var replacement: Pushed?
  /// The bars of the pages, by the number of pages below.
  private(set) var bars: [Int: NavigationPage] = [:]
  /// What depends on the bars of each page: only the page above is evaluated again when they are others.
  private var barSources: [Int: DependencySource] = [:]

  /// Returns the bars of the page below another one, during the evaluation of that one.
  func barsBelow(_ depth: Int) -> NavigationPage? {
    let source = barSources[depth - 1] ?? DependencySource()
    barSources[depth - 1] = source
    source.recordRead()
    return bars[depth - 1]
  }

  /// Sets the bars of the page with a number of pages below.
  func setBars(_ page: NavigationPage, at depth: Int) {
    guard bars[depth] !== page else { return }
    bars[depth] = page
    barSources[depth]?.invalidateReaders()
  }

  /// The values of the path, from the root up.
  var values: [AnyHashable] {
    source.recordRead()
    return path?.read() ?? storedPath
  }

  /// The page in place of the root; nil for the root itself.
  var rootReplacement: (id: Int, view: AnyView)? {
    source.recordRead()
    return replacement.map { ($0.id, $0.view) }
  }

  /// Replaces the root by a page, and pops all others.
  private func replaceRoot(_ page: Pushed) {
    let popped = pushed + (replacement.map { [$0] } ?? [])
    change {
      replacement = page
      pushed = []
    }
    if !values.isEmpty { setPath([]) }
    for page in popped { page.onPop() }
  }

  /// The number of pages above the root.
  var depth: Int {
    source.recordRead()
    return values.count + pushed.count
  }

  /// Returns a new identity for a page.
  func newID() -> Int {
    lastID += 1
    return lastID
  }

  /// Appends a value to the path. Above pages pushed by links, pushes the page of the value as one
  /// of them.
  func push(_ value: AnyHashable) {
    if let target {
      guard let view = view(for: value) else { return }
      return target.replaceRoot(Pushed(id: newID(), view: view, onPop: {}))
    }
    guard pushed.isEmpty else {
      let id = newID()
      if let view = view(for: value) { push(Pushed(id: id, view: view, onPop: {})) }
      return
    }
    setPath(values + [value])
  }

  func push(_ page: Pushed) {
    if let target { return target.replaceRoot(page) }
    guard !pushed.contains(where: { $0.id == page.id }) else { return }
    withAnimation(NavigationMotion.animation) { change { pushed.append(page) } }
  }

  func contains(pageID id: Int) -> Bool {
    target?.replacement?.id == id || pushed.contains { $0.id == id }
  }

  /// Pops all pages above a given number of pages above the root.
  func pop(to depth: Int) {
    let newDepth = max(0, depth)
    let count = values.count
    let popped = pushed.suffix(max(0, pushed.count - max(0, newDepth - count)))
    withAnimation(NavigationMotion.animation) {
      change { pushed.removeLast(popped.count) }
      if newDepth < count { setPath(Array(values.prefix(newDepth))) }
      for page in popped { page.onPop() }
    }
  }

  private func setPath(_ values: [AnyHashable]) {
    withAnimation(NavigationMotion.animation) {
      if let path { path.write(values) } else { change { storedPath = values } }
    }
  }

  /// Applies a change at once, and updates its readers in the current transaction.
  private func change(_ body: () -> Void) {
    let transaction = Transaction.current
    body()
    FrameContext.current.host?.enqueue(
      StateChange(transaction: transaction) { [source] in source.invalidateReaders() })
  }

  // MARK: Destinations

  /// Sets the pages for values of a type.
  func setDestination<Value: Hashable>(
    for type: Value.Type, _ make: @escaping (Value) -> AnyView
  ) {
    destinations[ObjectIdentifier(type)] = NavigationDestination { ($0.base as? Value).map(make) }
    source.invalidateReaders()
  }

  /// Returns the page for a value, or nil if none is set for its type.
  func view(for value: AnyHashable) -> AnyView? {
    destination(for: value)?.view(value)
  }

  /// Returns the page for a value, which evaluates its view; an empty page if none is set for its type.
  func page(for value: AnyHashable) -> PageContent {
    PageContent(value, destination(for: value))
  }

  private func destination(for value: AnyHashable) -> NavigationDestination? {
    destinations[ObjectIdentifier(type(of: value.base))]
  }

  func viewReleased() {
    path = nil
    pushed = []
    replacement = nil
    destinations = [:]
    target = nil
    bars = [:]
  }
}

extension NavigationModel: Equatable {
  nonisolated static func == (a: NavigationModel, b: NavigationModel) -> Bool { a === b }
}

extension EnvironmentValues {
  /// The model of the enclosing navigation stack.
  var navigation: NavigationModel? {
    get { enclosingStack as? NavigationModel }
    set { enclosingStack = newValue }
  }
}
