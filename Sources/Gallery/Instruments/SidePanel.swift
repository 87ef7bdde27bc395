// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// What lies beside the stage: instruments, or the scene's source.
struct SidePanel: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  /// How wide it is beside the stage, in points.
  static func width(of side: GalleryModel.Side) -> CGFloat { side == .source ? 420 : 312 }

  var body: some View {
    ScrollView {
      Group {
        if model.side == .source {
          SourceText(scene: model.scene)
        } else {
          Instruments(model: model)
        }
      }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .background(palette.panel)
    .overlay(alignment: .leading) { palette.line.frame(width: 1) }
  }
}

private struct Instruments: View {
  let model: GalleryModel

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 4) {
        ForEach(InstrumentKind.overlays, id: \.self) { kind in
          OverlaySwitch(title: kind.title, isOn: model.isOn(kind)) { model.toggle(kind) }
        }
      }
      Instrument(.gestures, model) { LanesInstrument(record: model.record) }
      Instrument(.motion, model) { MotionInstrument(record: model.record) }
      Instrument(.handOver, model) { HandOverText(record: model.record) }
      Instrument(.spring, model) {
        SpringInstrument(tuning: model.tuning, own: model.record.spring?.spring, copy: model.copy)
      }
      Instrument(.cost, model) { CostInstrument(costs: model.costs) }
    }
  }
}

/// Switches what an instrument draws over the stage.
private struct OverlaySwitch: View {
  let title: String
  let isOn: Bool
  let action: @MainActor () -> Void
  @Environment(\.palette) private var palette

  var body: some View {
    Button(action: action) {
      HStack(spacing: 6) {
        Image(systemName: isOn ? "checkmark.circle.fill" : "circle")
          .font(.system(size: 13))
        Text(title)
          .font(.system(size: 12, weight: .medium))
      }
      .foregroundStyle(isOn ? palette.accent : palette.quietText)
      .padding(.horizontal, 10)
      .frame(height: 28)
    }
    .buttonStyle(QuietButtonStyle())
  }
}

/// A card with a title, which folds it up and opens it.
struct Instrument<Content: View>: View {
  let kind: InstrumentKind
  let model: GalleryModel
  let content: Content
  @Environment(\.palette) private var palette

  init(_ kind: InstrumentKind, _ model: GalleryModel, @ViewBuilder content: () -> Content) {
    self.kind = kind
    self.model = model
    self.content = content()
  }

  var body: some View {
    let isOpen = model.isOn(kind)
    VStack(alignment: .leading, spacing: 4) {
      Button {
        withAnimation(.smooth(duration: 0.25)) { model.toggle(kind) }
      } label: {
        HStack(spacing: 8) {
          Text(kind.title)
            .font(.system(size: 13, weight: .semibold))
          Spacer(minLength: 0)
          Image(systemName: "chevron.down")
            .font(.system(size: 11, weight: .semibold))
            .foregroundStyle(palette.quietText)
            .rotationEffect(.degrees(isOpen ? 0 : -90))
        }
        .padding(.horizontal, 4)
        .frame(height: 24)
      }
      .buttonStyle(QuietButtonStyle())
      .padding(.horizontal, -4)
      if isOpen { content }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .background(palette.card, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
  }
}

/// A quiet line in an instrument that has nothing to show yet.
struct Nothing: View {
  let text: String
  @Environment(\.palette) private var palette

  var body: some View {
    Text(text)
      .font(.system(size: 12))
      .foregroundStyle(palette.quietText)
  }
}
