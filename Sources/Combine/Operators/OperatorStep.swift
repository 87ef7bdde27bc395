// Part of Snapback, under the MIT licence; see LICENSE.

/// The result of an operator for one value.
enum OperatorStep<Output> {
  /// Sends a value downstream.
  case send(Output)
  /// Sends nothing for this value.
  case skip
  /// Sends a last value unless it is nil, then the completion.
  case finish(Output?)
}
