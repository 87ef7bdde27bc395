// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The stage, the controls of its screen, and the timeline. A framed stage that stands for no device
/// has at most the size of a phone, any other the whole area.
struct StageArea: View {
  let model: GalleryModel
  let isFramed: Bool
  /// Whether the controls of the screen are shown.
  var offersScreen = true
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 0) {
      if let files = model.files { CompileProgressBar(files: files) }
      stage
        .overlay(alignment: .bottom) { RecordingCard(model: model) }
        .overlay(alignment: .bottom) {
          if let files = model.files { FailureList(files: files) }
        }
      if offersScreen {
        ScreenBar(model: model)
          // Its menus and tooltips extend over the stage.
          .zIndex(1)
      }
      bottomBar
    }
  }

  /// One of the bars of the same height below the stage, which cover nothing.
  @ViewBuilder private var bottomBar: some View {
    if let recording = model.shownRecording {
      RecordingBar(model: model, recording: recording)
        .frame(maxWidth: 560)
        .padding(.horizontal, isFramed ? 24 : 12)
        // Its tooltips extend over the stage.
        .zIndex(1)
    } else if let notice = model.notice {
      NoticeBar(model: model, notice: notice)
        .padding(.horizontal, isFramed ? 24 : 12)
    } else if isFramed || model.record.isPast || model.recorder.isRunning {
      Timeline(model: model)
        .frame(maxWidth: 624)
        .padding(.horizontal, isFramed ? 24 : 12)
    }
  }

  private var stage: some View {
    GeometryReader { area in
      if !model.variants.kinds.isEmpty {
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

  /// Scales the content down if the stage is shorter than 600 or narrower than 320 points, so that it
  /// is not cut off.
  private func contentScale(_ size: CGSize) -> CGFloat {
    let fraction = min(size.height / 600, isFramed ? 1 : size.width / 320)
    return min(max(fraction, 0.25), 1)
  }
}

/// The stage's hierarchy with the touches over it.
struct StageContent: View {
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
