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
    Animation - AnimatableModifier AnyTransition AsymmetricTransition CATransform3D
    Animation - CATransform3DConcat CATransform3DIdentity CATransform3DMakeRotation
    Animation - CATransform3DMakeScale CATransform3DMakeTranslation CATransform3DRotate
    Animation - CATransform3DScale CATransform3DTranslate GeometryEffect IdentityTransition
    Animation - KeyframeAnimator MatchedGeometryProperties MoveTransition OffsetTransition
    Animation - OpacityTransition PhaseAnimator PlaceholderContentView ProjectionTransform
    Animation - PushTransition ScaleTransition SlideTransition Transition
    Animation AnyTransition animation asymmetric combined identity modifier move offset
    Animation AnyTransition opacity push scale slide
    Animation AsymmetricTransition body insertion removal
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
    Animation Transition Body Content animation body combined identity move offset opacity
    Animation Transition push scale slide
    Animation View keyframeAnimator matchedGeometryEffect phaseAnimator projectionEffect
    Animation View rotation3DEffect transformEffect
    Canvas - Canvas GraphicsContext
    Canvas Canvas body
    Canvas GraphicsContext Filter ResolvedSymbol ResolvedText Shading addFilter blendMode clip
    Canvas GraphicsContext concatenate draw drawLayer fill opacity resolve resolveSymbol
    Canvas GraphicsContext rotate scaleBy stroke transform translateBy
    Canvas GraphicsContext.Filter alphaThreshold blur brightness colorMultiply contrast
    Canvas GraphicsContext.Filter grayscale hueRotation projectionTransform saturation shadow
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
    Controls - BorderedButtonStyle BorderedProminentButtonStyle BorderlessButtonStyle Button
    Controls - ButtonBorderShape ButtonRole ButtonStyle ButtonStyleConfiguration
    Controls - ButtonToggleStyle CircularProgressViewStyle ControlSize DefaultButtonStyle
    Controls - DefaultGroupBoxStyle DefaultLabelStyle DefaultPickerStyle
    Controls - DefaultProgressViewStyle DefaultTextFieldStyle DefaultToggleStyle
    Controls - DisclosureGroup Gauge GaugeStyle GaugeStyleConfiguration GroupBox GroupBoxStyle
    Controls - GroupBoxStyleConfiguration IconOnlyLabelStyle InlinePickerStyle Label
    Controls - LabelStyle LabelStyleConfiguration LabeledContent LinearCapacityGaugeStyle
    Controls - LinearProgressViewStyle Menu MenuPickerStyle Picker PickerStyle
    Controls - PlainButtonStyle PlainTextFieldStyle PrimitiveButtonStyle
    Controls - PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle
    Controls - ProgressViewStyleConfiguration RoundedBorderTextFieldStyle
    Controls - ScrollDismissesKeyboardMode SecureField SegmentedPickerStyle Slider Stepper
    Controls - SubmitLabel SubmitTriggers SwitchToggleStyle TextField TextFieldStyle
    Controls - TextInputAutocapitalization TintShapeStyle TitleAndIconLabelStyle
    Controls - TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration UIKeyboardType
    Controls - UITextAutocapitalizationType UITextContentType WheelPickerStyle
    Controls AccessoryCircularCapacityGaugeStyle makeBody
    Controls AccessoryCircularGaugeStyle makeBody
    Controls BorderedButtonStyle makeBody
    Controls BorderedProminentButtonStyle makeBody
    Controls BorderlessButtonStyle makeBody
    Controls Button body
    Controls ButtonBorderShape automatic capsule circle inset path roundedRectangle
    Controls ButtonRole cancel destructive
    Controls ButtonStyle Body Configuration makeBody
    Controls ButtonStyleConfiguration Label isPressed label role
    Controls ButtonStyleConfiguration.Label body
    Controls ButtonToggleStyle makeBody
    Controls CircularProgressViewStyle makeBody
    Controls ControlSize extraLarge large mini regular small
    Controls DefaultButtonStyle makeBody
    Controls DefaultGroupBoxStyle makeBody
    Controls DefaultLabelStyle makeBody
    Controls DefaultProgressViewStyle makeBody
    Controls DefaultToggleStyle makeBody
    Controls DisclosureGroup body
    Controls EnvironmentValues controlSize
    Controls Gauge body
    Controls GaugeStyle Body Configuration accessoryCircular accessoryCircularCapacity
    Controls GaugeStyle automatic linearCapacity makeBody
    Controls GaugeStyleConfiguration CurrentValueLabel Label MaximumValueLabel
    Controls GaugeStyleConfiguration MinimumValueLabel currentValueLabel label
    Controls GaugeStyleConfiguration maximumValueLabel minimumValueLabel value
    Controls GaugeStyleConfiguration.Label body
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
    Controls LinearCapacityGaugeStyle makeBody
    Controls LinearProgressViewStyle makeBody
    Controls Menu body
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
    Controls SecureField body
    Controls Shape buttonBorder
    Controls ShapeStyle tint
    Controls Slider body
    Controls Stepper body
    Controls SubmitLabel continue done go join next return route search send
    Controls SubmitTriggers rawValue text
    Controls SwitchToggleStyle makeBody
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
    Controls View buttonStyle contextMenu controlSize defersSystemGestures
    Controls View disableAutocorrection gaugeStyle groupBoxStyle keyboardType labelStyle
    Controls View labelsHidden onSubmit persistentSystemOverlays pickerStyle progressViewStyle
    Controls View scrollDismissesKeyboard statusBar statusBarHidden submitLabel
    Controls View textContentType textFieldStyle textInputAutocapitalization tint toggleStyle
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
    Effects - EmptyVisualEffect HoverEffect VisualEffect
    Effects HoverEffect automatic highlight lift
    Effects View background border clipShape clipped colorMultiply cornerRadius hoverEffect
    Effects View mask overlay shadow visualEffect
    Effects VisualEffect blur brightness contrast grayscale hueRotation offset opacity
    Effects VisualEffect rotation3DEffect rotationEffect saturation scaleEffect
    Environment - ColorScheme Environment EnvironmentKey EnvironmentObject EnvironmentValues
    Environment - LayoutDirection ScenePhase UserInterfaceSizeClass Visibility
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
    Environment EnvironmentValues locale pixelLength scenePhase timeZone verticalSizeClass
    Environment LayoutDirection leftToRight rightToLeft
    Environment ScenePhase active background inactive
    Environment UserInterfaceSizeClass compact regular
    Environment View colorScheme disabled environment environmentObject preferredColorScheme
    Environment View transformEnvironment
    Environment Visibility automatic hidden visible
    Focus - EventModifiers FocusState KeyEquivalent KeyPress KeyboardShortcut
    Focus EnvironmentValues keyboardShortcut
    Focus EventModifiers all capsLock command control numericPad option rawValue shift
    Focus FocusState Binding projectedValue wrappedValue
    Focus FocusState.Binding projectedValue wrappedValue
    Focus KeyEquivalent character clear delete deleteForward downArrow end escape home
    Focus KeyEquivalent leftArrow pageDown pageUp return rightArrow space tab upArrow
    Focus KeyPress Phases Result characters key modifiers phase
    Focus KeyPress.Phases down rawValue repeat
    Focus KeyPress.Result handled ignored
    Focus KeyboardShortcut cancelAction defaultAction key modifiers
    Focus View focusable focused keyboardShortcut onKeyPress
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
    Images - DiscreteSymbolEffect Image IndefiniteSymbolEffect PulseSymbolEffect
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
    Images Image.ResizingMode stretch
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
    Lazy PinnedScrollableViews rawValue sectionHeaders
    Lists - DefaultListStyle EditButton EditMode Form GroupedListStyle InsetGroupedListStyle
    Lists - List ListSectionSpacing ListStyle PlainListStyle Section SidebarListStyle
    Lists DynamicViewContent onDelete onMove
    Lists EditButton body
    Lists EditMode active inactive isEditing transient
    Lists EnvironmentValues defaultMinListRowHeight editMode
    Lists Form body
    Lists List body
    Lists ListSectionSpacing compact custom default
    Lists ListStyle automatic grouped insetGrouped plain sidebar
    Lists View badge deleteDisabled listRowBackground listRowInsets listRowSeparator
    Lists View listRowSeparatorTint listRowSpacing listSectionSpacing listStyle moveDisabled
    Lists View refreshable scrollContentBackground swipeActions
    Modifiers - BlendMode ContentMode HorizontalEdge SensoryFeedback VerticalEdge
    Modifiers BlendMode colorBurn colorDodge darken destinationOut difference exclusion
    Modifiers BlendMode hardLight lighten multiply normal overlay plusDarker plusLighter
    Modifiers BlendMode screen softLight sourceAtop
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
    Modifiers View ignoresSafeArea offset onAppear onChange onDisappear onReceive opacity
    Modifiers View padding position rotationEffect safeAreaInset safeAreaPadding saturation
    Modifiers View scaleEffect scaledToFill scaledToFit sensoryFeedback task transaction
    Modifiers View transition
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
    Navigation - NavigationBarItem NavigationLink NavigationPath NavigationStack
    Navigation - NavigationView NavigationViewStyle StackNavigationViewStyle ToolbarContent
    Navigation - ToolbarContentBuilder ToolbarEntry ToolbarItem ToolbarItemGroup
    Navigation - ToolbarItemPlacement ToolbarPlacement
    Navigation NavigationBarItem TitleDisplayMode
    Navigation NavigationBarItem.TitleDisplayMode automatic inline large
    Navigation NavigationLink body
    Navigation NavigationPath append count isEmpty removeLast
    Navigation NavigationStack body
    Navigation NavigationView body
    Navigation NavigationViewStyle stack
    Navigation ToolbarContentBuilder buildBlock buildEither buildExpression buildIf
    Navigation ToolbarItemPlacement automatic bottomBar cancellationAction confirmationAction
    Navigation ToolbarItemPlacement destructiveAction navigation navigationBarLeading
    Navigation ToolbarItemPlacement navigationBarTrailing primaryAction principal status
    Navigation ToolbarItemPlacement topBarLeading topBarTrailing
    Navigation ToolbarPlacement automatic bottomBar navigationBar tabBar
    Navigation View navigationBarBackButtonHidden navigationBarHidden navigationBarItems
    Navigation View navigationBarTitle navigationBarTitleDisplayMode navigationDestination
    Navigation View navigationTitle navigationViewStyle toolbar toolbarBackground
    Navigation View toolbarBackgroundVisibility toolbarColorScheme
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
    Preview - InterfaceOrientation PreviewDevice PreviewLayout PreviewProvider
    Preview InterfaceOrientation landscapeLeft landscapeRight portrait portraitUpsideDown
    Preview PreviewDevice rawValue
    Preview PreviewLayout device fixed sizeThatFits
    Preview PreviewProvider Previews previews
    Preview View previewDevice previewDisplayName previewInterfaceOrientation previewLayout
    Readers - AnimationTimelineSchedule EquatableView EveryMinuteTimelineSchedule
    Readers - ExplicitTimelineSchedule GeometryProxy GeometryReader PeriodicTimelineSchedule
    Readers - TimelineSchedule TimelineScheduleMode TimelineView TimelineViewDefaultContext
    Readers AnimationTimelineSchedule Entries entries
    Readers AnimationTimelineSchedule.Entries next
    Readers EquatableView content
    Readers EveryMinuteTimelineSchedule entries
    Readers ExplicitTimelineSchedule entries
    Readers GeometryProxy frame safeAreaInsets size
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
    Scroll ScrollTransitionConfiguration Threshold identity interactive threshold
    Scroll ScrollTransitionConfiguration.Threshold visible
    Scroll ScrollTransitionPhase bottomTrailing identity isIdentity topLeading value
    Scroll ScrollView axes body content showsIndicators
    Scroll ScrollViewProxy scrollTo
    Scroll ScrollViewReader content
    Scroll View contentMargins defaultScrollAnchor onScrollGeometryChange onScrollPhaseChange
    Scroll View scrollBounceBehavior scrollClipDisabled scrollDisabled scrollIndicators
    Scroll View scrollPosition scrollTargetBehavior scrollTargetLayout scrollTransition
    Scroll ViewAlignedScrollTargetBehavior LimitBehavior updateTarget
    Scroll ViewAlignedScrollTargetBehavior.LimitBehavior alwaysByOne automatic never
    Shapes - AngularGradient AnyGradient AnyShape AnyShapeStyle BackgroundStyle Capsule Circle
    Shapes - Color ContentShapeKinds Divider Ellipse FillStyle ForegroundStyle Gradient
    Shapes - HierarchicalShapeStyle InsettableShape LinearGradient Material OffsetShape Path
    Shapes - RadialGradient Rectangle RectangleCornerRadii RotatedShape RoundedCornerStyle
    Shapes - RoundedRectangle ScaledShape SeparatorShapeStyle ShadowStyle Shape ShapeStyle
    Shapes - ShapeView TransformedShape UnevenRoundedRectangle
    Shapes AnyShape AnimatableData path sizeThatFits
    Shapes Capsule path style
    Shapes Circle path sizeThatFits
    Shapes Color RGBColorSpace Resolved accentColor black blue brown clear cyan description
    Shapes Color gradient gray green indigo mint mix opacity orange pink primary purple red
    Shapes Color resolve secondary teal white yellow
    Shapes Color.RGBColorSpace sRGB sRGBLinear
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
    Shapes OffsetShape animatableData offset path shape sizeThatFits
    Shapes Path Element addArc addCurve addEllipse addLine addLines addPath addQuadCurve
    Shapes Path addRect addRects addRelativeArc addRoundedRect applying boundingRect
    Shapes Path closeSubpath contains currentPoint forEach isEmpty move offsetBy path
    Shapes Path strokedPath trimmedPath
    Shapes Rectangle path
    Shapes RectangleCornerRadii animatableData bottomLeading bottomTrailing topLeading
    Shapes RectangleCornerRadii topTrailing
    Shapes RotatedShape anchor angle animatableData path shape sizeThatFits
    Shapes RoundedCornerStyle circular continuous
    Shapes RoundedRectangle animatableData cornerSize insetPath path style
    Shapes ScaledShape anchor animatableData path scale shape sizeThatFits
    Shapes ShadowStyle drop inner
    Shapes Shape body capsule circle ellipse fill offset path rect rotation scale size
    Shapes Shape sizeThatFits stroke transform trim
    Shapes ShapeStyle angularGradient background bar black blue brown clear conicGradient cyan
    Shapes ShapeStyle gray green indigo linearGradient mint opacity orange pink primary purple
    Shapes ShapeStyle quaternary quinary radialGradient red regularMaterial secondary
    Shapes ShapeStyle separator shadow teal tertiary thickMaterial thinMaterial
    Shapes ShapeStyle ultraThickMaterial ultraThinMaterial white yellow
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
    State - GestureState Namespace ObservedObject State StateObject Transaction TransactionKey
    State - withAnimation withTransaction
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
    State State projectedValue wrappedValue
    State StateObject projectedValue wrappedValue
    State Transaction addAnimationCompletion animation disablesAnimations isContinuous
    State Transaction tracksVelocity
    State TransactionKey Value defaultValue
    Tabs - DefaultTabLabel DefaultTabViewStyle IndexViewStyle PageIndexViewStyle
    Tabs - PageTabViewStyle Tab TabContent TabContentBuilder TabRole TabView TabViewStyle
    Tabs DefaultTabLabel body
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
    Text - ContentTransition DynamicTypeSize Font InlinePresentationIntent ListFormatter
    Text - LocalizedStringKey ScaledMetric Text TextAlignment
    Text AttributeScopes SwiftUIAttributes swiftUI
    Text AttributeScopes.FoundationAttributes InlinePresentationIntentAttribute
    Text AttributeScopes.FoundationAttributes inlinePresentationIntent
    Text AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute Value name
    Text AttributeScopes.SwiftUIAttributes BaselineOffsetAttribute FontAttribute
    Text AttributeScopes.SwiftUIAttributes ForegroundColorAttribute KerningAttribute
    Text AttributeScopes.SwiftUIAttributes StrikethroughStyleAttribute TrackingAttribute
    Text AttributeScopes.SwiftUIAttributes UnderlineStyleAttribute baselineOffset font
    Text AttributeScopes.SwiftUIAttributes foregroundColor foundation kern strikethroughStyle
    Text AttributeScopes.SwiftUIAttributes tracking underlineStyle
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
    Text ContentTransition identity interpolate numericText opacity
    Text DynamicTypeSize accessibility1 accessibility2 accessibility3 accessibility4
    Text DynamicTypeSize accessibility5 isAccessibilitySize large medium small xLarge xSmall
    Text DynamicTypeSize xxLarge xxxLarge
    Text EnvironmentValues contentTransition dynamicTypeSize font lineLimit lineSpacing
    Text EnvironmentValues minimumScaleFactor multilineTextAlignment textCase truncationMode
    Text Font Design TextStyle Weight body bold callout caption caption2 custom footnote
    Text Font headline italic largeTitle monospaced monospacedDigit smallCaps subheadline
    Text Font system title title2 title3 weight
    Text Font.Design default monospaced rounded serif
    Text Font.TextStyle body callout caption caption2 footnote headline largeTitle subheadline
    Text Font.TextStyle title title2 title3
    Text Font.Weight black bold heavy light medium regular semibold thin ultraLight
    Text InlinePresentationIntent code emphasized rawValue strikethrough stronglyEmphasized
    Text ListFormatter itemFormatter locale localizedString string
    Text LocalizedStringKey StringInterpolation
    Text LocalizedStringKey.StringInterpolation appendInterpolation appendLiteral
    Text ScaledMetric wrappedValue
    Text Text Case DateStyle LineStyle TruncationMode baselineOffset bold font fontDesign
    Text Text fontWeight foregroundColor foregroundStyle italic kerning monospaced
    Text Text monospacedDigit strikethrough tracking underline
    Text Text.Case lowercase uppercase
    Text Text.DateStyle date time
    Text Text.LineStyle single
    Text Text.TruncationMode head middle tail
    Text TextAlignment center leading trailing
    Text View baselineOffset bold contentTransition dynamicTypeSize font fontDesign fontWeight
    Text View italic kerning lineLimit lineSpacing minimumScaleFactor monospaced
    Text View monospacedDigit multilineTextAlignment strikethrough textCase tracking
    Text View truncationMode underline
    Tree - AnyView DynamicViewContent EmptyView ForEach Group ModifiedContent PreferenceKey
    Tree - TransitionPhase TupleView View ViewBuilder ViewModifier
    Tree DynamicViewContent Data data
    Tree ForEach data
    Tree Group body
    Tree ModifiedContent body content data modifier
    Tree Never body
    Tree PreferenceKey Value defaultValue reduce
    Tree TransitionPhase didDisappear identity isIdentity value willAppear
    Tree View Body body modifier
    Tree ViewBuilder buildBlock buildEither buildExpression buildIf buildLimitedAvailability
    Tree ViewModifier Body Content body concat
    UIKit - CACurrentMediaTime CFAbsoluteTime CFAbsoluteTimeGetCurrent CFTimeInterval CGPath
    UIKit - UIApplication UIApplicationDelegate UIApplicationDelegateAdaptor UIBezierPath
    UIKit - UIColor UIDevice UIDeviceOrientation UIEdgeInsets UIFeedbackGenerator
    UIKit - UIHostingController UIImpactFeedbackGenerator UINotificationFeedbackGenerator
    UIKit - UIRectCorner UIResponder UIScene UISceneConfiguration UISceneDelegate
    UIKit - UISceneSession UIScreen UISelectionFeedbackGenerator UIUserInterfaceIdiom
    UIKit - UIViewController UIWindow UIWindowScene UIWindowSceneDelegate
    UIKit CGPath boundingBox
    UIKit Path cgPath
    UIKit UIApplication LaunchOptionsKey connectedScenes delegate isIdleTimerDisabled
    UIKit UIApplication keyWindow shared windows
    UIKit UIApplicationDelegate application applicationDidBecomeActive window
    UIKit UIApplicationDelegateAdaptor wrappedValue
    UIKit UIBezierPath addArc addCurve addLine addQuadCurve append bounds cgPath close
    UIKit UIBezierPath contains currentPoint isEmpty move removeAllPoints reversing
    UIKit UIColor black blue brown clear cyan darkGray getRed gray green hash label lightGray
    UIKit UIColor link magenta opaqueSeparator orange placeholderText purple quaternaryLabel
    UIKit UIColor quaternarySystemFill red secondaryLabel secondarySystemBackground
    UIKit UIColor secondarySystemFill secondarySystemGroupedBackground separator
    UIKit UIColor systemBackground systemBlue systemBrown systemCyan systemFill systemGray
    UIKit UIColor systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen
    UIKit UIColor systemGroupedBackground systemIndigo systemMint systemOrange systemPink
    UIKit UIColor systemPurple systemRed systemTeal systemYellow tertiaryLabel
    UIKit UIColor tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground
    UIKit UIColor white withAlphaComponent yellow
    UIKit UIDevice current orientation userInterfaceIdiom
    UIKit UIDeviceOrientation faceDown faceUp isLandscape isPortrait landscapeLeft
    UIKit UIDeviceOrientation landscapeRight portrait portraitUpsideDown unknown
    UIKit UIEdgeInsets bottom left right top zero
    UIKit UIFeedbackGenerator prepare
    UIKit UIHostingController rootView
    UIKit UIImpactFeedbackGenerator FeedbackStyle impactOccurred
    UIKit UIImpactFeedbackGenerator.FeedbackStyle heavy light medium rigid soft
    UIKit UINotificationFeedbackGenerator FeedbackType notificationOccurred
    UIKit UINotificationFeedbackGenerator.FeedbackType error success warning
    UIKit UIRectCorner allCorners bottomLeft bottomRight rawValue topLeft topRight
    UIKit UIScene ActivationState ConnectionOptions activationState delegate session
    UIKit UIScene.ActivationState background foregroundActive foregroundInactive unattached
    UIKit UISceneConfiguration name role
    UIKit UISceneDelegate scene sceneDidBecomeActive sceneWillEnterForeground
    UIKit UISceneSession Role role
    UIKit UISceneSession.Role windowApplication
    UIKit UIScreen bounds main nativeBounds nativeScale scale
    UIKit UISelectionFeedbackGenerator selectionChanged
    UIKit UIUserInterfaceIdiom carPlay mac pad phone tv unspecified vision
    UIKit UIWindow bounds frame isKeyWindow makeKeyAndVisible rootViewController
    UIKit UIWindow safeAreaInsets windowScene
    UIKit UIWindowScene keyWindow screen windows
    UIKit UIWindowSceneDelegate window
    """
}
