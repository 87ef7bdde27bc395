// Part of Snapback, under the MIT licence; see LICENSE.

// The little of UIKit that gesture files name, such as `UIScreen`, is among the views.

@_exported public import Authoring
