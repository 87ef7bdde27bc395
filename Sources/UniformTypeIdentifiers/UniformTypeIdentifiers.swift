// Part of Snapback, under the MIT licence; see LICENSE.

// The module name that files import. `UTType` is declared in the interface modules.

@_exported public import Authoring
