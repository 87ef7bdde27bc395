// Part of Snapback, under the MIT licence; see LICENSE.

/// The transactions of the nodes that are evaluated in one pass, in which changes with several
/// transactions are applied.
struct NodeTransactions {
  /// The transaction of the change that is being applied.
  private var current: Transaction
  /// The transaction of the layout: the one that takes precedence among all.
  private(set) var common: Transaction
  private var byNode: [ObjectIdentifier: Transaction] = [:]

  init(_ first: Transaction) {
    current = first
    common = first
  }

  /// Called before a change is applied.
  mutating func begin(_ transaction: Transaction) {
    current = transaction
    common = Self.preferred(common, transaction)
  }

  /// Called for each node that the change invalidates.
  mutating func add(_ node: Node) {
    let id = ObjectIdentifier(node)
    byNode[id] = byNode[id].map { Self.preferred($0, current) } ?? current
  }

  subscript(node: Node) -> Transaction? { byNode[ObjectIdentifier(node)] }

  /// Returns the transaction of a node that depends on changes of both: animated ones take
  /// precedence; of two, that of a gesture state's reset.
  private static func preferred(_ one: Transaction, _ other: Transaction) -> Transaction {
    guard other.isAnimated else { return one }
    return one.isAnimated && !other.isGestureReset ? one : other
  }
}

extension ViewHost {
  /// Returns the pass with the transaction of a node that is evaluated because of changes of its
  /// own; nil if all changes have the transaction of the pass.
  func ownPass(of node: Node, in pass: UpdatePass) -> UpdatePass? {
    guard let transaction = nodeTransactions?[node] else { return nil }
    var nodePass = pass
    nodePass.transaction = transaction
    return adjusted(nodePass, for: node)
  }
}
