// Part of Snapback, under the MIT licence; see LICENSE.

extension Compatibility {
  /// The public declarations. A line has a family, an owner or `-`, and names.
  static let declarationTable = """
    Accessibility - AccessibilityActionKind AccessibilityAdjustmentDirection
    Accessibility - AccessibilityChildBehavior AccessibilityTraits
    Accessibility AccessibilityActionKind default escape magicTap
    Accessibility AccessibilityAdjustmentDirection decrement increment
    Accessibility AccessibilityChildBehavior combine contain ignore
    Accessibility AccessibilityTraits allowsDirectInteraction causesPageTurn contains
    Accessibility AccessibilityTraits formIntersection formSymmetricDifference formUnion
    Accessibility AccessibilityTraits insert intersection isButton isHeader isImage
    Accessibility AccessibilityTraits isKeyboardKey isLink isModal isSearchField isSelected
    Accessibility AccessibilityTraits isStaticText isSummaryElement isToggle playsSound remove
    Accessibility AccessibilityTraits startsMediaSession symmetricDifference union update
    Accessibility AccessibilityTraits updatesFrequently
    Accessibility View accessibility accessibilityAction accessibilityAddTraits
    Accessibility View accessibilityAdjustableAction accessibilityElement accessibilityHidden
    Accessibility View accessibilityHint accessibilityIdentifier accessibilityLabel
    Accessibility View accessibilityRemoveTraits accessibilitySortPriority accessibilityValue
    Accessibility View help
    Animation - AnimatableModifier AnyTransition AsymmetricTransition BlurReplaceTransition
    Animation - CATransform3D CATransform3DConcat CATransform3DIdentity
    Animation - CATransform3DMakeRotation CATransform3DMakeScale CATransform3DMakeTranslation
    Animation - CATransform3DRotate CATransform3DScale CATransform3DTranslate GeometryEffect
    Animation - IdentityTransition KeyframeAnimator MatchedGeometryProperties MoveTransition
    Animation - OffsetTransition OpacityTransition PhaseAnimator PlaceholderContentView
    Animation - ProjectionTransform PushTransition ScaleTransition SlideTransition Transition
    Animation AnyTransition animation asymmetric combined identity modifier move offset
    Animation AnyTransition opacity push scale slide
    Animation AsymmetricTransition body insertion removal
    Animation BlurReplaceTransition Configuration body configuration
    Animation BlurReplaceTransition.Configuration downUp upUp
    Animation CATransform3D m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43 m44
    Animation GeometryEffect effectValue
    Animation IdentityTransition body
    Animation MatchedGeometryProperties frame position rawValue size
    Animation MoveTransition body edge
    Animation OffsetTransition body offset
    Animation OpacityTransition body
    Animation PhaseAnimator body
    Animation PlaceholderContentView body
    Animation ProjectionTransform concatenating inverted isAffine isIdentity m11 m12 m13 m21
    Animation ProjectionTransform m22 m23 m31 m32 m33
    Animation PushTransition body edge
    Animation ScaleTransition anchor body scale
    Animation SlideTransition body
    Animation Transition Body Content animation blurReplace body combined identity move offset
    Animation Transition opacity push scale slide
    Animation View keyframeAnimator matchedGeometryEffect phaseAnimator projectionEffect
    Animation View rotation3DEffect transformEffect
    Canvas - Canvas GraphicsContext
    Canvas Canvas body
    Canvas GraphicsContext Filter ResolvedImage ResolvedSymbol ResolvedText Shading addFilter
    Canvas GraphicsContext blendMode clip concatenate draw drawLayer fill opacity resolve
    Canvas GraphicsContext resolveSymbol rotate scaleBy stroke transform translateBy
    Canvas GraphicsContext.Filter alphaThreshold blur brightness colorMultiply contrast
    Canvas GraphicsContext.Filter grayscale hueRotation projectionTransform saturation shadow
    Canvas GraphicsContext.ResolvedImage baseline shading size
    Canvas GraphicsContext.ResolvedSymbol size
    Canvas GraphicsContext.ResolvedText firstBaseline measure
    Canvas GraphicsContext.Shading color conicGradient foreground linearGradient
    Canvas GraphicsContext.Shading radialGradient style
    Combine - AnyCancellable AnyPublisher AnySubscriber Cancellable ConnectablePublisher
    Combine - CurrentValueSubject Deferred Empty Fail Future ImmediateScheduler Just
    Combine - ObservableObject ObservableObjectPublisher PassthroughSubject Published
    Combine - Publisher Publishers Scheduler SchedulerStride SchedulerTimeIntervalConvertible
    Combine - Subject Subscriber Subscribers Subscription Subscriptions
    Combine AnyCancellable cancel hash store
    Combine AnyPublisher receive
    Combine AnySubscriber receive
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
    Combine Publisher Failure Output allSatisfy append assign catch collect combineLatest
    Combine Publisher compactMap contains count debounce delay drop dropFirst
    Combine Publisher eraseToAnyPublisher filter first flatMap handleEvents ignoreOutput last
    Combine Publisher map mapError merge prefix prepend print receive reduce removeDuplicates
    Combine Publisher replaceEmpty replaceError replaceNil retry scan setFailureType share
    Combine Publisher sink subscribe switchToLatest throttle tryCompactMap tryFilter tryMap
    Combine Publisher zip
    Combine Publishers Autoconnect Catch Collect CollectByCount CombineLatest CombineLatest3
    Combine Publishers CompactMap Concatenate ContainsWhere Debounce Delay Drop DropWhile
    Combine Publishers Filter FirstWhere FlatMap HandleEvents IgnoreOutput Last Map MapError
    Combine Publishers Merge Merge3 MergeMany Output PrefixWhile ReceiveOn Reduce
    Combine Publishers RemoveDuplicates ReplaceEmpty ReplaceError Retry Scan Sequence
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
    Combine Publishers.Delay Failure Output interval options receive scheduler tolerance
    Combine Publishers.Delay upstream
    Combine Publishers.Drop Failure Output count receive upstream
    Combine Publishers.DropWhile Failure Output predicate receive upstream
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
    Combine Subscribers Completion Demand
    Combine Subscribers.Completion failure finished
    Combine Subscribers.Demand max none unlimited
    Combine Subscription request
    Combine Subscriptions empty
    Combine Timer TimerPublisher publish
    Combine Timer.TimerPublisher Failure Output connect interval mode options receive runLoop
    Combine Timer.TimerPublisher tolerance
    Controls - AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle
    Controls - AutomaticControlGroupStyle AutomaticDisclosureGroupStyle
    Controls - AutomaticLabeledContentStyle BorderedButtonStyle BorderedProminentButtonStyle
    Controls - BorderlessButtonMenuStyle BorderlessButtonStyle Button ButtonBorderShape
    Controls - ButtonMenuStyle ButtonRepeatBehavior ButtonRole ButtonStyle
    Controls - ButtonStyleConfiguration ButtonToggleStyle CircularProgressViewStyle
    Controls - ColorPicker CompactDatePickerStyle CompactMenuControlGroupStyle
    Controls - ContentUnavailableView ControlGroup ControlGroupStyle
    Controls - ControlGroupStyleConfiguration ControlSize DatePicker DatePickerComponents
    Controls - DatePickerStyle DatePickerStyleConfiguration DefaultButtonStyle
    Controls - DefaultDatePickerStyle DefaultDateProgressLabel DefaultGlassEffectShape
    Controls - DefaultGroupBoxStyle DefaultLabelStyle DefaultMenuStyle DefaultPickerStyle
    Controls - DefaultProgressViewStyle DefaultShareLinkLabel DefaultTextFieldStyle
    Controls - DefaultToggleStyle DisclosureGroup DisclosureGroupStyle
    Controls - DisclosureGroupStyleConfiguration Gauge GaugeStyle GaugeStyleConfiguration
    Controls - Glass GlassButtonStyle GlassEffectContainer GlassProminentButtonStyle
    Controls - GraphicalDatePickerStyle GroupBox GroupBoxStyle GroupBoxStyleConfiguration
    Controls - IconOnlyLabelStyle InlinePickerStyle Label LabelStyle LabelStyleConfiguration
    Controls - LabeledContent LabeledContentStyle LabeledContentStyleConfiguration
    Controls - LabeledControlGroupContent LinearCapacityGaugeStyle LinearProgressViewStyle
    Controls - Link Menu MenuControlGroupStyle MenuPickerStyle MenuStyle
    Controls - MenuStyleConfiguration NavigationControlGroupStyle PaletteControlGroupStyle
    Controls - Picker PickerStyle PlainButtonStyle PlainTextFieldStyle PrimitiveButtonStyle
    Controls - PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle
    Controls - ProgressViewStyleConfiguration RoundedBorderTextFieldStyle
    Controls - ScrollDismissesKeyboardMode SearchUnavailableContent SecureField
    Controls - SegmentedPickerStyle ShareLink SharePreview Slider Stepper SubmitLabel
    Controls - SubmitTriggers SwitchToggleStyle TextEditor TextField TextFieldStyle
    Controls - TextInputAutocapitalization TintShapeStyle TitleAndIconLabelStyle
    Controls - TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration UIKeyboardType
    Controls - UITextAutocapitalizationType UITextContentType WheelDatePickerStyle
    Controls - WheelPickerStyle
    Controls AccessoryCircularCapacityGaugeStyle makeBody
    Controls AccessoryCircularGaugeStyle makeBody
    Controls AutomaticControlGroupStyle makeBody
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
    Controls ButtonStyle Body Configuration glass glassProminent makeBody
    Controls ButtonStyleConfiguration Label isPressed label role
    Controls ButtonStyleConfiguration.Label body
    Controls ButtonToggleStyle makeBody
    Controls CircularProgressViewStyle makeBody
    Controls ColorPicker body
    Controls CompactDatePickerStyle makeBody
    Controls CompactMenuControlGroupStyle makeBody
    Controls ContentUnavailableView body search
    Controls ControlGroup body
    Controls ControlGroupStyle Body Configuration automatic compactMenu makeBody menu
    Controls ControlGroupStyle navigation palette
    Controls ControlGroupStyleConfiguration Content Label content label
    Controls ControlGroupStyleConfiguration.Content body
    Controls ControlGroupStyleConfiguration.Label body
    Controls ControlSize extraLarge large mini regular small
    Controls DatePicker Components body
    Controls DatePickerComponents date hourAndMinute rawValue
    Controls DatePickerStyle Body Configuration automatic compact graphical makeBody wheel
    Controls DatePickerStyleConfiguration Label displayedComponents label maximumDate
    Controls DatePickerStyleConfiguration minimumDate selection
    Controls DatePickerStyleConfiguration.Label body
    Controls DefaultButtonStyle makeBody
    Controls DefaultDatePickerStyle makeBody
    Controls DefaultDateProgressLabel body
    Controls DefaultGlassEffectShape path
    Controls DefaultGroupBoxStyle makeBody
    Controls DefaultLabelStyle makeBody
    Controls DefaultMenuStyle makeBody
    Controls DefaultProgressViewStyle makeBody
    Controls DefaultShareLinkLabel body
    Controls DefaultToggleStyle makeBody
    Controls DisclosureGroup body
    Controls DisclosureGroupStyle Body Configuration automatic makeBody
    Controls DisclosureGroupStyleConfiguration Content Label content isExpanded label
    Controls DisclosureGroupStyleConfiguration.Content body
    Controls DisclosureGroupStyleConfiguration.Label body
    Controls EnvironmentValues buttonRepeatBehavior controlSize menuIndicatorVisibility
    Controls Gauge body
    Controls GaugeStyle Body Configuration accessoryCircular accessoryCircularCapacity
    Controls GaugeStyle automatic linearCapacity makeBody
    Controls GaugeStyleConfiguration CurrentValueLabel Label MaximumValueLabel
    Controls GaugeStyleConfiguration MinimumValueLabel currentValueLabel label
    Controls GaugeStyleConfiguration maximumValueLabel minimumValueLabel value
    Controls GaugeStyleConfiguration.Label body
    Controls Glass clear identity interactive regular tint
    Controls GlassButtonStyle makeBody
    Controls GlassEffectContainer body
    Controls GlassProminentButtonStyle makeBody
    Controls GraphicalDatePickerStyle makeBody
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
    Controls LabeledControlGroupContent body
    Controls LinearCapacityGaugeStyle makeBody
    Controls LinearProgressViewStyle makeBody
    Controls Link body
    Controls Menu body
    Controls MenuControlGroupStyle makeBody
    Controls MenuStyle Body Configuration automatic borderlessButton button makeBody
    Controls MenuStyleConfiguration Content Label content label
    Controls MenuStyleConfiguration.Content body
    Controls MenuStyleConfiguration.Label body
    Controls NavigationControlGroupStyle makeBody
    Controls PaletteControlGroupStyle makeBody
    Controls Picker body
    Controls PickerStyle automatic inline menu segmented wheel
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
    Controls ScrollDismissesKeyboardMode automatic immediately interactively never
    Controls SearchUnavailableContent Actions Description Label
    Controls SearchUnavailableContent.Actions body
    Controls SearchUnavailableContent.Description body
    Controls SearchUnavailableContent.Label body
    Controls SecureField body
    Controls Shape buttonBorder
    Controls ShapeStyle tint
    Controls ShareLink body
    Controls Slider body
    Controls Stepper body
    Controls SubmitLabel continue done go join next return route search send
    Controls SubmitTriggers rawValue search text
    Controls SwitchToggleStyle makeBody
    Controls TextEditor body
    Controls TextField body
    Controls TextFieldStyle automatic plain roundedBorder
    Controls TextInputAutocapitalization characters never sentences words
    Controls TitleAndIconLabelStyle makeBody
    Controls TitleOnlyLabelStyle makeBody
    Controls Toggle body
    Controls ToggleStyle Body Configuration automatic button makeBody switch
    Controls ToggleStyleConfiguration Label isOn label
    Controls ToggleStyleConfiguration.Label body
    Controls UIKeyboardType URL asciiCapable asciiCapableNumberPad decimalPad default
    Controls UIKeyboardType emailAddress namePhonePad numberPad numbersAndPunctuation phonePad
    Controls UIKeyboardType twitter webSearch
    Controls UITextAutocapitalizationType allCharacters none sentences words
    Controls UITextContentType URL creditCardNumber emailAddress familyName givenName name
    Controls UITextContentType newPassword nickname oneTimeCode password rawValue
    Controls UITextContentType telephoneNumber username
    Controls View accentColor autocapitalization autocorrectionDisabled buttonBorderShape
    Controls View buttonRepeatBehavior buttonStyle contextMenu controlGroupStyle controlSize
    Controls View datePickerStyle defersSystemGestures disableAutocorrection
    Controls View disclosureGroupStyle gaugeStyle glassEffect groupBoxStyle keyboardType
    Controls View labelStyle labeledContentStyle labelsHidden menuIndicator menuStyle onSubmit
    Controls View persistentSystemOverlays pickerStyle progressViewStyle
    Controls View scrollDismissesKeyboard statusBar statusBarHidden submitLabel submitScope
    Controls View textContentType textFieldStyle textInputAutocapitalization tint toggleStyle
    Controls WheelDatePickerStyle makeBody
    DragAndDrop - CodableRepresentation DropDelegate DropInfo DropOperation DropProposal
    DragAndDrop - NSItemProvider NSItemProviderReading NSItemProviderWriting
    DragAndDrop - ProxyRepresentation TransferRepresentation TransferRepresentationBuilder
    DragAndDrop - Transferable UTType
    DragAndDrop Color transferRepresentation
    DragAndDrop Data transferRepresentation
    DragAndDrop DropDelegate dropEntered dropExited dropUpdated performDrop validateDrop
    DragAndDrop DropInfo hasItemsConforming itemProviders location
    DragAndDrop DropOperation cancel copy forbidden move
    DragAndDrop DropProposal operation
    DragAndDrop NSItemProvider canLoadObject hasItemConformingToTypeIdentifier loadObject
    DragAndDrop NSItemProvider registeredTypeIdentifiers
    DragAndDrop String transferRepresentation
    DragAndDrop TransferRepresentation Item
    DragAndDrop TransferRepresentationBuilder buildBlock buildExpression
    DragAndDrop Transferable Representation transferRepresentation
    DragAndDrop URL transferRepresentation
    DragAndDrop UTType audio conforms content data fileURL folder identifier image isSubtype
    DragAndDrop UTType item jpeg json movie pdf plainText png text url utf8PlainText
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
    Environment - ColorScheme Environment EnvironmentKey EnvironmentObject EnvironmentValues
    Environment - LayoutDirection OpenURLAction ScenePhase UserInterfaceSizeClass Visibility
    Environment ColorScheme dark light
    Environment Environment wrappedValue
    Environment EnvironmentKey Value defaultValue
    Environment EnvironmentObject projectedValue wrappedValue
    Environment EnvironmentValues accessibilityDifferentiateWithoutColor
    Environment EnvironmentValues accessibilityInvertColors accessibilityReduceMotion
    Environment EnvironmentValues accessibilityReduceTransparency
    Environment EnvironmentValues accessibilityShowButtonShapes
    Environment EnvironmentValues accessibilitySwitchControlEnabled
    Environment EnvironmentValues accessibilityVoiceOverEnabled calendar colorScheme
    Environment EnvironmentValues displayScale horizontalSizeClass isEnabled layoutDirection
    Environment EnvironmentValues locale openURL pixelLength scenePhase timeZone
    Environment EnvironmentValues verticalSizeClass
    Environment LayoutDirection leftToRight rightToLeft
    Environment OpenURLAction Result callAsFunction
    Environment OpenURLAction.Result discarded handled systemAction
    Environment ScenePhase active background inactive
    Environment UserInterfaceSizeClass compact regular
    Environment View colorScheme disabled environment environmentObject onOpenURL
    Environment View preferredColorScheme transformEnvironment
    Environment Visibility automatic hidden visible
    Focus - DefaultFocusEvaluationPriority EventModifiers FocusState KeyEquivalent KeyPress
    Focus - KeyboardShortcut MoveCommandDirection
    Focus DefaultFocusEvaluationPriority automatic userInitiated
    Focus EnvironmentValues isFocusEffectEnabled keyboardShortcut
    Focus EventModifiers all capsLock command control numericPad option rawValue shift
    Focus FocusState Binding projectedValue wrappedValue
    Focus FocusState.Binding projectedValue wrappedValue
    Focus KeyEquivalent character clear delete deleteForward downArrow end escape home
    Focus KeyEquivalent leftArrow pageDown pageUp return rightArrow space tab upArrow
    Focus KeyPress Phases Result characters key modifiers phase
    Focus KeyPress.Phases down rawValue repeat
    Focus KeyPress.Result handled ignored
    Focus KeyboardShortcut cancelAction defaultAction key modifiers
    Focus MoveCommandDirection down left right up
    Focus View defaultFocus focusEffectDisabled focusable focused keyboardShortcut
    Focus View onExitCommand onKeyPress onMoveCommand
    Gesture - AnyGesture DragGesture ExclusiveGesture Gesture GestureMask GestureStateGesture
    Gesture - LongPressGesture MagnificationGesture MagnifyGesture RotateGesture
    Gesture - RotationGesture SequenceGesture SimultaneousGesture SpatialTapGesture TapGesture
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
    Gesture MagnificationGesture body minimumScaleDelta
    Gesture MagnifyGesture Value minimumScaleDelta
    Gesture MagnifyGesture.Value magnification startAnchor startLocation time velocity
    Gesture Never Value
    Gesture Optional Value body
    Gesture RotateGesture Value minimumAngleDelta
    Gesture RotateGesture.Value rotation startAnchor startLocation time velocity
    Gesture RotationGesture body minimumAngleDelta
    Gesture SequenceGesture Value first second
    Gesture SequenceGesture.Value first second
    Gesture SimultaneousGesture Value first second
    Gesture SimultaneousGesture.Value first second
    Gesture SpatialTapGesture Value coordinateSpace count
    Gesture SpatialTapGesture.Value location
    Gesture TapGesture body count
    Gesture View allowsHitTesting coordinateSpace gesture highPriorityGesture
    Gesture View onLongPressGesture onTapGesture simultaneousGesture
    Hover - HoverPhase
    Hover HoverPhase active ended
    Hover View onContinuousHover onHover
    Images - AppearSymbolEffect AsyncImage AsyncImagePhase BounceSymbolEffect
    Images - BreatheSymbolEffect ContentTransitionSymbolEffect DisappearSymbolEffect
    Images - DiscreteSymbolEffect Image ImageResource IndefiniteSymbolEffect PulseSymbolEffect
    Images - ReplaceSymbolEffect RotateSymbolEffect ScaleSymbolEffect SymbolEffect
    Images - SymbolEffectOptions SymbolRenderingMode SymbolVariants TransitionSymbolEffect
    Images - VariableColorSymbolEffect WiggleSymbolEffect
    Images AnyTransition symbolEffect
    Images AppearSymbolEffect byLayer down up wholeSymbol
    Images AsyncImage body
    Images AsyncImagePhase empty error failure image success
    Images BounceSymbolEffect byLayer down up wholeSymbol
    Images BreatheSymbolEffect byLayer plain pulse wholeSymbol
    Images ContentTransition symbolEffect
    Images DisappearSymbolEffect byLayer down up wholeSymbol
    Images EnvironmentValues imageScale symbolVariants
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
    Images SymbolEffect appear bounce breathe disappear pulse replace rotate scale
    Images SymbolEffect variableColor wiggle
    Images SymbolEffectOptions RepeatBehavior default nonRepeating repeat repeating speed
    Images SymbolEffectOptions.RepeatBehavior continuous periodic
    Images SymbolRenderingMode hierarchical monochrome multicolor palette
    Images SymbolVariants circle fill none rectangle slash square
    Images VariableColorSymbolEffect cumulative dimInactiveLayers hideInactiveLayers iterative
    Images VariableColorSymbolEffect nonReversing reversing
    Images View imageScale symbolEffect symbolRenderingMode symbolVariant
    Images WiggleSymbolEffect byLayer clockwise counterClockwise wholeSymbol
    Interface - App Scene SceneBuilder WindowGroup
    Interface App Body body
    Interface Scene Body body
    Interface SceneBuilder buildBlock
    Interface WindowGroup body
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
    Lists OutlineGroup body
    Lists OutlineSubgroupChildren body
    Lists Prominence increased standard
    Lists SelectableRows body
    Lists View badge deleteDisabled formStyle headerProminence listItemTint listRowBackground
    Lists View listRowInsets listRowSeparator listRowSeparatorTint listRowSpacing
    Lists View listSectionSpacing listStyle moveDisabled refreshable scrollContentBackground
    Lists View selectionDisabled swipeActions
    Modifiers - BlendMode ColorRenderingMode ContentMode HorizontalEdge SensoryFeedback
    Modifiers - VerticalEdge
    Modifiers BlendMode colorBurn colorDodge darken destinationOut difference exclusion
    Modifiers BlendMode hardLight lighten multiply normal overlay plusDarker plusLighter
    Modifiers BlendMode screen softLight sourceAtop
    Modifiers ColorRenderingMode extendedLinear linear nonLinear
    Modifiers ContentMode fill fit
    Modifiers HorizontalEdge Set leading trailing
    Modifiers HorizontalEdge.Set all leading rawValue trailing
    Modifiers SensoryFeedback Flexibility Weight alignment decrease error impact increase
    Modifiers SensoryFeedback levelChange selection start stop success warning
    Modifiers SensoryFeedback.Flexibility rigid soft solid
    Modifiers SensoryFeedback.Weight heavy light medium
    Modifiers VerticalEdge Set bottom top
    Modifiers VerticalEdge.Set all bottom rawValue top
    Modifiers View alignmentGuide animation aspectRatio blendMode blur brightness colorInvert
    Modifiers View compositingGroup containerRelativeFrame contrast drawingGroup
    Modifiers View edgesIgnoringSafeArea fixedSize frame grayscale hidden hueRotation id
    Modifiers View ignoresSafeArea luminanceToAlpha offset onAppear onChange onDisappear
    Modifiers View onReceive opacity padding position rotationEffect safeAreaInset
    Modifiers View safeAreaPadding saturation scaleEffect scaledToFill scaledToFit
    Modifiers View scenePadding sensoryFeedback task transaction transition
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
    Navigation - AutomaticNavigationSplitViewStyle BalancedNavigationSplitViewStyle
    Navigation - NavigationBarItem NavigationLink NavigationPath NavigationSplitView
    Navigation - NavigationSplitViewColumn NavigationSplitViewStyle
    Navigation - NavigationSplitViewVisibility NavigationStack NavigationView
    Navigation - NavigationViewStyle StackNavigationViewStyle ToolbarContent
    Navigation - ToolbarContentBuilder ToolbarDefaultItemKind ToolbarEntry ToolbarItem
    Navigation - ToolbarItemGroup ToolbarItemPlacement ToolbarPlacement ToolbarRole
    Navigation - ToolbarTitleDisplayMode
    Navigation NavigationBarItem TitleDisplayMode
    Navigation NavigationBarItem.TitleDisplayMode automatic inline large
    Navigation NavigationLink body
    Navigation NavigationPath append count isEmpty removeLast
    Navigation NavigationSplitView body
    Navigation NavigationSplitViewColumn content detail sidebar
    Navigation NavigationSplitViewStyle automatic balanced
    Navigation NavigationSplitViewVisibility all automatic detailOnly doubleColumn
    Navigation NavigationStack body
    Navigation NavigationView body
    Navigation NavigationViewStyle stack
    Navigation ToolbarContentBuilder buildBlock buildEither buildExpression buildIf
    Navigation ToolbarDefaultItemKind sidebarToggle
    Navigation ToolbarItemPlacement automatic bottomBar cancellationAction confirmationAction
    Navigation ToolbarItemPlacement destructiveAction keyboard navigation navigationBarLeading
    Navigation ToolbarItemPlacement navigationBarTrailing primaryAction principal status
    Navigation ToolbarItemPlacement topBarLeading topBarTrailing
    Navigation ToolbarPlacement automatic bottomBar navigationBar tabBar
    Navigation ToolbarRole automatic browser editor navigationStack
    Navigation ToolbarTitleDisplayMode automatic inline inlineLarge large
    Navigation View inspector inspectorColumnWidth navigationBarBackButtonHidden
    Navigation View navigationBarHidden navigationBarItems navigationBarTitle
    Navigation View navigationBarTitleDisplayMode navigationDestination
    Navigation View navigationSplitViewColumnWidth navigationSplitViewStyle navigationTitle
    Navigation View navigationViewStyle toolbar toolbarBackground toolbarBackgroundVisibility
    Navigation View toolbarColorScheme toolbarRole toolbarTitleDisplayMode toolbarTitleMenu
    Preferences - Anchor
    Preferences Anchor Source bottom bottomLeading bottomTrailing bounds center hash leading
    Preferences Anchor point rect top topLeading topTrailing trailing unitPoint
    Preferences View anchorPreference backgroundPreferenceValue onPreferenceChange
    Preferences View overlayPreferenceValue preference transformAnchorPreference
    Preferences View transformPreference
    Presentation - ActionSheet Alert DismissAction PopoverAttachmentAnchor
    Presentation - PresentationAdaptation PresentationBackgroundInteraction PresentationDetent
    Presentation - PresentationMode
    Presentation ActionSheet Button
    Presentation Alert Button
    Presentation Alert.Button cancel default destructive
    Presentation DismissAction callAsFunction
    Presentation EnvironmentValues dismiss isPresented presentationMode
    Presentation PopoverAttachmentAnchor point rect
    Presentation PresentationAdaptation automatic fullScreenCover none popover sheet
    Presentation PresentationBackgroundInteraction automatic disabled enabled
    Presentation PresentationDetent fraction height large medium
    Presentation PresentationMode dismiss isPresented
    Presentation View actionSheet alert confirmationDialog fullScreenCover
    Presentation View interactiveDismissDisabled popover presentationBackground
    Presentation View presentationBackgroundInteraction presentationCompactAdaptation
    Presentation View presentationCornerRadius presentationDetents presentationDragIndicator
    Presentation View sheet
    Preview - InterfaceOrientation Preview PreviewDevice PreviewLayout PreviewProvider
    Preview - PreviewTrait
    Preview InterfaceOrientation landscapeLeft landscapeRight portrait portraitUpsideDown
    Preview Preview ViewTraits
    Preview PreviewDevice rawValue
    Preview PreviewLayout device fixed sizeThatFits
    Preview PreviewProvider Previews previews
    Preview PreviewTrait defaultLayout fixedLayout landscapeLeft landscapeRight portrait
    Preview PreviewTrait portraitUpsideDown sizeThatFitsLayout
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
    Readers View equatable onGeometryChange tabItem tag
    Scroll - ContentMarginPlacement PagingScrollTargetBehavior RefreshAction
    Scroll - ScrollBounceBehavior ScrollGeometry ScrollIndicatorVisibility ScrollPhase
    Scroll - ScrollPosition ScrollTarget ScrollTargetBehavior ScrollTargetBehaviorContext
    Scroll - ScrollTransitionConfiguration ScrollTransitionPhase ScrollView ScrollViewProxy
    Scroll - ScrollViewReader ViewAlignedScrollTargetBehavior
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
    Scroll ScrollPosition edge isPositionedByUser point scrollTo viewID x y
    Scroll ScrollTarget anchor rect
    Scroll ScrollTargetBehavior TargetContext paging updateTarget viewAligned
    Scroll ScrollTargetBehaviorContext axes containerSize contentSize originalTarget
    Scroll ScrollTransitionConfiguration Threshold animated animation identity interactive
    Scroll ScrollTransitionConfiguration threshold
    Scroll ScrollTransitionConfiguration.Threshold visible
    Scroll ScrollTransitionPhase bottomTrailing identity isIdentity topLeading value
    Scroll ScrollView axes body content showsIndicators
    Scroll ScrollViewProxy scrollTo
    Scroll ScrollViewReader content
    Scroll View contentMargins defaultScrollAnchor onScrollGeometryChange onScrollPhaseChange
    Scroll View onScrollVisibilityChange scrollBounceBehavior scrollClipDisabled
    Scroll View scrollDisabled scrollIndicators scrollPosition scrollTargetBehavior
    Scroll View scrollTargetLayout scrollTransition
    Scroll ViewAlignedScrollTargetBehavior LimitBehavior updateTarget
    Scroll ViewAlignedScrollTargetBehavior.LimitBehavior always alwaysByOne automatic never
    Search - DismissSearchAction SearchFieldPlacement
    Search DismissSearchAction callAsFunction
    Search EnvironmentValues dismissSearch isSearching
    Search SearchFieldPlacement NavigationBarDrawerDisplayMode automatic navigationBarDrawer
    Search SearchFieldPlacement sidebar toolbar
    Search SearchFieldPlacement.NavigationBarDrawerDisplayMode always automatic
    Search View searchCompletion searchScopes searchSuggestions searchable
    Shapes - AngularGradient AnyGradient AnyShape AnyShapeStyle BackgroundStyle Capsule Circle
    Shapes - Color ColorResource ContentShapeKinds Divider Ellipse EllipticalGradient
    Shapes - FillStyle ForegroundStyle Gradient HierarchicalShapeStyle InsettableShape
    Shapes - LinearGradient Material MeshGradient OffsetShape Path RadialGradient Rectangle
    Shapes - RectangleCornerRadii RotatedShape RoundedCornerStyle RoundedRectangle ScaledShape
    Shapes - SeparatorShapeStyle ShadowStyle Shape ShapeStyle ShapeView TransformedShape
    Shapes - UnevenRoundedRectangle
    Shapes AnyShape AnimatableData path sizeThatFits
    Shapes Capsule path style
    Shapes Circle path sizeThatFits
    Shapes Color RGBColorSpace Resolved accentColor black blue brown clear cyan description
    Shapes Color gradient gray green indigo mint mix opacity orange pink primary purple red
    Shapes Color resolve secondary teal white yellow
    Shapes Color.RGBColorSpace displayP3 sRGB sRGBLinear
    Shapes Color.Resolved blue green linearBlue linearGreen linearRed opacity red
    Shapes ContentShapeKinds accessibility contextMenuPreview dragPreview hoverEffect
    Shapes ContentShapeKinds interaction rawValue
    Shapes Ellipse path
    Shapes EnvironmentValues backgroundMaterial backgroundStyle
    Shapes FillStyle isAntialiased isEOFilled
    Shapes Gradient ColorSpace Stop stops
    Shapes Gradient.ColorSpace device perceptual
    Shapes Gradient.Stop color location
    Shapes HierarchicalShapeStyle primary quaternary quinary secondary tertiary
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
    Shapes Shape body capsule circle ellipse fill intersection lineIntersection
    Shapes Shape lineSubtraction offset path rect rotation scale size sizeThatFits stroke
    Shapes Shape subtracting symmetricDifference transform trim union
    Shapes ShapeStyle angularGradient background bar black blue brown clear conicGradient cyan
    Shapes ShapeStyle ellipticalGradient gray green indigo linearGradient mint opacity orange
    Shapes ShapeStyle pink primary purple quaternary quinary radialGradient red
    Shapes ShapeStyle regularMaterial secondary separator shadow teal tertiary thickMaterial
    Shapes ShapeStyle thinMaterial ultraThickMaterial ultraThinMaterial white yellow
    Shapes ShapeView Content fill shape stroke strokeBorder
    Shapes TransformedShape animatableData path shape sizeThatFits transform
    Shapes UnevenRoundedRectangle animatableData cornerRadii insetPath path style
    Shapes View backgroundStyle contentShape foregroundColor foregroundStyle
    Stacks - Grid GridItem GridRow HStack Spacer VStack ViewThatFits ZStack
    Stacks GridItem Size alignment size spacing
    Stacks GridItem.Size adaptive fixed flexible
    Stacks Spacer minLength
    Stacks View gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment
    State - AnimationCompletionCriteria AppStorage Bindable Binding DynamicProperty
    State - GestureState Namespace ObservedObject SceneStorage State StateObject Transaction
    State - TransactionKey withAnimation withTransaction
    State AnimationCompletionCriteria logicallyComplete removed
    State AppStorage projectedValue wrappedValue
    State Bindable id projectedValue wrappedValue
    State Binding Element Index Indices Iterator SubSequence animation constant endIndex
    State Binding formIndex id index indices projectedValue startIndex transaction
    State Binding wrappedValue
    State DynamicProperty update
    State GestureState projectedValue wrappedValue
    State MutableCollection move
    State Namespace ID wrappedValue
    State ObservedObject Wrapper projectedValue wrappedValue
    State RangeReplaceableCollection remove
    State SceneStorage projectedValue wrappedValue
    State State projectedValue wrappedValue
    State StateObject projectedValue wrappedValue
    State Transaction addAnimationCompletion animation disablesAnimations isContinuous
    State Transaction tracksVelocity
    State TransactionKey Value defaultValue
    Subviews - GroupElementsOfContent Subview SubviewsCollection SubviewsCollectionSlice
    Subviews GroupElementsOfContent body
    Subviews Subview ID body id
    Subviews SubviewsCollection body endIndex startIndex
    Subviews SubviewsCollectionSlice body endIndex startIndex
    Tables - AutomaticTableStyle InsetTableStyle Table TableColumn TableColumnBuilder
    Tables - TableStyle
    Tables Table body
    Tables TableColumn width
    Tables TableColumnBuilder buildBlock buildEither buildExpression buildIf
    Tables TableStyle automatic inset
    Tables View tableStyle
    Tabs - DefaultTabLabel DefaultTabViewStyle IndexViewStyle PageIndexViewStyle
    Tabs - PageTabViewStyle Tab TabContent TabContentBuilder TabRole TabView TabViewStyle
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
    Tabs TabView body
    Tabs TabViewStyle automatic page
    Tabs View indexViewStyle tabViewStyle
    Text - ContentSizeCategory ContentTransition DynamicTypeSize Font InlinePresentationIntent
    Text - ListFormatter LocalizedStringKey LocalizedStringResource ScaledMetric Text
    Text - TextAlignment
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
    Text EnvironmentValues contentTransition dynamicTypeSize font lineLimit lineSpacing
    Text EnvironmentValues minimumScaleFactor multilineTextAlignment sizeCategory textCase
    Text EnvironmentValues truncationMode
    Text Font Design Leading TextStyle Weight Width body bold callout caption caption2 custom
    Text Font footnote headline italic largeTitle leading monospaced monospacedDigit smallCaps
    Text Font subheadline system title title2 title3 weight width
    Text Font.Design default monospaced rounded serif
    Text Font.Leading loose standard tight
    Text Font.TextStyle body callout caption caption2 footnote headline largeTitle subheadline
    Text Font.TextStyle title title2 title3
    Text Font.Weight black bold heavy light medium regular semibold thin ultraLight
    Text Font.Width compressed condensed expanded standard value
    Text InlinePresentationIntent code emphasized rawValue strikethrough stronglyEmphasized
    Text ListFormatter itemFormatter locale localizedString string
    Text LocalizedStringKey StringInterpolation
    Text LocalizedStringKey.StringInterpolation appendInterpolation appendLiteral
    Text LocalizedStringResource defaultValue key locale table
    Text ScaledMetric wrappedValue
    Text String LocalizationValue
    Text Text Case DateStyle LineStyle TruncationMode baselineOffset bold font fontDesign
    Text Text fontWeight fontWidth foregroundColor foregroundStyle italic kerning monospaced
    Text Text monospacedDigit strikethrough tracking underline
    Text Text.Case lowercase uppercase
    Text Text.DateStyle date offset relative time timer
    Text Text.LineStyle Pattern single
    Text Text.LineStyle.Pattern dash dashDot dashDotDot dot solid
    Text Text.TruncationMode head middle tail
    Text TextAlignment center leading trailing
    Text View baselineOffset bold contentTransition dynamicTypeSize font fontDesign fontWeight
    Text View fontWidth italic kerning lineLimit lineSpacing minimumScaleFactor monospaced
    Text View monospacedDigit multilineTextAlignment strikethrough textCase tracking
    Text View truncationMode underline
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
    UIKit - CACurrentMediaTime CFAbsoluteTime CFAbsoluteTimeGetCurrent CFTimeInterval
    UIKit - CGAffineTransformMake CGAffineTransformMakeRotation CGAffineTransformMakeScale
    UIKit - CGAffineTransformMakeTranslation CGColor CGPath CGPathApplierFunction
    UIKit - CGPathElement CGPathElementType CGPointMake CGRectMake CGSizeMake CGVectorMake
    UIKit - Selector UIApplication UIApplicationDelegate UIApplicationDelegateAdaptor
    UIKit - UIBezierPath UIColor UIDevice UIDeviceOrientation UIEdgeInsets UIEvent
    UIKit - UIFeedbackGenerator UIHostingController UIImage UIImpactFeedbackGenerator
    UIKit - UIInterfaceOrientationMask UIKeyCommand UIKeyModifierFlags UIMenu UIMenuBuilder
    UIKit - UIMenuElement UINotificationFeedbackGenerator UIPasteboard UIRectCorner
    UIKit - UIResponder UIScene UISceneConfiguration UISceneDelegate UISceneSession UIScreen
    UIKit - UISelectionFeedbackGenerator UITableView UITableViewCell UITraitCollection
    UIKit - UIUserInterfaceIdiom UIUserInterfaceStyle UIViewController UIWindow UIWindowScene
    UIKit - UIWindowSceneDelegate
    UIKit CGColor alpha components copy hash numberOfComponents
    UIKit CGPath apply applyWithBlock boundingBox boundingBoxOfPath contains currentPoint
    UIKit CGPath isEmpty
    UIKit CGPathElement points type
    UIKit CGPathElementType addCurveToPoint addLineToPoint addQuadCurveToPoint closeSubpath
    UIKit CGPathElementType moveToPoint
    UIKit Path cgPath
    UIKit Selector name
    UIKit UIApplication LaunchOptionsKey OpenExternalURLOptionsKey canOpenURL connectedScenes
    UIKit UIApplication delegate didBecomeActiveNotification didEnterBackgroundNotification
    UIKit UIApplication didReceiveMemoryWarningNotification isIdleTimerDisabled keyWindow open
    UIKit UIApplication sendAction shared willEnterForegroundNotification
    UIKit UIApplication willResignActiveNotification willTerminateNotification windows
    UIKit UIApplicationDelegate application applicationDidBecomeActive window
    UIKit UIApplicationDelegateAdaptor wrappedValue
    UIKit UIBezierPath addArc addCurve addLine addQuadCurve append bounds cgPath close
    UIKit UIBezierPath contains currentPoint isEmpty move removeAllPoints reversing
    UIKit UIColor black blue brown cgColor clear cyan darkGray getRed gray green hash label
    UIKit UIColor lightGray link magenta opaqueSeparator orange placeholderText purple
    UIKit UIColor quaternaryLabel quaternarySystemFill red secondaryLabel
    UIKit UIColor secondarySystemBackground secondarySystemFill
    UIKit UIColor secondarySystemGroupedBackground separator systemBackground systemBlue
    UIKit UIColor systemBrown systemCyan systemFill systemGray systemGray2 systemGray3
    UIKit UIColor systemGray4 systemGray5 systemGray6 systemGreen systemGroupedBackground
    UIKit UIColor systemIndigo systemMint systemOrange systemPink systemPurple systemRed
    UIKit UIColor systemTeal systemYellow tertiaryLabel tertiarySystemBackground
    UIKit UIColor tertiarySystemFill tertiarySystemGroupedBackground white withAlphaComponent
    UIKit UIColor yellow
    UIKit UIDevice current orientation orientationDidChangeNotification userInterfaceIdiom
    UIKit UIDeviceOrientation faceDown faceUp isLandscape isPortrait landscapeLeft
    UIKit UIDeviceOrientation landscapeRight portrait portraitUpsideDown unknown
    UIKit UIEdgeInsets bottom left right top zero
    UIKit UIFeedbackGenerator prepare
    UIKit UIHostingController rootView
    UIKit UIImage RenderingMode hash pngData renderingMode scale size withRenderingMode
    UIKit UIImage.RenderingMode alwaysOriginal alwaysTemplate automatic
    UIKit UIImpactFeedbackGenerator FeedbackStyle impactOccurred
    UIKit UIImpactFeedbackGenerator.FeedbackStyle heavy light medium rigid soft
    UIKit UIInterfaceOrientationMask all allButUpsideDown landscape landscapeLeft
    UIKit UIInterfaceOrientationMask landscapeRight portrait portraitUpsideDown rawValue
    UIKit UIKeyCommand action input modifierFlags
    UIKit UIKeyModifierFlags alphaShift alternate command control rawValue shift
    UIKit UIMenu Identifier children
    UIKit UIMenu.Identifier edit file format help rawValue services toolbar view window
    UIKit UIMenuBuilder insertChild insertSibling remove replaceChildren
    UIKit UIMenuElement title
    UIKit UINotificationFeedbackGenerator FeedbackType notificationOccurred
    UIKit UINotificationFeedbackGenerator.FeedbackType error success warning
    UIKit UIPasteboard general hasStrings hasURLs string strings url
    UIKit UIRectCorner allCorners bottomLeft bottomRight rawValue topLeft topRight
    UIKit UIResponder buildMenu keyboardAnimationCurveUserInfoKey
    UIKit UIResponder keyboardAnimationDurationUserInfoKey keyboardDidChangeFrameNotification
    UIKit UIResponder keyboardDidHideNotification keyboardDidShowNotification
    UIKit UIResponder keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey
    UIKit UIResponder keyboardWillChangeFrameNotification keyboardWillHideNotification
    UIKit UIResponder keyboardWillShowNotification
    UIKit UIScene ActivationState ConnectionOptions activationState delegate session
    UIKit UIScene.ActivationState background foregroundActive foregroundInactive unattached
    UIKit UISceneConfiguration name role
    UIKit UISceneDelegate scene sceneDidBecomeActive sceneWillEnterForeground
    UIKit UISceneSession Role role
    UIKit UISceneSession.Role windowApplication
    UIKit UIScreen bounds main nativeBounds nativeScale scale
    UIKit UISelectionFeedbackGenerator selectionChanged
    UIKit UITableView SeparatorStyle allowsSelection appearance backgroundColor bounces
    UIKit UITableView separatorColor separatorStyle showsVerticalScrollIndicator
    UIKit UITableView.SeparatorStyle none singleLine
    UIKit UITableViewCell SelectionStyle appearance backgroundColor selectionStyle
    UIKit UITableViewCell.SelectionStyle blue default gray none
    UIKit UITraitCollection userInterfaceStyle
    UIKit UIUserInterfaceIdiom carPlay mac pad phone tv unspecified vision
    UIKit UIUserInterfaceStyle dark light unspecified
    UIKit UIWindow bounds frame isKeyWindow makeKeyAndVisible rootViewController
    UIKit UIWindow safeAreaInsets windowScene
    UIKit UIWindowScene keyWindow screen windows
    UIKit UIWindowSceneDelegate window
    UIKit UserDefaults setValue value
    """
}
