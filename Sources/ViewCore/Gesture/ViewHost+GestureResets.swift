// Part of Snapback, under the MIT licence; see LICENSE.

extension ViewHost {
  /// Runs the callbacks of the end of a gesture.
  ///
  /// The resets of gesture states and the changes of the first transaction in `onEnded` are applied
  /// in one update, so that no body sees one without the other.
  func groupingGestureResets(_ callbacks: () -> Void) {
    let start = changes.count
    callbacks()
    guard start <= changes.count else { return }
    let resets = changes[start...].filter(\.transaction.isGestureReset)
    guard !resets.isEmpty, resets.count < changes.count - start else { return }
    var rest = changes[start...].filter { !$0.transaction.isGestureReset }
    let first = rest[0].transaction.id
    let count = rest.prefix { $0.transaction.id == first }.count
    rest.insert(contentsOf: resets, at: count)
    changes.replaceSubrange(start..., with: rest)
    group(start..<start + count + resets.count)
  }

  /// Lets one pass apply all pending changes in a range.
  func group(_ range: Range<Int>) {
    groupCount += 1
    for index in range { changes[index].group = groupCount }
  }
}
