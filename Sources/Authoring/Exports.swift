// Part of Snapback, under the MIT licence; see LICENSE.

// What a view's author types, and nothing that needs a library of the system to be compiled against: so a
// file that is previewed needs these modules alone.

@_exported public import Combine
@_exported public import Drawing
@_exported public import Foundation
@_exported public import Interface
@_exported public import Motion
@_exported public import Observation
