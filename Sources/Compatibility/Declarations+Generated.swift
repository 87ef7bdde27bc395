// Part of Snapback, under the MIT licence; see LICENSE.

extension Compatibility {
  /// The public declarations. A line has a family, an owner or `-`, and names.
  static let declarationTable = """
    Accessibility - AccessibilityActionKind AccessibilityAdjustmentDirection
    Accessibility - AccessibilityChildBehavior AccessibilityHeadingLevel
    Accessibility - AccessibilityNotification AccessibilityTraits
    Accessibility AccessibilityActionKind default escape magicTap
    Accessibility AccessibilityAdjustmentDirection decrement increment
    Accessibility AccessibilityChildBehavior combine contain ignore
    Accessibility AccessibilityHeadingLevel h1 h2 h3 h4 h5 h6 unspecified
    Accessibility AccessibilityNotification Announcement
    Accessibility AccessibilityNotification.Announcement post
    Accessibility AccessibilityTraits allowsDirectInteraction causesPageTurn contains
    Accessibility AccessibilityTraits formIntersection formSymmetricDifference formUnion
    Accessibility AccessibilityTraits insert intersection isButton isHeader isImage
    Accessibility AccessibilityTraits isKeyboardKey isLink isModal isSearchField isSelected
    Accessibility AccessibilityTraits isStaticText isSummaryElement isToggle playsSound remove
    Accessibility AccessibilityTraits startsMediaSession symmetricDifference union update
    Accessibility AccessibilityTraits updatesFrequently
    Accessibility EnvironmentValues accessibilityDimFlashingLights accessibilityEnabled
    Accessibility EnvironmentValues accessibilityLargeContentViewerEnabled
    Accessibility EnvironmentValues accessibilityPlayAnimatedImages
    Accessibility EnvironmentValues accessibilityQuickActionsEnabled isLuminanceReduced
    Accessibility View accessibility accessibilityAction accessibilityAddTraits
    Accessibility View accessibilityAdjustableAction accessibilityChildren
    Accessibility View accessibilityElement accessibilityHeading accessibilityHidden
    Accessibility View accessibilityHint accessibilityIdentifier accessibilityInputLabels
    Accessibility View accessibilityLabel accessibilityRemoveTraits
    Accessibility View accessibilityRepresentation accessibilitySortPriority
    Accessibility View accessibilityValue help
    Animation - AnimatableModifier AnyTransition AsymmetricTransition BlurReplaceTransition
    Animation - CATransform3D CATransform3DConcat CATransform3DIdentity
    Animation - CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation
    Animation - CATransform3DRotate CATransform3DScale CATransform3DTranslate GeometryEffect
    Animation - IdentityTransition KeyframeAnimator MatchedGeometryProperties MoveTransition
    Animation - OffsetTransition OpacityTransition PhaseAnimator PlaceholderContentView
    Animation - ProjectionTransform PushTransition ScaleTransition SlideTransition Transition
    Animation - TransitionProperties
    Animation AnyTransition animation asymmetric combined identity modifier move offset
    Animation AnyTransition opacity push scale slide
    Animation AsymmetricTransition body insertion properties removal
    Animation BlurReplaceTransition Configuration body configuration properties
    Animation BlurReplaceTransition.Configuration downUp upUp
    Animation CATransform3D m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44
    Animation GeometryEffect effectValue
    Animation IdentityTransition body properties
    Animation MatchedGeometryProperties frame position rawValue size
    Animation MoveTransition body edge
    Animation OffsetTransition body offset
    Animation OpacityTransition body properties
    Animation PhaseAnimator body
    Animation PlaceholderContentView body
    Animation ProjectionTransform concatenating inverted isAffine isIdentity m11 m12 m13 m21
    Animation ProjectionTransform m22 m23 m31 m32 m33
    Animation PushTransition body edge
    Animation ScaleTransition anchor body scale
    Animation SlideTransition body
    Animation Transition Body Content animation blurReplace body combined identity move offset
    Animation Transition opacity properties push scale slide
    Animation TransitionProperties hasMotion
    Animation View keyframeAnimator matchedGeometryEffect phaseAnimator projectionEffect
    Animation View rotation3DEffect transformEffect transition
    Canvas - Canvas ColorMatrix GraphicsContext TextRenderer
    Canvas Canvas body
    Canvas ColorMatrix a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 g1 g2 g3 g4 g5 r1 r2 r3 r4 r5
    Canvas GraphicsContext BlendMode ClipOptions Filter ResolvedImage ResolvedSymbol
    Canvas GraphicsContext ResolvedText Shading addFilter blendMode clip clipToLayer
    Canvas GraphicsContext concatenate draw drawLayer fill opacity resolve resolveSymbol
    Canvas GraphicsContext rotate scaleBy stroke transform translateBy
    Canvas GraphicsContext.BlendMode clear color colorBurn colorDodge copy darken
    Canvas GraphicsContext.BlendMode destinationOut destinationOver difference exclusion
    Canvas GraphicsContext.BlendMode hardLight hue lighten luminosity multiply normal overlay
    Canvas GraphicsContext.BlendMode plusDarker plusLighter saturation screen softLight
    Canvas GraphicsContext.BlendMode sourceAtop
    Canvas GraphicsContext.ClipOptions inverse rawValue
    Canvas GraphicsContext.Filter alphaThreshold blur brightness colorInvert colorMatrix
    Canvas GraphicsContext.Filter colorMultiply contrast grayscale hueRotation
    Canvas GraphicsContext.Filter luminanceToAlpha projectionTransform saturation shadow
    Canvas GraphicsContext.ResolvedImage baseline shading size
    Canvas GraphicsContext.ResolvedSymbol size
    Canvas GraphicsContext.ResolvedText firstBaseline measure
    Canvas GraphicsContext.Shading color conicGradient foreground linearGradient
    Canvas GraphicsContext.Shading radialGradient style
    Canvas TextRenderer displayPadding draw sizeThatFits
    Canvas View textRenderer
    ColorPickers - ColorPicker
    ColorPickers ColorPicker body
    Combine - AnyCancellable AnyPublisher AnySubscriber AsyncPublisher AsyncThrowingPublisher
    Combine - Cancellable ConnectablePublisher CurrentValueSubject Deferred Empty Fail Future
    Combine - ImmediateScheduler Just ObservableObject ObservableObjectPublisher
    Combine - PassthroughSubject Published Publisher Publishers Scheduler SchedulerStride
    Combine - SchedulerTimeIntervalConvertible Subject Subscriber Subscribers Subscription
    Combine - Subscriptions TopLevelDecoder TopLevelEncoder
    Combine AnyCancellable cancel hash store
    Combine AnyPublisher receive
    Combine AnySubscriber receive
    Combine AsyncPublisher Element Iterator makeAsyncIterator
    Combine AsyncPublisher.Iterator next
    Combine AsyncThrowingPublisher Element Iterator makeAsyncIterator
    Combine AsyncThrowingPublisher.Iterator next
    Combine Cancellable cancel store
    Combine ConnectablePublisher autoconnect connect
    Combine CurrentValueSubject receive send value
    Combine Deferred Failure Output createPublisher receive
    Combine DispatchQueue SchedulerOptions SchedulerTimeType minimumTolerance now schedule
    Combine DispatchQueue.SchedulerOptions flags qos
    Combine DispatchQueue.SchedulerTimeType Stride advanced dispatchTime distance hash
    Combine Empty completeImmediately receive
    Combine Fail error receive
    Combine Future Promise receive
    Combine ImmediateScheduler SchedulerOptions SchedulerTimeType minimumTolerance now
    Combine ImmediateScheduler schedule shared
    Combine ImmediateScheduler.SchedulerTimeType Stride advanced distance
    Combine Just Failure output receive
    Combine NotificationCenter Publisher publisher
    Combine NotificationCenter.Publisher Failure Output center name object receive
    Combine ObservableObject ObjectWillChangePublisher objectWillChange
    Combine ObservableObjectPublisher Failure Output receive send
    Combine PassthroughSubject receive send
    Combine Published Publisher projectedValue wrappedValue
    Combine Published.Publisher Failure Output receive
    Combine Publisher Failure Output allSatisfy append assertNoFailure assign catch collect
    Combine Publisher combineLatest compactMap contains count debounce decode delay drop
    Combine Publisher dropFirst encode eraseToAnyPublisher filter first flatMap handleEvents
    Combine Publisher ignoreOutput last map mapError max merge min prefix prepend print
    Combine Publisher receive reduce removeDuplicates replaceEmpty replaceError replaceNil
    Combine Publisher retry scan setFailureType share sink subscribe switchToLatest throttle
    Combine Publisher tryCompactMap tryFilter tryMap values zip
    Combine Publishers Autoconnect Catch Collect CollectByCount CombineLatest CombineLatest3
    Combine Publishers CompactMap Concatenate ContainsWhere Debounce Decode Delay Drop
    Combine Publishers DropWhile Encode Filter FirstWhere FlatMap HandleEvents IgnoreOutput
    Combine Publishers Last Map MapError Merge Merge3 MergeMany Output PrefixWhile ReceiveOn
    Combine Publishers Reduce RemoveDuplicates ReplaceEmpty ReplaceError Retry Scan Sequence
    Combine Publishers SetFailureType Share SwitchToLatest Throttle TryCompactMap TryFilter
    Combine Publishers TryMap Zip Zip3
    Combine Publishers.Autoconnect Failure Output receive upstream
    Combine Publishers.Catch Failure Output handler receive upstream
    Combine Publishers.Collect Failure Output receive upstream
    Combine Publishers.CollectByCount Failure Output count receive upstream
    Combine Publishers.CombineLatest Failure Output a b receive
    Combine Publishers.CombineLatest3 Failure Output a b c receive
    Combine Publishers.CompactMap Failure receive transform upstream
    Combine Publishers.Concatenate Failure Output prefix receive suffix
    Combine Publishers.ContainsWhere Failure Output predicate receive upstream
    Combine Publishers.Debounce Failure Output dueTime options receive scheduler upstream
    Combine Publishers.Decode Failure receive upstream
    Combine Publishers.Delay Failure Output interval options receive scheduler tolerance
    Combine Publishers.Delay upstream
    Combine Publishers.Drop Failure Output count receive upstream
    Combine Publishers.DropWhile Failure Output predicate receive upstream
    Combine Publishers.Encode Failure Output receive upstream
    Combine Publishers.Filter Failure Output isIncluded receive upstream
    Combine Publishers.FirstWhere Failure Output predicate receive upstream
    Combine Publishers.FlatMap Failure Output maxPublishers receive transform upstream
    Combine Publishers.HandleEvents Failure Output receive receiveCancel receiveCompletion
    Combine Publishers.HandleEvents receiveOutput receiveRequest receiveSubscription upstream
    Combine Publishers.IgnoreOutput Failure Output receive upstream
    Combine Publishers.Last Failure Output receive upstream
    Combine Publishers.Map Failure receive transform upstream
    Combine Publishers.MapError Output receive transform upstream
    Combine Publishers.Merge Failure Output a b receive
    Combine Publishers.Merge3 Failure Output a b c receive
    Combine Publishers.MergeMany Failure Output publishers receive
    Combine Publishers.Output Failure Output range receive upstream
    Combine Publishers.PrefixWhile Failure Output predicate receive upstream
    Combine Publishers.ReceiveOn Failure Output options receive scheduler upstream
    Combine Publishers.Reduce Failure initial nextPartialResult receive upstream
    Combine Publishers.RemoveDuplicates Failure Output predicate receive upstream
    Combine Publishers.ReplaceEmpty Failure Output output receive upstream
    Combine Publishers.ReplaceError Failure Output output receive upstream
    Combine Publishers.Retry Failure Output receive retries upstream
    Combine Publishers.Scan Failure initialResult nextPartialResult receive upstream
    Combine Publishers.Sequence Output receive sequence
    Combine Publishers.SetFailureType Output receive upstream
    Combine Publishers.Share Failure Output receive upstream
    Combine Publishers.SwitchToLatest Failure Output receive upstream
    Combine Publishers.Throttle Failure Output interval latest receive scheduler upstream
    Combine Publishers.TryCompactMap Failure receive transform upstream
    Combine Publishers.TryFilter Failure Output isIncluded receive upstream
    Combine Publishers.TryMap Failure receive transform upstream
    Combine Publishers.Zip Failure Output a b receive
    Combine Publishers.Zip3 Failure Output a b c receive
    Combine Result Publisher publisher
    Combine Result.Publisher Output receive result
    Combine RunLoop SchedulerOptions SchedulerTimeType minimumTolerance now schedule
    Combine RunLoop.SchedulerTimeType Stride advanced date distance
    Combine Scheduler SchedulerOptions SchedulerTimeType minimumTolerance now schedule
    Combine SchedulerStride magnitude microseconds milliseconds nanoseconds seconds
    Combine SchedulerStride timeInterval
    Combine SchedulerTimeIntervalConvertible microseconds milliseconds nanoseconds seconds
    Combine Sequence publisher
    Combine Subject send
    Combine Subscriber Failure Input receive
    Combine Subscribers Assign Completion Demand Sink
    Combine Subscribers.Assign Failure cancel keyPath object receive
    Combine Subscribers.Completion failure finished
    Combine Subscribers.Demand max none unlimited
    Combine Subscribers.Sink cancel receive
    Combine Subscription request
    Combine Subscriptions empty
    Combine Timer TimerPublisher publish
    Combine Timer.TimerPublisher Failure Output connect interval mode options receive runLoop
    Combine Timer.TimerPublisher tolerance
    Combine TopLevelDecoder Input decode
    Combine TopLevelEncoder Output encode
    ControlGroups - AutomaticControlGroupStyle CompactMenuControlGroupStyle ControlGroup
    ControlGroups - ControlGroupStyle ControlGroupStyleConfiguration
    ControlGroups - LabeledControlGroupContent MenuControlGroupStyle
    ControlGroups - NavigationControlGroupStyle PaletteControlGroupStyle
    ControlGroups AutomaticControlGroupStyle makeBody
    ControlGroups CompactMenuControlGroupStyle makeBody
    ControlGroups ControlGroup body
    ControlGroups ControlGroupStyle Body Configuration automatic compactMenu makeBody menu
    ControlGroups ControlGroupStyle navigation palette
    ControlGroups ControlGroupStyleConfiguration Content Label content label
    ControlGroups ControlGroupStyleConfiguration.Content body
    ControlGroups ControlGroupStyleConfiguration.Label body
    ControlGroups LabeledControlGroupContent body
    ControlGroups MenuControlGroupStyle makeBody
    ControlGroups NavigationControlGroupStyle makeBody
    ControlGroups PaletteControlGroupStyle makeBody
    ControlGroups View controlGroupStyle
    Controls - AutomaticDisclosureGroupStyle AutomaticLabeledContentStyle BorderedButtonStyle
    Controls - BorderedProminentButtonStyle BorderlessButtonMenuStyle BorderlessButtonStyle
    Controls - Button ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior ButtonRole
    Controls - ButtonStyle ButtonStyleConfiguration ButtonToggleStyle
    Controls - CircularProgressViewStyle ControlSize DefaultButtonStyle
    Controls - DefaultDateProgressLabel DefaultGroupBoxStyle DefaultLabelStyle
    Controls - DefaultMenuStyle DefaultPickerStyle DefaultProgressViewStyle
    Controls - DefaultTextFieldStyle DefaultToggleStyle DisabledTextSelectability
    Controls - DisclosureGroup DisclosureGroupStyle DisclosureGroupStyleConfiguration
    Controls - EnabledTextSelectability GroupBox GroupBoxStyle GroupBoxStyleConfiguration
    Controls - IconOnlyLabelStyle InlinePickerStyle Label LabelStyle LabelStyleConfiguration
    Controls - LabeledContent LabeledContentStyle LabeledContentStyleConfiguration
    Controls - LinearProgressViewStyle Menu MenuActionDismissBehavior MenuOrder
    Controls - MenuPickerStyle MenuStyle MenuStyleConfiguration NavigationLinkPickerStyle
    Controls - Picker PickerStyle PlainButtonStyle PlainTextFieldStyle PrimitiveButtonStyle
    Controls - PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle
    Controls - ProgressViewStyleConfiguration RoundedBorderTextFieldStyle SecureField
    Controls - SegmentedPickerStyle Slider Stepper SubmitTriggers SwitchToggleStyle TextEditor
    Controls - TextField TextFieldStyle TextSelectability TintShapeStyle
    Controls - TitleAndIconLabelStyle TitleOnlyLabelStyle Toggle ToggleStyle
    Controls - ToggleStyleConfiguration WheelPickerStyle
    Controls AutomaticDisclosureGroupStyle makeBody
    Controls AutomaticLabeledContentStyle makeBody
    Controls BorderedButtonStyle makeBody
    Controls BorderedProminentButtonStyle makeBody
    Controls BorderlessButtonMenuStyle makeBody
    Controls BorderlessButtonStyle makeBody
    Controls Button body
    Controls ButtonBorderShape automatic capsule circle inset path roundedRectangle
    Controls ButtonMenuStyle makeBody
    Controls ButtonRepeatBehavior automatic disabled enabled
    Controls ButtonRole cancel destructive
    Controls ButtonStyle Body Configuration makeBody
    Controls ButtonStyleConfiguration Label isPressed label role
    Controls ButtonStyleConfiguration.Label body
    Controls ButtonToggleStyle makeBody
    Controls CircularProgressViewStyle makeBody
    Controls ControlSize extraLarge large mini regular small
    Controls DefaultButtonStyle makeBody
    Controls DefaultDateProgressLabel body
    Controls DefaultGroupBoxStyle makeBody
    Controls DefaultLabelStyle makeBody
    Controls DefaultMenuStyle makeBody
    Controls DefaultProgressViewStyle makeBody
    Controls DefaultToggleStyle makeBody
    Controls DisabledTextSelectability allowsSelection
    Controls DisclosureGroup body
    Controls DisclosureGroupStyle Body Configuration automatic makeBody
    Controls DisclosureGroupStyleConfiguration Content Label content isExpanded label
    Controls DisclosureGroupStyleConfiguration.Content body
    Controls DisclosureGroupStyleConfiguration.Label body
    Controls EnabledTextSelectability allowsSelection
    Controls EnvironmentValues buttonRepeatBehavior controlSize menuIndicatorVisibility
    Controls GroupBox body
    Controls GroupBoxStyle Body Configuration automatic makeBody
    Controls GroupBoxStyleConfiguration Content Label content label
    Controls GroupBoxStyleConfiguration.Content body
    Controls GroupBoxStyleConfiguration.Label body
    Controls IconOnlyLabelStyle makeBody
    Controls Label body
    Controls LabelStyle Body Configuration automatic iconOnly makeBody titleAndIcon titleOnly
    Controls LabelStyleConfiguration Icon Title icon title
    Controls LabelStyleConfiguration.Icon body
    Controls LabelStyleConfiguration.Title body
    Controls LabeledContent body
    Controls LabeledContentStyle Body Configuration automatic makeBody
    Controls LabeledContentStyleConfiguration Content Label content label
    Controls LabeledContentStyleConfiguration.Content body
    Controls LabeledContentStyleConfiguration.Label body
    Controls LinearProgressViewStyle makeBody
    Controls Menu body
    Controls MenuActionDismissBehavior automatic disabled enabled
    Controls MenuOrder automatic fixed
    Controls MenuStyle Body Configuration automatic borderlessButton button makeBody
    Controls MenuStyleConfiguration Content Label content label
    Controls MenuStyleConfiguration.Content body
    Controls MenuStyleConfiguration.Label body
    Controls Picker body
    Controls PickerStyle automatic inline menu navigationLink segmented wheel
    Controls PlainButtonStyle makeBody
    Controls PrimitiveButtonStyle Body Configuration automatic bordered borderedProminent
    Controls PrimitiveButtonStyle borderless makeBody plain
    Controls PrimitiveButtonStyleConfiguration Label label role trigger
    Controls PrimitiveButtonStyleConfiguration.Label body
    Controls ProgressView body
    Controls ProgressViewStyle Body Configuration automatic circular linear makeBody
    Controls ProgressViewStyleConfiguration CurrentValueLabel Label currentValueLabel
    Controls ProgressViewStyleConfiguration fractionCompleted label
    Controls ProgressViewStyleConfiguration.CurrentValueLabel body
    Controls ProgressViewStyleConfiguration.Label body
    Controls SecureField body
    Controls Shape buttonBorder
    Controls ShapeStyle tint
    Controls Slider body
    Controls Stepper body
    Controls SubmitTriggers rawValue search text
    Controls SwitchToggleStyle makeBody
    Controls TextEditor body
    Controls TextField body
    Controls TextFieldStyle automatic plain roundedBorder
    Controls TextSelectability allowsSelection disabled enabled
    Controls TitleAndIconLabelStyle makeBody
    Controls TitleOnlyLabelStyle makeBody
    Controls Toggle body
    Controls ToggleStyle Body Configuration automatic button makeBody switch
    Controls ToggleStyleConfiguration Label isOn label
    Controls ToggleStyleConfiguration.Label body
    Controls View accentColor buttonBorderShape buttonRepeatBehavior buttonStyle contextMenu
    Controls View controlSize defersSystemGestures disclosureGroupStyle groupBoxStyle
    Controls View labelStyle labeledContentStyle labelsHidden menuActionDismissBehavior
    Controls View menuIndicator menuOrder menuStyle onSubmit persistentSystemOverlays
    Controls View pickerStyle progressViewStyle statusBar statusBarHidden submitScope
    Controls View textFieldStyle textSelection tint toggleStyle
    DatePickers - CompactDatePickerStyle DatePicker DatePickerComponents DatePickerStyle
    DatePickers - DatePickerStyleConfiguration DefaultDatePickerStyle GraphicalDatePickerStyle
    DatePickers - MultiDatePicker WheelDatePickerStyle
    DatePickers CompactDatePickerStyle makeBody
    DatePickers DatePicker Components body
    DatePickers DatePickerComponents date hourAndMinute rawValue
    DatePickers DatePickerStyle Body Configuration automatic compact graphical makeBody wheel
    DatePickers DatePickerStyleConfiguration Label displayedComponents label maximumDate
    DatePickers DatePickerStyleConfiguration minimumDate selection
    DatePickers DatePickerStyleConfiguration.Label body
    DatePickers DefaultDatePickerStyle makeBody
    DatePickers GraphicalDatePickerStyle makeBody
    DatePickers MultiDatePicker body
    DatePickers View datePickerStyle
    DatePickers WheelDatePickerStyle makeBody
    DragAndDrop - CodableRepresentation DataRepresentation DropDelegate DropInfo DropOperation
    DragAndDrop - DropProposal NSItemProvider NSItemProviderReading NSItemProviderWriting
    DragAndDrop - ProxyRepresentation TransferRepresentation TransferRepresentationBuilder
    DragAndDrop - Transferable
    DragAndDrop Color transferRepresentation
    DragAndDrop Data transferRepresentation
    DragAndDrop DropDelegate dropEntered dropExited dropUpdated performDrop validateDrop
    DragAndDrop DropInfo hasItemsConforming itemProviders location
    DragAndDrop DropOperation cancel copy forbidden move
    DragAndDrop DropProposal operation
    DragAndDrop NSItemProvider canLoadObject hasItemConformingToTypeIdentifier
    DragAndDrop NSItemProvider loadDataRepresentation loadObject registeredTypeIdentifiers
    DragAndDrop String transferRepresentation
    DragAndDrop TransferRepresentation Item
    DragAndDrop TransferRepresentationBuilder buildBlock buildExpression
    DragAndDrop Transferable Representation transferRepresentation
    DragAndDrop URL transferRepresentation
    DragAndDrop View draggable dropDestination onDrag onDrop
    Drawing - CGLineCap CGLineJoin PathElement StrokeStyle
    Drawing CGLineCap butt round square
    Drawing CGLineJoin bevel miter round
    Drawing PathElement closeSubpath curve line move quadCurve
    Drawing StrokeStyle dash dashPhase lineCap lineJoin lineWidth miterLimit
    Effects - EmptyVisualEffect HoverEffect LayoutDirectionBehavior RedactionReasons
    Effects - VisualEffect
    Effects EnvironmentValues redactionReasons
    Effects HoverEffect automatic highlight lift
    Effects LayoutDirectionBehavior fixed mirrors
    Effects RedactionReasons invalidated placeholder privacy rawValue
    Effects View background border clipShape clipped colorMultiply cornerRadius
    Effects View flipsForRightToLeftLayoutDirection hoverEffect layoutDirectionBehavior mask
    Effects View overlay privacySensitive redacted shadow unredacted visualEffect
    Effects VisualEffect blur brightness contrast grayscale hueRotation offset opacity
    Effects VisualEffect rotation3DEffect rotationEffect saturation scaleEffect
    Environment - ColorScheme ColorSchemeContrast Environment EnvironmentKey EnvironmentObject
    Environment - EnvironmentValues LayoutDirection OpenURLAction ScenePhase
    Environment - UserInterfaceSizeClass Visibility
    Environment ColorScheme dark light
    Environment ColorSchemeContrast increased standard
    Environment Environment wrappedValue
    Environment EnvironmentKey Value defaultValue
    Environment EnvironmentObject projectedValue wrappedValue
    Environment EnvironmentValues accessibilityDifferentiateWithoutColor
    Environment EnvironmentValues accessibilityInvertColors accessibilityReduceMotion
    Environment EnvironmentValues accessibilityReduceTransparency
    Environment EnvironmentValues accessibilityShowButtonShapes
    Environment EnvironmentValues accessibilitySwitchControlEnabled
    Environment EnvironmentValues accessibilityVoiceOverEnabled calendar colorScheme
    Environment EnvironmentValues colorSchemeContrast displayScale horizontalSizeClass
    Environment EnvironmentValues isEnabled layoutDirection locale openURL pixelLength
    Environment EnvironmentValues scenePhase timeZone verticalSizeClass
    Environment LayoutDirection leftToRight rightToLeft
    Environment OpenURLAction Result callAsFunction
    Environment OpenURLAction.Result discarded handled systemAction
    Environment ScenePhase active background inactive
    Environment UserInterfaceSizeClass compact regular
    Environment View colorScheme disabled environment environmentObject onOpenURL
    Environment View preferredColorScheme transformEnvironment
    Environment Visibility automatic hidden visible
    Files - FileDocument FileDocumentReadConfiguration FileDocumentWriteConfiguration
    Files - FileWrapper ReferenceFileDocument
    Files FileDocument ReadConfiguration WriteConfiguration fileWrapper readableContentTypes
    Files FileDocument writableContentTypes
    Files FileDocumentReadConfiguration contentType file
    Files FileDocumentWriteConfiguration contentType existingFile
    Files FileWrapper ReadingOptions WritingOptions addFileWrapper addRegularFile fileWrappers
    Files FileWrapper filename isDirectory isRegularFile isSymbolicLink keyForChildFileWrapper
    Files FileWrapper preferredFilename regularFileContents removeFileWrapper
    Files FileWrapper symbolicLinkDestinationURL write
    Files FileWrapper.ReadingOptions immediate rawValue withoutMapping
    Files FileWrapper.WritingOptions atomic rawValue withNameUpdating
    Files ReferenceFileDocument ReadConfiguration Snapshot WriteConfiguration fileWrapper
    Files ReferenceFileDocument readableContentTypes snapshot writableContentTypes
    Files URL startAccessingSecurityScopedResource stopAccessingSecurityScopedResource
    Files View fileDialogConfirmationLabel fileDialogDefaultDirectory fileExporter
    Files View fileImporter fileMover
    Focus - DefaultFocusEvaluationPriority EventModifiers FocusState FocusedBinding
    Focus - FocusedValue FocusedValueKey FocusedValues KeyEquivalent KeyPress KeyboardShortcut
    Focus - MoveCommandDirection TextSelection TextSelectionAffinity
    Focus DefaultFocusEvaluationPriority automatic userInitiated
    Focus EnvironmentValues isFocusEffectEnabled keyboardShortcut textSelectionAffinity
    Focus EventModifiers all capsLock command control numericPad option rawValue shift
    Focus FocusState Binding projectedValue wrappedValue
    Focus FocusState.Binding projectedValue wrappedValue
    Focus FocusedBinding projectedValue wrappedValue
    Focus FocusedValue wrappedValue
    Focus FocusedValueKey Value
    Focus Gesture modifiers
    Focus KeyEquivalent character clear delete deleteForward downArrow end escape home
    Focus KeyEquivalent leftArrow pageDown pageUp return rightArrow space tab upArrow
    Focus KeyPress Phases Result characters key modifiers phase
    Focus KeyPress.Phases down rawValue repeat
    Focus KeyPress.Result handled ignored
    Focus KeyboardShortcut cancelAction defaultAction key modifiers
    Focus MoveCommandDirection down left right up
    Focus TextSelection Indices affinity indices isInsertion
    Focus TextSelection.Indices multiSelection selection
    Focus TextSelectionAffinity automatic downstream upstream
    Focus View defaultFocus focusEffectDisabled focusable focused focusedSceneValue
    Focus View focusedValue keyboardShortcut onExitCommand onKeyPress onMoveCommand
    Focus View textSelectionAffinity
    Gauges - AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle Gauge GaugeStyle
    Gauges - GaugeStyleConfiguration LinearCapacityGaugeStyle
    Gauges AccessoryCircularCapacityGaugeStyle makeBody
    Gauges AccessoryCircularGaugeStyle makeBody
    Gauges Gauge body
    Gauges GaugeStyle Body Configuration accessoryCircular accessoryCircularCapacity automatic
    Gauges GaugeStyle linearCapacity makeBody
    Gauges GaugeStyleConfiguration CurrentValueLabel Label MaximumValueLabel MinimumValueLabel
    Gauges GaugeStyleConfiguration currentValueLabel label maximumValueLabel minimumValueLabel
    Gauges GaugeStyleConfiguration value
    Gauges GaugeStyleConfiguration.Label body
    Gauges LinearCapacityGaugeStyle makeBody
    Gauges View gaugeStyle
    Gesture - AnyGesture DragGesture ExclusiveGesture Gesture GestureMask GestureStateGesture
    Gesture - LongPressGesture MagnifyGesture RotateGesture SequenceGesture
    Gesture - SimultaneousGesture SpatialTapGesture TapGesture
    Gesture DragGesture Value coordinateSpace minimumDistance
    Gesture DragGesture.Value location predictedEndLocation predictedEndTranslation
    Gesture DragGesture.Value startLocation time translation velocity
    Gesture ExclusiveGesture Value first second
    Gesture ExclusiveGesture.Value first second
    Gesture Gesture Body Value body exclusively map onCancelled onChanged onEnded sequenced
    Gesture Gesture simultaneously updating
    Gesture GestureMask all gesture none rawValue subviews
    Gesture GestureStateGesture Value base body state
    Gesture LongPressGesture Value maximumDistance minimumDuration
    Gesture MagnifyGesture Value minimumScaleDelta
    Gesture MagnifyGesture.Value magnification startAnchor startLocation time velocity
    Gesture Never Value
    Gesture Optional Value body
    Gesture RotateGesture Value minimumAngleDelta
    Gesture RotateGesture.Value rotation startAnchor startLocation time velocity
    Gesture SequenceGesture Value first second
    Gesture SequenceGesture.Value first second
    Gesture SimultaneousGesture Value first second
    Gesture SimultaneousGesture.Value first second
    Gesture SpatialTapGesture Value coordinateSpace count
    Gesture SpatialTapGesture.Value location
    Gesture TapGesture body count
    Gesture View allowsHitTesting coordinateSpace gesture highPriorityGesture
    Gesture View onLongPressGesture onTapGesture simultaneousGesture
    Gestures - MagnificationGesture RotationGesture
    Gestures MagnificationGesture body minimumScaleDelta
    Gestures RotationGesture body minimumAngleDelta
    Glass - DefaultGlassEffectShape Glass GlassButtonStyle GlassEffectContainer
    Glass - GlassEffectTransition GlassProminentButtonStyle
    Glass ButtonStyle glass glassProminent
    Glass DefaultGlassEffectShape path
    Glass Glass clear identity interactive regular tint
    Glass GlassButtonStyle makeBody
    Glass GlassEffectContainer body
    Glass GlassEffectTransition identity matchedGeometry materialize
    Glass GlassProminentButtonStyle makeBody
    Glass View glassEffect glassEffectID glassEffectTransition
    Hover - HoverPhase
    Hover HoverPhase active ended
    Hover View onContinuousHover onHover
    Images - AppearSymbolEffect AsyncImage AsyncImagePhase AutomaticSymbolEffect
    Images - BounceSymbolEffect BreatheSymbolEffect ContentTransitionSymbolEffect
    Images - DisappearSymbolEffect DiscreteSymbolEffect Image ImageResource
    Images - IndefiniteSymbolEffect PulseSymbolEffect ReplaceSymbolEffect RotateSymbolEffect
    Images - ScaleSymbolEffect SymbolEffect SymbolEffectOptions SymbolRenderingMode
    Images - SymbolVariants TransitionSymbolEffect VariableColorSymbolEffect
    Images - WiggleSymbolEffect
    Images AnyTransition symbolEffect
    Images AppearSymbolEffect byLayer down up wholeSymbol
    Images AsyncImage body
    Images AsyncImagePhase empty error failure image success
    Images BounceSymbolEffect byLayer down up wholeSymbol
    Images BreatheSymbolEffect byLayer plain pulse wholeSymbol
    Images ContentTransition symbolEffect
    Images DisappearSymbolEffect byLayer down up wholeSymbol
    Images EnvironmentValues imageScale symbolRenderingMode symbolVariants
    Images Image Interpolation ResizingMode Scale TemplateRenderingMode antialiased
    Images Image interpolation renderingMode resizable symbolRenderingMode
    Images Image.Interpolation high low medium none
    Images Image.ResizingMode stretch tile
    Images Image.Scale large medium small
    Images Image.TemplateRenderingMode original template
    Images PulseSymbolEffect byLayer wholeSymbol
    Images ReplaceSymbolEffect byLayer downUp offUp upUp wholeSymbol
    Images RotateSymbolEffect byLayer clockwise counterClockwise wholeSymbol
    Images ScaleSymbolEffect byLayer down up wholeSymbol
    Images SymbolEffect appear automatic bounce breathe disappear pulse replace rotate scale
    Images SymbolEffect variableColor wiggle
    Images SymbolEffectOptions RepeatBehavior default nonRepeating repeat repeating speed
    Images SymbolEffectOptions.RepeatBehavior continuous periodic
    Images SymbolRenderingMode hierarchical monochrome multicolor palette
    Images SymbolVariants circle fill none rectangle slash square
    Images VariableColorSymbolEffect cumulative dimInactiveLayers hideInactiveLayers iterative
    Images VariableColorSymbolEffect nonReversing reversing
    Images View imageScale symbolEffect symbolRenderingMode symbolVariant
    Images WiggleSymbolEffect byLayer clockwise counterClockwise wholeSymbol
    Interface - ImageRenderer
    Interface ImageRenderer colorMode content isOpaque proposedSize scale uiImage
    Keyboard - ScrollDismissesKeyboardMode SubmitLabel TextInputAutocapitalization
    Keyboard - UIKeyboardType UITextAutocapitalizationType UITextContentType
    Keyboard ScrollDismissesKeyboardMode automatic immediately interactively never
    Keyboard SubmitLabel continue done go join next return route search send
    Keyboard TextInputAutocapitalization characters never sentences words
    Keyboard UIKeyboardType URL asciiCapable asciiCapableNumberPad decimalPad default
    Keyboard UIKeyboardType emailAddress namePhonePad numberPad numbersAndPunctuation phonePad
    Keyboard UIKeyboardType twitter webSearch
    Keyboard UITextAutocapitalizationType allCharacters none sentences words
    Keyboard UITextContentType URL creditCardNumber emailAddress familyName givenName name
    Keyboard UITextContentType newPassword nickname oneTimeCode password rawValue
    Keyboard UITextContentType telephoneNumber username
    Keyboard View autocapitalization autocorrectionDisabled disableAutocorrection keyboardType
    Keyboard View scrollDismissesKeyboard submitLabel textContentType
    Keyboard View textInputAutocapitalization
    Layout - Alignment AlignmentID AnyLayout Axis CoordinateSpace CoordinateSpaceProtocol Edge
    Layout - EdgeInsets GlobalCoordinateSpace HStackLayout HorizontalAlignment Layout
    Layout - LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LocalCoordinateSpace
    Layout - NamedCoordinateSpace ProposedViewSize SafeAreaRegions VStackLayout
    Layout - VerticalAlignment ViewDimensions ViewSpacing ZStackLayout
    Layout Alignment bottom bottomLeading bottomTrailing center centerFirstTextBaseline
    Layout Alignment centerLastTextBaseline horizontal leading leadingFirstTextBaseline
    Layout Alignment leadingLastTextBaseline top topLeading topTrailing trailing
    Layout Alignment trailingFirstTextBaseline trailingLastTextBaseline vertical
    Layout AlignmentID defaultValue
    Layout AnyLayout Cache explicitAlignment makeCache placeSubviews sizeThatFits spacing
    Layout AnyLayout updateCache
    Layout Axis Set description horizontal vertical
    Layout Axis.Set horizontal rawValue vertical
    Layout CoordinateSpace global isGlobal isLocal local named
    Layout CoordinateSpaceProtocol coordinateSpace global local named
    Layout Edge Set bottom leading top trailing
    Layout Edge.Set all bottom horizontal leading rawValue top trailing vertical
    Layout EdgeInsets animatableData bottom leading top trailing
    Layout GlobalCoordinateSpace coordinateSpace
    Layout HStackLayout alignment layoutProperties placeSubviews sizeThatFits spacing
    Layout HorizontalAlignment center leading trailing
    Layout Layout Cache Subviews callAsFunction explicitAlignment layoutProperties makeCache
    Layout Layout placeSubviews sizeThatFits spacing updateCache
    Layout LayoutProperties stackOrientation
    Layout LayoutSubview dimensions place priority sizeThatFits spacing
    Layout LayoutSubviews Index SubSequence endIndex startIndex
    Layout LayoutValueKey Value defaultValue
    Layout LocalCoordinateSpace coordinateSpace
    Layout NamedCoordinateSpace coordinateSpace
    Layout ProposedViewSize height infinity replacingUnspecifiedDimensions unspecified width
    Layout ProposedViewSize zero
    Layout SafeAreaRegions all container keyboard rawValue
    Layout VStackLayout alignment layoutProperties placeSubviews sizeThatFits spacing
    Layout VerticalAlignment bottom center firstTextBaseline lastTextBaseline top
    Layout View geometryGroup layoutPriority layoutValue zIndex
    Layout ViewDimensions height width
    Layout ViewSpacing distance formUnion union zero
    Layout ZStackLayout alignment placeSubviews sizeThatFits
    Lazy - LazyHGrid LazyHStack LazyVGrid LazyVStack PinnedScrollableViews
    Lazy PinnedScrollableViews rawValue sectionFooters sectionHeaders
    Library - LibraryContentBuilder LibraryContentProvider LibraryItem
    Library LibraryContentBuilder buildBlock
    Library LibraryContentProvider views
    Library LibraryItem Category
    Library LibraryItem.Category control effect layout other
    Links - DefaultShareLinkLabel Link ShareLink SharePreview
    Links DefaultShareLinkLabel body
    Links Link body
    Links ShareLink body
    Lists - AutomaticFormStyle ColumnsFormStyle DefaultListStyle EditActions EditButton
    Lists - EditMode Form FormStyle FormStyleConfiguration GroupedFormStyle GroupedListStyle
    Lists - InsetGroupedListStyle InsetListStyle List ListItemTint ListSectionSpacing
    Lists - ListStyle OutlineGroup OutlineSubgroupChildren PlainListStyle Prominence Section
    Lists - SelectableRows SidebarListStyle
    Lists AutomaticFormStyle makeBody
    Lists ColumnsFormStyle makeBody
    Lists DynamicViewContent onDelete onMove
    Lists EditActions all delete move rawValue
    Lists EditButton body
    Lists EditMode active inactive isEditing transient
    Lists EnvironmentValues defaultMinListRowHeight editMode headerProminence
    Lists Form body
    Lists FormStyle Body Configuration automatic columns grouped makeBody
    Lists FormStyleConfiguration Content content
    Lists FormStyleConfiguration.Content body
    Lists GroupedFormStyle makeBody
    Lists List body
    Lists ListItemTint fixed monochrome preferred
    Lists ListSectionSpacing compact custom default
    Lists ListStyle automatic grouped inset insetGrouped plain sidebar
    Lists MutableCollection move
    Lists OutlineGroup body
    Lists OutlineSubgroupChildren body
    Lists Prominence increased standard
    Lists RangeReplaceableCollection remove
    Lists SelectableRows body
    Lists View badge deleteDisabled formStyle headerProminence listItemTint listRowBackground
    Lists View listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing
    Lists View listSectionSeparator listSectionSpacing listStyle moveDisabled refreshable
    Lists View scrollContentBackground selectionDisabled swipeActions
    Modifiers - BlendMode ColorRenderingMode ContentMode EmptyModifier HorizontalEdge
    Modifiers - SensoryFeedback VerticalEdge
    Modifiers BlendMode color colorBurn colorDodge darken destinationOut destinationOver
    Modifiers BlendMode difference exclusion hardLight hue lighten luminosity multiply normal
    Modifiers BlendMode overlay plusDarker plusLighter saturation screen softLight sourceAtop
    Modifiers ColorRenderingMode extendedLinear linear nonLinear
    Modifiers ContentMode fill fit
    Modifiers EmptyModifier body identity
    Modifiers HorizontalEdge Set leading trailing
    Modifiers HorizontalEdge.Set all leading rawValue trailing
    Modifiers SensoryFeedback Flexibility Weight alignment decrease error impact increase
    Modifiers SensoryFeedback levelChange selection start stop success warning
    Modifiers SensoryFeedback.Flexibility rigid soft solid
    Modifiers SensoryFeedback.Weight heavy light medium
    Modifiers VerticalEdge Set bottom top
    Modifiers VerticalEdge.Set all bottom rawValue top
    Modifiers View alignmentGuide animation aspectRatio blendMode blur brightness colorInvert
    Modifiers View compositingGroup contrast drawingGroup edgesIgnoringSafeArea fixedSize
    Modifiers View frame grayscale hidden hueRotation id ignoresSafeArea luminanceToAlpha
    Modifiers View offset onAppear onChange onDisappear onReceive opacity padding position
    Modifiers View rotationEffect safeAreaInset safeAreaPadding saturation scaleEffect
    Modifiers View scaledToFill scaledToFit sensoryFeedback task transaction
    Modifiers ViewModifier animation transaction
    Motion - Angle Animatable AnimatablePair AnimatableValues Animation AnimationContext
    Motion - AnimationState AnimationStateKey CGAffineTransform CGVector CubicKeyframe
    Motion - CustomAnimation EmptyAnimatableData KeyframeTimeline KeyframeTrack
    Motion - KeyframeTrackContent KeyframeTrackContentBuilder Keyframes KeyframesBuilder
    Motion - LinearKeyframe MoveKeyframe Spring SpringKeyframe UnitCurve UnitPoint
    Motion - VectorArithmetic
    Motion Angle animatableData degrees radians zero
    Motion Animatable AnimatableData animatableData
    Motion AnimatablePair first magnitudeSquared scale second zero
    Motion AnimatableValues magnitudeSquared scale value zero
    Motion Animation animate base bouncy default delay description easeIn easeInOut easeOut
    Motion Animation interactiveSpring interpolatingSpring linear logicallyComplete
    Motion Animation repeatCount repeatForever shouldMerge smooth snappy speed spring
    Motion Animation timingCurve velocity
    Motion AnimationContext isLogicallyComplete state withState
    Motion AnimationStateKey Value defaultValue
    Motion CGAffineTransform a b c concatenating d identity inverted isIdentity rotated
    Motion CGAffineTransform scaledBy translatedBy tx ty
    Motion CGFloat magnitudeSquared scale
    Motion CGPoint animatableData applying
    Motion CGRect animatableData applying
    Motion CGSize animatableData applying
    Motion CGVector dx dy zero
    Motion CubicKeyframe Body
    Motion CustomAnimation animate shouldMerge velocity
    Motion Double magnitudeSquared scale
    Motion EmptyAnimatableData animatableData magnitudeSquared scale zero
    Motion Float magnitudeSquared scale
    Motion KeyframeTimeline duration update value
    Motion KeyframeTrack Body
    Motion KeyframeTrackContent Body Value body
    Motion KeyframeTrackContentBuilder buildArray buildBlock buildEither buildExpression
    Motion KeyframeTrackContentBuilder buildOptional buildPartialBlock
    Motion Keyframes Body Value body
    Motion KeyframesBuilder buildArray buildBlock buildEither buildExpression buildFinalResult
    Motion KeyframesBuilder buildPartialBlock
    Motion LinearKeyframe Body
    Motion MoveKeyframe Body
    Motion Spring bounce bouncy damping dampingRatio description duration force mass response
    Motion Spring settlingDuration smooth snappy stiffness update value velocity
    Motion SpringKeyframe Body
    Motion UnitCurve bezier circularEaseIn circularEaseInOut circularEaseOut description
    Motion UnitCurve easeIn easeInOut easeOut inverse linear value velocity
    Motion UnitPoint animatableData bottom bottomLeading bottomTrailing center leading top
    Motion UnitPoint topLeading topTrailing trailing x y zero
    Motion VectorArithmetic interpolate interpolated magnitudeSquared scale scaled
    Navigation - AutomaticNavigationSplitViewStyle AutomaticNavigationTransition
    Navigation - BalancedNavigationSplitViewStyle ContainerBackgroundPlacement
    Navigation - CustomizableToolbarContent NavigationBarItem NavigationLink NavigationPath
    Navigation - NavigationSplitView NavigationSplitViewColumn NavigationSplitViewStyle
    Navigation - NavigationSplitViewVisibility NavigationStack NavigationTransition
    Navigation - NavigationView NavigationViewStyle SpacerSizing StackNavigationViewStyle
    Navigation - ToolbarContent ToolbarContentBuilder ToolbarDefaultItemKind ToolbarEntry
    Navigation - ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarPlacement
    Navigation - ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ZoomNavigationTransition
    Navigation ContainerBackgroundPlacement navigation
    Navigation NavigationBarItem TitleDisplayMode
    Navigation NavigationBarItem.TitleDisplayMode automatic inline large
    Navigation NavigationLink body
    Navigation NavigationPath CodableRepresentation append codable count isEmpty removeLast
    Navigation NavigationPath.CodableRepresentation encode
    Navigation NavigationSplitView body
    Navigation NavigationSplitViewColumn content detail sidebar
    Navigation NavigationSplitViewStyle automatic balanced
    Navigation NavigationSplitViewVisibility all automatic detailOnly doubleColumn
    Navigation NavigationStack body
    Navigation NavigationTransition automatic zoom
    Navigation NavigationView body
    Navigation NavigationViewStyle stack
    Navigation SpacerSizing fixed flexible
    Navigation ToolbarContent sharedBackgroundVisibility
    Navigation ToolbarContentBuilder buildBlock buildEither buildExpression buildIf
    Navigation ToolbarDefaultItemKind sidebarToggle
    Navigation ToolbarItem id
    Navigation ToolbarItemPlacement automatic bottomBar cancellationAction confirmationAction
    Navigation ToolbarItemPlacement destructiveAction keyboard navigation navigationBarLeading
    Navigation ToolbarItemPlacement navigationBarTrailing primaryAction principal status
    Navigation ToolbarItemPlacement topBarLeading topBarTrailing
    Navigation ToolbarPlacement automatic bottomBar navigationBar tabBar
    Navigation ToolbarRole automatic browser editor navigationStack
    Navigation ToolbarTitleDisplayMode automatic inline inlineLarge large
    Navigation View containerBackground inspector inspectorColumnWidth matchedTransitionSource
    Navigation View navigationBarBackButtonHidden navigationBarHidden navigationBarItems
    Navigation View navigationBarTitle navigationBarTitleDisplayMode navigationDestination
    Navigation View navigationSplitViewColumnWidth navigationSplitViewStyle navigationTitle
    Navigation View navigationTransition navigationViewStyle toolbar toolbarBackground
    Navigation View toolbarBackgroundVisibility toolbarColorScheme toolbarRole
    Navigation View toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility
    Pointer - FrameResizeDirection FrameResizePosition HorizontalDirection PointerStyle
    Pointer - VerticalDirection
    Pointer FrameResizeDirection Set inward outward
    Pointer FrameResizeDirection.Set all inward outward rawValue
    Pointer FrameResizePosition bottom bottomLeading bottomTrailing leading top topLeading
    Pointer FrameResizePosition topTrailing trailing
    Pointer HorizontalDirection Set leading trailing
    Pointer HorizontalDirection.Set all leading rawValue trailing
    Pointer PointerStyle columnResize default frameResize grabActive grabIdle horizontalText
    Pointer PointerStyle image link rectSelection rowResize verticalText zoomIn zoomOut
    Pointer VerticalDirection Set down up
    Pointer VerticalDirection.Set all down rawValue up
    Pointer View pointerStyle pointerVisibility
    Preferences - Anchor
    Preferences Anchor Source bottom bottomLeading bottomTrailing bounds center hash leading
    Preferences Anchor point rect top topLeading topTrailing trailing unitPoint
    Preferences View anchorPreference backgroundPreferenceValue onPreferenceChange
    Preferences View overlayPreferenceValue preference transformAnchorPreference
    Preferences View transformPreference
    Presentation - ActionSheet Alert DismissAction PopoverAttachmentAnchor
    Presentation - PresentationAdaptation PresentationBackgroundInteraction
    Presentation - PresentationContentInteraction PresentationDetent PresentationMode
    Presentation - PresentationSizing
    Presentation ActionSheet Button
    Presentation Alert Button
    Presentation Alert.Button cancel default destructive
    Presentation DismissAction callAsFunction
    Presentation EnvironmentValues dismiss isPresented presentationMode
    Presentation PopoverAttachmentAnchor point rect
    Presentation PresentationAdaptation automatic fullScreenCover none popover sheet
    Presentation PresentationBackgroundInteraction automatic disabled enabled
    Presentation PresentationContentInteraction automatic scrolls
    Presentation PresentationDetent fraction height large medium
    Presentation PresentationMode dismiss isPresented
    Presentation PresentationSizing automatic fitted form page sticky
    Presentation View actionSheet alert confirmationDialog fullScreenCover
    Presentation View interactiveDismissDisabled popover presentationBackground
    Presentation View presentationBackgroundInteraction presentationCompactAdaptation
    Presentation View presentationContentInteraction presentationCornerRadius
    Presentation View presentationDetents presentationDragIndicator presentationSizing sheet
    Preview - InterfaceOrientation Preview PreviewDevice PreviewLayout PreviewModifier
    Preview - PreviewProvider PreviewTrait
    Preview InterfaceOrientation landscapeLeft landscapeRight portrait portraitUpsideDown
    Preview Preview ViewTraits
    Preview PreviewDevice rawValue
    Preview PreviewLayout device fixed sizeThatFits
    Preview PreviewModifier Body Content Context body makeSharedContext
    Preview PreviewProvider Previews previews
    Preview PreviewTrait defaultLayout fixedLayout landscapeLeft landscapeRight modifier
    Preview PreviewTrait portrait portraitUpsideDown sizeThatFitsLayout
    Preview View previewDevice previewDisplayName previewInterfaceOrientation previewLayout
    Readers - AnimationTimelineSchedule EquatableView EveryMinuteTimelineSchedule
    Readers - ExplicitTimelineSchedule GeometryProxy GeometryReader PeriodicTimelineSchedule
    Readers - TimelineSchedule TimelineScheduleMode TimelineView TimelineViewDefaultContext
    Readers AnimationTimelineSchedule Entries entries
    Readers AnimationTimelineSchedule.Entries next
    Readers EquatableView content
    Readers EveryMinuteTimelineSchedule entries
    Readers ExplicitTimelineSchedule entries
    Readers GeometryProxy bounds frame safeAreaInsets size
    Readers GeometryReader content
    Readers PeriodicTimelineSchedule Entries entries
    Readers PeriodicTimelineSchedule.Entries next
    Readers TimelineSchedule Entries Mode animation entries everyMinute explicit periodic
    Readers TimelineScheduleMode lowFrequency normal
    Readers TimelineView Context
    Readers TimelineView.Context Cadence cadence date
    Readers TimelineView.Context.Cadence live minutes seconds
    Readers View equatable onGeometryChange
    Scenes - App CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder
    Scenes - DefaultSettingsLinkLabel DefaultWindowStyle DismissWindowAction EmptyCommands
    Scenes - HiddenTitleBarWindowStyle OpenSettingsAction OpenWindowAction PlainWindowStyle
    Scenes - PresentedWindowContent Scene SceneBuilder SceneLaunchBehavior
    Scenes - SceneRestorationBehavior Settings SettingsLink TitleBarWindowStyle Window
    Scenes - WindowGroup WindowResizability WindowStyle
    Scenes App Body body
    Scenes CommandGroup body
    Scenes CommandGroupPlacement appInfo appSettings appTermination appVisibility help
    Scenes CommandGroupPlacement importExport newItem pasteboard printItem saveItem sidebar
    Scenes CommandGroupPlacement singleWindowList systemServices textEditing textFormatting
    Scenes CommandGroupPlacement toolbar undoRedo windowArrangement windowList windowSize
    Scenes CommandMenu body
    Scenes Commands Body body
    Scenes CommandsBuilder buildBlock buildEither buildExpression buildIf
    Scenes CommandsBuilder buildLimitedAvailability
    Scenes DefaultSettingsLinkLabel body
    Scenes DismissWindowAction callAsFunction
    Scenes EmptyCommands body
    Scenes EnvironmentValues dismissWindow openSettings openWindow supportsMultipleWindows
    Scenes OpenSettingsAction callAsFunction
    Scenes OpenWindowAction callAsFunction
    Scenes PresentedWindowContent body
    Scenes Scene Body body commands defaultLaunchBehavior defaultPosition defaultSize
    Scenes Scene environment keyboardShortcut onChange restorationBehavior windowResizability
    Scenes Scene windowStyle
    Scenes SceneBuilder buildBlock buildExpression buildLimitedAvailability buildOptional
    Scenes SceneLaunchBehavior automatic presented suppressed
    Scenes SceneRestorationBehavior automatic disabled
    Scenes Settings body
    Scenes SettingsLink body
    Scenes View scenePadding
    Scenes Window body
    Scenes WindowGroup body
    Scenes WindowResizability automatic contentMinSize contentSize
    Scenes WindowStyle automatic hiddenTitleBar plain titleBar
    Scroll - ContentMarginPlacement PagingScrollTargetBehavior RefreshAction
    Scroll - ScrollBounceBehavior ScrollGeometry ScrollIndicatorVisibility ScrollPhase
    Scroll - ScrollPhaseChangeContext ScrollPosition ScrollTarget ScrollTargetBehavior
    Scroll - ScrollTargetBehaviorContext ScrollTransitionConfiguration ScrollTransitionPhase
    Scroll - ScrollView ScrollViewProxy ScrollViewReader ViewAlignedScrollTargetBehavior
    Scroll ContentMarginPlacement automatic scrollContent scrollIndicators
    Scroll CoordinateSpaceProtocol scrollView
    Scroll EnvironmentValues horizontalScrollIndicatorVisibility isScrollEnabled refresh
    Scroll EnvironmentValues verticalScrollIndicatorVisibility
    Scroll PagingScrollTargetBehavior updateTarget
    Scroll RefreshAction callAsFunction
    Scroll ScrollBounceBehavior always automatic basedOnSize
    Scroll ScrollGeometry bounds containerSize contentInsets contentOffset contentSize
    Scroll ScrollGeometry visibleRect
    Scroll ScrollIndicatorVisibility automatic hidden never visible
    Scroll ScrollPhase animating decelerating idle interacting isScrolling tracking
    Scroll ScrollPhaseChangeContext geometry
    Scroll ScrollPosition edge isPositionedByUser point scrollTo viewID x y
    Scroll ScrollTarget anchor rect
    Scroll ScrollTargetBehavior TargetContext paging updateTarget viewAligned
    Scroll ScrollTargetBehaviorContext axes containerSize contentSize originalTarget velocity
    Scroll ScrollTransitionConfiguration Threshold animated animation identity interactive
    Scroll ScrollTransitionConfiguration threshold
    Scroll ScrollTransitionConfiguration.Threshold visible
    Scroll ScrollTransitionPhase bottomTrailing identity isIdentity topLeading value
    Scroll ScrollView axes body content showsIndicators
    Scroll ScrollViewProxy scrollTo
    Scroll ScrollViewReader content
    Scroll View containerRelativeFrame contentMargins defaultScrollAnchor
    Scroll View onScrollGeometryChange onScrollPhaseChange onScrollVisibilityChange
    Scroll View scrollBounceBehavior scrollClipDisabled scrollDisabled scrollIndicators
    Scroll View scrollPosition scrollTargetBehavior scrollTargetLayout scrollTransition
    Scroll ViewAlignedScrollTargetBehavior LimitBehavior updateTarget
    Scroll ViewAlignedScrollTargetBehavior.LimitBehavior always alwaysByOne automatic never
    Search - DismissSearchAction SearchFieldPlacement
    Search DismissSearchAction callAsFunction
    Search EnvironmentValues dismissSearch isSearching
    Search SearchFieldPlacement NavigationBarDrawerDisplayMode automatic navigationBarDrawer
    Search SearchFieldPlacement sidebar toolbar
    Search SearchFieldPlacement.NavigationBarDrawerDisplayMode always automatic
    Search View searchCompletion searchScopes searchSuggestions searchable
    Sections - GroupSectionsOfContent SectionCollection SectionConfiguration
    Sections GroupSectionsOfContent body
    Sections SectionCollection endIndex startIndex
    Sections SectionConfiguration ID containerValues content footer header id
    Shapes - AngularGradient AnyGradient AnyShape AnyShapeStyle BackgroundStyle Capsule Circle
    Shapes - Color ColorResource ContainerRelativeShape ContentShapeKinds Divider Ellipse
    Shapes - EllipticalGradient FillShapeStyle FillStyle ForegroundStyle Gradient
    Shapes - HierarchicalShapeStyle ImagePaint InsettableShape LinearGradient LinkShapeStyle
    Shapes - Material MeshGradient OffsetShape Path PlaceholderTextShapeStyle RadialGradient
    Shapes - Rectangle RectangleCornerRadii RotatedShape RoundedCornerStyle RoundedRectangle
    Shapes - ScaledShape SeparatorShapeStyle ShadowStyle Shape ShapeStyle ShapeView
    Shapes - TransformedShape UnevenRoundedRectangle
    Shapes AnyShape AnimatableData path sizeThatFits
    Shapes Capsule path style
    Shapes Circle path sizeThatFits
    Shapes Color RGBColorSpace Resolved accentColor black blue brown clear cyan description
    Shapes Color gradient gray green indigo mint mix opacity orange pink primary purple red
    Shapes Color resolve secondary teal white yellow
    Shapes Color.RGBColorSpace displayP3 sRGB sRGBLinear
    Shapes Color.Resolved blue green linearBlue linearGreen linearRed opacity red
    Shapes ContainerRelativeShape insetPath path
    Shapes ContentShapeKinds accessibility contextMenuPreview dragPreview hoverEffect
    Shapes ContentShapeKinds interaction rawValue
    Shapes Ellipse path
    Shapes EnvironmentValues backgroundMaterial backgroundStyle
    Shapes FillStyle isAntialiased isEOFilled
    Shapes Gradient ColorSpace Stop stops
    Shapes Gradient.ColorSpace device perceptual
    Shapes Gradient.Stop color location
    Shapes HierarchicalShapeStyle primary quaternary quinary secondary tertiary
    Shapes ImagePaint image scale sourceRect
    Shapes InsettableShape InsetShape inset strokeBorder
    Shapes Material bar regular thick thin ultraThick ultraThin
    Shapes MeshGradient BezierPoint Colors Locations background colorSpace colors height
    Shapes MeshGradient locations smoothsColors width
    Shapes MeshGradient.BezierPoint bottomControlPoint leadingControlPoint position
    Shapes MeshGradient.BezierPoint topControlPoint trailingControlPoint
    Shapes MeshGradient.Colors colors resolvedColors
    Shapes MeshGradient.Locations bezierPoints points
    Shapes OffsetShape animatableData offset path shape sizeThatFits
    Shapes Path Element addArc addCurve addEllipse addLine addLines addPath addQuadCurve
    Shapes Path addRect addRects addRelativeArc addRoundedRect applying boundingRect
    Shapes Path closeSubpath contains currentPoint description forEach intersection isEmpty
    Shapes Path lineIntersection lineSubtraction move normalized offsetBy path strokedPath
    Shapes Path subtracting symmetricDifference trimmedPath union
    Shapes Rectangle path
    Shapes RectangleCornerRadii animatableData bottomLeading bottomTrailing topLeading
    Shapes RectangleCornerRadii topTrailing
    Shapes RotatedShape anchor angle animatableData path shape sizeThatFits
    Shapes RoundedCornerStyle circular continuous
    Shapes RoundedRectangle animatableData cornerSize insetPath path style
    Shapes ScaledShape anchor animatableData path scale shape sizeThatFits
    Shapes ShadowStyle drop inner
    Shapes Shape body capsule circle containerRelative ellipse fill intersection
    Shapes Shape lineIntersection lineSubtraction offset path rect rotation scale size
    Shapes Shape sizeThatFits stroke subtracting symmetricDifference transform trim union
    Shapes ShapeStyle angularGradient background bar black blue brown clear conicGradient cyan
    Shapes ShapeStyle ellipticalGradient fill foreground gray green image indigo
    Shapes ShapeStyle linearGradient link mint opacity orange pink placeholder primary purple
    Shapes ShapeStyle quaternary quinary radialGradient red regularMaterial secondary
    Shapes ShapeStyle separator shadow teal tertiary thickMaterial thinMaterial
    Shapes ShapeStyle ultraThickMaterial ultraThinMaterial white yellow
    Shapes ShapeView Content fill shape stroke strokeBorder
    Shapes TransformedShape animatableData path shape sizeThatFits transform
    Shapes UnevenRoundedRectangle animatableData cornerRadii insetPath path style
    Shapes View backgroundStyle containerShape contentShape foregroundColor foregroundStyle
    Stacks - Grid GridItem GridRow HStack Spacer VStack ViewThatFits ZStack
    Stacks GridItem Size alignment size spacing
    Stacks GridItem.Size adaptive fixed flexible
    Stacks Spacer minLength
    Stacks View gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment
    State - AnimationCompletionCriteria Binding DynamicProperty GestureState Namespace
    State - ObservedObject State StateObject Transaction TransactionKey withAnimation
    State - withTransaction
    State AnimationCompletionCriteria logicallyComplete removed
    State Binding Element Index Indices Iterator SubSequence animation constant endIndex
    State Binding formIndex id index indices projectedValue startIndex transaction
    State Binding wrappedValue
    State DynamicProperty update
    State GestureState projectedValue wrappedValue
    State Namespace ID wrappedValue
    State ObservedObject Wrapper projectedValue wrappedValue
    State State projectedValue wrappedValue
    State StateObject projectedValue wrappedValue
    State Transaction addAnimationCompletion animation disablesAnimations isContinuous
    State Transaction tracksVelocity
    State TransactionKey Value defaultValue
    Storage - AppStorage Bindable SceneStorage
    Storage AppStorage projectedValue wrappedValue
    Storage Bindable id projectedValue wrappedValue
    Storage SceneStorage projectedValue wrappedValue
    Storage URL applicationSupportDirectory cachesDirectory desktopDirectory
    Storage URL documentsDirectory downloadsDirectory moviesDirectory musicDirectory
    Storage URL picturesDirectory
    Subviews - ContainerValueKey ContainerValues GroupElementsOfContent Subview
    Subviews - SubviewsCollection SubviewsCollectionSlice
    Subviews ContainerValueKey Value defaultValue
    Subviews ContainerValues hasTag tag
    Subviews GroupElementsOfContent body
    Subviews Subview ID body containerValues id
    Subviews SubviewsCollection body endIndex startIndex
    Subviews SubviewsCollectionSlice body endIndex startIndex
    Subviews View containerValue tabItem tag
    Tables - AutomaticTableStyle DisclosureTableRow InsetTableStyle Table TableColumn
    Tables - TableColumnBuilder TableRow TableRowBuilder TableRowContent TableStyle
    Tables ForEach TableRowValue
    Tables Table body
    Tables TableColumn width
    Tables TableColumnBuilder buildBlock buildEither buildExpression buildIf
    Tables TableRowBuilder buildBlock buildEither buildExpression buildIf
    Tables TableRowContent TableRowValue
    Tables TableStyle automatic inset
    Tables View tableStyle
    Tabs - DefaultTabLabel DefaultTabViewStyle IndexViewStyle PageIndexViewStyle
    Tabs - PageTabViewStyle SidebarAdaptableTabViewStyle Tab TabBarOnlyTabViewStyle TabContent
    Tabs - TabContentBuilder TabRole TabSection TabView TabViewStyle
    Tabs DefaultTabLabel body
    Tabs ForEach TabValue
    Tabs IndexViewStyle page
    Tabs PageIndexViewStyle BackgroundDisplayMode
    Tabs PageIndexViewStyle.BackgroundDisplayMode always automatic never
    Tabs PageTabViewStyle IndexDisplayMode
    Tabs PageTabViewStyle.IndexDisplayMode always automatic never
    Tabs TabContent TabValue badge
    Tabs TabContentBuilder Content buildArray buildBlock buildEither buildExpression buildIf
    Tabs TabContentBuilder.Content body
    Tabs TabRole search
    Tabs TabSection TabValue
    Tabs TabView body
    Tabs TabViewStyle automatic page sidebarAdaptable tabBarOnly
    Tabs View indexViewStyle tabViewStyle
    Text - ContentSizeCategory ContentTransition DynamicTypeSize Font InlinePresentationIntent
    Text - LegibilityWeight ListFormatter LocalizedStringKey LocalizedStringResource
    Text - ScaledMetric Text TextAlignment TextAttribute TextProxy
    Text AttributeScopes SwiftUIAttributes swiftUI
    Text AttributeScopes.FoundationAttributes InlinePresentationIntentAttribute
    Text AttributeScopes.FoundationAttributes inlinePresentationIntent
    Text AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute Value name
    Text AttributeScopes.SwiftUIAttributes BackgroundColorAttribute BaselineOffsetAttribute
    Text AttributeScopes.SwiftUIAttributes FontAttribute ForegroundColorAttribute
    Text AttributeScopes.SwiftUIAttributes KerningAttribute StrikethroughStyleAttribute
    Text AttributeScopes.SwiftUIAttributes TrackingAttribute UnderlineStyleAttribute
    Text AttributeScopes.SwiftUIAttributes backgroundColor baselineOffset font foregroundColor
    Text AttributeScopes.SwiftUIAttributes foundation kern strikethroughStyle tracking
    Text AttributeScopes.SwiftUIAttributes underlineStyle
    Text AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute Value name
    Text AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute Value name
    Text AttributeScopes.SwiftUIAttributes.FontAttribute Value name
    Text AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute Value name
    Text AttributeScopes.SwiftUIAttributes.KerningAttribute Value name
    Text AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute Value name
    Text AttributeScopes.SwiftUIAttributes.TrackingAttribute Value name
    Text AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute Value name
    Text AttributedString MarkdownParsingOptions
    Text AttributedString.MarkdownParsingOptions InterpretedSyntax interpretedSyntax
    Text AttributedString.MarkdownParsingOptions.InterpretedSyntax full inlineOnly
    Text AttributedString.MarkdownParsingOptions.InterpretedSyntax inlineOnlyPreservingWhitespace
    Text ContentSizeCategory accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge
    Text ContentSizeCategory accessibilityExtraLarge accessibilityLarge accessibilityMedium
    Text ContentSizeCategory extraExtraExtraLarge extraExtraLarge extraLarge extraSmall
    Text ContentSizeCategory isAccessibilityCategory large medium small
    Text ContentTransition identity interpolate numericText opacity
    Text DynamicTypeSize accessibility1 accessibility2 accessibility3 accessibility4
    Text DynamicTypeSize accessibility5 isAccessibilitySize large medium small xLarge xSmall
    Text DynamicTypeSize xxLarge xxxLarge
    Text EnvironmentValues allowsTightening contentTransition dynamicTypeSize font
    Text EnvironmentValues legibilityWeight lineLimit lineSpacing minimumScaleFactor
    Text EnvironmentValues multilineTextAlignment sizeCategory textCase truncationMode
    Text Font Design Leading TextStyle Weight Width body bold callout caption caption2 custom
    Text Font footnote headline italic largeTitle leading lowercaseSmallCaps monospaced
    Text Font monospacedDigit smallCaps subheadline system title title2 title3
    Text Font uppercaseSmallCaps weight width
    Text Font.Design default monospaced rounded serif
    Text Font.Leading loose standard tight
    Text Font.TextStyle body callout caption caption2 footnote headline largeTitle subheadline
    Text Font.TextStyle title title2 title3
    Text Font.Weight black bold heavy light medium regular semibold thin ultraLight
    Text Font.Width compressed condensed expanded standard value
    Text HorizontalAlignment listRowSeparatorLeading listRowSeparatorTrailing
    Text InlinePresentationIntent code emphasized rawValue strikethrough stronglyEmphasized
    Text LegibilityWeight bold regular
    Text ListFormatter itemFormatter locale localizedString string
    Text LocalizedStringKey StringInterpolation
    Text LocalizedStringKey.StringInterpolation appendInterpolation appendLiteral
    Text LocalizedStringResource defaultValue key locale table
    Text ScaledMetric wrappedValue
    Text String LocalizationValue
    Text Text Case DateStyle Layout LineStyle Scale TruncationMode baselineOffset bold
    Text Text customAttribute font fontDesign fontWeight fontWidth foregroundColor
    Text Text foregroundStyle italic kerning monospaced monospacedDigit strikethrough
    Text Text textScale tracking underline
    Text Text.Case lowercase uppercase
    Text Text.DateStyle date offset relative time timer
    Text Text.Layout CharacterIndex DrawingOptions Line Run RunSlice TypographicBounds
    Text Text.Layout endIndex isTruncated startIndex
    Text Text.Layout.CharacterIndex advanced distance
    Text Text.Layout.DrawingOptions disablesSubpixelQuantization rawValue
    Text Text.Layout.Line endIndex origin startIndex typographicBounds
    Text Text.Layout.Run characterIndices endIndex layoutDirection startIndex
    Text Text.Layout.Run typographicBounds
    Text Text.Layout.RunSlice characterIndices indices run typographicBounds
    Text Text.Layout.TypographicBounds ascent descent leading origin rect width
    Text Text.LineStyle Pattern single
    Text Text.LineStyle.Pattern dash dashDot dashDotDot dot solid
    Text Text.Scale default secondary
    Text Text.TruncationMode head middle tail
    Text TextAlignment center leading trailing
    Text TextProxy sizeThatFits
    Text View allowsTightening baselineOffset bold contentTransition dynamicTypeSize font
    Text View fontDesign fontWeight fontWidth italic kerning lineLimit lineSpacing
    Text View minimumScaleFactor monospaced monospacedDigit multilineTextAlignment
    Text View strikethrough textCase textScale tracking truncationMode underline
    Toggles - CheckboxToggleStyle
    Toggles CheckboxToggleStyle makeBody
    Toggles ToggleStyle checkbox
    Tree - AnyView DynamicViewContent EmptyView ForEach Group ModifiedContent PreferenceKey
    Tree - TransitionPhase TupleView View ViewBuilder ViewModifier
    Tree DynamicViewContent Data data
    Tree ForEach content data
    Tree Group body
    Tree ModifiedContent body content data modifier
    Tree Never body
    Tree PreferenceKey Value defaultValue reduce
    Tree TransitionPhase didDisappear identity isIdentity value willAppear
    Tree TupleView value
    Tree View Body body modifier
    Tree ViewBuilder buildBlock buildEither buildExpression buildIf buildLimitedAvailability
    Tree ViewModifier Body Content body concat
    Types - UTType
    Types UTType aiff archive audio audiovisualContent avi binaryPropertyList bmp bundle bz2
    Types UTType cHeader cPlusPlusSource cSource calendarEvent commaSeparatedText
    Types UTType compositeContent conforms contact content css data database delimitedText
    Types UTType description directory diskImage encode epub executable fileURL folder font
    Types UTType gif gzip hash heic heif html icns ico identifier image isDeclared isDynamic
    Types UTType isPublic isSubtype isSupertype item javaScript jpeg json livePhoto
    Types UTType localizedDescription log midi movie mp3 mpeg mpeg4Audio mpeg4Movie
    Types UTType objectiveCSource package pdf plainText png preferredFilenameExtension
    Types UTType preferredMIMEType presentation propertyList pythonScript quickTimeMovie
    Types UTType rawImage rtf rubyScript script shellScript sourceCode spreadsheet supertypes
    Types UTType svg swiftSource symbolicLink tabSeparatedText text threeDContent tiff url
    Types UTType usdz utf16PlainText utf8PlainText vCard video wav webP xml xmlPropertyList
    Types UTType yaml zip
    UIKit - CAAction CAAnimation CAAnimationCalculationMode CAAnimationDelegate
    UIKit - CAAnimationGroup CAAnimationRotationMode CABasicAnimation CACornerMask
    UIKit - CACurrentMediaTime CADisplayLink CAEmitterCell CAEmitterLayer
    UIKit - CAEmitterLayerEmitterMode CAEmitterLayerEmitterShape CAEmitterLayerRenderMode
    UIKit - CAGradientLayer CAGradientLayerType CAKeyframeAnimation CALayer
    UIKit - CALayerContentsGravity CALayerCornerCurve CALayerDelegate CAMediaTiming
    UIKit - CAMediaTimingFillMode CAMediaTimingFunction CAMediaTimingFunctionName
    UIKit - CAPropertyAnimation CAReplicatorLayer CAScrollLayer CAScrollLayerScrollMode
    UIKit - CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin
    UIKit - CASpringAnimation CATextLayer CATextLayerAlignmentMode CATextLayerTruncationMode
    UIKit - CATransaction CATransform3DGetAffineTransform CATransform3DIsAffine
    UIKit - CATransform3DMakeAffineTransform CATransformLayer CATransition CATransitionType
    UIKit - CFAbsoluteTime CFAbsoluteTimeGetCurrent CFArray CFString CFTimeInterval
    UIKit - CGAffineTransformMake CGAffineTransformMakeRotation CGAffineTransformMakeScale
    UIKit - CGAffineTransformMakeTranslation CGColor CGColorSpace CGColorSpaceCreateDeviceGray
    UIKit - CGColorSpaceCreateDeviceRGB CGContext CGGradient CGGradientDrawingOptions CGImage
    UIKit - CGMutablePath CGPath CGPathApplierFunction CGPathDrawingMode CGPathElement
    UIKit - CGPathElementType CGPathFillRule CGPointMake CGRectContainsPoint CGRectGetHeight
    UIKit - CGRectGetMaxX CGRectGetMaxY CGRectGetMidX CGRectGetMidY CGRectGetMinX
    UIKit - CGRectGetMinY CGRectGetWidth CGRectInset CGRectIntersection CGRectIntersectsRect
    UIKit - CGRectMake CGRectOffset CGRectUnion CGSizeMake CGVectorMake HUGE MAXFLOAT
    UIKit - NSAttributedStringKey NSBackgroundColorAttributeName NSBaselineOffsetAttributeName
    UIKit - NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
    UIKit - NSCollectionLayoutContainer NSCollectionLayoutDecorationItem
    UIKit - NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
    UIKit - NSCollectionLayoutEnvironment NSCollectionLayoutGroup
    UIKit - NSCollectionLayoutGroupCustomItem NSCollectionLayoutGroupCustomItemProvider
    UIKit - NSCollectionLayoutItem NSCollectionLayoutSection
    UIKit - NSCollectionLayoutSectionVisibleItemsInvalidationHandler NSCollectionLayoutSize
    UIKit - NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem
    UIKit - NSCollectionLayoutVisibleItem NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets
    UIKit - NSDirectionalRectEdge NSEC_PER_MSEC NSEC_PER_SEC NSFontAttributeName
    UIKit - NSForegroundColorAttributeName NSKernAttributeName NSKeyValueChangeKey
    UIKit - NSKeyValueObservation NSKeyValueObservedChange NSKeyValueObservingOptions
    UIKit - NSLayoutAnchor NSLayoutAttribute NSLayoutConstraint NSLayoutDimension
    UIKit - NSLayoutRelation NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode
    UIKit - NSMutableParagraphStyle NSParagraphStyle NSParagraphStyleAttributeName
    UIKit - NSRectAlignment NSStrikethroughStyleAttributeName NSStringDrawingContext
    UIKit - NSStringDrawingOptions NSTextAlignment NSUnderlineStyle
    UIKit - NSUnderlineStyleAttributeName RunLoopMode Selector UIAccessibility UIAction
    UIKit - UIActionHandler UIActivity UIActivityIndicatorView UIActivityIndicatorViewStyle
    UIKit - UIActivityViewController UIAdaptivePresentationControllerDelegate UIAlertAction
    UIKit - UIAlertController UIAppearance UIAppearanceContainer UIApplication
    UIKit - UIApplicationDelegate UIApplicationDelegateAdaptor UIApplicationLaunchOptionsKey
    UIKit - UIAttachmentBehavior UIAttachmentBehaviorType UIBackgroundConfiguration
    UIKit - UIBarAppearance UIBarButtonItem UIBarButtonItemStyle UIBarButtonSystemItem
    UIKit - UIBarMetrics UIBarStyle UIBezierPath UIBlurEffect UIBlurEffectStyle UIButton
    UIKit - UIButtonType UICellAccessory UICellConfigurationState
    UIKit - UICollectionLayoutListConfiguration
    UIKit - UICollectionLayoutSectionOrthogonalScrollingBehavior UICollectionReusableView
    UIKit - UICollectionView UICollectionViewCell UICollectionViewCompositionalLayout
    UIKit - UICollectionViewCompositionalLayoutConfiguration
    UIKit - UICollectionViewCompositionalLayoutSectionProvider UICollectionViewController
    UIKit - UICollectionViewDataSource UICollectionViewDelegate
    UIKit - UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource
    UIKit - UICollectionViewFlowLayout UICollectionViewLayout UICollectionViewLayoutAttributes
    UIKit - UICollectionViewListCell UICollectionViewScrollDirection
    UIKit - UICollectionViewScrollPosition UICollectionViewUpdateItem UICollisionBehavior
    UIKit - UICollisionBehaviorDelegate UICollisionBehaviorMode UIColor UIConfigurationState
    UIKit - UIConfigurationStateCustomKey UIContentConfiguration UIContentContainer
    UIKit - UIContentView UIContextMenuActionProvider UIContextMenuConfiguration
    UIKit - UIContextMenuContentPreviewProvider UIContextMenuInteraction
    UIKit - UIContextMenuInteractionAnimating UIContextMenuInteractionCommitAnimating
    UIKit - UIContextMenuInteractionCommitStyle UIContextMenuInteractionDelegate
    UIKit - UIContextualAction UIControl UIControlContentHorizontalAlignment
    UIKit - UIControlContentVerticalAlignment UIControlEvents UIControlState
    UIKit - UICubicTimingParameters UIDatePicker UIDatePickerStyle UIDeferredMenuElement
    UIKit - UIDevice UIDeviceOrientation UIDocumentPickerDelegate
    UIKit - UIDocumentPickerViewController UIDynamicAnimator UIDynamicAnimatorDelegate
    UIKit - UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior
    UIKit - UIDynamicItemCollisionBoundsType UIEdgeInsets UIEdgeInsetsInsetRect
    UIKit - UIEdgeInsetsMake UIEvent UIFeedbackGenerator UIFont UIFontMetrics
    UIKit - UIFontWeightBlack UIFontWeightBold UIFontWeightHeavy UIFontWeightLight
    UIKit - UIFontWeightMedium UIFontWeightRegular UIFontWeightSemibold UIFontWeightThin
    UIKit - UIFontWeightUltraLight UIGestureRecognizer UIGestureRecognizerDelegate
    UIKit - UIGestureRecognizerRepresentable UIGestureRecognizerRepresentableContext
    UIKit - UIGestureRecognizerRepresentableCoordinateSpaceConverter UIGestureRecognizerState
    UIKit - UIGraphicsBeginImageContext UIGraphicsBeginImageContextWithOptions
    UIKit - UIGraphicsEndImageContext UIGraphicsGetCurrentContext
    UIKit - UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer
    UIKit - UIGraphicsImageRendererContext UIGraphicsImageRendererFormat UIGraphicsPopContext
    UIKit - UIGraphicsPushContext UIGravityBehavior UIHostingConfiguration UIHostingController
    UIKit - UIImage UIImagePickerController UIImagePickerControllerDelegate
    UIKit - UIImageRenderingMode UIImageView UIImpactFeedbackGenerator UIInteraction
    UIKit - UIInterfaceOrientationMask UIKeyCommand UIKeyModifierFlags UIKeyboardAppearance
    UIKit - UILabel UILayoutConstraintAxis UILayoutGuide UILayoutPriority
    UIKit - UILayoutPriorityDefaultHigh UILayoutPriorityDefaultLow UILayoutPriorityRequired
    UIKit - UILayoutSupport UIListContentConfiguration UIListContentView
    UIKit - UILongPressGestureRecognizer UIMenu UIMenuBuilder UIMenuElement
    UIKit - UIModalPresentationStyle UIModalTransitionStyle UINavigationBar
    UIKit - UINavigationBarAppearance UINavigationController UINavigationControllerDelegate
    UIKit - UINavigationControllerOperation UINavigationItem UINib
    UIKit - UINotificationFeedbackGenerator UIOffset UIOffsetMake UIPageControl
    UIKit - UIPageViewController UIPageViewControllerDataSource UIPageViewControllerDelegate
    UIKit - UIPanGestureRecognizer UIPasteboard UIPercentDrivenInteractiveTransition
    UIKit - UIPickerView UIPickerViewDataSource UIPickerViewDelegate UIPinchGestureRecognizer
    UIKit - UIPresentationController UIPreviewParameters UIPreviewTarget UIProgressView
    UIKit - UIPushBehavior UIPushBehaviorMode UIRectCorner UIRectEdge UIRectFill
    UIKit - UIRefreshControl UIResponder UIReturnKeyType UIRotationGestureRecognizer UIScene
    UIKit - UISceneConfiguration UISceneDelegate UISceneSession UIScreen
    UIKit - UIScreenEdgePanGestureRecognizer UIScrollView
    UIKit - UIScrollViewContentInsetAdjustmentBehavior UIScrollViewDecelerationRateFast
    UIKit - UIScrollViewDecelerationRateNormal UIScrollViewDelegate
    UIKit - UIScrollViewKeyboardDismissMode UISearchBar UISearchBarDelegate UISearchController
    UIKit - UISearchControllerDelegate UISearchResultsUpdating UISegmentedControl
    UIKit - UISelectionFeedbackGenerator UISheetPresentationController
    UIKit - UISheetPresentationControllerDelegate
    UIKit - UISheetPresentationControllerDetentResolutionContext UISlider UISnapBehavior
    UIKit - UISpringTimingParameters UIStackView UIStackViewAlignment UIStackViewDistribution
    UIKit - UIStatusBarAnimation UIStatusBarStyle UIStepper UIStoryboard UIStoryboardSegue
    UIKit - UISwipeActionsConfiguration UISwipeGestureRecognizer
    UIKit - UISwipeGestureRecognizerDirection UISwitch UITabBar UITabBarAppearance
    UIKit - UITabBarController UITabBarControllerDelegate UITabBarDelegate UITabBarItem
    UIKit - UITabBarItemAppearance UITableView UITableViewAutomaticDimension UITableViewCell
    UIKit - UITableViewCellAccessoryType UITableViewCellEditingStyle
    UIKit - UITableViewCellSelectionStyle UITableViewCellSeparatorStyle UITableViewCellStyle
    UIKit - UITableViewController UITableViewDataSource UITableViewDelegate
    UIKit - UITableViewDiffableDataSource UITableViewHeaderFooterView UITableViewRowAction
    UIKit - UITableViewRowAnimation UITableViewScrollPosition UITableViewStyle
    UIKit - UITapGestureRecognizer UITargetedPreview UITextAutocorrectionType
    UIKit - UITextBorderStyle UITextChecker UITextField UITextFieldDelegate
    UIKit - UITextSpellCheckingType UITextView UITextViewDelegate UITimingCurveProvider
    UIKit - UITimingCurveType UIToolbar UITouch UITouchPhase UITraitCollection
    UIKit - UITransitionContextViewControllerKey UITransitionContextViewKey
    UIKit - UIUserInterfaceIdiom UIUserInterfaceLayoutDirection UIUserInterfaceSizeClass
    UIKit - UIUserInterfaceStyle UIView UIViewAnimating UIViewAnimatingPosition
    UIKit - UIViewAnimatingState UIViewAnimationCurve UIViewAnimationOptions
    UIKit - UIViewAutoresizing UIViewConfigurationState UIViewContentMode UIViewController
    UIKit - UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
    UIKit - UIViewControllerInteractiveTransitioning UIViewControllerRepresentable
    UIKit - UIViewControllerRepresentableContext UIViewControllerTransitionCoordinator
    UIKit - UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate
    UIKit - UIViewImplicitlyAnimating UIViewKeyframeAnimationOptions UIViewNoIntrinsicMetric
    UIKit - UIViewPropertyAnimator UIViewRepresentable UIViewRepresentableContext
    UIKit - UIVisualEffect UIVisualEffectView UIWindow UIWindowScene UIWindowSceneDelegate
    UIKit - kCAAnimationCubic kCAAnimationCubicPaced kCAAnimationDiscrete kCAAnimationLinear
    UIKit - kCAAnimationPaced kCAAnimationRotateAuto kCAAnimationRotateAutoReverse
    UIKit - kCAEmitterLayerCircle kCAEmitterLayerLine kCAEmitterLayerPoint
    UIKit - kCAEmitterLayerRectangle kCAFillModeBackwards kCAFillModeBoth kCAFillModeForwards
    UIKit - kCAFillModeRemoved kCAFillRuleEvenOdd kCAFillRuleNonZero kCAGradientLayerAxial
    UIKit - kCAGravityCenter kCAGravityResize kCAGravityResizeAspect
    UIKit - kCAGravityResizeAspectFill kCALineCapButt kCALineCapRound kCALineCapSquare
    UIKit - kCALineJoinBevel kCALineJoinMiter kCALineJoinRound kCAMediaTimingFunctionDefault
    UIKit - kCAMediaTimingFunctionEaseIn kCAMediaTimingFunctionEaseInEaseOut
    UIKit - kCAMediaTimingFunctionEaseOut kCAMediaTimingFunctionLinear
    UIKit - kCATransactionAnimationDuration kCATransactionAnimationTimingFunction
    UIKit - kCATransactionCompletionBlock kCATransactionDisableActions kCATransitionFade
    UIKit - kCFBooleanFalse kCFBooleanTrue objc_AssociationPolicy objc_getAssociatedObject
    UIKit - objc_removeAssociatedObjects objc_setAssociatedObject
    UIKit Bundle loadNibNamed
    UIKit CAAnimation autoreverses beginTime delegate duration fillMode hash isEqual isKind
    UIKit CAAnimation isRemovedOnCompletion repeatCount repeatDuration setValue speed
    UIKit CAAnimation timeOffset timingFunction value
    UIKit CAAnimationCalculationMode cubic cubicPaced discrete linear paced rawValue
    UIKit CAAnimationDelegate animationDidStart animationDidStop
    UIKit CAAnimationGroup animations
    UIKit CAAnimationRotationMode rawValue rotateAuto rotateAutoReverse
    UIKit CABasicAnimation byValue fromValue toValue
    UIKit CACornerMask layerMaxXMaxYCorner layerMaxXMinYCorner layerMinXMaxYCorner
    UIKit CACornerMask layerMinXMinYCorner rawValue
    UIKit CADisplayLink add duration invalidate isPaused preferredFramesPerSecond remove
    UIKit CADisplayLink targetTimestamp timestamp
    UIKit CAEmitterCell alphaRange alphaSpeed birthRate blueRange blueSpeed color contents
    UIKit CAEmitterCell contentsScale emissionLongitude emissionRange greenRange greenSpeed
    UIKit CAEmitterCell isEnabled lifetime lifetimeRange name redRange redSpeed scale
    UIKit CAEmitterCell scaleRange scaleSpeed spin spinRange velocity velocityRange
    UIKit CAEmitterCell xAcceleration yAcceleration
    UIKit CAEmitterLayer birthRate draw emitterCells emitterMode emitterPosition emitterShape
    UIKit CAEmitterLayer emitterSize lifetime renderMode scale seed spin velocity
    UIKit CAEmitterLayerEmitterMode outline points rawValue surface volume
    UIKit CAEmitterLayerEmitterShape circle line point rawValue rectangle
    UIKit CAEmitterLayerRenderMode additive oldestFirst oldestLast rawValue unordered
    UIKit CAGradientLayer colors endPoint locations startPoint type
    UIKit CAGradientLayerType axial conic radial rawValue
    UIKit CAKeyframeAnimation calculationMode keyTimes path rotationMode timingFunctions
    UIKit CAKeyframeAnimation values
    UIKit CALayer action actions add addSublayer affineTransform anchorPoint animation
    UIKit CALayer animationKeys backgroundColor beginTime borderColor borderWidth bounds
    UIKit CALayer contains contents contentsGravity contentsRect contentsScale convert
    UIKit CALayer convertTime cornerCurve cornerRadius defaultAction defaultValue delegate
    UIKit CALayer draw frame hash hitTest insertSublayer isDoubleSided isEqual isHidden isKind
    UIKit CALayer isMember layoutIfNeeded layoutSublayers mask maskedCorners masksToBounds
    UIKit CALayer name needsDisplay opacity position presentation rasterizationScale
    UIKit CALayer removeAllAnimations removeAnimation removeFromSuperlayer render
    UIKit CALayer replaceSublayer setAffineTransform setNeedsDisplay setNeedsLayout setValue
    UIKit CALayer shadowColor shadowOffset shadowOpacity shadowPath shadowRadius
    UIKit CALayer shouldRasterize speed sublayerTransform sublayers superlayer timeOffset
    UIKit CALayer transform value zPosition
    UIKit CALayerContentsGravity bottom bottomLeft bottomRight center left rawValue resize
    UIKit CALayerContentsGravity resizeAspect resizeAspectFill right top topLeft topRight
    UIKit CALayerCornerCurve circular continuous rawValue
    UIKit CALayerDelegate action draw layoutSublayers
    UIKit CAMediaTiming beginTime speed timeOffset
    UIKit CAMediaTimingFillMode backwards both forwards rawValue removed
    UIKit CAMediaTimingFunctionName default easeIn easeInEaseOut easeOut linear rawValue
    UIKit CAPropertyAnimation isAdditive keyPath
    UIKit CAReplicatorLayer instanceAlphaOffset instanceBlueOffset instanceColor instanceCount
    UIKit CAReplicatorLayer instanceDelay instanceGreenOffset instanceRedOffset
    UIKit CAReplicatorLayer instanceTransform
    UIKit CAScrollLayer scroll scrollMode
    UIKit CAScrollLayerScrollMode both horizontally none rawValue vertically
    UIKit CAShapeLayer fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin
    UIKit CAShapeLayer lineWidth miterLimit path strokeColor strokeEnd strokeStart
    UIKit CAShapeLayerFillRule evenOdd nonZero rawValue
    UIKit CAShapeLayerLineCap butt rawValue round square
    UIKit CAShapeLayerLineJoin bevel miter rawValue round
    UIKit CASpringAnimation damping initialVelocity mass settlingDuration stiffness
    UIKit CATextLayer alignmentMode bounds draw font fontSize foregroundColor isWrapped
    UIKit CATextLayer preferredFrameSize string truncationMode
    UIKit CATextLayerAlignmentMode center justified left natural rawValue right
    UIKit CATextLayerTruncationMode end middle none rawValue start
    UIKit CATransaction animationDuration begin commit disableActions flush
    UIKit CATransaction setAnimationDuration setAnimationTimingFunction setCompletionBlock
    UIKit CATransaction setDisableActions setValue
    UIKit CATransition type
    UIKit CATransitionType fade rawValue
    UIKit CGColor alpha components copy hash numberOfComponents
    UIKit CGColorSpace genericGrayGamma2_2 numberOfComponents sRGB
    UIKit CGContext addArc addCurve addEllipse addLine addLines addPath addQuadCurve addRect
    UIKit CGContext beginPath clip closePath concatenate ctm draw drawLinearGradient drawPath
    UIKit CGContext drawRadialGradient fill fillEllipse fillPath move restoreGState rotate
    UIKit CGContext saveGState scaleBy setAlpha setFillColor setLineCap setLineDash
    UIKit CGContext setLineJoin setLineWidth setMiterLimit setShadow setStrokeColor stroke
    UIKit CGContext strokeEllipse strokePath translateBy
    UIKit CGGradientDrawingOptions drawsAfterEndLocation drawsBeforeStartLocation rawValue
    UIKit CGImage cropping hash height width
    UIKit CGMutablePath addArc addCurve addEllipse addLine addLines addPath addQuadCurve
    UIKit CGMutablePath addRect addRects addRoundedRect closeSubpath move
    UIKit CGPath apply applyWithBlock boundingBox boundingBoxOfPath contains copy currentPoint
    UIKit CGPath isEmpty mutableCopy
    UIKit CGPathDrawingMode eoFill eoFillStroke fill fillStroke stroke
    UIKit CGPathElement points type
    UIKit CGPathElementType addCurveToPoint addLineToPoint addQuadCurveToPoint closeSubpath
    UIKit CGPathElementType moveToPoint
    UIKit CGPathFillRule evenOdd winding
    UIKit CGPoint equalTo
    UIKit CGRect equalTo inset
    UIKit CGSize equalTo
    UIKit Image Orientation transferRepresentation
    UIKit Image.Orientation down downMirrored left leftMirrored right rightMirrored up
    UIKit Image.Orientation upMirrored
    UIKit IndexPath copy item row section
    UIKit NSAttributedString boundingRect draw size
    UIKit NSAttributedString.Key backgroundColor baselineOffset font foregroundColor kern
    UIKit NSAttributedString.Key paragraphStyle strikethroughColor strikethroughStyle
    UIKit NSAttributedString.Key underlineColor underlineStyle
    UIKit NSCollectionLayoutAnchor edges isAbsoluteOffset isFractionalOffset offset
    UIKit NSCollectionLayoutBoundarySupplementaryItem alignment extendsBoundary offset
    UIKit NSCollectionLayoutBoundarySupplementaryItem pinToVisibleBounds
    UIKit NSCollectionLayoutContainer contentInsets contentSize effectiveContentInsets
    UIKit NSCollectionLayoutContainer effectiveContentSize
    UIKit NSCollectionLayoutDecorationItem background elementKind zIndex
    UIKit NSCollectionLayoutDimension absolute dimension estimated fractionalHeight
    UIKit NSCollectionLayoutDimension fractionalWidth isAbsolute isEstimated
    UIKit NSCollectionLayoutDimension isFractionalHeight isFractionalWidth
    UIKit NSCollectionLayoutEdgeSpacing bottom leading top trailing
    UIKit NSCollectionLayoutEnvironment container traitCollection
    UIKit NSCollectionLayoutGroup custom horizontal interItemSpacing subitems vertical
    UIKit NSCollectionLayoutGroupCustomItem frame zIndex
    UIKit NSCollectionLayoutItem contentInsets edgeSpacing layoutSize supplementaryItems
    UIKit NSCollectionLayoutSection boundarySupplementaryItems contentInsets decorationItems
    UIKit NSCollectionLayoutSection interGroupSpacing list orthogonalScrollingBehavior
    UIKit NSCollectionLayoutSection supplementariesFollowContentInsets
    UIKit NSCollectionLayoutSection visibleItemsInvalidationHandler
    UIKit NSCollectionLayoutSize heightDimension widthDimension
    UIKit NSCollectionLayoutSpacing fixed flexible isFixedSpacing isFlexibleSpacing spacing
    UIKit NSCollectionLayoutSupplementaryItem containerAnchor elementKind itemAnchor zIndex
    UIKit NSCollectionLayoutVisibleItem alpha bounds center frame indexPath isHidden
    UIKit NSCollectionLayoutVisibleItem representedElementCategory representedElementKind
    UIKit NSCollectionLayoutVisibleItem transform transform3D zIndex
    UIKit NSDiffableDataSourceSnapshot appendItems appendSections deleteAllItems deleteItems
    UIKit NSDiffableDataSourceSnapshot deleteSections indexOfItem indexOfSection insertItems
    UIKit NSDiffableDataSourceSnapshot insertSections itemIdentifiers moveItem moveSection
    UIKit NSDiffableDataSourceSnapshot numberOfItems numberOfSections reconfigureItems
    UIKit NSDiffableDataSourceSnapshot reconfiguredItemIdentifiers reloadItems reloadSections
    UIKit NSDiffableDataSourceSnapshot reloadedItemIdentifiers reloadedSectionIdentifiers
    UIKit NSDiffableDataSourceSnapshot sectionIdentifier sectionIdentifiers
    UIKit NSDirectionalEdgeInsets bottom leading top trailing zero
    UIKit NSDirectionalRectEdge all bottom leading rawValue top trailing
    UIKit NSKeyValueChangeKey kindKey newKey oldKey rawValue
    UIKit NSKeyValueObservation invalidate
    UIKit NSKeyValueObservedChange newValue oldValue
    UIKit NSKeyValueObservingOptions initial new old rawValue
    UIKit NSLayoutAnchor constraint
    UIKit NSLayoutConstraint Attribute Axis FormatOptions Relation activate constant
    UIKit NSLayoutConstraint constraints deactivate firstAttribute firstItem hash identifier
    UIKit NSLayoutConstraint isActive multiplier priority relation secondAttribute secondItem
    UIKit NSLayoutConstraint shouldBeArchived
    UIKit NSLayoutConstraint.Attribute bottom bottomMargin centerX centerXWithinMargins
    UIKit NSLayoutConstraint.Attribute centerY centerYWithinMargins firstBaseline height
    UIKit NSLayoutConstraint.Attribute lastBaseline leading leadingMargin left leftMargin
    UIKit NSLayoutConstraint.Attribute notAnAttribute right rightMargin top topMargin trailing
    UIKit NSLayoutConstraint.Attribute trailingMargin width
    UIKit NSLayoutConstraint.Axis horizontal vertical
    UIKit NSLayoutConstraint.FormatOptions alignAllBottom alignAllCenterX alignAllCenterY
    UIKit NSLayoutConstraint.FormatOptions alignAllFirstBaseline alignAllLastBaseline
    UIKit NSLayoutConstraint.FormatOptions alignAllLeading alignAllLeft alignAllRight
    UIKit NSLayoutConstraint.FormatOptions alignAllTop alignAllTrailing
    UIKit NSLayoutConstraint.FormatOptions directionLeadingToTrailing directionLeftToRight
    UIKit NSLayoutConstraint.FormatOptions directionRightToLeft rawValue
    UIKit NSLayoutConstraint.Relation equal greaterThanOrEqual lessThanOrEqual
    UIKit NSLayoutDimension constraint
    UIKit NSLayoutXAxisAnchor constraint
    UIKit NSLayoutYAxisAnchor constraint
    UIKit NSLineBreakMode byCharWrapping byClipping byTruncatingHead byTruncatingMiddle
    UIKit NSLineBreakMode byTruncatingTail byWordWrapping
    UIKit NSMutableParagraphStyle alignment lineBreakMode lineSpacing
    UIKit NSObjectProtocol cancelPreviousPerformRequests perform
    UIKit NSParagraphStyle alignment default hash lineBreakMode lineSpacing mutableCopy
    UIKit NSRectAlignment bottom bottomLeading bottomTrailing leading none top topLeading
    UIKit NSRectAlignment topTrailing trailing
    UIKit NSString boundingRect draw size
    UIKit NSStringDrawingOptions rawValue truncatesLastVisibleLine usesFontLeading
    UIKit NSStringDrawingOptions usesLineFragmentOrigin
    UIKit NSTextAlignment center justified left natural right
    UIKit NSUnderlineStyle patternDash patternDashDot patternDashDotDot patternDot rawValue
    UIKit NSUnderlineStyle single
    UIKit NSValue caTransform3DValue cgAffineTransformValue cgPointValue cgRectValue
    UIKit NSValue cgSizeValue cgVectorValue uiEdgeInsetsValue
    UIKit Notification.Name UIApplicationDidBecomeActive UIApplicationDidEnterBackground
    UIKit Notification.Name UIApplicationWillEnterForeground UIApplicationWillResignActive
    UIKit Notification.Name UIKeyboardDidHide UIKeyboardDidShow UIKeyboardWillChangeFrame
    UIKit Notification.Name UIKeyboardWillHide UIKeyboardWillShow
    UIKit NotificationCenter addObserver
    UIKit Path cgPath
    UIKit RunLoop.Mode commonModes defaultRunLoopMode
    UIKit Selector description hash name
    UIKit String boundingRect copy draw size
    UIKit Timer scheduledTimer
    UIKit UIAccessibility Notification isDarkerSystemColorsEnabled isReduceMotionEnabled
    UIKit UIAccessibility isReduceTransparencyEnabled isVoiceOverRunning post
    UIKit UIAccessibility shouldDifferentiateWithoutColor
    UIKit UIAccessibility.Notification announcement layoutChanged screenChanged
    UIKit UIAction Identifier attributes discoverabilityTitle identifier performWithSender
    UIKit UIAction sender state
    UIKit UIAction.Identifier rawValue
    UIKit UIActivity ActivityType
    UIKit UIActivity.ActivityType addToReadingList airDrop assignToContact copyToPasteboard
    UIKit UIActivity.ActivityType mail message postToFacebook postToTwitter print rawValue
    UIKit UIActivity.ActivityType saveToCameraRoll
    UIKit UIActivityIndicatorView Style activityIndicatorViewStyle color hidesWhenStopped
    UIKit UIActivityIndicatorView intrinsicContentSize isAnimating startAnimating
    UIKit UIActivityIndicatorView stopAnimating style
    UIKit UIActivityIndicatorView.Style gray large medium white whiteLarge
    UIKit UIActivityViewController CompletionWithItemsHandler completionWithItemsHandler
    UIKit UIActivityViewController excludedActivityTypes viewDidLoad
    UIKit UIAdaptivePresentationControllerDelegate presentationControllerDidAttemptToDismiss
    UIKit UIAdaptivePresentationControllerDelegate presentationControllerDidDismiss
    UIKit UIAdaptivePresentationControllerDelegate presentationControllerShouldDismiss
    UIKit UIAdaptivePresentationControllerDelegate presentationControllerWillDismiss
    UIKit UIAlertAction Style isEnabled style title
    UIKit UIAlertAction.Style cancel default destructive
    UIKit UIAlertController Style actions addAction addTextField loadView message
    UIKit UIAlertController preferredAction preferredStyle textFields title viewDidAppear
    UIKit UIAlertController.Style actionSheet alert
    UIKit UIAppearance appearance
    UIKit UIApplication LaunchOptionsKey OpenExternalURLOptionsKey alternateIconName
    UIKit UIApplication canOpenURL connectedScenes delegate didBecomeActiveNotification
    UIKit UIApplication didEnterBackgroundNotification didReceiveMemoryWarningNotification
    UIKit UIApplication isIdleTimerDisabled keyWindow open openSettingsURLString openURL
    UIKit UIApplication sendAction setAlternateIconName shared statusBarStyle
    UIKit UIApplication supportsAlternateIcons willEnterForegroundNotification
    UIKit UIApplication willResignActiveNotification willTerminateNotification windows
    UIKit UIApplicationDelegate application applicationDidBecomeActive window
    UIKit UIApplicationDelegateAdaptor wrappedValue
    UIKit UIAttachmentBehavior AttachmentType anchorPoint attachedBehaviorType damping
    UIKit UIAttachmentBehavior frequency items length
    UIKit UIAttachmentBehavior.AttachmentType anchor items
    UIKit UIBackgroundConfiguration backgroundColor backgroundInsets clear cornerRadius
    UIKit UIBackgroundConfiguration customView image imageContentMode listCell listGroupedCell
    UIKit UIBackgroundConfiguration listPlainCell strokeColor strokeWidth
    UIKit UIBarAppearance backgroundColor configureWithDefaultBackground
    UIKit UIBarAppearance configureWithOpaqueBackground configureWithTransparentBackground
    UIKit UIBarAppearance copy shadowColor
    UIKit UIBarButtonItem Style SystemItem action appearance changesSelectionAsPrimaryAction
    UIKit UIBarButtonItem customView fixedSpace flexibleSpace hash image isEnabled menu
    UIKit UIBarButtonItem primaryAction setTitleTextAttributes style tag target tintColor
    UIKit UIBarButtonItem title titleTextAttributes width
    UIKit UIBarButtonItem.Style done plain
    UIKit UIBarButtonItem.SystemItem action add bookmarks camera cancel close compose done
    UIKit UIBarButtonItem.SystemItem edit fastForward fixedSpace flexibleSpace organize pause
    UIKit UIBarButtonItem.SystemItem play redo refresh reply rewind save search stop trash
    UIKit UIBarButtonItem.SystemItem undo
    UIKit UIBarMetrics compact default
    UIKit UIBarStyle black blackOpaque blackTranslucent default
    UIKit UIBezierPath addArc addClip addCurve addLine addQuadCurve append apply bounds cgPath
    UIKit UIBezierPath close contains currentPoint fill flatness isEmpty lineCapStyle
    UIKit UIBezierPath lineJoinStyle lineWidth miterLimit move removeAllPoints reversing
    UIKit UIBezierPath setLineDash stroke usesEvenOddFillRule
    UIKit UIBlurEffect Style
    UIKit UIBlurEffect.Style dark extraLight light prominent regular systemChromeMaterial
    UIKit UIBlurEffect.Style systemChromeMaterialDark systemChromeMaterialLight systemMaterial
    UIKit UIBlurEffect.Style systemMaterialDark systemMaterialLight systemThickMaterial
    UIKit UIBlurEffect.Style systemThickMaterialDark systemThickMaterialLight
    UIKit UIBlurEffect.Style systemThinMaterial systemThinMaterialDark systemThinMaterialLight
    UIKit UIBlurEffect.Style systemUltraThinMaterial systemUltraThinMaterialDark
    UIKit UIBlurEffect.Style systemUltraThinMaterialLight
    UIKit UIButton ButtonType Configuration adjustsImageWhenHighlighted attributedTitle
    UIKit UIButton buttonType changesSelectionAsPrimaryAction configuration contentEdgeInsets
    UIKit UIButton currentImage currentTitle image imageEdgeInsets imageView
    UIKit UIButton intrinsicContentSize layoutSubviews menu performPrimaryAction
    UIKit UIButton setAttributedTitle setBackgroundImage setImage
    UIKit UIButton setPreferredSymbolConfiguration setTitle setTitleColor
    UIKit UIButton showsMenuAsPrimaryAction sizeThatFits tintColorDidChange title titleColor
    UIKit UIButton titleEdgeInsets titleLabel
    UIKit UIButton.ButtonType close contactAdd custom detailDisclosure infoDark infoLight
    UIKit UIButton.ButtonType system
    UIKit UIButton.Configuration CornerStyle baseBackgroundColor baseForegroundColor bordered
    UIKit UIButton.Configuration borderedProminent borderedTinted borderless contentInsets
    UIKit UIButton.Configuration cornerStyle filled gray image imagePadding plain tinted title
    UIKit UIButton.Configuration.CornerStyle capsule dynamic fixed large medium small
    UIKit UICellAccessory CustomViewConfiguration DisplayedState Placement checkmark
    UIKit UICellAccessory customView detail disclosureIndicator label
    UIKit UICellAccessory.DisplayedState always whenNotEditing
    UIKit UICellAccessory.Placement leading trailing
    UIKit UICellConfigurationState isDisabled isEditing isExpanded isHighlighted isSelected
    UIKit UICellConfigurationState isSwiped traitCollection
    UIKit UICollectionLayoutListConfiguration Appearance FooterMode HeaderMode
    UIKit UICollectionLayoutListConfiguration SwipeActionsConfigurationProvider appearance
    UIKit UICollectionLayoutListConfiguration backgroundColor footerMode headerMode
    UIKit UICollectionLayoutListConfiguration headerTopPadding
    UIKit UICollectionLayoutListConfiguration leadingSwipeActionsConfigurationProvider
    UIKit UICollectionLayoutListConfiguration showsSeparators
    UIKit UICollectionLayoutListConfiguration trailingSwipeActionsConfigurationProvider
    UIKit UICollectionLayoutListConfiguration.Appearance grouped insetGrouped plain sidebar
    UIKit UICollectionLayoutListConfiguration.Appearance sidebarPlain
    UIKit UICollectionLayoutListConfiguration.FooterMode none supplementary
    UIKit UICollectionLayoutListConfiguration.HeaderMode firstItemInSection none supplementary
    UIKit UICollectionLayoutSectionOrthogonalScrollingBehavior continuous
    UIKit UICollectionLayoutSectionOrthogonalScrollingBehavior continuousGroupLeadingBoundary
    UIKit UICollectionLayoutSectionOrthogonalScrollingBehavior groupPaging groupPagingCentered
    UIKit UICollectionLayoutSectionOrthogonalScrollingBehavior none paging
    UIKit UICollectionReusableView apply preferredLayoutAttributesFitting prepareForReuse
    UIKit UICollectionReusableView reuseIdentifier
    UIKit UICollectionView CellRegistration ScrollDirection ScrollPosition
    UIKit UICollectionView SupplementaryRegistration allowsMultipleSelection allowsSelection
    UIKit UICollectionView backgroundView beginInteractiveMovementForItem
    UIKit UICollectionView cancelInteractiveMovement cellForItem collectionViewLayout
    UIKit UICollectionView dataSource deleteItems deleteSections dequeueConfiguredReusableCell
    UIKit UICollectionView dequeueConfiguredReusableSupplementary dequeueReusableCell
    UIKit UICollectionView dequeueReusableSupplementaryView deselectItem
    UIKit UICollectionView elementKindSectionFooter elementKindSectionHeader
    UIKit UICollectionView endInteractiveMovement indexPath indexPathForItem
    UIKit UICollectionView indexPathsForSelectedItems indexPathsForVisibleItems insertItems
    UIKit UICollectionView insertSections layoutAttributesForItem layoutSubviews moveItem
    UIKit UICollectionView moveSection numberOfItems numberOfSections performBatchUpdates
    UIKit UICollectionView reconfigureItems register reloadData reloadItems reloadSections
    UIKit UICollectionView scrollToItem selectItem setCollectionViewLayout supplementaryView
    UIKit UICollectionView touchesBegan touchesCancelled touchesEnded
    UIKit UICollectionView updateInteractiveMovementTargetPosition visibleCells
    UIKit UICollectionView visibleSupplementaryViews
    UIKit UICollectionView.CellRegistration Handler
    UIKit UICollectionView.ScrollDirection horizontal vertical
    UIKit UICollectionView.ScrollPosition bottom centeredHorizontally centeredVertically left
    UIKit UICollectionView.ScrollPosition rawValue right top
    UIKit UICollectionView.SupplementaryRegistration Handler
    UIKit UICollectionViewCell automaticallyUpdatesContentConfiguration
    UIKit UICollectionViewCell backgroundConfiguration backgroundView configurationState
    UIKit UICollectionViewCell configurationUpdateHandler contentConfiguration contentView
    UIKit UICollectionViewCell isHighlighted isSelected layoutSubviews
    UIKit UICollectionViewCell preferredLayoutAttributesFitting selectedBackgroundView
    UIKit UICollectionViewCell setNeedsUpdateConfiguration updateConfiguration
    UIKit UICollectionViewCompositionalLayout collectionViewContentSize configuration
    UIKit UICollectionViewCompositionalLayout layoutAttributesForElements
    UIKit UICollectionViewCompositionalLayout layoutAttributesForItem
    UIKit UICollectionViewCompositionalLayout layoutAttributesForSupplementaryView list
    UIKit UICollectionViewCompositionalLayout prepare shouldInvalidateLayout
    UIKit UICollectionViewCompositionalLayoutConfiguration boundarySupplementaryItems
    UIKit UICollectionViewCompositionalLayoutConfiguration interSectionSpacing scrollDirection
    UIKit UICollectionViewController collectionView collectionViewLayout loadView
    UIKit UICollectionViewController numberOfSections scrollViewDidEndDecelerating
    UIKit UICollectionViewController scrollViewDidEndDragging
    UIKit UICollectionViewController scrollViewDidEndScrollingAnimation scrollViewDidScroll
    UIKit UICollectionViewController scrollViewWillBeginDragging scrollViewWillEndDragging
    UIKit UICollectionViewDataSource collectionView numberOfSections
    UIKit UICollectionViewDelegate collectionView
    UIKit UICollectionViewDelegateFlowLayout collectionView
    UIKit UICollectionViewDiffableDataSource CellProvider SupplementaryViewProvider apply
    UIKit UICollectionViewDiffableDataSource applySnapshotUsingReloadData collectionView index
    UIKit UICollectionViewDiffableDataSource indexPath itemIdentifier numberOfSections
    UIKit UICollectionViewDiffableDataSource sectionIdentifier snapshot
    UIKit UICollectionViewDiffableDataSource supplementaryViewProvider
    UIKit UICollectionViewFlowLayout automaticSize collectionViewContentSize estimatedItemSize
    UIKit UICollectionViewFlowLayout footerReferenceSize headerReferenceSize itemSize
    UIKit UICollectionViewFlowLayout layoutAttributesForElements layoutAttributesForItem
    UIKit UICollectionViewFlowLayout layoutAttributesForSupplementaryView
    UIKit UICollectionViewFlowLayout minimumInteritemSpacing minimumLineSpacing prepare
    UIKit UICollectionViewFlowLayout scrollDirection sectionFootersPinToVisibleBounds
    UIKit UICollectionViewFlowLayout sectionHeadersPinToVisibleBounds sectionInset
    UIKit UICollectionViewFlowLayout shouldInvalidateLayout
    UIKit UICollectionViewLayout awakeFromNib collectionView collectionViewContentSize
    UIKit UICollectionViewLayout finalLayoutAttributesForDisappearingItem
    UIKit UICollectionViewLayout finalizeCollectionViewUpdates
    UIKit UICollectionViewLayout initialLayoutAttributesForAppearingItem invalidateLayout
    UIKit UICollectionViewLayout layoutAttributesClass layoutAttributesForDecorationView
    UIKit UICollectionViewLayout layoutAttributesForElements layoutAttributesForItem
    UIKit UICollectionViewLayout layoutAttributesForSupplementaryView prepare register
    UIKit UICollectionViewLayout shouldInvalidateLayout targetContentOffset
    UIKit UICollectionViewLayoutAttributes ElementCategory alpha bounds center copy frame
    UIKit UICollectionViewLayoutAttributes indexPath isEqual isHidden
    UIKit UICollectionViewLayoutAttributes representedElementCategory representedElementKind
    UIKit UICollectionViewLayoutAttributes size transform transform3D zIndex
    UIKit UICollectionViewLayoutAttributes.ElementCategory cell decorationView
    UIKit UICollectionViewLayoutAttributes.ElementCategory supplementaryView
    UIKit UICollectionViewListCell accessories apply defaultContentConfiguration
    UIKit UICollectionViewListCell indentationLevel indentationWidth layoutSubviews
    UIKit UICollectionViewUpdateItem Action indexPathAfterUpdate indexPathBeforeUpdate
    UIKit UICollectionViewUpdateItem updateAction
    UIKit UICollectionViewUpdateItem.Action delete insert move none reload
    UIKit UICollisionBehavior Mode addBoundary addItem boundary boundaryIdentifiers
    UIKit UICollisionBehavior collisionDelegate collisionMode items removeAllBoundaries
    UIKit UICollisionBehavior removeBoundary removeItem
    UIKit UICollisionBehavior setTranslatesReferenceBoundsIntoBoundary
    UIKit UICollisionBehavior translatesReferenceBoundsIntoBoundary
    UIKit UICollisionBehavior.Mode boundaries everything items rawValue
    UIKit UICollisionBehaviorDelegate collisionBehavior
    UIKit UIColor black blue brown cgColor clear cyan darkGray darkText getHue getRed getWhite
    UIKit UIColor gray green groupTableViewBackground hash label lightGray lightText link
    UIKit UIColor magenta opaqueSeparator orange placeholderText purple quaternaryLabel
    UIKit UIColor quaternarySystemFill red resolvedColor secondaryLabel
    UIKit UIColor secondarySystemBackground secondarySystemFill
    UIKit UIColor secondarySystemGroupedBackground separator set setFill setStroke
    UIKit UIColor systemBackground systemBlue systemBrown systemCyan systemFill systemGray
    UIKit UIColor systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen
    UIKit UIColor systemGroupedBackground systemIndigo systemMint systemOrange systemPink
    UIKit UIColor systemPurple systemRed systemTeal systemYellow tertiaryLabel
    UIKit UIColor tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground
    UIKit UIColor tintColor white withAlphaComponent yellow
    UIKit UIConfigurationState traitCollection
    UIKit UIConfigurationStateCustomKey rawValue
    UIKit UIContentConfiguration makeContentView updated
    UIKit UIContentContainer preferredContentSize preferredContentSizeDidChange size
    UIKit UIContentView configuration supports
    UIKit UIContextMenuConfiguration identifier secondaryItemIdentifiers
    UIKit UIContextMenuInteraction Appearance delegate didMove dismissMenu location
    UIKit UIContextMenuInteraction menuAppearance view willMove
    UIKit UIContextMenuInteraction.Appearance compact rich unknown
    UIKit UIContextMenuInteractionAnimating addAnimations addCompletion previewViewController
    UIKit UIContextMenuInteractionCommitAnimating preferredCommitStyle
    UIKit UIContextMenuInteractionCommitStyle dismiss pop
    UIKit UIContextMenuInteractionDelegate contextMenuInteraction
    UIKit UIContextualAction Handler Style backgroundColor handler image style title
    UIKit UIContextualAction.Style destructive normal
    UIKit UIControl ContentHorizontalAlignment ContentVerticalAlignment Event State addAction
    UIKit UIControl addTarget beginTracking cancelTracking contentHorizontalAlignment
    UIKit UIControl contentVerticalAlignment contextMenuInteraction continueTracking
    UIKit UIControl endTracking isContextMenuInteractionEnabled isEnabled isHighlighted
    UIKit UIControl isSelected isTouchInside isTracking removeAction removeTarget sendAction
    UIKit UIControl sendActions state touchesBegan touchesCancelled touchesEnded touchesMoved
    UIKit UIControl.ContentHorizontalAlignment center fill leading left right trailing
    UIKit UIControl.ContentVerticalAlignment bottom center fill top
    UIKit UIControl.Event allEvents allTouchEvents editingChanged editingDidBegin
    UIKit UIControl.Event editingDidEnd editingDidEndOnExit menuActionTriggered
    UIKit UIControl.Event primaryActionTriggered rawValue touchCancel touchDown
    UIKit UIControl.Event touchDownRepeat touchDragEnter touchDragExit touchDragInside
    UIKit UIControl.Event touchDragOutside touchUpInside touchUpOutside valueChanged
    UIKit UIControl.State disabled highlighted normal rawValue selected
    UIKit UICubicTimingParameters controlPoint1 controlPoint2 cubicTimingParameters
    UIKit UICubicTimingParameters springTimingParameters timingCurveType
    UIKit UIDatePicker Mode calendar countDownDuration date datePickerMode datePickerStyle
    UIKit UIDatePicker didMoveToWindow intrinsicContentSize locale maximumDate minimumDate
    UIKit UIDatePicker minuteInterval preferredDatePickerStyle roundsToMinuteInterval setDate
    UIKit UIDatePicker sizeThatFits timeZone tintColorDidChange
    UIKit UIDatePicker.Mode countDownTimer date dateAndTime time
    UIKit UIDatePickerStyle automatic compact inline wheels
    UIKit UIDeferredMenuElement uncached
    UIKit UIDevice current orientation orientationDidChangeNotification userInterfaceIdiom
    UIKit UIDeviceOrientation faceDown faceUp isFlat isLandscape isPortrait
    UIKit UIDeviceOrientation isValidInterfaceOrientation landscapeLeft landscapeRight
    UIKit UIDeviceOrientation portrait portraitUpsideDown unknown
    UIKit UIDocumentPickerDelegate documentPicker documentPickerWasCancelled
    UIKit UIDocumentPickerViewController allowsMultipleSelection delegate directoryURL
    UIKit UIDocumentPickerViewController loadView viewDidAppear viewWillDisappear
    UIKit UIDynamicAnimator addBehavior behaviors delegate elapsedTime isRunning items
    UIKit UIDynamicAnimator layoutAttributesForCell referenceView removeAllBehaviors
    UIKit UIDynamicAnimator removeBehavior updateItem
    UIKit UIDynamicAnimatorDelegate dynamicAnimatorDidPause dynamicAnimatorWillResume
    UIKit UIDynamicBehavior action addChildBehavior childBehaviors dynamicAnimator hash
    UIKit UIDynamicBehavior removeChildBehavior willMove
    UIKit UIDynamicItem bounds center collisionBoundsType transform
    UIKit UIDynamicItemBehavior addAngularVelocity addItem addLinearVelocity allowsRotation
    UIKit UIDynamicItemBehavior angularResistance angularVelocity density elasticity friction
    UIKit UIDynamicItemBehavior isAnchored items linearVelocity removeItem resistance
    UIKit UIDynamicItemCollisionBoundsType ellipse rectangle
    UIKit UIEdgeInsets bottom left right top zero
    UIKit UIEvent EventSubtype allTouches coalescedTouches timestamp touches
    UIKit UIEvent.EventSubtype motionShake none
    UIKit UIFeedbackGenerator prepare
    UIKit UIFont TextStyle Weight ascender boldSystemFont buttonFontSize descender hash
    UIKit UIFont italicSystemFont labelFontSize lineHeight monospacedDigitSystemFont
    UIKit UIFont monospacedSystemFont pointSize preferredFont systemFont systemFontSize
    UIKit UIFont withSize
    UIKit UIFont.TextStyle body callout caption1 caption2 footnote headline largeTitle
    UIKit UIFont.TextStyle rawValue subheadline title1 title2 title3
    UIKit UIFont.Weight black bold heavy light medium rawValue regular semibold thin
    UIKit UIFont.Weight ultraLight
    UIKit UIFontMetrics default scaledFont scaledValue
    UIKit UIGestureRecognizer State addTarget allowedTouchTypes canBePrevented canPrevent
    UIKit UIGestureRecognizer cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded
    UIKit UIGestureRecognizer delegate hash ignore isEnabled isEqual isKind isMember location
    UIKit UIGestureRecognizer name numberOfTouches removeTarget require
    UIKit UIGestureRecognizer requiresExclusiveTouchType reset shouldBeRequiredToFail
    UIKit UIGestureRecognizer shouldRequireFailure state touchesBegan touchesCancelled
    UIKit UIGestureRecognizer touchesEnded touchesMoved view
    UIKit UIGestureRecognizer.State began cancelled changed ended failed possible recognized
    UIKit UIGestureRecognizerDelegate gestureRecognizer gestureRecognizerShouldBegin
    UIKit UIGestureRecognizerRepresentable Context CoordinateSpaceConverter Coordinator
    UIKit UIGestureRecognizerRepresentable UIGestureRecognizerType
    UIKit UIGestureRecognizerRepresentable handleUIGestureRecognizerAction makeCoordinator
    UIKit UIGestureRecognizerRepresentable makeUIGestureRecognizer updateUIGestureRecognizer
    UIKit UIGestureRecognizerRepresentableContext converter coordinator
    UIKit UIGestureRecognizerRepresentableCoordinateSpaceConverter convert localLocation
    UIKit UIGestureRecognizerRepresentableCoordinateSpaceConverter localTranslation
    UIKit UIGestureRecognizerRepresentableCoordinateSpaceConverter localVelocity location
    UIKit UIGestureRecognizerRepresentableCoordinateSpaceConverter translation velocity
    UIKit UIGraphicsImageRenderer format image pngData
    UIKit UIGraphicsImageRendererContext cgContext clip currentImage fill format stroke
    UIKit UIGraphicsImageRendererFormat default opaque preferred scale
    UIKit UIGravityBehavior addItem angle gravityDirection items magnitude removeItem setAngle
    UIKit UIHostingConfiguration background makeContentView margins minSize updated
    UIKit UIHostingController loadView rootView sizeThatFits
    UIKit UIImage Orientation RenderingMode SymbolConfiguration SymbolScale SymbolWeight
    UIKit UIImage applyingSymbolConfiguration cgImage draw hash jpegData pngData renderingMode
    UIKit UIImage scale size symbolConfiguration withConfiguration withRenderingMode
    UIKit UIImage withTintColor
    UIKit UIImage.Orientation down downMirrored left leftMirrored right rightMirrored up
    UIKit UIImage.Orientation upMirrored
    UIKit UIImage.RenderingMode alwaysOriginal alwaysTemplate automatic
    UIKit UIImage.SymbolConfiguration applying hash
    UIKit UIImage.SymbolScale default large medium small unspecified
    UIKit UIImage.SymbolWeight black bold heavy light medium regular semibold thin ultraLight
    UIKit UIImage.SymbolWeight unspecified
    UIKit UIImagePickerController CameraCaptureMode CameraDevice CameraFlashMode InfoKey
    UIKit UIImagePickerController QualityType SourceType allowsEditing availableMediaTypes
    UIKit UIImagePickerController cameraCaptureMode cameraDevice cameraFlashMode
    UIKit UIImagePickerController isCameraDeviceAvailable isFlashAvailable
    UIKit UIImagePickerController isSourceTypeAvailable mediaTypes showsCameraControls
    UIKit UIImagePickerController sourceType videoMaximumDuration videoQuality viewDidAppear
    UIKit UIImagePickerController viewWillDisappear
    UIKit UIImagePickerController.CameraCaptureMode photo video
    UIKit UIImagePickerController.CameraDevice front rear
    UIKit UIImagePickerController.CameraFlashMode auto off on
    UIKit UIImagePickerController.InfoKey editedImage imageURL mediaType mediaURL
    UIKit UIImagePickerController.InfoKey originalImage rawValue
    UIKit UIImagePickerController.QualityType type640x480 typeHigh typeIFrame1280x720
    UIKit UIImagePickerController.QualityType typeIFrame960x540 typeLow typeMedium
    UIKit UIImagePickerController.SourceType camera photoLibrary savedPhotosAlbum
    UIKit UIImagePickerControllerDelegate imagePickerController imagePickerControllerDidCancel
    UIKit UIImageView animationDuration animationImages animationRepeatCount highlightedImage
    UIKit UIImageView image intrinsicContentSize isAnimating isHighlighted
    UIKit UIImageView preferredSymbolConfiguration sizeThatFits startAnimating stopAnimating
    UIKit UIImpactFeedbackGenerator FeedbackStyle impactOccurred
    UIKit UIImpactFeedbackGenerator.FeedbackStyle heavy light medium rigid soft
    UIKit UIInteraction didMove view willMove
    UIKit UIInterfaceOrientationMask all allButUpsideDown landscape landscapeLeft
    UIKit UIInterfaceOrientationMask landscapeRight portrait portraitUpsideDown rawValue
    UIKit UIKeyCommand action input modifierFlags
    UIKit UIKeyModifierFlags alphaShift alternate command control rawValue shift
    UIKit UIKeyboardAppearance alert dark default light
    UIKit UILabel adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth attributedText
    UIKit UILabel drawText font highlightedTextColor intrinsicContentSize isEnabled
    UIKit UILabel isHighlighted lineBreakMode minimumScaleFactor numberOfLines
    UIKit UILabel preferredMaxLayoutWidth shadowColor shadowOffset sizeThatFits sizeToFit text
    UIKit UILabel textAlignment textColor textRect
    UIKit UILayoutGuide bottomAnchor centerXAnchor centerYAnchor hasAmbiguousLayout
    UIKit UILayoutGuide heightAnchor identifier layoutFrame leadingAnchor leftAnchor
    UIKit UILayoutGuide owningView rightAnchor topAnchor trailingAnchor widthAnchor
    UIKit UILayoutPriority defaultHigh defaultLow fittingSizeLevel rawValue required
    UIKit UILayoutSupport bottomAnchor length topAnchor
    UIKit UIListContentConfiguration ImageProperties TextProperties attributedText cell
    UIKit UIListContentConfiguration directionalLayoutMargins groupedFooter groupedHeader
    UIKit UIListContentConfiguration image imageProperties imageToTextPadding makeContentView
    UIKit UIListContentConfiguration plainFooter plainHeader
    UIKit UIListContentConfiguration prefersSideBySideTextAndSecondaryText
    UIKit UIListContentConfiguration prominentInsetGroupedHeader secondaryAttributedText
    UIKit UIListContentConfiguration secondaryText secondaryTextProperties sidebarCell
    UIKit UIListContentConfiguration sidebarHeader subtitleCell text textProperties
    UIKit UIListContentConfiguration textToSecondaryTextHorizontalPadding
    UIKit UIListContentConfiguration textToSecondaryTextVerticalPadding updated valueCell
    UIKit UIListContentConfiguration.ImageProperties cornerRadius maximumSize
    UIKit UIListContentConfiguration.ImageProperties preferredSymbolConfiguration
    UIKit UIListContentConfiguration.ImageProperties reservedLayoutSize tintColor
    UIKit UIListContentConfiguration.TextProperties TextAlignment alignment color font
    UIKit UIListContentConfiguration.TextProperties lineBreakMode numberOfLines
    UIKit UIListContentConfiguration.TextProperties.TextAlignment center justified natural
    UIKit UIListContentView configuration
    UIKit UILongPressGestureRecognizer allowableMovement minimumPressDuration
    UIKit UILongPressGestureRecognizer numberOfTapsRequired numberOfTouchesRequired reset
    UIKit UILongPressGestureRecognizer touchesBegan touchesEnded touchesMoved
    UIKit UIMenu ElementSize Identifier Options children identifier options
    UIKit UIMenu preferredElementSize replacingChildren selectedElements
    UIKit UIMenu.ElementSize automatic large medium small
    UIKit UIMenu.Identifier edit file format help rawValue services toolbar view window
    UIKit UIMenu.Options destructive displayAsPalette displayInline rawValue singleSelection
    UIKit UIMenuBuilder insertChild insertSibling remove replaceChildren
    UIKit UIMenuElement Attributes State image subtitle title
    UIKit UIMenuElement.Attributes destructive disabled hidden keepsMenuPresented rawValue
    UIKit UIMenuElement.State mixed off on
    UIKit UIModalPresentationStyle automatic currentContext custom formSheet fullScreen none
    UIKit UIModalPresentationStyle overCurrentContext overFullScreen pageSheet popover
    UIKit UIModalTransitionStyle coverVertical crossDissolve flipHorizontal
    UIKit UINavigationBar appearance backItem barStyle barTintColor compactAppearance
    UIKit UINavigationBar isTranslucent items largeTitleTextAttributes prefersLargeTitles
    UIKit UINavigationBar scrollEdgeAppearance setBackgroundImage shadowImage
    UIKit UINavigationBar standardAppearance titleTextAttributes topItem
    UIKit UINavigationBarAppearance largeTitleTextAttributes titleTextAttributes
    UIKit UINavigationController Operation delegate interactivePopGestureRecognizer
    UIKit UINavigationController isNavigationBarHidden navigationBar popToRootViewController
    UIKit UINavigationController popToViewController popViewController pushViewController
    UIKit UINavigationController setNavigationBarHidden setViewControllers topViewController
    UIKit UINavigationController viewControllers viewDidLayoutSubviews viewDidLoad
    UIKit UINavigationController visibleViewController
    UIKit UINavigationController.Operation none pop push
    UIKit UINavigationControllerDelegate navigationController
    UIKit UINavigationItem LargeTitleDisplayMode backBarButtonItem backButtonTitle hash
    UIKit UINavigationItem hidesBackButton hidesSearchBarWhenScrolling largeTitleDisplayMode
    UIKit UINavigationItem leftBarButtonItem leftBarButtonItems rightBarButtonItem
    UIKit UINavigationItem rightBarButtonItems searchController setLeftBarButton
    UIKit UINavigationItem setLeftBarButtonItems setRightBarButton setRightBarButtonItems
    UIKit UINavigationItem title titleView
    UIKit UINavigationItem.LargeTitleDisplayMode always automatic inline never
    UIKit UINib OptionsKey instantiate
    UIKit UINib.OptionsKey externalObjects rawValue
    UIKit UINotificationFeedbackGenerator FeedbackType notificationOccurred
    UIKit UINotificationFeedbackGenerator.FeedbackType error success warning
    UIKit UIOffset horizontal vertical zero
    UIKit UIPageControl BackgroundStyle allowsContinuousInteraction appearance backgroundStyle
    UIKit UIPageControl beginTracking cancelTracking continueTracking currentPage
    UIKit UIPageControl currentPageIndicatorTintColor endTracking hidesForSinglePage
    UIKit UIPageControl intrinsicContentSize layoutSubviews numberOfPages
    UIKit UIPageControl pageIndicatorTintColor size sizeThatFits
    UIKit UIPageControl.BackgroundStyle automatic minimal prominent
    UIKit UIPageViewController NavigationDirection NavigationOrientation OptionsKey
    UIKit UIPageViewController TransitionStyle dataSource delegate gestureRecognizers
    UIKit UIPageViewController navigationOrientation scrollViewDidEndDecelerating
    UIKit UIPageViewController scrollViewDidEndDragging scrollViewDidEndScrollingAnimation
    UIKit UIPageViewController scrollViewDidScroll setViewControllers transitionStyle
    UIKit UIPageViewController viewControllers viewDidLayoutSubviews viewDidLoad
    UIKit UIPageViewController.NavigationDirection forward reverse
    UIKit UIPageViewController.NavigationOrientation horizontal vertical
    UIKit UIPageViewController.OptionsKey interPageSpacing rawValue
    UIKit UIPageViewController.TransitionStyle pageCurl scroll
    UIKit UIPageViewControllerDataSource pageViewController presentationCount
    UIKit UIPageViewControllerDataSource presentationIndex
    UIKit UIPageViewControllerDelegate pageViewController
    UIKit UIPanGestureRecognizer maximumNumberOfTouches minimumNumberOfTouches reset
    UIKit UIPanGestureRecognizer setTranslation touchesBegan touchesEnded touchesMoved
    UIKit UIPanGestureRecognizer translation velocity
    UIKit UIPasteboard general hasStrings hasURLs string strings url
    UIKit UIPercentDrivenInteractiveTransition cancel completionCurve completionSpeed duration
    UIKit UIPercentDrivenInteractiveTransition finish pause percentComplete
    UIKit UIPercentDrivenInteractiveTransition startInteractiveTransition update
    UIKit UIPercentDrivenInteractiveTransition wantsInteractiveStart
    UIKit UIPickerView dataSource delegate intrinsicContentSize layoutSubviews
    UIKit UIPickerView numberOfComponents numberOfRows reloadAllComponents reloadComponent
    UIKit UIPickerView rowSize selectRow selectedRow showsSelectionIndicator sizeThatFits view
    UIKit UIPickerViewDataSource numberOfComponents pickerView
    UIKit UIPickerViewDelegate pickerView
    UIKit UIPinchGestureRecognizer reset scale touchesBegan touchesEnded touchesMoved velocity
    UIKit UIPresentationController containerView containerViewDidLayoutSubviews
    UIKit UIPresentationController containerViewWillLayoutSubviews delegate
    UIKit UIPresentationController dismissalTransitionDidEnd dismissalTransitionWillBegin
    UIKit UIPresentationController frameOfPresentedViewInContainerView preferredContentSize
    UIKit UIPresentationController preferredContentSizeDidChange presentationTransitionDidEnd
    UIKit UIPresentationController presentationTransitionWillBegin presentedView
    UIKit UIPresentationController presentedViewController presentingViewController
    UIKit UIPresentationController shouldRemovePresentersView size traitCollection
    UIKit UIPresentationController traitCollectionDidChange viewWillTransition
    UIKit UIPreviewParameters backgroundColor visiblePath
    UIKit UIPreviewTarget center container
    UIKit UIProgressView Style intrinsicContentSize layoutSubviews progress progressTintColor
    UIKit UIProgressView setProgress trackTintColor
    UIKit UIProgressView.Style bar default
    UIKit UIPushBehavior Mode active addItem angle items magnitude mode pushDirection
    UIKit UIPushBehavior removeItem setAngle setTargetOffsetFromCenter targetOffsetFromCenter
    UIKit UIPushBehavior.Mode continuous instantaneous
    UIKit UIRectCorner allCorners bottomLeft bottomRight rawValue topLeft topRight
    UIKit UIRectEdge all bottom left rawValue right top
    UIKit UIRefreshControl attributedTitle beginRefreshing endRefreshing isRefreshing
    UIKit UIRefreshControl tintColor
    UIKit UIResponder addObserver awakeFromNib becomeFirstResponder buildMenu
    UIKit UIResponder canBecomeFirstResponder canResignFirstResponder debugDescription
    UIKit UIResponder description hash inputAccessoryView inputView isEqual isFirstResponder
    UIKit UIResponder isKind isMember isProxy keyboardAnimationCurveUserInfoKey
    UIKit UIResponder keyboardAnimationDurationUserInfoKey keyboardDidChangeFrameNotification
    UIKit UIResponder keyboardDidHideNotification keyboardDidShowNotification
    UIKit UIResponder keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey
    UIKit UIResponder keyboardWillChangeFrameNotification keyboardWillHideNotification
    UIKit UIResponder keyboardWillShowNotification motionBegan motionCancelled motionEnded
    UIKit UIResponder next observeValue prepareForInterfaceBuilder reloadInputViews
    UIKit UIResponder removeObserver resignFirstResponder self touchesBegan touchesCancelled
    UIKit UIResponder touchesEnded touchesMoved
    UIKit UIReturnKeyType continue default done emergencyCall go google join next route search
    UIKit UIReturnKeyType send yahoo
    UIKit UIRotationGestureRecognizer reset rotation touchesBegan touchesEnded touchesMoved
    UIKit UIRotationGestureRecognizer velocity
    UIKit UIScene ActivationState ConnectionOptions activationState delegate session
    UIKit UIScene.ActivationState background foregroundActive foregroundInactive unattached
    UIKit UISceneConfiguration delegateClass name role sceneClass storyboard
    UIKit UISceneDelegate scene sceneDidBecomeActive sceneWillEnterForeground
    UIKit UISceneSession Role role
    UIKit UISceneSession.Role windowApplication
    UIKit UIScreen bounds main nativeBounds nativeScale scale value
    UIKit UIScreenEdgePanGestureRecognizer edges touchesBegan
    UIKit UIScrollView ContentInsetAdjustmentBehavior DecelerationRate IndicatorStyle
    UIKit UIScrollView KeyboardDismissMode adjustedContentInset adjustedContentInsetDidChange
    UIKit UIScrollView alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom
    UIKit UIScrollView canCancelContentTouches contentInset contentInsetAdjustmentBehavior
    UIKit UIScrollView contentLayoutGuide contentOffset contentSize decelerationRate
    UIKit UIScrollView delaysContentTouches delegate flashScrollIndicators frameLayoutGuide
    UIKit UIScrollView gestureRecognizerShouldBegin hitTest horizontalScrollIndicatorInsets
    UIKit UIScrollView indicatorStyle isDecelerating isDirectionalLockEnabled isDragging
    UIKit UIScrollView isPagingEnabled isScrollEnabled isTracking isZoomBouncing isZooming
    UIKit UIScrollView keyboardDismissMode layoutSubviews maximumZoomScale minimumZoomScale
    UIKit UIScrollView panGestureRecognizer pinchGestureRecognizer refreshControl
    UIKit UIScrollView scrollIndicatorInsets scrollRectToVisible scrollsToTop setContentOffset
    UIKit UIScrollView setZoomScale showsHorizontalScrollIndicator
    UIKit UIScrollView showsVerticalScrollIndicator touchesBegan verticalScrollIndicatorInsets
    UIKit UIScrollView zoom zoomScale
    UIKit UIScrollView.ContentInsetAdjustmentBehavior always automatic never scrollableAxes
    UIKit UIScrollView.DecelerationRate fast normal rawValue
    UIKit UIScrollView.IndicatorStyle black default white
    UIKit UIScrollView.KeyboardDismissMode interactive none onDrag
    UIKit UIScrollViewDelegate scrollViewDidChangeAdjustedContentInset
    UIKit UIScrollViewDelegate scrollViewDidEndDecelerating scrollViewDidEndDragging
    UIKit UIScrollViewDelegate scrollViewDidEndScrollingAnimation scrollViewDidEndZooming
    UIKit UIScrollViewDelegate scrollViewDidScroll scrollViewDidScrollToTop scrollViewDidZoom
    UIKit UIScrollViewDelegate scrollViewShouldScrollToTop scrollViewWillBeginDecelerating
    UIKit UIScrollViewDelegate scrollViewWillBeginDragging scrollViewWillBeginZooming
    UIKit UIScrollViewDelegate scrollViewWillEndDragging viewForZooming
    UIKit UISearchBar Style barStyle barTintColor becomeFirstResponder canBecomeFirstResponder
    UIKit UISearchBar delegate intrinsicContentSize isFirstResponder isTranslucent
    UIKit UISearchBar layoutSubviews placeholder resignFirstResponder scopeButtonTitles
    UIKit UISearchBar searchBarStyle searchTextField selectedScopeButtonIndex
    UIKit UISearchBar setShowsCancelButton showsCancelButton showsScopeBar sizeThatFits text
    UIKit UISearchBar textField textFieldDidBeginEditing textFieldDidEndEditing
    UIKit UISearchBar textFieldShouldBeginEditing textFieldShouldEndEditing
    UIKit UISearchBar textFieldShouldReturn
    UIKit UISearchBar.Style default minimal prominent
    UIKit UISearchBarDelegate searchBar searchBarCancelButtonClicked
    UIKit UISearchBarDelegate searchBarSearchButtonClicked searchBarShouldBeginEditing
    UIKit UISearchBarDelegate searchBarShouldEndEditing searchBarTextDidBeginEditing
    UIKit UISearchBarDelegate searchBarTextDidEndEditing
    UIKit UISearchController automaticallyShowsCancelButton delegate
    UIKit UISearchController dimsBackgroundDuringPresentation
    UIKit UISearchController hidesNavigationBarDuringPresentation isActive
    UIKit UISearchController obscuresBackgroundDuringPresentation searchBar
    UIKit UISearchController searchBarCancelButtonClicked searchBarSearchButtonClicked
    UIKit UISearchController searchBarTextDidBeginEditing searchResultsController
    UIKit UISearchController searchResultsUpdater showsSearchResultsController
    UIKit UISearchControllerDelegate didDismissSearchController didPresentSearchController
    UIKit UISearchControllerDelegate presentSearchController willDismissSearchController
    UIKit UISearchControllerDelegate willPresentSearchController
    UIKit UISearchResultsUpdating updateSearchResults
    UIKit UISegmentedControl appearance insertSegment intrinsicContentSize noSegment
    UIKit UISegmentedControl numberOfSegments removeAllSegments selectedSegmentIndex setTitle
    UIKit UISegmentedControl sizeThatFits titleForSegment
    UIKit UISelectionFeedbackGenerator selectionChanged
    UIKit UISheetPresentationController Detent animateChanges detents
    UIKit UISheetPresentationController dismissalTransitionDidEnd dismissalTransitionWillBegin
    UIKit UISheetPresentationController frameOfPresentedViewInContainerView invalidateDetents
    UIKit UISheetPresentationController largestUndimmedDetentIdentifier preferredCornerRadius
    UIKit UISheetPresentationController prefersEdgeAttachedInCompactHeight
    UIKit UISheetPresentationController prefersGrabberVisible
    UIKit UISheetPresentationController prefersScrollingExpandsWhenScrolledToEdge
    UIKit UISheetPresentationController presentationTransitionDidEnd
    UIKit UISheetPresentationController presentationTransitionWillBegin
    UIKit UISheetPresentationController selectedDetentIdentifier
    UIKit UISheetPresentationController widthFollowsPreferredContentSizeWhenEdgeAttached
    UIKit UISheetPresentationController.Detent Identifier custom identifier large medium
    UIKit UISheetPresentationController.Detent resolvedValue
    UIKit UISheetPresentationController.Detent.Identifier large medium rawValue
    UIKit UISheetPresentationControllerDelegate sheetPresentationControllerDidChangeSelectedDetentIdentifier
    UIKit UISheetPresentationControllerDetentResolutionContext containerTraitCollection
    UIKit UISheetPresentationControllerDetentResolutionContext maximumDetentValue
    UIKit UISlider intrinsicContentSize isContinuous maximumValue minimumTrackTintColor
    UIKit UISlider minimumValue setValue sizeThatFits value
    UIKit UISnapBehavior damping snapPoint
    UIKit UISpringTimingParameters cubicTimingParameters initialVelocity
    UIKit UISpringTimingParameters springTimingParameters timingCurveType
    UIKit UIStackView Alignment Distribution addArrangedSubview alignment arrangedSubviews
    UIKit UIStackView axis customSpacing distribution insertArrangedSubview
    UIKit UIStackView isLayoutMarginsRelativeArrangement removeArrangedSubview
    UIKit UIStackView setCustomSpacing spacing spacingUseDefault
    UIKit UIStackView.Alignment bottom center fill firstBaseline lastBaseline leading top
    UIKit UIStackView.Alignment trailing
    UIKit UIStackView.Distribution equalCentering equalSpacing fill fillEqually
    UIKit UIStackView.Distribution fillProportionally
    UIKit UIStatusBarAnimation fade none slide
    UIKit UIStatusBarStyle darkContent default lightContent
    UIKit UIStepper autorepeat intrinsicContentSize isContinuous maximumValue minimumValue
    UIKit UIStepper sizeThatFits stepValue value wraps
    UIKit UIStoryboard instantiateInitialViewController instantiateViewController
    UIKit UIStoryboardSegue destination identifier perform source
    UIKit UISwipeActionsConfiguration actions performsFirstActionWithFullSwipe
    UIKit UISwipeGestureRecognizer Direction direction numberOfTouchesRequired reset
    UIKit UISwipeGestureRecognizer touchesBegan touchesEnded touchesMoved
    UIKit UISwipeGestureRecognizer.Direction down left rawValue right up
    UIKit UISwitch intrinsicContentSize isOn onTintColor setOn sizeThatFits
    UIKit UITabBar appearance barTintColor delegate intrinsicContentSize isTranslucent items
    UIKit UITabBar layoutSubviews scrollEdgeAppearance selectedItem setItems sizeThatFits
    UIKit UITabBar standardAppearance tintColorDidChange unselectedItemTintColor
    UIKit UITabBarAppearance compactInlineLayoutAppearance inlineLayoutAppearance
    UIKit UITabBarAppearance stackedLayoutAppearance
    UIKit UITabBarController delegate selectedIndex selectedViewController setViewControllers
    UIKit UITabBarController tabBar viewControllers viewDidLayoutSubviews viewDidLoad
    UIKit UITabBarControllerDelegate tabBarController
    UIKit UITabBarDelegate tabBar
    UIKit UITabBarItem SystemItem appearance badgeColor badgeValue hash image selectedImage
    UIKit UITabBarItem setTitleTextAttributes tag title titleTextAttributes
    UIKit UITabBarItem.SystemItem bookmarks contacts downloads favorites featured history more
    UIKit UITabBarItem.SystemItem mostRecent mostViewed recents search topRated
    UIKit UITabBarItemAppearance State normal selected
    UIKit UITabBarItemAppearance.State iconColor titleTextAttributes
    UIKit UITableView RowAnimation ScrollPosition SeparatorStyle Style allowsMultipleSelection
    UIKit UITableView allowsMultipleSelectionDuringEditing allowsSelection
    UIKit UITableView allowsSelectionDuringEditing automaticDimension beginUpdates cellForRow
    UIKit UITableView dataSource deleteRows deleteSections dequeueReusableCell
    UIKit UITableView dequeueReusableHeaderFooterView deselectRow endUpdates
    UIKit UITableView estimatedRowHeight headerView indexPath indexPathForRow
    UIKit UITableView indexPathForSelectedRow indexPathsForSelectedRows
    UIKit UITableView indexPathsForVisibleRows insertRows insertSections isEditing
    UIKit UITableView layoutSubviews moveRow numberOfRows numberOfSections performBatchUpdates
    UIKit UITableView reconfigureRows rectForRow register reloadData reloadRows reloadSections
    UIKit UITableView rowHeight scrollToRow sectionFooterHeight sectionHeaderHeight selectRow
    UIKit UITableView separatorColor separatorInset separatorStyle setEditing style
    UIKit UITableView tableFooterView tableHeaderView touchesBegan touchesCancelled
    UIKit UITableView touchesEnded visibleCells
    UIKit UITableView.RowAnimation automatic bottom fade left middle none right top
    UIKit UITableView.ScrollPosition bottom middle none top
    UIKit UITableView.SeparatorStyle none singleLine
    UIKit UITableView.Style grouped insetGrouped plain
    UIKit UITableViewCell AccessoryType CellStyle EditingStyle SelectionStyle SeparatorStyle
    UIKit UITableViewCell accessoryType accessoryView automaticallyUpdatesContentConfiguration
    UIKit UITableViewCell backgroundConfiguration configurationState
    UIKit UITableViewCell configurationUpdateHandler contentConfiguration contentView
    UIKit UITableViewCell defaultContentConfiguration detailTextLabel editingAccessoryType
    UIKit UITableViewCell editingAccessoryView editingStyle imageView isEditing isHighlighted
    UIKit UITableViewCell isSelected layoutSubviews prepareForReuse reuseIdentifier
    UIKit UITableViewCell selectedBackgroundView selectionStyle separatorInset setEditing
    UIKit UITableViewCell setHighlighted setNeedsUpdateConfiguration setSelected
    UIKit UITableViewCell shouldIndentWhileEditing showingDeleteConfirmation
    UIKit UITableViewCell showsReorderControl textLabel updateConfiguration
    UIKit UITableViewCell.AccessoryType checkmark detailButton detailDisclosureButton
    UIKit UITableViewCell.AccessoryType disclosureIndicator none
    UIKit UITableViewCell.CellStyle default subtitle value1 value2
    UIKit UITableViewCell.EditingStyle delete insert none
    UIKit UITableViewCell.SelectionStyle blue default gray none
    UIKit UITableViewController loadView numberOfSections refreshControl
    UIKit UITableViewController scrollViewDidChangeAdjustedContentInset
    UIKit UITableViewController scrollViewDidEndDecelerating scrollViewDidEndDragging
    UIKit UITableViewController scrollViewDidEndScrollingAnimation scrollViewDidScroll
    UIKit UITableViewController scrollViewWillBeginDragging scrollViewWillEndDragging
    UIKit UITableViewController setEditing tableView
    UIKit UITableViewDataSource numberOfSections tableView
    UIKit UITableViewDelegate tableView
    UIKit UITableViewDiffableDataSource CellProvider apply applySnapshotUsingReloadData
    UIKit UITableViewDiffableDataSource defaultRowAnimation indexPath itemIdentifier
    UIKit UITableViewDiffableDataSource numberOfSections sectionIdentifier snapshot tableView
    UIKit UITableViewHeaderFooterView backgroundConfiguration contentConfiguration contentView
    UIKit UITableViewHeaderFooterView defaultContentConfiguration layoutSubviews
    UIKit UITableViewHeaderFooterView prepareForReuse reuseIdentifier textLabel
    UIKit UITableViewRowAction Style backgroundColor style title
    UIKit UITableViewRowAction.Style default destructive normal rawValue
    UIKit UITapGestureRecognizer numberOfTapsRequired numberOfTouchesRequired reset
    UIKit UITapGestureRecognizer touchesBegan touchesEnded touchesMoved
    UIKit UITargetedPreview parameters size target view
    UIKit UITextAutocorrectionType default no yes
    UIKit UITextChecker availableLanguages rangeOfMisspelledWord
    UIKit UITextField BorderStyle ViewMode attributedPlaceholder attributedText
    UIKit UITextField autocapitalizationType autocorrectionType becomeFirstResponder
    UIKit UITextField borderStyle canBecomeFirstResponder clearButtonMode clearsOnBeginEditing
    UIKit UITextField defaultTextAttributes delegate editingRect enablesReturnKeyAutomatically
    UIKit UITextField font hasText inputAccessoryView inputView intrinsicContentSize isEditing
    UIKit UITextField isSecureTextEntry keyboardAppearance keyboardType layoutSubviews
    UIKit UITextField leftView leftViewMode leftViewRect placeholder reloadInputViews
    UIKit UITextField resignFirstResponder returnKeyType rightView rightViewMode rightViewRect
    UIKit UITextField sizeThatFits spellCheckingType text textAlignment textColor
    UIKit UITextField textContentType textRect willMove
    UIKit UITextField.BorderStyle bezel line none roundedRect
    UIKit UITextField.ViewMode always never unlessEditing whileEditing
    UIKit UITextFieldDelegate textField textFieldDidBeginEditing textFieldDidEndEditing
    UIKit UITextFieldDelegate textFieldShouldBeginEditing textFieldShouldClear
    UIKit UITextFieldDelegate textFieldShouldEndEditing textFieldShouldReturn
    UIKit UITextSpellCheckingType default no yes
    UIKit UITextView attributedText autocapitalizationType autocorrectionType
    UIKit UITextView becomeFirstResponder canBecomeFirstResponder
    UIKit UITextView enablesReturnKeyAutomatically font hasText inputAccessoryView inputView
    UIKit UITextView intrinsicContentSize isEditable isSelectable keyboardAppearance
    UIKit UITextView keyboardType layoutSubviews reloadInputViews resignFirstResponder
    UIKit UITextView returnKeyType sizeThatFits spellCheckingType text textAlignment textColor
    UIKit UITextView textContainerInset textContentType willMove
    UIKit UITextViewDelegate textView textViewDidBeginEditing textViewDidChange
    UIKit UITextViewDelegate textViewDidEndEditing textViewShouldBeginEditing
    UIKit UITextViewDelegate textViewShouldEndEditing
    UIKit UITimingCurveProvider cubicTimingParameters springTimingParameters timingCurveType
    UIKit UITimingCurveType builtin composed cubic spring
    UIKit UIToolbar barStyle barTintColor intrinsicContentSize isTranslucent items
    UIKit UIToolbar layoutSubviews setItems sizeThatFits
    UIKit UITouch Phase TouchType force gestureRecognizers hash location maximumPossibleForce
    UIKit UITouch phase previousLocation tapCount timestamp type view window
    UIKit UITouch.Phase began cancelled ended moved stationary
    UIKit UITouch.TouchType direct indirect indirectPointer pencil stylus
    UIKit UITraitCollection displayScale horizontalSizeClass userInterfaceIdiom
    UIKit UITraitCollection userInterfaceStyle verticalSizeClass
    UIKit UITransitionContextViewControllerKey from to
    UIKit UITransitionContextViewKey from to
    UIKit UIUserInterfaceIdiom carPlay mac pad phone tv unspecified vision
    UIKit UIUserInterfaceLayoutDirection leftToRight rightToLeft
    UIKit UIUserInterfaceSizeClass compact regular unspecified
    UIKit UIUserInterfaceStyle dark light unspecified
    UIKit UIView AnimationCurve AnimationOptions AutoresizingMask ContentMode
    UIKit UIView KeyframeAnimationOptions accessibilityIdentifier accessibilityLabel action
    UIKit UIView addConstraint addConstraints addGestureRecognizer addInteraction addKeyframe
    UIKit UIView addLayoutGuide addSubview alpha anchorPoint animate animateKeyframes
    UIKit UIView areAnimationsEnabled autoresizesSubviews autoresizingMask backgroundColor
    UIKit UIView bottomAnchor bounds bringSubview bringSubviewToFront center centerXAnchor
    UIKit UIView centerYAnchor clipsToBounds collisionBoundsType constraints
    UIKit UIView contentCompressionResistancePriority contentHuggingPriority contentMode
    UIKit UIView contentScaleFactor convert didAddSubview didMoveToSuperview didMoveToWindow
    UIKit UIView directionalLayoutMargins draw drawHierarchy
    UIKit UIView effectiveUserInterfaceLayoutDirection endEditing exchangeSubview
    UIKit UIView firstBaselineAnchor frame gestureRecognizerShouldBegin gestureRecognizers
    UIKit UIView hasAmbiguousLayout heightAnchor hitTest inheritedAnimationDuration
    UIKit UIView insertSubview insetsLayoutMarginsFromSafeArea interactions
    UIKit UIView intrinsicContentSize invalidateIntrinsicContentSize isAccessibilityElement
    UIKit UIView isDescendant isExclusiveTouch isHidden isMultipleTouchEnabled isOpaque
    UIKit UIView isUserInteractionEnabled lastBaselineAnchor layer layerClass
    UIKit UIView layoutFittingCompressedSize layoutFittingExpandedSize layoutGuides
    UIKit UIView layoutIfNeeded layoutMargins layoutMarginsGuide layoutSublayers
    UIKit UIView layoutSubviews leadingAnchor leftAnchor mask next noIntrinsicMetric
    UIKit UIView overrideUserInterfaceStyle performWithoutAnimation point
    UIKit UIView preservesSuperviewLayoutMargins readableContentGuide removeConstraint
    UIKit UIView removeConstraints removeFromSuperview removeGestureRecognizer
    UIKit UIView removeInteraction removeLayoutGuide resizableSnapshotView rightAnchor
    UIKit UIView safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide sendSubview
    UIKit UIView sendSubviewToBack setAnimationsEnabled
    UIKit UIView setContentCompressionResistancePriority setContentHuggingPriority
    UIKit UIView setNeedsDisplay setNeedsLayout setNeedsUpdateConstraints sizeThatFits
    UIKit UIView sizeToFit snapshotView subviews superview systemLayoutSizeFitting tag
    UIKit UIView tintColor tintColorDidChange topAnchor trailingAnchor traitCollection
    UIKit UIView traitCollectionDidChange transform transform3D transition
    UIKit UIView translatesAutoresizingMaskIntoConstraints updateConstraints
    UIKit UIView updateConstraintsIfNeeded viewWithTag widthAnchor willMove willRemoveSubview
    UIKit UIView window
    UIKit UIView.AnimationCurve easeIn easeInOut easeOut linear
    UIKit UIView.AnimationOptions allowAnimatedContent allowUserInteraction autoreverse
    UIKit UIView.AnimationOptions beginFromCurrentState curveEaseIn curveEaseInOut
    UIKit UIView.AnimationOptions curveEaseOut curveLinear layoutSubviews
    UIKit UIView.AnimationOptions overrideInheritedCurve overrideInheritedDuration rawValue
    UIKit UIView.AnimationOptions repeat showHideTransitionViews transitionCrossDissolve
    UIKit UIView.AnimationOptions transitionCurlDown transitionCurlUp transitionFlipFromBottom
    UIKit UIView.AnimationOptions transitionFlipFromLeft transitionFlipFromRight
    UIKit UIView.AnimationOptions transitionFlipFromTop transitionNone
    UIKit UIView.AutoresizingMask flexibleBottomMargin flexibleHeight flexibleLeftMargin
    UIKit UIView.AutoresizingMask flexibleRightMargin flexibleTopMargin flexibleWidth rawValue
    UIKit UIView.ContentMode bottom bottomLeft bottomRight center left redraw right
    UIKit UIView.ContentMode scaleAspectFill scaleAspectFit scaleToFill top topLeft topRight
    UIKit UIView.KeyframeAnimationOptions allowUserInteraction autoreverse
    UIKit UIView.KeyframeAnimationOptions beginFromCurrentState calculationModeCubic
    UIKit UIView.KeyframeAnimationOptions calculationModeDiscrete calculationModeLinear
    UIKit UIView.KeyframeAnimationOptions layoutSubviews rawValue repeat
    UIKit UIViewAnimating finishAnimation fractionComplete isReversed isRunning pauseAnimation
    UIKit UIViewAnimating startAnimation state stopAnimation
    UIKit UIViewAnimatingPosition current end start
    UIKit UIViewAnimatingState active inactive stopped
    UIKit UIViewConfigurationState isDisabled isHighlighted isSelected traitCollection
    UIKit UIViewController addChild addChildViewController additionalSafeAreaInsets
    UIKit UIViewController automaticallyAdjustsScrollViewInsets beginAppearanceTransition
    UIKit UIViewController bottomLayoutGuide childForStatusBarHidden childForStatusBarStyle
    UIKit UIViewController childViewControllers children definesPresentationContext didMove
    UIKit UIViewController didReceiveMemoryWarning dismiss edgesForExtendedLayout
    UIKit UIViewController editButtonItem endAppearanceTransition isBeingDismissed
    UIKit UIViewController isBeingPresented isEditing isModalInPresentation isViewLoaded
    UIKit UIViewController loadView loadViewIfNeeded
    UIKit UIViewController modalPresentationCapturesStatusBarAppearance modalPresentationStyle
    UIKit UIViewController modalTransitionStyle navigationController navigationItem next
    UIKit UIViewController nibBundle nibName overrideUserInterfaceStyle parent performSegue
    UIKit UIViewController preferredContentSize preferredContentSizeDidChange
    UIKit UIViewController preferredStatusBarStyle preferredStatusBarUpdateAnimation
    UIKit UIViewController prefersHomeIndicatorAutoHidden prefersStatusBarHidden prepare
    UIKit UIViewController present presentationController presentedViewController
    UIKit UIViewController presentingViewController removeFromParent
    UIKit UIViewController removeFromParentViewController setEditing
    UIKit UIViewController setNeedsStatusBarAppearanceUpdate
    UIKit UIViewController setNeedsUpdateOfHomeIndicatorAutoHidden sheetPresentationController
    UIKit UIViewController shouldAutorotate shouldPerformSegue show size storyboard
    UIKit UIViewController supportedInterfaceOrientations tabBarController tabBarItem title
    UIKit UIViewController topLayoutGuide traitCollection traitCollectionDidChange
    UIKit UIViewController transitionCoordinator transitioningDelegate updateViewConstraints
    UIKit UIViewController view viewDidAppear viewDidDisappear viewDidLayoutSubviews
    UIKit UIViewController viewDidLoad viewIfLoaded viewIsAppearing
    UIKit UIViewController viewSafeAreaInsetsDidChange viewWillAppear viewWillDisappear
    UIKit UIViewController viewWillLayoutSubviews viewWillTransition willMove
    UIKit UIViewControllerAnimatedTransitioning animateTransition animationEnded
    UIKit UIViewControllerAnimatedTransitioning transitionDuration
    UIKit UIViewControllerContextTransitioning cancelInteractiveTransition completeTransition
    UIKit UIViewControllerContextTransitioning containerView finalFrame
    UIKit UIViewControllerContextTransitioning finishInteractiveTransition initialFrame
    UIKit UIViewControllerContextTransitioning isAnimated isInteractive
    UIKit UIViewControllerContextTransitioning pauseInteractiveTransition
    UIKit UIViewControllerContextTransitioning transitionWasCancelled
    UIKit UIViewControllerContextTransitioning updateInteractiveTransition view viewController
    UIKit UIViewControllerInteractiveTransitioning startInteractiveTransition
    UIKit UIViewControllerInteractiveTransitioning wantsInteractiveStart
    UIKit UIViewControllerRepresentable Context Coordinator UIViewControllerType body
    UIKit UIViewControllerRepresentable dismantleUIViewController makeCoordinator
    UIKit UIViewControllerRepresentable makeUIViewController sizeThatFits
    UIKit UIViewControllerRepresentable updateUIViewController
    UIKit UIViewControllerRepresentableContext coordinator environment transaction
    UIKit UIViewControllerTransitionCoordinator animate animateAlongsideTransition
    UIKit UIViewControllerTransitionCoordinator notifyWhenInteractionChanges
    UIKit UIViewControllerTransitionCoordinatorContext containerView initiallyInteractive
    UIKit UIViewControllerTransitionCoordinatorContext isAnimated isCancelled isInteractive
    UIKit UIViewControllerTransitionCoordinatorContext transitionDuration view viewController
    UIKit UIViewControllerTransitioningDelegate animationController
    UIKit UIViewControllerTransitioningDelegate interactionControllerForDismissal
    UIKit UIViewControllerTransitioningDelegate interactionControllerForPresentation
    UIKit UIViewControllerTransitioningDelegate presentationController
    UIKit UIViewImplicitlyAnimating addAnimations addCompletion continueAnimation
    UIKit UIViewPropertyAnimator addAnimations addCompletion continueAnimation delay duration
    UIKit UIViewPropertyAnimator finishAnimation fractionComplete isInterruptible isReversed
    UIKit UIViewPropertyAnimator isRunning isUserInteractionEnabled pauseAnimation
    UIKit UIViewPropertyAnimator pausesOnCompletion runningPropertyAnimator scrubsLinearly
    UIKit UIViewPropertyAnimator startAnimation state stopAnimation timingParameters
    UIKit UIViewRepresentable Context Coordinator UIViewType body dismantleUIView
    UIKit UIViewRepresentable makeCoordinator makeUIView sizeThatFits updateUIView
    UIKit UIViewRepresentableContext coordinator environment transaction
    UIKit UIVisualEffectView contentView effect
    UIKit UIWindow Level bounds isHidden isKeyWindow makeKey makeKeyAndVisible next
    UIKit UIWindow rootViewController safeAreaInsets screen window windowLevel windowScene
    UIKit UIWindow.Level alert normal rawValue statusBar
    UIKit UIWindowScene keyWindow screen windows
    UIKit UIWindowSceneDelegate window
    UIKit UUID copy
    UIKit UserDefaults setValue value
    Unavailable - ContentUnavailableView SearchUnavailableContent
    Unavailable ContentUnavailableView body search
    Unavailable SearchUnavailableContent Actions Description Label
    Unavailable SearchUnavailableContent.Actions body
    Unavailable SearchUnavailableContent.Description body
    Unavailable SearchUnavailableContent.Label body
    """
}
