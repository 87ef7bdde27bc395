// Part of Snapback, under the MIT licence; see LICENSE.

/// One walk over what has changed: the changes of one transaction, at the time of one frame.
struct UpdatePass {
  var transaction: Transaction
  /// The frame's time in seconds.
  var time: Double
  /// Different for every pass.
  var number: UInt64
  /// Whether what is made in it is part of something new, rather than new beside what was there.
  var isInsertion = false
}
