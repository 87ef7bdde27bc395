// Part of Snapback, under the MIT licence; see LICENSE.

// The module name that files import. No other module of this project may import it: previews
// replace the module name `Snapback` by `SwiftUI`, and an import would become a cycle.

@_exported public import Authoring
