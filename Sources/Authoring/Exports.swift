// Part of Snapback, under the MIT licence; see LICENSE.

// The API for authors of views. None of these modules needs headers of system libraries, so that
// previewed files compile against them alone.

@_exported public import Combine
@_exported public import CoreData
@_exported public import Drawing
@_exported public import Foundation
@_exported public import Interface
@_exported public import Motion
@_exported public import Observation
@_exported public import Storyboards
@_exported public import UIKitContainers
@_exported public import UIKitControls
@_exported public import UIKitDynamics
@_exported public import UIKitLists
@_exported public import UIKitMenus
@_exported public import UIKitViews
