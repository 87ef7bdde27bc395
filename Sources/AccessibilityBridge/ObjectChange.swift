// Part of Snapback, under the MIT licence; see LICENSE.

/// A change of the objects, for which there is an event.
enum ObjectChange: Equatable {
  case child(Int, Int, index: Int, isAdded: Bool)
  case state(Int, ObjectState, Bool)
  case name(Int, String)
  case summary(Int, String)
  case value(Int, Double)
  case textInserted(Int, at: Int, String)
  case textDeleted(Int, at: Int, String)
  case caret(Int, Int)
  case textSelection(Int)
  case selection(Int)

  var isFocus: Bool { if case .state(_, .focused, true) = self { true } else { false } }
}
