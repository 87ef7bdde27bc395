// Part of Snapback, under the MIT licence; see LICENSE.

import Combine

/// Whether the caller runs where the main actor runs.
var isMainThread: Bool { FrameTimers.isOnMainThread }
