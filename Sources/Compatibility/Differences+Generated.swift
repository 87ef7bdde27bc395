// Part of Snapback, under the MIT licence; see LICENSE.

extension Compatibility {
  /// Names, and what their doc comments say about differences from SwiftUI.
  static let differenceTable = """
    AccessibilityFocusState Screen readers follow the keyboard focus, so that it is that of
      the keyboard while one is on. Views that cannot have the keyboard focus never have it.
    AccessoryCircularGaugeStyle The ring has a single color, without a gradient.
    AccessoryLinearGaugeStyle The bar has a single color, without a gradient.
    Animation.interactiveSpring `blendDuration` has no effect: velocity is always preserved.
    Animation.spring `blendDuration` has no effect: velocity is always preserved.
    AnimationContext It has no environment.
    AnyShape `AnimatableData` is `EmptyAnimatableData`.
    AnyTransition.symbolEffect `effect` and `options` have no effect.
    AsyncImage Nothing is loaded over the network, so that the same input gives the same
      pixels. The image is the asset named like the last path component of the URL without its
      extension. If there is none, the phase is `failure`, as without a network.
    AsyncImage.init `scale` and `transaction` have no effect.
    AsyncImage.init `scale` has no effect.
    AttributedString.init(markdown:options:baseURL:) Of Markdown's blocks only headings and
      paragraphs are known.
    AxisMarkPreset All are the same.
    AxisValueLabelCollisionResolution All labels are shown, as with `disabled`.
    CALayer.allowsEdgeAntialiasing No effect: they always are.
    CALayer.contentsScale No effect: contents are drawn at the resolution of the window.
    CALayer.isOpaque No effect.
    CALayer.rasterizationScale No effect: there is none.
    CALayer.shouldRasterize No effect.
    CATransaction.setAnimationDuration No effect outside of a group.
    CATransaction.setAnimationTimingFunction No effect outside of a group.
    CATransaction.setCompletionBlock No effect outside of a group.
    CATransaction.setDisableActions No effect outside of a group.
    CGBlendMode The modes that also change what is outside of the drawing are absent.
    CGContext.draw An image is upright with y downwards, and need not be flipped.
    Canvas.init `opaque`, `colorMode` and `rendersAsynchronously` have no effect. The canvas
      is always composited with alpha, in the frame in which it is drawn.
    Capsule.init The ends are semicircles for both corner styles.
    Chart Marks are not animated.
    Color.gradient The ends of green, gray and yellow are measured; those of other colors are
      derived.
    Color.init `bundle` is ignored, because all assets are in one library.
    Color.init(_:red:green:blue:opacity:) There is no extended range, so components outside of
      0...1 are lost.
    ColorRenderingMode All modes draw the same.
    ColorResource.init `bundle` is ignored, because all assets are in one library.
    Commands There is no menu bar, and no list of shortcuts.
    ConcentricRectangle All corners follow the container at the least distance from its edges,
      and corners are concentric only if all four are.
    ConcentricRectangle.init `isUniform` has no effect, as with true.
    ContentShapeKinds Only `interaction` and `contextMenuPreview` have an effect.
    ContentTransition.symbolEffect `effect` and `options` have no effect.
    ControlSize Bordered buttons have the same metrics for `mini` and `small`, and for `large`
      and `extraLarge`; other controls than buttons, switches and spinners ignore it.
    DataRepresentation The closures must be synchronous.
    DateComponentsFormatter The phrases of `includesTimeRemainingPhrase` and
      `includesApproximationPhrase` are English.
    DrawOffSymbolEffect The symbol fades out, and is not erased along its strokes.
    DrawOnSymbolEffect The symbol fades in, and is not drawn along its strokes.
    EditButton Must be inside a NavigationStack.
    EditMode.transient No list sets this mode by itself; a swipe leaves the mode as it is.
    EnvironmentValues.backgroundMaterial Vibrant styles are translucent black or white, not
      blended.
    EnvironmentValues.horizontalSizeClass Compact if the window is narrower than 600 points.
    EnvironmentValues.scenePhase Always active in previews of views, pictures and recordings.
    EnvironmentValues.undoManager All windows have the same one.
    EnvironmentValues.verticalSizeClass Compact if the window is lower than 600 points.
    FetchDescriptor.propertiesToFetch No effect: they are read when they are used.
    FetchDescriptor.relationshipKeyPathsForPrefetching No effect: they are read when they are
      used.
    FileRepresentation The closures must be synchronous. Files above 512 MiB are not
      transferred.
    FileRepresentation.init `shouldAttemptToOpenInPlace` has no effect, as the file is always
      a copy.
    FileWrapper Files are read at once, up to 512 MiB each, and the attributes of files other
      than their names are not kept. There is no serialized representation.
    FillStyle.isAntialiased It has no effect. Edges always are.
    ForEach.init(sections:content:) A view with a body of its own counts as one view.
    ForEach.init(subviews:content:) A view with a body of its own counts as one view.
    GeometryEffect.ignoredByLayout Geometry readers inside find the positions with the effect.
    Gesture.modifiers A press with Ctrl, the key of `command` and `control`, is that of two
      fingers, which pinch.
    Gesture.onCancelled It has no such modifier; there only `@GestureState` is reset.
    GlassEffectContainer Glass does not merge, so that `spacing` has no effect.
    GraphicsContext.Filter.alphaThreshold `max` has no effect. Pixels of higher opacity are
      drawn as well.
    GraphicsContext.draw `style` has no effect on images.
    Group.init(sections:transform:) A view with a body of its own counts as one view.
    Group.init(subviews:transform:) A view with a body of its own counts as one view.
    HiddenTitleBarWindowStyle It has no borders and no buttons either, as the desktop draws
      all of them or none. The desktop's keys move, resize and close it.
    HierarchicalShapeStyle The levels have 60, 30, 18 and 12 % of the style's opacity, like
      label colors.
    Image Symbols are icons of bootstrap-icons under SF Symbols' names, with few layers.
    Image.Interpolation It has no effect. Scaling is always smooth.
    Image.antialiased It has no effect. Edges are always antialiased.
    Image.init `bundle` is ignored, because all assets are in one library.
    Image.interpolation It has no effect. Scaling is always smooth.
    Image.symbolRenderingMode Signs in frames and weather symbols have two layers; other
      symbols have a single one.
    ImageRenderer Nil while no window is open.
    ImageResource.init `bundle` is ignored, because all assets are in one library.
    Index No effect: all models are in memory.
    InsettableShape.strokeBorder `antialiased` has no effect.
    LocalizedStringKey It is looked up when a text is created, while views are evaluated, and
      not by the environment's `locale`. A plural is that of the first whole number.
    LocalizedStringResource `locale` is ignored; see `LocalizedStringKey`.
    Material In a view under `rotation3DEffect` only the tint is drawn.
    MeasurementFormatter A unit of the region is always one of a fitting size, as with
      `naturalScale`.
    Menu Rows have the same appearance inside custom views.
    MeshGradient Colors are interpolated in sRGB.
    MeshGradient.init(width:height:locations:colors:background:smoothsColors:colorSpace:)
      Colors are interpolated in sRGB.
    NSAttributedString.Key.accessibilitySpeechAnnouncementPriority No effect: the screen
      reader decides.
    NSAttributedString.Key.accessibilitySpeechQueueAnnouncement No effect: the screen reader
      decides.
    NSBatchDeleteRequest The objects are removed from the context, too, with the delete rules
      of their relationships.
    NSItemProvider It carries one value, which is available at once.
    NSLayoutConstraint.shouldBeArchived No effect: there are none.
    NSObject.addObserver Values such as `CGPoint` are no `NSValue` in `change`.
    NSParagraphStyle The style of a text's first paragraph applies to all its paragraphs.
    NSPersistentContainer The store is in memory. It ends with the program.
    NavigationLink.isDetailLink No effect: a link opens in the column that its navigation view
      has for it.
    NavigationSplitView The sidebar never covers the other columns; without a binding for the
      columns' visibility it is hidden in windows narrower than 700 points (two columns) or
      1000 points (three columns).
    NavigationView It is always a single stack, as on a phone, never columns.
    NavigationViewStyle All are a single stack, as on a phone.
    PHPhotoLibrary There is no library, but the files that the user chooses.
    PHPickerFilter The photos are the files that the user chooses. Whether one is a
      screenshot, a panorama or a burst is not known, so there are no filters for these.
    PHPickerViewController Photos are files. There is no dialog in rendered images and
      recordings.
    PageIndexViewStyle.BackgroundDisplayMode.interactive The dots do not react to touches, so
      that they never have one.
    PageTabViewStyle Creates all pages at once.
    PasteButton Only text and URLs are pasted, and the button is enabled while the clipboard
      has none.
    Path.addRoundedRect Corners are not elliptical. The smaller dimension is used for both.
    Path.init(roundedRect:cornerSize:style:) Corners are not elliptical. The smaller dimension
      is used for both.
    PhotosPicker The photos are files. There is no dialog in rendered images and recordings.
    PhotosPicker.init `preferredItemEncoding` has no effect: a photo has the encoding of its
      file.
    PointerStyle Shapes that the desktop's cursor theme lacks are replaced by similar ones.
    PresentationAdaptation `fullScreenCover` is the same as `sheet`.
    PreviewModifier Each preview creates a context of its own.
    ProxyRepresentation Its closures must be synchronous.
    Publisher.first The type of the result is `Publishers.Output` rather than
      `Publishers.First`.
    Publishers.Sequence.receive The elements are copied when a subscriber is attached rather
      than read one by one.
    RoundedRectangle.cornerSize Corners are circular: the radius is the smaller of width and
      height.
    RoundedRectangle.init(cornerSize:style:) Corners are not elliptical. The smaller dimension
      is used for both.
    SFSafariViewController The page is in the browser's window, so its contents and loads are
      not reported.
    SFSafariViewController.Configuration.barCollapsingEnabled No effect: there are no bars
      that collapse.
    SFSafariViewController.Configuration.entersReaderIfAvailable No effect: the browser
      decides.
    Scene.commands Commands are not listed anywhere.
    Schema.Attribute.Option.allowsCloudEncryption No effect: it is not copied.
    Schema.Attribute.Option.externalStorage No effect: it is in the store.
    Schema.Attribute.Option.preserveValueOnDeletion No effect: there is no history.
    Schema.Attribute.Option.spotlight No effect: there is no such search.
    Schema.Attribute.init `hashModifier` has no effect.
    SearchFieldPlacement The bar is below the title of the navigation bar, except on phones in
      iOS 26.
    SensoryFeedback Feedback is never played, as on a Mac without a haptic trackpad.
    Shape.buttonBorder Always that of the automatic shape at regular size, not that of the
      environment.
    Shape.stroke `antialiased` has no effect: edges are always antialiased.
    ShapeView.stroke `antialiased` has no effect: edges are always antialiased.
    ShapeView.strokeBorder `antialiased` has no effect.
    ShareLink Items are shared as text.
    SharePreview The images are not shown.
    SidebarAdaptableTabViewStyle It is a tab bar on every device.
    Slider A press next to the thumb moves the thumb there, as usual on desktops; on iOS it
      has no effect.
    StateObject Each access outside of a body creates a new object, which is not stored.
    String.init `bundle` and `locale` are ignored; see `LocalizedStringKey`.
    SubviewsCollection A view with a body of its own counts as one view.
    SymbolEffect Symbols are single outlines without layers. An effect moves, rotates or fades
      the whole symbol, and `byLayer` is the same as `wholeSymbol`.
    SymbolRenderingMode Other symbols have one layer, in the primary style, and a color of its
      own only in a few of the most frequent symbols.
    TabRole A search field stays in the page, also with a tab for searching.
    Text.Scale Secondary text has 80 % of the size of every font.
    Text.Scale.secondary The factor is the same for all fonts.
    Text.foregroundStyle Only a color can be set, no other style.
    Text.init `bundle` is ignored, because all translations are in one library.
    Text.init(_:format:) The attributes of the formatted value are ignored.
    Text.monospaced Uses the installed monospaced font family.
    TextSelection.init(ranges:) Fields select the characters from the first range to the last
      one.
    TimelineView.Context.Cadence It is always `live`.
    Timer.publish In a view it follows the frames' clock, so `tolerance` and `mode` have no
      effect there, and slow motion slows it.
    ToolbarItemPlacement The placements stand for nine positions: the leading end, the middle
      and the trailing end of the navigation bar, its menu of further actions, its large title
      and both subtitles, the bottom bar, and the bar of text input.
    UIAccessibilityTraits.allowsDirectInteraction No effect.
    UIAccessibilityTraits.causesPageTurn No effect.
    UIAccessibilityTraits.keyboardKey No effect.
    UIAccessibilityTraits.playsSound No effect.
    UIAccessibilityTraits.startsMediaSession No effect.
    UIAccessibilityTraits.summaryElement No effect.
    UIAccessibilityTraits.updatesFrequently No effect.
    UIActivityViewController It is an action sheet. Items that are not strings, URLs or images
      are left out, and an image can be saved only if it was made from data.
    UIAppearance.appearance Only colors, fonts and styles of UIKit's views; methods have no
      effect.
    UIApplication Only the app's single window and its safe area.
    UIApplication.isIdleTimerDisabled No effect: the desktop decides when the screen is turned
      off.
    UIApplicationDelegate `application(_:willFinishLaunchingWithOptions:)`,
      `application(_:didFinishLaunchingWithOptions:)` and `applicationDidBecomeActive(_:)` are
      called. There are no launch options, and a program can end without a call.
    UIBarButtonItem.appearance The type of the result is not `UIBarButtonItem`.
    UIBezierPath Corners are circular.
    UIBezierPath.flatness No effect: they are exact to a part of a pixel.
    UIBezierPath.init(roundedRect:byRoundingCorners:cornerRadii:) Corners are not elliptical.
      The smaller dimension of `cornerRadii` is used.
    UICollectionViewLayoutInvalidationContext.contentSizeAdjustment No effect: the size is
      that of the layout.
    UIColor A color and its light and dark variants, without color spaces. A pattern is drawn
      by the backgrounds of views and layers, and by fills of contexts.
    UIColor.init(named:) It never returns nil. If there is no such color, system gray is
      drawn.
    UIColor.init(named:in:compatibleWith:) `bundle` and `traits` are ignored, because all
      assets are in one library.
    UIDevice Always a phone; its orientation is landscape if the window is wider than tall.
    UIDocumentPickerViewController There is no dialog in rendered images and recordings.
    UIFeedbackGenerator No desktop has haptic hardware, so no generator has an effect.
    UIFieldBehavior There are no vortex, turbulence, electric and magnetic fields.
    UIGestureRecognizer.addObserver Values such as `CGPoint` are no `NSValue` in `change`.
    UIGestureRecognizer.delaysTouchesEnded No effect: they get it at once, as with false.
    UIGestureRecognizer.requiresExclusiveTouchType No effect: all touches have the same type.
    UIImage.init(named:in:compatibleWith:) `bundle` and `traits` are ignored, because all
      assets are in one library.
    UIImage.init(named:in:with:) `bundle` is ignored, because all assets are in one library.
    UIImagePickerController Photos are files, there is no camera, and photos are not cropped:
      the edited image is the whole one. There is no dialog in rendered images and recordings.
    UIImpactFeedbackGenerator No effect: there is no haptic hardware.
    UIKeyCommand.discoverabilityTitle No effect: no list of keys is shown.
    UIKeyCommand.wantsPriorityOverSystemBehavior No effect: it is called for keys that no view
      handles.
    UIKeyModifierFlags.alphaShift No effect.
    UIKeyModifierFlags.numericPad No effect.
    UILabel.adjustsFontForContentSizeCategory No effect: the size does not change.
    UINavigationBar.appearance They have no effect on instances of `UINavigationBar`, and the
      type of the result is not `UINavigationBar`.
    UINavigationBar.isTranslucent No effect: the bar is opaque unless its color is not.
    UINotificationFeedbackGenerator No effect: there is no haptic hardware.
    UIPageControl.appearance They have no effect on instances of `UIPageControl`, and the type
      of the result is not `UIPageControl`.
    UIPageViewController Pages scroll; they do not curl.
    UIPopoverPresentationController.canOverlapSourceViewRect No effect: it does where there is
      no room beside it.
    UIPopoverPresentationController.passthroughViews No effect: no view does.
    UIPresentationController.adaptivePresentationStyle No effect: that of the delegate
      decides.
    UIRefreshControl.attributedTitle The text is drawn without its attributes.
    UIResponder It is no `NSObject`, whose initializers have no isolation on Linux.
    UIResponder.addObserver Values such as `CGPoint` are no `NSValue` in `change`.
    UIResponder.inputView Only those of text fields and text views are shown; keys type all
      the same.
    UISceneDelegate `scene(_:willConnectTo:options:)`, `sceneWillEnterForeground(_:)` and
      `sceneDidBecomeActive(_:)` are called, once each.
    UIScreen The bounds are those of the window's content.
    UIScrollView.canCancelContentTouches If false, no touch of a view inside scrolls, not even
      a quick one.
    UIScrollView.delaysContentTouches No effect: they are always delivered at once, as with
      false.
    UIScrollView.scrollsToTop No effect: there is no status bar.
    UISearchBar.autocapitalizationType No effect: there is none.
    UISearchBar.autocorrectionType No effect: it never is.
    UISearchBar.enablesReturnKeyAutomatically No effect: there is none.
    UISearchBar.isTranslucent No effect.
    UISearchBar.keyboardAppearance No effect: there is none.
    UISearchBar.keyboardType No effect: there is none.
    UISearchBar.returnKeyType No effect: there is none.
    UISearchBar.smartDashesType No effect: they never are.
    UISearchBar.smartInsertDeleteType No effect: they never are.
    UISearchBar.smartQuotesType No effect: they never are.
    UISearchBar.spellCheckingType No effect: it never is.
    UISearchBar.textContentType No effect: text is not completed.
    UISearchController.hidesNavigationBarDuringPresentation Only for the search controller of
      a navigation item.
    UISearchTextField Tokens have no positions of their own, and are not selected. They are at
      the beginning of the text.
    UISegmentedControl.appearance The type of the result is not `UISegmentedControl`.
    UISelectionFeedbackGenerator No effect: there is no haptic hardware.
    UISheetPresentationController A sheet at its large detent does not push the views behind
      it back.
    UISheetPresentationController.prefersEdgeAttachedInCompactHeight No effect: it always is.
    UISnapBehavior A spring of 2.5 Hz; UIKit's is not published.
    UISplitViewController Without a preferred display mode the columns are beside each other;
      the third one if the view is at least 1000 points wide.
    UITabBar.appearance They have no effect on instances of `UITabBar`, and the type of the
      result is not `UITabBar`.
    UITabBar.isTranslucent No effect: the bar is opaque unless its color is not.
    UITabBarController.tabBarMinimizeBehavior The bar keeps its size, as before iOS 26.
    UITabBarItem.appearance The type of the result is not `UITabBarItem`.
    UITableView.sectionHeaderTopPadding None by default.
    UITableViewDataSource.tableView `swift build` needs canEditRowAt for commit, canMoveRowAt
      for moveRowAt.
    UITextChecker Without a dictionary of the language no word counts as misspelled.
    UITextField.autocapitalizationType No effect: there is none.
    UITextField.autocorrectionType No effect: it never is.
    UITextField.caretRect Of a text that has been scrolled, its place without scrolling.
    UITextField.enablesReturnKeyAutomatically No effect: there is none.
    UITextField.firstRect Of a text that has been scrolled, its place without scrolling.
    UITextField.keyboardAppearance No effect: there is none.
    UITextField.keyboardType No effect: there is none.
    UITextField.returnKeyType No effect: there is none.
    UITextField.smartDashesType No effect: they never are.
    UITextField.smartInsertDeleteType No effect: they never are.
    UITextField.smartQuotesType No effect: they never are.
    UITextField.spellCheckingType No effect: it never is.
    UITextField.textContentType No effect: text is not completed.
    UITextView An edited text has one font and one color, and scrolls on its own, without
      `contentOffset`.
    UITextView.autocapitalizationType No effect: there is none.
    UITextView.autocorrectionType No effect: it never is.
    UITextView.caretRect Of a text that has been scrolled, its place without scrolling.
    UITextView.enablesReturnKeyAutomatically No effect: there is none.
    UITextView.firstRect Of a text that has been scrolled, its place without scrolling.
    UITextView.keyboardAppearance No effect: there is none.
    UITextView.keyboardType No effect: there is none.
    UITextView.returnKeyType No effect: there is none.
    UITextView.smartDashesType No effect: they never are.
    UITextView.smartInsertDeleteType No effect: they never are.
    UITextView.smartQuotesType No effect: they never are.
    UITextView.spellCheckingType No effect: it never is.
    UITextView.textContentType No effect: text is not completed.
    UIToolbar.isTranslucent No effect: the bar is opaque unless its color is not.
    UITraitCollection.current It cannot be set.
    UIView.AnimationOptions.preferredFramesPerSecond30 No effect: frames follow the display.
    UIView.AnimationOptions.preferredFramesPerSecond60 No effect: frames follow the display.
    UIView.animate An animation of a type of the program's own has no state.
    UIView.constraintsAffectingLayout Without those of the library, such as of frames and
      sizes of contents.
    UIView.contentScaleFactor No effect: contents are drawn at the resolution of the window.
    UIView.exerciseAmbiguityInLayout The change is not random, but 40 points to and fro.
    UIView.isOpaque No effect: the renderer determines it itself.
    UIViewController.preferredContentSize Only sheets and the program's own containers use it.
    UIViewController.preferredStatusBarStyle No effect: there is none.
    UIViewController.prefersHomeIndicatorAutoHidden No effect: there is none.
    UIViewController.prefersStatusBarHidden No effect: there is none.
    UIViewController.setNeedsUpdateOfSupportedInterfaceOrientations No effect: the window can
      have any.
    UIViewController.shouldAutorotate No effect: the window can have any.
    UIViewController.supportedInterfaceOrientations No effect: the window can have any.
    UIViewPropertyAnimator.addObserver Values such as `CGPoint` are no `NSValue` in `change`.
    UIViewPropertyAnimator.isInterruptible No effect: it always can be.
    UIWindow A visible window needs no reference to be kept.
    UNMutableNotificationContent.badge No effect: desktops have no badges.
    UNMutableNotificationContent.threadIdentifier No effect.
    UNNotificationAction.options No effect: the desktop shows all buttons alike.
    UNNotificationCategory.intentIdentifiers No effect.
    UNNotificationContent.badge No effect: desktops have no badges.
    UNNotificationContent.threadIdentifier No effect.
    UNUserNotificationCenter The desktop asks the user nothing, so that authorization is
      granted if its notification service is there. Pending notifications end with the
      program.
    UTType Only the types listed here, and those that the program declares by
      `init(exportedAs:)` and `init(importedAs:)`; other programs declare none.
    UndoManager Keys do not undo; use `keyboardShortcut("z")` on a button.
    UnitPoint Leading is always left; there is no right-to-left layout.
    VariableColorSymbolEffect It is the same as `pulse`, because symbols have no variable
      layers.
    View.actionSheet Always at the bottom edge, even in a wide window.
    View.alert The background is opaque.
    View.autocapitalization No effect: there is no on-screen keyboard.
    View.autocorrectionDisabled No effect: text is never corrected automatically.
    View.chartScrollableAxes With both axes, charts scroll along the horizontal one.
    View.clipped `antialiased` has no effect: edges are always antialiased.
    View.confirmationDialog Always at the bottom edge; a title of `automatic` visibility is
      hidden.
    View.contentShape `eoFill` has no effect: the non-zero rule always applies.
    View.contextMenu There is no menu beside the rows.
    View.cornerRadius `antialiased` has no effect.
    View.defersSystemGestures No effect: there are no system gestures within a window.
    View.disableAutocorrection No effect: text is never corrected automatically.
    View.draggable The drag stays within the window; other applications do not receive it.
    View.drawingGroup The same as `compositingGroup()`; `opaque` and `colorMode` have no
      effect.
    View.dropDestination `items` has exactly one element, unless another program has dropped
      several.
    View.fileImporter The dialog is that of the desktop portal. There is none in rendered
      images and recordings.
    View.findNavigator Nothing is replaced, and case and accents never matter.
    View.foregroundStyle Symbols with a single layer use the first of several styles.
    View.geometryGroup Returns the view unchanged. New views inside a moving view always move
      with it; the frame of each existing one follows the animation of its own change.
    View.glassEffect Glass neither refracts nor merges with other glass.
    View.glassEffectID Glass is not drawn out of other glass in its container.
    View.glassEffectUnion No effect: glass does not merge with other glass.
    View.headerProminence A change after a section has appeared has no effect on it.
    View.hoverEffect The appearance of the highlight and lift effects is approximate.
    View.ignoresSafeArea Safe areas are computed from layout positions; offsets and transforms
      are ignored.
    View.keyboardType No effect: there is no on-screen keyboard.
    View.matchedTransitionSource The configuration has no effect.
    View.navigationBarBackButtonHidden The swipe from the leading edge still goes back.
    View.navigationTitle With a binding, the user cannot rename the page.
    View.navigationTransition It has no effect in sheets and covers, and a pinch does not
      leave the page.
    View.onDrag The drag stays within the window; other applications do not receive it.
    View.onDrop Accepts files and texts of other programs; what is dragged within the window
      is one value at a time.
    View.onGeometryChange Geometry is that of the layout, without running animations.
    View.onOpenURL No other program can open such a URL. The action receives those that the
      program opens itself, by a link or by `openURL`.
    View.onPreferenceChange Also called once initially, with the first value.
    View.onReceive A publisher that is created in a body is subscribed to once; later ones are
      ignored.
    View.photosPicker The dialog does not limit their number; the first `maxSelectionCount`
      are taken. 0 and nil mean no limit. Earlier selected ones are replaced.
    View.photosPicker `preferredItemEncoding` has no effect: a photo has the encoding of its
      file.
    View.popover The background is not blurred; vertically compact environments have no
      effect.
    View.presentationCompactAdaptation `verticalAdaptation` is ignored.
    View.presentationSizing Sheets have the size of a window of compact width, a phone's,
      where the setting has no effect.
    View.refreshable The progress indicator shows all of its spokes from the start.
    View.safeAreaBar What is scrolled under the bar is not faded.
    View.scrollDismissesKeyboard No effect: there is no on-screen keyboard.
    View.scrollEdgeEffectHidden No effect: nothing is faded.
    View.scrollEdgeEffectStyle No effect: bars have a background, and nothing is faded.
    View.scrollPosition Updated with the nearest target while the user is scrolling.
    View.sensoryFeedback No effect: there is no haptic hardware.
    View.submitLabel No effect: there is no on-screen keyboard.
    View.swipeActions A tap that closes the row also presses a button in a row without such
      buttons.
    View.symbolEffect Animates the whole view it is applied to: symbols have a single layer.
    View.symbolRenderingMode Signs in frames and weather symbols have two layers; other
      symbols have a single one.
    View.tabItem Must be written directly in the TabView; it is not found inside custom views.
    View.textContentType No effect: text is never completed automatically.
    View.textInputAutocapitalization No effect: there is no on-screen keyboard.
    View.textSelection A press selects a text as a whole; the menu only copies it.
    View.tint Controls of one color, such as switches and sliders, keep the color that was set
      around them, unless the style is a color.
    View.toolbarBackground Always visible, even before content is scrolled under the bar.
    View.visualEffect State changes in the effect are not animated; changes of the view's
      geometry are tracked.
    VisualEffect.blur `opaque` has no effect.
    WheelPickerStyle The wheel has no perspective: rows become lower towards its edges, but
      not narrower.
    withTransaction On another thread than the main one the closure runs, but its changes,
      which reach the views later, have no transaction and are not animated.
    """
}
