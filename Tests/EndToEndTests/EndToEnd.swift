// Part of Snapback, under the MIT licence; see LICENSE.

import Testing

/// Runs the built program on an X server with simulated input, one test at a time.
@Suite(.serialized) struct EndToEnd {}
