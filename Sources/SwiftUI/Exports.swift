// Part of Snapback, under the MIT licence; see LICENSE.

// Under the name by which files import it. Nothing else of ours may depend on it, so that a compiler that is told
// to take Snapback for SwiftUI finds no circle.

@_exported public import Authoring
