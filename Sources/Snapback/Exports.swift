// Part of Snapback, under the MIT licence; see LICENSE.

@_exported public import Authoring
