// Part of Snapback, under the MIT licence; see LICENSE.

@_exported public import Combine
@_exported public import Drawing
@_exported public import Foundation
@_exported public import Interface
@_exported public import Motion
@_exported public import Observation
