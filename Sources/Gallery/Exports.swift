// Part of Snapback, under the MIT licence; see LICENSE.

// Programs that show the gallery also show its scenes.
@_exported public import Scenes
