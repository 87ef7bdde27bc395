// Part of Snapback, under the MIT licence; see LICENSE.

import Combine
package import Drawing
package import Foundation
import Gestures
import Motion
@_spi(ViewTree) package import ViewCore

/// Lays out and draws a text.
package final class TextElement: PaintedElement {
  private var text = StyledText() {
    didSet { (cachedText, readLayout) = (nil, nil) }
  }
  /// The prepared text, and the scale of the host for which it was prepared.
  private var cachedText: (scale: CGFloat, text: any PreparedText)?
  private var transition = ContentTransition.identity
  private var change: TextChange?
  /// The distance between baselines that the font requires beyond the line height, in points.
  var leading: CGFloat = 0
  /// Whether shapes are drawn instead of the lines.
  var isRedacted = false {
    didSet { if isRedacted != oldValue { host.needsDisplay = true } }
  }
  /// The values for a text renderer, by run; nil unless an enclosing view has one.
  private var customAttributes: [CustomTextAttributes]?
  /// The layout as a text renderer reads it, for a width and a paint.
  private var readLayout: (size: CGSize, paint: Paint, layout: Text.Layout)?
  private var links: [TextLink] = []
  private var linkGesture: GestureElement?
  private var openURL = OpenURLAction()
  private var selection: TextSelectionSession?
  /// The color behind the text while it is selected.
  private var selectionColor = ResolvedColor.clear
  private var selectionGesture: GestureElement?
  /// Updates a text that depends on the current date when it changes.
  private var timer: AnyCancellable?

  override init(_ node: Node) {
    super.init(node)
    host.registerGuide(VerticalAlignment.firstTextBaseline.key)
    host.registerGuide(VerticalAlignment.lastTextBaseline.key)
    host.registerGuide(VerticalAlignment.firstTextLineCenter.key)
  }

  /// The characters of the text.
  package var string: String { text.string }

  /// The text for assistive technologies.
  package var spokenText: String { isRedacted ? "" : text.string }

  public override var preferredSpacing: ViewSpacing {
    ViewSpacing(SpacingBoundary(text: TextSpacing(text, leading: leading, scale: host.scale)))
  }

  public override func explicitGuide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat?
  {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: metrics(in: dimensions.size).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: metrics(in: dimensions.size).lastBaseline
    case VerticalAlignment.firstTextLineCenter.key:
      metrics(in: dimensions.size).firstBaseline - text.firstCapHeight / 2
    case HorizontalAlignment.listRowSeparatorLeading.key: 0
    default: nil
    }
  }

  /// Sets the text. In an animated pass the change is animated by `transition`.
  func setText(_ text: StyledText, _ transition: ContentTransition, _ pass: UpdatePass) {
    let old = (text: self.text, transition: self.transition)
    self.transition = transition
    guard text != old.text else { return }
    let shown = isPlaced ? fragments : []
    self.text = text
    var running = change
    change = nil
    // Its effect on the layout is known only after the next layout pass.
    setNeedsLayoutIfSizeDiffers()
    let style = transition.change(
      from: old.transition, reducesMotion: pass.reducesMotion,
      isSameString: old.text.string == text.string)
    guard !shown.isEmpty, pass.animationChange.animation != nil, let style else {
      running?.cancel()
      return
    }
    var change = TextChange(from: shown, interrupting: running, to: targetLayout, style)
    guard change.start(pass) else { return change.cancel() }
    host.addAnimating(self)
    self.change = change
  }

  /// Updates the view at a date; nil for never.
  func updateView(at date: Date?) {
    timer = date.map { date in
      host.timers.run(at: host.timers.time(of: date)) { [weak self] _ in
        guard let self, !isDismantled else { return }
        node.invalidate()
      }
    }
  }

  // MARK: Text renderers

  /// Sets the values for a text renderer; nil unless an enclosing view has one.
  func setCustomAttributes(_ attributes: [CustomTextAttributes]?) {
    guard attributes != customAttributes else { return }
    if (attributes == nil) != (customAttributes == nil) { setNeedsLayout() }
    customAttributes = attributes
    readLayout = nil
    host.needsDisplay = true
  }

  /// Draws the text by a renderer, in a coordinate space with the layout's origin.
  private func draw(
    _ layout: TextLayout, by renderer: any TextDrawing, _ attributes: [CustomTextAttributes],
    _ paint: Paint, _ builder: inout DisplayListBuilder
  ) {
    let read: Text.Layout
    if let readLayout, readLayout.size == size, readLayout.paint == paint {
      read = readLayout.layout
    } else {
      let lines = preparedText.caretLines(width: Double(size.width))
      var reader = TextLayoutReader(layout, lines, text, attributes, paint)
      read = reader.read()
      readLayout = (size, paint, read)
    }
    let padding = renderer.padding
    let bounds = CGRect(
      x: -padding.leading, y: -padding.top,
      width: layout.size.width + padding.leading + padding.trailing,
      height: layout.size.height + padding.top + padding.bottom)
    builder.withoutCulling(bounds: bounds) { renderer.draw(read, node.environment, &$0) }
  }

  // MARK: Links

  var hasLinks: Bool { !links.isEmpty }

  /// Sets the links, and the action that opens them.
  func setLinks(_ links: [TextLink], _ openURL: OpenURLAction) {
    self.openURL = openURL
    guard links != self.links else { return }
    self.links = links
    guard linkGesture == nil else { return }
    let area = TextPointerArea(node, .link) { [weak self] in self?.link(at: $0) != nil }
    let gesture = SpatialTapGesture().onEnded { [weak self] tap in
      guard let self, let url = link(at: tap.location) else { return }
      self.openURL(url)
    }
    let element = TypedGestureElement(gesture, area, node)
    adopt([element])
    linkGesture = element
    setNeedsLayout()
  }

  public override var children: [Element] {
    linkGesture == nil && selectionGesture == nil
      ? [] : [linkGesture, selectionGesture].compactMap { $0 }
  }

  public override func arrange(in size: CGSize, _ pass: UpdatePass) {
    linkGesture?.place(CGRect(origin: .zero, size: size), pass)
    selectionGesture?.place(CGRect(origin: .zero, size: size), pass)
  }

  // MARK: Selection

  var canBeSelected: Bool { selection != nil }

  /// Sets the session by which a press selects the text; nil if none does.
  func setSelection(_ session: TextSelectionSession?, _ color: ResolvedColor) {
    selection = session
    selectionColor = color
    guard session != nil, selectionGesture == nil else { return }
    let area = TextPointerArea(node, .text) { [weak self] point in
      guard let self, selection != nil, !text.string.isEmpty, !isInButton else { return false }
      return containsInBounds(point)
    }
    let gesture = LongPressGesture(minimumDuration: 0.5).onEnded { [weak self] _ in
      guard let self else { return }
      selection?.select(self)
    }
    let element = TypedGestureElement(gesture, area, node)
    adopt([element])
    selectionGesture = element
    setNeedsLayout()
  }

  /// Draws the highlight of a selected text, in a coordinate space with the layout's origin.
  private func drawHighlight(_ layout: TextLayout, _ builder: inout DisplayListBuilder) {
    let lines = preparedText.caretLines(width: Double(size.width)).prefix(layout.lineCount)
    for line in lines {
      let (left, right) = (line.offsets.min() ?? 0, line.offsets.max() ?? 0)
      builder.fill(
        RoundedRect(
          CGRect(x: left, y: line.top, width: right - left, height: line.height)),
        .color(selectionColor))
    }
  }

  /// Returns the URL of the link at a point; nil if there is none.
  private func link(at point: CGPoint) -> URL? {
    guard !links.isEmpty else { return nil }
    let layout = placedLayout
    let size = presentedSize
    let origin = CGPoint(
      x: (size.width - layout.size.width) / 2, y: (size.height - layout.size.height) / 2)
    let (x, y) = (Double(point.x - origin.x), Double(point.y - origin.y))
    let lines = preparedText.caretLines(width: Double(self.size.width))
    guard
      let line = lines.prefix(layout.lineCount).first(where: {
        $0.top <= y && y < $0.top + $0.height
      }),
      let position = line.offsets.indices.dropLast().first(where: { index in
        let (a, b) = (line.offsets[index], line.trailings[index])
        return min(a, b) <= x && x < max(a, b)
      })
    else { return nil }
    let character = line.characters.lowerBound + position
    return links.first { $0.range.contains(character) }?.url
  }

  /// The presented fragments, relative to the center of the text.
  private var fragments: [TextFragment] {
    change?.fragments ?? TextFragment.all(of: layout(in: size))
  }

  /// The layout in the size that the text takes for its last proposal.
  private var targetLayout: TextLayout { layout(in: measure(proposal)) }

  /// The layout in the size of the last placement.
  private var placedLayout: TextLayout { layout(in: size) }

  /// The text, whose size is rounded up to the pixels of the host.
  private var preparedText: any PreparedText {
    if let cachedText, cachedText.scale == host.scale { return cachedText.text }
    var aligned = text
    aligned.pixelLength = 1 / Double(host.scale)
    let prepared = host.resources.text.prepared(aligned)
    cachedText = (host.scale, prepared)
    return prepared
  }

  private func layout(in size: CGSize) -> TextLayout {
    preparedText.layout(width: Double(size.width), height: Double(size.height))
  }

  private func metrics(in size: CGSize) -> TextMetrics {
    preparedText.metrics(width: Double(size.width), height: Double(size.height))
  }

  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard customAttributes != nil, let renderer = enclosingTextDrawing else {
      return textSize(proposal)
    }
    let proxy = TextProxy { proposal in MainActor.unsafelyAssumed { self.textSize(proposal) } }
    return proposal.usableSize(renderer.sizeThatFits(proposal, proxy))
  }

  private func textSize(_ proposal: ProposedViewSize) -> CGSize {
    if text.string.isEmpty { return CGSize(width: 0, height: text.emptyHeight(scale: host.scale)) }
    return preparedText.metrics(
      width: proposal.width.map { Double($0) }, height: proposal.height.map { Double($0) }
    ).size
  }

  /// A line that fits across has the same height under each proposal, as the first line stays.
  public override func lengthRange(along axis: Axis, across: CGFloat?) -> ClosedRange<CGFloat>? {
    guard axis == .vertical, keepsIdealLength(along: axis, across: across) else { return nil }
    if !text.string.isEmpty {
      let ideal = preparedText.metrics(width: nil, height: nil)
      let isLine = ideal.firstBaseline == ideal.lastBaseline
      guard isLine, ideal.size.width <= across ?? .infinity else { return nil }
    }
    let height = size(ProposedViewSize(width: across, height: nil)).height
    return height...height
  }

  public override func keepsIdealLength(along axis: Axis, across: CGFloat?) -> Bool {
    guard customAttributes == nil, text.minimumScale >= 1 else { return false }
    if axis == .vertical || text.string.isEmpty { return true }
    // An ellipsis in the middle of a text leaves more of it in a larger width.
    guard text.lineLimit == nil || text.truncation == .tail else { return false }
    let ideal = preparedText.metrics(width: nil, height: nil)
    return ideal.firstBaseline == ideal.lastBaseline || ideal.size.height <= across ?? .infinity
  }

  public override func draw(_ builder: inout DisplayListBuilder) {
    drawWithShadows(in: CGRect(origin: .zero, size: presentedSize), &builder) { drawText(&$0) }
  }

  private func drawText(_ builder: inout DisplayListBuilder) {
    let size = presentedSize
    let outer = builder.transform
    defer { builder.transform = outer }
    let renderer = customAttributes == nil || isRedacted ? nil : enclosingTextDrawing
    if let change, !isRedacted, renderer == nil {
      let rect = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      builder.move(by: CGPoint(x: size.width / 2, y: size.height / 2))
      let paint = paint(in: rect)
      for fragment in change.fragments { fragment.draw(paint, &builder) }
      return
    }
    let layout = placedLayout
    // While its frame animates to another size, the text stays centered.
    let origin = CGPoint(
      x: (size.width - layout.size.width) / 2, y: (size.height - layout.size.height) / 2)
    builder.move(by: origin)
    let paint = paint(in: CGRect(origin: .zero, size: layout.size))
    if let selection, selection.selected === self { drawHighlight(layout, &builder) }
    if isRedacted {
      let lines = preparedText.caretLines(width: Double(self.size.width))
      return builder.drawPlaceholders(for: Array(lines.prefix(layout.lineCount)), paint)
    }
    if let renderer, let customAttributes {
      return draw(layout, by: renderer, customAttributes, paint, &builder)
    }
    for piece in layout.pieces { piece.draw(piece.color.map { .color($0) } ?? paint, &builder) }
  }

  public override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    if linkGesture?.hit(point, &path) == true { return true }
    if selectionGesture?.hit(point, &path) == true { return true }
    return containsInBounds(point)
  }

  public override func sampleOwnValues(at time: Double) -> Bool {
    let fills = super.sampleOwnValues(at: time)
    if change?.sample(at: time) == true { return true }
    change = nil
    return fills
  }

  public override func dismantle() {
    timer = nil
    change?.cancel()
    super.dismantle()
  }
}

extension TextLayout.Piece {
  package func draw(_ paint: Paint, _ builder: inout DisplayListBuilder) {
    switch content {
    case .glyphs(let run): builder.draw(run, paint)
    case .sprite(let sprite, let rect):
      builder.fill(RoundedRect(rect), .image(SpritePaint(sprite, in: rect)))
    case .rule(let rect): builder.fill(RoundedRect(rect), paint)
    case .symbol(let symbol, let origin, let size):
      builder.draw(symbol, at: origin, scale: CGSize(width: size, height: size), paint)
    }
  }
}

extension Text: LeafView {
  package func makeElement(_ node: Node) -> TextElement { TextElement(node) }

  package func update(_ element: TextElement, _ pass: UpdatePass) {
    let environment = element.node.environment
    let values = EnvironmentValues(environment)
    let inherited = values.textAppearance
    let (text, color) = styled(values, inherited)
    let style: any ShapeStyle = color ?? ForegroundStyle()
    let font = appearance.font ?? inherited.font ?? .body
    element.leading = font.leading(at: values.dynamicTypeSize)
    element.setStyle(style._resolve(_StyleContext(environment)), pass)
    element.isRedacted = values.isRedacted
    element.setText(text, values.contentTransition, pass)
    element.setCustomAttributes(values.hasTextRenderer ? customAttributes(values) : nil)
    if hasDates {
      let host = element.node.host
      host.calendarSource.recordRead()
      element.updateView(at: nextChange(after: host.timers.date))
    } else {
      element.updateView(at: nil)
    }
    if hasLinks || element.hasLinks { element.setLinks(links(values), values.openURL) }
    let selection = element.isRedacted ? nil : values.textSelection
    if selection != nil || element.canBeSelected {
      element.setSelection(selection, values.effectiveTint.resolve(values).faded(to: 0.2))
    }
  }
}
