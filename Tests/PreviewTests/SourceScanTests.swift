// Part of Snapback, under the MIT licence; see LICENSE.

import Preview
import Testing

@Suite struct SourceScanTests {}
