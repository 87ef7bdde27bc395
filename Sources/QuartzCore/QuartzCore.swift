// Part of Snapback, under the MIT licence; see LICENSE.

// The module name that files import. The supported part of Core Animation, such as
// `CATransform3D`, is declared in the interface modules.

@_exported public import Authoring
