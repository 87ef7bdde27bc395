// Part of Snapback, under the MIT licence; see LICENSE.

import Testing

@Suite struct UIViewTests {}
