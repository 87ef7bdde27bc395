// Part of Snapback, under the MIT licence; see LICENSE.

import Testing

/// The real program on a real X server, under a hand: one test at a time.
@Suite(.serialized) struct EndToEnd {}
