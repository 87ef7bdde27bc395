// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The stage, the controls of its screen, and the timeline. A framed stage that stands for no device
/// has at most the size of a phone, any other the whole area.
struct StageArea: View {
  let model: GalleryModel
  let isFramed: Bool
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 0) {
      if let files = model.files { CompileProgressBar(files: files) }
      stage
        .overlay(alignment: .top) { RecordingNote(model: model) }
        .overlay(alignment: .bottom) { RecordingCard(model: model) }
        .overlay(alignment: .bottom) {
          if let files = model.files { FailureList(files: files) }
        }
      if isFramed, model.files != nil {
        ScreenBar(model: model)
          // Its menus and tooltips extend over the stage.
          .zIndex(1)
      }
      if let recording = model.shownRecording {
        RecordingBar(model: model, recording: recording)
          .frame(maxWidth: 560)
          .padding(.horizontal, isFramed ? 24 : 12)
          // Its tooltips extend over the stage.
          .zIndex(1)
      } else if isFramed || model.record.isPast {
        Timeline(model: model)
          .frame(maxWidth: 624)
          .padding(.horizontal, 24)
      }
    }
  }

  private var stage: some View {
    GeometryReader { area in
      if model.variants.kind != nil {
        VariantStages(model: model, area: area.size)
      } else if let size = model.screen.size {
        ScreenStage(model: model, screen: size, area: area.size)
      } else {
        flexibleStage(area.size)
      }
    }
  }

  private func flexibleStage(_ area: CGSize) -> some View {
    let size = stageSize(in: area)
    return ZStack {
      if isFramed {
        RoundedRectangle(cornerRadius: 32, style: .continuous)
          .fill(palette.card)
          .shadow(color: .black.opacity(palette.isDark ? 0.5 : 0.16), radius: 24, y: 12)
          .shadow(color: .black.opacity(palette.isDark ? 0.4 : 0.08), radius: 2, y: 1)
          .frame(width: size.width, height: size.height)
      }
      StageContent(model: model)
        .frame(width: size.width / contentScale(size), height: size.height / contentScale(size))
        .scaleEffect(contentScale(size))
        .frame(width: size.width, height: size.height)
        .clipShape(
          RoundedRectangle(cornerRadius: isFramed ? 32 : 0, style: .continuous)
        )
      if isFramed, palette.isDark {
        RoundedRectangle(cornerRadius: 32, style: .continuous)
          .stroke(palette.line, lineWidth: 1)
          .frame(width: size.width, height: size.height)
          .allowsHitTesting(false)
      }
    }
    .frame(width: area.width, height: area.height)
  }

  private func stageSize(in area: CGSize) -> CGSize {
    guard isFramed else { return area }
    let height = min(max(area.height - 32, 0), 844)
    let phone = 390 * contentScale(CGSize(width: 0, height: height))
    return CGSize(width: min(max(area.width - 48, 0), phone), height: height)
      .evened(in: area)
  }

  /// Scales the content down if the stage is lower than 600 or narrower than 320 points, so that it
  /// is not cut off.
  private func contentScale(_ size: CGSize) -> CGFloat {
    let fraction = min(size.height / 600, isFramed ? 1 : size.width / 320)
    return min(max(fraction, 0.25), 1)
  }
}

/// The stage's hierarchy with the touches over it.
private struct StageContent: View {
  let model: GalleryModel

  var body: some View {
    ZStack {
      SceneStage(model.stage)
      if model.layout.showsOverlays, model.isOn(.touches) {
        TouchOverlay(record: model.record)
      }
      if model.layout.showsOverlays, model.isOn(.ghosts), !model.releases.pinned.isEmpty {
        ReleaseGhosts(record: model.record, table: model.releases)
      }
      if model.panels.isVisible(.inspect) || model.inspector.hovered != nil
        || model.inspector.highlightedName != nil
      {
        InspectorOverlay(inspector: model.inspector)
      }
    }
  }
}

/// The item and its variants side by side, each as large as fits.
private struct VariantStages: View {
  let model: GalleryModel
  let area: CGSize

  var body: some View {
    let screen = model.screen
    // The devices stand on one line, so that their captions are in one.
    HStack(alignment: .bottom, spacing: 0) {
      VariantColumn(
        title: model.variants.mainTitle(screen, model.stage.host), device: screen.device,
        isLandscape: screen.isLandscape, overlay: screen.overlay, screenSize: screenSize,
        area: columnSize
      ) {
        StageContent(model: model)
      }
      ForEach(model.variants.items) { variant in
        VariantColumn(
          title: variant.title, device: variant.device ?? screen.device,
          isLandscape: screen.isLandscape, overlay: variant.overlay,
          screenSize: variant.device?.screen.size(isLandscape: screen.isLandscape) ?? screenSize,
          area: columnSize
        ) {
          SceneStage(variant.session)
        }
      }
    }
    .frame(width: area.width, height: area.height)
  }

  /// The size of the item's screen; a stage without one has that of a phone.
  private var screenSize: CGSize { model.screen.size ?? CGSize(width: 390, height: 700) }

  private var columnSize: CGSize {
    CGSize(width: area.width / CGFloat(model.variants.items.count + 1), height: area.height)
  }
}

/// A stage with its caption.
private struct VariantColumn<Stage: View>: View {
  let title: String
  let device: Device?
  let isLandscape: Bool
  let overlay: SystemOverlayState?
  /// The sizes of the screen and of the column, in points.
  let screenSize: CGSize
  let area: CGSize
  @ViewBuilder let stage: Stage
  @Environment(\.palette) private var palette

  var body: some View {
    let border = device == nil ? 0 : DeviceFrame<EmptyView>.border
    let outer = CGSize(width: screenSize.width + 2 * border, height: screenSize.height + 2 * border)
    let scale = min(
      max(min((area.width - 24) / outer.width, (area.height - 64) / outer.height), 0.05), 1)
    VStack(spacing: 10) {
      ZStack {
        if let device {
          DeviceFrame(screen: device.screen, isLandscape: isLandscape, overlay: overlay) { stage }
        } else {
          stage
            .overlay {
              Rectangle().strokeBorder(palette.line, lineWidth: 1).allowsHitTesting(false)
            }
        }
      }
      .frame(width: outer.width, height: outer.height)
      .scaleEffect(scale)
      .frame(width: outer.width * scale, height: outer.height * scale)
      Text(localized: title)
        .font(.system(size: 12, weight: .medium))
        .foregroundStyle(palette.secondaryText)
        .lineLimit(1)
    }
    .frame(width: area.width)
  }
}

/// A stage with the size of a screen: a device, or a size that a preview requests. It is scaled to
/// fit, or scrolls.
private struct ScreenStage: View {
  let model: GalleryModel
  /// The sizes of the screen and of the area, in points.
  let screen: CGSize
  let area: CGSize
  @Environment(\.palette) private var palette

  var body: some View {
    let scale = scale
    let size = CGSize(width: outer.width * scale, height: outer.height * scale)
    let isLarger = size.width > area.width || size.height > area.height
    if isLarger {
      ScrollView([.horizontal, .vertical]) {
        device(scale, size)
          .frame(
            width: max(size.width + 2 * Self.margin, area.width),
            height: max(size.height + 2 * Self.margin, area.height))
      }
      .defaultScrollAnchor(.center)
    } else {
      device(scale, size)
        .frame(width: area.width, height: area.height)
    }
  }

  private static let margin: CGFloat = 12

  private func device(_ scale: CGFloat, _ size: CGSize) -> some View {
    framed
      .frame(width: outer.width, height: outer.height)
      .scaleEffect(scale)
      .frame(width: size.width, height: size.height)
  }

  @ViewBuilder private var framed: some View {
    if let device = model.screen.device {
      DeviceFrame(
        screen: device.screen, isLandscape: model.screen.isLandscape, overlay: model.screen.overlay
      ) {
        StageContent(model: model)
      }
      .background {
        RoundedRectangle(
          cornerRadius: device.screen.cornerRadius + DeviceFrame<EmptyView>.border,
          style: .continuous
        )
        .fill(.black)
        .shadow(color: .black.opacity(palette.isDark ? 0.5 : 0.22), radius: 24, y: 12)
      }
    } else {
      StageContent(model: model)
        .frame(width: screen.width, height: screen.height)
        .overlay { Rectangle().strokeBorder(palette.line, lineWidth: 1).allowsHitTesting(false) }
        .background {
          Rectangle().fill(palette.card)
            .shadow(color: .black.opacity(palette.isDark ? 0.5 : 0.16), radius: 16, y: 8)
        }
    }
  }

  /// The size with the device's case.
  private var outer: CGSize {
    let border = model.screen.device == nil ? 0 : DeviceFrame<EmptyView>.border
    return CGSize(width: screen.width + 2 * border, height: screen.height + 2 * border)
  }

  private var scale: CGFloat {
    guard model.screen.zoom == .fit else { return model.screen.zoom.rawValue }
    let margin = 2 * Self.margin
    let fit = min((area.width - margin) / outer.width, (area.height - margin) / outer.height)
    return min(max(fit, 0.05), 1)
  }
}

extension CGSize {
  /// The size rounded to whole points of the same parity as the area's, so that it is centered on
  /// whole points.
  fileprivate func evened(in area: CGSize) -> CGSize {
    func even(_ length: CGFloat, _ whole: CGFloat) -> CGFloat {
      let margin = (whole - length).rounded()
      return whole - (margin + margin.truncatingRemainder(dividingBy: 2))
    }
    return CGSize(width: even(width, area.width), height: even(height, area.height))
  }
}
