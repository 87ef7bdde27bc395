// Part of Snapback, under the MIT licence; see LICENSE.

// Kinds of content, under the name by which files import them: `UTType` is among the views.

@_exported public import Authoring
