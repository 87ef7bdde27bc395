// Part of Snapback, under the MIT licence; see LICENSE.

import Gallery
import PreviewCompiler

/// A message from a guarded process. The file's code could send it as well: facts that this program knows itself
/// are not read from it.
nonisolated enum StageReply: LineMessage, Equatable {
  /// The file's code is about to be run for the first time.
  case started
  /// The library is loaded.
  case loaded
  /// A frame has been run, but more have to be.
  case working
  case advanced
  case stepped(isNew: Bool, isOver: Bool)
  case report(releases: [Release], frames: FrameIntervals?)
  /// A picture; the message is followed by its pixels, as in memory.
  case picture(width: Int, height: Int)
  /// The request failed: the message and exit code of the error.
  case failed(message: String, exitCode: Int32)

  /// The file descriptor on which the process finds its end for replies when it is started.
  static let descriptor: Int32 = 3
}
