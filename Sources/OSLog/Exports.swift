// Part of Snapback, under the MIT licence; see LICENSE.

// On Apple's systems, too, sources that import OSLog have Foundation's names.
@_exported public import Foundation
