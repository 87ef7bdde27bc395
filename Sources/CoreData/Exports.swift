// Part of Snapback, under the MIT licence; see LICENSE.

// Files with objects import this module alone, as Core Data contains Foundation on Apple's systems.

@_exported public import Foundation
