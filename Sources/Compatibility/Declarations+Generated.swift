// Part of Snapback, under the MIT licence; see LICENSE.

extension Compatibility {
  /// The public declarations. A line has a family, an owner or `-`, and names.
  static let declarationTable = """
    Accessibility - AccessibilityActionKind AccessibilityAdjustmentDirection
    Accessibility - AccessibilityChildBehavior AccessibilityFocusState
    Accessibility - AccessibilityHeadingLevel AccessibilityNotification AccessibilityTraits
    Accessibility - AccessibilityZoomGestureAction
    Accessibility AccessibilityActionKind default escape init(named:) magicTap
    Accessibility AccessibilityAdjustmentDirection decrement increment
    Accessibility AccessibilityChildBehavior combine contain ignore
    Accessibility AccessibilityFocusState Binding init() projectedValue wrappedValue
    Accessibility AccessibilityFocusState.Binding projectedValue wrappedValue
    Accessibility AccessibilityHeadingLevel h1 h2 h3 h4 h5 h6 unspecified
    Accessibility AccessibilityNotification Announcement
    Accessibility AccessibilityNotification.Announcement init(_:) post()
    Accessibility AccessibilityTraits allowsDirectInteraction causesPageTurn contains(_:)
    Accessibility AccessibilityTraits formIntersection(_:) formSymmetricDifference(_:)
    Accessibility AccessibilityTraits formUnion(_:) init() insert(_:) intersection(_:)
    Accessibility AccessibilityTraits isButton isHeader isImage isKeyboardKey isLink isModal
    Accessibility AccessibilityTraits isSearchField isSelected isStaticText isSummaryElement
    Accessibility AccessibilityTraits isToggle playsSound remove(_:) startsMediaSession
    Accessibility AccessibilityTraits symmetricDifference(_:) union(_:) update(with:)
    Accessibility AccessibilityTraits updatesFrequently
    Accessibility AccessibilityZoomGestureAction Direction direction location point
    Accessibility AccessibilityZoomGestureAction.Direction zoomIn zoomOut
    Accessibility EnvironmentValues accessibilityDimFlashingLights accessibilityEnabled
    Accessibility EnvironmentValues accessibilityLargeContentViewerEnabled
    Accessibility EnvironmentValues accessibilityPlayAnimatedImages
    Accessibility EnvironmentValues accessibilityQuickActionsEnabled isLuminanceReduced
    Accessibility View accessibility(addTraits:) accessibility(hidden:) accessibility(hint:)
    Accessibility View accessibility(identifier:) accessibility(inputLabels:)
    Accessibility View accessibility(label:) accessibility(removeTraits:)
    Accessibility View accessibility(sortPriority:) accessibility(value:)
    Accessibility View accessibilityAction(_=:_&:) accessibilityAction(named:_&:)
    Accessibility View accessibilityAddTraits(_:) accessibilityAdjustableAction(_&:)
    Accessibility View accessibilityChildren(children&:) accessibilityElement(children=:)
    Accessibility View accessibilityFocused(_:) accessibilityFocused(_:equals:)
    Accessibility View accessibilityHeading(_:) accessibilityHidden(_:) accessibilityHint(_:)
    Accessibility View accessibilityIdentifier(_:) accessibilityInputLabels(_:)
    Accessibility View accessibilityLabel(_:) accessibilityRemoveTraits(_:)
    Accessibility View accessibilityRepresentation(representation&:)
    Accessibility View accessibilityScrollAction(_&:) accessibilitySortPriority(_:)
    Accessibility View accessibilityValue(_:) accessibilityZoomAction(_&:) help(_:)
    Animation - AnimatableModifier AnyTransition AsymmetricTransition BlurReplaceTransition
    Animation - CATransform3D CATransform3DConcat(_:_:) CATransform3DIdentity
    Animation - CATransform3DMakeRotation(_:_:_:_:) CATransform3DMakeScale(_:_:_:)
    Animation - CATransform3DMakeTranslation(_:_:_:) CATransform3DRotate(_:_:_:_:_:)
    Animation - CATransform3DScale(_:_:_:_:) CATransform3DTranslate(_:_:_:_:) GeometryEffect
    Animation - IdentityTransition KeyframeAnimator MatchedGeometryProperties MoveTransition
    Animation - OffsetTransition OpacityTransition PhaseAnimator PlaceholderContentView
    Animation - ProjectionTransform PushTransition ScaleTransition SlideTransition Transition
    Animation - TransitionProperties
    Animation AnyTransition animation(_:) asymmetric(insertion:removal:) combined(with:)
    Animation AnyTransition identity init(_:) modifier(active:identity:) move(edge:)
    Animation AnyTransition offset(_:) offset(x=:y=:) opacity push(from:) scale
    Animation AnyTransition scale(scale:anchor=:) slide
    Animation AsymmetricTransition body(content:phase:) init(insertion:removal:) insertion
    Animation AsymmetricTransition properties removal
    Animation BlurReplaceTransition Configuration body(content:phase:) configuration
    Animation BlurReplaceTransition init(configuration:) properties
    Animation BlurReplaceTransition.Configuration downUp upUp
    Animation CATransform3D init() m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 m43
    Animation CATransform3D m44
    Animation GeometryEffect effectValue(size:)
    Animation IdentityTransition body(content:phase:) init() properties
    Animation KeyframeAnimator init(initialValue:repeating=:content&:keyframes&:)
    Animation KeyframeAnimator init(initialValue:trigger:content&:keyframes&:)
    Animation MatchedGeometryProperties frame init(rawValue:) position rawValue size
    Animation MoveTransition body(content:phase:) edge init(edge:)
    Animation OffsetTransition body(content:phase:) init(_:) offset
    Animation OpacityTransition body(content:phase:) init() properties
    Animation PhaseAnimator body init(_:content&:animation=&:)
    Animation PhaseAnimator init(_:trigger:content&:animation=&:)
    Animation PlaceholderContentView body
    Animation ProjectionTransform concatenating(_:) init() init(_:) inverted() isAffine
    Animation ProjectionTransform isIdentity m11 m12 m13 m21 m22 m23 m31 m32 m33
    Animation PushTransition body(content:phase:) edge init(edge:)
    Animation ScaleTransition anchor body(content:phase:) init(_:anchor=:) scale
    Animation SlideTransition body(content:phase:) init()
    Animation Transition Body Content animation(_:) blurReplace blurReplace(_=:)
    Animation Transition body(content:phase:) combined(with:) identity move(edge:) offset(_:)
    Animation Transition offset(x=:y=:) opacity properties push(from:) scale scale(_:anchor=:)
    Animation Transition slide
    Animation TransitionProperties hasMotion init(hasMotion=:)
    Animation View animation(_:body&:)
    Animation View keyframeAnimator(initialValue:repeating=:content&:keyframes&:)
    Animation View keyframeAnimator(initialValue:trigger:content&:keyframes&:)
    Animation View matchedGeometryEffect(id:in:properties=:anchor=:isSource=:)
    Animation View phaseAnimator(_:content&:animation=&:)
    Animation View phaseAnimator(_:trigger:content&:animation=&:) projectionEffect(_:)
    Animation View rotation3DEffect(_:axis:anchor=:anchorZ=:perspective=:)
    Animation View transaction(_&:body&:) transformEffect(_:) transition(_:)
    Animation ViewModifier animation(_:) transaction(_&:)
    AppScenes - App CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder
    AppScenes - DefaultSettingsLinkLabel DefaultWindowStyle DismissWindowAction EmptyCommands
    AppScenes - HiddenTitleBarWindowStyle ImportFromDevicesCommands InspectorCommands
    AppScenes - OpenSettingsAction OpenWindowAction PlainWindowStyle PresentedWindowContent
    AppScenes - Scene SceneBuilder SceneLaunchBehavior SceneRestorationBehavior Settings
    AppScenes - SettingsLink SidebarCommands TextEditingCommands TextFormattingCommands
    AppScenes - TitleBarWindowStyle ToolbarCommands Window WindowGroup WindowResizability
    AppScenes - WindowStyle
    AppScenes App Body body init()
    AppScenes CommandGroup body init(after:addition&:) init(before:addition&:)
    AppScenes CommandGroup init(replacing:addition&:)
    AppScenes CommandGroupPlacement appInfo appSettings appTermination appVisibility help
    AppScenes CommandGroupPlacement importExport newItem pasteboard printItem saveItem sidebar
    AppScenes CommandGroupPlacement singleWindowList systemServices textEditing textFormatting
    AppScenes CommandGroupPlacement toolbar undoRedo windowArrangement windowList windowSize
    AppScenes CommandMenu body init(_:content&:)
    AppScenes Commands Body body
    AppScenes CommandsBuilder buildBlock() buildBlock(_:) buildBlock(_:_:_:)
    AppScenes CommandsBuilder buildEither(first:) buildEither(second:) buildExpression(_:)
    AppScenes CommandsBuilder buildIf(_:) buildLimitedAvailability(_:)
    AppScenes DefaultSettingsLinkLabel body
    AppScenes DefaultWindowStyle init()
    AppScenes DismissWindowAction callAsFunction() callAsFunction(id:)
    AppScenes DismissWindowAction callAsFunction(id:value:) callAsFunction(value:)
    AppScenes EmptyCommands body init()
    AppScenes EnvironmentValues dismissWindow openSettings openWindow supportsMultipleWindows
    AppScenes HiddenTitleBarWindowStyle init()
    AppScenes ImportFromDevicesCommands body init()
    AppScenes InspectorCommands body init()
    AppScenes OpenSettingsAction callAsFunction()
    AppScenes OpenWindowAction callAsFunction(id:) callAsFunction(id:value:)
    AppScenes OpenWindowAction callAsFunction(value:)
    AppScenes PlainWindowStyle init()
    AppScenes PresentedWindowContent body
    AppScenes Scene Body body commands(content&:) defaultLaunchBehavior(_:)
    AppScenes Scene defaultPosition(_:) defaultSize(_:) defaultSize(width:height:)
    AppScenes Scene environment(_:) environment(_:_:) keyboardShortcut(_:)
    AppScenes Scene keyboardShortcut(_:modifiers=:) onChange(of:initial=:_&:)
    AppScenes Scene onChange(of:perform&:) restorationBehavior(_:) windowResizability(_:)
    AppScenes Scene windowStyle(_:)
    AppScenes SceneBuilder buildBlock(_:) buildBlock(_:_:_:) buildExpression(_:)
    AppScenes SceneBuilder buildLimitedAvailability(_:) buildOptional(_:)
    AppScenes SceneLaunchBehavior automatic presented suppressed
    AppScenes SceneRestorationBehavior automatic disabled
    AppScenes Settings body init(content&:)
    AppScenes SettingsLink body init() init(label&:)
    AppScenes SidebarCommands body init()
    AppScenes TextEditingCommands body init()
    AppScenes TextFormattingCommands body init()
    AppScenes TitleBarWindowStyle init()
    AppScenes ToolbarCommands body init()
    AppScenes View scenePadding(_=:)
    AppScenes Window body init(_:id:content&:)
    AppScenes WindowGroup body init(_:content&:) init(_:for=:content&:)
    AppScenes WindowGroup init(_:for=:content&:defaultValue&:) init(_:id:content&:)
    AppScenes WindowGroup init(_:id:for=:content&:) init(_:id:for=:content&:defaultValue&:)
    AppScenes WindowGroup init(content&:) init(for=:content&:)
    AppScenes WindowGroup init(for=:content&:defaultValue&:) init(id:content&:)
    AppScenes WindowGroup init(id:for=:content&:) init(id:for=:content&:defaultValue&:)
    AppScenes WindowResizability automatic contentMinSize contentSize
    AppScenes WindowStyle automatic hiddenTitleBar plain titleBar
    AppServices - CMAcceleration CMAccelerometerData CMAccelerometerHandler CMAttitude
    AppServices - CMAttitudeReferenceFrame CMDeviceMotion CMDeviceMotionHandler CMGyroData
    AppServices - CMGyroHandler CMLogItem CMMotionManager CMQuaternion CMRotationRate
    AppServices - RequestReviewAction WidgetCenter
    AppServices CMAcceleration init(x=:y=:z=:) x y z
    AppServices CMAccelerometerData <CMLogItem acceleration
    AppServices CMAttitude <NSObject pitch quaternion roll yaw
    AppServices CMAttitudeReferenceFrame init(rawValue:) rawValue xArbitraryCorrectedZVertical
    AppServices CMAttitudeReferenceFrame xArbitraryZVertical xMagneticNorthZVertical
    AppServices CMAttitudeReferenceFrame xTrueNorthZVertical
    AppServices CMDeviceMotion <CMLogItem attitude gravity rotationRate userAcceleration
    AppServices CMGyroData <CMLogItem rotationRate
    AppServices CMLogItem <NSObject timestamp
    AppServices CMMotionManager <NSObject accelerometerData accelerometerUpdateInterval
    AppServices CMMotionManager deviceMotion deviceMotionUpdateInterval gyroData
    AppServices CMMotionManager gyroUpdateInterval init() isAccelerometerActive
    AppServices CMMotionManager isAccelerometerAvailable isDeviceMotionActive
    AppServices CMMotionManager isDeviceMotionAvailable isGyroActive isGyroAvailable
    AppServices CMMotionManager isMagnetometerAvailable startAccelerometerUpdates()
    AppServices CMMotionManager startAccelerometerUpdates(to:withHandler:)
    AppServices CMMotionManager startDeviceMotionUpdates()
    AppServices CMMotionManager startDeviceMotionUpdates(to:withHandler:)
    AppServices CMMotionManager startDeviceMotionUpdates(using:)
    AppServices CMMotionManager startDeviceMotionUpdates(using:to:withHandler:)
    AppServices CMMotionManager startGyroUpdates() startGyroUpdates(to:withHandler:)
    AppServices CMMotionManager stopAccelerometerUpdates() stopDeviceMotionUpdates()
    AppServices CMMotionManager stopGyroUpdates()
    AppServices CMQuaternion init(x=:y=:z=:w=:) w x y z
    AppServices CMRotationRate init(x=:y=:z=:) x y z
    AppServices EnvironmentValues requestReview
    AppServices RequestReviewAction callAsFunction()
    AppServices WidgetCenter reloadAllTimelines() reloadTimelines(ofKind:) shared
    Buttons - DefaultButtonLabel
    Buttons Button init(role:action&:)
    Buttons DefaultButtonLabel body
    Canvas - Canvas ColorMatrix GraphicsContext TextRenderer
    Canvas Canvas body init(opaque=:colorMode=:rendersAsynchronously=:renderer&:)
    Canvas Canvas init(opaque=:colorMode=:rendersAsynchronously=:renderer&:symbols&:)
    Canvas ColorMatrix a1 a2 a3 a4 a5 b1 b2 b3 b4 b5 g1 g2 g3 g4 g5 init() r1 r2 r3 r4 r5
    Canvas GraphicsContext BlendMode ClipOptions Filter ResolvedImage ResolvedSymbol
    Canvas GraphicsContext ResolvedText Shading addFilter(_:) blendMode
    Canvas GraphicsContext clip(to:style=:options=:) clipToLayer(opacity=:options=:content&:)
    Canvas GraphicsContext concatenate(_:) draw(_:at:anchor=:) draw(_:in:) draw(_:in:style=:)
    Canvas GraphicsContext draw(_:options=:) drawLayer(content&:) environment
    Canvas GraphicsContext fill(_:with:style=:) opacity resolve(_:) resolveSymbol(id:)
    Canvas GraphicsContext rotate(by:) scaleBy(x:y:) stroke(_:with:lineWidth=:)
    Canvas GraphicsContext stroke(_:with:style:) transform translateBy(x:y:)
    Canvas GraphicsContext.BlendMode clear color colorBurn colorDodge copy darken
    Canvas GraphicsContext.BlendMode destinationOut destinationOver difference exclusion
    Canvas GraphicsContext.BlendMode hardLight hue lighten luminosity multiply normal overlay
    Canvas GraphicsContext.BlendMode plusDarker plusLighter saturation screen softLight
    Canvas GraphicsContext.BlendMode sourceAtop
    Canvas GraphicsContext.ClipOptions init(rawValue:) inverse rawValue
    Canvas GraphicsContext.Filter alphaThreshold(min:max=:color=:) blur(radius:)
    Canvas GraphicsContext.Filter brightness(_:) colorInvert(_=:) colorMatrix(_:)
    Canvas GraphicsContext.Filter colorMultiply(_:) contrast(_:) grayscale(_:) hueRotation(_:)
    Canvas GraphicsContext.Filter luminanceToAlpha projectionTransform(_:) saturation(_:)
    Canvas GraphicsContext.Filter shadow(color=:radius:x=:y=:)
    Canvas GraphicsContext.ResolvedImage baseline shading size
    Canvas GraphicsContext.ResolvedSymbol size
    Canvas GraphicsContext.ResolvedText firstBaseline(in:) lastBaseline(in:) measure(in:)
    Canvas GraphicsContext.Shading color(_:) color(_=:red:green:blue:opacity=:)
    Canvas GraphicsContext.Shading color(_=:white:opacity=:) conicGradient(_:center:angle=:)
    Canvas GraphicsContext.Shading foreground linearGradient(_:startPoint:endPoint:)
    Canvas GraphicsContext.Shading radialGradient(_:center:startRadius:endRadius:) style(_:)
    Canvas TextRenderer displayPadding draw(layout:in:) sizeThatFits(proposal:text:)
    Canvas View textRenderer(_:)
    Charts - AnnotationContext AnnotationOverflowResolution AnnotationPosition AreaMark
    Charts - AreaPlot AutomaticScaleDomain AxisContent AxisContentBuilder AxisGridLine
    Charts - AxisMark AxisMarkBuilder AxisMarkPosition AxisMarkPreset AxisMarkValues AxisMarks
    Charts - AxisTick AxisValue AxisValueLabel AxisValueLabelCollisionResolution
    Charts - AxisValueLabelOrientation BarMark BarPlot BasicChartSymbolShape Chart
    Charts - ChartBinRange ChartContent ChartContentBuilder ChartPlotContent ChartProxy
    Charts - ChartScrollTargetBehavior ChartSymbolShape DateBins InterpolationMethod LineMark
    Charts - LinePlot MajorValueAlignment MarkDimension MarkStackingMethod NumberBins Plot
    Charts - PlotDimensionScaleRange Plottable PlottableProjection PlottableValue PointMark
    Charts - PointPlot RectangleMark RectanglePlot RuleMark RulePlot ScaleType SectorMark
    Charts - SectorPlot ValueAlignedChartScrollTargetBehavior VectorizedChartContent
    Charts AnnotationContext targetSize
    Charts AnnotationOverflowResolution Boundary Strategy automatic init(x=:y=:) x y
    Charts AnnotationOverflowResolution.Boundary automatic chart plot
    Charts AnnotationOverflowResolution.Strategy automatic disabled fit fit(to:) padScale
    Charts AnnotationPosition automatic bottom bottomLeading bottomTrailing leading overlay
    Charts AnnotationPosition top topLeading topTrailing trailing
    Charts AreaMark body init(x:y:series:stacking=:) init(x:y:stacking=:) init(x:yStart:yEnd:)
    Charts AreaMark init(x:yStart:yEnd:series:) init(xStart:xEnd:y:)
    Charts AreaPlot body init(_:x:y:series:stacking=:) init(_:x:y:stacking=:)
    Charts AreaPlot init(_:x:yStart:yEnd:) init(x:y:domain=:function&:)
    Charts AreaPlot init(x:yStart:yEnd:domain=:function&:)
    Charts AutomaticScaleDomain automatic automatic(includesZero=:reversed=:)
    Charts AxisContent Body body
    Charts AxisContentBuilder buildBlock(_*:) buildEither(first:) buildEither(second:)
    Charts AxisContentBuilder buildExpression(_:) buildIf(_:)
    Charts AxisGridLine body init(centered=:stroke=:)
    Charts AxisMark Body body font(_:) foregroundStyle(_:)
    Charts AxisMarkBuilder buildBlock(_*:) buildEither(first:) buildEither(second:)
    Charts AxisMarkBuilder buildExpression(_:) buildIf(_:)
    Charts AxisMarkPosition automatic bottom leading top trailing
    Charts AxisMarkPreset aligned automatic extended inset
    Charts AxisMarkValues automatic
    Charts AxisMarkValues automatic(desiredCount=:roundLowerBound=:roundUpperBound=:)
    Charts AxisMarkValues stride(by:) stride(by:count=:)
    Charts AxisMarks body init(format:preset=:position=:values:stroke=:)
    Charts AxisMarks init(format:preset=:position=:values=:stroke=:)
    Charts AxisMarks init(preset=:position=:values:content&:)
    Charts AxisMarks init(preset=:position=:values:stroke=:)
    Charts AxisMarks init(preset=:position=:values=:content&:)
    Charts AxisMarks init(preset=:position=:values=:stroke=:)
    Charts AxisTick body init(centered=:length=:stroke=:)
    Charts AxisValue as(_:) count index
    Charts AxisValueLabel body
    Charts AxisValueLabel init(_:centered=:anchor=:collisionResolution=:orientation=:horizontalSpacing=:verticalSpacing=:)
    Charts AxisValueLabel init(centered=:anchor=:collisionResolution=:orientation=:horizontalSpacing=:verticalSpacing=:)
    Charts AxisValueLabel init(centered=:anchor=:collisionResolution=:orientation=:horizontalSpacing=:verticalSpacing=:content&:)
    Charts AxisValueLabel init(format:centered=:anchor=:collisionResolution=:orientation=:horizontalSpacing=:verticalSpacing=:)
    Charts AxisValueLabelCollisionResolution automatic disabled greedy
    Charts AxisValueLabelCollisionResolution greedy(priority=:minimumSpacing=:)
    Charts AxisValueLabelCollisionResolution truncate(minimumSpacing=:)
    Charts AxisValueLabelOrientation automatic horizontal vertical verticalReversed
    Charts BarMark body init(x:height=:stacking=:) init(x:y:width=:height=:stacking=:)
    Charts BarMark init(x:yStart:yEnd:width=:) init(xStart:xEnd:height=:)
    Charts BarMark init(xStart:xEnd:y:height=:) init(y:width=:stacking=:)
    Charts BarMark init(yStart:yEnd:width=:)
    Charts BarPlot body init(_:x:y:width=:height=:stacking=:) init(_:x:yStart:yEnd:width=:)
    Charts BarPlot init(_:xStart:xEnd:y:height=:)
    Charts BasicChartSymbolShape path(in:)
    Charts CGFloat PrimitivePlottable
    Charts Chart body init(_:content&:) init(_:id:content&:) init(content&:)
    Charts ChartBinRange lowerBound upperBound
    Charts ChartContent Body accessibilityHidden(_:) accessibilityIdentifier(_:)
    Charts ChartContent accessibilityLabel(_:) accessibilityValue(_:)
    Charts ChartContent alignsMarkStylesWithPlotArea(_=:)
    Charts ChartContent annotation(position=:alignment=:spacing=:overflowResolution=:content&:)
    Charts ChartContent blur(radius:) body cornerRadius(_:style=:) foregroundStyle(_:)
    Charts ChartContent foregroundStyle(by:) interpolationMethod(_:) lineStyle(_:)
    Charts ChartContent lineStyle(by:) offset(_:) offset(x=:y=:) opacity(_:)
    Charts ChartContent position(by:axis=:span=:) shadow(color=:radius:x=:y=:) symbol(_:)
    Charts ChartContent symbol(by:) symbol(symbol&:) symbolSize(_:) symbolSize(by:) zIndex(_:)
    Charts ChartContentBuilder buildBlock(_*:) buildEither(first:) buildEither(second:)
    Charts ChartContentBuilder buildExpression(_:) buildIf(_:) buildLimitedAvailability(_:)
    Charts ChartPlotContent body
    Charts ChartProxy angle(at:) plotAreaFrame plotAreaSize plotFrame plotSize position(for:)
    Charts ChartProxy position(forX:) position(forY:) selectAngleValue(at:)
    Charts ChartProxy selectXRange(from:to:) selectXValue(at:) selectYRange(from:to:)
    Charts ChartProxy selectYValue(at:) value(at:as=:) value(atX:as=:) value(atY:as=:)
    Charts ChartProxy xDomain(dataType=:) yDomain(dataType=:)
    Charts ChartScrollTargetBehavior valueAligned(matching:majorAlignment=:)
    Charts ChartScrollTargetBehavior valueAligned(unit:majorAlignment=:)
    Charts ChartSymbolShape circle cross diamond plus square triangle
    Charts Date PrimitivePlottable
    Charts DateBins endIndex index(for:) init(thresholds:) init(unit:by=:data:calendar=:)
    Charts DateBins init(unit:by=:range:calendar=:) startIndex subscript(_:) thresholds
    Charts Decimal PrimitivePlottable
    Charts Double PrimitivePlottable
    Charts Float PrimitivePlottable
    Charts ForEach body init(_:content&:) init(_:id:content&:)
    Charts Int PrimitivePlottable
    Charts Int16 PrimitivePlottable
    Charts Int32 PrimitivePlottable
    Charts Int64 PrimitivePlottable
    Charts Int8 PrimitivePlottable
    Charts InterpolationMethod cardinal cardinal(tension:) catmullRom catmullRom(alpha:)
    Charts InterpolationMethod linear monotone stepCenter stepEnd stepStart
    Charts LineMark body init(x:y:) init(x:y:series:)
    Charts LinePlot body init(_:x:y:) init(_:x:y:series:) init(x:y:domain=:function&:)
    Charts LinePlot init(x:y:t:domain:function&:)
    Charts MajorValueAlignment matching(_:) page unit(_:)
    Charts MarkDimension automatic fixed(_:) init(floatLiteral:) init(integerLiteral:)
    Charts MarkDimension inset(_:) ratio(_:)
    Charts MarkStackingMethod center normalized standard unstacked
    Charts NumberBins endIndex index(for:) init(data:desiredCount=:minimumStride=:)
    Charts NumberBins init(range:count:) init(size:range:) init(thresholds:) startIndex
    Charts NumberBins subscript(_:) thresholds
    Charts Optional body
    Charts Plot body init(content&:)
    Charts PlotDimensionScaleRange plotDimension plotDimension(padding:)
    Charts PlotDimensionScaleRange plotDimension(startPadding=:endPadding=:)
    Charts Plottable PrimitivePlottable init(primitivePlottable:) primitivePlottable
    Charts PlottableProjection value(_:_:) value(_:_:unit:)
    Charts PlottableValue value(_:_:) value(_:_:unit:) value(_:_:unit:calendar=:)
    Charts PointMark body init(x:y:)
    Charts PointPlot body init(_:x:y:)
    Charts RectangleMark body init(x:width=:) init(x:y:width=:height=:)
    Charts RectangleMark init(x:yStart:yEnd:width=:) init(xStart:xEnd:)
    Charts RectangleMark init(xStart:xEnd:y:height=:) init(xStart:xEnd:yStart:yEnd:)
    Charts RectangleMark init(y:height=:) init(yStart:yEnd:)
    Charts RectanglePlot body init(_:x:y:width=:height=:) init(_:xStart:xEnd:yStart:yEnd:)
    Charts RuleMark body init(x:) init(x:yStart:yEnd:) init(xStart:xEnd:y:) init(y:)
    Charts RulePlot body init(_:x:) init(_:x:yStart:yEnd:) init(_:xStart:xEnd:y:) init(_:y:)
    Charts ScaleType linear log
    Charts SectorMark body init(angle:innerRadius=:outerRadius=:angularInset=:)
    Charts SectorPlot body init(_:angle:innerRadius=:outerRadius=:angularInset=:)
    Charts String PrimitivePlottable
    Charts UInt PrimitivePlottable
    Charts UInt16 PrimitivePlottable
    Charts UInt32 PrimitivePlottable
    Charts UInt64 PrimitivePlottable
    Charts UInt8 PrimitivePlottable
    Charts VectorizedChartContent DataElement foregroundStyle(_:) foregroundStyle(by:)
    Charts VectorizedChartContent opacity(_:) position(by:) symbol(by:) symbolSize(_:)
    Charts View chartAngleSelection(value:) chartBackground(alignment=:content&:)
    Charts View chartForegroundStyleScale(_:) chartForegroundStyleScale(domain:mapping&:)
    Charts View chartForegroundStyleScale(domain:range:) chartForegroundStyleScale(mapping&:)
    Charts View chartForegroundStyleScale(range:) chartGesture(_&:) chartLegend(_:)
    Charts View chartLegend(position:alignment=:spacing=:)
    Charts View chartLegend(position=:alignment=:spacing=:content&:) chartLineStyleScale(_:)
    Charts View chartLineStyleScale(domain:range:) chartOverlay(alignment=:content&:)
    Charts View chartPlotStyle(content&:) chartScrollPosition(initialX:)
    Charts View chartScrollPosition(initialY:) chartScrollPosition(x:) chartScrollPosition(y:)
    Charts View chartScrollTargetBehavior(_:) chartScrollableAxes(_:) chartSymbolScale(_:)
    Charts View chartSymbolScale(domain:range:) chartSymbolSizeScale(range:) chartXAxis(_:)
    Charts View chartXAxis(content&:) chartXAxisLabel(_:position=:alignment=:spacing=:)
    Charts View chartXAxisLabel(position=:alignment=:spacing=:content&:) chartXScale(domain:)
    Charts View chartXScale(domain:range:) chartXScale(domain:range:type=:)
    Charts View chartXScale(domain:type:) chartXScale(range:) chartXScale(type:)
    Charts View chartXSelection(range:) chartXSelection(value:) chartXVisibleDomain(length:)
    Charts View chartYAxis(_:) chartYAxis(content&:)
    Charts View chartYAxisLabel(_:position=:alignment=:spacing=:)
    Charts View chartYAxisLabel(position=:alignment=:spacing=:content&:) chartYScale(domain:)
    Charts View chartYScale(domain:range:) chartYScale(domain:range:type=:)
    Charts View chartYScale(domain:type:) chartYScale(range:) chartYScale(type:)
    Charts View chartYSelection(range:) chartYSelection(value:) chartYVisibleDomain(length:)
    ColorPickers - ColorPicker
    ColorPickers ColorPicker body init(_:selection:supportsOpacity=:)
    ColorPickers ColorPicker init(selection:supportsOpacity=:label&:)
    Combine - AnyCancellable AnyPublisher AnySubscriber AsyncPublisher AsyncThrowingPublisher
    Combine - Cancellable ConnectablePublisher CurrentValueSubject Deferred Empty Fail Future
    Combine - ImmediateScheduler Just ObservableObject ObservableObjectPublisher
    Combine - PassthroughSubject Published Publisher Publishers Scheduler SchedulerStride
    Combine - SchedulerTimeIntervalConvertible Subject Subscriber Subscribers Subscription
    Combine - Subscriptions TopLevelDecoder TopLevelEncoder
    Combine AnyCancellable cancel() hash(into:) init(_&:) init(_:) store(in:)
    Combine AnyPublisher init(_:) receive(subscriber:)
    Combine AnySubscriber init(_:) receive(_:) receive(completion:) receive(subscription:)
    Combine AsyncPublisher Element Iterator init(_:) makeAsyncIterator()
    Combine AsyncPublisher.Iterator next()
    Combine AsyncThrowingPublisher Element Iterator init(_:) makeAsyncIterator()
    Combine AsyncThrowingPublisher.Iterator next()
    Combine Cancellable cancel() store(in:)
    Combine ConnectablePublisher autoconnect() connect()
    Combine CurrentValueSubject init(_:) receive(subscriber:) send(_:) send(completion:)
    Combine CurrentValueSubject send(subscription:) value
    Combine Deferred Failure Output createPublisher init(createPublisher&:)
    Combine Deferred receive(subscriber:)
    Combine DispatchQueue SchedulerOptions SchedulerTimeType minimumTolerance now
    Combine DispatchQueue schedule(after:interval:tolerance:options:_&:)
    Combine DispatchQueue schedule(after:tolerance:options:_&:) schedule(options:_&:)
    Combine DispatchQueue.SchedulerOptions flags init(qos=:flags=:) qos
    Combine DispatchQueue.SchedulerTimeType Stride advanced(by:) dispatchTime distance(to:)
    Combine DispatchQueue.SchedulerTimeType hash(into:) init(_:)
    Combine Empty completeImmediately init(completeImmediately=:) receive(subscriber:)
    Combine Fail error init(error:) receive(subscriber:)
    Combine Future Promise init(_&:) receive(subscriber:)
    Combine ImmediateScheduler SchedulerOptions SchedulerTimeType minimumTolerance now
    Combine ImmediateScheduler schedule(after:interval:tolerance:options:_&:)
    Combine ImmediateScheduler schedule(after:tolerance:options:_&:) schedule(options:_&:)
    Combine ImmediateScheduler shared
    Combine ImmediateScheduler.SchedulerTimeType Stride advanced(by:) distance(to:)
    Combine Just Failure init(_:) output receive(subscriber:)
    Combine NotificationCenter Publisher publisher(for:object=:)
    Combine NotificationCenter.Publisher Failure Output center name object
    Combine NotificationCenter.Publisher receive(subscriber:)
    Combine ObservableObject ObjectWillChangePublisher objectWillChange
    Combine ObservableObjectPublisher Failure Output init() receive(subscriber:) send()
    Combine PassthroughSubject init() receive(subscriber:) send(_:) send(completion:)
    Combine PassthroughSubject send(subscription:)
    Combine Published Publisher init(initialValue:) init(wrappedValue:) projectedValue
    Combine Published.Publisher Failure Output receive(subscriber:)
    Combine Publisher Failure Output allSatisfy(_&:) append(_*:) append(_:)
    Combine Publisher assertNoFailure(_=:file=:line=:) assign(to:) assign(to:on:) catch(_&:)
    Combine Publisher collect() collect(_:) combineLatest(_:) combineLatest(_:_&:)
    Combine Publisher combineLatest(_:_:) compactMap(_&:) contains(_:) contains(where&:)
    Combine Publisher count() debounce(for:scheduler:options=:) decode(type:decoder:)
    Combine Publisher delay(for:tolerance=:scheduler:options=:) drop(while&:) dropFirst(_=:)
    Combine Publisher encode(encoder:) eraseToAnyPublisher() filter(_&:) first()
    Combine Publisher first(where&:) flatMap(maxPublishers=:_&:)
    Combine Publisher handleEvents(receiveSubscription=&:receiveOutput=&:receiveCompletion=&:receiveCancel=&:receiveRequest=&:)
    Combine Publisher ignoreOutput() last() map(_&:) map(_:) mapError(_&:) max() merge(with:)
    Combine Publisher merge(with:_:) min() multicast(_&:) multicast(subject:) prefix(_:)
    Combine Publisher prefix(while&:) prepend(_*:) prepend(_:) print(_=:)
    Combine Publisher receive(on:options=:) receive(subscriber:) reduce(_:_&:)
    Combine Publisher removeDuplicates() removeDuplicates(by&:) replaceEmpty(with:)
    Combine Publisher replaceError(with:) replaceNil(with:) retry(_:) scan(_:_&:)
    Combine Publisher setFailureType(to:) share() sink(receiveCompletion&:receiveValue&:)
    Combine Publisher sink(receiveValue&:) subscribe(_:) switchToLatest()
    Combine Publisher throttle(for:scheduler:latest:) tryCompactMap(_&:) tryFilter(_&:)
    Combine Publisher tryMap(_&:) values zip(_:) zip(_:_&:) zip(_:_:)
    Combine Publishers Autoconnect Catch Collect CollectByCount CombineLatest CombineLatest3
    Combine Publishers CompactMap Concatenate ContainsWhere Debounce Decode Delay Drop
    Combine Publishers DropWhile Encode Filter FirstWhere FlatMap HandleEvents IgnoreOutput
    Combine Publishers Last Map MapError Merge Merge3 MergeMany Multicast Output PrefixWhile
    Combine Publishers ReceiveOn Reduce RemoveDuplicates ReplaceEmpty ReplaceError Retry Scan
    Combine Publishers Sequence SetFailureType Share SwitchToLatest Throttle TryCompactMap
    Combine Publishers TryFilter TryMap Zip Zip3
    Combine Publishers.Autoconnect Failure Output init(upstream:) receive(subscriber:)
    Combine Publishers.Autoconnect upstream
    Combine Publishers.Catch Failure Output handler receive(subscriber:) upstream
    Combine Publishers.Collect Failure Output receive(subscriber:) upstream
    Combine Publishers.CollectByCount Failure Output count receive(subscriber:) upstream
    Combine Publishers.CombineLatest Failure Output a b init(_:_:) receive(subscriber:)
    Combine Publishers.CombineLatest3 Failure Output a b c init(_:_:_:) receive(subscriber:)
    Combine Publishers.CompactMap Failure receive(subscriber:) transform upstream
    Combine Publishers.Concatenate Failure Output init(prefix:suffix:) prefix
    Combine Publishers.Concatenate receive(subscriber:) suffix
    Combine Publishers.ContainsWhere Failure Output predicate receive(subscriber:) upstream
    Combine Publishers.Debounce Failure Output dueTime options receive(subscriber:) scheduler
    Combine Publishers.Debounce upstream
    Combine Publishers.Decode Failure receive(subscriber:) upstream
    Combine Publishers.Delay Failure Output interval options receive(subscriber:) scheduler
    Combine Publishers.Delay tolerance upstream
    Combine Publishers.Drop Failure Output count receive(subscriber:) upstream
    Combine Publishers.DropWhile Failure Output predicate receive(subscriber:) upstream
    Combine Publishers.Encode Failure Output receive(subscriber:) upstream
    Combine Publishers.Filter Failure Output isIncluded receive(subscriber:) upstream
    Combine Publishers.FirstWhere Failure Output predicate receive(subscriber:) upstream
    Combine Publishers.FlatMap Failure Output maxPublishers receive(subscriber:) transform
    Combine Publishers.FlatMap upstream
    Combine Publishers.HandleEvents Failure Output receive(subscriber:) receiveCancel
    Combine Publishers.HandleEvents receiveCompletion receiveOutput receiveRequest
    Combine Publishers.HandleEvents receiveSubscription upstream
    Combine Publishers.IgnoreOutput Failure Output receive(subscriber:) upstream
    Combine Publishers.Last Failure Output receive(subscriber:) upstream
    Combine Publishers.Map Failure receive(subscriber:) transform upstream
    Combine Publishers.MapError Output receive(subscriber:) transform upstream
    Combine Publishers.Merge Failure Output a b init(_:_:) receive(subscriber:)
    Combine Publishers.Merge3 Failure Output a b c init(_:_:_:) receive(subscriber:)
    Combine Publishers.MergeMany Failure Output init(_*:) init(_:) publishers
    Combine Publishers.MergeMany receive(subscriber:)
    Combine Publishers.Multicast Failure Output connect() createSubject
    Combine Publishers.Multicast init(upstream:createSubject&:) receive(subscriber:) upstream
    Combine Publishers.Output Failure Output range receive(subscriber:) upstream
    Combine Publishers.PrefixWhile Failure Output predicate receive(subscriber:) upstream
    Combine Publishers.ReceiveOn Failure Output options receive(subscriber:) scheduler
    Combine Publishers.ReceiveOn upstream
    Combine Publishers.Reduce Failure initial nextPartialResult receive(subscriber:) upstream
    Combine Publishers.RemoveDuplicates Failure Output predicate receive(subscriber:) upstream
    Combine Publishers.ReplaceEmpty Failure Output output receive(subscriber:) upstream
    Combine Publishers.ReplaceError Failure Output output receive(subscriber:) upstream
    Combine Publishers.Retry Failure Output receive(subscriber:) retries upstream
    Combine Publishers.Scan Failure initialResult nextPartialResult receive(subscriber:)
    Combine Publishers.Scan upstream
    Combine Publishers.Sequence Output init(sequence:) receive(subscriber:) sequence
    Combine Publishers.SetFailureType Output receive(subscriber:) upstream
    Combine Publishers.Share Failure Output init(upstream:) receive(subscriber:) upstream
    Combine Publishers.SwitchToLatest Failure Output receive(subscriber:) upstream
    Combine Publishers.Throttle Failure Output interval latest receive(subscriber:) scheduler
    Combine Publishers.Throttle upstream
    Combine Publishers.TryCompactMap Failure receive(subscriber:) transform upstream
    Combine Publishers.TryFilter Failure Output isIncluded receive(subscriber:) upstream
    Combine Publishers.TryMap Failure receive(subscriber:) transform upstream
    Combine Publishers.Zip Failure Output a b init(_:_:) receive(subscriber:)
    Combine Publishers.Zip3 Failure Output a b c init(_:_:_:) receive(subscriber:)
    Combine Result Publisher publisher
    Combine Result.Publisher Output init(_:) receive(subscriber:) result
    Combine RunLoop SchedulerOptions SchedulerTimeType minimumTolerance now
    Combine RunLoop schedule(after:interval:tolerance:options:_&:)
    Combine RunLoop schedule(after:tolerance:options:_&:) schedule(options:_&:)
    Combine RunLoop.SchedulerTimeType Stride advanced(by:) date distance(to:) init(_:)
    Combine Scheduler SchedulerOptions SchedulerTimeType minimumTolerance now schedule(_&:)
    Combine Scheduler schedule(after:_&:) schedule(after:interval:_&:)
    Combine Scheduler schedule(after:interval:tolerance:options:_&:)
    Combine Scheduler schedule(after:tolerance:options:_&:) schedule(options:_&:)
    Combine SchedulerStride init(_:) init(exactly:) init(floatLiteral:) init(integerLiteral:)
    Combine SchedulerStride magnitude microseconds(_:) milliseconds(_:) nanoseconds(_:)
    Combine SchedulerStride seconds(_:) timeInterval
    Combine SchedulerTimeIntervalConvertible microseconds(_:) milliseconds(_:) nanoseconds(_:)
    Combine SchedulerTimeIntervalConvertible seconds(_:)
    Combine Sequence publisher
    Combine Subject send() send(_:) send(completion:) send(subscription:)
    Combine Subscriber Failure Input receive(_:) receive(completion:) receive(subscription:)
    Combine Subscribers Assign Completion Demand Sink
    Combine Subscribers.Assign Failure cancel() init(object:keyPath:) keyPath object
    Combine Subscribers.Assign receive(_:) receive(completion:) receive(subscription:)
    Combine Subscribers.Completion failure(_:) finished
    Combine Subscribers.Demand max max(_:) none unlimited
    Combine Subscribers.Sink cancel() init(receiveCompletion&:receiveValue&:) receive(_:)
    Combine Subscribers.Sink receive(completion:) receive(subscription:)
    Combine Subscription request(_:)
    Combine Subscriptions empty
    Combine Timer TimerPublisher publish(every:tolerance=:on:in:options=:)
    Combine Timer.TimerPublisher Failure Output connect()
    Combine Timer.TimerPublisher init(interval:tolerance=:runLoop:mode:options=:) interval
    Combine Timer.TimerPublisher mode options receive(subscriber:) runLoop tolerance
    Combine TopLevelDecoder Input decode(_:from:)
    Combine TopLevelEncoder Output encode(_:)
    ControlGroups - AutomaticControlGroupStyle CompactMenuControlGroupStyle ControlGroup
    ControlGroups - ControlGroupStyle ControlGroupStyleConfiguration
    ControlGroups - LabeledControlGroupContent MenuControlGroupStyle
    ControlGroups - NavigationControlGroupStyle PaletteControlGroupStyle
    ControlGroups AutomaticControlGroupStyle init() makeBody(configuration:)
    ControlGroups CompactMenuControlGroupStyle init() makeBody(configuration:)
    ControlGroups ControlGroup body init(_:) init(_:content&:) init(_:systemImage:content&:)
    ControlGroups ControlGroup init(content&:) init(content&:label&:)
    ControlGroups ControlGroupStyle Body Configuration automatic compactMenu
    ControlGroups ControlGroupStyle makeBody(configuration:) menu navigation palette
    ControlGroups ControlGroupStyleConfiguration Content Label content label
    ControlGroups ControlGroupStyleConfiguration.Content body
    ControlGroups ControlGroupStyleConfiguration.Label body
    ControlGroups LabeledControlGroupContent body
    ControlGroups MenuControlGroupStyle init() makeBody(configuration:)
    ControlGroups NavigationControlGroupStyle init() makeBody(configuration:)
    ControlGroups PaletteControlGroupStyle init() makeBody(configuration:)
    ControlGroups View controlGroupStyle(_:)
    Controls - AutomaticDisclosureGroupStyle AutomaticLabeledContentStyle BorderedButtonStyle
    Controls - BorderedProminentButtonStyle BorderlessButtonMenuStyle BorderlessButtonStyle
    Controls - Button ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior ButtonRole
    Controls - ButtonSizing ButtonStyle ButtonStyleConfiguration ButtonToggleStyle
    Controls - CircularProgressViewStyle ContextMenu ControlSize DefaultButtonStyle
    Controls - DefaultDateProgressLabel DefaultGroupBoxStyle DefaultLabelStyle
    Controls - DefaultMenuStyle DefaultPickerStyle DefaultProgressViewStyle
    Controls - DefaultTextFieldStyle DefaultToggleStyle DisabledTextSelectability
    Controls - DisclosureGroup DisclosureGroupStyle DisclosureGroupStyleConfiguration
    Controls - EnabledTextSelectability GroupBox GroupBoxStyle GroupBoxStyleConfiguration
    Controls - IconOnlyLabelStyle InlinePickerStyle Label LabelStyle LabelStyleConfiguration
    Controls - LabeledContent LabeledContentStyle LabeledContentStyleConfiguration
    Controls - LinearProgressViewStyle Menu MenuActionDismissBehavior MenuOrder
    Controls - MenuPickerStyle MenuStyle MenuStyleConfiguration NavigationLinkPickerStyle
    Controls - PaletteSelectionEffect Picker PickerStyle PlainButtonStyle PlainTextFieldStyle
    Controls - PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProgressView
    Controls - ProgressViewStyle ProgressViewStyleConfiguration RoundedBorderTextFieldStyle
    Controls - SecureField SegmentedPickerStyle Slider Stepper SubmitTriggers
    Controls - SwitchToggleStyle TextEditor TextField TextFieldStyle TextSelectability
    Controls - TintShapeStyle TitleAndIconLabelStyle TitleOnlyLabelStyle Toggle ToggleStyle
    Controls - ToggleStyleConfiguration WheelPickerStyle
    Controls AutomaticDisclosureGroupStyle init() makeBody(configuration:)
    Controls AutomaticLabeledContentStyle init() makeBody(configuration:)
    Controls BorderedButtonStyle init() makeBody(configuration:)
    Controls BorderedProminentButtonStyle init() makeBody(configuration:)
    Controls BorderlessButtonMenuStyle init() makeBody(configuration:)
    Controls BorderlessButtonStyle init() makeBody(configuration:)
    Controls Button body init(_:) init(_:action&:) init(_:role:action&:)
    Controls Button init(_:systemImage:role=:action&:) init(action&:label&:)
    Controls Button init(role:action&:label&:)
    Controls ButtonBorderShape automatic capsule circle inset(by:) path(in:) roundedRectangle
    Controls ButtonBorderShape roundedRectangle(radius:)
    Controls ButtonMenuStyle init() makeBody(configuration:)
    Controls ButtonRepeatBehavior automatic disabled enabled
    Controls ButtonRole cancel close confirm destructive
    Controls ButtonSizing automatic fitted flexible
    Controls ButtonStyle Body Configuration makeBody(configuration:)
    Controls ButtonStyleConfiguration Label isPressed label role
    Controls ButtonStyleConfiguration.Label body
    Controls ButtonToggleStyle init() makeBody(configuration:)
    Controls CircularProgressViewStyle init() init(tint:) makeBody(configuration:)
    Controls ContextMenu init(menuItems&:)
    Controls ControlSize extraLarge large mini regular small
    Controls DefaultButtonStyle init() makeBody(configuration:)
    Controls DefaultDateProgressLabel body
    Controls DefaultGroupBoxStyle init() makeBody(configuration:)
    Controls DefaultLabelStyle init() makeBody(configuration:)
    Controls DefaultMenuStyle init() makeBody(configuration:)
    Controls DefaultPickerStyle init()
    Controls DefaultProgressViewStyle init() makeBody(configuration:)
    Controls DefaultTextFieldStyle init()
    Controls DefaultToggleStyle init() makeBody(configuration:)
    Controls DisabledTextSelectability allowsSelection
    Controls DisclosureGroup body init(_:content&:) init(_:isExpanded:content&:)
    Controls DisclosureGroup init(content&:label&:) init(isExpanded:content&:label&:)
    Controls DisclosureGroupStyle Body Configuration automatic makeBody(configuration:)
    Controls DisclosureGroupStyleConfiguration Content Label content isExpanded label
    Controls DisclosureGroupStyleConfiguration.Content body
    Controls DisclosureGroupStyleConfiguration.Label body
    Controls EnabledTextSelectability allowsSelection
    Controls EnvironmentValues buttonRepeatBehavior buttonSizing controlSize labelsVisibility
    Controls EnvironmentValues menuIndicatorVisibility menuOrder
    Controls GroupBox body init(_:) init(_:content&:) init(content&:) init(content&:label&:)
    Controls GroupBox init(label:content&:)
    Controls GroupBoxStyle Body Configuration automatic makeBody(configuration:)
    Controls GroupBoxStyleConfiguration Content Label content label
    Controls GroupBoxStyleConfiguration.Content body
    Controls GroupBoxStyleConfiguration.Label body
    Controls IconOnlyLabelStyle init() makeBody(configuration:)
    Controls InlinePickerStyle init()
    Controls Label body init(_:) init(_:image:) init(_:systemImage:) init(title&:icon&:)
    Controls LabelStyle Body Configuration automatic iconOnly makeBody(configuration:)
    Controls LabelStyle titleAndIcon titleOnly
    Controls LabelStyleConfiguration Icon Title icon title
    Controls LabelStyleConfiguration.Icon body
    Controls LabelStyleConfiguration.Title body
    Controls LabeledContent body init(_:) init(_:content&:) init(_:value:)
    Controls LabeledContent init(_:value:format:) init(content&:label&:)
    Controls LabeledContentStyle Body Configuration automatic makeBody(configuration:)
    Controls LabeledContentStyleConfiguration Content Label content label
    Controls LabeledContentStyleConfiguration.Content body
    Controls LabeledContentStyleConfiguration.Label body
    Controls LinearProgressViewStyle init() init(tint:) makeBody(configuration:)
    Controls Menu body init(_:) init(_:content&:) init(_:content&:primaryAction&:)
    Controls Menu init(_:systemImage:content&:) init(_:systemImage:content&:primaryAction&:)
    Controls Menu init(content&:label&:) init(content&:label&:primaryAction&:)
    Controls MenuActionDismissBehavior automatic disabled enabled
    Controls MenuOrder automatic fixed priority
    Controls MenuPickerStyle init()
    Controls MenuStyle Body Configuration automatic borderlessButton button
    Controls MenuStyle makeBody(configuration:)
    Controls MenuStyleConfiguration Content Label content label
    Controls MenuStyleConfiguration.Content body
    Controls MenuStyleConfiguration.Label body
    Controls NavigationLinkPickerStyle init()
    Controls PaletteSelectionEffect automatic custom symbolVariant(_:)
    Controls Picker body init(_:selection:content&:)
    Controls Picker init(_:selection:content&:currentValueLabel&:)
    Controls Picker init(_:systemImage:selection:content&:) init(selection:content&:label&:)
    Controls Picker init(selection:content&:label&:currentValueLabel&:)
    Controls Picker init(selection:label:content&:)
    Controls PickerStyle automatic inline menu navigationLink segmented wheel
    Controls PlainButtonStyle init() makeBody(configuration:)
    Controls PlainTextFieldStyle init()
    Controls PrimitiveButtonStyle Body Configuration automatic bordered borderedProminent
    Controls PrimitiveButtonStyle borderless makeBody(configuration:) plain
    Controls PrimitiveButtonStyleConfiguration Label label role trigger()
    Controls PrimitiveButtonStyleConfiguration.Label body
    Controls ProgressView body init() init(_:) init(_:value:total=:) init(label&:)
    Controls ProgressView init(timerInterval:countsDown=:)
    Controls ProgressView init(timerInterval:countsDown=:label&:)
    Controls ProgressView init(timerInterval:countsDown=:label&:currentValueLabel&:)
    Controls ProgressView init(value:total=:) init(value:total=:label&:)
    Controls ProgressView init(value:total=:label&:currentValueLabel&:)
    Controls ProgressViewStyle Body Configuration automatic circular linear
    Controls ProgressViewStyle makeBody(configuration:)
    Controls ProgressViewStyleConfiguration CurrentValueLabel Label currentValueLabel
    Controls ProgressViewStyleConfiguration fractionCompleted label
    Controls ProgressViewStyleConfiguration.CurrentValueLabel body
    Controls ProgressViewStyleConfiguration.Label body
    Controls RoundedBorderTextFieldStyle init()
    Controls SecureField body init(_:text:) init(_:text:onCommit&:) init(_:text:prompt:)
    Controls SecureField init(text:prompt=:label&:)
    Controls SegmentedPickerStyle init()
    Controls Shape buttonBorder
    Controls ShapeStyle tint
    Controls Slider body
    Controls Slider init(value:in:step=:label&:minimumValueLabel&:maximumValueLabel&:onEditingChanged=&:)
    Controls Slider init(value:in:step=:label&:onEditingChanged=&:)
    Controls Slider init(value:in:step=:onEditingChanged&:label&:)
    Controls Slider init(value:in:step=:onEditingChanged=&:)
    Controls Slider init(value:in:step=:onEditingChanged=&:minimumValueLabel:maximumValueLabel:label&:)
    Controls Slider init(value:in=*:label&:minimumValueLabel&:maximumValueLabel&:onEditingChanged=&:)
    Controls Slider init(value:in=*:label&:onEditingChanged=&:)
    Controls Slider init(value:in=*:onEditingChanged&:label&:)
    Controls Slider init(value:in=*:onEditingChanged=&:)
    Controls Slider init(value:in=*:onEditingChanged=&:minimumValueLabel:maximumValueLabel:label&:)
    Controls Stepper body init(_:onIncrement&:onDecrement&:onEditingChanged=&:)
    Controls Stepper init(_:value:in:step=:onEditingChanged=&:)
    Controls Stepper init(_:value:step=:onEditingChanged=&:)
    Controls Stepper init(label&:onIncrement&:onDecrement&:onEditingChanged=&:)
    Controls Stepper init(value:in:step=:label&:onEditingChanged=&:)
    Controls Stepper init(value:step=:label&:onEditingChanged=&:)
    Controls SubmitTriggers init(rawValue:) rawValue search text
    Controls SwitchToggleStyle init() init(tint:) makeBody(configuration:)
    Controls TextEditor body init(text:) init(text:selection:)
    Controls TextField body init(_:text:) init(_:text:axis:) init(_:text:onCommit&:)
    Controls TextField init(_:text:onEditingChanged&:)
    Controls TextField init(_:text:onEditingChanged&:onCommit&:)
    Controls TextField init(_:text:onEditingChanged=&:onCommit&:) init(_:text:prompt:)
    Controls TextField init(_:text:prompt:axis:) init(_:value:format:prompt=:)
    Controls TextField init(_:value:formatter:onCommit&:)
    Controls TextField init(_:value:formatter:onEditingChanged&:onCommit=&:)
    Controls TextField init(_:value:formatter:prompt=:) init(text:prompt=:axis:label&:)
    Controls TextField init(text:prompt=:label&:) init(value:format:prompt=:label&:)
    Controls TextField init(value:formatter:prompt=:label&:)
    Controls TextFieldStyle automatic plain roundedBorder
    Controls TextSelectability allowsSelection disabled enabled
    Controls TintShapeStyle init()
    Controls TitleAndIconLabelStyle init() makeBody(configuration:)
    Controls TitleOnlyLabelStyle init() makeBody(configuration:)
    Controls Toggle body init(_:) init(_:isOn:) init(_:sources:isOn:)
    Controls Toggle init(_:systemImage:isOn:) init(_:systemImage:sources:isOn:)
    Controls Toggle init(isOn:label&:) init(sources:isOn:label&:)
    Controls ToggleStyle Body Configuration automatic button makeBody(configuration:) switch
    Controls ToggleStyleConfiguration Label isMixed isOn label
    Controls ToggleStyleConfiguration.Label body
    Controls View accentColor(_:) buttonBorderShape(_:) buttonRepeatBehavior(_:)
    Controls View buttonSizing(_:) buttonStyle(_:) contextMenu(_:) contextMenu(menuItems&:)
    Controls View contextMenu(menuItems&:preview&:) controlSize(_:) disclosureGroupStyle(_:)
    Controls View groupBoxStyle(_:) labelStyle(_:) labeledContentStyle(_:) labelsHidden()
    Controls View labelsVisibility(_:) menuActionDismissBehavior(_:) menuIndicator(_:)
    Controls View menuOrder(_:) menuStyle(_:) onSubmit(of=:_&:) paletteSelectionEffect(_:)
    Controls View pickerStyle(_:) progressViewStyle(_:) submitScope(_=:) textFieldStyle(_:)
    Controls View textSelection(_:) tint(_:) toggleStyle(_:)
    Controls WheelPickerStyle init()
    CoreData - FetchRequest FetchedResults NSBatchDeleteRequest NSBatchDeleteRequestResultType
    CoreData - NSBatchDeleteResult NSCompoundPredicate NSEntityDescription NSErrorMergePolicy
    CoreData - NSFetchRequest NSFetchRequestResult NSInMemoryStoreType NSManagedObject
    CoreData - NSManagedObjectContext NSManagedObjectContextConcurrencyType NSManagedObjectID
    CoreData - NSManagedObjectModel NSMergeByPropertyObjectTrumpMergePolicy
    CoreData - NSMergeByPropertyStoreTrumpMergePolicy NSMergePolicy NSOverwriteMergePolicy
    CoreData - NSPersistentContainer NSPersistentStore NSPersistentStoreCoordinator
    CoreData - NSPersistentStoreDescription NSPersistentStoreRequest NSPersistentStoreResult
    CoreData - NSPredicate NSRollbackMergePolicy NSSQLiteStoreType NSSortDescriptor
    CoreData - SectionedFetchRequest SectionedFetchResults
    CoreData EnvironmentValues managedObjectContext
    CoreData FetchRequest Configuration init(entity:sortDescriptors:predicate=:animation=:)
    CoreData FetchRequest init(fetchRequest:animation=:)
    CoreData FetchRequest init(sortDescriptors:predicate=:animation=:) projectedValue
    CoreData FetchRequest wrappedValue
    CoreData FetchRequest.Configuration nsPredicate nsSortDescriptors
    CoreData FetchedResults endIndex nsPredicate nsSortDescriptors sortDescriptors startIndex
    CoreData FetchedResults subscript(_:)
    CoreData NSArray filtered(using:)
    CoreData NSBatchDeleteRequest <NSPersistentStoreRequest ResultType fetchRequest
    CoreData NSBatchDeleteRequest init(fetchRequest:) init(objectIDs:) resultType
    CoreData NSBatchDeleteRequestResultType resultTypeCount resultTypeObjectIDs
    CoreData NSBatchDeleteRequestResultType resultTypeStatusOnly
    CoreData NSBatchDeleteResult <NSPersistentStoreResult result resultType
    CoreData NSCompoundPredicate <NSPredicate LogicalType init(andPredicateWithSubpredicates:)
    CoreData NSCompoundPredicate init(notPredicateWithSubpredicate:)
    CoreData NSCompoundPredicate init(orPredicateWithSubpredicates:) init(type:subpredicates:)
    CoreData NSCompoundPredicate.LogicalType and not or
    CoreData NSEntityDescription <NSObject entity(forEntityName:in:)
    CoreData NSEntityDescription insertNewObject(forEntityName:into:) managedObjectClassName
    CoreData NSEntityDescription name
    CoreData NSFetchRequest <NSPersistentStoreRequest entity entityName execute() fetchLimit
    CoreData NSFetchRequest fetchOffset init() init(entityName:) predicate
    CoreData NSFetchRequest returnsObjectsAsFaults sortDescriptors
    CoreData NSManagedObject <NSObject awakeFromInsert() entity entity() fetchRequest()
    CoreData NSManagedObject hasChanges init() init(context:) init(entity:insertInto:)
    CoreData NSManagedObject isDeleted isInserted managedObjectContext objectID
    CoreData NSManagedObject objectWillChange primitiveValue(forKey:)
    CoreData NSManagedObject setPrimitiveValue(_:forKey:) setValue(_:forKey:) value(forKey:)
    CoreData NSManagedObjectContext <NSObject ConcurrencyType
    CoreData NSManagedObjectContext automaticallyMergesChangesFromParent count(for:)
    CoreData NSManagedObjectContext delete(_:) deletedObjects execute(_:)
    CoreData NSManagedObjectContext existingObject(with:) fetch(_:) hasChanges init() init(_:)
    CoreData NSManagedObjectContext init(concurrencyType:) insert(_:) insertedObjects
    CoreData NSManagedObjectContext mergePolicy name object(with:) objectWillChange
    CoreData NSManagedObjectContext perform(_&:) performAndWait(_&:)
    CoreData NSManagedObjectContext persistentStoreCoordinator refresh(_:mergeChanges:)
    CoreData NSManagedObjectContext refreshAllObjects() reset() rollback() save()
    CoreData NSManagedObjectContext updatedObjects
    CoreData NSManagedObjectContext.ConcurrencyType mainQueueConcurrencyType
    CoreData NSManagedObjectContext.ConcurrencyType privateQueueConcurrencyType
    CoreData NSManagedObjectID <NSObject entity uriRepresentation()
    CoreData NSManagedObjectModel <NSObject entities entitiesByName init(contentsOf:)
    CoreData NSMergePolicy <NSObject error mergeByPropertyObjectTrump
    CoreData NSMergePolicy mergeByPropertyStoreTrump overwrite rollback
    CoreData NSNotification.Name NSManagedObjectContextDidSave
    CoreData NSPersistentContainer defaultDirectoryURL() init(name:)
    CoreData NSPersistentContainer init(name:managedObjectModel:)
    CoreData NSPersistentContainer loadPersistentStores(completionHandler&:)
    CoreData NSPersistentContainer managedObjectModel name persistentStoreCoordinator
    CoreData NSPersistentContainer persistentStoreDescriptions viewContext
    CoreData NSPersistentStore <NSObject type url
    CoreData NSPersistentStoreCoordinator <NSObject
    CoreData NSPersistentStoreCoordinator addPersistentStore(ofType:configurationName:at:options=:)
    CoreData NSPersistentStoreCoordinator execute(_:with:) init(managedObjectModel:)
    CoreData NSPersistentStoreCoordinator managedObjectModel
    CoreData NSPersistentStoreDescription <NSObject init() init(url:) type url
    CoreData NSPredicate evaluate(with:) init(block&:) init(format:_*:)
    CoreData NSPredicate init(format:argumentArray:) init(value:)
    CoreData NSSortDescriptor ascending compare(_:to:) init(key:ascending:)
    CoreData NSSortDescriptor init(keyPath:ascending:) key keyPath reversedSortDescriptor
    CoreData SectionedFetchRequest Configuration
    CoreData SectionedFetchRequest init(entity:sectionIdentifier:sortDescriptors:predicate=:animation=:)
    CoreData SectionedFetchRequest init(fetchRequest:sectionIdentifier:animation=:)
    CoreData SectionedFetchRequest init(sectionIdentifier:sortDescriptors:predicate=:animation=:)
    CoreData SectionedFetchRequest projectedValue wrappedValue
    CoreData SectionedFetchRequest.Configuration nsPredicate nsSortDescriptors
    CoreData SectionedFetchRequest.Configuration sectionIdentifier
    CoreData SectionedFetchResults Section endIndex nsPredicate nsSortDescriptors
    CoreData SectionedFetchResults sectionIdentifier sortDescriptors startIndex subscript(_:)
    CoreData SectionedFetchResults.Section endIndex id startIndex subscript(_:)
    DatePickers - CompactDatePickerStyle DatePicker DatePickerComponents DatePickerStyle
    DatePickers - DatePickerStyleConfiguration DefaultDatePickerStyle GraphicalDatePickerStyle
    DatePickers - MultiDatePicker WheelDatePickerStyle
    DatePickers CompactDatePickerStyle init() makeBody(configuration:)
    DatePickers DatePicker Components body init(_:selection:displayedComponents=:)
    DatePickers DatePicker init(_:selection:in:displayedComponents=:)
    DatePickers DatePicker init(selection:displayedComponents=:label&:)
    DatePickers DatePicker init(selection:in:displayedComponents=:label&:)
    DatePickers DatePickerComponents date hourAndMinute init(rawValue:) rawValue
    DatePickers DatePickerStyle Body Configuration automatic compact graphical
    DatePickers DatePickerStyle makeBody(configuration:) wheel
    DatePickers DatePickerStyleConfiguration Label displayedComponents label maximumDate
    DatePickers DatePickerStyleConfiguration minimumDate selection
    DatePickers DatePickerStyleConfiguration.Label body
    DatePickers DefaultDatePickerStyle init() makeBody(configuration:)
    DatePickers GraphicalDatePickerStyle init() makeBody(configuration:)
    DatePickers MultiDatePicker body init(_:selection:) init(_:selection:in:)
    DatePickers MultiDatePicker init(selection:in:label&:) init(selection:label&:)
    DatePickers View datePickerStyle(_:)
    DatePickers WheelDatePickerStyle init() makeBody(configuration:)
    Detents - CustomPresentationDetent PresentationDetent
    Detents CustomPresentationDetent Context height(in:)
    Detents PresentationDetent Context custom(_:) fraction(_:) height(_:) large medium
    Detents PresentationDetent.Context maxDetentValue subscript(dynamicMember:)
    DragAndDrop - CodableRepresentation DataRepresentation DropDelegate DropInfo DropOperation
    DragAndDrop - DropProposal FileRepresentation NSItemProvider NSItemProviderReading
    DragAndDrop - NSItemProviderWriting ProxyRepresentation ReceivedTransferredFile
    DragAndDrop - SentTransferredFile TransferRepresentation TransferRepresentationBuilder
    DragAndDrop - Transferable
    DragAndDrop CodableRepresentation init(contentType:) init(for=:contentType:)
    DragAndDrop Color transferRepresentation
    DragAndDrop Data transferRepresentation
    DragAndDrop DataRepresentation init(contentType:exporting&:importing&:)
    DragAndDrop DataRepresentation init(exportedContentType:exporting&:)
    DragAndDrop DataRepresentation init(importedContentType:importing&:)
    DragAndDrop DropDelegate dropEntered(info:) dropExited(info:) dropUpdated(info:)
    DragAndDrop DropDelegate performDrop(info:) validateDrop(info:)
    DragAndDrop DropInfo hasItemsConforming(to:) itemProviders(for:) location
    DragAndDrop DropOperation cancel copy forbidden move
    DragAndDrop DropProposal init(operation:) operation
    DragAndDrop FileRepresentation init(contentType:shouldAttemptToOpenInPlace=:exporting&:importing&:)
    DragAndDrop FileRepresentation init(exportedContentType:shouldAllowToOpenInPlace=:exporting&:)
    DragAndDrop FileRepresentation init(importedContentType:shouldAttemptToOpenInPlace=:importing&:)
    DragAndDrop NSItemProvider canLoadObject(ofClass:) hasItemConformingToTypeIdentifier(_:)
    DragAndDrop NSItemProvider init() init(contentsOf:) init(item:typeIdentifier:)
    DragAndDrop NSItemProvider init(object:) loadDataRepresentation(for:completionHandler&:)
    DragAndDrop NSItemProvider loadDataRepresentation(forTypeIdentifier:completionHandler&:)
    DragAndDrop NSItemProvider loadObject(ofClass:completionHandler&:) registeredContentTypes
    DragAndDrop NSItemProvider registeredTypeIdentifiers
    DragAndDrop ProxyRepresentation init(exporting&:) init(exporting&:importing&:)
    DragAndDrop ProxyRepresentation init(importing&:)
    DragAndDrop ReceivedTransferredFile file isOriginalFile
    DragAndDrop SentTransferredFile allowAccessingOriginalFile file
    DragAndDrop SentTransferredFile init(_:allowAccessingOriginalFile=:)
    DragAndDrop String transferRepresentation
    DragAndDrop TransferRepresentation Item
    DragAndDrop TransferRepresentationBuilder buildBlock(_*:) buildExpression(_:)
    DragAndDrop Transferable Representation transferRepresentation
    DragAndDrop URL transferRepresentation
    DragAndDrop View draggable(_&:) draggable(_&:preview&:)
    DragAndDrop View dropDestination(for=:action&:isTargeted=&:) onDrag(_&:)
    DragAndDrop View onDrag(_&:preview&:) onDrop(of:delegate:) onDrop(of:isTargeted:perform&:)
    Drawing - CGLineCap CGLineJoin PathElement StrokeStyle
    Drawing CGLineCap butt round square
    Drawing CGLineJoin bevel miter round
    Drawing PathElement closeSubpath curve(to:control1:control2:) line(to:) move(to:)
    Drawing PathElement quadCurve(to:control:)
    Drawing StrokeStyle dash dashPhase
    Drawing StrokeStyle init(lineWidth=:lineCap=:lineJoin=:miterLimit=:dash=:dashPhase=:)
    Drawing StrokeStyle lineCap lineJoin lineWidth miterLimit
    Effects - EmptyVisualEffect LayoutDirectionBehavior RedactionReasons VisualEffect
    Effects EmptyVisualEffect init()
    Effects EnvironmentValues redactionReasons
    Effects LayoutDirectionBehavior fixed mirrors mirrors(in:)
    Effects RedactionReasons init(rawValue:) invalidated placeholder privacy rawValue
    Effects View background(_:alignment=:) background(_:ignoresSafeAreaEdges=:)
    Effects View background(_:in:fillStyle=:) background(alignment=:content&:)
    Effects View background(ignoresSafeAreaEdges=:) background(in:fillStyle=:)
    Effects View border(_:width=:) clipShape(_:style=:) clipped(antialiased=:)
    Effects View colorMultiply(_:) cornerRadius(_:antialiased=:)
    Effects View flipsForRightToLeftLayoutDirection(_:) layoutDirectionBehavior(_:) mask(_:)
    Effects View mask(alignment=:_&:) overlay(_:alignment=:) overlay(_:ignoresSafeAreaEdges=:)
    Effects View overlay(_:in:fillStyle=:) overlay(alignment=:content&:) privacySensitive(_=:)
    Effects View redacted(reason:) shadow(color=:radius:x=:y=:) unredacted() visualEffect(_&:)
    Effects VisualEffect blur(radius:opaque=:) brightness(_:) contrast(_:) grayscale(_:)
    Effects VisualEffect hueRotation(_:) offset(_:) offset(x=:y=:) opacity(_:)
    Effects VisualEffect rotation3DEffect(_:axis:anchor=:anchorZ=:perspective=:)
    Effects VisualEffect rotationEffect(_:anchor=:) saturation(_:) scaleEffect(_:anchor=:)
    Effects VisualEffect scaleEffect(x=:y=:anchor=:)
    Environment - ColorScheme ColorSchemeContrast Environment EnvironmentKey EnvironmentObject
    Environment - EnvironmentValues EnvironmentalModifier FocusedObject LayoutDirection
    Environment - ScenePhase UserInterfaceSizeClass Visibility
    Environment ColorScheme dark light
    Environment ColorSchemeContrast increased standard
    Environment Environment init(_:) wrappedValue
    Environment EnvironmentKey Value defaultValue
    Environment EnvironmentObject init() projectedValue wrappedValue
    Environment EnvironmentValues accessibilityDifferentiateWithoutColor
    Environment EnvironmentValues accessibilityInvertColors accessibilityReduceMotion
    Environment EnvironmentValues accessibilityReduceTransparency
    Environment EnvironmentValues accessibilityShowButtonShapes
    Environment EnvironmentValues accessibilitySwitchControlEnabled
    Environment EnvironmentValues accessibilityVoiceOverEnabled calendar colorScheme
    Environment EnvironmentValues colorSchemeContrast description displayScale
    Environment EnvironmentValues horizontalSizeClass init() isEnabled layoutDirection locale
    Environment EnvironmentValues pixelLength scenePhase subscript(_:) timeZone
    Environment EnvironmentValues verticalSizeClass
    Environment EnvironmentalModifier ResolvedModifier body(content:) resolve(in:)
    Environment FocusedObject Wrapper init() projectedValue wrappedValue
    Environment LayoutDirection leftToRight rightToLeft
    Environment ScenePhase active background inactive
    Environment UserInterfaceSizeClass compact regular
    Environment View colorScheme(_:) disabled(_:) environment(_:) environment(_:_:)
    Environment View environmentObject(_:) focusedObject(_:) focusedSceneObject(_:)
    Environment View transformEnvironment(_:transform&:)
    Environment Visibility automatic hidden visible
    Files - FileDocument FileDocumentReadConfiguration FileDocumentWriteConfiguration
    Files - FileWrapper ReferenceFileDocument
    Files FileDocument ReadConfiguration WriteConfiguration fileWrapper(configuration:)
    Files FileDocument init(configuration:) readableContentTypes writableContentTypes
    Files FileDocumentReadConfiguration contentType file
    Files FileDocumentWriteConfiguration contentType existingFile
    Files FileWrapper ReadingOptions WritingOptions addFileWrapper(_:)
    Files FileWrapper addRegularFile(withContents:preferredFilename:) fileWrappers filename
    Files FileWrapper init(directoryWithFileWrappers:) init(regularFileWithContents:)
    Files FileWrapper init(symbolicLinkWithDestinationURL:) init(url:options=:) isDirectory
    Files FileWrapper isRegularFile isSymbolicLink keyForChildFileWrapper(_:)
    Files FileWrapper preferredFilename regularFileContents removeFileWrapper(_:)
    Files FileWrapper symbolicLinkDestinationURL write(to:options=:originalContentsURL:)
    Files FileWrapper.ReadingOptions immediate init(rawValue:) rawValue withoutMapping
    Files FileWrapper.WritingOptions atomic init(rawValue:) rawValue withNameUpdating
    Files ReferenceFileDocument ReadConfiguration Snapshot WriteConfiguration
    Files ReferenceFileDocument fileWrapper(snapshot:configuration:) init(configuration:)
    Files ReferenceFileDocument readableContentTypes snapshot(contentType:)
    Files ReferenceFileDocument writableContentTypes
    Files URL startAccessingSecurityScopedResource() stopAccessingSecurityScopedResource()
    Files View fileDialogConfirmationLabel(_:) fileDialogDefaultDirectory(_:)
    Files View fileExporter(isPresented:document:contentType:defaultFilename=:onCompletion&:)
    Files View fileExporter(isPresented:document:contentTypes=:defaultFilename=:onCompletion&:onCancellation=&:)
    Files View fileExporter(isPresented:documents:contentType:onCompletion&:)
    Files View fileExporter(isPresented:item:contentTypes=:defaultFilename=:onCompletion&:onCancellation=&:)
    Files View fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion&:)
    Files View fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection=:onCompletion&:onCancellation&:)
    Files View fileImporter(isPresented:allowedContentTypes:onCompletion&:)
    Files View fileMover(isPresented:file:onCompletion&:)
    Files View fileMover(isPresented:file:onCompletion&:onCancellation&:)
    Find View findDisabled(_=:) findNavigator(isPresented:)
    Focus - DefaultFocusEvaluationPriority EventModifiers FocusInteractions FocusState
    Focus - FocusedBinding FocusedValue FocusedValueKey FocusedValues KeyEquivalent KeyPress
    Focus - KeyboardShortcut MoveCommandDirection TextSelection TextSelectionAffinity
    Focus DefaultFocusEvaluationPriority automatic userInitiated
    Focus EnvironmentValues isFocusEffectEnabled isFocused keyboardShortcut
    Focus EnvironmentValues textSelectionAffinity
    Focus EventModifiers all capsLock command control init(rawValue:) numericPad option
    Focus EventModifiers rawValue shift
    Focus FocusInteractions activate automatic edit init(rawValue:) rawValue
    Focus FocusState Binding init() projectedValue wrappedValue
    Focus FocusState.Binding projectedValue wrappedValue
    Focus FocusedBinding init(_:) projectedValue wrappedValue
    Focus FocusedValue init(_:) wrappedValue
    Focus FocusedValueKey Value
    Focus FocusedValues subscript(_:)
    Focus Gesture modifiers(_:)
    Focus KeyEquivalent character clear delete deleteForward downArrow end escape home
    Focus KeyEquivalent init(_:) init(extendedGraphemeClusterLiteral:) leftArrow pageDown
    Focus KeyEquivalent pageUp return rightArrow space tab upArrow
    Focus KeyPress Phases Result characters key modifiers phase
    Focus KeyPress.Phases all down init(rawValue:) rawValue repeat up
    Focus KeyPress.Result handled ignored
    Focus KeyboardShortcut cancelAction defaultAction init(_:modifiers=:) key modifiers
    Focus MoveCommandDirection down left right up
    Focus TextSelection Indices affinity indices init(insertionPoint:) init(range:)
    Focus TextSelection init(ranges:) isInsertion
    Focus TextSelection.Indices multiSelection(_:) selection(_:)
    Focus TextSelectionAffinity automatic downstream upstream
    Focus View defaultFocus(_:_:priority=:) focusEffectDisabled(_=:) focusable(_=:)
    Focus View focusable(_=:interactions:) focused(_:) focused(_:equals:)
    Focus View focusedSceneValue(_:) focusedSceneValue(_:_:) focusedValue(_:)
    Focus View focusedValue(_:_:) keyboardShortcut(_:) keyboardShortcut(_:modifiers=:)
    Focus View onExitCommand(perform&:) onKeyPress(_:action&:) onKeyPress(_:phases:action&:)
    Focus View onKeyPress(characters:phases=:action&:) onKeyPress(keys:phases=:action&:)
    Focus View onKeyPress(phases=:action&:) onMoveCommand(perform&:) textSelectionAffinity(_:)
    Formats - DateComponentsFormatter MeasurementFormatUnitUsage MeasurementFormatter
    Formats - PersonNameComponentsFormatter
    Formats DateComponentsFormatter <Formatter UnitsStyle ZeroFormattingBehavior allowedUnits
    Formats DateComponentsFormatter calendar formattingContext includesApproximationPhrase
    Formats DateComponentsFormatter includesTimeRemainingPhrase
    Formats DateComponentsFormatter localizedString(from:unitsStyle:) maximumUnitCount
    Formats DateComponentsFormatter referenceDate string(for:) string(from:) string(from:to:)
    Formats DateComponentsFormatter unitsStyle zeroFormattingBehavior
    Formats DateComponentsFormatter.UnitsStyle abbreviated brief full positional short
    Formats DateComponentsFormatter.UnitsStyle spellOut
    Formats DateComponentsFormatter.ZeroFormattingBehavior default dropAll dropLeading
    Formats DateComponentsFormatter.ZeroFormattingBehavior dropMiddle dropTrailing
    Formats DateComponentsFormatter.ZeroFormattingBehavior init(rawValue:) pad rawValue
    Formats FormatStyle byteCount(style:allowedUnits=:spellsOutZero=:includesActualByteCount=:)
    Formats FormatStyle measurement(width:usage=:hidesScaleName=:numberFormatStyle=:)
    Formats FormatStyle measurement(width:usage=:numberFormatStyle=:) name(style:) url
    Formats Measurement FormatStyle formatted() formatted(_:)
    Formats Measurement.FormatStyle ByteCount UnitWidth format(_:) hidesScaleName
    Formats Measurement.FormatStyle init(width:locale=:usage=:hidesScaleName=:numberFormatStyle=:)
    Formats Measurement.FormatStyle init(width:locale=:usage=:numberFormatStyle=:) locale
    Formats Measurement.FormatStyle locale(_:) numberFormatStyle usage width
    Formats Measurement.FormatStyle.ByteCount format(_:)
    Formats Measurement.FormatStyle.ByteCount init(style:allowedUnits=:spellsOutZero=:includesActualByteCount=:locale=:)
    Formats Measurement.FormatStyle.UnitWidth abbreviated narrow wide
    Formats MeasurementFormatUnitUsage asProvided barometric bloodGlucose focalLength food
    Formats MeasurementFormatUnitUsage general liquid person personHeight personWeight
    Formats MeasurementFormatUnitUsage rainfall road snowfall visibility weather wind workout
    Formats MeasurementFormatter <Formatter UnitOptions init() init(coder:) locale
    Formats MeasurementFormatter numberFormatter string(for:) string(from:) unitOptions
    Formats MeasurementFormatter unitStyle
    Formats MeasurementFormatter.UnitOptions init(rawValue:) naturalScale providedUnit
    Formats MeasurementFormatter.UnitOptions rawValue temperatureWithoutUnit
    Formats ParseStrategy name url
    Formats PersonNameComponents FormatStyle ParseStrategy formatted() formatted(_:) init(_:)
    Formats PersonNameComponents init(_:strategy:)
    Formats PersonNameComponents.FormatStyle Style format(_:) init(style=:locale=:) locale
    Formats PersonNameComponents.FormatStyle locale(_:) parseStrategy style
    Formats PersonNameComponents.FormatStyle.Style abbreviated long medium short
    Formats PersonNameComponents.ParseStrategy init() parse(_:)
    Formats PersonNameComponentsFormatter <Formatter Style init() init(coder:) locale
    Formats PersonNameComponentsFormatter localizedString(from:style:)
    Formats PersonNameComponentsFormatter personNameComponents(from:) string(for:)
    Formats PersonNameComponentsFormatter string(from:) style
    Formats PersonNameComponentsFormatter.Style abbreviated default long medium short
    Formats Stepper init(_:value:in:step=:format:onEditingChanged=&:)
    Formats Stepper init(_:value:step=:format:onEditingChanged=&:)
    Formats Stepper init(value:in:step=:format:label&:onEditingChanged=&:)
    Formats Stepper init(value:step=:format:label&:onEditingChanged=&:)
    Formats URL FormatStyle ParseStrategy formatted() formatted(_:) init(_:strategy:)
    Formats URL.FormatStyle Component ComponentDisplayOption HostDisplayOption format(_:)
    Formats URL.FormatStyle fragment(_=:) host(_=:)
    Formats URL.FormatStyle init(scheme=:user=:password=:host=:port=:path=:query=:fragment=:)
    Formats URL.FormatStyle parseStrategy password(_=:) path(_=:) port(_=:) query(_=:)
    Formats URL.FormatStyle scheme(_=:) user(_=:)
    Formats URL.FormatStyle.Component fragment host password path port query scheme user
    Formats URL.FormatStyle.ComponentDisplayOption always displayWhen(_:matches:) never
    Formats URL.FormatStyle.ComponentDisplayOption omitIfHTTPFamily omitWhen(_:matches:)
    Formats URL.FormatStyle.HostDisplayOption always displayWhen(_:matches:) never
    Formats URL.FormatStyle.HostDisplayOption omitSpecificSubdomains(_=:includeMultiLevelSubdomains=:)
    Formats URL.FormatStyle.HostDisplayOption omitWhen(_:matches:)
    Formats URL.ParseStrategy init() parse(_:)
    Gauges - AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle
    Gauges - AccessoryLinearCapacityGaugeStyle AccessoryLinearGaugeStyle Gauge GaugeStyle
    Gauges - GaugeStyleConfiguration LinearCapacityGaugeStyle
    Gauges AccessoryCircularCapacityGaugeStyle init() makeBody(configuration:)
    Gauges AccessoryCircularGaugeStyle init() makeBody(configuration:)
    Gauges AccessoryLinearCapacityGaugeStyle init() makeBody(configuration:)
    Gauges AccessoryLinearGaugeStyle init() makeBody(configuration:)
    Gauges Gauge body init(_:) init(value:in=*:label&:)
    Gauges Gauge init(value:in=*:label&:currentValueLabel&:)
    Gauges Gauge init(value:in=*:label&:currentValueLabel&:markedValueLabels&:)
    Gauges Gauge init(value:in=*:label&:currentValueLabel&:minimumValueLabel&:maximumValueLabel&:)
    Gauges Gauge init(value:in=*:label&:currentValueLabel&:minimumValueLabel&:maximumValueLabel&:markedValueLabels&:)
    Gauges GaugeStyle Body Configuration accessoryCircular accessoryCircularCapacity
    Gauges GaugeStyle accessoryLinear accessoryLinearCapacity automatic linearCapacity
    Gauges GaugeStyle makeBody(configuration:)
    Gauges GaugeStyleConfiguration CurrentValueLabel Label MarkedValueLabel MaximumValueLabel
    Gauges GaugeStyleConfiguration MinimumValueLabel currentValueLabel label markedValueLabels
    Gauges GaugeStyleConfiguration maximumValueLabel minimumValueLabel value
    Gauges GaugeStyleConfiguration.Label body
    Gauges LinearCapacityGaugeStyle init() makeBody(configuration:)
    Gauges View gaugeStyle(_:)
    Gesture - AnyGesture DragGesture ExclusiveGesture Gesture GestureMask GestureStateGesture
    Gesture - LongPressGesture MagnifyGesture RotateGesture SequenceGesture
    Gesture - SimultaneousGesture SpatialTapGesture TapGesture
    Gesture AnyGesture init(_:)
    Gesture DragGesture Value coordinateSpace init(minimumDistance=:coordinateSpace:)
    Gesture DragGesture init(minimumDistance=:coordinateSpace=:) minimumDistance
    Gesture DragGesture.Value location predictedEndLocation predictedEndTranslation
    Gesture DragGesture.Value startLocation time translation velocity
    Gesture ExclusiveGesture Value first init(_:_:) second
    Gesture ExclusiveGesture.Value first(_:) second(_:)
    Gesture Gesture Body Value body exclusively(before:) map(_&:) onCancelled(_&:)
    Gesture Gesture onChanged(_&:) onEnded(_&:) sequenced(before:) simultaneously(with:)
    Gesture Gesture updating(_:body&:)
    Gesture GestureMask all gesture init(rawValue:) none rawValue subviews
    Gesture GestureStateGesture Value base body state
    Gesture LongPressGesture Value init(minimumDuration=:maximumDistance=:) maximumDistance
    Gesture LongPressGesture minimumDuration
    Gesture MagnifyGesture Value init(minimumScaleDelta=:) minimumScaleDelta
    Gesture MagnifyGesture.Value magnification startAnchor startLocation time velocity
    Gesture Never Value
    Gesture Optional Value body
    Gesture RotateGesture Value init(minimumAngleDelta=:) minimumAngleDelta
    Gesture RotateGesture.Value rotation startAnchor startLocation time velocity
    Gesture SequenceGesture Value first init(_:_:) second
    Gesture SequenceGesture.Value first(_:) second(_:_:)
    Gesture SimultaneousGesture Value first init(_:_:) second
    Gesture SimultaneousGesture.Value first second
    Gesture SpatialTapGesture Value coordinateSpace count init(count=:coordinateSpace:)
    Gesture SpatialTapGesture init(count=:coordinateSpace=:)
    Gesture SpatialTapGesture.Value location
    Gesture TapGesture body count init(count=:)
    Gesture View allowsHitTesting(_:) coordinateSpace(_:) coordinateSpace(name:)
    Gesture View gesture(_:including=:) gesture(_:isEnabled:)
    Gesture View highPriorityGesture(_:including=:) highPriorityGesture(_:isEnabled:)
    Gesture View onLongPressGesture(minimumDuration=:maximumDistance=:perform&:onPressingChanged=&:)
    Gesture View onLongPressGesture(minimumDuration=:maximumDistance=:pressing&:perform&:)
    Gesture View onTapGesture(count=:coordinateSpace:perform&:)
    Gesture View onTapGesture(count=:coordinateSpace=:perform&:)
    Gesture View onTapGesture(count=:perform&:) simultaneousGesture(_:including=:)
    Gesture View simultaneousGesture(_:isEnabled:)
    Gestures - MagnificationGesture RotationGesture
    Gestures MagnificationGesture body init(minimumScaleDelta=:) minimumScaleDelta
    Gestures RotationGesture body init(minimumAngleDelta=:) minimumAngleDelta
    Glass - ConcentricRectangle DefaultGlassEffectShape Glass GlassButtonStyle
    Glass - GlassEffectContainer GlassEffectTransition GlassProminentButtonStyle
    Glass ButtonStyle glass glass(_:) glassProminent
    Glass ConcentricRectangle init() init(corners:isUniform=:)
    Glass ConcentricRectangle init(topLeadingCorner=:topTrailingCorner=:bottomLeadingCorner=:bottomTrailingCorner=:)
    Glass ConcentricRectangle init(uniformTopCorners:uniformBottomCorners:) path(in:)
    Glass DefaultGlassEffectShape init() path(in:)
    Glass Edge Corner
    Glass Edge.Corner Style
    Glass Edge.Corner.Style concentric concentric(minimum=:) fixed(_:) init(floatLiteral:)
    Glass Edge.Corner.Style init(integerLiteral:)
    Glass Glass clear identity interactive(_=:) regular tint(_:)
    Glass GlassButtonStyle init() init(_:) makeBody(configuration:)
    Glass GlassEffectContainer body init(spacing=:content&:)
    Glass GlassEffectTransition identity matchedGeometry materialize
    Glass GlassProminentButtonStyle init() makeBody(configuration:)
    Glass Shape rect(corners:isUniform=:)
    Glass View glassEffect(_=:in=:) glassEffectID(_:in:) glassEffectTransition(_:)
    Haptics - CHHapticAdvancedPatternPlayer CHHapticDeviceCapability CHHapticDynamicParameter
    Haptics - CHHapticEngine CHHapticError CHHapticEvent CHHapticEventParameter
    Haptics - CHHapticParameterCurve CHHapticPattern CHHapticPatternPlayer
    Haptics CHHapticAdvancedPatternPlayer completionHandler loopEnabled loopEnd pause(atTime:)
    Haptics CHHapticAdvancedPatternPlayer playbackRate resume(atTime:) seek(toOffset:)
    Haptics CHHapticDeviceCapability supportsAudio supportsHaptics
    Haptics CHHapticDynamicParameter ID init(parameterID:value:relativeTime:) parameterID
    Haptics CHHapticDynamicParameter relativeTime value
    Haptics CHHapticDynamicParameter.ID audioBrightnessControl audioPanControl
    Haptics CHHapticDynamicParameter.ID audioPitchControl audioVolumeControl
    Haptics CHHapticDynamicParameter.ID hapticAttackTimeControl hapticDecayTimeControl
    Haptics CHHapticDynamicParameter.ID hapticIntensityControl hapticReleaseTimeControl
    Haptics CHHapticDynamicParameter.ID hapticSharpnessControl init(rawValue:) rawValue
    Haptics CHHapticEngine CompletionHandler FinishedAction StoppedReason
    Haptics CHHapticEngine capabilitiesForHardware() currentTime init() isAutoShutdownEnabled
    Haptics CHHapticEngine isMutedForAudio isMutedForHaptics makeAdvancedPlayer(with:)
    Haptics CHHapticEngine makePlayer(with:) notifyWhenPlayersFinished(finishedHandler&:)
    Haptics CHHapticEngine playPattern(from:) playsHapticsOnly resetHandler start()
    Haptics CHHapticEngine start(completionHandler:) stop(completionHandler=:) stoppedHandler
    Haptics CHHapticEngine.FinishedAction leaveEngineRunning stopEngine
    Haptics CHHapticEngine.StoppedReason applicationSuspended audioSessionInterrupt
    Haptics CHHapticEngine.StoppedReason engineDestroyed gameControllerDisconnect idleTimeout
    Haptics CHHapticEngine.StoppedReason notifyWhenFinished systemError
    Haptics CHHapticError Code code init(_:) notSupported
    Haptics CHHapticError.Code notSupported
    Haptics CHHapticEvent EventType ParameterID duration eventParameters
    Haptics CHHapticEvent init(eventType:parameters:relativeTime:duration=:) relativeTime type
    Haptics CHHapticEvent.EventType audioContinuous audioCustom hapticContinuous
    Haptics CHHapticEvent.EventType hapticTransient init(rawValue:) rawValue
    Haptics CHHapticEvent.ParameterID attackTime audioBrightness audioPan audioPitch
    Haptics CHHapticEvent.ParameterID audioVolume decayTime hapticIntensity hapticSharpness
    Haptics CHHapticEvent.ParameterID init(rawValue:) rawValue releaseTime sustained
    Haptics CHHapticEventParameter init(parameterID:value:) parameterID value
    Haptics CHHapticParameterCurve ControlPoint controlPoints
    Haptics CHHapticParameterCurve init(parameterID:controlPoints:relativeTime:) parameterID
    Haptics CHHapticParameterCurve relativeTime
    Haptics CHHapticParameterCurve.ControlPoint init(relativeTime:value:) relativeTime value
    Haptics CHHapticPattern duration init(events:parameterCurves:) init(events:parameters:)
    Haptics CHHapticPatternPlayer cancel() isMuted sendParameters(_:atTime:) start(atTime:)
    Haptics CHHapticPatternPlayer stop(atTime:)
    Hover - HoverPhase
    Hover HoverPhase active(_:) ended
    Hover View onContinuousHover(coordinateSpace=:perform&:) onHover(perform&:)
    Images - AppearSymbolEffect AsyncImage AsyncImagePhase AutomaticSymbolEffect
    Images - BounceSymbolEffect BreatheSymbolEffect ContentTransitionSymbolEffect
    Images - DisappearSymbolEffect DiscreteSymbolEffect Image ImageResource
    Images - IndefiniteSymbolEffect PulseSymbolEffect ReplaceSymbolEffect RotateSymbolEffect
    Images - ScaleSymbolEffect SymbolEffect SymbolEffectOptions SymbolRenderingMode
    Images - SymbolVariants TransitionSymbolEffect VariableColorSymbolEffect
    Images - WiggleSymbolEffect
    Images AnyTransition symbolEffect symbolEffect(_:options=:)
    Images AppearSymbolEffect byLayer down up wholeSymbol
    Images AsyncImage body init(url:scale=:) init(url:scale=:content&:placeholder&:)
    Images AsyncImage init(url:scale=:transaction=:content&:)
    Images AsyncImagePhase empty error failure(_:) image success(_:)
    Images BounceSymbolEffect byLayer down up wholeSymbol
    Images BreatheSymbolEffect byLayer plain pulse wholeSymbol
    Images ContentTransition symbolEffect symbolEffect(_:options=:)
    Images DisappearSymbolEffect byLayer down up wholeSymbol
    Images EnvironmentValues imageScale symbolRenderingMode symbolVariants
    Images Image Interpolation ResizingMode Scale TemplateRenderingMode antialiased(_:)
    Images Image init(_:) init(_:bundle=:) init(_:bundle=:label:) init(decorative:bundle=:)
    Images Image init(systemName:) init(systemName:variableValue:) interpolation(_:)
    Images Image renderingMode(_:) resizable(capInsets=:resizingMode=:)
    Images Image symbolRenderingMode(_:)
    Images Image.Interpolation high low medium none
    Images Image.ResizingMode stretch tile
    Images Image.Scale large medium small
    Images Image.TemplateRenderingMode original template
    Images ImageResource init(name:bundle:)
    Images PulseSymbolEffect byLayer wholeSymbol
    Images ReplaceSymbolEffect byLayer downUp offUp upUp wholeSymbol
    Images RotateSymbolEffect byLayer clockwise counterClockwise wholeSymbol
    Images ScaleSymbolEffect byLayer down up wholeSymbol
    Images SymbolEffect appear automatic bounce breathe disappear pulse replace rotate scale
    Images SymbolEffect variableColor wiggle
    Images SymbolEffectOptions RepeatBehavior default nonRepeating repeat(_:) repeating
    Images SymbolEffectOptions speed(_:)
    Images SymbolEffectOptions.RepeatBehavior continuous periodic periodic(_=:delay=:)
    Images SymbolRenderingMode hierarchical monochrome multicolor palette
    Images SymbolVariants circle fill none rectangle slash square
    Images VariableColorSymbolEffect cumulative dimInactiveLayers hideInactiveLayers iterative
    Images VariableColorSymbolEffect nonReversing reversing
    Images View imageScale(_:) symbolEffect(_:options=:isActive=:)
    Images View symbolEffect(_:options=:value:) symbolRenderingMode(_:) symbolVariant(_:)
    Images WiggleSymbolEffect byLayer wholeSymbol
    Interface - Animatable() AnimatableIgnored() Entry() ImageRenderer
    Interface GraphicsContext.BlendMode init(rawValue:) rawValue
    Interface ImageRenderer colorMode content init(content:) isOpaque proposedSize scale
    Interface ImageRenderer uiImage
    Keyboard - ScrollDismissesKeyboardMode SubmitLabel TextInputAutocapitalization
    Keyboard - UIKeyboardType UITextAutocapitalizationType UITextContentType
    Keyboard EnvironmentValues autocorrectionDisabled disableAutocorrection
    Keyboard ScrollDismissesKeyboardMode automatic immediately interactively never
    Keyboard SubmitLabel continue done go join next return route search send
    Keyboard TextInputAutocapitalization characters never sentences words
    Keyboard UIKeyboardType URL alphabet asciiCapable asciiCapableNumberPad decimalPad default
    Keyboard UIKeyboardType emailAddress namePhonePad numberPad numbersAndPunctuation phonePad
    Keyboard UIKeyboardType twitter webSearch
    Keyboard UITextAutocapitalizationType allCharacters none sentences words
    Keyboard UITextContentType URL addressCity addressCityAndState addressState birthdate
    Keyboard UITextContentType birthdateDay birthdateMonth birthdateYear cellularEID
    Keyboard UITextContentType cellularIMEI countryName creditCardExpiration
    Keyboard UITextContentType creditCardExpirationMonth creditCardExpirationYear
    Keyboard UITextContentType creditCardFamilyName creditCardGivenName creditCardMiddleName
    Keyboard UITextContentType creditCardName creditCardNumber creditCardSecurityCode
    Keyboard UITextContentType creditCardType dateTime emailAddress familyName flightNumber
    Keyboard UITextContentType fullStreetAddress givenName init(rawValue:) jobTitle location
    Keyboard UITextContentType middleName name namePrefix nameSuffix newPassword nickname
    Keyboard UITextContentType oneTimeCode organizationName password postalCode rawValue
    Keyboard UITextContentType shipmentTrackingNumber streetAddressLine1 streetAddressLine2
    Keyboard UITextContentType sublocality telephoneNumber username
    Keyboard View autocapitalization(_:) autocorrectionDisabled(_=:) disableAutocorrection(_:)
    Keyboard View keyboardType(_:) scrollDismissesKeyboard(_:) submitLabel(_:)
    Keyboard View textContentType(_:) textInputAutocapitalization(_:)
    Layout - Alignment AlignmentID AnyLayout Axis CoordinateSpace CoordinateSpaceProtocol Edge
    Layout - EdgeInsets GlobalCoordinateSpace HStackLayout HorizontalAlignment Layout
    Layout - LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LocalCoordinateSpace
    Layout - NamedCoordinateSpace ProposedViewSize VStackLayout VerticalAlignment
    Layout - ViewDimensions ViewSpacing ZStackLayout
    Layout Alignment bottom bottomLeading bottomTrailing center centerFirstTextBaseline
    Layout Alignment centerLastTextBaseline horizontal init(horizontal:vertical:) leading
    Layout Alignment leadingFirstTextBaseline leadingLastTextBaseline top topLeading
    Layout Alignment topTrailing trailing trailingFirstTextBaseline trailingLastTextBaseline
    Layout Alignment vertical
    Layout AlignmentID defaultValue(in:)
    Layout AnyLayout Cache explicitAlignment(of:in:proposal:subviews:cache:) init(_:)
    Layout AnyLayout makeCache(subviews:) placeSubviews(in:proposal:subviews:cache:)
    Layout AnyLayout sizeThatFits(proposal:subviews:cache:) spacing(subviews:cache:)
    Layout AnyLayout updateCache(_:subviews:)
    Layout Axis Set description horizontal vertical
    Layout Axis.Set horizontal init(rawValue:) rawValue vertical
    Layout CoordinateSpace global isGlobal isLocal local named(_:)
    Layout CoordinateSpaceProtocol coordinateSpace global local named(_:)
    Layout Edge Set bottom leading top trailing
    Layout Edge.Set all bottom horizontal init(_:) init(rawValue:) leading rawValue top
    Layout Edge.Set trailing vertical
    Layout EdgeInsets animatableData bottom init() init(top:leading:bottom:trailing:) leading
    Layout EdgeInsets top trailing
    Layout GlobalCoordinateSpace coordinateSpace init()
    Layout HStackLayout alignment init(alignment=:spacing=:) layoutProperties
    Layout HStackLayout placeSubviews(in:proposal:subviews:cache:)
    Layout HStackLayout sizeThatFits(proposal:subviews:cache:) spacing
    Layout HorizontalAlignment center init(_:) leading trailing
    Layout Layout Cache Subviews callAsFunction(_&:)
    Layout Layout explicitAlignment(of:in:proposal:subviews:cache:) layoutProperties
    Layout Layout makeCache(subviews:) placeSubviews(in:proposal:subviews:cache:)
    Layout Layout sizeThatFits(proposal:subviews:cache:) spacing(subviews:cache:)
    Layout Layout updateCache(_:subviews:)
    Layout LayoutProperties init() stackOrientation
    Layout LayoutSubview dimensions(in:) place(at:anchor=:proposal:) priority sizeThatFits(_:)
    Layout LayoutSubview spacing subscript(_:)
    Layout LayoutSubviews Index SubSequence endIndex startIndex subscript(_:)
    Layout LayoutValueKey Value defaultValue
    Layout LocalCoordinateSpace coordinateSpace init()
    Layout NamedCoordinateSpace coordinateSpace
    Layout ProposedViewSize height infinity init(_:) init(width:height:)
    Layout ProposedViewSize replacingUnspecifiedDimensions(by=:) unspecified width zero
    Layout VStackLayout alignment init(alignment=:spacing=:) layoutProperties
    Layout VStackLayout placeSubviews(in:proposal:subviews:cache:)
    Layout VStackLayout sizeThatFits(proposal:subviews:cache:) spacing
    Layout VerticalAlignment bottom center firstTextBaseline init(_:) lastTextBaseline top
    Layout View layoutPriority(_:) layoutValue(key:value:) zIndex(_:)
    Layout ViewDimensions height subscript(_:) subscript(explicit:) width
    Layout ViewSpacing distance(to:along:) formUnion(_:edges=:) init() union(_:edges=:) zero
    Layout ZStackLayout alignment init(alignment=:) placeSubviews(in:proposal:subviews:cache:)
    Layout ZStackLayout sizeThatFits(proposal:subviews:cache:)
    Lazy - LazyHGrid LazyHStack LazyVGrid LazyVStack PinnedScrollableViews
    Lazy LazyHGrid init(rows:alignment=:spacing=:pinnedViews=:content&:)
    Lazy LazyHStack init(alignment=:spacing=:pinnedViews=:content&:)
    Lazy LazyVGrid init(columns:alignment=:spacing=:pinnedViews=:content&:)
    Lazy LazyVStack init(alignment=:spacing=:pinnedViews=:content&:)
    Lazy PinnedScrollableViews init(rawValue:) rawValue sectionFooters sectionHeaders
    Library - LibraryContentBuilder LibraryContentProvider LibraryItem
    Library LibraryContentBuilder buildBlock(_*:)
    Library LibraryContentProvider views
    Library LibraryItem Category init(_&:visible=:title=:category=:matchingSignature=:)
    Library LibraryItem.Category control effect layout other
    Links - DefaultShareLinkLabel Link PasteButton ShareLink SharePreview
    Links Button init(_:image:role=:action&:)
    Links DefaultShareLinkLabel body
    Links Label init(_:image:)
    Links Link body init(_:destination:) init(destination:label&:)
    Links Menu init(_:image:content&:)
    Links PasteButton body init(payloadType:onPaste&:)
    Links PasteButton init(supportedContentTypes:payloadAction&:)
    Links Picker init(_:image:selection:content&:)
    Links ShareLink body init(_:item:subject=:message=:)
    Links ShareLink init(_:item:subject=:message=:preview:) init(_:items:subject=:message=:)
    Links ShareLink init(item:subject=:message=:) init(item:subject=:message=:label&:)
    Links ShareLink init(item:subject=:message=:preview:)
    Links ShareLink init(item:subject=:message=:preview:label&:)
    Links ShareLink init(items:subject=:message=:) init(items:subject=:message=:label&:)
    Links ShareLink init(items:subject=:message=:preview&:)
    Links ShareLink init(items:subject=:message=:preview&:label&:)
    Links SharePreview init(_:) init(_:icon:) init(_:image:) init(_:image:icon:)
    Links Toggle init(_:image:isOn:)
    Lists - AutomaticFormStyle ColumnsFormStyle DefaultListStyle EditActions EditButton
    Lists - EditMode Form FormStyle FormStyleConfiguration GroupedFormStyle GroupedListStyle
    Lists - InsetGroupedListStyle InsetListStyle List ListItemTint ListSectionSpacing
    Lists - ListStyle OutlineGroup OutlineSubgroupChildren PlainListStyle Prominence Section
    Lists - SelectableRows SidebarListStyle
    Lists AutomaticFormStyle init() makeBody(configuration:)
    Lists ColumnsFormStyle init() makeBody(configuration:)
    Lists DefaultListStyle init()
    Lists DynamicViewContent onDelete(perform&:) onMove(perform&:)
    Lists EditActions all delete init(rawValue:) move rawValue
    Lists EditButton body init()
    Lists EditMode active inactive isEditing transient
    Lists EnvironmentValues defaultMinListRowHeight editMode headerProminence
    Lists ForEach init(_:editActions:content&:) init(_:id:editActions:content&:)
    Lists Form body init(_:) init(content&:)
    Lists FormStyle Body Configuration automatic columns grouped makeBody(configuration:)
    Lists FormStyleConfiguration Content content
    Lists FormStyleConfiguration.Content body
    Lists GroupedFormStyle init() makeBody(configuration:)
    Lists GroupedListStyle init()
    Lists InsetGroupedListStyle init()
    Lists InsetListStyle init()
    Lists List body init(_:children:rowContent&:) init(_:children:selection:rowContent&:)
    Lists List init(_:editActions:rowContent&:) init(_:editActions:selection:rowContent&:)
    Lists List init(_:id:children:rowContent&:) init(_:id:children:selection:rowContent&:)
    Lists List init(_:id:editActions:rowContent&:)
    Lists List init(_:id:editActions:selection:rowContent&:) init(_:id:rowContent&:)
    Lists List init(_:id:selection:rowContent&:) init(_:rowContent&:)
    Lists List init(_:selection:rowContent&:) init(content&:) init(selection:content&:)
    Lists ListItemTint fixed(_:) monochrome preferred(_:)
    Lists ListSectionSpacing compact custom(_:) default
    Lists ListStyle automatic grouped inset insetGrouped plain sidebar
    Lists MutableCollection move(fromOffsets:toOffset:)
    Lists OutlineGroup body init(_:children:content&:) init(_:id:children:content&:)
    Lists OutlineSubgroupChildren body
    Lists PlainListStyle init()
    Lists Prominence increased standard
    Lists RangeReplaceableCollection remove(atOffsets:)
    Lists Section init(_:content&:) init(_:isExpanded:content&:) init(content&:)
    Lists Section init(content&:footer&:) init(content&:header&:)
    Lists Section init(content&:header&:footer&:) init(header:content&:)
    Lists Section init(isExpanded:content&:header&:)
    Lists SelectableRows body
    Lists SidebarListStyle init()
    Lists View badge(_:) deleteDisabled(_:) formStyle(_:) headerProminence(_:)
    Lists View listItemTint(_:) listRowBackground(_:) listRowInsets(_:)
    Lists View listRowSeparator(_:edges=:) listRowSeparatorTint(_:edges=:) listRowSpacing(_:)
    Lists View listSectionSeparator(_:edges=:) listSectionSeparatorTint(_:edges=:)
    Lists View listSectionSpacing(_:) listStyle(_:) moveDisabled(_:) refreshable(action&:)
    Lists View scrollContentBackground(_:) selectionDisabled(_=:)
    Lists View swipeActions(edge=:allowsFullSwipe=:content&:)
    Modifiers - AutomaticTextEditorStyle BlendMode ColorRenderingMode ContentMode
    Modifiers - DrawOffSymbolEffect DrawOnSymbolEffect EmptyModifier HorizontalEdge
    Modifiers - HoverEffect OpenURLAction PlainTextEditorStyle SafeAreaRegions
    Modifiers - ScrollEdgeEffectStyle SelectionShapeStyle SensoryFeedback ShapeRole
    Modifiers - TextEditorStyle VerticalEdge WindowBackgroundShapeStyle WritingToolsBehavior
    Modifiers AutomaticTextEditorStyle init()
    Modifiers BlendMode color colorBurn colorDodge darken destinationOut destinationOver
    Modifiers BlendMode difference exclusion hardLight hue lighten luminosity multiply normal
    Modifiers BlendMode overlay plusDarker plusLighter saturation screen softLight sourceAtop
    Modifiers ColorRenderingMode extendedLinear linear nonLinear
    Modifiers ContentMode fill fit
    Modifiers DrawOffSymbolEffect byLayer individually nonReversed reversed wholeSymbol
    Modifiers DrawOnSymbolEffect byLayer individually wholeSymbol
    Modifiers EmptyModifier body(content:) identity init()
    Modifiers EnvironmentValues openURL
    Modifiers GeometryEffect ignoredByLayout()
    Modifiers HorizontalEdge Set leading trailing
    Modifiers HorizontalEdge.Set all init(_:) init(rawValue:) leading rawValue trailing
    Modifiers HoverEffect automatic highlight lift
    Modifiers OpenURLAction Result callAsFunction(_:) callAsFunction(_:completion&:)
    Modifiers OpenURLAction init(handler&:)
    Modifiers OpenURLAction.Result discarded handled systemAction systemAction(_:)
    Modifiers PlainTextEditorStyle init()
    Modifiers ReplaceSymbolEffect downUp magic(fallback:) offUp upUp
    Modifiers SafeAreaRegions all container init(rawValue:) keyboard rawValue
    Modifiers ScrollEdgeEffectStyle automatic hard soft
    Modifiers SelectionShapeStyle init() resolve(in:)
    Modifiers SensoryFeedback Flexibility Weight alignment decrease error impact
    Modifiers SensoryFeedback impact(flexibility:intensity=:) impact(weight=:intensity=:)
    Modifiers SensoryFeedback increase levelChange pathComplete selection start stop success
    Modifiers SensoryFeedback warning
    Modifiers SensoryFeedback.Flexibility rigid soft solid
    Modifiers SensoryFeedback.Weight heavy light medium
    Modifiers Shape role
    Modifiers ShapeRole fill separator stroke
    Modifiers ShapeStyle selection windowBackground
    Modifiers SymbolEffect drawOff drawOn
    Modifiers TextEditorStyle automatic plain
    Modifiers TextField init(_:text:selection:prompt=:axis=:)
    Modifiers TextField init(text:selection:prompt=:axis=:label&:)
    Modifiers VerticalEdge Set bottom top
    Modifiers VerticalEdge.Set all bottom init(_:) init(rawValue:) rawValue top
    Modifiers View alignmentGuide(_:computeValue&:) animation(_:) animation(_:value:)
    Modifiers View aspectRatio(_:contentMode:) aspectRatio(_=:contentMode:) blendMode(_:)
    Modifiers View blur(radius:opaque=:) brightness(_:) colorInvert() compositingGroup()
    Modifiers View contextMenu(forSelectionType=:menu&:primaryAction=&:) contrast(_:)
    Modifiers View defersSystemGestures(on:) drawingGroup(opaque=:colorMode=:)
    Modifiers View edgesIgnoringSafeArea(_:) fixedSize() fixedSize(horizontal:vertical:)
    Modifiers View frame(minWidth=:idealWidth=:maxWidth=:minHeight=:idealHeight=:maxHeight=:alignment=:)
    Modifiers View frame(width=:height=:alignment=:) geometryGroup()
    Modifiers View glassEffectUnion(id:namespace:) grayscale(_:) hidden() hoverEffect(_=:)
    Modifiers View hoverEffect(_=:isEnabled:) hueRotation(_:) id(_:)
    Modifiers View ignoresSafeArea(_=:edges=:) labelIconToTitleSpacing(_:)
    Modifiers View labelReservedIconWidth(_:) luminanceToAlpha() offset(_:) offset(x=:y=:)
    Modifiers View onAppear(perform=&:) onChange(of:initial=:_&:) onChange(of:perform&:)
    Modifiers View onDisappear(perform=&:) onOpenURL(perform&:) onReceive(_:perform&:)
    Modifiers View opacity(_:) padding(_:) padding(_=:_=:) persistentSystemOverlays(_:)
    Modifiers View position(_:) position(x=:y=:) preferredColorScheme(_:) replaceDisabled(_=:)
    Modifiers View rotationEffect(_:anchor=:) safeAreaBar(edge:alignment=:spacing=:content&:)
    Modifiers View safeAreaInset(edge:alignment=:spacing=:content&:) safeAreaPadding(_:)
    Modifiers View safeAreaPadding(_=:_=:) saturation(_:) scaleEffect(_:anchor=:)
    Modifiers View scaleEffect(x=:y=:anchor=:) scaledToFill() scaledToFit()
    Modifiers View scrollEdgeEffectHidden(_=:for=:) scrollEdgeEffectStyle(_:for:)
    Modifiers View sensoryFeedback(_:trigger:) sensoryFeedback(_:trigger:condition&:)
    Modifiers View sensoryFeedback(trigger:_&:) statusBar(hidden:) statusBarHidden(_=:)
    Modifiers View symbolEffectsRemoved(_=:) task(id:priority=:_&:) task(priority=:_&:)
    Modifiers View textEditorStyle(_:) tint(_:) transaction(_&:) transaction(value:_&:)
    Modifiers View writingToolsBehavior(_:)
    Modifiers WiggleSymbolEffect backward clockwise counterClockwise down forward left right
    Modifiers WiggleSymbolEffect up
    Modifiers WindowBackgroundShapeStyle init() resolve(in:)
    Modifiers WritingToolsBehavior automatic complete disabled limited
    Motion - Angle Animatable AnimatablePair AnimatableValues Animation AnimationContext
    Motion - AnimationState AnimationStateKey CGAffineTransform CGVector CubicKeyframe
    Motion - CustomAnimation EmptyAnimatableData KeyframeTimeline KeyframeTrack
    Motion - KeyframeTrackContent KeyframeTrackContentBuilder Keyframes KeyframesBuilder
    Motion - LinearKeyframe MoveKeyframe Spring SpringKeyframe UnitCurve UnitPoint
    Motion - VectorArithmetic
    Motion Angle animatableData degrees degrees(_:) init() init(degrees:) init(radians:)
    Motion Angle radians radians(_:) zero
    Motion Animatable AnimatableData animatableData
    Motion AnimatablePair first init(_:_:) magnitudeSquared scale(by:) second zero
    Motion AnimatableValues init(_:) magnitudeSquared scale(by:) value zero
    Motion Animation animate(value:time:context:) base bouncy bouncy(duration=:extraBounce=:)
    Motion Animation default delay(_:) description easeIn easeIn(duration:) easeInOut
    Motion Animation easeInOut(duration:) easeOut easeOut(duration:) init(_:)
    Motion Animation interactiveSpring
    Motion Animation interactiveSpring(duration=:extraBounce=:blendDuration=:)
    Motion Animation interactiveSpring(response=:dampingFraction=:blendDuration=:)
    Motion Animation interpolatingSpring interpolatingSpring(_:initialVelocity=:)
    Motion Animation interpolatingSpring(duration=:bounce=:initialVelocity=:)
    Motion Animation interpolatingSpring(mass=:stiffness:damping:initialVelocity=:) linear
    Motion Animation linear(duration:) logicallyComplete(after:) repeatCount(_:autoreverses=:)
    Motion Animation repeatForever(autoreverses=:) shouldMerge(previous:value:time:context:)
    Motion Animation smooth smooth(duration=:extraBounce=:) snappy
    Motion Animation snappy(duration=:extraBounce=:) speed(_:) spring
    Motion Animation spring(_:blendDuration=:) spring(duration=:bounce=:blendDuration=:)
    Motion Animation spring(response=:dampingFraction=:blendDuration=:)
    Motion Animation timingCurve(_:_:_:_:duration=:) timingCurve(_:duration:)
    Motion Animation velocity(value:time:context:)
    Motion AnimationContext isLogicallyComplete state withState(_:)
    Motion AnimationState init() subscript(_:)
    Motion AnimationStateKey Value defaultValue
    Motion CGAffineTransform a b c concatenating(_:) d identity init() init(a:b:c:d:tx:ty:)
    Motion CGAffineTransform init(rotationAngle:) init(scaleX:y:) init(translationX:y:)
    Motion CGAffineTransform inverted() isIdentity rotated(by:) scaledBy(x:y:)
    Motion CGAffineTransform translatedBy(x:y:) tx ty
    Motion CGFloat magnitudeSquared scale(by:)
    Motion CGPoint animatableData applying(_:)
    Motion CGRect animatableData applying(_:)
    Motion CGSize animatableData applying(_:)
    Motion CGVector dx dy init() init(dx:dy:) zero
    Motion CubicKeyframe Body init(_:duration:startVelocity=:endVelocity=:)
    Motion CustomAnimation animate(value:time:context:)
    Motion CustomAnimation shouldMerge(previous:value:time:context:)
    Motion CustomAnimation velocity(value:time:context:)
    Motion Double magnitudeSquared scale(by:)
    Motion EmptyAnimatableData animatableData init() magnitudeSquared scale(by:) zero
    Motion Float magnitudeSquared scale(by:)
    Motion KeyframeTimeline duration init(initialValue:content&:) update(value:progress:)
    Motion KeyframeTimeline update(value:time:) value(progress:) value(time:)
    Motion KeyframeTrack Body init(_:content&:) init(content&:)
    Motion KeyframeTrackContent Body Value body
    Motion KeyframeTrackContentBuilder buildArray(_:) buildBlock() buildEither(first:)
    Motion KeyframeTrackContentBuilder buildEither(second:) buildExpression(_:)
    Motion KeyframeTrackContentBuilder buildOptional(_:) buildPartialBlock(accumulated:next:)
    Motion KeyframeTrackContentBuilder buildPartialBlock(first:)
    Motion Keyframes Body Value body
    Motion KeyframesBuilder buildArray(_:) buildBlock() buildEither(first:)
    Motion KeyframesBuilder buildEither(second:) buildExpression(_:) buildFinalResult(_:)
    Motion KeyframesBuilder buildPartialBlock(accumulated:next:) buildPartialBlock(first:)
    Motion LinearKeyframe Body init(_:duration:timingCurve=:)
    Motion MoveKeyframe Body init(_:)
    Motion Spring bounce bouncy bouncy(duration=:extraBounce=:) damping dampingRatio
    Motion Spring description duration force(fromValue:toValue:position:velocity:)
    Motion Spring force(target:position:velocity:) init(duration=:bounce=:)
    Motion Spring init(mass=:stiffness:damping:allowOverDamping=:)
    Motion Spring init(response:dampingRatio:) init(settlingDuration:dampingRatio:epsilon=:)
    Motion Spring mass response settlingDuration
    Motion Spring settlingDuration(fromValue:toValue:initialVelocity:epsilon:)
    Motion Spring settlingDuration(target:initialVelocity=:epsilon:) smooth
    Motion Spring smooth(duration=:extraBounce=:) snappy snappy(duration=:extraBounce=:)
    Motion Spring stiffness update(value:velocity:target:deltaTime:)
    Motion Spring value(fromValue:toValue:initialVelocity:time:)
    Motion Spring value(target:initialVelocity=:time:)
    Motion Spring velocity(fromValue:toValue:initialVelocity:time:)
    Motion Spring velocity(target:initialVelocity=:time:)
    Motion SpringKeyframe Body init(_:duration=:spring=:startVelocity=:)
    Motion UnitCurve bezier(startControlPoint:endControlPoint:) circularEaseIn
    Motion UnitCurve circularEaseInOut circularEaseOut description easeIn easeInOut easeOut
    Motion UnitCurve inverse linear value(at:) velocity(at:)
    Motion UnitPoint animatableData bottom bottomLeading bottomTrailing center init()
    Motion UnitPoint init(x:y:) leading top topLeading topTrailing trailing x y zero
    Motion VectorArithmetic interpolate(towards:amount:) interpolated(towards:amount:)
    Motion VectorArithmetic magnitudeSquared scale(by:) scaled(by:)
    Navigation - AutomaticNavigationSplitViewStyle AutomaticNavigationTransition
    Navigation - BalancedNavigationSplitViewStyle ColumnNavigationViewStyle
    Navigation - ContainerBackgroundPlacement CustomizableToolbarContent
    Navigation - DefaultNavigationViewStyle DefaultRenameButtonLabel
    Navigation - DoubleColumnNavigationViewStyle EmptyMatchedTransitionSourceConfiguration
    Navigation - MatchedTransitionSourceConfiguration NavigationBarItem NavigationLink
    Navigation - NavigationPath NavigationSplitView NavigationSplitViewColumn
    Navigation - NavigationSplitViewStyle NavigationSplitViewVisibility NavigationStack
    Navigation - NavigationTransition NavigationView NavigationViewStyle RenameAction
    Navigation - RenameButton SpacerSizing StackNavigationViewStyle ToolbarContent
    Navigation - ToolbarContentBuilder ToolbarCustomizationBehavior
    Navigation - ToolbarCustomizationOptions ToolbarDefaultItemKind ToolbarEntry ToolbarItem
    Navigation - ToolbarItemGroup ToolbarItemPlacement ToolbarPlacement ToolbarRole
    Navigation - ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu
    Navigation - ZoomNavigationTransition
    Navigation AutomaticNavigationSplitViewStyle init()
    Navigation BalancedNavigationSplitViewStyle init()
    Navigation ColumnNavigationViewStyle init()
    Navigation ContainerBackgroundPlacement navigation
    Navigation CustomizableToolbarContent customizationBehavior(_:)
    Navigation CustomizableToolbarContent defaultCustomization(_=:options=:)
    Navigation CustomizableToolbarContent sharedBackgroundVisibility(_:)
    Navigation DefaultNavigationViewStyle init()
    Navigation DefaultRenameButtonLabel body
    Navigation DoubleColumnNavigationViewStyle init()
    Navigation EnvironmentValues rename
    Navigation MatchedTransitionSourceConfiguration background(_:) clipShape(_:)
    Navigation MatchedTransitionSourceConfiguration shadow(color=:radius:x=:y=:)
    Navigation NavigationBarItem TitleDisplayMode
    Navigation NavigationBarItem.TitleDisplayMode automatic inline large
    Navigation NavigationLink body init(_:destination&:) init(_:destination:)
    Navigation NavigationLink init(_:destination:isActive:) init(_:destination:tag:selection:)
    Navigation NavigationLink init(_:isActive:destination&:)
    Navigation NavigationLink init(_:tag:selection:destination&:) init(_:value:)
    Navigation NavigationLink init(destination&:label&:) init(destination:isActive:label&:)
    Navigation NavigationLink init(destination:label&:)
    Navigation NavigationLink init(destination:tag:selection:label&:)
    Navigation NavigationLink init(isActive:destination&:label&:)
    Navigation NavigationLink init(tag:selection:destination&:label&:) init(value:label&:)
    Navigation NavigationLink isDetailLink(_:)
    Navigation NavigationPath CodableRepresentation append(_:) codable count init() init(_:)
    Navigation NavigationPath isEmpty removeLast(_=:)
    Navigation NavigationPath.CodableRepresentation encode(to:) init(from:)
    Navigation NavigationSplitView body
    Navigation NavigationSplitView init(columnVisibility:preferredCompactColumn:sidebar&:content&:detail&:)
    Navigation NavigationSplitView init(columnVisibility:preferredCompactColumn:sidebar&:detail&:)
    Navigation NavigationSplitView init(columnVisibility:sidebar&:content&:detail&:)
    Navigation NavigationSplitView init(columnVisibility:sidebar&:detail&:)
    Navigation NavigationSplitView init(preferredCompactColumn:sidebar&:content&:detail&:)
    Navigation NavigationSplitView init(preferredCompactColumn:sidebar&:detail&:)
    Navigation NavigationSplitView init(sidebar&:content&:detail&:) init(sidebar&:detail&:)
    Navigation NavigationSplitViewColumn content detail sidebar
    Navigation NavigationSplitViewStyle automatic balanced
    Navigation NavigationSplitViewVisibility all automatic detailOnly doubleColumn
    Navigation NavigationStack body init(path:root&:) init(root&:)
    Navigation NavigationTransition automatic zoom(sourceID:in:)
    Navigation NavigationView body init(content&:)
    Navigation NavigationViewStyle automatic columns stack
    Navigation RenameAction callAsFunction()
    Navigation RenameButton body init()
    Navigation SpacerSizing fixed flexible
    Navigation StackNavigationViewStyle init()
    Navigation ToolbarContent Body body matchedTransitionSource(id:in:)
    Navigation ToolbarContent sharedBackgroundVisibility(_:)
    Navigation ToolbarContentBuilder buildBlock(_*:) buildEither(first:) buildEither(second:)
    Navigation ToolbarContentBuilder buildExpression(_:) buildIf(_:)
    Navigation ToolbarCustomizationBehavior default disabled reorderable
    Navigation ToolbarCustomizationOptions alwaysAvailable init(rawValue:) rawValue
    Navigation ToolbarDefaultItemKind sidebarToggle title
    Navigation ToolbarItem body id init(id:placement=:content&:)
    Navigation ToolbarItem init(id:placement=:showsByDefault:content&:)
    Navigation ToolbarItem init(placement=:content&:)
    Navigation ToolbarItemGroup body init(placement=:content&:)
    Navigation ToolbarItemGroup init(placement=:content&:label&:)
    Navigation ToolbarItemPlacement automatic bottomBar cancellationAction confirmationAction
    Navigation ToolbarItemPlacement destructiveAction keyboard largeSubtitle largeTitle
    Navigation ToolbarItemPlacement navigation navigationBarLeading navigationBarTrailing
    Navigation ToolbarItemPlacement primaryAction principal secondaryAction status subtitle
    Navigation ToolbarItemPlacement title topBarLeading topBarTrailing
    Navigation ToolbarPlacement automatic bottomBar navigationBar tabBar
    Navigation ToolbarRole automatic browser editor navigationStack
    Navigation ToolbarSpacer body init(_=:placement=:)
    Navigation ToolbarTitleDisplayMode automatic inline inlineLarge large
    Navigation ToolbarTitleMenu body init(content&:)
    Navigation View containerBackground(_:for:) containerBackground(for:alignment=:content&:)
    Navigation View inspector(isPresented:content&:) inspectorColumnWidth(_:)
    Navigation View inspectorColumnWidth(min=:ideal:max=:) matchedTransitionSource(id:in:)
    Navigation View matchedTransitionSource(id:in:configuration&:)
    Navigation View navigationBarBackButtonHidden(_=:) navigationBarHidden(_:)
    Navigation View navigationBarItems(leading:) navigationBarItems(leading:trailing:)
    Navigation View navigationBarItems(trailing:) navigationBarTitle(_:)
    Navigation View navigationBarTitle(_:displayMode:) navigationBarTitleDisplayMode(_:)
    Navigation View navigationDestination(for:destination&:)
    Navigation View navigationDestination(isPresented:destination&:)
    Navigation View navigationDestination(item:destination&:)
    Navigation View navigationLinkIndicatorVisibility(_:) navigationSplitViewColumnWidth(_:)
    Navigation View navigationSplitViewColumnWidth(min=:ideal:max=:)
    Navigation View navigationSplitViewStyle(_:) navigationSubtitle(_:) navigationTitle(_:)
    Navigation View navigationTransition(_:) navigationViewStyle(_:) renameAction(_&:)
    Navigation View renameAction(_:) toolbar(_:for*:) toolbar(content&:) toolbar(id:content&:)
    Navigation View toolbar(removing:) toolbarBackground(_:for*:)
    Navigation View toolbarBackgroundVisibility(_:for*:) toolbarColorScheme(_:for*:)
    Navigation View toolbarRole(_:) toolbarTitleDisplayMode(_:) toolbarTitleMenu(content&:)
    Navigation View toolbarVisibility(_:for*:)
    PhotosUI - PHPhotoLibrary PHPickerConfiguration PHPickerFilter PHPickerResult
    PhotosUI - PHPickerViewController PHPickerViewControllerDelegate PhotosPicker
    PhotosUI - PhotosPickerItem PhotosPickerSelectionBehavior
    PhotosUI PHPhotoLibrary shared()
    PhotosUI PHPickerConfiguration filter init() init(photoLibrary:) selectionLimit
    PhotosUI PHPickerFilter all(of:) any(of:) images livePhotos not(_:) videos
    PhotosUI PHPickerResult assetIdentifier itemProvider
    PhotosUI PHPickerViewController <UIViewController configuration delegate init(coder:)
    PhotosUI PHPickerViewController init(configuration:) loadView() viewDidAppear(_:)
    PhotosUI PHPickerViewController viewWillDisappear(_:)
    PhotosUI PHPickerViewControllerDelegate picker(_:didFinishPicking:)
    PhotosUI PhotosPicker body init(_:selection:matching=:preferredItemEncoding=:)
    PhotosUI PhotosPicker init(_:selection:matching=:preferredItemEncoding=:photoLibrary:)
    PhotosUI PhotosPicker init(_:selection:maxSelectionCount=:selectionBehavior=:matching=:preferredItemEncoding=:)
    PhotosUI PhotosPicker init(_:selection:maxSelectionCount=:selectionBehavior=:matching=:preferredItemEncoding=:photoLibrary:)
    PhotosUI PhotosPicker init(selection:matching=:preferredItemEncoding=:label&:)
    PhotosUI PhotosPicker init(selection:matching=:preferredItemEncoding=:photoLibrary:label&:)
    PhotosUI PhotosPicker init(selection:maxSelectionCount=:selectionBehavior=:matching=:preferredItemEncoding=:label&:)
    PhotosUI PhotosPicker init(selection:maxSelectionCount=:selectionBehavior=:matching=:preferredItemEncoding=:photoLibrary:label&:)
    PhotosUI PhotosPickerItem EncodingDisambiguationPolicy init(itemIdentifier:)
    PhotosUI PhotosPickerItem itemIdentifier loadTransferable(type:)
    PhotosUI PhotosPickerItem loadTransferable(type:completionHandler&:) supportedContentTypes
    PhotosUI PhotosPickerItem.EncodingDisambiguationPolicy automatic compatible current
    PhotosUI PhotosPickerSelectionBehavior default ordered
    PhotosUI View photosPicker(isPresented:selection:matching=:preferredItemEncoding=:)
    PhotosUI View photosPicker(isPresented:selection:matching=:preferredItemEncoding=:photoLibrary:)
    PhotosUI View photosPicker(isPresented:selection:maxSelectionCount=:selectionBehavior=:matching=:preferredItemEncoding=:)
    PhotosUI View photosPicker(isPresented:selection:maxSelectionCount=:selectionBehavior=:matching=:preferredItemEncoding=:photoLibrary:)
    Pickers - PalettePickerStyle
    Pickers PalettePickerStyle init()
    Pickers PickerStyle palette
    Pointer - FrameResizeDirection FrameResizePosition HorizontalDirection PointerStyle
    Pointer - VerticalDirection
    Pointer FrameResizeDirection Set inward outward
    Pointer FrameResizeDirection.Set all init(_:) init(rawValue:) inward outward rawValue
    Pointer FrameResizePosition bottom bottomLeading bottomTrailing leading top topLeading
    Pointer FrameResizePosition topTrailing trailing
    Pointer HorizontalDirection Set leading trailing
    Pointer HorizontalDirection.Set all init(_:) init(rawValue:) leading rawValue trailing
    Pointer PointerStyle columnResize columnResize(directions:) default
    Pointer PointerStyle frameResize(position:directions=:) grabActive grabIdle horizontalText
    Pointer PointerStyle image(_:hotSpot:) link rectSelection rowResize rowResize(directions:)
    Pointer PointerStyle verticalText zoomIn zoomOut
    Pointer VerticalDirection Set down up
    Pointer VerticalDirection.Set all down init(_:) init(rawValue:) rawValue up
    Pointer View pointerStyle(_:) pointerVisibility(_:)
    Preferences - Anchor
    Preferences Anchor Source hash(into:)
    Preferences Anchor.Source bottom bottomLeading bottomTrailing bounds center leading
    Preferences Anchor.Source point(_:) rect(_:) top topLeading topTrailing trailing
    Preferences Anchor.Source unitPoint(_:)
    Preferences View anchorPreference(key=:value:transform&:)
    Preferences View backgroundPreferenceValue(_=:alignment=:_&:)
    Preferences View onPreferenceChange(_=:perform&:)
    Preferences View overlayPreferenceValue(_=:alignment=:_&:) preference(key=:value:)
    Preferences View transformAnchorPreference(key=:value:transform&:)
    Preferences View transformPreference(_=:_&:)
    Presentation - ActionSheet Alert DismissAction PopoverAttachmentAnchor
    Presentation - PresentationAdaptation PresentationBackgroundInteraction
    Presentation - PresentationContentInteraction PresentationMode PresentationSizing
    Presentation ActionSheet Button init(title:message=:buttons=:)
    Presentation Alert Button init(title:message=:dismissButton=:)
    Presentation Alert init(title:message=:primaryButton:secondaryButton:)
    Presentation Alert.Button cancel(_:action=&:) cancel(_=&:) default(_:action=&:)
    Presentation Alert.Button destructive(_:action=&:)
    Presentation DismissAction callAsFunction()
    Presentation EnvironmentValues dismiss isPresented presentationMode
    Presentation PopoverAttachmentAnchor point(_:) rect(_:)
    Presentation PresentationAdaptation automatic fullScreenCover none popover sheet
    Presentation PresentationBackgroundInteraction automatic disabled enabled
    Presentation PresentationBackgroundInteraction enabled(upThrough:)
    Presentation PresentationContentInteraction automatic resizes scrolls
    Presentation PresentationMode dismiss() isPresented
    Presentation PresentationSizing automatic fitted fitted(horizontal:vertical:) form page
    Presentation PresentationSizing sticky(horizontal=:vertical=:)
    Presentation View actionSheet(isPresented:content&:) actionSheet(item:content&:)
    Presentation View alert(_:isPresented:actions&:) alert(_:isPresented:actions&:message&:)
    Presentation View alert(_:isPresented:presenting:actions&:)
    Presentation View alert(_:isPresented:presenting:actions&:message&:)
    Presentation View alert(isPresented:content&:) alert(isPresented:error:actions&:)
    Presentation View alert(isPresented:error:actions&:message&:) alert(item:content&:)
    Presentation View confirmationDialog(_:isPresented:titleVisibility=:actions&:)
    Presentation View confirmationDialog(_:isPresented:titleVisibility=:actions&:message&:)
    Presentation View confirmationDialog(_:isPresented:titleVisibility=:presenting:actions&:)
    Presentation View confirmationDialog(_:isPresented:titleVisibility=:presenting:actions&:message&:)
    Presentation View fullScreenCover(isPresented:onDismiss=&:content&:)
    Presentation View fullScreenCover(item:onDismiss=&:content&:)
    Presentation View interactiveDismissDisabled(_=:)
    Presentation View popover(isPresented:attachmentAnchor=:arrowEdge=:content&:)
    Presentation View popover(item:attachmentAnchor=:arrowEdge=:content&:)
    Presentation View presentationBackground(_:) presentationBackground(alignment=:content&:)
    Presentation View presentationBackgroundInteraction(_:) presentationCompactAdaptation(_:)
    Presentation View presentationCompactAdaptation(horizontal:vertical:)
    Presentation View presentationContentInteraction(_:) presentationCornerRadius(_:)
    Presentation View presentationDetents(_:) presentationDetents(_:selection:)
    Presentation View presentationDragIndicator(_:) presentationSizing(_:)
    Presentation View sheet(isPresented:onDismiss=&:content&:)
    Presentation View sheet(item:onDismiss=&:content&:)
    Preview - InterfaceOrientation Preview Preview(_=:body&:) Preview(_=:traits:_*:body&:)
    Preview - PreviewDevice PreviewLayout PreviewModifier PreviewPlatform PreviewProvider
    Preview - PreviewTrait Previewable()
    Preview InterfaceOrientation landscapeLeft landscapeRight portrait portraitUpsideDown
    Preview Preview ViewTraits
    Preview PreviewDevice init(rawValue:) init(stringLiteral:) rawValue
    Preview PreviewLayout device fixed(width:height:) sizeThatFits
    Preview PreviewModifier Body Content Context body(content:context:) makeSharedContext()
    Preview PreviewPlatform iOS macOS tvOS watchOS
    Preview PreviewProvider Previews platform previews
    Preview PreviewTrait defaultLayout fixedLayout(width:height:) landscapeLeft landscapeRight
    Preview PreviewTrait modifier(_:) portrait portraitUpsideDown sizeThatFitsLayout
    Preview View previewDevice(_:) previewDisplayName(_:) previewInterfaceOrientation(_:)
    Preview View previewLayout(_:)
    Readers - EquatableView GeometryProxy GeometryReader
    Readers EquatableView content init(content:)
    Readers GeometryProxy bounds(of:) frame(in:) safeAreaInsets size subscript(_:)
    Readers GeometryReader content init(content&:)
    Readers View equatable() onGeometryChange(for:of&:action&:)
    Scroll - ContentMarginPlacement PagingScrollTargetBehavior RefreshAction ScrollAnchorRole
    Scroll - ScrollBounceBehavior ScrollGeometry ScrollIndicatorVisibility ScrollPhase
    Scroll - ScrollPhaseChangeContext ScrollPosition ScrollTarget ScrollTargetBehavior
    Scroll - ScrollTargetBehaviorContext ScrollTransitionConfiguration ScrollTransitionPhase
    Scroll - ScrollView ScrollViewProxy ScrollViewReader ViewAlignedScrollTargetBehavior
    Scroll ContentMarginPlacement automatic scrollContent scrollIndicators
    Scroll CoordinateSpaceProtocol scrollView scrollView(axis:)
    Scroll EnvironmentValues horizontalScrollIndicatorVisibility isScrollEnabled refresh
    Scroll EnvironmentValues verticalScrollIndicatorVisibility
    Scroll PagingScrollTargetBehavior init() updateTarget(_:context:)
    Scroll RefreshAction callAsFunction()
    Scroll ScrollAnchorRole alignment initialOffset sizeChanges
    Scroll ScrollBounceBehavior always automatic basedOnSize
    Scroll ScrollGeometry bounds containerSize contentInsets contentOffset contentSize
    Scroll ScrollGeometry init(contentOffset:contentSize:contentInsets:containerSize:)
    Scroll ScrollGeometry visibleRect
    Scroll ScrollIndicatorVisibility automatic hidden never visible
    Scroll ScrollPhase animating decelerating idle interacting isScrolling tracking
    Scroll ScrollPhaseChangeContext geometry
    Scroll ScrollPosition edge init() init(edge:) init(id:anchor=:) init(idType=:)
    Scroll ScrollPosition init(idType=:edge:) init(idType=:point:) init(idType=:x:)
    Scroll ScrollPosition init(idType=:x:y:) init(idType=:y:) init(point:) init(x:) init(x:y:)
    Scroll ScrollPosition init(y:) isPositionedByUser point scrollTo(edge:)
    Scroll ScrollPosition scrollTo(id:anchor=:) scrollTo(point:) scrollTo(x:) scrollTo(x:y:)
    Scroll ScrollPosition scrollTo(y:) viewID viewID(type:) x y
    Scroll ScrollTarget anchor init(rect:anchor=:) rect
    Scroll ScrollTargetBehavior TargetContext paging updateTarget(_:context:) viewAligned
    Scroll ScrollTargetBehavior viewAligned(limitBehavior:)
    Scroll ScrollTargetBehavior viewAligned(limitBehavior=:anchor:)
    Scroll ScrollTargetBehaviorContext axes containerSize contentSize originalTarget velocity
    Scroll ScrollTransitionConfiguration Threshold animated animated(_=:) animation(_:)
    Scroll ScrollTransitionConfiguration identity interactive interactive(timingCurve=:)
    Scroll ScrollTransitionConfiguration threshold(_:)
    Scroll ScrollTransitionConfiguration.Threshold centered visible visible(_:)
    Scroll ScrollTransitionPhase bottomTrailing identity isIdentity topLeading value
    Scroll ScrollView axes body content init(_=:showsIndicators=:content&:) showsIndicators
    Scroll ScrollViewProxy scrollTo(_:anchor=:)
    Scroll ScrollViewReader content init(content&:)
    Scroll View containerRelativeFrame(_:alignment=:) containerRelativeFrame(_:alignment=:_&:)
    Scroll View containerRelativeFrame(_:count:span=:spacing:alignment=:)
    Scroll View contentMargins(_:for=:) contentMargins(_=:_:for=:) defaultScrollAnchor(_:)
    Scroll View defaultScrollAnchor(_:for:) onScrollGeometryChange(for:of&:action&:)
    Scroll View onScrollPhaseChange(_&:) onScrollTargetVisibilityChange(idType:threshold=:_&:)
    Scroll View onScrollVisibilityChange(threshold=:_&:) scrollBounceBehavior(_:axes=:)
    Scroll View scrollClipDisabled(_=:) scrollDisabled(_:) scrollIndicators(_:axes=:)
    Scroll View scrollIndicatorsFlash(onAppear:) scrollIndicatorsFlash(trigger:)
    Scroll View scrollPosition(_:anchor=:) scrollPosition(id:anchor=:)
    Scroll View scrollTargetBehavior(_:) scrollTargetLayout(isEnabled=:)
    Scroll View scrollTransition(_=:axis=:transition&:)
    Scroll View scrollTransition(topLeading:bottomTrailing:axis=:transition&:)
    Scroll ViewAlignedScrollTargetBehavior LimitBehavior init(limitBehavior=:)
    Scroll ViewAlignedScrollTargetBehavior init(limitBehavior=:anchor:)
    Scroll ViewAlignedScrollTargetBehavior updateTarget(_:context:)
    Scroll ViewAlignedScrollTargetBehavior.LimitBehavior always alwaysByOne automatic never
    Search - DismissSearchAction SearchFieldPlacement SearchScopeActivation
    Search DismissSearchAction callAsFunction()
    Search EnvironmentValues dismissSearch isSearching
    Search SearchFieldPlacement NavigationBarDrawerDisplayMode automatic navigationBarDrawer
    Search SearchFieldPlacement navigationBarDrawer(displayMode:) sidebar toolbar
    Search SearchFieldPlacement.NavigationBarDrawerDisplayMode always automatic
    Search SearchScopeActivation automatic onSearchPresentation onTextEntry
    Search View searchCompletion(_:) searchFocused(_:) searchFocused(_:equals:)
    Search View searchScopes(_:activation:_&:) searchScopes(_:scopes&:) searchSuggestions(_&:)
    Search View searchable(text:editableTokens:placement=:prompt=:token&:)
    Search View searchable(text:isPresented:placement=:prompt:)
    Search View searchable(text:isPresented:placement=:prompt=:)
    Search View searchable(text:placement=:prompt:)
    Search View searchable(text:placement=:prompt:suggestions&:)
    Search View searchable(text:placement=:prompt=:)
    Search View searchable(text:placement=:prompt=:suggestions&:)
    Search View searchable(text:tokens:placement=:prompt:token&:)
    Search View searchable(text:tokens:placement=:prompt=:token&:)
    Search View searchable(text:tokens:suggestedTokens:placement=:prompt:token&:)
    Search View searchable(text:tokens:suggestedTokens:placement=:prompt=:token&:)
    Sections - GroupSectionsOfContent SectionCollection SectionConfiguration
    Sections ForEach init(sections:content&:)
    Sections Group init(sections:transform&:)
    Sections GroupSectionsOfContent body
    Sections Section init(footer:content&:) init(header:footer:content&:)
    Sections SectionCollection endIndex startIndex subscript(_:)
    Sections SectionConfiguration ID containerValues content footer header id
    Shapes - AngularGradient AnyGradient AnyShape AnyShapeStyle BackgroundStyle Capsule Circle
    Shapes - Color ColorResource ContainerRelativeShape ContentShapeKinds Divider Ellipse
    Shapes - EllipticalGradient FillShapeStyle FillStyle ForegroundStyle Gradient
    Shapes - HierarchicalShapeStyle ImagePaint InsettableShape LinearGradient LinkShapeStyle
    Shapes - Material MeshGradient OffsetShape Path PlaceholderTextShapeStyle RadialGradient
    Shapes - Rectangle RectangleCornerRadii RotatedShape RoundedCornerStyle RoundedRectangle
    Shapes - ScaledShape SeparatorShapeStyle ShadowStyle Shape ShapeStyle ShapeView
    Shapes - StrokeBorderShapeView StrokeShapeView TransformedShape UnevenRoundedRectangle
    Shapes AngularGradient init(colors:center:angle=:)
    Shapes AngularGradient init(colors:center:startAngle:endAngle:)
    Shapes AngularGradient init(gradient:center:angle=:)
    Shapes AngularGradient init(gradient:center:startAngle=:endAngle=:)
    Shapes AngularGradient init(stops:center:angle=:) init(stops:center:startAngle:endAngle:)
    Shapes AnyGradient init(_:)
    Shapes AnyShape AnimatableData init(_:) path(in:) sizeThatFits(_:)
    Shapes AnyShapeStyle init(_:)
    Shapes BackgroundStyle init()
    Shapes Capsule init(style=:) inset(by:) insetPath(in:by:) path(in:) style
    Shapes Circle init() inset(by:) insetPath(in:by:) path(in:) sizeThatFits(_:)
    Shapes Color RGBColorSpace Resolved accentColor black blue brown clear cyan description
    Shapes Color gradient gray green indigo init(_:) init(_:bundle:)
    Shapes Color init(_=:red:green:blue:opacity=:) init(_=:white:opacity=:)
    Shapes Color init(hue:saturation:brightness:opacity=:) mint mix(with:by:in=:) opacity(_:)
    Shapes Color orange pink primary purple red resolve(in:) secondary teal white yellow
    Shapes Color.RGBColorSpace displayP3 sRGB sRGBLinear
    Shapes Color.Resolved animatableData blue description encode(to:) green
    Shapes Color.Resolved init(colorSpace=:red:green:blue:opacity=:) init(from:) linearBlue
    Shapes Color.Resolved linearGreen linearRed opacity red
    Shapes ColorResource init(name:bundle:)
    Shapes ContainerRelativeShape init() inset(by:) insetPath(in:by:) path(in:)
    Shapes ContentShapeKinds accessibility contextMenuPreview dragPreview hoverEffect
    Shapes ContentShapeKinds init(rawValue:) interaction rawValue
    Shapes Divider init()
    Shapes Ellipse init() inset(by:) insetPath(in:by:) path(in:)
    Shapes EllipticalGradient init(colors:center=:startRadiusFraction=:endRadiusFraction=:)
    Shapes EllipticalGradient init(gradient:center=:startRadiusFraction=:endRadiusFraction=:)
    Shapes EllipticalGradient init(stops:center=:startRadiusFraction=:endRadiusFraction=:)
    Shapes EnvironmentValues backgroundMaterial backgroundStyle
    Shapes FillShapeStyle init()
    Shapes FillStyle init(eoFill=:antialiased=:) isAntialiased isEOFilled
    Shapes ForegroundStyle init()
    Shapes Gradient ColorSpace Stop init(colors:) init(stops:) stops
    Shapes Gradient.ColorSpace device perceptual
    Shapes Gradient.Stop color init(color:location:) location
    Shapes HierarchicalShapeStyle primary quaternary quinary secondary tertiary
    Shapes ImagePaint image init(image:sourceRect=:scale=:) scale sourceRect
    Shapes InsettableShape InsetShape inset(by:) strokeBorder(_:lineWidth=:antialiased=:)
    Shapes InsettableShape strokeBorder(_:style:antialiased=:)
    Shapes InsettableShape strokeBorder(lineWidth=:antialiased=:)
    Shapes InsettableShape strokeBorder(style:antialiased=:)
    Shapes LinearGradient init(colors:startPoint:endPoint:)
    Shapes LinearGradient init(gradient:startPoint:endPoint:) init(stops:startPoint:endPoint:)
    Shapes LinkShapeStyle init()
    Shapes Material bar regular thick thin ultraThick ultraThin
    Shapes MeshGradient BezierPoint Colors Locations background colorSpace colors height
    Shapes MeshGradient init(width:height:bezierPoints:colors:background=:smoothsColors=:colorSpace=:)
    Shapes MeshGradient init(width:height:locations:colors:background=:smoothsColors=:colorSpace=:)
    Shapes MeshGradient init(width:height:points:colors:background=:smoothsColors=:colorSpace=:)
    Shapes MeshGradient init(width:height:points:resolvedColors:background=:smoothsColors=:colorSpace=:)
    Shapes MeshGradient locations smoothsColors width
    Shapes MeshGradient.BezierPoint bottomControlPoint
    Shapes MeshGradient.BezierPoint init(position:leadingControlPoint:topControlPoint:trailingControlPoint:bottomControlPoint:)
    Shapes MeshGradient.BezierPoint leadingControlPoint position topControlPoint
    Shapes MeshGradient.BezierPoint trailingControlPoint
    Shapes MeshGradient.Colors colors(_:) resolvedColors(_:)
    Shapes MeshGradient.Locations bezierPoints(_:) points(_:)
    Shapes OffsetShape animatableData init(shape:offset:) offset path(in:) shape
    Shapes OffsetShape sizeThatFits(_:)
    Shapes Path Element addArc(center:radius:startAngle:endAngle:clockwise:transform=:)
    Shapes Path addArc(tangent1End:tangent2End:radius:) addCurve(to:control1:control2:)
    Shapes Path addEllipse(in:) addLine(to:) addLines(_:) addPath(_:transform=:)
    Shapes Path addQuadCurve(to:control:) addRect(_:transform=:) addRects(_:transform=:)
    Shapes Path addRelativeArc(center:radius:startAngle:delta:)
    Shapes Path addRoundedRect(in:cornerRadii:style=:transform=:)
    Shapes Path addRoundedRect(in:cornerSize:style=:transform=:) applying(_:) boundingRect
    Shapes Path closeSubpath() contains(_:eoFill=:) currentPoint description forEach(_&:)
    Shapes Path init() init(_&:) init(_:) init(ellipseIn:)
    Shapes Path init(roundedRect:cornerRadii:style=:) init(roundedRect:cornerRadius:style=:)
    Shapes Path init(roundedRect:cornerSize:style=:) intersection(_:eoFill=:) isEmpty
    Shapes Path lineIntersection(_:eoFill=:) lineSubtraction(_:eoFill=:) move(to:)
    Shapes Path normalized(eoFill=:) offsetBy(dx:dy:) path(in:) strokedPath(_:)
    Shapes Path subtracting(_:eoFill=:) symmetricDifference(_:eoFill=:) trimmedPath(from:to:)
    Shapes Path union(_:eoFill=:)
    Shapes PlaceholderTextShapeStyle init()
    Shapes RadialGradient init(colors:center:startRadius:endRadius:)
    Shapes RadialGradient init(gradient:center:startRadius:endRadius:)
    Shapes RadialGradient init(stops:center:startRadius:endRadius:)
    Shapes Rectangle init() inset(by:) insetPath(in:by:) path(in:)
    Shapes RectangleCornerRadii animatableData bottomLeading bottomTrailing
    Shapes RectangleCornerRadii init(topLeading=:bottomLeading=:bottomTrailing=:topTrailing=:)
    Shapes RectangleCornerRadii topLeading topTrailing
    Shapes RotatedShape anchor angle animatableData init(shape:angle:anchor=:) path(in:) shape
    Shapes RotatedShape sizeThatFits(_:)
    Shapes RoundedCornerStyle circular continuous
    Shapes RoundedRectangle animatableData cornerSize init(cornerRadius:style=:)
    Shapes RoundedRectangle init(cornerSize:style=:) inset(by:) insetPath(in:by:) path(in:)
    Shapes RoundedRectangle style
    Shapes ScaledShape anchor animatableData init(shape:scale:anchor=:) path(in:) scale shape
    Shapes ScaledShape sizeThatFits(_:)
    Shapes SeparatorShapeStyle init()
    Shapes ShadowStyle drop(color=:radius:x=:y=:) inner(color=:radius:x=:y=:)
    Shapes Shape body capsule capsule(style:) circle containerRelative ellipse fill(_:style=:)
    Shapes Shape fill(style=:) intersection(_:eoFill=:) lineIntersection(_:eoFill=:)
    Shapes Shape lineSubtraction(_:eoFill=:) offset(_:) offset(x=:y=:) path(in:) rect
    Shapes Shape rect(cornerRadii:style=:) rect(cornerRadius:style=:)
    Shapes Shape rect(topLeadingRadius=:bottomLeadingRadius=:bottomTrailingRadius=:topTrailingRadius=:style=:)
    Shapes Shape rotation(_:anchor=:) scale(_:anchor=:) scale(x=:y=:anchor=:) size(_:)
    Shapes Shape size(width:height:) sizeThatFits(_:) stroke(_:lineWidth=:)
    Shapes Shape stroke(_:lineWidth=:antialiased=:) stroke(_:style:)
    Shapes Shape stroke(_:style:antialiased=:) stroke(lineWidth=:) stroke(style:)
    Shapes Shape subtracting(_:eoFill=:) symmetricDifference(_:eoFill=:) transform(_:)
    Shapes Shape trim(from=:to=:) union(_:eoFill=:)
    Shapes ShapeStyle Resolved angularGradient(_:center:startAngle:endAngle:)
    Shapes ShapeStyle angularGradient(colors:center:startAngle:endAngle:)
    Shapes ShapeStyle angularGradient(stops:center:startAngle:endAngle:) background bar black
    Shapes ShapeStyle blue brown clear conicGradient(_:center:angle=:)
    Shapes ShapeStyle conicGradient(colors:center:angle=:) conicGradient(stops:center:angle=:)
    Shapes ShapeStyle cyan
    Shapes ShapeStyle ellipticalGradient(_:center=:startRadiusFraction=:endRadiusFraction=:)
    Shapes ShapeStyle ellipticalGradient(colors:center=:startRadiusFraction=:endRadiusFraction=:)
    Shapes ShapeStyle ellipticalGradient(stops:center=:startRadiusFraction=:endRadiusFraction=:)
    Shapes ShapeStyle fill foreground gray green image(_:sourceRect=:scale=:) indigo
    Shapes ShapeStyle linearGradient(_:startPoint:endPoint:)
    Shapes ShapeStyle linearGradient(colors:startPoint:endPoint:)
    Shapes ShapeStyle linearGradient(stops:startPoint:endPoint:) link mint opacity(_:) orange
    Shapes ShapeStyle pink placeholder primary purple quaternary quinary
    Shapes ShapeStyle radialGradient(_:center:startRadius:endRadius:)
    Shapes ShapeStyle radialGradient(colors:center:startRadius:endRadius:)
    Shapes ShapeStyle radialGradient(stops:center:startRadius:endRadius:) red regularMaterial
    Shapes ShapeStyle resolve(in:) secondary separator shadow(_:) teal tertiary thickMaterial
    Shapes ShapeStyle thinMaterial ultraThickMaterial ultraThinMaterial white yellow
    Shapes ShapeView Content fill(_:style=:) shape stroke(_:lineWidth=:antialiased=:)
    Shapes ShapeView stroke(_:style:antialiased=:) strokeBorder(_=:lineWidth=:antialiased=:)
    Shapes ShapeView strokeBorder(_=:style:antialiased=:)
    Shapes TransformedShape animatableData init(shape:transform:) path(in:) shape
    Shapes TransformedShape sizeThatFits(_:) transform
    Shapes UnevenRoundedRectangle animatableData cornerRadii init(cornerRadii:style=:)
    Shapes UnevenRoundedRectangle init(topLeadingRadius=:bottomLeadingRadius=:bottomTrailingRadius=:topTrailingRadius=:style=:)
    Shapes UnevenRoundedRectangle inset(by:) insetPath(in:by:) path(in:) style
    Shapes View background(_:ignoresSafeAreaEdges=:) background(_:in:fillStyle=:)
    Shapes View backgroundStyle(_:) containerShape(_:) contentShape(_:_:eoFill=:)
    Shapes View contentShape(_:eoFill=:) foregroundColor(_:) foregroundStyle(_:)
    Shapes View foregroundStyle(_:_:) foregroundStyle(_:_:_:)
    Stacks - Grid GridItem GridRow HStack Spacer VStack ViewThatFits ZStack
    Stacks Grid init(alignment=:horizontalSpacing=:verticalSpacing=:content&:)
    Stacks GridItem Size alignment init(_=:spacing=:alignment=:) size spacing
    Stacks GridItem.Size adaptive(minimum:maximum=:) fixed(_:) flexible(minimum=:maximum=:)
    Stacks GridRow init(alignment=:content&:)
    Stacks HStack init(alignment=:spacing=:content&:)
    Stacks Spacer init(minLength=:) minLength
    Stacks VStack init(alignment=:spacing=:content&:)
    Stacks View gridCellAnchor(_:) gridCellColumns(_:) gridCellUnsizedAxes(_:)
    Stacks View gridColumnAlignment(_:)
    Stacks ViewThatFits init(in=:content&:)
    Stacks ZStack init(alignment=:content&:)
    State - AnimationCompletionCriteria Binding DynamicProperty GestureState Namespace
    State - ObservedObject State StateObject Transaction TransactionKey withAnimation(_=:_&:)
    State - withAnimation(_=:completionCriteria=:_&:completion&:) withTransaction(_:_&:)
    State - withTransaction(_:_:_&:)
    State AnimationCompletionCriteria logicallyComplete removed
    State Binding Element Index Indices Iterator SubSequence animation(_=:) constant(_:)
    State Binding endIndex formIndex(after:) formIndex(before:) id index(after:)
    State Binding index(before:) indices init(_:) init(get&:set&:) init(projectedValue:)
    State Binding projectedValue startIndex subscript(_:) subscript(dynamicMember:)
    State Binding transaction transaction(_:) wrappedValue
    State DynamicProperty update()
    State ForEach init(_:content&:) init(_:id:content&:)
    State GestureState init(initialValue:) init(initialValue:reset&:)
    State GestureState init(initialValue:resetTransaction:) init(reset&:)
    State GestureState init(resetTransaction=:) init(wrappedValue:) init(wrappedValue:reset&:)
    State GestureState init(wrappedValue:resetTransaction:) projectedValue wrappedValue
    State Namespace ID init() wrappedValue
    State ObservedObject Wrapper init(initialValue:) init(wrappedValue:) projectedValue
    State ObservedObject wrappedValue
    State ObservedObject.Wrapper subscript(dynamicMember:)
    State State init() init(initialValue:) init(wrappedValue:) projectedValue wrappedValue
    State StateObject init(wrappedValue&:) projectedValue wrappedValue
    State Transaction addAnimationCompletion(criteria=:_&:) animation disablesAnimations
    State Transaction init() init(animation:) isContinuous subscript(_:) tracksVelocity
    State TransactionKey Value defaultValue
    Steppers Stepper init(onIncrement&:onDecrement&:onEditingChanged=&:label&:)
    Steppers Stepper init(value:in:step=:onEditingChanged=&:label&:)
    Steppers Stepper init(value:step=:onEditingChanged=&:label&:)
    Storage - AppStorage Bindable SceneStorage
    Storage AppStorage init(_:store=:) init(wrappedValue:_:store=:) projectedValue
    Storage AppStorage wrappedValue
    Storage Bindable id init(_:) init(projectedValue:) init(wrappedValue:) projectedValue
    Storage Bindable subscript(dynamicMember:) wrappedValue
    Storage SceneStorage init(_:) init(wrappedValue:_:) projectedValue wrappedValue
    Storage URL applicationSupportDirectory cachesDirectory desktopDirectory
    Storage URL documentsDirectory downloadsDirectory moviesDirectory musicDirectory
    Storage URL picturesDirectory
    Storage View defaultAppStorage(_:)
    Subviews - ContainerValueKey ContainerValues GroupElementsOfContent Subview
    Subviews - SubviewsCollection SubviewsCollectionSlice
    Subviews ContainerValueKey Value defaultValue
    Subviews ContainerValues hasTag(_:) subscript(_:) tag(for:)
    Subviews ForEach init(subviews:content&:)
    Subviews Group init(subviews:transform&:)
    Subviews GroupElementsOfContent body
    Subviews Subview ID body containerValues id
    Subviews SubviewsCollection body endIndex startIndex subscript(_:)
    Subviews SubviewsCollectionSlice body endIndex startIndex subscript(_:)
    Subviews View containerValue(_:_:) tabItem(_&:) tag(_:)
    SwiftData - Attribute(_*:originalName=:hashModifier=:) DefaultSerialModelExecutor
    SwiftData - FetchDescriptor Index(_*:) MigrationStage Model() ModelActor
    SwiftData - ModelActor(disableGenerateInit=:) ModelConfiguration ModelContainer
    SwiftData - ModelContext ModelExecutor PersistentIdentifier PersistentModel Query
    SwiftData - Relationship(_*:deleteRule=:minimumModelCount=:maximumModelCount=:originalName=:inverse=:hashModifier=:)
    SwiftData - Schema SchemaMigrationPlan SchemaProperty SerialModelExecutor SwiftDataError
    SwiftData - Transient() Unique(_*:) VersionedSchema
    SwiftData DefaultSerialModelExecutor asUnownedSerialExecutor() enqueue(_:)
    SwiftData DefaultSerialModelExecutor init(modelContext:) modelContext
    SwiftData EnvironmentValues modelContext
    SwiftData FetchDescriptor fetchLimit fetchOffset init(predicate=:sortBy=:) predicate
    SwiftData FetchDescriptor propertiesToFetch relationshipKeyPathsForPrefetching sortBy
    SwiftData MigrationStage custom(fromVersion:toVersion:willMigrate&:didMigrate&:)
    SwiftData MigrationStage lightweight(fromVersion:toVersion:)
    SwiftData ModelActor modelContainer modelContext modelExecutor subscript(_:as:)
    SwiftData ModelActor unownedExecutor
    SwiftData ModelConfiguration CloudKitDatabase GroupContainer allowsSave cloudKitDatabase
    SwiftData ModelConfiguration hash(into:) id
    SwiftData ModelConfiguration init(_=:schema=:isStoredInMemoryOnly=:allowsSave=:groupContainer=:cloudKitDatabase=:)
    SwiftData ModelConfiguration init(_=:schema=:url:allowsSave=:cloudKitDatabase=:)
    SwiftData ModelConfiguration init(for*:isStoredInMemoryOnly=:) isStoredInMemoryOnly name
    SwiftData ModelConfiguration schema url
    SwiftData ModelConfiguration.CloudKitDatabase automatic none private(_:)
    SwiftData ModelConfiguration.GroupContainer automatic identifier(_:) none
    SwiftData ModelContainer configurations deleteAllData() erase()
    SwiftData ModelContainer init(for*:migrationPlan=:configurations*:)
    SwiftData ModelContainer init(for:migrationPlan=:configurations*:)
    SwiftData ModelContainer init(for:migrationPlan=:configurations=:) mainContext
    SwiftData ModelContainer migrationPlan schema
    SwiftData ModelContext autosaveEnabled changedModelsArray container delete(_:)
    SwiftData ModelContext delete(model:where=:includeSubclasses=:) deletedModelsArray didSave
    SwiftData ModelContext enumerate(_:batchSize=:allowEscapingMutations=:block&:) fetch(_:)
    SwiftData ModelContext fetchCount(_:) fetchIdentifiers(_:) hasChanges init(_:) insert(_:)
    SwiftData ModelContext insertedModelsArray model(for:) processPendingChanges()
    SwiftData ModelContext registeredModel(for:) rollback() save() transaction(block&:)
    SwiftData ModelContext willSave
    SwiftData ModelExecutor modelContext
    SwiftData PersistentIdentifier entityName id
    SwiftData PersistentModel hasChanges hash(into:) id isDeleted modelContext
    SwiftData PersistentModel persistentModelID schemaMetadata
    SwiftData PredicateExpressions StringCaseInsensitiveCompare StringLocalizedCompare
    SwiftData PredicateExpressions StringLocalizedStandardContains
    SwiftData PredicateExpressions build_caseInsensitiveCompare(_:_:)
    SwiftData PredicateExpressions build_localizedCompare(_:_:)
    SwiftData PredicateExpressions build_localizedStandardContains(_:_:)
    SwiftData PredicateExpressions.StringCaseInsensitiveCompare evaluate(_:) init(root:other:)
    SwiftData PredicateExpressions.StringCaseInsensitiveCompare other root
    SwiftData PredicateExpressions.StringLocalizedCompare evaluate(_:) init(root:other:) other
    SwiftData PredicateExpressions.StringLocalizedCompare root
    SwiftData PredicateExpressions.StringLocalizedStandardContains evaluate(_:)
    SwiftData PredicateExpressions.StringLocalizedStandardContains init(root:other:) other
    SwiftData PredicateExpressions.StringLocalizedStandardContains root
    SwiftData Query fetchError init() init(_:animation:) init(_:transaction=:)
    SwiftData Query init(filter=:sort:order=:animation:)
    SwiftData Query init(filter=:sort:order=:transaction=:) init(filter=:sort=:animation:)
    SwiftData Query init(filter=:sort=:transaction=:) modelContext update() wrappedValue
    SwiftData Scene modelContainer(_:)
    SwiftData Scene modelContainer(for:inMemory=:isAutosaveEnabled=:onSetup=&:)
    SwiftData Scene modelContext(_:)
    SwiftData Schema Attribute Entity PropertyMetadata Relationship Version entities
    SwiftData Schema entitiesByName init(_*:version=:) init(_:version=:)
    SwiftData Schema init(versionedSchema:) version
    SwiftData Schema.Attribute Option init(_*:originalName=:hashModifier=:) originalName
    SwiftData Schema.Attribute.Option allowsCloudEncryption ephemeral externalStorage
    SwiftData Schema.Attribute.Option preserveValueOnDeletion spotlight unique
    SwiftData Schema.Entity init(_:) name
    SwiftData Schema.PropertyMetadata init(name:keypath:defaultValue=:metadata=:) keypath
    SwiftData Schema.PropertyMetadata metadata name
    SwiftData Schema.Relationship DeleteRule Option deleteRule
    SwiftData Schema.Relationship init(_*:deleteRule=:minimumModelCount=:maximumModelCount=:originalName=:inverse=:hashModifier=:)
    SwiftData Schema.Relationship inverseKeyPath originalName
    SwiftData Schema.Relationship.DeleteRule cascade deny noAction nullify
    SwiftData Schema.Version description init(_:_:_:) major minor patch
    SwiftData SchemaMigrationPlan schemas stages
    SwiftData SchemaProperty originalName
    SwiftData SortDescriptor init(_:comparator:order=:) init(_:order=:)
    SwiftData SwiftDataError description errorDescription
    SwiftData VersionedSchema models versionIdentifier
    SwiftData View modelContainer(_:)
    SwiftData View modelContainer(for:inMemory=:isAutosaveEnabled=:onSetup=&:)
    SwiftData View modelContext(_:)
    Tables - AutomaticTableStyle DisclosureTableRow InsetTableStyle Table TableColumn
    Tables - TableColumnBuilder TableRow TableRowBuilder TableRowContent TableStyle
    Tables AutomaticTableStyle init()
    Tables DisclosureTableRow init(_:isExpanded=:content&:)
    Tables ForEach TableRowValue init(_:) init(_:content&:)
    Tables InsetTableStyle init()
    Tables Table body init(_:children:columns&:) init(_:children:selection:columns&:)
    Tables Table init(_:children:selection:sortOrder:columns&:)
    Tables Table init(_:children:sortOrder:columns&:) init(_:columns&:)
    Tables Table init(_:selection:columns&:) init(_:selection:sortOrder:columns&:)
    Tables Table init(_:sortOrder:columns&:) init(of:columns&:rows&:)
    Tables Table init(of:selection:columns&:rows&:)
    Tables Table init(of:selection:sortOrder:columns&:rows&:)
    Tables Table init(of:sortOrder:columns&:rows&:)
    Tables TableColumn init(_:content&:) init(_:value:) init(_:value:content&:) width(_=:)
    Tables TableColumn width(min=:ideal=:max=:)
    Tables TableColumnBuilder buildBlock(_*:) buildEither(first:) buildEither(second:)
    Tables TableColumnBuilder buildExpression(_:) buildIf(_:)
    Tables TableRow init(_:)
    Tables TableRowBuilder buildBlock(_*:) buildEither(first:) buildEither(second:)
    Tables TableRowBuilder buildExpression(_:) buildIf(_:)
    Tables TableRowContent TableRowValue
    Tables TableStyle automatic inset
    Tables View tableStyle(_:)
    Tabs - DefaultTabLabel DefaultTabViewStyle IndexViewStyle PageIndexViewStyle
    Tabs - PageTabViewStyle SidebarAdaptableTabViewStyle Tab TabBarMinimizeBehavior
    Tabs - TabBarOnlyTabViewStyle TabContent TabContentBuilder TabRole TabSection TabView
    Tabs - TabViewBottomAccessoryPlacement TabViewStyle
    Tabs DefaultTabLabel body
    Tabs DefaultTabViewStyle init()
    Tabs EnvironmentValues tabViewBottomAccessoryPlacement
    Tabs ForEach TabValue init(_:content&:) init(_:id:content&:)
    Tabs IndexViewStyle page page(backgroundDisplayMode:)
    Tabs Never TabValue
    Tabs PageIndexViewStyle BackgroundDisplayMode init(backgroundDisplayMode=:)
    Tabs PageIndexViewStyle.BackgroundDisplayMode always automatic interactive never
    Tabs PageTabViewStyle IndexDisplayMode init(indexDisplayMode=:)
    Tabs PageTabViewStyle.IndexDisplayMode always automatic never
    Tabs SidebarAdaptableTabViewStyle init()
    Tabs Tab Body init(_:image:role=:content&:) init(_:image:value:role=:content&:)
    Tabs Tab init(_:systemImage:role=:content&:) init(_:systemImage:value:role=:content&:)
    Tabs Tab init(content&:) init(role:content&:) init(role=:content&:label&:)
    Tabs Tab init(value:content&:) init(value:role:content&:)
    Tabs Tab init(value:role=:content&:label&:)
    Tabs TabBarMinimizeBehavior automatic never onScrollDown onScrollUp
    Tabs TabBarOnlyTabViewStyle init()
    Tabs TabContent Body TabValue badge(_:) body
    Tabs TabContentBuilder Content buildArray(_:) buildBlock(_*:) buildEither(first:)
    Tabs TabContentBuilder buildEither(second:) buildExpression(_:) buildIf(_:)
    Tabs TabContentBuilder.Content body
    Tabs TabRole search
    Tabs TabSection Body TabValue init(_:content&:) init(content&:) init(content&:header&:)
    Tabs TabView body init(content&:) init(selection:content&:)
    Tabs TabViewBottomAccessoryPlacement expanded inline
    Tabs TabViewStyle automatic page page(indexDisplayMode:) sidebarAdaptable tabBarOnly
    Tabs View indexViewStyle(_:) tabBarMinimizeBehavior(_:) tabViewBottomAccessory(content&:)
    Tabs View tabViewBottomAccessory(isEnabled:content&:) tabViewStyle(_:)
    Text - ContentSizeCategory ContentTransition CustomLocalizedStringResourceConvertible
    Text - DynamicTypeSize Font InlinePresentationIntent LegibilityWeight LocalizedStringKey
    Text - LocalizedStringResource ScaledMetric Text TextAlignment TextAttribute TextProxy
    Text AttributeDynamicLookup subscript(dynamicMember:)
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
    Text AttributedString MarkdownParsingOptions init(markdown:options=:baseURL=:)
    Text AttributedString.MarkdownParsingOptions InterpretedSyntax init(interpretedSyntax=:)
    Text AttributedString.MarkdownParsingOptions interpretedSyntax
    Text AttributedString.MarkdownParsingOptions.InterpretedSyntax full inlineOnly
    Text AttributedString.MarkdownParsingOptions.InterpretedSyntax inlineOnlyPreservingWhitespace
    Text ContentSizeCategory accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge
    Text ContentSizeCategory accessibilityExtraLarge accessibilityLarge accessibilityMedium
    Text ContentSizeCategory extraExtraExtraLarge extraExtraLarge extraLarge extraSmall
    Text ContentSizeCategory init(_:) isAccessibilityCategory large medium small
    Text ContentTransition identity interpolate numericText(countsDown=:) numericText(value:)
    Text ContentTransition opacity
    Text CustomLocalizedStringResourceConvertible localizedStringResource
    Text DynamicTypeSize accessibility1 accessibility2 accessibility3 accessibility4
    Text DynamicTypeSize accessibility5 init(_:) isAccessibilitySize large medium small xLarge
    Text DynamicTypeSize xSmall xxLarge xxxLarge
    Text EnvironmentValues allowsTightening contentTransition dynamicTypeSize font
    Text EnvironmentValues legibilityWeight lineLimit lineSpacing minimumScaleFactor
    Text EnvironmentValues multilineTextAlignment sizeCategory textCase truncationMode
    Text Font Design Leading TextStyle Weight Width body bold() callout caption caption2
    Text Font custom(_:fixedSize:) custom(_:size:) custom(_:size:relativeTo:) footnote
    Text Font headline italic() largeTitle leading(_:) lowercaseSmallCaps() monospaced()
    Text Font monospacedDigit() smallCaps() subheadline system(_:design=:weight=:)
    Text Font system(size:weight=:design=:) title title2 title3 uppercaseSmallCaps()
    Text Font weight(_:) width(_:)
    Text Font.Design default monospaced rounded serif
    Text Font.Leading loose standard tight
    Text Font.TextStyle body callout caption caption2 footnote headline largeTitle subheadline
    Text Font.TextStyle title title2 title3
    Text Font.Weight black bold heavy light medium regular semibold thin ultraLight
    Text Font.Width compressed condensed expanded init(_:) standard value
    Text HorizontalAlignment listRowSeparatorLeading listRowSeparatorTrailing
    Text InlinePresentationIntent code emphasized init(rawValue:) rawValue strikethrough
    Text InlinePresentationIntent stronglyEmphasized
    Text LegibilityWeight bold regular
    Text LocalizedStringKey StringInterpolation init(_:) init(stringInterpolation:)
    Text LocalizedStringKey init(stringLiteral:)
    Text LocalizedStringKey.StringInterpolation appendInterpolation(_:)
    Text LocalizedStringKey.StringInterpolation appendInterpolation(_:format:)
    Text LocalizedStringKey.StringInterpolation appendInterpolation(_:formatter:)
    Text LocalizedStringKey.StringInterpolation appendInterpolation(_:specifier:)
    Text LocalizedStringKey.StringInterpolation appendInterpolation(_:style:)
    Text LocalizedStringKey.StringInterpolation appendInterpolation(timerInterval:pauseTime=:countsDown=:showsHours=:)
    Text LocalizedStringKey.StringInterpolation appendLiteral(_:)
    Text LocalizedStringKey.StringInterpolation init(literalCapacity:interpolationCount:)
    Text LocalizedStringResource defaultValue init(_:defaultValue:table=:locale=:comment=:)
    Text LocalizedStringResource init(_:table=:locale=:comment=:) init(stringInterpolation:)
    Text LocalizedStringResource init(stringLiteral:) key locale localizedStringResource table
    Text ScaledMetric init(wrappedValue:) init(wrappedValue:relativeTo:) wrappedValue
    Text String LocalizationValue init(localized:)
    Text String init(localized:defaultValue:table=:bundle=:locale=:comment=:)
    Text String init(localized:table=:bundle=:locale=:comment=:)
    Text String.LocalizationValue init(_:) init(stringInterpolation:) init(stringLiteral:)
    Text Text Case DateStyle Layout LineStyle Scale TruncationMode baselineOffset(_:) bold()
    Text Text bold(_:) customAttribute(_:) font(_:) fontDesign(_:) fontWeight(_:)
    Text Text fontWidth(_:) foregroundColor(_:) foregroundStyle(_:) hash(into:) init(_:)
    Text Text init(_:format:) init(_:formatter:) init(_:style:)
    Text Text init(_:tableName=:bundle=:comment=:)
    Text Text init(timerInterval:pauseTime=:countsDown=:showsHours=:) init(verbatim:) italic()
    Text Text italic(_:) kerning(_:) monospaced(_=:) monospacedDigit()
    Text Text strikethrough(_=:pattern=:color=:) textScale(_:isEnabled=:) tracking(_:)
    Text Text underline(_=:pattern=:color=:)
    Text Text.Case lowercase uppercase
    Text Text.DateStyle date offset relative time timer
    Text Text.Layout CharacterIndex DrawingOptions Line Run RunSlice TypographicBounds
    Text Text.Layout endIndex isTruncated startIndex subscript(_:)
    Text Text.Layout.CharacterIndex advanced(by:) distance(to:)
    Text Text.Layout.DrawingOptions disablesSubpixelQuantization init(rawValue:) rawValue
    Text Text.Layout.Line endIndex origin startIndex subscript(_:) typographicBounds
    Text Text.Layout.Run characterIndices endIndex layoutDirection startIndex subscript(_:)
    Text Text.Layout.Run typographicBounds
    Text Text.Layout.RunSlice characterIndices indices run subscript(_:) typographicBounds
    Text Text.Layout.TypographicBounds ascent descent init() leading origin rect width
    Text Text.LineStyle Pattern init(pattern=:color=:) single
    Text Text.LineStyle.Pattern dash dashDot dashDotDot dot solid
    Text Text.Scale default secondary
    Text Text.TruncationMode head middle tail
    Text TextAlignment center leading trailing
    Text TextProxy sizeThatFits(_:)
    Text View allowsTightening(_:) baselineOffset(_:) bold(_=:) contentTransition(_:)
    Text View dynamicTypeSize(_:) font(_:) fontDesign(_:) fontWeight(_:) fontWidth(_:)
    Text View italic(_=:) kerning(_:) lineLimit(_:) lineLimit(_:reservesSpace:)
    Text View lineSpacing(_:) minimumScaleFactor(_:) monospaced(_=:) monospacedDigit()
    Text View multilineTextAlignment(_:) strikethrough(_=:pattern=:color=:) textCase(_:)
    Text View textScale(_:isEnabled=:) tracking(_:) truncationMode(_:)
    Text View underline(_=:pattern=:color=:)
    TimeFormats - SystemFormatStyle TimeDataSource
    TimeFormats FormatStyle offset(to:allowedFields=:maxFieldCount=:sign=:)
    TimeFormats FormatStyle stopwatch(startingAt:showsHours=:maxFieldCount=:maxPrecision=:)
    TimeFormats FormatStyle timer(countingDownIn:showsHours=:maxFieldCount=:maxPrecision=:)
    TimeFormats FormatStyle timer(countingUpIn:showsHours=:maxFieldCount=:maxPrecision=:)
    TimeFormats SystemFormatStyle DateOffset Stopwatch Timer
    TimeFormats SystemFormatStyle.DateOffset discreteInput(after:) discreteInput(before:)
    TimeFormats SystemFormatStyle.DateOffset format(_:)
    TimeFormats SystemFormatStyle.DateOffset init(to:allowedFields=:maxFieldCount=:sign=:)
    TimeFormats SystemFormatStyle.Stopwatch discreteInput(after:) discreteInput(before:)
    TimeFormats SystemFormatStyle.Stopwatch format(_:)
    TimeFormats SystemFormatStyle.Stopwatch init(startingAt:showsHours=:maxFieldCount=:maxPrecision=:)
    TimeFormats SystemFormatStyle.Timer discreteInput(after:) discreteInput(before:)
    TimeFormats SystemFormatStyle.Timer format(_:)
    TimeFormats SystemFormatStyle.Timer init(countingDownIn:showsHours=:maxFieldCount=:maxPrecision=:)
    TimeFormats SystemFormatStyle.Timer init(countingUpIn:showsHours=:maxFieldCount=:maxPrecision=:)
    TimeFormats Text init(_:format:)
    TimeFormats TimeDataSource currentDate dateRange(endingAt:) dateRange(startingAt:)
    TimeFormats TimeDataSource durationOffset(to:)
    Timeline - AnimationTimelineSchedule EveryMinuteTimelineSchedule ExplicitTimelineSchedule
    Timeline - PeriodicTimelineSchedule TimelineSchedule TimelineScheduleMode TimelineView
    Timeline - TimelineViewDefaultContext
    Timeline AnimationTimelineSchedule Entries entries(from:mode:)
    Timeline AnimationTimelineSchedule init(minimumInterval=:paused=:)
    Timeline AnimationTimelineSchedule.Entries next()
    Timeline EveryMinuteTimelineSchedule entries(from:mode:) init()
    Timeline ExplicitTimelineSchedule entries(from:mode:) init(_:)
    Timeline PeriodicTimelineSchedule Entries entries(from:mode:) init(from:by:)
    Timeline PeriodicTimelineSchedule.Entries next()
    Timeline TimelineSchedule Entries Mode animation animation(minimumInterval=:paused=:)
    Timeline TimelineSchedule entries(from:mode:) everyMinute explicit(_:) periodic(from:by:)
    Timeline TimelineScheduleMode lowFrequency normal
    Timeline TimelineView Context init(_:content&:)
    Timeline TimelineView.Context Cadence cadence date
    Timeline TimelineView.Context.Cadence live minutes seconds
    Toggles - CheckboxToggleStyle
    Toggles CheckboxToggleStyle init() makeBody(configuration:)
    Toggles ToggleStyle checkbox
    Tree - AnyView DynamicViewContent EmptyView ForEach Group ModifiedContent PreferenceKey
    Tree - TransitionPhase TupleView View ViewBuilder ViewModifier
    Tree AnyView init(_:) init(erasing:)
    Tree DynamicViewContent Data data
    Tree EmptyView init()
    Tree ForEach content data init(_:content&:) init(_:id:content&:)
    Tree Group body init(content&:)
    Tree ModifiedContent body(content:) content data init(content:modifier:) modifier
    Tree Never body
    Tree Optional body
    Tree PreferenceKey Value defaultValue reduce(value:nextValue&:)
    Tree TransitionPhase didDisappear identity isIdentity value willAppear
    Tree TupleView init(_:) value
    Tree View Body body modifier(_:)
    Tree ViewBuilder buildBlock() buildBlock(_:) buildEither(first:) buildEither(second:)
    Tree ViewBuilder buildExpression(_:) buildIf(_:) buildLimitedAvailability(_:)
    Tree ViewModifier Body Content body(content:) concat(_:)
    Types - ListFormatter RelativeDateTimeFormatter UTTagClass UTType
    Types ListFormatter <Formatter itemFormatter locale localizedString(byJoining:)
    Types ListFormatter string(for:) string(from:)
    Types RelativeDateTimeFormatter <Formatter DateTimeStyle UnitsStyle calendar dateTimeStyle
    Types RelativeDateTimeFormatter locale localizedString(for:relativeTo:)
    Types RelativeDateTimeFormatter localizedString(from:) localizedString(fromTimeInterval:)
    Types RelativeDateTimeFormatter string(for:) unitsStyle
    Types RelativeDateTimeFormatter.DateTimeStyle named numeric
    Types RelativeDateTimeFormatter.UnitsStyle abbreviated full short spellOut
    Types UTTagClass filenameExtension init(rawValue:) mimeType rawValue
    Types UTType aiff archive audio audiovisualContent avi binaryPropertyList bmp bundle bz2
    Types UTType cHeader cPlusPlusSource cSource calendarEvent commaSeparatedText
    Types UTType compositeContent conforms(to:) contact content css data database
    Types UTType delimitedText description directory diskImage encode(to:) epub executable
    Types UTType fileURL folder font gif gzip hash(into:) heic heif html icns ico identifier
    Types UTType image init(_:) init(exportedAs:conformingTo=:)
    Types UTType init(filenameExtension:conformingTo=:) init(from:)
    Types UTType init(importedAs:conformingTo=:) init(mimeType:conformingTo=:)
    Types UTType init(tag:tagClass:conformingTo:) isDeclared isDynamic isPublic isSubtype(of:)
    Types UTType isSupertype(of:) item javaScript jpeg json livePhoto localizedDescription log
    Types UTType midi movie mp3 mpeg mpeg4Audio mpeg4Movie objectiveCSource package pdf
    Types UTType plainText png preferredFilenameExtension preferredMIMEType presentation
    Types UTType propertyList pythonScript quickTimeMovie rawImage rtf rubyScript script
    Types UTType shellScript sourceCode spreadsheet supertypes svg swiftSource symbolicLink
    Types UTType tabSeparatedText tags text threeDContent tiff url usdz utf16PlainText
    Types UTType utf8PlainText vCard video wav webP xml xmlPropertyList yaml zip
    UIKit - AppStore CAAction CAAnimation CAAnimationCalculationMode CAAnimationDelegate
    UIKit - CAAnimationGroup CAAnimationRotationMode CABasicAnimation CACornerMask
    UIKit - CACurrentMediaTime() CADisplayLink CAEmitterCell CAEmitterLayer
    UIKit - CAEmitterLayerEmitterMode CAEmitterLayerEmitterShape CAEmitterLayerRenderMode
    UIKit - CAFrameRateRange CAGradientLayer CAGradientLayerType CAKeyframeAnimation CALayer
    UIKit - CALayerContentsGravity CALayerCornerCurve CALayerDelegate CAMediaTiming
    UIKit - CAMediaTimingFillMode CAMediaTimingFunction CAMediaTimingFunctionName
    UIKit - CAPropertyAnimation CAReplicatorLayer CAScrollLayer CAScrollLayerScrollMode
    UIKit - CAShapeLayer CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin
    UIKit - CASpringAnimation CATextLayer CATextLayerAlignmentMode CATextLayerTruncationMode
    UIKit - CATransaction CATransform3DEqualToTransform(_:_:)
    UIKit - CATransform3DGetAffineTransform(_:) CATransform3DIsAffine(_:)
    UIKit - CATransform3DMakeAffineTransform(_:) CATransformLayer CATransition
    UIKit - CATransitionSubtype CATransitionType CFAbsoluteTime CFAbsoluteTimeGetCurrent()
    UIKit - CFArray CFString CFTimeInterval CGAffineTransformMake(_:_:_:_:_:_:)
    UIKit - CGAffineTransformMakeRotation(_:) CGAffineTransformMakeScale(_:_:)
    UIKit - CGAffineTransformMakeTranslation(_:_:) CGBlendMode CGColor CGColorSpace
    UIKit - CGColorSpaceCreateDeviceGray() CGColorSpaceCreateDeviceRGB() CGContext CGGradient
    UIKit - CGGradientDrawingOptions CGImage CGMutablePath CGPath CGPathApplierFunction
    UIKit - CGPathDrawingMode CGPathElement CGPathElementType CGPathFillRule CGPointMake(_:_:)
    UIKit - CGRectContainsPoint(_:_:) CGRectGetHeight(_:) CGRectGetMaxX(_:) CGRectGetMaxY(_:)
    UIKit - CGRectGetMidX(_:) CGRectGetMidY(_:) CGRectGetMinX(_:) CGRectGetMinY(_:)
    UIKit - CGRectGetWidth(_:) CGRectInset(_:_:_:) CGRectIntersection(_:_:)
    UIKit - CGRectIntersectsRect(_:_:) CGRectMake(_:_:_:_:) CGRectOffset(_:_:_:)
    UIKit - CGRectUnion(_:_:) CGSizeMake(_:_:) CGVectorMake(_:_:) CTFont HUGE MAXFLOAT
    UIKit - NSAttributedStringKey NSBackgroundColorAttributeName NSBaselineOffsetAttributeName
    UIKit - NSCollectionLayoutAnchor NSCollectionLayoutBoundarySupplementaryItem
    UIKit - NSCollectionLayoutContainer NSCollectionLayoutDecorationItem
    UIKit - NSCollectionLayoutDimension NSCollectionLayoutEdgeSpacing
    UIKit - NSCollectionLayoutEnvironment NSCollectionLayoutGroup
    UIKit - NSCollectionLayoutGroupCustomItem NSCollectionLayoutGroupCustomItemProvider
    UIKit - NSCollectionLayoutItem NSCollectionLayoutSection
    UIKit - NSCollectionLayoutSectionVisibleItemsInvalidationHandler NSCollectionLayoutSize
    UIKit - NSCollectionLayoutSpacing NSCollectionLayoutSupplementaryItem
    UIKit - NSCollectionLayoutVisibleItem NSDiffableDataSourceSectionSnapshot
    UIKit - NSDiffableDataSourceSnapshot NSDirectionalEdgeInsets NSDirectionalRectEdge
    UIKit - NSEC_PER_MSEC NSEC_PER_SEC NSFontAttributeName NSForegroundColorAttributeName
    UIKit - NSInteger NSKernAttributeName NSKeyValueChangeKey NSKeyValueObservation
    UIKit - NSKeyValueObservedChange NSKeyValueObservingOptions NSLayoutAnchor
    UIKit - NSLayoutAttribute NSLayoutConstraint NSLayoutDimension NSLayoutRelation
    UIKit - NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSMutableParagraphStyle
    UIKit - NSParagraphStyle NSParagraphStyleAttributeName NSRectAlignment NSShadow
    UIKit - NSStrikethroughStyleAttributeName NSStringDrawingContext NSStringDrawingOptions
    UIKit - NSTextAlignment NSTextAttachment NSTextContainer NSUnderlineStyle
    UIKit - NSUnderlineStyleAttributeName RunLoopMode SFSafariViewController
    UIKit - SFSafariViewControllerDelegate SKStoreReviewController Selector UIAccessibility
    UIKit - UIAccessibilityCustomAction UIAccessibilityPriority UIAccessibilityTraits UIAction
    UIKit - UIActionHandler UIActivity UIActivityIndicatorView UIActivityIndicatorViewStyle
    UIKit - UIActivityItemSource UIActivityViewController
    UIKit - UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController
    UIKit - UIAppearance UIAppearanceContainer UIApplication UIApplicationDelegate
    UIKit - UIApplicationDelegateAdaptor UIApplicationLaunchOptionsKey UIAttachmentBehavior
    UIKit - UIAttachmentBehaviorType UIBackgroundConfiguration UIBarAppearance UIBarButtonItem
    UIKit - UIBarButtonItemStyle UIBarButtonSystemItem UIBarMetrics UIBarStyle UIBezierPath
    UIKit - UIBlurEffect UIBlurEffectStyle UIButton UIButtonType UICellAccessory
    UIKit - UICellConfigurationState UICollectionElementKindSectionFooter
    UIKit - UICollectionElementKindSectionHeader UICollectionLayoutListConfiguration
    UIKit - UICollectionLayoutSectionOrthogonalScrollingBehavior UICollectionReusableView
    UIKit - UICollectionView UICollectionViewCell UICollectionViewCompositionalLayout
    UIKit - UICollectionViewCompositionalLayoutConfiguration
    UIKit - UICollectionViewCompositionalLayoutSectionProvider UICollectionViewController
    UIKit - UICollectionViewDataSource UICollectionViewDelegate
    UIKit - UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource
    UIKit - UICollectionViewFlowLayout UICollectionViewFlowLayoutAutomaticSize
    UIKit - UICollectionViewFlowLayoutInvalidationContext UICollectionViewLayout
    UIKit - UICollectionViewLayoutAttributes UICollectionViewLayoutInvalidationContext
    UIKit - UICollectionViewListCell UICollectionViewScrollDirection
    UIKit - UICollectionViewScrollPosition UICollectionViewUpdateItem UICollisionBehavior
    UIKit - UICollisionBehaviorDelegate UICollisionBehaviorMode UIColor UIColorWell
    UIKit - UIConfigurationState UIConfigurationStateCustomKey
    UIKit - UIConfigurationTextAttributesTransformer UIContentConfiguration UIContentContainer
    UIKit - UIContentSizeCategory UIContentView UIContextMenuActionProvider
    UIKit - UIContextMenuConfiguration UIContextMenuContentPreviewProvider
    UIKit - UIContextMenuInteraction UIContextMenuInteractionAnimating
    UIKit - UIContextMenuInteractionCommitAnimating UIContextMenuInteractionCommitStyle
    UIKit - UIContextMenuInteractionDelegate UIContextualAction UIControl
    UIKit - UIControlContentHorizontalAlignment UIControlContentVerticalAlignment
    UIKit - UIControlEvents UIControlState UICoordinateSpace UICubicTimingParameters
    UIKit - UIDatePicker UIDatePickerStyle UIDeferredMenuElement UIDevice UIDeviceOrientation
    UIKit - UIDocumentPickerDelegate UIDocumentPickerViewController UIDynamicAnimator
    UIKit - UIDynamicAnimatorDelegate UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior
    UIKit - UIDynamicItemCollisionBoundsType UIEdgeInsets UIEdgeInsetsInsetRect(_:_:)
    UIKit - UIEdgeInsetsMake(_:_:_:_:) UIEvent UIFeedbackGenerator UIFieldBehavior
    UIKit - UIFloatRange UIFont UIFontDescriptor UIFontMetrics UIFontTextStyle
    UIKit - UIFontWeightBlack UIFontWeightBold UIFontWeightHeavy UIFontWeightLight
    UIKit - UIFontWeightMedium UIFontWeightRegular UIFontWeightSemibold UIFontWeightThin
    UIKit - UIFontWeightUltraLight UIGestureRecognizer UIGestureRecognizerDelegate
    UIKit - UIGestureRecognizerRepresentable UIGestureRecognizerRepresentableContext
    UIKit - UIGestureRecognizerRepresentableCoordinateSpaceConverter UIGestureRecognizerState
    UIKit - UIGraphicsBeginImageContext(_:) UIGraphicsBeginImageContextWithOptions(_:_:_:)
    UIKit - UIGraphicsEndImageContext() UIGraphicsGetCurrentContext()
    UIKit - UIGraphicsGetImageFromCurrentImageContext() UIGraphicsImageRenderer
    UIKit - UIGraphicsImageRendererContext UIGraphicsImageRendererFormat
    UIKit - UIGraphicsPopContext() UIGraphicsPushContext(_:) UIGravityBehavior
    UIKit - UIHostingConfiguration UIHostingController UIHoverGestureRecognizer UIImage
    UIKit - UIImagePickerController UIImagePickerControllerDelegate UIImageRenderingMode
    UIKit - UIImageView UIImpactFeedbackGenerator UIInteraction UIInterfaceOrientation
    UIKit - UIInterfaceOrientationMask UIKeyCommand UIKeyModifierFlags
    UIKit - UIKeyboardAnimationCurveUserInfoKey UIKeyboardAnimationDurationUserInfoKey
    UIKit - UIKeyboardAppearance UIKeyboardFrameBeginUserInfoKey UIKeyboardFrameEndUserInfoKey
    UIKit - UIKeyboardLayoutGuide UILabel UILayoutConstraintAxis UILayoutGuide
    UIKit - UILayoutPriority UILayoutPriorityDefaultHigh UILayoutPriorityDefaultLow
    UIKit - UILayoutPriorityRequired UILayoutSupport UIListContentConfiguration
    UIKit - UIListContentView UILongPressGestureRecognizer UIMenu UIMenuBuilder UIMenuElement
    UIKit - UIModalPresentationStyle UIModalTransitionStyle UINavigationBar
    UIKit - UINavigationBarAppearance UINavigationController UINavigationControllerDelegate
    UIKit - UINavigationControllerOperation UINavigationItem UINib
    UIKit - UINotificationFeedbackGenerator UIOffset UIOffsetMake(_:_:) UIPageControl
    UIKit - UIPageViewController UIPageViewControllerDataSource UIPageViewControllerDelegate
    UIKit - UIPanGestureRecognizer UIPasteboard UIPercentDrivenInteractiveTransition
    UIKit - UIPickerView UIPickerViewDataSource UIPickerViewDelegate UIPinchGestureRecognizer
    UIKit - UIPopoverArrowDirection UIPopoverPresentationController
    UIKit - UIPopoverPresentationControllerDelegate UIPopoverPresentationControllerSourceItem
    UIKit - UIPresentationController UIPreviewParameters UIPreviewTarget UIProgressView
    UIKit - UIPushBehavior UIPushBehaviorMode UIRectClip(_:) UIRectCorner UIRectEdge
    UIKit - UIRectFill(_:) UIRectFillUsingBlendMode(_:_:) UIRectFrame(_:) UIRefreshControl
    UIKit - UIRegion UIResponder UIReturnKeyType UIRotationGestureRecognizer UIScene
    UIKit - UISceneConfiguration UISceneDelegate UISceneSession UIScreen
    UIKit - UIScreenEdgePanGestureRecognizer UIScrollView
    UIKit - UIScrollViewContentInsetAdjustmentBehavior UIScrollViewDecelerationRateFast
    UIKit - UIScrollViewDecelerationRateNormal UIScrollViewDelegate
    UIKit - UIScrollViewKeyboardDismissMode UISearchBar UISearchBarDelegate UISearchController
    UIKit - UISearchControllerDelegate UISearchResultsUpdating UISearchTextField UISearchToken
    UIKit - UISegmentedControl UISegmentedControlNoSegment UISelectionFeedbackGenerator
    UIKit - UISemanticContentAttribute UISheetPresentationController
    UIKit - UISheetPresentationControllerDelegate
    UIKit - UISheetPresentationControllerDetentResolutionContext UISlider UISnapBehavior
    UIKit - UISplitViewController UISplitViewControllerDelegate UISpringTimingParameters
    UIKit - UIStackView UIStackViewAlignment UIStackViewDistribution UIStatusBarAnimation
    UIKit - UIStatusBarManager UIStatusBarStyle UIStepper UIStoryboard UIStoryboardSegue
    UIKit - UISwipeActionsConfiguration UISwipeGestureRecognizer
    UIKit - UISwipeGestureRecognizerDirection UISwitch UITabBar UITabBarAppearance
    UIKit - UITabBarController UITabBarControllerDelegate UITabBarDelegate UITabBarItem
    UIKit - UITabBarItemAppearance UITableView UITableViewAutomaticDimension UITableViewCell
    UIKit - UITableViewCellAccessoryType UITableViewCellEditingStyle
    UIKit - UITableViewCellSelectionStyle UITableViewCellSeparatorStyle UITableViewCellStyle
    UIKit - UITableViewController UITableViewDataSource UITableViewDelegate
    UIKit - UITableViewDiffableDataSource UITableViewHeaderFooterView UITableViewRowAction
    UIKit - UITableViewRowActionStyle UITableViewRowAnimation UITableViewScrollPosition
    UIKit - UITableViewStyle UITapGestureRecognizer UITargetedPreview UITextAutocorrectionType
    UIKit - UITextBorderStyle UITextChecker UITextField UITextFieldDelegate UITextPosition
    UIKit - UITextRange UITextSmartDashesType UITextSmartInsertDeleteType
    UIKit - UITextSmartQuotesType UITextSpellCheckingType UITextView UITextViewDelegate
    UIKit - UITimingCurveProvider UITimingCurveType UIToolbar UITouch UITouchPhase UITrait
    UIKit - UITraitChangeObservable UITraitChangeRegistration UITraitCollection
    UIKit - UITraitDefinition UITraitDisplayScale UITraitEnvironmentLayoutDirection
    UIKit - UITraitHorizontalSizeClass UITraitPreferredContentSizeCategory
    UIKit - UITraitUserInterfaceStyle UITraitVerticalSizeClass
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
    UIKit - kCATransactionCompletionBlock kCATransactionDisableActions kCATransition
    UIKit - kCATransitionFade kCFBooleanFalse kCFBooleanTrue objc_AssociationPolicy
    UIKit - objc_getAssociatedObject(_:_:) objc_removeAssociatedObjects(_:)
    UIKit - objc_setAssociatedObject(_:_:_:_:)
    UIKit AppStore requestReview(in:)
    UIKit AttributeContainer init(_:)
    UIKit AttributeDynamicLookup subscript(dynamicMember:)
    UIKit AttributeScopes UIKitAttributes uiKit
    UIKit AttributeScopes.UIKitAttributes BackgroundColorAttribute FontAttribute
    UIKit AttributeScopes.UIKitAttributes ForegroundColorAttribute KernAttribute
    UIKit AttributeScopes.UIKitAttributes UnderlineStyleAttribute backgroundColor font
    UIKit AttributeScopes.UIKitAttributes foregroundColor foundation kern underlineStyle
    UIKit AttributeScopes.UIKitAttributes.BackgroundColorAttribute Value name
    UIKit AttributeScopes.UIKitAttributes.FontAttribute Value name
    UIKit AttributeScopes.UIKitAttributes.ForegroundColorAttribute Value name
    UIKit AttributeScopes.UIKitAttributes.KernAttribute Value name
    UIKit AttributeScopes.UIKitAttributes.UnderlineStyleAttribute Value name
    UIKit AttributedString init(_:) init(localized:)
    UIKit AttributedString init(localized:table=:bundle=:locale=:comment=:)
    UIKit Bundle loadNibNamed(_:owner:options=:)
    UIKit CAAnimation autoreverses beginTime delegate duration fillMode hash hash(into:)
    UIKit CAAnimation init() isEqual(_:) isKind(of:) isRemovedOnCompletion repeatCount
    UIKit CAAnimation repeatDuration setValue(_:forKey:) speed timeOffset timingFunction
    UIKit CAAnimation value(forKey:)
    UIKit CAAnimationCalculationMode cubic cubicPaced discrete init(rawValue:) linear paced
    UIKit CAAnimationCalculationMode rawValue
    UIKit CAAnimationDelegate animationDidStart(_:) animationDidStop(_:finished:)
    UIKit CAAnimationGroup <CAAnimation animations
    UIKit CAAnimationRotationMode init(rawValue:) rawValue rotateAuto rotateAutoReverse
    UIKit CABasicAnimation <CAPropertyAnimation byValue fromValue toValue
    UIKit CACornerMask init(rawValue:) layerMaxXMaxYCorner layerMaxXMinYCorner
    UIKit CACornerMask layerMinXMaxYCorner layerMinXMinYCorner rawValue
    UIKit CADisplayLink add(to:forMode:) duration hash hash(into:) init(target:selector:)
    UIKit CADisplayLink invalidate() isPaused preferredFrameRateRange preferredFramesPerSecond
    UIKit CADisplayLink remove(from:forMode:) targetTimestamp timestamp
    UIKit CAEmitterCell alphaRange alphaSpeed birthRate blueRange blueSpeed color contents
    UIKit CAEmitterCell contentsScale emissionLongitude emissionRange greenRange greenSpeed
    UIKit CAEmitterCell init() isEnabled lifetime lifetimeRange name redRange redSpeed scale
    UIKit CAEmitterCell scaleRange scaleSpeed spin spinRange velocity velocityRange
    UIKit CAEmitterCell xAcceleration yAcceleration
    UIKit CAEmitterLayer <CALayer birthRate draw(in:) emitterCells emitterMode emitterPosition
    UIKit CAEmitterLayer emitterShape emitterSize lifetime renderMode scale seed spin velocity
    UIKit CAEmitterLayerEmitterMode init(rawValue:) outline points rawValue surface volume
    UIKit CAEmitterLayerEmitterShape circle init(rawValue:) line point rawValue rectangle
    UIKit CAEmitterLayerRenderMode additive init(rawValue:) oldestFirst oldestLast rawValue
    UIKit CAEmitterLayerRenderMode unordered
    UIKit CAFrameRateRange default init() init(minimum:maximum:preferred=:) maximum minimum
    UIKit CAFrameRateRange preferred
    UIKit CAGradientLayer <CALayer colors endPoint locations startPoint type
    UIKit CAGradientLayerType axial conic init(rawValue:) radial rawValue
    UIKit CAKeyframeAnimation <CAPropertyAnimation calculationMode keyTimes path rotationMode
    UIKit CAKeyframeAnimation timingFunctions values
    UIKit CALayer action(forKey:) actions add(_:forKey:) addSublayer(_:) affineTransform()
    UIKit CALayer allowsEdgeAntialiasing anchorPoint animation(forKey:) animationKeys()
    UIKit CALayer backgroundColor beginTime borderColor borderWidth bounds contains(_:)
    UIKit CALayer contents contentsGravity contentsRect contentsScale convert(_:from:)
    UIKit CALayer convert(_:to:) convertTime(_:from:) convertTime(_:to:) cornerCurve
    UIKit CALayer cornerRadius defaultAction(forKey:) defaultValue(forKey:) delegate display()
    UIKit CALayer draw(in:) frame hash hash(into:) hitTest(_:) init() init(coder:)
    UIKit CALayer init(layer:) insertSublayer(_:above:) insertSublayer(_:at:)
    UIKit CALayer insertSublayer(_:below:) isDoubleSided isEqual(_:) isHidden isKind(of:)
    UIKit CALayer isMember(of:) isOpaque layoutIfNeeded() layoutSublayers() mask maskedCorners
    UIKit CALayer masksToBounds model() name needsDisplay(forKey:) opacity position
    UIKit CALayer presentation() rasterizationScale removeAllAnimations()
    UIKit CALayer removeAnimation(forKey:) removeFromSuperlayer() render(in:)
    UIKit CALayer replaceSublayer(_:with:) setAffineTransform(_:) setNeedsDisplay()
    UIKit CALayer setNeedsLayout() setValue(_:forKey:) setValue(_:forKeyPath:) shadowColor
    UIKit CALayer shadowOffset shadowOpacity shadowPath shadowRadius shouldRasterize speed
    UIKit CALayer sublayerTransform sublayers superlayer timeOffset transform value(forKey:)
    UIKit CALayer value(forKeyPath:) zPosition
    UIKit CALayerContentsGravity bottom bottomLeft bottomRight center init(rawValue:) left
    UIKit CALayerContentsGravity rawValue resize resizeAspect resizeAspectFill right top
    UIKit CALayerContentsGravity topLeft topRight
    UIKit CALayerCornerCurve circular continuous init(rawValue:) rawValue
    UIKit CALayerDelegate action(for:forKey:) draw(_:in:) layoutSublayers(of:)
    UIKit CAMediaTiming beginTime speed timeOffset
    UIKit CAMediaTimingFillMode backwards both forwards init(rawValue:) rawValue removed
    UIKit CAMediaTimingFunction init(controlPoints:_:_:_:) init(name:)
    UIKit CAMediaTimingFunctionName default easeIn easeInEaseOut easeOut init(rawValue:)
    UIKit CAMediaTimingFunctionName linear rawValue
    UIKit CAPropertyAnimation <CAAnimation init(keyPath:) isAdditive keyPath
    UIKit CAReplicatorLayer <CALayer instanceAlphaOffset instanceBlueOffset instanceColor
    UIKit CAReplicatorLayer instanceCount instanceDelay instanceGreenOffset instanceRedOffset
    UIKit CAReplicatorLayer instanceTransform
    UIKit CAScrollLayer <CALayer scroll(to:) scrollMode
    UIKit CAScrollLayerScrollMode both horizontally init(rawValue:) none rawValue vertically
    UIKit CAShapeLayer <CALayer fillColor fillRule lineCap lineDashPattern lineDashPhase
    UIKit CAShapeLayer lineJoin lineWidth miterLimit path strokeColor strokeEnd strokeStart
    UIKit CAShapeLayerFillRule evenOdd init(rawValue:) nonZero rawValue
    UIKit CAShapeLayerLineCap butt init(rawValue:) rawValue round square
    UIKit CAShapeLayerLineJoin bevel init(rawValue:) miter rawValue round
    UIKit CASpringAnimation <CABasicAnimation allowsOverdamping bounce damping
    UIKit CASpringAnimation init(perceptualDuration:bounce:) initialVelocity mass
    UIKit CASpringAnimation perceptualDuration settlingDuration stiffness
    UIKit CATextLayer <CALayer alignmentMode bounds draw(in:) font fontSize foregroundColor
    UIKit CATextLayer isWrapped preferredFrameSize() string truncationMode
    UIKit CATextLayerAlignmentMode center init(rawValue:) justified left natural rawValue
    UIKit CATextLayerAlignmentMode right
    UIKit CATextLayerTruncationMode end init(rawValue:) middle none rawValue start
    UIKit CATransaction animationDuration() begin() commit() disableActions() flush()
    UIKit CATransaction setAnimationDuration(_:) setAnimationTimingFunction(_:)
    UIKit CATransaction setCompletionBlock(_&:) setDisableActions(_:) setValue(_:forKey:)
    UIKit CATransformLayer <CALayer
    UIKit CATransition <CAAnimation endProgress startProgress subtype type
    UIKit CATransitionSubtype fromBottom fromLeft fromRight fromTop init(rawValue:) rawValue
    UIKit CATransitionType fade init(rawValue:) moveIn push rawValue reveal
    UIKit CGAffineTransform init(_:_:_:_:_:_:)
    UIKit CGBlendMode clear color colorBurn colorDodge darken destinationOut destinationOver
    UIKit CGBlendMode difference exclusion hardLight hue lighten luminosity multiply normal
    UIKit CGBlendMode overlay plusDarker plusLighter saturation screen softLight sourceAtop
    UIKit CGColor alpha components copy(alpha:) hash(into:) init(gray:alpha:)
    UIKit CGColor init(red:green:blue:alpha:) init(srgbRed:green:blue:alpha:)
    UIKit CGColor numberOfComponents
    UIKit CGColorSpace genericGrayGamma2_2 init(name:) numberOfComponents sRGB
    UIKit CGContext addArc(center:radius:startAngle:endAngle:clockwise:)
    UIKit CGContext addArc(tangent1End:tangent2End:radius:) addCurve(to:control1:control2:)
    UIKit CGContext addEllipse(in:) addLine(to:) addLines(between:) addPath(_:)
    UIKit CGContext addQuadCurve(to:control:) addRect(_:) addRects(_:) beginPath()
    UIKit CGContext boundingBoxOfPath clear(_:) clip(to:) clip(using=:) closePath()
    UIKit CGContext concatenate(_:) ctm currentPointOfPath draw(_:in:)
    UIKit CGContext drawLinearGradient(_:start:end:options:) drawPath(using:)
    UIKit CGContext drawRadialGradient(_:startCenter:startRadius:endCenter:endRadius:options:)
    UIKit CGContext fill(_:) fillEllipse(in:) fillPath(using=:) isPathEmpty move(to:) path
    UIKit CGContext replacePathWithStrokedPath() restoreGState() rotate(by:) saveGState()
    UIKit CGContext scaleBy(x:y:) setAlpha(_:) setBlendMode(_:) setFillColor(_:)
    UIKit CGContext setFillColor(gray:alpha:) setFillColor(red:green:blue:alpha:)
    UIKit CGContext setLineCap(_:) setLineDash(phase:lengths:) setLineJoin(_:)
    UIKit CGContext setLineWidth(_:) setMiterLimit(_:) setShadow(offset:blur:)
    UIKit CGContext setShadow(offset:blur:color:) setStrokeColor(_:)
    UIKit CGContext setStrokeColor(gray:alpha:) setStrokeColor(red:green:blue:alpha:)
    UIKit CGContext stroke(_:) stroke(_:width:) strokeEllipse(in:)
    UIKit CGContext strokeLineSegments(between:) strokePath() translateBy(x:y:)
    UIKit CGGradient init(colorSpace:colorComponents:locations:count:)
    UIKit CGGradient init(colorsSpace:colors:locations:)
    UIKit CGGradientDrawingOptions drawsAfterEndLocation drawsBeforeStartLocation
    UIKit CGGradientDrawingOptions init(rawValue:) rawValue
    UIKit CGImage cropping(to:) hash(into:) height width
    UIKit CGMutablePath <CGPath
    UIKit CGMutablePath addArc(center:radius:startAngle:endAngle:clockwise:transform=:)
    UIKit CGMutablePath addArc(tangent1End:tangent2End:radius:transform=:)
    UIKit CGMutablePath addCurve(to:control1:control2:transform=:) addEllipse(in:transform=:)
    UIKit CGMutablePath addLine(to:transform=:) addLines(between:transform=:)
    UIKit CGMutablePath addPath(_:transform=:) addQuadCurve(to:control:transform=:)
    UIKit CGMutablePath addRect(_:transform=:) addRects(_:transform=:)
    UIKit CGMutablePath addRelativeArc(center:radius:startAngle:delta:)
    UIKit CGMutablePath addRoundedRect(in:cornerWidth:cornerHeight:transform=:) closeSubpath()
    UIKit CGMutablePath init() move(to:transform=:)
    UIKit CGPath apply(info:function&:) applyWithBlock(_&:) boundingBox boundingBoxOfPath
    UIKit CGPath contains(_:) contains(_:using=:transform=:) copy()
    UIKit CGPath copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform=:) copy(using:)
    UIKit CGPath currentPoint init(ellipseIn:transform:) init(rect:transform:)
    UIKit CGPath init(roundedRect:cornerWidth:cornerHeight:transform:) intersection(_:using=:)
    UIKit CGPath intersects(_:using=:) isEmpty mutableCopy() subtracting(_:using=:)
    UIKit CGPath symmetricDifference(_:using=:) union(_:using=:)
    UIKit CGPathDrawingMode eoFill eoFillStroke fill fillStroke stroke
    UIKit CGPathElement points type
    UIKit CGPathElementType addCurveToPoint addLineToPoint addQuadCurveToPoint closeSubpath
    UIKit CGPathElementType moveToPoint
    UIKit CGPathFillRule evenOdd winding
    UIKit CGPoint equalTo(_:)
    UIKit CGRect equalTo(_:) inset(by:)
    UIKit CGSize equalTo(_:)
    UIKit Color cgColor init(_:) init(cgColor:) init(uiColor:)
    UIKit ColorPicker init(_:selection:supportsOpacity=:)
    UIKit ColorPicker init(selection:supportsOpacity=:label&:)
    UIKit ColorScheme init(_:)
    UIKit ContentSizeCategory init(_:)
    UIKit DynamicTypeSize init(_:)
    UIKit Font init(_:)
    UIKit GraphicsContext withCGContext(content&:)
    UIKit Image Orientation init(_:scale:orientation=:label:)
    UIKit Image init(decorative:scale:orientation=:) init(uiImage:) transferRepresentation
    UIKit Image.Orientation down downMirrored left leftMirrored right rightMirrored up
    UIKit Image.Orientation upMirrored
    UIKit ImageRenderer cgImage render(rasterizationScale=:renderer&:)
    UIKit IndexPath copy(with:) init(item:section:) init(row:section:) item row section
    UIKit NSAttributedString boundingRect(with:options=:context:) draw(at:) draw(in:)
    UIKit NSAttributedString draw(with:options=:context:) init(_:) init(attachment:) size()
    UIKit NSAttributedString.Key accessibilitySpeechAnnouncementPriority
    UIKit NSAttributedString.Key accessibilitySpeechQueueAnnouncement attachment
    UIKit NSAttributedString.Key backgroundColor baselineOffset font foregroundColor kern
    UIKit NSAttributedString.Key paragraphStyle shadow strikethroughColor strikethroughStyle
    UIKit NSAttributedString.Key strokeColor strokeWidth underlineColor underlineStyle
    UIKit NSCollectionLayoutAnchor edges init(edges:) init(edges:absoluteOffset:)
    UIKit NSCollectionLayoutAnchor init(edges:fractionalOffset:) isAbsoluteOffset
    UIKit NSCollectionLayoutAnchor isFractionalOffset offset
    UIKit NSCollectionLayoutBoundarySupplementaryItem <NSCollectionLayoutSupplementaryItem
    UIKit NSCollectionLayoutBoundarySupplementaryItem alignment extendsBoundary
    UIKit NSCollectionLayoutBoundarySupplementaryItem init(layoutSize:elementKind:alignment:)
    UIKit NSCollectionLayoutBoundarySupplementaryItem init(layoutSize:elementKind:alignment:absoluteOffset:)
    UIKit NSCollectionLayoutBoundarySupplementaryItem offset pinToVisibleBounds
    UIKit NSCollectionLayoutContainer contentInsets contentSize effectiveContentInsets
    UIKit NSCollectionLayoutContainer effectiveContentSize
    UIKit NSCollectionLayoutDecorationItem <NSCollectionLayoutItem background(elementKind:)
    UIKit NSCollectionLayoutDecorationItem elementKind zIndex
    UIKit NSCollectionLayoutDimension absolute(_:) dimension estimated(_:)
    UIKit NSCollectionLayoutDimension fractionalHeight(_:) fractionalWidth(_:) isAbsolute
    UIKit NSCollectionLayoutDimension isEstimated isFractionalHeight isFractionalWidth
    UIKit NSCollectionLayoutEdgeSpacing bottom init(leading:top:trailing:bottom:) leading top
    UIKit NSCollectionLayoutEdgeSpacing trailing
    UIKit NSCollectionLayoutEnvironment container traitCollection
    UIKit NSCollectionLayoutGroup <NSCollectionLayoutItem custom(layoutSize:itemProvider:)
    UIKit NSCollectionLayoutGroup horizontal(layoutSize:repeatingSubitem:count:)
    UIKit NSCollectionLayoutGroup horizontal(layoutSize:subitem:count:)
    UIKit NSCollectionLayoutGroup horizontal(layoutSize:subitems:) interItemSpacing subitems
    UIKit NSCollectionLayoutGroup vertical(layoutSize:repeatingSubitem:count:)
    UIKit NSCollectionLayoutGroup vertical(layoutSize:subitem:count:)
    UIKit NSCollectionLayoutGroup vertical(layoutSize:subitems:)
    UIKit NSCollectionLayoutGroupCustomItem frame init(frame:zIndex=:) zIndex
    UIKit NSCollectionLayoutItem contentInsets edgeSpacing init(layoutSize:)
    UIKit NSCollectionLayoutItem init(layoutSize:supplementaryItems:) layoutSize
    UIKit NSCollectionLayoutItem supplementaryItems
    UIKit NSCollectionLayoutSection boundarySupplementaryItems contentInsets decorationItems
    UIKit NSCollectionLayoutSection init(group:) interGroupSpacing
    UIKit NSCollectionLayoutSection list(using:layoutEnvironment:) orthogonalScrollingBehavior
    UIKit NSCollectionLayoutSection supplementariesFollowContentInsets
    UIKit NSCollectionLayoutSection visibleItemsInvalidationHandler
    UIKit NSCollectionLayoutSize heightDimension init(widthDimension:heightDimension:)
    UIKit NSCollectionLayoutSize widthDimension
    UIKit NSCollectionLayoutSpacing fixed(_:) flexible(_:) isFixedSpacing isFlexibleSpacing
    UIKit NSCollectionLayoutSpacing spacing
    UIKit NSCollectionLayoutSupplementaryItem <NSCollectionLayoutItem containerAnchor
    UIKit NSCollectionLayoutSupplementaryItem elementKind
    UIKit NSCollectionLayoutSupplementaryItem init(layoutSize:elementKind:containerAnchor:)
    UIKit NSCollectionLayoutSupplementaryItem init(layoutSize:elementKind:containerAnchor:itemAnchor:)
    UIKit NSCollectionLayoutSupplementaryItem itemAnchor zIndex
    UIKit NSCollectionLayoutVisibleItem alpha bounds center frame indexPath isHidden
    UIKit NSCollectionLayoutVisibleItem representedElementCategory representedElementKind
    UIKit NSCollectionLayoutVisibleItem transform transform3D zIndex
    UIKit NSDiffableDataSourceSectionSnapshot append(_:to=:) collapse(_:) contains(_:)
    UIKit NSDiffableDataSourceSectionSnapshot delete(_:) deleteAll() expand(_:) index(of:)
    UIKit NSDiffableDataSourceSectionSnapshot init() insert(_:after:) insert(_:before:)
    UIKit NSDiffableDataSourceSectionSnapshot isExpanded(_:) isVisible(_:) items level(of:)
    UIKit NSDiffableDataSourceSectionSnapshot parent(of:) replace(childrenOf:using:) rootItems
    UIKit NSDiffableDataSourceSectionSnapshot snapshot(of:includingParent=:) visibleItems
    UIKit NSDiffableDataSourceSnapshot appendItems(_:toSection=:) appendSections(_:)
    UIKit NSDiffableDataSourceSnapshot deleteAllItems() deleteItems(_:) deleteSections(_:)
    UIKit NSDiffableDataSourceSnapshot indexOfItem(_:) indexOfSection(_:) init()
    UIKit NSDiffableDataSourceSnapshot insertItems(_:afterItem:) insertItems(_:beforeItem:)
    UIKit NSDiffableDataSourceSnapshot insertSections(_:afterSection:)
    UIKit NSDiffableDataSourceSnapshot insertSections(_:beforeSection:) itemIdentifiers
    UIKit NSDiffableDataSourceSnapshot itemIdentifiers(inSection:) moveItem(_:afterItem:)
    UIKit NSDiffableDataSourceSnapshot moveItem(_:beforeItem:) moveSection(_:afterSection:)
    UIKit NSDiffableDataSourceSnapshot moveSection(_:beforeSection:) numberOfItems
    UIKit NSDiffableDataSourceSnapshot numberOfItems(inSection:) numberOfSections
    UIKit NSDiffableDataSourceSnapshot reconfigureItems(_:) reconfiguredItemIdentifiers
    UIKit NSDiffableDataSourceSnapshot reloadItems(_:) reloadSections(_:)
    UIKit NSDiffableDataSourceSnapshot reloadedItemIdentifiers reloadedSectionIdentifiers
    UIKit NSDiffableDataSourceSnapshot sectionIdentifier(containingItem:) sectionIdentifiers
    UIKit NSDirectionalEdgeInsets bottom init(top=:leading=:bottom=:trailing=:) leading top
    UIKit NSDirectionalEdgeInsets trailing zero
    UIKit NSDirectionalRectEdge all bottom init(rawValue:) leading rawValue top trailing
    UIKit NSIndexPath init(item:section:) init(row:section:) item row section
    UIKit NSKeyValueChangeKey init(rawValue:) kindKey newKey oldKey rawValue
    UIKit NSKeyValueObservation invalidate()
    UIKit NSKeyValueObservedChange newValue oldValue
    UIKit NSKeyValueObservingOptions init(rawValue:) initial new old rawValue
    UIKit NSKeyedArchiver archivedData(withRootObject:requiringSecureCoding:)
    UIKit NSKeyedUnarchiver unarchivedObject(ofClass:from:)
    UIKit NSLayoutAnchor constraint(equalTo:constant=:)
    UIKit NSLayoutAnchor constraint(greaterThanOrEqualTo:constant=:)
    UIKit NSLayoutAnchor constraint(lessThanOrEqualTo:constant=:)
    UIKit NSLayoutConstraint Attribute Axis FormatOptions Relation activate(_:) constant
    UIKit NSLayoutConstraint constraints(withVisualFormat:options=:metrics=:views:)
    UIKit NSLayoutConstraint deactivate(_:) description firstAnchor firstAttribute firstItem
    UIKit NSLayoutConstraint hash hash(into:) identifier init()
    UIKit NSLayoutConstraint init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)
    UIKit NSLayoutConstraint isActive multiplier priority relation secondAnchor
    UIKit NSLayoutConstraint secondAttribute secondItem shouldBeArchived
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
    UIKit NSLayoutConstraint.FormatOptions directionRightToLeft init(rawValue:) rawValue
    UIKit NSLayoutConstraint.Relation equal greaterThanOrEqual lessThanOrEqual
    UIKit NSLayoutDimension <NSLayoutAnchor constraint(equalTo:multiplier:constant=:)
    UIKit NSLayoutDimension constraint(equalToConstant:)
    UIKit NSLayoutDimension constraint(greaterThanOrEqualTo:multiplier:constant=:)
    UIKit NSLayoutDimension constraint(greaterThanOrEqualToConstant:)
    UIKit NSLayoutDimension constraint(lessThanOrEqualTo:multiplier:constant=:)
    UIKit NSLayoutDimension constraint(lessThanOrEqualToConstant:)
    UIKit NSLayoutXAxisAnchor <NSLayoutAnchor
    UIKit NSLayoutXAxisAnchor constraint(equalToSystemSpacingAfter:multiplier:)
    UIKit NSLayoutYAxisAnchor <NSLayoutAnchor
    UIKit NSLayoutYAxisAnchor constraint(equalToSystemSpacingBelow:multiplier:)
    UIKit NSLineBreakMode byCharWrapping byClipping byTruncatingHead byTruncatingMiddle
    UIKit NSLineBreakMode byTruncatingTail byWordWrapping
    UIKit NSMutableDictionary setObject(_:forKey:)
    UIKit NSMutableParagraphStyle <NSParagraphStyle alignment
    UIKit NSMutableParagraphStyle allowsDefaultTighteningForTruncation firstLineHeadIndent
    UIKit NSMutableParagraphStyle headIndent lineBreakMode lineHeightMultiple lineSpacing
    UIKit NSMutableParagraphStyle maximumLineHeight minimumLineHeight paragraphSpacing
    UIKit NSMutableParagraphStyle setParagraphStyle(_:)
    UIKit NSNotification.Name UIApplicationDidBecomeActive UIApplicationDidEnterBackground
    UIKit NSNotification.Name UIApplicationWillEnterForeground UIApplicationWillResignActive
    UIKit NSNotification.Name UIKeyboardDidHide UIKeyboardDidShow UIKeyboardWillChangeFrame
    UIKit NSNotification.Name UIKeyboardWillHide UIKeyboardWillShow
    UIKit NSObject addObserver(_:forKeyPath:options=:context:)
    UIKit NSObject observe(_:options=:changeHandler&:) removeObserver(_:forKeyPath:)
    UIKit NSObject removeObserver(_:forKeyPath:context:)
    UIKit NSObjectProtocol cancelPreviousPerformRequests(withTarget:)
    UIKit NSObjectProtocol cancelPreviousPerformRequests(withTarget:selector:object:)
    UIKit NSObjectProtocol perform(_:with:afterDelay:)
    UIKit NSParagraphStyle alignment allowsDefaultTighteningForTruncation default
    UIKit NSParagraphStyle firstLineHeadIndent hash(into:) headIndent init() lineBreakMode
    UIKit NSParagraphStyle lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight
    UIKit NSParagraphStyle mutableCopy() paragraphSpacing
    UIKit NSRectAlignment bottom bottomLeading bottomTrailing leading none top topLeading
    UIKit NSRectAlignment topTrailing trailing
    UIKit NSShadow <NSObject shadowBlurRadius shadowColor shadowOffset
    UIKit NSString boundingRect(with:options=:attributes=:context:) draw(at:withAttributes=:)
    UIKit NSString draw(in:withAttributes=:) size(withAttributes=:)
    UIKit NSStringDrawingContext init()
    UIKit NSStringDrawingOptions init(rawValue:) rawValue truncatesLastVisibleLine
    UIKit NSStringDrawingOptions usesFontLeading usesLineFragmentOrigin
    UIKit NSTextAlignment center justified left natural right
    UIKit NSTextAttachment bounds hash(into:) image init() init(image:)
    UIKit NSTextContainer lineBreakMode lineFragmentPadding maximumNumberOfLines
    UIKit NSUnderlineStyle init(rawValue:) patternDash patternDashDot patternDashDotDot
    UIKit NSUnderlineStyle patternDot rawValue single
    UIKit NSValue caTransform3DValue cgAffineTransformValue cgPointValue cgRectValue
    UIKit NSValue cgSizeValue cgVectorValue init(caTransform3D:) init(cgAffineTransform:)
    UIKit NSValue init(cgPoint:) init(cgRect:) init(cgSize:) init(cgVector:)
    UIKit NSValue init(uiEdgeInsets:) uiEdgeInsetsValue
    UIKit NotificationCenter addObserver(_:selector:name:object:)
    UIKit Path cgPath init(_:)
    UIKit RunLoop.Mode commonModes defaultRunLoopMode
    UIKit SFSafariViewController <UIViewController Configuration DismissButtonStyle
    UIKit SFSafariViewController configuration delegate dismissButtonStyle init(coder:)
    UIKit SFSafariViewController init(url:) init(url:configuration:) preferredBarTintColor
    UIKit SFSafariViewController preferredControlTintColor viewDidAppear(_:) viewDidLoad()
    UIKit SFSafariViewController.Configuration barCollapsingEnabled entersReaderIfAvailable
    UIKit SFSafariViewController.Configuration init()
    UIKit SFSafariViewController.DismissButtonStyle cancel close done
    UIKit SFSafariViewControllerDelegate safariViewControllerDidFinish(_:)
    UIKit SKStoreReviewController requestReview() requestReview(in:)
    UIKit Selector description hash(into:) init(_:) init(bound&:_=:) init(method&:_=:)
    UIKit Selector init(stringLiteral:) name
    UIKit String boundingRect(with:options=:attributes=:context:) copy(with=:)
    UIKit String draw(at:withAttributes=:) draw(in:withAttributes=:) size(withAttributes=:)
    UIKit Text.LineStyle init(nsUnderlineStyle:)
    UIKit Timer scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
    UIKit UIAccessibility Notification isDarkerSystemColorsEnabled isReduceMotionEnabled
    UIKit UIAccessibility isReduceTransparencyEnabled isVoiceOverRunning
    UIKit UIAccessibility post(notification:argument:) shouldDifferentiateWithoutColor
    UIKit UIAccessibility.Notification announcement layoutChanged screenChanged
    UIKit UIAccessibilityCustomAction Handler actionHandler init(name:actionHandler:)
    UIKit UIAccessibilityCustomAction init(name:target:selector:) name selector target
    UIKit UIAccessibilityPriority default high init(rawValue:) low rawValue
    UIKit UIAccessibilityTraits adjustable allowsDirectInteraction button causesPageTurn
    UIKit UIAccessibilityTraits header image init(rawValue:) keyboardKey link none notEnabled
    UIKit UIAccessibilityTraits playsSound rawValue searchField selected startsMediaSession
    UIKit UIAccessibilityTraits staticText summaryElement tabBar toggleButton
    UIKit UIAccessibilityTraits updatesFrequently
    UIKit UIAction <UIMenuElement Identifier attributes discoverabilityTitle identifier
    UIKit UIAction init(title=:subtitle=:image=:identifier=:discoverabilityTitle=:attributes=:state=:handler:)
    UIKit UIAction performWithSender(_:target:) sender state
    UIKit UIAction.Identifier init(_:) init(rawValue:) rawValue
    UIKit UIActivity ActivityType init()
    UIKit UIActivity.ActivityType addToReadingList airDrop assignToContact copyToPasteboard
    UIKit UIActivity.ActivityType init(_:) init(rawValue:) mail message postToFacebook
    UIKit UIActivity.ActivityType postToTwitter print rawValue saveToCameraRoll
    UIKit UIActivityIndicatorView <UIView Style activityIndicatorViewStyle color
    UIKit UIActivityIndicatorView hidesWhenStopped init(activityIndicatorStyle:) init(coder:)
    UIKit UIActivityIndicatorView init(frame:) init(style:) intrinsicContentSize isAnimating
    UIKit UIActivityIndicatorView startAnimating() stopAnimating() style
    UIKit UIActivityIndicatorView.Style gray large medium white whiteLarge
    UIKit UIActivityItemSource activityViewController(_:itemForActivityType:)
    UIKit UIActivityItemSource activityViewController(_:subjectForActivityType:)
    UIKit UIActivityItemSource activityViewControllerPlaceholderItem(_:)
    UIKit UIActivityViewController <UIAlertController CompletionWithItemsHandler
    UIKit UIActivityViewController completionWithItemsHandler excludedActivityTypes
    UIKit UIActivityViewController init(activityItems:applicationActivities=:) viewDidLoad()
    UIKit UIAdaptivePresentationControllerDelegate adaptivePresentationStyle(for:)
    UIKit UIAdaptivePresentationControllerDelegate adaptivePresentationStyle(for:traitCollection:)
    UIKit UIAdaptivePresentationControllerDelegate presentationControllerDidAttemptToDismiss(_:)
    UIKit UIAdaptivePresentationControllerDelegate presentationControllerDidDismiss(_:)
    UIKit UIAdaptivePresentationControllerDelegate presentationControllerShouldDismiss(_:)
    UIKit UIAdaptivePresentationControllerDelegate presentationControllerWillDismiss(_:)
    UIKit UIAlertAction Style hash hash(into:) init(title:style:handler=&:) isEnabled style
    UIKit UIAlertAction title
    UIKit UIAlertAction.Style cancel default destructive
    UIKit UIAlertController <UIViewController Style actions addAction(_:)
    UIKit UIAlertController addTextField(configurationHandler=&:)
    UIKit UIAlertController init(title:message:preferredStyle:) loadView() message
    UIKit UIAlertController preferredAction preferredStyle textFields title viewDidAppear(_:)
    UIKit UIAlertController.Style actionSheet alert
    UIKit UIAppearance appearance() appearance(whenContainedInInstancesOf:)
    UIKit UIApplication <UIResponder LaunchOptionsKey OpenExternalURLOptionsKey
    UIKit UIApplication alternateIconName beginIgnoringInteractionEvents() canOpenURL(_:)
    UIKit UIApplication connectedScenes delegate didBecomeActiveNotification
    UIKit UIApplication didEnterBackgroundNotification didReceiveMemoryWarningNotification
    UIKit UIApplication endIgnoringInteractionEvents() isIdleTimerDisabled
    UIKit UIApplication isIgnoringInteractionEvents isStatusBarHidden keyWindow
    UIKit UIApplication open(_:options=:completionHandler=&:) openSettingsURLString
    UIKit UIApplication openURL(_:) preferredContentSizeCategory sendAction(_:to:from:for:)
    UIKit UIApplication setAlternateIconName(_:completionHandler=&:) shared
    UIKit UIApplication significantTimeChangeNotification statusBarFrame statusBarOrientation
    UIKit UIApplication statusBarStyle supportsAlternateIcons
    UIKit UIApplication userDidTakeScreenshotNotification userInterfaceLayoutDirection
    UIKit UIApplication willEnterForegroundNotification willResignActiveNotification
    UIKit UIApplication willTerminateNotification windows
    UIKit UIApplicationDelegate application(_:configurationForConnecting:options:)
    UIKit UIApplicationDelegate application(_:didFinishLaunchingWithOptions:)
    UIKit UIApplicationDelegate application(_:willFinishLaunchingWithOptions:)
    UIKit UIApplicationDelegate applicationDidBecomeActive(_:) window
    UIKit UIApplicationDelegateAdaptor init(_&:) wrappedValue
    UIKit UIAttachmentBehavior <UIDynamicBehavior AttachmentType anchorPoint
    UIKit UIAttachmentBehavior attachedBehaviorType attachmentRange damping
    UIKit UIAttachmentBehavior fixedAttachment(with:attachedTo:attachmentAnchor:) frequency
    UIKit UIAttachmentBehavior init(item:attachedTo:) init(item:attachedToAnchor:)
    UIKit UIAttachmentBehavior init(item:offsetFromCenter:attachedTo:offsetFromCenter:)
    UIKit UIAttachmentBehavior init(item:offsetFromCenter:attachedToAnchor:) items length
    UIKit UIAttachmentBehavior limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:)
    UIKit UIAttachmentBehavior pinAttachment(with:attachedTo:attachmentAnchor:)
    UIKit UIAttachmentBehavior slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:)
    UIKit UIAttachmentBehavior slidingAttachment(with:attachmentAnchor:axisOfTranslation:)
    UIKit UIAttachmentBehavior.AttachmentType anchor items
    UIKit UIBackgroundConfiguration backgroundColor backgroundInsets clear() cornerRadius
    UIKit UIBackgroundConfiguration customView image imageContentMode listCell()
    UIKit UIBackgroundConfiguration listGroupedCell() listPlainCell() strokeColor strokeWidth
    UIKit UIBarAppearance backgroundColor configureWithDefaultBackground()
    UIKit UIBarAppearance configureWithOpaqueBackground() configureWithTransparentBackground()
    UIKit UIBarAppearance copy() init() shadowColor
    UIKit UIBarButtonItem Style SystemItem action appearance() changesSelectionAsPrimaryAction
    UIKit UIBarButtonItem customView fixedSpace(_:) flexibleSpace() hash hash(into:) image
    UIKit UIBarButtonItem init() init(barButtonSystemItem:target:action:) init(customView:)
    UIKit UIBarButtonItem init(image:style:target:action:)
    UIKit UIBarButtonItem init(systemItem:primaryAction=:menu=:)
    UIKit UIBarButtonItem init(title:style:target:action:)
    UIKit UIBarButtonItem init(title=:image=:primaryAction=:menu=:) isEnabled menu
    UIKit UIBarButtonItem primaryAction setTitleTextAttributes(_:for:) style tag target
    UIKit UIBarButtonItem tintColor title titleTextAttributes(for:) width
    UIKit UIBarButtonItem.Style done plain
    UIKit UIBarButtonItem.SystemItem action add bookmarks camera cancel close compose done
    UIKit UIBarButtonItem.SystemItem edit fastForward fixedSpace flexibleSpace organize pause
    UIKit UIBarButtonItem.SystemItem play redo refresh reply rewind save search stop trash
    UIKit UIBarButtonItem.SystemItem undo
    UIKit UIBarMetrics compact default
    UIKit UIBarStyle black blackOpaque blackTranslucent default
    UIKit UIBezierPath addArc(withCenter:radius:startAngle:endAngle:clockwise:) addClip()
    UIKit UIBezierPath addCurve(to:controlPoint1:controlPoint2:) addLine(to:)
    UIKit UIBezierPath addQuadCurve(to:controlPoint:) append(_:) apply(_:) bounds cgPath
    UIKit UIBezierPath close() contains(_:) copy() currentPoint fill() fill(with:alpha:)
    UIKit UIBezierPath flatness hash hash(into:) init()
    UIKit UIBezierPath init(arcCenter:radius:startAngle:endAngle:clockwise:) init(cgPath:)
    UIKit UIBezierPath init(ovalIn:) init(rect:)
    UIKit UIBezierPath init(roundedRect:byRoundingCorners:cornerRadii:)
    UIKit UIBezierPath init(roundedRect:cornerRadius:) isEmpty lineCapStyle lineJoinStyle
    UIKit UIBezierPath lineWidth miterLimit move(to:) removeAllPoints() reversing()
    UIKit UIBezierPath setLineDash(_:count:phase:) stroke() stroke(with:alpha:)
    UIKit UIBezierPath usesEvenOddFillRule
    UIKit UIBlurEffect <UIVisualEffect Style init(style:)
    UIKit UIBlurEffect.Style dark extraLight light prominent regular systemChromeMaterial
    UIKit UIBlurEffect.Style systemChromeMaterialDark systemChromeMaterialLight systemMaterial
    UIKit UIBlurEffect.Style systemMaterialDark systemMaterialLight systemThickMaterial
    UIKit UIBlurEffect.Style systemThickMaterialDark systemThickMaterialLight
    UIKit UIBlurEffect.Style systemThinMaterial systemThinMaterialDark systemThinMaterialLight
    UIKit UIBlurEffect.Style systemUltraThinMaterial systemUltraThinMaterialDark
    UIKit UIBlurEffect.Style systemUltraThinMaterialLight
    UIKit UIButton <UIControl ButtonType Configuration ConfigurationUpdateHandler
    UIKit UIButton adjustsImageWhenDisabled adjustsImageWhenHighlighted attributedTitle(for:)
    UIKit UIButton backgroundImage(for:) backgroundRect(forBounds:) buttonType
    UIKit UIButton changesSelectionAsPrimaryAction configuration configurationUpdateHandler
    UIKit UIButton contentEdgeInsets contentRect(forBounds:) currentAttributedTitle
    UIKit UIButton currentBackgroundImage currentImage currentTitle currentTitleColor
    UIKit UIButton image(for:) imageEdgeInsets imageRect(forContentRect:) imageView
    UIKit UIButton init(coder:) init(configuration:primaryAction=:) init(frame:) init(type:)
    UIKit UIButton init(type=:primaryAction:) init(type=:primaryAction=:menu:)
    UIKit UIButton intrinsicContentSize layoutSubviews() menu performPrimaryAction()
    UIKit UIButton setAttributedTitle(_:for:) setBackgroundImage(_:for:) setImage(_:for:)
    UIKit UIButton setNeedsUpdateConfiguration()
    UIKit UIButton setPreferredSymbolConfiguration(_:forImageIn:) setTitle(_:for:)
    UIKit UIButton setTitleColor(_:for:) showsMenuAsPrimaryAction sizeThatFits(_:)
    UIKit UIButton subtitleLabel tintColorDidChange() title(for:) titleColor(for:)
    UIKit UIButton titleEdgeInsets titleLabel titleRect(forContentRect:) updateConfiguration()
    UIKit UIButton.ButtonType close contactAdd custom detailDisclosure infoDark infoLight
    UIKit UIButton.ButtonType system
    UIKit UIButton.Configuration CornerStyle Size TitleAlignment attributedSubtitle
    UIKit UIButton.Configuration attributedTitle background baseBackgroundColor
    UIKit UIButton.Configuration baseForegroundColor bordered() borderedProminent()
    UIKit UIButton.Configuration borderedTinted() borderless() buttonSize contentInsets
    UIKit UIButton.Configuration cornerStyle filled() gray() image imagePadding imagePlacement
    UIKit UIButton.Configuration plain() preferredSymbolConfigurationForImage
    UIKit UIButton.Configuration setDefaultContentInsets() showsActivityIndicator subtitle
    UIKit UIButton.Configuration subtitleTextAttributesTransformer tinted() title
    UIKit UIButton.Configuration titleAlignment titlePadding titleTextAttributesTransformer
    UIKit UIButton.Configuration.CornerStyle capsule dynamic fixed large medium small
    UIKit UIButton.Configuration.Size large medium mini small
    UIKit UIButton.Configuration.TitleAlignment automatic center leading trailing
    UIKit UICellAccessory CheckmarkOptions CustomViewConfiguration DetailOptions
    UIKit UICellAccessory DisclosureIndicatorOptions DisplayedState OutlineDisclosureOptions
    UIKit UICellAccessory Placement checkmark(displayed=:options=:) customView(configuration:)
    UIKit UICellAccessory detail(displayed=:options=:actionHandler=&:)
    UIKit UICellAccessory disclosureIndicator(displayed=:options=:) label(text:displayed=:)
    UIKit UICellAccessory outlineDisclosure(displayed=:options=:actionHandler=&:)
    UIKit UICellAccessory.CustomViewConfiguration init(customView:placement:)
    UIKit UICellAccessory.DisplayedState always whenNotEditing
    UIKit UICellAccessory.OutlineDisclosureOptions Style init(style=:isHidden=:tintColor=:)
    UIKit UICellAccessory.OutlineDisclosureOptions isHidden style tintColor
    UIKit UICellAccessory.OutlineDisclosureOptions.Style automatic cell header
    UIKit UICellAccessory.Placement leading(displayed=:) trailing(displayed=:)
    UIKit UICellConfigurationState init(traitCollection:) isDisabled isEditing isExpanded
    UIKit UICellConfigurationState isHighlighted isSelected isSwiped subscript(_:)
    UIKit UICellConfigurationState traitCollection
    UIKit UICollectionLayoutListConfiguration Appearance FooterMode HeaderMode
    UIKit UICollectionLayoutListConfiguration SwipeActionsConfigurationProvider appearance
    UIKit UICollectionLayoutListConfiguration backgroundColor footerMode headerMode
    UIKit UICollectionLayoutListConfiguration headerTopPadding init(appearance:)
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
    UIKit UICollectionReusableView <UIView apply(_:) init(coder:) init(frame:)
    UIKit UICollectionReusableView preferredLayoutAttributesFitting(_:) prepareForReuse()
    UIKit UICollectionReusableView reuseIdentifier
    UIKit UICollectionView <UIScrollView CellRegistration ScrollDirection ScrollPosition
    UIKit UICollectionView SupplementaryRegistration allowsMultipleSelection allowsSelection
    UIKit UICollectionView backgroundView beginInteractiveMovementForItem(at:)
    UIKit UICollectionView cancelInteractiveMovement() cellForItem(at:) collectionViewLayout
    UIKit UICollectionView dataSource deleteItems(at:) deleteSections(_:)
    UIKit UICollectionView dequeueConfiguredReusableCell(using:for:item:)
    UIKit UICollectionView dequeueConfiguredReusableSupplementary(using:for:)
    UIKit UICollectionView dequeueReusableCell(withReuseIdentifier:for:)
    UIKit UICollectionView dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)
    UIKit UICollectionView deselectItem(at:animated:) elementKindSectionFooter
    UIKit UICollectionView elementKindSectionHeader endInteractiveMovement() indexPath(for:)
    UIKit UICollectionView indexPathForItem(at:) indexPathsForSelectedItems
    UIKit UICollectionView indexPathsForVisibleItems init(coder:)
    UIKit UICollectionView init(frame:collectionViewLayout:) insertItems(at:)
    UIKit UICollectionView insertSections(_:) layoutAttributesForItem(at:) layoutSubviews()
    UIKit UICollectionView moveItem(at:to:) moveSection(_:toSection:)
    UIKit UICollectionView numberOfItems(inSection:) numberOfSections
    UIKit UICollectionView performBatchUpdates(_&:completion=&:) reconfigureItems(at:)
    UIKit UICollectionView register(_:forCellWithReuseIdentifier:)
    UIKit UICollectionView register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
    UIKit UICollectionView reloadData() reloadItems(at:) reloadSections(_:)
    UIKit UICollectionView scrollToItem(at:at:animated:)
    UIKit UICollectionView selectItem(at:animated:scrollPosition:)
    UIKit UICollectionView setCollectionViewLayout(_:animated:completion=&:)
    UIKit UICollectionView supplementaryView(forElementKind:at:) touchesBegan(_:with:)
    UIKit UICollectionView touchesCancelled(_:with:) touchesEnded(_:with:)
    UIKit UICollectionView updateInteractiveMovementTargetPosition(_:) visibleCells
    UIKit UICollectionView visibleSupplementaryViews(ofKind:)
    UIKit UICollectionView.CellRegistration Handler init(handler:)
    UIKit UICollectionView.ScrollDirection horizontal vertical
    UIKit UICollectionView.ScrollPosition bottom centeredHorizontally centeredVertically
    UIKit UICollectionView.ScrollPosition init(rawValue:) left rawValue right top
    UIKit UICollectionView.SupplementaryRegistration Handler init(elementKind:handler:)
    UIKit UICollectionViewCell <UICollectionReusableView
    UIKit UICollectionViewCell automaticallyUpdatesContentConfiguration
    UIKit UICollectionViewCell backgroundConfiguration backgroundView configurationState
    UIKit UICollectionViewCell configurationUpdateHandler contentConfiguration contentView
    UIKit UICollectionViewCell init(coder:) init(frame:) isHighlighted isSelected
    UIKit UICollectionViewCell layoutSubviews() preferredLayoutAttributesFitting(_:)
    UIKit UICollectionViewCell selectedBackgroundView setNeedsUpdateConfiguration()
    UIKit UICollectionViewCell updateConfiguration(using:)
    UIKit UICollectionViewCompositionalLayout <UICollectionViewLayout
    UIKit UICollectionViewCompositionalLayout collectionViewContentSize configuration
    UIKit UICollectionViewCompositionalLayout init(coder:) init(section:)
    UIKit UICollectionViewCompositionalLayout init(section:configuration:)
    UIKit UICollectionViewCompositionalLayout init(sectionProvider:)
    UIKit UICollectionViewCompositionalLayout init(sectionProvider:configuration:)
    UIKit UICollectionViewCompositionalLayout layoutAttributesForElements(in:)
    UIKit UICollectionViewCompositionalLayout layoutAttributesForItem(at:)
    UIKit UICollectionViewCompositionalLayout layoutAttributesForSupplementaryView(ofKind:at:)
    UIKit UICollectionViewCompositionalLayout list(using:) prepare()
    UIKit UICollectionViewCompositionalLayout shouldInvalidateLayout(forBoundsChange:)
    UIKit UICollectionViewCompositionalLayoutConfiguration boundarySupplementaryItems init()
    UIKit UICollectionViewCompositionalLayoutConfiguration interSectionSpacing scrollDirection
    UIKit UICollectionViewController <UIViewController clearsSelectionOnViewWillAppear
    UIKit UICollectionViewController collectionView collectionView(_:canMoveItemAt:)
    UIKit UICollectionViewController collectionView(_:cellForItemAt:)
    UIKit UICollectionViewController collectionView(_:didDeselectItemAt:)
    UIKit UICollectionViewController collectionView(_:didEndDisplaying:forItemAt:)
    UIKit UICollectionViewController collectionView(_:didHighlightItemAt:)
    UIKit UICollectionViewController collectionView(_:didSelectItemAt:)
    UIKit UICollectionViewController collectionView(_:didUnhighlightItemAt:)
    UIKit UICollectionViewController collectionView(_:moveItemAt:to:)
    UIKit UICollectionViewController collectionView(_:numberOfItemsInSection:)
    UIKit UICollectionViewController collectionView(_:shouldDeselectItemAt:)
    UIKit UICollectionViewController collectionView(_:shouldHighlightItemAt:)
    UIKit UICollectionViewController collectionView(_:shouldSelectItemAt:)
    UIKit UICollectionViewController collectionView(_:viewForSupplementaryElementOfKind:at:)
    UIKit UICollectionViewController collectionView(_:willDisplay:forItemAt:)
    UIKit UICollectionViewController collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
    UIKit UICollectionViewController collectionViewLayout init(coder:)
    UIKit UICollectionViewController init(collectionViewLayout:) init(nibName:bundle:)
    UIKit UICollectionViewController installsStandardGestureForInteractiveMovement loadView()
    UIKit UICollectionViewController numberOfSections(in:) scrollViewDidEndDecelerating(_:)
    UIKit UICollectionViewController scrollViewDidEndDragging(_:willDecelerate:)
    UIKit UICollectionViewController scrollViewDidEndScrollingAnimation(_:)
    UIKit UICollectionViewController scrollViewDidScroll(_:) scrollViewWillBeginDragging(_:)
    UIKit UICollectionViewController scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    UIKit UICollectionViewController viewWillAppear(_:)
    UIKit UICollectionViewDataSource collectionView(_:canMoveItemAt:)
    UIKit UICollectionViewDataSource collectionView(_:cellForItemAt:)
    UIKit UICollectionViewDataSource collectionView(_:moveItemAt:to:)
    UIKit UICollectionViewDataSource collectionView(_:numberOfItemsInSection:)
    UIKit UICollectionViewDataSource collectionView(_:viewForSupplementaryElementOfKind:at:)
    UIKit UICollectionViewDataSource numberOfSections(in:)
    UIKit UICollectionViewDelegate collectionView(_:contextMenuConfigurationForItemAt:point:)
    UIKit UICollectionViewDelegate collectionView(_:contextMenuConfigurationForItemsAt:point:)
    UIKit UICollectionViewDelegate collectionView(_:didDeselectItemAt:)
    UIKit UICollectionViewDelegate collectionView(_:didEndDisplaying:forItemAt:)
    UIKit UICollectionViewDelegate collectionView(_:didHighlightItemAt:)
    UIKit UICollectionViewDelegate collectionView(_:didSelectItemAt:)
    UIKit UICollectionViewDelegate collectionView(_:didUnhighlightItemAt:)
    UIKit UICollectionViewDelegate collectionView(_:previewForHighlightingContextMenuWithConfiguration:)
    UIKit UICollectionViewDelegate collectionView(_:shouldDeselectItemAt:)
    UIKit UICollectionViewDelegate collectionView(_:shouldHighlightItemAt:)
    UIKit UICollectionViewDelegate collectionView(_:shouldSelectItemAt:)
    UIKit UICollectionViewDelegate collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)
    UIKit UICollectionViewDelegate collectionView(_:willDisplay:forItemAt:)
    UIKit UICollectionViewDelegate collectionView(_:willDisplayContextMenu:animator:)
    UIKit UICollectionViewDelegate collectionView(_:willDisplaySupplementaryView:forElementKind:at:)
    UIKit UICollectionViewDelegate collectionView(_:willEndContextMenuInteraction:animator:)
    UIKit UICollectionViewDelegate collectionView(_:willPerformPreviewActionForMenuWith:animator:)
    UIKit UICollectionViewDelegateFlowLayout collectionView(_:layout:insetForSectionAt:)
    UIKit UICollectionViewDelegateFlowLayout collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
    UIKit UICollectionViewDelegateFlowLayout collectionView(_:layout:minimumLineSpacingForSectionAt:)
    UIKit UICollectionViewDelegateFlowLayout collectionView(_:layout:referenceSizeForFooterInSection:)
    UIKit UICollectionViewDelegateFlowLayout collectionView(_:layout:referenceSizeForHeaderInSection:)
    UIKit UICollectionViewDelegateFlowLayout collectionView(_:layout:sizeForItemAt:)
    UIKit UICollectionViewDiffableDataSource CellProvider SectionSnapshotHandlers
    UIKit UICollectionViewDiffableDataSource SupplementaryViewProvider
    UIKit UICollectionViewDiffableDataSource apply(_:animatingDifferences=:)
    UIKit UICollectionViewDiffableDataSource apply(_:animatingDifferences=:completion=&:)
    UIKit UICollectionViewDiffableDataSource apply(_:to:animatingDifferences=:completion=&:)
    UIKit UICollectionViewDiffableDataSource applySnapshotUsingReloadData(_:completion=&:)
    UIKit UICollectionViewDiffableDataSource collectionView(_:cellForItemAt:)
    UIKit UICollectionViewDiffableDataSource collectionView(_:numberOfItemsInSection:)
    UIKit UICollectionViewDiffableDataSource collectionView(_:viewForSupplementaryElementOfKind:at:)
    UIKit UICollectionViewDiffableDataSource index(for:) indexPath(for:)
    UIKit UICollectionViewDiffableDataSource init(collectionView:cellProvider:)
    UIKit UICollectionViewDiffableDataSource itemIdentifier(for:) numberOfSections(in:)
    UIKit UICollectionViewDiffableDataSource sectionIdentifier(for:) sectionSnapshotHandlers
    UIKit UICollectionViewDiffableDataSource snapshot() snapshot(for:)
    UIKit UICollectionViewDiffableDataSource supplementaryViewProvider
    UIKit UICollectionViewFlowLayout <UICollectionViewLayout automaticSize
    UIKit UICollectionViewFlowLayout collectionViewContentSize estimatedItemSize
    UIKit UICollectionViewFlowLayout footerReferenceSize headerReferenceSize
    UIKit UICollectionViewFlowLayout invalidationContextClass itemSize
    UIKit UICollectionViewFlowLayout layoutAttributesForElements(in:)
    UIKit UICollectionViewFlowLayout layoutAttributesForItem(at:)
    UIKit UICollectionViewFlowLayout layoutAttributesForSupplementaryView(ofKind:at:)
    UIKit UICollectionViewFlowLayout minimumInteritemSpacing minimumLineSpacing prepare()
    UIKit UICollectionViewFlowLayout scrollDirection sectionFootersPinToVisibleBounds
    UIKit UICollectionViewFlowLayout sectionHeadersPinToVisibleBounds sectionInset
    UIKit UICollectionViewFlowLayout shouldInvalidateLayout(forBoundsChange:)
    UIKit UICollectionViewFlowLayoutInvalidationContext <UICollectionViewLayoutInvalidationContext
    UIKit UICollectionViewFlowLayoutInvalidationContext invalidateFlowLayoutAttributes
    UIKit UICollectionViewFlowLayoutInvalidationContext invalidateFlowLayoutDelegateMetrics
    UIKit UICollectionViewLayout awakeFromNib() collectionView collectionViewContentSize
    UIKit UICollectionViewLayout finalLayoutAttributesForDisappearingItem(at:)
    UIKit UICollectionViewLayout finalizeCollectionViewUpdates() hash hash(into:) init()
    UIKit UICollectionViewLayout init(coder:) initialLayoutAttributesForAppearingItem(at:)
    UIKit UICollectionViewLayout invalidateLayout() invalidateLayout(with:)
    UIKit UICollectionViewLayout invalidationContext(forBoundsChange:)
    UIKit UICollectionViewLayout invalidationContextClass layoutAttributesClass
    UIKit UICollectionViewLayout layoutAttributesForDecorationView(ofKind:at:)
    UIKit UICollectionViewLayout layoutAttributesForElements(in:) layoutAttributesForItem(at:)
    UIKit UICollectionViewLayout layoutAttributesForSupplementaryView(ofKind:at:) prepare()
    UIKit UICollectionViewLayout prepare(forCollectionViewUpdates:)
    UIKit UICollectionViewLayout register(_:forDecorationViewOfKind:)
    UIKit UICollectionViewLayout shouldInvalidateLayout(forBoundsChange:)
    UIKit UICollectionViewLayout targetContentOffset(forProposedContentOffset:)
    UIKit UICollectionViewLayout targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
    UIKit UICollectionViewLayoutAttributes ElementCategory alpha bounds center copy()
    UIKit UICollectionViewLayoutAttributes copy(with=:) frame indexPath init()
    UIKit UICollectionViewLayoutAttributes init(forCellWith:)
    UIKit UICollectionViewLayoutAttributes init(forDecorationViewOfKind:with:)
    UIKit UICollectionViewLayoutAttributes init(forSupplementaryViewOfKind:with:) isEqual(_:)
    UIKit UICollectionViewLayoutAttributes isHidden representedElementCategory
    UIKit UICollectionViewLayoutAttributes representedElementKind size transform transform3D
    UIKit UICollectionViewLayoutAttributes zIndex
    UIKit UICollectionViewLayoutAttributes.ElementCategory cell decorationView
    UIKit UICollectionViewLayoutAttributes.ElementCategory supplementaryView
    UIKit UICollectionViewLayoutInvalidationContext contentOffsetAdjustment
    UIKit UICollectionViewLayoutInvalidationContext contentSizeAdjustment init()
    UIKit UICollectionViewLayoutInvalidationContext invalidateDataSourceCounts
    UIKit UICollectionViewLayoutInvalidationContext invalidateDecorationElements(ofKind:at:)
    UIKit UICollectionViewLayoutInvalidationContext invalidateEverything invalidateItems(at:)
    UIKit UICollectionViewLayoutInvalidationContext invalidateSupplementaryElements(ofKind:at:)
    UIKit UICollectionViewLayoutInvalidationContext invalidatedItemIndexPaths
    UIKit UICollectionViewListCell <UICollectionViewCell accessories apply(_:)
    UIKit UICollectionViewListCell defaultContentConfiguration() indentationLevel
    UIKit UICollectionViewListCell indentationWidth init(coder:) init(frame:) layoutSubviews()
    UIKit UICollectionViewUpdateItem Action indexPathAfterUpdate indexPathBeforeUpdate
    UIKit UICollectionViewUpdateItem updateAction
    UIKit UICollectionViewUpdateItem.Action delete insert move none reload
    UIKit UICollisionBehavior <UIDynamicBehavior Mode addBoundary(withIdentifier:for:)
    UIKit UICollisionBehavior addBoundary(withIdentifier:from:to:) addItem(_:)
    UIKit UICollisionBehavior boundary(withIdentifier:) boundaryIdentifiers collisionDelegate
    UIKit UICollisionBehavior collisionMode init(items=:) items removeAllBoundaries()
    UIKit UICollisionBehavior removeBoundary(withIdentifier:) removeItem(_:)
    UIKit UICollisionBehavior setTranslatesReferenceBoundsIntoBoundary(with:)
    UIKit UICollisionBehavior translatesReferenceBoundsIntoBoundary
    UIKit UICollisionBehavior.Mode boundaries everything init(rawValue:) items rawValue
    UIKit UICollisionBehaviorDelegate collisionBehavior(_:beganContactFor:with:at:)
    UIKit UICollisionBehaviorDelegate collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
    UIKit UICollisionBehaviorDelegate collisionBehavior(_:endedContactFor:with:)
    UIKit UICollisionBehaviorDelegate collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
    UIKit UIColor black blue brown cgColor clear cyan darkGray darkText
    UIKit UIColor getHue(_:saturation:brightness:alpha:) getRed(_:green:blue:alpha:)
    UIKit UIColor getWhite(_:alpha:) gray green groupTableViewBackground hash(into:) init()
    UIKit UIColor init(_:) init(cgColor:) init(displayP3Red:green:blue:alpha:)
    UIKit UIColor init(dynamicProvider&:) init(hue:saturation:brightness:alpha:) init(named:)
    UIKit UIColor init(named:in:compatibleWith:) init(patternImage:)
    UIKit UIColor init(red:green:blue:alpha:) init(resource:) init(white:alpha:) label
    UIKit UIColor lightGray lightText link magenta opaqueSeparator orange placeholderText
    UIKit UIColor purple quaternaryLabel quaternarySystemFill red resolvedColor(with:)
    UIKit UIColor secondaryLabel secondarySystemBackground secondarySystemFill
    UIKit UIColor secondarySystemGroupedBackground separator set() setFill() setStroke()
    UIKit UIColor systemBackground systemBlue systemBrown systemCyan systemFill systemGray
    UIKit UIColor systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen
    UIKit UIColor systemGroupedBackground systemIndigo systemMint systemOrange systemPink
    UIKit UIColor systemPurple systemRed systemTeal systemYellow tertiaryLabel
    UIKit UIColor tertiarySystemBackground tertiarySystemFill tertiarySystemGroupedBackground
    UIKit UIColor tintColor white withAlphaComponent(_:) yellow
    UIKit UIColorWell <UIControl init(coder:) init(frame:) intrinsicContentSize selectedColor
    UIKit UIColorWell sizeThatFits(_:) supportsAlpha title
    UIKit UIConfigurationState subscript(_:) traitCollection
    UIKit UIConfigurationStateCustomKey init(_:) init(rawValue:) rawValue
    UIKit UIConfigurationTextAttributesTransformer callAsFunction(_:) init(_&:) transform
    UIKit UIContentConfiguration makeContentView() updated(for:)
    UIKit UIContentContainer preferredContentSize
    UIKit UIContentContainer preferredContentSizeDidChange(forChildContentContainer:)
    UIKit UIContentContainer size(forChildContentContainer:withParentContainerSize:)
    UIKit UIContentSizeCategory accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge
    UIKit UIContentSizeCategory accessibilityExtraLarge accessibilityLarge accessibilityMedium
    UIKit UIContentSizeCategory extraExtraExtraLarge extraExtraLarge extraLarge extraSmall
    UIKit UIContentSizeCategory init(_:) init(rawValue:) isAccessibilityCategory large medium
    UIKit UIContentSizeCategory rawValue small unspecified
    UIKit UIContentView configuration supports(_:)
    UIKit UIContextMenuConfiguration identifier
    UIKit UIContextMenuConfiguration init(identifier=:previewProvider=:actionProvider=:)
    UIKit UIContextMenuConfiguration secondaryItemIdentifiers
    UIKit UIContextMenuInteraction Appearance delegate didMove(to:) dismissMenu()
    UIKit UIContextMenuInteraction init(delegate:) location(in:) menuAppearance view
    UIKit UIContextMenuInteraction willMove(to:)
    UIKit UIContextMenuInteraction.Appearance compact rich unknown
    UIKit UIContextMenuInteractionAnimating addAnimations(_&:) addCompletion(_&:)
    UIKit UIContextMenuInteractionAnimating previewViewController
    UIKit UIContextMenuInteractionCommitAnimating preferredCommitStyle
    UIKit UIContextMenuInteractionCommitStyle dismiss pop
    UIKit UIContextMenuInteractionDelegate contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)
    UIKit UIContextMenuInteractionDelegate contextMenuInteraction(_:configurationForMenuAtLocation:)
    UIKit UIContextMenuInteractionDelegate contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
    UIKit UIContextMenuInteractionDelegate contextMenuInteraction(_:willDisplayMenuFor:animator:)
    UIKit UIContextMenuInteractionDelegate contextMenuInteraction(_:willEndFor:animator:)
    UIKit UIContextMenuInteractionDelegate contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
    UIKit UIContextualAction <NSObject Handler Style backgroundColor handler image
    UIKit UIContextualAction init(style:title:handler:) style title
    UIKit UIContextualAction.Style destructive normal
    UIKit UIControl <UIView ContentHorizontalAlignment ContentVerticalAlignment Event State
    UIKit UIControl addAction(_:for:) addTarget(_:action:for:) allControlEvents
    UIKit UIControl beginTracking(_:with:) cancelTracking(with:) contentHorizontalAlignment
    UIKit UIControl contentVerticalAlignment contextMenuInteraction continueTracking(_:with:)
    UIKit UIControl endTracking(_:with:) init(coder:) init(frame:) init(frame=:primaryAction:)
    UIKit UIControl isContextMenuInteractionEnabled isEnabled isHighlighted isSelected
    UIKit UIControl isTouchInside isTracking removeAction(_:for:)
    UIKit UIControl removeAction(identifiedBy:for:) removeTarget(_:action:for:) sendAction(_:)
    UIKit UIControl sendAction(_:to:for:) sendActions(for:) state touchesBegan(_:with:)
    UIKit UIControl touchesCancelled(_:with:) touchesEnded(_:with:) touchesMoved(_:with:)
    UIKit UIControl.ContentHorizontalAlignment center fill leading left right trailing
    UIKit UIControl.ContentVerticalAlignment bottom center fill top
    UIKit UIControl.Event allEvents allTouchEvents editingChanged editingDidBegin
    UIKit UIControl.Event editingDidEnd editingDidEndOnExit init(rawValue:)
    UIKit UIControl.Event menuActionTriggered primaryActionTriggered rawValue touchCancel
    UIKit UIControl.Event touchDown touchDownRepeat touchDragEnter touchDragExit
    UIKit UIControl.Event touchDragInside touchDragOutside touchUpInside touchUpOutside
    UIKit UIControl.Event valueChanged
    UIKit UIControl.State disabled highlighted init(rawValue:) normal rawValue selected
    UIKit UICoordinateSpace bounds convert(_:from:) convert(_:to:)
    UIKit UICubicTimingParameters controlPoint1 controlPoint2 cubicTimingParameters
    UIKit UICubicTimingParameters init(animationCurve:) init(controlPoint1:controlPoint2:)
    UIKit UICubicTimingParameters springTimingParameters timingCurveType
    UIKit UIDatePicker <UIControl Mode calendar countDownDuration date datePickerMode
    UIKit UIDatePicker datePickerStyle didMoveToWindow() init(coder:) init(frame:)
    UIKit UIDatePicker intrinsicContentSize locale maximumDate minimumDate minuteInterval
    UIKit UIDatePicker preferredDatePickerStyle roundsToMinuteInterval setDate(_:animated:)
    UIKit UIDatePicker sizeThatFits(_:) timeZone tintColorDidChange()
    UIKit UIDatePicker.Mode countDownTimer date dateAndTime time
    UIKit UIDatePickerStyle automatic compact inline wheels
    UIKit UIDeferredMenuElement <UIMenuElement init(_&:) uncached(_&:)
    UIKit UIDevice current identifierForVendor localizedModel model name orientation
    UIKit UIDevice orientationDidChangeNotification systemName systemVersion
    UIKit UIDevice userInterfaceIdiom
    UIKit UIDeviceOrientation faceDown faceUp isFlat isLandscape isPortrait
    UIKit UIDeviceOrientation isValidInterfaceOrientation landscapeLeft landscapeRight
    UIKit UIDeviceOrientation portrait portraitUpsideDown unknown
    UIKit UIDocumentPickerDelegate documentPicker(_:didPickDocumentsAt:)
    UIKit UIDocumentPickerDelegate documentPickerWasCancelled(_:)
    UIKit UIDocumentPickerViewController <UIViewController allowsMultipleSelection delegate
    UIKit UIDocumentPickerViewController directoryURL init(coder:) init(forExporting:asCopy=:)
    UIKit UIDocumentPickerViewController init(forOpeningContentTypes:asCopy=:) loadView()
    UIKit UIDocumentPickerViewController viewDidAppear(_:) viewWillDisappear(_:)
    UIKit UIDynamicAnimator addBehavior(_:) behaviors delegate elapsedTime init()
    UIKit UIDynamicAnimator init(collectionViewLayout:) init(referenceView:) isRunning
    UIKit UIDynamicAnimator items(in:) layoutAttributesForCell(at:) referenceView
    UIKit UIDynamicAnimator removeAllBehaviors() removeBehavior(_:)
    UIKit UIDynamicAnimator updateItem(usingCurrentState:)
    UIKit UIDynamicAnimatorDelegate dynamicAnimatorDidPause(_:) dynamicAnimatorWillResume(_:)
    UIKit UIDynamicBehavior action addChildBehavior(_:) childBehaviors dynamicAnimator
    UIKit UIDynamicBehavior hash(into:) init() removeChildBehavior(_:) willMove(to:)
    UIKit UIDynamicItem bounds center collisionBoundsType transform
    UIKit UIDynamicItemBehavior <UIDynamicBehavior addAngularVelocity(_:for:) addItem(_:)
    UIKit UIDynamicItemBehavior addLinearVelocity(_:for:) allowsRotation angularResistance
    UIKit UIDynamicItemBehavior angularVelocity(for:) density elasticity friction
    UIKit UIDynamicItemBehavior init(items=:) isAnchored items linearVelocity(for:)
    UIKit UIDynamicItemBehavior removeItem(_:) resistance
    UIKit UIDynamicItemCollisionBoundsType ellipse rectangle
    UIKit UIEdgeInsets bottom init(top=:left=:bottom=:right=:) left right top zero
    UIKit UIEvent EventSubtype allTouches coalescedTouches(for:) timestamp touches(for:)
    UIKit UIEvent.EventSubtype motionShake none
    UIKit UIFeedbackGenerator init() prepare()
    UIKit UIFieldBehavior <UIDynamicBehavior Evaluation addItem(_:) animationSpeed direction
    UIKit UIFieldBehavior dragField() falloff field(evaluationBlock:) init() items
    UIKit UIFieldBehavior linearGravityField(direction:) minimumRadius
    UIKit UIFieldBehavior noiseField(smoothness:animationSpeed:) position
    UIKit UIFieldBehavior radialGravityField(position:) region removeItem(_:) smoothness
    UIKit UIFieldBehavior springField() strength velocityField(direction:)
    UIKit UIFloatRange infinite init() init(minimum:maximum:) isInfinite maximum minimum zero
    UIKit UIFont TextStyle Weight Width ascender boldSystemFont(ofSize:) buttonFontSize
    UIKit UIFont capHeight descender fontDescriptor hash(into:) init(descriptor:size:)
    UIKit UIFont init(name:size:) italicSystemFont(ofSize:) labelFontSize leading lineHeight
    UIKit UIFont monospacedDigitSystemFont(ofSize:weight:)
    UIKit UIFont monospacedSystemFont(ofSize:weight:) pointSize preferredFont(forTextStyle:)
    UIKit UIFont preferredFont(forTextStyle:compatibleWith:) smallSystemFontSize
    UIKit UIFont systemFont(ofSize:) systemFont(ofSize:weight:)
    UIKit UIFont systemFont(ofSize:weight:width:) systemFontSize withSize(_:) xHeight
    UIKit UIFont.TextStyle body callout caption1 caption2 footnote headline init(rawValue:)
    UIKit UIFont.TextStyle largeTitle rawValue subheadline title1 title2 title3
    UIKit UIFont.Weight black bold heavy init(rawValue:) light medium rawValue regular
    UIKit UIFont.Weight semibold thin ultraLight
    UIKit UIFont.Width compressed condensed expanded init(rawValue:) rawValue standard
    UIKit UIFontDescriptor SymbolicTraits SystemDesign hash(into:) pointSize
    UIKit UIFontDescriptor preferredFontDescriptor(withTextStyle:) symbolicTraits
    UIKit UIFontDescriptor withDesign(_:) withSize(_:) withSymbolicTraits(_:)
    UIKit UIFontDescriptor.SymbolicTraits init(rawValue:) rawValue traitBold traitCondensed
    UIKit UIFontDescriptor.SymbolicTraits traitExpanded traitItalic traitMonoSpace
    UIKit UIFontDescriptor.SystemDesign default init(rawValue:) monospaced rawValue rounded
    UIKit UIFontDescriptor.SystemDesign serif
    UIKit UIFontMetrics default init(forTextStyle:) scaledFont(for:)
    UIKit UIFontMetrics scaledFont(for:compatibleWith:) scaledFont(for:maximumPointSize:)
    UIKit UIFontMetrics scaledFont(for:maximumPointSize:compatibleWith:) scaledValue(for:)
    UIKit UIFontMetrics scaledValue(for:compatibleWith:)
    UIKit UIGestureRecognizer State addObserver(_:forKeyPath:options=:context:)
    UIKit UIGestureRecognizer addTarget(_:action:) allowedTouchTypes canBePrevented(by:)
    UIKit UIGestureRecognizer canPrevent(_:) cancelsTouchesInView delaysTouchesBegan
    UIKit UIGestureRecognizer delaysTouchesEnded delegate hash hash(into:) ignore(_:for:)
    UIKit UIGestureRecognizer init() init(target:action:) isEnabled isEqual(_:) isKind(of:)
    UIKit UIGestureRecognizer isMember(of:) location(in:) location(ofTouch:in:) name
    UIKit UIGestureRecognizer numberOfTouches observe(_:options=:changeHandler&:)
    UIKit UIGestureRecognizer removeObserver(_:forKeyPath:)
    UIKit UIGestureRecognizer removeObserver(_:forKeyPath:context:) removeTarget(_:action:)
    UIKit UIGestureRecognizer require(toFail:) requiresExclusiveTouchType reset()
    UIKit UIGestureRecognizer shouldBeRequiredToFail(by:) shouldRequireFailure(of:) state
    UIKit UIGestureRecognizer touchesBegan(_:with:) touchesCancelled(_:with:)
    UIKit UIGestureRecognizer touchesEnded(_:with:) touchesMoved(_:with:) view
    UIKit UIGestureRecognizer.State began cancelled changed ended failed possible recognized
    UIKit UIGestureRecognizerDelegate gestureRecognizer(_:shouldBeRequiredToFailBy:)
    UIKit UIGestureRecognizerDelegate gestureRecognizer(_:shouldReceive:)
    UIKit UIGestureRecognizerDelegate gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    UIKit UIGestureRecognizerDelegate gestureRecognizer(_:shouldRequireFailureOf:)
    UIKit UIGestureRecognizerDelegate gestureRecognizerShouldBegin(_:)
    UIKit UIGestureRecognizerRepresentable Context CoordinateSpaceConverter Coordinator
    UIKit UIGestureRecognizerRepresentable UIGestureRecognizerType
    UIKit UIGestureRecognizerRepresentable handleUIGestureRecognizerAction(_:context:)
    UIKit UIGestureRecognizerRepresentable makeCoordinator(converter:)
    UIKit UIGestureRecognizerRepresentable makeUIGestureRecognizer(context:)
    UIKit UIGestureRecognizerRepresentable updateUIGestureRecognizer(_:context:)
    UIKit UIGestureRecognizerRepresentableContext converter coordinator
    UIKit UIGestureRecognizerRepresentableCoordinateSpaceConverter convert(globalPoint:)
    UIKit UIGestureRecognizerRepresentableCoordinateSpaceConverter convert(localPoint:)
    UIKit UIGestureRecognizerRepresentableCoordinateSpaceConverter convert(localPoint:to:)
    UIKit UIGestureRecognizerRepresentableCoordinateSpaceConverter localLocation
    UIKit UIGestureRecognizerRepresentableCoordinateSpaceConverter localTranslation
    UIKit UIGestureRecognizerRepresentableCoordinateSpaceConverter localVelocity location(in:)
    UIKit UIGestureRecognizerRepresentableCoordinateSpaceConverter translation(in:)
    UIKit UIGestureRecognizerRepresentableCoordinateSpaceConverter velocity(in:)
    UIKit UIGraphicsImageRenderer format image(actions&:) init(bounds:) init(bounds:format:)
    UIKit UIGraphicsImageRenderer init(size:) init(size:format:) pngData(actions&:)
    UIKit UIGraphicsImageRendererContext cgContext clip(to:) currentImage fill(_:) format
    UIKit UIGraphicsImageRendererContext stroke(_:)
    UIKit UIGraphicsImageRendererFormat default() init() opaque preferred() scale
    UIKit UIGravityBehavior <UIDynamicBehavior addItem(_:) angle gravityDirection
    UIKit UIGravityBehavior init(items=:) items magnitude removeItem(_:)
    UIKit UIGravityBehavior setAngle(_:magnitude:)
    UIKit UIHostingConfiguration background(_:) background(content&:) init(content&:)
    UIKit UIHostingConfiguration makeContentView() margins(_=:_:) minSize(width=:height=:)
    UIKit UIHostingConfiguration updated(for:)
    UIKit UIHostingController <UIViewController init(coder:) init(rootView:) loadView()
    UIKit UIHostingController rootView sizeThatFits(in:)
    UIKit UIHoverGestureRecognizer <UIGestureRecognizer zOffset
    UIKit UIImage Orientation RenderingMode ResizingMode SymbolConfiguration SymbolScale
    UIKit UIImage SymbolWeight applyingSymbolConfiguration(_:) byPreparingForDisplay()
    UIKit UIImage byPreparingThumbnail(ofSize:) capInsets cgImage draw(at:)
    UIKit UIImage draw(at:blendMode:alpha:) draw(in:) draw(in:blendMode:alpha:) hash(into:)
    UIKit UIImage init() init(cgImage:) init(cgImage:scale:orientation:) init(contentsOfFile:)
    UIKit UIImage init(data:scale=:) init(imageLiteralResourceName:) init(named:)
    UIKit UIImage init(named:in:compatibleWith=:) init(named:in:with:) init(resource:)
    UIKit UIImage init(systemName:) init(systemName:withConfiguration:)
    UIKit UIImage jpegData(compressionQuality:) pngData()
    UIKit UIImage prepareThumbnail(of:completionHandler&:) preparingForDisplay()
    UIKit UIImage preparingThumbnail(of:) renderingMode
    UIKit UIImage resizableImage(withCapInsets:resizingMode=:) resizingMode scale size
    UIKit UIImage symbolConfiguration withConfiguration(_:) withRenderingMode(_:)
    UIKit UIImage withTintColor(_:) withTintColor(_:renderingMode:)
    UIKit UIImage.Orientation down downMirrored left leftMirrored right rightMirrored up
    UIKit UIImage.Orientation upMirrored
    UIKit UIImage.RenderingMode alwaysOriginal alwaysTemplate automatic
    UIKit UIImage.ResizingMode stretch tile
    UIKit UIImage.SymbolConfiguration applying(_:) hash(into:) init(font:scale=:)
    UIKit UIImage.SymbolConfiguration init(pointSize:weight=:scale=:) init(scale:)
    UIKit UIImage.SymbolConfiguration init(textStyle:scale=:) init(weight:)
    UIKit UIImage.SymbolScale default large medium small unspecified
    UIKit UIImage.SymbolWeight black bold heavy light medium regular semibold thin ultraLight
    UIKit UIImage.SymbolWeight unspecified
    UIKit UIImagePickerController <UINavigationController CameraCaptureMode CameraDevice
    UIKit UIImagePickerController CameraFlashMode InfoKey QualityType SourceType allowsEditing
    UIKit UIImagePickerController availableMediaTypes(for:) cameraCaptureMode cameraDevice
    UIKit UIImagePickerController cameraFlashMode init() init(coder:) init(nibName:bundle:)
    UIKit UIImagePickerController isCameraDeviceAvailable(_:) isFlashAvailable(for:)
    UIKit UIImagePickerController isSourceTypeAvailable(_:) mediaTypes showsCameraControls
    UIKit UIImagePickerController sourceType videoMaximumDuration videoQuality
    UIKit UIImagePickerController viewDidAppear(_:) viewWillDisappear(_:)
    UIKit UIImagePickerController.CameraCaptureMode photo video
    UIKit UIImagePickerController.CameraDevice front rear
    UIKit UIImagePickerController.CameraFlashMode auto off on
    UIKit UIImagePickerController.InfoKey editedImage imageURL init(rawValue:) mediaType
    UIKit UIImagePickerController.InfoKey mediaURL originalImage rawValue
    UIKit UIImagePickerController.QualityType type640x480 typeHigh typeIFrame1280x720
    UIKit UIImagePickerController.QualityType typeIFrame960x540 typeLow typeMedium
    UIKit UIImagePickerController.SourceType camera photoLibrary savedPhotosAlbum
    UIKit UIImagePickerControllerDelegate imagePickerController(_:didFinishPickingMediaWithInfo:)
    UIKit UIImagePickerControllerDelegate imagePickerControllerDidCancel(_:)
    UIKit UIImageView <UIView animationDuration animationImages animationRepeatCount
    UIKit UIImageView highlightedImage image init(coder:) init(frame:) init(image:)
    UIKit UIImageView init(image:highlightedImage:) intrinsicContentSize isAnimating
    UIKit UIImageView isHighlighted preferredSymbolConfiguration sizeThatFits(_:)
    UIKit UIImageView startAnimating() stopAnimating()
    UIKit UIImpactFeedbackGenerator <UIFeedbackGenerator FeedbackStyle impactOccurred()
    UIKit UIImpactFeedbackGenerator impactOccurred(intensity:) init() init(style:)
    UIKit UIImpactFeedbackGenerator.FeedbackStyle heavy light medium rigid soft
    UIKit UIInteraction didMove(to:) view willMove(to:)
    UIKit UIInterfaceOrientation isLandscape isPortrait landscapeLeft landscapeRight portrait
    UIKit UIInterfaceOrientation portraitUpsideDown unknown
    UIKit UIInterfaceOrientationMask all allButUpsideDown init(rawValue:) landscape
    UIKit UIInterfaceOrientationMask landscapeLeft landscapeRight portrait portraitUpsideDown
    UIKit UIInterfaceOrientationMask rawValue
    UIKit UIKeyCommand <UIMenuElement action discoverabilityTitle
    UIKit UIKeyCommand init(input:modifierFlags:action:discoverabilityTitle=:)
    UIKit UIKeyCommand init(title=:image=:action:input:modifierFlags=:propertyList=:discoverabilityTitle=:)
    UIKit UIKeyCommand input inputDelete inputDownArrow inputEnd inputEscape inputHome
    UIKit UIKeyCommand inputLeftArrow inputPageDown inputPageUp inputRightArrow inputUpArrow
    UIKit UIKeyCommand modifierFlags propertyList wantsPriorityOverSystemBehavior
    UIKit UIKeyModifierFlags alphaShift alternate command control init(rawValue:) numericPad
    UIKit UIKeyModifierFlags rawValue shift
    UIKit UIKeyboardAppearance alert dark default light
    UIKit UIKeyboardLayoutGuide <UILayoutGuide
    UIKit UILabel <UIView adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
    UIKit UILabel allowsDefaultTighteningForTruncation attributedText draw(_:) drawText(in:)
    UIKit UILabel font highlightedTextColor init(coder:) init(frame:) intrinsicContentSize
    UIKit UILabel isEnabled isHighlighted lineBreakMode minimumScaleFactor numberOfLines
    UIKit UILabel preferredMaxLayoutWidth shadowColor shadowOffset sizeThatFits(_:)
    UIKit UILabel sizeToFit() text textAlignment textColor
    UIKit UILabel textRect(forBounds:limitedToNumberOfLines:)
    UIKit UILayoutGuide bottomAnchor centerXAnchor centerYAnchor hasAmbiguousLayout hash
    UIKit UILayoutGuide hash(into:) heightAnchor identifier init() layoutFrame leadingAnchor
    UIKit UILayoutGuide leftAnchor owningView rightAnchor topAnchor trailingAnchor widthAnchor
    UIKit UILayoutPriority defaultHigh defaultLow fittingSizeLevel init(_:) init(rawValue:)
    UIKit UILayoutPriority rawValue required
    UIKit UILayoutSupport bottomAnchor length topAnchor
    UIKit UIListContentConfiguration ImageProperties TextProperties attributedText cell()
    UIKit UIListContentConfiguration directionalLayoutMargins groupedFooter() groupedHeader()
    UIKit UIListContentConfiguration image imageProperties imageToTextPadding
    UIKit UIListContentConfiguration makeContentView() plainFooter() plainHeader()
    UIKit UIListContentConfiguration prefersSideBySideTextAndSecondaryText
    UIKit UIListContentConfiguration prominentInsetGroupedHeader() secondaryAttributedText
    UIKit UIListContentConfiguration secondaryText secondaryTextProperties sidebarCell()
    UIKit UIListContentConfiguration sidebarHeader() subtitleCell() text textProperties
    UIKit UIListContentConfiguration textToSecondaryTextHorizontalPadding
    UIKit UIListContentConfiguration textToSecondaryTextVerticalPadding updated(for:)
    UIKit UIListContentConfiguration valueCell()
    UIKit UIListContentConfiguration.ImageProperties cornerRadius maximumSize
    UIKit UIListContentConfiguration.ImageProperties preferredSymbolConfiguration
    UIKit UIListContentConfiguration.ImageProperties reservedLayoutSize tintColor
    UIKit UIListContentConfiguration.TextProperties TextAlignment alignment color font
    UIKit UIListContentConfiguration.TextProperties lineBreakMode numberOfLines
    UIKit UIListContentConfiguration.TextProperties.TextAlignment center justified natural
    UIKit UIListContentView <UIView configuration init(coder:) init(configuration:)
    UIKit UILongPressGestureRecognizer <UIGestureRecognizer allowableMovement
    UIKit UILongPressGestureRecognizer minimumPressDuration numberOfTapsRequired
    UIKit UILongPressGestureRecognizer numberOfTouchesRequired reset() touchesBegan(_:with:)
    UIKit UILongPressGestureRecognizer touchesEnded(_:with:) touchesMoved(_:with:)
    UIKit UIMenu <UIMenuElement ElementSize Identifier Options children identifier
    UIKit UIMenu init(title=:subtitle=:image=:identifier=:options=:preferredElementSize=:children=:)
    UIKit UIMenu options preferredElementSize replacingChildren(_:) selectedElements
    UIKit UIMenu.ElementSize automatic large medium small
    UIKit UIMenu.Identifier edit file format help init(_:) rawValue services toolbar view
    UIKit UIMenu.Identifier window
    UIKit UIMenu.Options destructive displayAsPalette displayInline init(rawValue:) rawValue
    UIKit UIMenu.Options singleSelection
    UIKit UIMenuBuilder insertChild(_:atEndOfMenu:) insertChild(_:atStartOfMenu:)
    UIKit UIMenuBuilder insertSibling(_:afterMenu:) remove(menu:)
    UIKit UIMenuBuilder replaceChildren(ofMenu:from&:)
    UIKit UIMenuElement <NSObject Attributes State image subtitle title
    UIKit UIMenuElement.Attributes destructive disabled hidden init(rawValue:)
    UIKit UIMenuElement.Attributes keepsMenuPresented rawValue
    UIKit UIMenuElement.State mixed off on
    UIKit UIModalPresentationStyle automatic currentContext custom formSheet fullScreen none
    UIKit UIModalPresentationStyle overCurrentContext overFullScreen pageSheet popover
    UIKit UIModalTransitionStyle coverVertical crossDissolve flipHorizontal
    UIKit UINavigationBar <UIView appearance() backItem barStyle barTintColor
    UIKit UINavigationBar compactAppearance init(coder:) init(frame:) isTranslucent items
    UIKit UINavigationBar largeTitleTextAttributes layoutSubviews() prefersLargeTitles
    UIKit UINavigationBar scrollEdgeAppearance setBackgroundImage(_:for:)
    UIKit UINavigationBar setItems(_:animated:) shadowImage standardAppearance
    UIKit UINavigationBar titleTextAttributes topItem
    UIKit UINavigationBarAppearance <UIBarAppearance init() largeTitleTextAttributes
    UIKit UINavigationBarAppearance titleTextAttributes
    UIKit UINavigationController <UIViewController Operation delegate hideShowBarDuration
    UIKit UINavigationController init(coder:) init(nibName:bundle:) init(rootViewController:)
    UIKit UINavigationController interactivePopGestureRecognizer isNavigationBarHidden
    UIKit UINavigationController isToolbarHidden navigationBar
    UIKit UINavigationController popToRootViewController(animated:)
    UIKit UINavigationController popToViewController(_:animated:) popViewController(animated:)
    UIKit UINavigationController pushViewController(_:animated:)
    UIKit UINavigationController setNavigationBarHidden(_:animated:)
    UIKit UINavigationController setToolbarHidden(_:animated:) setViewControllers(_:animated:)
    UIKit UINavigationController toolbar topViewController viewControllers
    UIKit UINavigationController viewDidLayoutSubviews() viewDidLoad() visibleViewController
    UIKit UINavigationController.Operation none pop push
    UIKit UINavigationControllerDelegate navigationController(_:animationControllerFor:from:to:)
    UIKit UINavigationControllerDelegate navigationController(_:didShow:animated:)
    UIKit UINavigationControllerDelegate navigationController(_:interactionControllerFor:)
    UIKit UINavigationControllerDelegate navigationController(_:willShow:animated:)
    UIKit UINavigationItem LargeTitleDisplayMode backBarButtonItem backButtonTitle hash
    UIKit UINavigationItem hash(into:) hidesBackButton hidesSearchBarWhenScrolling
    UIKit UINavigationItem init(title:) largeTitleDisplayMode leftBarButtonItem
    UIKit UINavigationItem leftBarButtonItems rightBarButtonItem rightBarButtonItems
    UIKit UINavigationItem searchController setLeftBarButton(_:animated:)
    UIKit UINavigationItem setLeftBarButtonItems(_:animated:) setRightBarButton(_:animated:)
    UIKit UINavigationItem setRightBarButtonItems(_:animated:) title titleView
    UIKit UINavigationItem.LargeTitleDisplayMode always automatic inline never
    UIKit UINib OptionsKey init(nibName:bundle:) instantiate(withOwner:options=:)
    UIKit UINib.OptionsKey externalObjects init(rawValue:) rawValue
    UIKit UINotificationFeedbackGenerator <UIFeedbackGenerator FeedbackType
    UIKit UINotificationFeedbackGenerator notificationOccurred(_:)
    UIKit UINotificationFeedbackGenerator.FeedbackType error success warning
    UIKit UIOffset horizontal init(horizontal=:vertical=:) vertical zero
    UIKit UIPageControl <UIControl BackgroundStyle allowsContinuousInteraction appearance()
    UIKit UIPageControl backgroundStyle beginTracking(_:with:) cancelTracking(with:)
    UIKit UIPageControl continueTracking(_:with:) currentPage currentPageIndicatorTintColor
    UIKit UIPageControl endTracking(_:with:) hidesForSinglePage indicatorImage(forPage:)
    UIKit UIPageControl init(coder:) init(frame:) intrinsicContentSize layoutSubviews()
    UIKit UIPageControl numberOfPages pageIndicatorTintColor preferredIndicatorImage
    UIKit UIPageControl setIndicatorImage(_:forPage:) size(forNumberOfPages:) sizeThatFits(_:)
    UIKit UIPageControl.BackgroundStyle automatic minimal prominent
    UIKit UIPageViewController <UIViewController NavigationDirection NavigationOrientation
    UIKit UIPageViewController OptionsKey TransitionStyle dataSource delegate
    UIKit UIPageViewController gestureRecognizers init(coder:)
    UIKit UIPageViewController init(transitionStyle:navigationOrientation:options=:)
    UIKit UIPageViewController navigationOrientation scrollViewDidEndDecelerating(_:)
    UIKit UIPageViewController scrollViewDidEndDragging(_:willDecelerate:)
    UIKit UIPageViewController scrollViewDidEndScrollingAnimation(_:) scrollViewDidScroll(_:)
    UIKit UIPageViewController setViewControllers(_:direction:animated:completion=&:)
    UIKit UIPageViewController transitionStyle viewControllers viewDidLayoutSubviews()
    UIKit UIPageViewController viewDidLoad()
    UIKit UIPageViewController.NavigationDirection forward reverse
    UIKit UIPageViewController.NavigationOrientation horizontal vertical
    UIKit UIPageViewController.OptionsKey init(rawValue:) interPageSpacing rawValue
    UIKit UIPageViewController.TransitionStyle pageCurl scroll
    UIKit UIPageViewControllerDataSource pageViewController(_:viewControllerAfter:)
    UIKit UIPageViewControllerDataSource pageViewController(_:viewControllerBefore:)
    UIKit UIPageViewControllerDataSource presentationCount(for:) presentationIndex(for:)
    UIKit UIPageViewControllerDelegate pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
    UIKit UIPageViewControllerDelegate pageViewController(_:willTransitionTo:)
    UIKit UIPanGestureRecognizer <UIGestureRecognizer maximumNumberOfTouches
    UIKit UIPanGestureRecognizer minimumNumberOfTouches reset() setTranslation(_:in:)
    UIKit UIPanGestureRecognizer touchesBegan(_:with:) touchesEnded(_:with:)
    UIKit UIPanGestureRecognizer touchesMoved(_:with:) translation(in:) velocity(in:)
    UIKit UIPasteboard general hasStrings hasURLs string strings url
    UIKit UIPercentDrivenInteractiveTransition cancel() completionCurve completionSpeed
    UIKit UIPercentDrivenInteractiveTransition duration finish() init() pause()
    UIKit UIPercentDrivenInteractiveTransition percentComplete startInteractiveTransition(_:)
    UIKit UIPercentDrivenInteractiveTransition update(_:) wantsInteractiveStart
    UIKit UIPickerView <UIView dataSource delegate init(coder:) init(frame:)
    UIKit UIPickerView intrinsicContentSize layoutSubviews() numberOfComponents
    UIKit UIPickerView numberOfRows(inComponent:) reloadAllComponents() reloadComponent(_:)
    UIKit UIPickerView rowSize(forComponent:) selectRow(_:inComponent:animated:)
    UIKit UIPickerView selectedRow(inComponent:) showsSelectionIndicator sizeThatFits(_:)
    UIKit UIPickerView view(forRow:forComponent:)
    UIKit UIPickerViewDataSource numberOfComponents(in:)
    UIKit UIPickerViewDataSource pickerView(_:numberOfRowsInComponent:)
    UIKit UIPickerViewDelegate pickerView(_:attributedTitleForRow:forComponent:)
    UIKit UIPickerViewDelegate pickerView(_:didSelectRow:inComponent:)
    UIKit UIPickerViewDelegate pickerView(_:rowHeightForComponent:)
    UIKit UIPickerViewDelegate pickerView(_:titleForRow:forComponent:)
    UIKit UIPickerViewDelegate pickerView(_:viewForRow:forComponent:reusing:)
    UIKit UIPickerViewDelegate pickerView(_:widthForComponent:)
    UIKit UIPinchGestureRecognizer <UIGestureRecognizer reset() scale touchesBegan(_:with:)
    UIKit UIPinchGestureRecognizer touchesEnded(_:with:) touchesMoved(_:with:) velocity
    UIKit UIPopoverArrowDirection any down init(rawValue:) left rawValue right up
    UIKit UIPopoverPresentationController <UIPresentationController arrowDirection
    UIKit UIPopoverPresentationController backgroundColor barButtonItem
    UIKit UIPopoverPresentationController canOverlapSourceViewRect
    UIKit UIPopoverPresentationController containerViewWillLayoutSubviews()
    UIKit UIPopoverPresentationController dismissalTransitionDidEnd(_:)
    UIKit UIPopoverPresentationController dismissalTransitionWillBegin()
    UIKit UIPopoverPresentationController frameOfPresentedViewInContainerView passthroughViews
    UIKit UIPopoverPresentationController permittedArrowDirections popoverLayoutMargins
    UIKit UIPopoverPresentationController presentationTransitionWillBegin() sourceItem
    UIKit UIPopoverPresentationController sourceRect sourceView
    UIKit UIPopoverPresentationControllerDelegate popoverPresentationControllerDidDismissPopover(_:)
    UIKit UIPopoverPresentationControllerDelegate popoverPresentationControllerShouldDismissPopover(_:)
    UIKit UIPopoverPresentationControllerDelegate prepareForPopoverPresentation(_:)
    UIKit UIPresentationController adaptivePresentationStyle containerView
    UIKit UIPresentationController containerViewDidLayoutSubviews()
    UIKit UIPresentationController containerViewWillLayoutSubviews() delegate
    UIKit UIPresentationController dismissalTransitionDidEnd(_:)
    UIKit UIPresentationController dismissalTransitionWillBegin()
    UIKit UIPresentationController frameOfPresentedViewInContainerView hash hash(into:)
    UIKit UIPresentationController init(presentedViewController:presenting:)
    UIKit UIPresentationController preferredContentSize
    UIKit UIPresentationController preferredContentSizeDidChange(forChildContentContainer:)
    UIKit UIPresentationController presentationStyle presentationTransitionDidEnd(_:)
    UIKit UIPresentationController presentationTransitionWillBegin() presentedView
    UIKit UIPresentationController presentedViewController presentingViewController
    UIKit UIPresentationController shouldRemovePresentersView
    UIKit UIPresentationController size(forChildContentContainer:withParentContainerSize:)
    UIKit UIPresentationController traitCollection traitCollectionDidChange(_:)
    UIKit UIPresentationController viewWillTransition(to:with:)
    UIKit UIPreviewParameters backgroundColor init() visiblePath
    UIKit UIPreviewTarget center container init(container:center:)
    UIKit UIProgressView <UIView Style init(coder:) init(frame:) init(progressViewStyle:)
    UIKit UIProgressView intrinsicContentSize layoutSubviews() progress progressTintColor
    UIKit UIProgressView setProgress(_:animated:) trackTintColor
    UIKit UIProgressView.Style bar default
    UIKit UIPushBehavior <UIDynamicBehavior Mode active addItem(_:) angle init()
    UIKit UIPushBehavior init(items:mode:) items magnitude mode pushDirection removeItem(_:)
    UIKit UIPushBehavior setAngle(_:magnitude:) setTargetOffsetFromCenter(_:for:)
    UIKit UIPushBehavior targetOffsetFromCenter(for:)
    UIKit UIPushBehavior.Mode continuous instantaneous
    UIKit UIRectCorner allCorners bottomLeft bottomRight init(rawValue:) rawValue topLeft
    UIKit UIRectCorner topRight
    UIKit UIRectEdge all bottom init(rawValue:) left rawValue right top
    UIKit UIRefreshControl <UIControl attributedTitle beginRefreshing() endRefreshing() init()
    UIKit UIRefreshControl init(coder:) init(frame:) isRefreshing tintColor
    UIKit UIRegion byDifference(from:) byIntersection(with:) byUnion(with:) contains(_:)
    UIKit UIRegion infinite init(radius:) init(size:) inverse()
    UIKit UIResponder accessibilityActivate() accessibilityDecrement()
    UIKit UIResponder accessibilityIncrement() accessibilityPerformEscape()
    UIKit UIResponder addObserver(_:forKeyPath:options=:context:) awakeFromNib()
    UIKit UIResponder becomeFirstResponder() buildMenu(with:) canBecomeFirstResponder
    UIKit UIResponder canResignFirstResponder debugDescription description hash hash(into:)
    UIKit UIResponder init() inputAccessoryView inputView isEqual(_:) isFirstResponder
    UIKit UIResponder isKind(of:) isMember(of:) isProxy() keyCommands
    UIKit UIResponder keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey
    UIKit UIResponder keyboardDidChangeFrameNotification keyboardDidHideNotification
    UIKit UIResponder keyboardDidShowNotification keyboardFrameBeginUserInfoKey
    UIKit UIResponder keyboardFrameEndUserInfoKey keyboardWillChangeFrameNotification
    UIKit UIResponder keyboardWillHideNotification keyboardWillShowNotification
    UIKit UIResponder motionBegan(_:with:) motionCancelled(_:with:) motionEnded(_:with:) next
    UIKit UIResponder observe(_:options=:changeHandler&:)
    UIKit UIResponder observeValue(forKeyPath:of:change:context:) prepareForInterfaceBuilder()
    UIKit UIResponder reloadInputViews() removeObserver(_:forKeyPath:)
    UIKit UIResponder removeObserver(_:forKeyPath:context:) resignFirstResponder() self()
    UIKit UIResponder touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:)
    UIKit UIResponder touchesMoved(_:with:)
    UIKit UIReturnKeyType continue default done emergencyCall go google join next route search
    UIKit UIReturnKeyType send yahoo
    UIKit UIRotationGestureRecognizer <UIGestureRecognizer reset() rotation
    UIKit UIRotationGestureRecognizer touchesBegan(_:with:) touchesEnded(_:with:)
    UIKit UIRotationGestureRecognizer touchesMoved(_:with:) velocity
    UIKit UIScene <UIResponder ActivationState ConnectionOptions activationState delegate
    UIKit UIScene session
    UIKit UIScene.ActivationState background foregroundActive foregroundInactive unattached
    UIKit UISceneConfiguration <NSObject delegateClass init(name:sessionRole:) name role
    UIKit UISceneConfiguration sceneClass storyboard
    UIKit UISceneDelegate scene(_:willConnectTo:options:) sceneDidBecomeActive(_:)
    UIKit UISceneDelegate sceneWillEnterForeground(_:)
    UIKit UISceneSession <NSObject Role role
    UIKit UISceneSession.Role windowApplication
    UIKit UIScreen bounds coordinateSpace main nativeBounds nativeScale scale traitCollection
    UIKit UIScreen value(forKey:)
    UIKit UIScreenEdgePanGestureRecognizer <UIPanGestureRecognizer edges touchesBegan(_:with:)
    UIKit UIScrollView <UIView ContentInsetAdjustmentBehavior DecelerationRate IndicatorStyle
    UIKit UIScrollView KeyboardDismissMode adjustedContentInset
    UIKit UIScrollView adjustedContentInsetDidChange() alwaysBounceHorizontal
    UIKit UIScrollView alwaysBounceVertical bounces bouncesZoom canCancelContentTouches
    UIKit UIScrollView contentInset contentInsetAdjustmentBehavior contentLayoutGuide
    UIKit UIScrollView contentOffset contentSize decelerationRate delaysContentTouches
    UIKit UIScrollView delegate flashScrollIndicators() frameLayoutGuide
    UIKit UIScrollView gestureRecognizerShouldBegin(_:) hitTest(_:with:)
    UIKit UIScrollView horizontalScrollIndicatorInsets indicatorStyle init(coder:)
    UIKit UIScrollView init(frame:) isDecelerating isDirectionalLockEnabled isDragging
    UIKit UIScrollView isPagingEnabled isScrollEnabled isTracking isZoomBouncing isZooming
    UIKit UIScrollView keyboardDismissMode layoutSubviews() maximumZoomScale minimumZoomScale
    UIKit UIScrollView panGestureRecognizer pinchGestureRecognizer refreshControl
    UIKit UIScrollView scrollIndicatorInsets scrollRectToVisible(_:animated:) scrollsToTop
    UIKit UIScrollView setContentOffset(_:animated:) setZoomScale(_:animated:)
    UIKit UIScrollView showsHorizontalScrollIndicator showsVerticalScrollIndicator
    UIKit UIScrollView touchesBegan(_:with:) verticalScrollIndicatorInsets zoom(to:animated:)
    UIKit UIScrollView zoomScale
    UIKit UIScrollView.ContentInsetAdjustmentBehavior always automatic never scrollableAxes
    UIKit UIScrollView.DecelerationRate fast init(rawValue:) normal rawValue
    UIKit UIScrollView.IndicatorStyle black default white
    UIKit UIScrollView.KeyboardDismissMode interactive none onDrag
    UIKit UIScrollViewDelegate collectionView(_:didDeselectItemAt:)
    UIKit UIScrollViewDelegate collectionView(_:didSelectItemAt:)
    UIKit UIScrollViewDelegate scrollViewDidChangeAdjustedContentInset(_:)
    UIKit UIScrollViewDelegate scrollViewDidEndDecelerating(_:)
    UIKit UIScrollViewDelegate scrollViewDidEndDragging(_:willDecelerate:)
    UIKit UIScrollViewDelegate scrollViewDidEndScrollingAnimation(_:)
    UIKit UIScrollViewDelegate scrollViewDidEndZooming(_:with:atScale:)
    UIKit UIScrollViewDelegate scrollViewDidScroll(_:) scrollViewDidScrollToTop(_:)
    UIKit UIScrollViewDelegate scrollViewDidZoom(_:) scrollViewShouldScrollToTop(_:)
    UIKit UIScrollViewDelegate scrollViewWillBeginDecelerating(_:)
    UIKit UIScrollViewDelegate scrollViewWillBeginDragging(_:)
    UIKit UIScrollViewDelegate scrollViewWillBeginZooming(_:with:)
    UIKit UIScrollViewDelegate scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    UIKit UIScrollViewDelegate tableView(_:didDeselectRowAt:) tableView(_:didSelectRowAt:)
    UIKit UIScrollViewDelegate viewForZooming(in:)
    UIKit UISearchBar <UIView Style autocapitalizationType autocorrectionType barStyle
    UIKit UISearchBar barTintColor becomeFirstResponder() canBecomeFirstResponder delegate
    UIKit UISearchBar enablesReturnKeyAutomatically init(coder:) init(frame:)
    UIKit UISearchBar intrinsicContentSize isFirstResponder isTranslucent keyboardAppearance
    UIKit UISearchBar keyboardType layoutSubviews() placeholder resignFirstResponder()
    UIKit UISearchBar returnKeyType scopeButtonTitles searchBarStyle searchTextField
    UIKit UISearchBar selectedScopeButtonIndex setShowsCancelButton(_:animated:)
    UIKit UISearchBar showsCancelButton showsScopeBar sizeThatFits(_:) smartDashesType
    UIKit UISearchBar smartInsertDeleteType smartQuotesType spellCheckingType text
    UIKit UISearchBar textContentType textField(_:shouldChangeCharactersIn:replacementString:)
    UIKit UISearchBar textFieldDidBeginEditing(_:) textFieldDidEndEditing(_:)
    UIKit UISearchBar textFieldShouldBeginEditing(_:) textFieldShouldEndEditing(_:)
    UIKit UISearchBar textFieldShouldReturn(_:)
    UIKit UISearchBar.Style default minimal prominent
    UIKit UISearchBarDelegate searchBar(_:selectedScopeButtonIndexDidChange:)
    UIKit UISearchBarDelegate searchBar(_:shouldChangeTextIn:replacementText:)
    UIKit UISearchBarDelegate searchBar(_:textDidChange:) searchBarCancelButtonClicked(_:)
    UIKit UISearchBarDelegate searchBarSearchButtonClicked(_:) searchBarShouldBeginEditing(_:)
    UIKit UISearchBarDelegate searchBarShouldEndEditing(_:) searchBarTextDidBeginEditing(_:)
    UIKit UISearchBarDelegate searchBarTextDidEndEditing(_:)
    UIKit UISearchController <UIViewController automaticallyShowsCancelButton delegate
    UIKit UISearchController dimsBackgroundDuringPresentation
    UIKit UISearchController hidesNavigationBarDuringPresentation init(coder:)
    UIKit UISearchController init(nibName:bundle:) init(searchResultsController:) isActive
    UIKit UISearchController obscuresBackgroundDuringPresentation searchBar
    UIKit UISearchController searchBar(_:selectedScopeButtonIndexDidChange:)
    UIKit UISearchController searchBar(_:textDidChange:) searchBarCancelButtonClicked(_:)
    UIKit UISearchController searchBarSearchButtonClicked(_:) searchBarTextDidBeginEditing(_:)
    UIKit UISearchController searchResultsController searchResultsUpdater
    UIKit UISearchController showsSearchResultsController
    UIKit UISearchControllerDelegate didDismissSearchController(_:)
    UIKit UISearchControllerDelegate didPresentSearchController(_:)
    UIKit UISearchControllerDelegate presentSearchController(_:)
    UIKit UISearchControllerDelegate willDismissSearchController(_:)
    UIKit UISearchControllerDelegate willPresentSearchController(_:)
    UIKit UISearchResultsUpdating updateSearchResults(for:)
    UIKit UISearchTextField <UITextField allowsDeletingTokens init(coder:) init(frame:)
    UIKit UISearchTextField insertToken(_:at:) layoutSubviews() positionOfToken(at:)
    UIKit UISearchTextField removeToken(at:) replaceTextualPortion(of:with:at:)
    UIKit UISearchTextField textRect(forBounds:) textualRange tokenBackgroundColor tokens
    UIKit UISearchTextField tokens(in:)
    UIKit UISearchToken <NSObject init(icon:text:) representedObject
    UIKit UISegmentedControl <UIControl actionForSegment(at:) appearance()
    UIKit UISegmentedControl imageForSegment(at:) init(coder:) init(frame:)
    UIKit UISegmentedControl init(frame:actions:) init(items:)
    UIKit UISegmentedControl insertSegment(action:at:animated:)
    UIKit UISegmentedControl insertSegment(with:at:animated:)
    UIKit UISegmentedControl insertSegment(withTitle:at:animated:) intrinsicContentSize
    UIKit UISegmentedControl isEnabledForSegment(at:) isMomentary noSegment numberOfSegments
    UIKit UISegmentedControl removeAllSegments() removeSegment(at:animated:)
    UIKit UISegmentedControl selectedSegmentIndex selectedSegmentTintColor
    UIKit UISegmentedControl setAction(_:forSegmentAt:) setEnabled(_:forSegmentAt:)
    UIKit UISegmentedControl setImage(_:forSegmentAt:) setTitle(_:forSegmentAt:)
    UIKit UISegmentedControl setTitleTextAttributes(_:for:) sizeThatFits(_:)
    UIKit UISegmentedControl titleForSegment(at:) titleTextAttributes(for:)
    UIKit UISelectionFeedbackGenerator <UIFeedbackGenerator selectionChanged()
    UIKit UISemanticContentAttribute forceLeftToRight forceRightToLeft playback spatial
    UIKit UISemanticContentAttribute unspecified
    UIKit UISheetPresentationController <UIPresentationController Detent animateChanges(_&:)
    UIKit UISheetPresentationController detents dismissalTransitionDidEnd(_:)
    UIKit UISheetPresentationController dismissalTransitionWillBegin()
    UIKit UISheetPresentationController frameOfPresentedViewInContainerView
    UIKit UISheetPresentationController invalidateDetents() largestUndimmedDetentIdentifier
    UIKit UISheetPresentationController preferredCornerRadius
    UIKit UISheetPresentationController prefersEdgeAttachedInCompactHeight
    UIKit UISheetPresentationController prefersGrabberVisible
    UIKit UISheetPresentationController prefersScrollingExpandsWhenScrolledToEdge
    UIKit UISheetPresentationController presentationTransitionDidEnd(_:)
    UIKit UISheetPresentationController presentationTransitionWillBegin()
    UIKit UISheetPresentationController selectedDetentIdentifier
    UIKit UISheetPresentationController widthFollowsPreferredContentSizeWhenEdgeAttached
    UIKit UISheetPresentationController.Detent Identifier custom(identifier=:resolver&:)
    UIKit UISheetPresentationController.Detent identifier large() medium() resolvedValue(in:)
    UIKit UISheetPresentationController.Detent.Identifier init(_:) init(rawValue:) large
    UIKit UISheetPresentationController.Detent.Identifier medium rawValue
    UIKit UISheetPresentationControllerDelegate sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    UIKit UISheetPresentationControllerDetentResolutionContext containerTraitCollection
    UIKit UISheetPresentationControllerDetentResolutionContext maximumDetentValue
    UIKit UISlider <UIControl currentThumbImage init(coder:) init(frame:) intrinsicContentSize
    UIKit UISlider isContinuous layoutSubviews() maximumTrackImage(for:) maximumTrackTintColor
    UIKit UISlider maximumValue maximumValueImage maximumValueImageRect(forBounds:)
    UIKit UISlider minimumTrackImage(for:) minimumTrackTintColor minimumValue
    UIKit UISlider minimumValueImage minimumValueImageRect(forBounds:)
    UIKit UISlider setMaximumTrackImage(_:for:) setMinimumTrackImage(_:for:)
    UIKit UISlider setThumbImage(_:for:) setValue(_:animated:) sizeThatFits(_:)
    UIKit UISlider thumbImage(for:) thumbRect(forBounds:trackRect:value:) thumbTintColor
    UIKit UISlider trackRect(forBounds:) value
    UIKit UISnapBehavior <UIDynamicBehavior damping init(item:snapTo:) snapPoint
    UIKit UISplitViewController <UIViewController Column DisplayMode Style automaticDimension
    UIKit UISplitViewController delegate displayMode displayModeButtonItem hide(_:)
    UIKit UISplitViewController init(coder:) init(nibName:bundle:) init(style:) isCollapsed
    UIKit UISplitViewController maximumPrimaryColumnWidth maximumSupplementaryColumnWidth
    UIKit UISplitViewController minimumPrimaryColumnWidth minimumSupplementaryColumnWidth
    UIKit UISplitViewController preferredDisplayMode preferredPrimaryColumnWidth
    UIKit UISplitViewController preferredPrimaryColumnWidthFraction
    UIKit UISplitViewController preferredSupplementaryColumnWidth
    UIKit UISplitViewController preferredSupplementaryColumnWidthFraction presentsWithGesture
    UIKit UISplitViewController primaryColumnWidth setViewController(_:for:) show(_:)
    UIKit UISplitViewController showDetailViewController(_:sender:) style
    UIKit UISplitViewController supplementaryColumnWidth viewController(for:) viewControllers
    UIKit UISplitViewController viewDidLayoutSubviews() viewDidLoad()
    UIKit UISplitViewController.Column compact primary secondary supplementary
    UIKit UISplitViewController.DisplayMode allVisible automatic oneBesideSecondary
    UIKit UISplitViewController.DisplayMode oneOverSecondary primaryHidden primaryOverlay
    UIKit UISplitViewController.DisplayMode secondaryOnly twoBesideSecondary
    UIKit UISplitViewController.DisplayMode twoDisplaceSecondary twoOverSecondary
    UIKit UISplitViewController.Style doubleColumn tripleColumn unspecified
    UIKit UISplitViewControllerDelegate splitViewController(_:collapseSecondary:onto:)
    UIKit UISplitViewControllerDelegate splitViewController(_:showDetail:sender:)
    UIKit UISplitViewControllerDelegate splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
    UIKit UISplitViewControllerDelegate splitViewController(_:willChangeTo:)
    UIKit UISplitViewControllerDelegate splitViewControllerDidCollapse(_:)
    UIKit UISplitViewControllerDelegate splitViewControllerDidExpand(_:)
    UIKit UISpringTimingParameters cubicTimingParameters init()
    UIKit UISpringTimingParameters init(dampingRatio:initialVelocity=:)
    UIKit UISpringTimingParameters init(duration=:bounce=:initialVelocity=:)
    UIKit UISpringTimingParameters init(mass:stiffness:damping:initialVelocity:)
    UIKit UISpringTimingParameters initialVelocity springTimingParameters timingCurveType
    UIKit UIStackView <UIView Alignment Distribution addArrangedSubview(_:) alignment
    UIKit UIStackView arrangedSubviews axis customSpacing(after:) distribution
    UIKit UIStackView init(arrangedSubviews:) insertArrangedSubview(_:at:)
    UIKit UIStackView isLayoutMarginsRelativeArrangement removeArrangedSubview(_:)
    UIKit UIStackView setCustomSpacing(_:after:) spacing spacingUseDefault spacingUseSystem
    UIKit UIStackView.Alignment bottom center fill firstBaseline lastBaseline leading top
    UIKit UIStackView.Alignment trailing
    UIKit UIStackView.Distribution equalCentering equalSpacing fill fillEqually
    UIKit UIStackView.Distribution fillProportionally
    UIKit UIStatusBarAnimation fade none slide
    UIKit UIStatusBarManager isStatusBarHidden statusBarFrame
    UIKit UIStatusBarStyle darkContent default lightContent
    UIKit UIStepper <UIControl autorepeat init(coder:) init(frame:) intrinsicContentSize
    UIKit UIStepper isContinuous maximumValue minimumValue sizeThatFits(_:) stepValue value
    UIKit UIStepper wraps
    UIKit UIStoryboard init(name:bundle:) instantiateInitialViewController()
    UIKit UIStoryboard instantiateInitialViewController(creator=&:)
    UIKit UIStoryboard instantiateViewController(identifier:creator=&:)
    UIKit UIStoryboard instantiateViewController(withIdentifier:)
    UIKit UIStoryboardSegue destination hash hash(into:) identifier
    UIKit UIStoryboardSegue init(identifier:source:destination:)
    UIKit UIStoryboardSegue init(identifier:source:destination:performHandler&:) perform()
    UIKit UIStoryboardSegue source
    UIKit UISwipeActionsConfiguration <NSObject actions init(actions:)
    UIKit UISwipeActionsConfiguration performsFirstActionWithFullSwipe
    UIKit UISwipeGestureRecognizer <UIGestureRecognizer Direction direction
    UIKit UISwipeGestureRecognizer numberOfTouchesRequired reset() touchesBegan(_:with:)
    UIKit UISwipeGestureRecognizer touchesEnded(_:with:) touchesMoved(_:with:)
    UIKit UISwipeGestureRecognizer.Direction down init(rawValue:) left rawValue right up
    UIKit UISwitch <UIControl init(coder:) init(frame:) intrinsicContentSize isOn onTintColor
    UIKit UISwitch setOn(_:animated:) sizeThatFits(_:) thumbTintColor
    UIKit UITabBar <UIView appearance() barTintColor delegate init(coder:) init(frame:)
    UIKit UITabBar intrinsicContentSize isTranslucent items layoutSubviews()
    UIKit UITabBar scrollEdgeAppearance selectedItem setItems(_:animated:) sizeThatFits(_:)
    UIKit UITabBar standardAppearance tintColorDidChange() unselectedItemTintColor
    UIKit UITabBarAppearance <UIBarAppearance compactInlineLayoutAppearance init()
    UIKit UITabBarAppearance inlineLayoutAppearance stackedLayoutAppearance
    UIKit UITabBarController <UIViewController MinimizeBehavior delegate selectedIndex
    UIKit UITabBarController selectedViewController setViewControllers(_:animated:) tabBar
    UIKit UITabBarController tabBarMinimizeBehavior viewControllers viewDidLayoutSubviews()
    UIKit UITabBarController viewDidLoad()
    UIKit UITabBarController.MinimizeBehavior automatic never onScrollDown onScrollUp
    UIKit UITabBarControllerDelegate tabBarController(_:animationControllerForTransitionFrom:to:)
    UIKit UITabBarControllerDelegate tabBarController(_:didSelect:)
    UIKit UITabBarControllerDelegate tabBarController(_:interactionControllerFor:)
    UIKit UITabBarControllerDelegate tabBarController(_:shouldSelect:)
    UIKit UITabBarDelegate tabBar(_:didSelect:)
    UIKit UITabBarItem SystemItem appearance() badgeColor badgeValue hash hash(into:) image
    UIKit UITabBarItem init() init(tabBarSystemItem:tag:) init(title:image:selectedImage:)
    UIKit UITabBarItem init(title:image:tag:) selectedImage setTitleTextAttributes(_:for:) tag
    UIKit UITabBarItem title titleTextAttributes(for:)
    UIKit UITabBarItem.SystemItem bookmarks contacts downloads favorites featured history more
    UIKit UITabBarItem.SystemItem mostRecent mostViewed recents search topRated
    UIKit UITabBarItemAppearance State init() normal selected
    UIKit UITabBarItemAppearance.State badgeBackgroundColor badgeTextAttributes iconColor
    UIKit UITabBarItemAppearance.State titleTextAttributes
    UIKit UITableView <UIScrollView RowAnimation ScrollPosition SeparatorStyle Style
    UIKit UITableView allowsMultipleSelection allowsMultipleSelectionDuringEditing
    UIKit UITableView allowsSelection allowsSelectionDuringEditing automaticDimension
    UIKit UITableView backgroundView beginUpdates() cellForRow(at:) dataSource
    UIKit UITableView deleteRows(at:with:) deleteSections(_:with:)
    UIKit UITableView dequeueReusableCell(withIdentifier:)
    UIKit UITableView dequeueReusableCell(withIdentifier:for:)
    UIKit UITableView dequeueReusableHeaderFooterView(withIdentifier:)
    UIKit UITableView deselectRow(at:animated:) endUpdates() estimatedRowHeight
    UIKit UITableView footerView(forSection:) headerView(forSection:) indexPath(for:)
    UIKit UITableView indexPathForRow(at:) indexPathForSelectedRow indexPathsForRows(in:)
    UIKit UITableView indexPathsForSelectedRows indexPathsForVisibleRows init(coder:)
    UIKit UITableView init(frame:) init(frame:style:) insertRows(at:with:)
    UIKit UITableView insertSections(_:with:) isEditing layoutSubviews() moveRow(at:to:)
    UIKit UITableView numberOfRows(inSection:) numberOfSections
    UIKit UITableView performBatchUpdates(_&:completion=&:) reconfigureRows(at:)
    UIKit UITableView rect(forSection:) rectForFooter(inSection:) rectForHeader(inSection:)
    UIKit UITableView rectForRow(at:) register(_:forCellReuseIdentifier:)
    UIKit UITableView register(_:forHeaderFooterViewReuseIdentifier:) reloadData()
    UIKit UITableView reloadRows(at:with:) reloadSections(_:with:) rowHeight
    UIKit UITableView scrollToRow(at:at:animated:) sectionFooterHeight sectionHeaderHeight
    UIKit UITableView sectionHeaderTopPadding selectRow(at:animated:scrollPosition:)
    UIKit UITableView separatorColor separatorInset separatorStyle setEditing(_:animated:)
    UIKit UITableView style tableFooterView tableHeaderView touchesBegan(_:with:)
    UIKit UITableView touchesCancelled(_:with:) touchesEnded(_:with:) visibleCells
    UIKit UITableView.RowAnimation automatic bottom fade left middle none right top
    UIKit UITableView.ScrollPosition bottom middle none top
    UIKit UITableView.SeparatorStyle none singleLine
    UIKit UITableView.Style grouped insetGrouped plain
    UIKit UITableViewCell <UIView AccessoryType CellStyle EditingStyle SelectionStyle
    UIKit UITableViewCell SeparatorStyle accessoryType accessoryView
    UIKit UITableViewCell automaticallyUpdatesContentConfiguration backgroundColor
    UIKit UITableViewCell backgroundConfiguration backgroundView configurationState
    UIKit UITableViewCell configurationUpdateHandler contentConfiguration contentView
    UIKit UITableViewCell defaultContentConfiguration() detailTextLabel editingAccessoryType
    UIKit UITableViewCell editingAccessoryView editingStyle
    UIKit UITableViewCell gestureRecognizer(_:shouldBeRequiredToFailBy:)
    UIKit UITableViewCell gestureRecognizer(_:shouldReceive:)
    UIKit UITableViewCell gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    UIKit UITableViewCell gestureRecognizer(_:shouldRequireFailureOf:) imageView init()
    UIKit UITableViewCell init(coder:) init(style:reuseIdentifier:) isEditing isHighlighted
    UIKit UITableViewCell isSelected layoutSubviews() prepareForReuse() reuseIdentifier
    UIKit UITableViewCell selectedBackgroundView selectionStyle separatorInset
    UIKit UITableViewCell setEditing(_:animated:) setHighlighted(_:animated:)
    UIKit UITableViewCell setNeedsUpdateConfiguration() setSelected(_:animated:)
    UIKit UITableViewCell shouldIndentWhileEditing showingDeleteConfirmation
    UIKit UITableViewCell showsReorderControl textLabel updateConfiguration(using:)
    UIKit UITableViewCell.AccessoryType checkmark detailButton detailDisclosureButton
    UIKit UITableViewCell.AccessoryType disclosureIndicator none
    UIKit UITableViewCell.CellStyle default subtitle value1 value2
    UIKit UITableViewCell.EditingStyle delete insert none
    UIKit UITableViewCell.SelectionStyle blue default gray none
    UIKit UITableViewController <UIViewController clearsSelectionOnViewWillAppear init(coder:)
    UIKit UITableViewController init(nibName:bundle:) init(style:) loadView()
    UIKit UITableViewController numberOfSections(in:) refreshControl
    UIKit UITableViewController scrollViewDidChangeAdjustedContentInset(_:)
    UIKit UITableViewController scrollViewDidEndDecelerating(_:)
    UIKit UITableViewController scrollViewDidEndDragging(_:willDecelerate:)
    UIKit UITableViewController scrollViewDidEndScrollingAnimation(_:) scrollViewDidScroll(_:)
    UIKit UITableViewController scrollViewWillBeginDragging(_:)
    UIKit UITableViewController scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
    UIKit UITableViewController setEditing(_:animated:) tableView tableView(_:canEditRowAt:)
    UIKit UITableViewController tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:)
    UIKit UITableViewController tableView(_:commit:forRowAt:) tableView(_:didDeselectRowAt:)
    UIKit UITableViewController tableView(_:didEndDisplaying:forRowAt:)
    UIKit UITableViewController tableView(_:didEndEditingRowAt:)
    UIKit UITableViewController tableView(_:didHighlightRowAt:) tableView(_:didSelectRowAt:)
    UIKit UITableViewController tableView(_:didUnhighlightRowAt:)
    UIKit UITableViewController tableView(_:editActionsForRowAt:)
    UIKit UITableViewController tableView(_:editingStyleForRowAt:)
    UIKit UITableViewController tableView(_:heightForFooterInSection:)
    UIKit UITableViewController tableView(_:heightForHeaderInSection:)
    UIKit UITableViewController tableView(_:heightForRowAt:)
    UIKit UITableViewController tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    UIKit UITableViewController tableView(_:moveRowAt:to:) tableView(_:numberOfRowsInSection:)
    UIKit UITableViewController tableView(_:shouldHighlightRowAt:)
    UIKit UITableViewController tableView(_:shouldIndentWhileEditingRowAt:)
    UIKit UITableViewController tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    UIKit UITableViewController tableView(_:titleForDeleteConfirmationButtonForRowAt:)
    UIKit UITableViewController tableView(_:titleForFooterInSection:)
    UIKit UITableViewController tableView(_:titleForHeaderInSection:)
    UIKit UITableViewController tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    UIKit UITableViewController tableView(_:viewForFooterInSection:)
    UIKit UITableViewController tableView(_:viewForHeaderInSection:)
    UIKit UITableViewController tableView(_:willBeginEditingRowAt:)
    UIKit UITableViewController tableView(_:willDisplay:forRowAt:)
    UIKit UITableViewController tableView(_:willDisplayFooterView:forSection:)
    UIKit UITableViewController tableView(_:willDisplayHeaderView:forSection:)
    UIKit UITableViewController tableView(_:willSelectRowAt:) viewWillAppear(_:)
    UIKit UITableViewDataSource numberOfSections(in:) tableView(_:canEditRowAt:)
    UIKit UITableViewDataSource tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:)
    UIKit UITableViewDataSource tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:)
    UIKit UITableViewDataSource tableView(_:numberOfRowsInSection:)
    UIKit UITableViewDataSource tableView(_:titleForFooterInSection:)
    UIKit UITableViewDataSource tableView(_:titleForHeaderInSection:)
    UIKit UITableViewDelegate tableView(_:accessoryButtonTappedForRowWith:)
    UIKit UITableViewDelegate tableView(_:contextMenuConfigurationForRowAt:point:)
    UIKit UITableViewDelegate tableView(_:didDeselectRowAt:)
    UIKit UITableViewDelegate tableView(_:didEndDisplaying:forRowAt:)
    UIKit UITableViewDelegate tableView(_:didEndEditingRowAt:) tableView(_:didHighlightRowAt:)
    UIKit UITableViewDelegate tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:)
    UIKit UITableViewDelegate tableView(_:editActionsForRowAt:)
    UIKit UITableViewDelegate tableView(_:editingStyleForRowAt:)
    UIKit UITableViewDelegate tableView(_:heightForFooterInSection:)
    UIKit UITableViewDelegate tableView(_:heightForHeaderInSection:)
    UIKit UITableViewDelegate tableView(_:heightForRowAt:)
    UIKit UITableViewDelegate tableView(_:leadingSwipeActionsConfigurationForRowAt:)
    UIKit UITableViewDelegate tableView(_:previewForHighlightingContextMenuWithConfiguration:)
    UIKit UITableViewDelegate tableView(_:shouldHighlightRowAt:)
    UIKit UITableViewDelegate tableView(_:shouldIndentWhileEditingRowAt:)
    UIKit UITableViewDelegate tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
    UIKit UITableViewDelegate tableView(_:titleForDeleteConfirmationButtonForRowAt:)
    UIKit UITableViewDelegate tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    UIKit UITableViewDelegate tableView(_:viewForFooterInSection:)
    UIKit UITableViewDelegate tableView(_:viewForHeaderInSection:)
    UIKit UITableViewDelegate tableView(_:willBeginEditingRowAt:)
    UIKit UITableViewDelegate tableView(_:willDisplay:forRowAt:)
    UIKit UITableViewDelegate tableView(_:willDisplayContextMenu:animator:)
    UIKit UITableViewDelegate tableView(_:willDisplayFooterView:forSection:)
    UIKit UITableViewDelegate tableView(_:willDisplayHeaderView:forSection:)
    UIKit UITableViewDelegate tableView(_:willEndContextMenuInteraction:animator:)
    UIKit UITableViewDelegate tableView(_:willPerformPreviewActionForMenuWith:animator:)
    UIKit UITableViewDelegate tableView(_:willSelectRowAt:)
    UIKit UITableViewDiffableDataSource CellProvider apply(_:animatingDifferences=:)
    UIKit UITableViewDiffableDataSource apply(_:animatingDifferences=:completion=&:)
    UIKit UITableViewDiffableDataSource applySnapshotUsingReloadData(_:completion=&:)
    UIKit UITableViewDiffableDataSource defaultRowAnimation index(for:) indexPath(for:)
    UIKit UITableViewDiffableDataSource init(tableView:cellProvider:) itemIdentifier(for:)
    UIKit UITableViewDiffableDataSource numberOfSections(in:) sectionIdentifier(for:)
    UIKit UITableViewDiffableDataSource snapshot() tableView(_:canEditRowAt:)
    UIKit UITableViewDiffableDataSource tableView(_:canMoveRowAt:) tableView(_:cellForRowAt:)
    UIKit UITableViewDiffableDataSource tableView(_:commit:forRowAt:)
    UIKit UITableViewDiffableDataSource tableView(_:moveRowAt:to:)
    UIKit UITableViewDiffableDataSource tableView(_:numberOfRowsInSection:)
    UIKit UITableViewDiffableDataSource tableView(_:titleForFooterInSection:)
    UIKit UITableViewDiffableDataSource tableView(_:titleForHeaderInSection:)
    UIKit UITableViewHeaderFooterView <UIView backgroundConfiguration contentConfiguration
    UIKit UITableViewHeaderFooterView contentView defaultContentConfiguration() init(coder:)
    UIKit UITableViewHeaderFooterView init(reuseIdentifier:) layoutSubviews()
    UIKit UITableViewHeaderFooterView prepareForReuse() reuseIdentifier textLabel
    UIKit UITableViewRowAction <NSObject Style backgroundColor init(style:title:handler&:)
    UIKit UITableViewRowAction style title
    UIKit UITableViewRowAction.Style default destructive init(rawValue:) normal rawValue
    UIKit UITapGestureRecognizer <UIGestureRecognizer numberOfTapsRequired
    UIKit UITapGestureRecognizer numberOfTouchesRequired reset() touchesBegan(_:with:)
    UIKit UITapGestureRecognizer touchesEnded(_:with:) touchesMoved(_:with:)
    UIKit UITargetedPreview init(view:) init(view:parameters:) init(view:parameters:target:)
    UIKit UITargetedPreview parameters size target view
    UIKit UITextAutocorrectionType default no yes
    UIKit UITextChecker availableLanguages init()
    UIKit UITextChecker rangeOfMisspelledWord(in:range:startingAt:wrap:language:)
    UIKit UITextField <UIControl BorderStyle ViewMode attributedPlaceholder attributedText
    UIKit UITextField autocapitalizationType autocorrectionType becomeFirstResponder()
    UIKit UITextField beginningOfDocument borderStyle canBecomeFirstResponder caretRect(for:)
    UIKit UITextField clearButtonMode clearsOnBeginEditing closestPosition(to:) compare(_:to:)
    UIKit UITextField defaultTextAttributes delegate deleteBackward() editingRect(forBounds:)
    UIKit UITextField enablesReturnKeyAutomatically endOfDocument firstRect(for:) font hasText
    UIKit UITextField init(coder:) init(frame:) inputAccessoryView inputView insertText(_:)
    UIKit UITextField intrinsicContentSize isEditing isSecureTextEntry keyboardAppearance
    UIKit UITextField keyboardType layoutSubviews() leftView leftViewMode
    UIKit UITextField leftViewRect(forBounds:) offset(from:to:) placeholder
    UIKit UITextField position(from:offset:) reloadInputViews() replace(_:withText:)
    UIKit UITextField resignFirstResponder() returnKeyType rightView rightViewMode
    UIKit UITextField rightViewRect(forBounds:) selectAll(_:) selectedTextRange
    UIKit UITextField sizeThatFits(_:) smartDashesType smartInsertDeleteType smartQuotesType
    UIKit UITextField spellCheckingType text text(in:) textAlignment textColor textContentType
    UIKit UITextField textDidBeginEditingNotification textDidChangeNotification
    UIKit UITextField textDidEndEditingNotification textRange(from:to:) textRect(forBounds:)
    UIKit UITextField willMove(toWindow:)
    UIKit UITextField.BorderStyle bezel line none roundedRect
    UIKit UITextField.ViewMode always never unlessEditing whileEditing
    UIKit UITextFieldDelegate textField(_:shouldChangeCharactersIn:replacementString:)
    UIKit UITextFieldDelegate textFieldDidBeginEditing(_:) textFieldDidChangeSelection(_:)
    UIKit UITextFieldDelegate textFieldDidEndEditing(_:) textFieldShouldBeginEditing(_:)
    UIKit UITextFieldDelegate textFieldShouldClear(_:) textFieldShouldEndEditing(_:)
    UIKit UITextFieldDelegate textFieldShouldReturn(_:)
    UIKit UITextPosition <NSObject hash isEqual(_:)
    UIKit UITextRange <NSObject end hash isEmpty isEqual(_:) start
    UIKit UITextSmartDashesType default no yes
    UIKit UITextSmartInsertDeleteType default no yes
    UIKit UITextSmartQuotesType default no yes
    UIKit UITextSpellCheckingType default no yes
    UIKit UITextView <UIScrollView attributedText autocapitalizationType autocorrectionType
    UIKit UITextView becomeFirstResponder() beginningOfDocument canBecomeFirstResponder
    UIKit UITextView caretRect(for:) closestPosition(to:) compare(_:to:) deleteBackward()
    UIKit UITextView enablesReturnKeyAutomatically endOfDocument firstRect(for:) font hasText
    UIKit UITextView init(coder:) init(frame:) init(frame:textContainer:) inputAccessoryView
    UIKit UITextView inputView insertText(_:) intrinsicContentSize isEditable isSelectable
    UIKit UITextView keyboardAppearance keyboardType layoutSubviews() offset(from:to:)
    UIKit UITextView position(from:offset:) reloadInputViews() replace(_:withText:)
    UIKit UITextView resignFirstResponder() returnKeyType selectAll(_:) selectedRange
    UIKit UITextView selectedTextRange sizeThatFits(_:) smartDashesType smartInsertDeleteType
    UIKit UITextView smartQuotesType spellCheckingType text text(in:) textAlignment textColor
    UIKit UITextView textContainer textContainerInset textContentType
    UIKit UITextView textDidBeginEditingNotification textDidChangeNotification
    UIKit UITextView textDidEndEditingNotification textRange(from:to:) willMove(toWindow:)
    UIKit UITextViewDelegate textView(_:shouldChangeTextIn:replacementText:)
    UIKit UITextViewDelegate textViewDidBeginEditing(_:) textViewDidChange(_:)
    UIKit UITextViewDelegate textViewDidChangeSelection(_:) textViewDidEndEditing(_:)
    UIKit UITextViewDelegate textViewShouldBeginEditing(_:) textViewShouldEndEditing(_:)
    UIKit UITimingCurveProvider cubicTimingParameters springTimingParameters timingCurveType
    UIKit UITimingCurveType builtin composed cubic spring
    UIKit UIToolbar <UIView barStyle barTintColor init(coder:) init(frame:)
    UIKit UIToolbar intrinsicContentSize isTranslucent items layoutSubviews()
    UIKit UIToolbar setItems(_:animated:) sizeThatFits(_:)
    UIKit UITouch Phase TouchType force gestureRecognizers hash hash(into:) location(in:)
    UIKit UITouch maximumPossibleForce phase previousLocation(in:) tapCount timestamp type
    UIKit UITouch view window
    UIKit UITouch.Phase began cancelled ended moved stationary
    UIKit UITouch.TouchType direct indirect indirectPointer pencil stylus
    UIKit UITraitChangeObservable <UIResponder registerForTraitChanges(_:action:)
    UIKit UITraitChangeObservable registerForTraitChanges(_:handler&:)
    UIKit UITraitChangeObservable registerForTraitChanges(_:target:action:)
    UIKit UITraitChangeObservable unregisterForTraitChanges(_:)
    UIKit UITraitCollection containsTraits(in:) current displayScale
    UIKit UITraitCollection hasDifferentColorAppearance(comparedTo:) horizontalSizeClass
    UIKit UITraitCollection init() init(displayScale:) init(horizontalSizeClass:)
    UIKit UITraitCollection init(layoutDirection:) init(preferredContentSizeCategory:)
    UIKit UITraitCollection init(traitsFrom:) init(userInterfaceIdiom:)
    UIKit UITraitCollection init(userInterfaceStyle:) init(verticalSizeClass:) layoutDirection
    UIKit UITraitCollection preferredContentSizeCategory userInterfaceIdiom userInterfaceStyle
    UIKit UITraitCollection verticalSizeClass
    UIKit UITraitEnvironmentLayoutDirection leftToRight rightToLeft unspecified
    UIKit UITransitionContextViewControllerKey from to
    UIKit UITransitionContextViewKey from to
    UIKit UIUserInterfaceIdiom carPlay mac pad phone tv unspecified vision
    UIKit UIUserInterfaceLayoutDirection leftToRight rightToLeft
    UIKit UIUserInterfaceSizeClass compact regular unspecified
    UIKit UIUserInterfaceStyle dark init(_:) light unspecified
    UIKit UIView <UIResponder AnimationCurve AnimationOptions AutoresizingMask ContentMode
    UIKit UIView KeyframeAnimationOptions TintAdjustmentMode accessibilityAttributedHint
    UIKit UIView accessibilityAttributedLabel accessibilityAttributedValue
    UIKit UIView accessibilityCustomActions accessibilityHint accessibilityIdentifier
    UIKit UIView accessibilityLabel accessibilityTraits accessibilityValue action(for:forKey:)
    UIKit UIView addConstraint(_:) addConstraints(_:) addGestureRecognizer(_:)
    UIKit UIView addInteraction(_:)
    UIKit UIView addKeyframe(withRelativeStartTime:relativeDuration:animations&:)
    UIKit UIView addLayoutGuide(_:) addSubview(_:) alpha anchorPoint
    UIKit UIView animate(_:changes&:completion=&:)
    UIKit UIView animate(springDuration=:bounce=:initialSpringVelocity=:delay=:options=:animations&:completion=&:)
    UIKit UIView animate(withDuration:animations&:)
    UIKit UIView animate(withDuration:animations&:completion&:)
    UIKit UIView animate(withDuration:delay=:options=:animations&:completion=&:)
    UIKit UIView animate(withDuration:delay=:usingSpringWithDamping:initialSpringVelocity:options=:animations&:completion=&:)
    UIKit UIView animateKeyframes(withDuration:delay=:options=:animations&:completion=&:)
    UIKit UIView areAnimationsEnabled autoresizesSubviews autoresizingMask backgroundColor
    UIKit UIView beginAnimations(_:context:) bottomAnchor bounds bringSubview(toFront:)
    UIKit UIView bringSubviewToFront(_:) center centerXAnchor centerYAnchor clipsToBounds
    UIKit UIView collisionBoundsType commitAnimations() constraints
    UIKit UIView constraintsAffectingLayout(for:) contentCompressionResistancePriority(for:)
    UIKit UIView contentHuggingPriority(for:) contentMode contentScaleFactor convert(_:from:)
    UIKit UIView convert(_:to:) didAddSubview(_:) didMoveToSuperview() didMoveToWindow()
    UIKit UIView directionalLayoutMargins draw(_:) draw(_:in:)
    UIKit UIView drawHierarchy(in:afterScreenUpdates:) effectiveUserInterfaceLayoutDirection
    UIKit UIView endEditing(_:) exchangeSubview(at:withSubviewAt:) exerciseAmbiguityInLayout()
    UIKit UIView firstBaselineAnchor frame gestureRecognizerShouldBegin(_:) gestureRecognizers
    UIKit UIView hasAmbiguousLayout heightAnchor hitTest(_:with:) inheritedAnimationDuration
    UIKit UIView init() init(coder:) init(frame:) insertSubview(_:aboveSubview:)
    UIKit UIView insertSubview(_:at:) insertSubview(_:belowSubview:)
    UIKit UIView insetsLayoutMarginsFromSafeArea interactions intrinsicContentSize
    UIKit UIView invalidateIntrinsicContentSize() isAccessibilityElement isDescendant(of:)
    UIKit UIView isExclusiveTouch isHidden isMultipleTouchEnabled isOpaque
    UIKit UIView isUserInteractionEnabled keyboardLayoutGuide lastBaselineAnchor layer
    UIKit UIView layerClass layoutFittingCompressedSize layoutFittingExpandedSize layoutGuides
    UIKit UIView layoutIfNeeded() layoutMargins layoutMarginsGuide layoutSublayers(of:)
    UIKit UIView layoutSubviews() leadingAnchor leftAnchor mask
    UIKit UIView modifyAnimations(withRepeatCount:autoreverses:animations&:) next
    UIKit UIView noIntrinsicMetric overrideUserInterfaceStyle performWithoutAnimation(_&:)
    UIKit UIView point(inside:with:) preservesSuperviewLayoutMargins readableContentGuide
    UIKit UIView removeConstraint(_:) removeConstraints(_:) removeFromSuperview()
    UIKit UIView removeGestureRecognizer(_:) removeInteraction(_:) removeLayoutGuide(_:)
    UIKit UIView resizableSnapshotView(from:afterScreenUpdates:withCapInsets:) rightAnchor
    UIKit UIView safeAreaInsets safeAreaInsetsDidChange() safeAreaLayoutGuide
    UIKit UIView semanticContentAttribute sendSubview(toBack:) sendSubviewToBack(_:)
    UIKit UIView setAnimationBeginsFromCurrentState(_:) setAnimationCurve(_:)
    UIKit UIView setAnimationDelay(_:) setAnimationDuration(_:)
    UIKit UIView setAnimationRepeatAutoreverses(_:) setAnimationRepeatCount(_:)
    UIKit UIView setAnimationsEnabled(_:) setContentCompressionResistancePriority(_:for:)
    UIKit UIView setContentHuggingPriority(_:for:) setNeedsDisplay() setNeedsDisplay(_:)
    UIKit UIView setNeedsLayout() setNeedsUpdateConstraints() sizeThatFits(_:) sizeToFit()
    UIKit UIView snapshotView(afterScreenUpdates:) subviews superview
    UIKit UIView systemLayoutSizeFitting(_:)
    UIKit UIView systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
    UIKit UIView tag tintAdjustmentMode tintColor tintColorDidChange() topAnchor
    UIKit UIView trailingAnchor traitCollection traitCollectionDidChange(_:) transform
    UIKit UIView transform3D transition(from:to:duration:options=:completion=&:)
    UIKit UIView transition(with:duration:options=:animations&:completion=&:)
    UIKit UIView translatesAutoresizingMaskIntoConstraints updateConstraints()
    UIKit UIView updateConstraintsIfNeeded() userInterfaceLayoutDirection(for:)
    UIKit UIView userInterfaceLayoutDirection(for:relativeTo:) viewWithTag(_:) widthAnchor
    UIKit UIView willMove(toSuperview:) willMove(toWindow:) willRemoveSubview(_:) window
    UIKit UIView.AnimationCurve easeIn easeInOut easeOut linear
    UIKit UIView.AnimationOptions allowAnimatedContent allowUserInteraction autoreverse
    UIKit UIView.AnimationOptions beginFromCurrentState curveEaseIn curveEaseInOut
    UIKit UIView.AnimationOptions curveEaseOut curveLinear init(rawValue:) layoutSubviews
    UIKit UIView.AnimationOptions overrideInheritedCurve overrideInheritedDuration
    UIKit UIView.AnimationOptions overrideInheritedOptions preferredFramesPerSecond30
    UIKit UIView.AnimationOptions preferredFramesPerSecond60 preferredFramesPerSecondDefault
    UIKit UIView.AnimationOptions rawValue repeat showHideTransitionViews
    UIKit UIView.AnimationOptions transitionCrossDissolve transitionCurlDown transitionCurlUp
    UIKit UIView.AnimationOptions transitionFlipFromBottom transitionFlipFromLeft
    UIKit UIView.AnimationOptions transitionFlipFromRight transitionFlipFromTop transitionNone
    UIKit UIView.AutoresizingMask flexibleBottomMargin flexibleHeight flexibleLeftMargin
    UIKit UIView.AutoresizingMask flexibleRightMargin flexibleTopMargin flexibleWidth
    UIKit UIView.AutoresizingMask init(rawValue:) rawValue
    UIKit UIView.ContentMode bottom bottomLeft bottomRight center left redraw right
    UIKit UIView.ContentMode scaleAspectFill scaleAspectFit scaleToFill top topLeft topRight
    UIKit UIView.KeyframeAnimationOptions allowUserInteraction autoreverse
    UIKit UIView.KeyframeAnimationOptions beginFromCurrentState calculationModeCubic
    UIKit UIView.KeyframeAnimationOptions calculationModeDiscrete calculationModeLinear
    UIKit UIView.KeyframeAnimationOptions init(rawValue:) layoutSubviews rawValue repeat
    UIKit UIView.TintAdjustmentMode automatic dimmed normal
    UIKit UIViewAnimating finishAnimation(at:) fractionComplete isReversed isRunning
    UIKit UIViewAnimating pauseAnimation() startAnimation() startAnimation(afterDelay:) state
    UIKit UIViewAnimating stopAnimation(_:)
    UIKit UIViewAnimatingPosition current end start
    UIKit UIViewAnimatingState active inactive stopped
    UIKit UIViewConfigurationState init(traitCollection:) isDisabled isHighlighted isSelected
    UIKit UIViewConfigurationState subscript(_:) traitCollection
    UIKit UIViewController <UIResponder addChild(_:) addChildViewController(_:)
    UIKit UIViewController addKeyCommand(_:) additionalSafeAreaInsets
    UIKit UIViewController automaticallyAdjustsScrollViewInsets
    UIKit UIViewController beginAppearanceTransition(_:animated:) bottomLayoutGuide
    UIKit UIViewController childForStatusBarHidden childForStatusBarStyle childViewControllers
    UIKit UIViewController children contentScrollView(for:) definesPresentationContext
    UIKit UIViewController didMove(toParent:) didMove(toParentViewController:)
    UIKit UIViewController didReceiveMemoryWarning() dismiss(animated:completion=&:)
    UIKit UIViewController edgesForExtendedLayout editButtonItem endAppearanceTransition()
    UIKit UIViewController extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed init()
    UIKit UIViewController init(coder:) init(nibName:bundle:) isBeingDismissed
    UIKit UIViewController isBeingPresented isEditing isModalInPresentation isMovingFromParent
    UIKit UIViewController isMovingToParent isViewLoaded keyCommands loadView()
    UIKit UIViewController loadViewIfNeeded() modalPresentationCapturesStatusBarAppearance
    UIKit UIViewController modalPresentationStyle modalTransitionStyle navigationController
    UIKit UIViewController navigationItem next nibBundle nibName overrideUserInterfaceStyle
    UIKit UIViewController parent performSegue(withIdentifier:sender:)
    UIKit UIViewController popoverPresentationController preferredContentSize
    UIKit UIViewController preferredContentSizeDidChange(forChildContentContainer:)
    UIKit UIViewController preferredStatusBarStyle preferredStatusBarUpdateAnimation
    UIKit UIViewController prefersHomeIndicatorAutoHidden prefersStatusBarHidden
    UIKit UIViewController prepare(for:sender:) present(_:animated:completion=&:)
    UIKit UIViewController presentationController presentedViewController
    UIKit UIViewController presentingViewController providesPresentationContextTransitionStyle
    UIKit UIViewController removeFromParent() removeFromParentViewController()
    UIKit UIViewController removeKeyCommand(_:) setContentScrollView(_:for:)
    UIKit UIViewController setEditing(_:animated:) setNeedsStatusBarAppearanceUpdate()
    UIKit UIViewController setNeedsUpdateOfHomeIndicatorAutoHidden()
    UIKit UIViewController setNeedsUpdateOfSupportedInterfaceOrientations()
    UIKit UIViewController setToolbarItems(_:animated:) sheetPresentationController
    UIKit UIViewController shouldAutorotate shouldPerformSegue(withIdentifier:sender:)
    UIKit UIViewController show(_:sender:) showDetailViewController(_:sender:)
    UIKit UIViewController size(forChildContentContainer:withParentContainerSize:)
    UIKit UIViewController splitViewController storyboard supportedInterfaceOrientations
    UIKit UIViewController tabBarController tabBarItem title toolbarItems topLayoutGuide
    UIKit UIViewController traitCollection traitCollectionDidChange(_:)
    UIKit UIViewController transition(from:to:duration:options=:animations&:completion=&:)
    UIKit UIViewController transitionCoordinator transitioningDelegate updateViewConstraints()
    UIKit UIViewController view viewDidAppear(_:) viewDidDisappear(_:) viewDidLayoutSubviews()
    UIKit UIViewController viewDidLoad() viewIfLoaded viewIsAppearing(_:)
    UIKit UIViewController viewSafeAreaInsetsDidChange() viewWillAppear(_:)
    UIKit UIViewController viewWillDisappear(_:) viewWillLayoutSubviews()
    UIKit UIViewController viewWillTransition(to:with:) willMove(toParent:)
    UIKit UIViewController willMove(toParentViewController:)
    UIKit UIViewControllerAnimatedTransitioning animateTransition(using:) animationEnded(_:)
    UIKit UIViewControllerAnimatedTransitioning interruptibleAnimator(using:)
    UIKit UIViewControllerAnimatedTransitioning transitionDuration(using:)
    UIKit UIViewControllerContextTransitioning cancelInteractiveTransition()
    UIKit UIViewControllerContextTransitioning completeTransition(_:) containerView
    UIKit UIViewControllerContextTransitioning finalFrame(for:) finishInteractiveTransition()
    UIKit UIViewControllerContextTransitioning initialFrame(for:) isAnimated isInteractive
    UIKit UIViewControllerContextTransitioning pauseInteractiveTransition()
    UIKit UIViewControllerContextTransitioning transitionWasCancelled
    UIKit UIViewControllerContextTransitioning updateInteractiveTransition(_:) view(forKey:)
    UIKit UIViewControllerContextTransitioning viewController(forKey:)
    UIKit UIViewControllerInteractiveTransitioning startInteractiveTransition(_:)
    UIKit UIViewControllerInteractiveTransitioning wantsInteractiveStart
    UIKit UIViewControllerRepresentable Context Coordinator UIViewControllerType body
    UIKit UIViewControllerRepresentable dismantleUIViewController(_:coordinator:)
    UIKit UIViewControllerRepresentable makeCoordinator() makeUIViewController(context:)
    UIKit UIViewControllerRepresentable sizeThatFits(_:uiViewController:context:)
    UIKit UIViewControllerRepresentable updateUIViewController(_:context:)
    UIKit UIViewControllerRepresentableContext coordinator environment transaction
    UIKit UIViewControllerTransitionCoordinator animate(alongsideTransition&:)
    UIKit UIViewControllerTransitionCoordinator animate(alongsideTransition&:completion&:)
    UIKit UIViewControllerTransitionCoordinator animateAlongsideTransition(in:animation&:completion=&:)
    UIKit UIViewControllerTransitionCoordinator notifyWhenInteractionChanges(_&:)
    UIKit UIViewControllerTransitionCoordinatorContext containerView initiallyInteractive
    UIKit UIViewControllerTransitionCoordinatorContext isAnimated isCancelled isInteractive
    UIKit UIViewControllerTransitionCoordinatorContext transitionDuration view(forKey:)
    UIKit UIViewControllerTransitionCoordinatorContext viewController(forKey:)
    UIKit UIViewControllerTransitioningDelegate animationController(forDismissed:)
    UIKit UIViewControllerTransitioningDelegate animationController(forPresented:presenting:source:)
    UIKit UIViewControllerTransitioningDelegate interactionControllerForDismissal(using:)
    UIKit UIViewControllerTransitioningDelegate interactionControllerForPresentation(using:)
    UIKit UIViewControllerTransitioningDelegate presentationController(forPresented:presenting:source:)
    UIKit UIViewImplicitlyAnimating addAnimations(_&:) addAnimations(_&:delayFactor:)
    UIKit UIViewImplicitlyAnimating addCompletion(_&:)
    UIKit UIViewImplicitlyAnimating continueAnimation(withTimingParameters:durationFactor:)
    UIKit UIViewPropertyAnimator addAnimations(_&:) addAnimations(_&:delayFactor:)
    UIKit UIViewPropertyAnimator addCompletion(_&:)
    UIKit UIViewPropertyAnimator addObserver(_:forKeyPath:options=:context:)
    UIKit UIViewPropertyAnimator continueAnimation(withTimingParameters:durationFactor:) delay
    UIKit UIViewPropertyAnimator duration finishAnimation(at:) fractionComplete hash
    UIKit UIViewPropertyAnimator hash(into:) init()
    UIKit UIViewPropertyAnimator init(duration:controlPoint1:controlPoint2:animations=&:)
    UIKit UIViewPropertyAnimator init(duration:curve:animations=&:)
    UIKit UIViewPropertyAnimator init(duration:dampingRatio:animations=&:)
    UIKit UIViewPropertyAnimator init(duration:timingParameters:) isInterruptible isReversed
    UIKit UIViewPropertyAnimator isRunning isUserInteractionEnabled
    UIKit UIViewPropertyAnimator observe(_:options=:changeHandler&:) pauseAnimation()
    UIKit UIViewPropertyAnimator pausesOnCompletion removeObserver(_:forKeyPath:)
    UIKit UIViewPropertyAnimator removeObserver(_:forKeyPath:context:)
    UIKit UIViewPropertyAnimator runningPropertyAnimator(withDuration:delay:options=:animations&:completion=&:)
    UIKit UIViewPropertyAnimator scrubsLinearly startAnimation() startAnimation(afterDelay:)
    UIKit UIViewPropertyAnimator state stopAnimation(_:) timingParameters
    UIKit UIViewRepresentable Context Coordinator UIViewType body
    UIKit UIViewRepresentable dismantleUIView(_:coordinator:) makeCoordinator()
    UIKit UIViewRepresentable makeUIView(context:) sizeThatFits(_:uiView:context:)
    UIKit UIViewRepresentable updateUIView(_:context:)
    UIKit UIViewRepresentableContext coordinator environment transaction
    UIKit UIVisualEffect init()
    UIKit UIVisualEffectView <UIView contentView effect init(coder:) init(effect:)
    UIKit UIVisualEffectView init(frame:)
    UIKit UIWindow <UIView Level bounds init(coder:) init(frame:) init(windowScene:) isHidden
    UIKit UIWindow isKeyWindow makeKey() makeKeyAndVisible() next rootViewController
    UIKit UIWindow safeAreaInsets screen window windowLevel windowScene
    UIKit UIWindow.Level alert init(_:) init(rawValue:) normal rawValue statusBar
    UIKit UIWindowScene <UIScene GeometryPreferences coordinateSpace interfaceOrientation
    UIKit UIWindowScene keyWindow requestGeometryUpdate(_:errorHandler=&:) screen
    UIKit UIWindowScene statusBarManager windows
    UIKit UIWindowScene.GeometryPreferences iOS(interfaceOrientations=:)
    UIKit UIWindowSceneDelegate window
    UIKit UUID copy(with:)
    UIKit UserDefaults setValue(_:forKey:) value(forKey:)
    UIKit View gesture(_:)
    UIKit ViewBuilder buildExpression(_:)
    UIKit objc_AssociationPolicy OBJC_ASSOCIATION_ASSIGN OBJC_ASSOCIATION_COPY
    UIKit objc_AssociationPolicy OBJC_ASSOCIATION_COPY_NONATOMIC OBJC_ASSOCIATION_RETAIN
    UIKit objc_AssociationPolicy OBJC_ASSOCIATION_RETAIN_NONATOMIC
    Unavailable - ContentUnavailableView SearchUnavailableContent
    Unavailable ContentUnavailableView body init(_:image:description=:)
    Unavailable ContentUnavailableView init(_:systemImage:description=:)
    Unavailable ContentUnavailableView init(label&:description=&:actions=&:) search
    Unavailable ContentUnavailableView search(text:)
    Unavailable SearchUnavailableContent Actions Description Label
    Unavailable SearchUnavailableContent.Actions body
    Unavailable SearchUnavailableContent.Description body
    Unavailable SearchUnavailableContent.Label body
    Undo - UndoManager
    Undo EnvironmentValues undoManager
    Undo UndoManager <NSObject beginUndoGrouping() canRedo canUndo disableUndoRegistration()
    Undo UndoManager enableUndoRegistration() endUndoGrouping() groupingLevel groupsByEvent
    Undo UndoManager init() isRedoing isUndoRegistrationEnabled isUndoing levelsOfUndo redo()
    Undo UndoManager redoActionName redoMenuItemTitle registerUndo(withTarget:handler&:)
    Undo UndoManager removeAllActions() removeAllActions(withTarget:) setActionName(_:) undo()
    Undo UndoManager undoActionName undoMenuItemTitle undoNestedGroup()
    UserNotifications - UNAuthorizationOptions UNAuthorizationStatus
    UserNotifications - UNCalendarNotificationTrigger UNError UNMutableNotificationContent
    UserNotifications - UNNotification UNNotificationAction UNNotificationActionOptions
    UserNotifications - UNNotificationAttachment UNNotificationAttachmentOptionsTypeHintKey
    UserNotifications - UNNotificationCategory UNNotificationCategoryOptions
    UserNotifications - UNNotificationContent UNNotificationDefaultActionIdentifier
    UserNotifications - UNNotificationDismissActionIdentifier UNNotificationInterruptionLevel
    UserNotifications - UNNotificationPresentationOptions UNNotificationRequest
    UserNotifications - UNNotificationResponse UNNotificationSetting UNNotificationSettings
    UserNotifications - UNNotificationSound UNNotificationSoundName UNNotificationTrigger
    UserNotifications - UNTimeIntervalNotificationTrigger UNUserNotificationCenter
    UserNotifications - UNUserNotificationCenterDelegate
    UserNotifications UNAuthorizationOptions alert badge criticalAlert init(rawValue:)
    UserNotifications UNAuthorizationOptions providesAppNotificationSettings provisional
    UserNotifications UNAuthorizationOptions rawValue sound
    UserNotifications UNAuthorizationStatus authorized denied ephemeral notDetermined
    UserNotifications UNAuthorizationStatus provisional
    UserNotifications UNCalendarNotificationTrigger <UNNotificationTrigger dateComponents
    UserNotifications UNCalendarNotificationTrigger init(dateMatching:repeats:)
    UserNotifications UNCalendarNotificationTrigger nextTriggerDate()
    UserNotifications UNError Code code errorDescription
    UserNotifications UNError.Code notificationsNotAllowed
    UserNotifications UNMutableNotificationContent <UNNotificationContent attachments badge
    UserNotifications UNMutableNotificationContent body categoryIdentifier interruptionLevel
    UserNotifications UNMutableNotificationContent sound subtitle threadIdentifier title
    UserNotifications UNMutableNotificationContent userInfo
    UserNotifications UNNotification <NSObject date request
    UserNotifications UNNotificationAction <NSObject identifier
    UserNotifications UNNotificationAction init(identifier:title:options=:) options title
    UserNotifications UNNotificationActionOptions authenticationRequired destructive
    UserNotifications UNNotificationActionOptions foreground init(rawValue:) rawValue
    UserNotifications UNNotificationAttachment <NSObject identifier
    UserNotifications UNNotificationAttachment init(identifier:url:options=:) type url
    UserNotifications UNNotificationCategory <NSObject actions identifier
    UserNotifications UNNotificationCategory init(identifier:actions:intentIdentifiers:options=:)
    UserNotifications UNNotificationCategory intentIdentifiers options
    UserNotifications UNNotificationCategoryOptions customDismissAction init(rawValue:)
    UserNotifications UNNotificationCategoryOptions rawValue
    UserNotifications UNNotificationContent <NSObject attachments badge body
    UserNotifications UNNotificationContent categoryIdentifier copy() init() interruptionLevel
    UserNotifications UNNotificationContent mutableCopy() sound subtitle threadIdentifier
    UserNotifications UNNotificationContent title userInfo
    UserNotifications UNNotificationInterruptionLevel active critical passive timeSensitive
    UserNotifications UNNotificationPresentationOptions alert badge banner init(rawValue:)
    UserNotifications UNNotificationPresentationOptions list rawValue sound
    UserNotifications UNNotificationRequest <NSObject content identifier
    UserNotifications UNNotificationRequest init(identifier:content:trigger:) trigger
    UserNotifications UNNotificationResponse <NSObject actionIdentifier notification
    UserNotifications UNNotificationSetting disabled enabled notSupported
    UserNotifications UNNotificationSettings <NSObject alertSetting authorizationStatus
    UserNotifications UNNotificationSettings badgeSetting soundSetting
    UserNotifications UNNotificationSound <NSObject default defaultCritical init(named:)
    UserNotifications UNNotificationSoundName init(_:) init(rawValue:) rawValue
    UserNotifications UNNotificationTrigger <NSObject repeats
    UserNotifications UNTimeIntervalNotificationTrigger <UNNotificationTrigger
    UserNotifications UNTimeIntervalNotificationTrigger init(timeInterval:repeats:)
    UserNotifications UNTimeIntervalNotificationTrigger nextTriggerDate() timeInterval
    UserNotifications UNUserNotificationCenter <NSObject add(_:)
    UserNotifications UNUserNotificationCenter add(_:withCompletionHandler=&:) current()
    UserNotifications UNUserNotificationCenter delegate deliveredNotifications()
    UserNotifications UNUserNotificationCenter getDeliveredNotifications(completionHandler&:)
    UserNotifications UNUserNotificationCenter getNotificationCategories(completionHandler&:)
    UserNotifications UNUserNotificationCenter getNotificationSettings(completionHandler&:)
    UserNotifications UNUserNotificationCenter getPendingNotificationRequests(completionHandler&:)
    UserNotifications UNUserNotificationCenter notificationSettings()
    UserNotifications UNUserNotificationCenter pendingNotificationRequests()
    UserNotifications UNUserNotificationCenter removeAllDeliveredNotifications()
    UserNotifications UNUserNotificationCenter removeAllPendingNotificationRequests()
    UserNotifications UNUserNotificationCenter removeDeliveredNotifications(withIdentifiers:)
    UserNotifications UNUserNotificationCenter removePendingNotificationRequests(withIdentifiers:)
    UserNotifications UNUserNotificationCenter requestAuthorization(options=:)
    UserNotifications UNUserNotificationCenter requestAuthorization(options=:completionHandler&:)
    UserNotifications UNUserNotificationCenter setNotificationCategories(_:)
    UserNotifications UNUserNotificationCenterDelegate userNotificationCenter(_:didReceive:)
    UserNotifications UNUserNotificationCenterDelegate userNotificationCenter(_:didReceive:withCompletionHandler&:)
    UserNotifications UNUserNotificationCenterDelegate userNotificationCenter(_:willPresent:)
    UserNotifications UNUserNotificationCenterDelegate userNotificationCenter(_:willPresent:withCompletionHandler&:)
    """
}
