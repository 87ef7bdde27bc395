// Part of Snapback, under the MIT licence; see LICENSE.

/// The facts about a struct and its extensions, which decide whether it is a view that can be shown.
struct StructFacts {
  var isView = false
  var isDeclared = false
  var isGeneric = false
  var needsArguments = false
  var hasOwnInitializers = false
  /// For each initializer, whether it can be called without arguments.
  var initializers: [Bool] = []
  var ranges: [Range<Int>] = []

  var isComplete: Bool {
    !isGeneric && (initializers.contains(true) || (!hasOwnInitializers && !needsArguments))
  }
}
