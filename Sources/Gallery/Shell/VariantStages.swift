// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The item and its variants side by side, at one scale, so that their sizes can be compared. Stages that
/// differ in the last kind of variants only are in a row. Where they would be too small to read, they
/// scroll.
struct VariantStages: View {
  let model: GalleryModel
  /// In points.
  let area: CGSize

  var body: some View {
    let scale = scale
    let size = CGSize(
      width: columns.reduce(0) { $0 + $1.width } * scale + Self.margin * CGFloat(columns.count),
      height: CGFloat(rowCount) * (tallest * scale + caption))
    if size.width > area.width || size.height > area.height {
      ScrollView([.horizontal, .vertical]) {
        rows(scale)
          .frame(width: max(size.width, area.width), height: max(size.height, area.height))
      }
    } else {
      rows(scale)
        .frame(width: area.width, height: area.height)
    }
  }

  /// The space beside a stage, in points.
  private static let margin: CGFloat = 24
  /// The height of a caption and the space around it, in points.
  private var caption: CGFloat { captionHeight + VariantCaption.spacing + VariantCaption.margin }
  /// The height of a caption with a line for each kind of variants, and one more for a long name of a
  /// device, in points.
  private var captionHeight: CGFloat {
    let kinds = model.variants.kinds
    return VariantCaption.line * CGFloat(max(2, kinds.count + (kinds.contains(.devices) ? 1 : 0)))
  }
  /// Texts are hard to read below this scale.
  private static let smallestScale: CGFloat = 0.3

  private func rows(_ scale: CGFloat) -> some View {
    let count = model.variants.columnCount
    return VStack(spacing: VariantCaption.margin) {
      ForEach(0..<rowCount, id: \.self) { row in
        // The devices stand on one line, so that their captions are in one.
        HStack(alignment: .bottom, spacing: Self.margin) {
          ForEach(row * count..<(row + 1) * count, id: \.self) { number in
            column(number, scale)
          }
        }
      }
    }
  }

  /// A stage, by its number: 0 for the main one.
  private func column(_ number: Int, _ scale: CGFloat) -> some View {
    let screen = model.screen
    let variant = number > 0 ? model.variants.items[number - 1] : nil
    return VariantColumn(
      titles: model.variants.titles(of: number, screen), captionHeight: captionHeight,
      device: variant?.device ?? screen.device,
      isLandscape: screen.isLandscape, overlay: variant == nil ? screen.overlay : variant?.overlay,
      screenSize: screenSize(of: number), scale: scale
    ) {
      if let variant {
        SceneStage(variant.session)
      } else {
        StageContent(model: model)
      }
    }
  }

  private var rowCount: Int { model.variants.options.count / model.variants.columnCount }

  /// The size of the screen of a stage; one without a screen has that of a phone.
  private func screenSize(of number: Int) -> CGSize {
    let device = model.variants.options[number].device
    return device?.screen.size(isLandscape: model.screen.isLandscape) ?? model.screen.size
      ?? CGSize(width: 390, height: 700)
  }

  /// The sizes of the stages in a row, with the cases of their devices.
  private var columns: [CGSize] {
    (0..<model.variants.columnCount).map { number in
      VariantSize(
        screenSize(of: number), model.variants.options[number].device ?? model.screen.device
      ).outer
    }
  }

  private var tallest: CGFloat { columns.map(\.height).max() ?? 1 }

  private var scale: CGFloat {
    let screen = model.screen
    guard screen.zoom == .fit else { return screen.zoom.rawValue }
    let width = area.width - Self.margin * CGFloat(columns.count)
    let fit = min(
      width / max(columns.reduce(0) { $0 + $1.width }, 1),
      (area.height / CGFloat(rowCount) - caption) / tallest)
    return min(max(fit, Self.smallestScale), 1)
  }
}

/// The measures of captions, in points.
private enum VariantCaption {
  static let line: CGFloat = 16
  static let spacing: CGFloat = 10
  /// Below a caption.
  static let margin: CGFloat = 38
}

/// The size of a stage with the case of its device.
private struct VariantSize {
  let outer: CGSize

  init(_ screen: CGSize, _ device: Device?) {
    let border = device == nil ? 0 : DeviceFrame<EmptyView>.border
    outer = CGSize(width: screen.width + 2 * border, height: screen.height + 2 * border)
  }
}

/// A stage with its caption.
private struct VariantColumn<Stage: View>: View {
  let titles: [String]
  /// In points.
  let captionHeight: CGFloat
  let device: Device?
  let isLandscape: Bool
  let overlay: SystemOverlayState?
  /// The size of the screen, in points.
  let screenSize: CGSize
  let scale: CGFloat
  @ViewBuilder let stage: Stage
  @Environment(\.palette) private var palette

  var body: some View {
    let outer = VariantSize(screenSize, device).outer
    VStack(spacing: VariantCaption.spacing) {
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
      caption
        .frame(width: outer.width * scale + 20, height: captionHeight, alignment: .top)
    }
    .frame(width: outer.width * scale)
  }

  /// A line for each setting.
  private var caption: some View {
    VStack(spacing: 1) {
      ForEach(titles, id: \.self) { title in
        Text(verbatim: title)
          .lineLimit(2)
          .multilineTextAlignment(.center)
          .fixedSize(horizontal: false, vertical: true)
      }
    }
    .font(.system(size: 12, weight: .medium))
    .foregroundStyle(palette.secondaryText)
  }
}
