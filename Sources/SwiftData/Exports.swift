// Part of Snapback, under the MIT licence; see LICENSE.

// Files with models import this module alone.

@_exported public import Foundation
@_exported public import Observation
