// Part of Snapback, under the MIT licence; see LICENSE.

// This module exports everything that the author of a view uses.
@_exported public import CompoundControls
@_exported public import Controls
@_exported public import Navigation
@_exported public import Presentation
@_exported public import SceneStage
@_exported public import Scrolling
@_exported public import StateTransfer
@_exported public import ViewCore
@_exported public import ViewEffects
@_exported public import Views
