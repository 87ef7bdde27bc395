// Part of Snapback, under the MIT licence; see LICENSE.

import Snapback

/// The panel beside the stage: the instruments, or the scene's source.
struct SidePanel: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  /// The width beside the stage, in points.
  static func width(of panel: GalleryModel.Panel) -> CGFloat { panel == .source ? 420 : 312 }

  var body: some View {
    GeometryReader { area in
      ScrollViewReader { reader in
        ScrollView {
          Group {
            if model.panel == .source {
              SourceText(model: model, width: area.size.width - 24)
                .onAppear { scroll(reader) }
                .onChange(of: model.focusedLine) { scroll(reader) }
            } else {
              InstrumentList(model: model)
            }
          }
          .padding(12)
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    .background(palette.panel)
    .overlay(alignment: .leading) { palette.line.frame(width: 1) }
  }
}

extension SidePanel {
  private func scroll(_ reader: ScrollViewProxy) {
    guard let line = model.focusedLine else { return }
    reader.scrollTo(line - 1, anchor: .center)
  }
}

private struct InstrumentList: View {
  let model: GalleryModel
  @FocusState private var focus: InstrumentKind?

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 4) {
        ForEach(InstrumentKind.overlays, id: \.self) { kind in
          OverlayToggle(title: kind.title, isOn: model.isOn(kind)) { model.toggle(kind) }
            .focused($focus, equals: kind)
        }
      }
      .onChange(of: model.regionRequest) {
        focus = model.region == .panel ? InstrumentKind.overlays.first : nil
      }
      InstrumentCard(.gestures, model) {
        GestureLanesInstrument(record: model.record, line: model.line, showLine: model.showLine)
      }
      InstrumentCard(.motion, model) { MotionInstrument(record: model.record) }
      InstrumentCard(.release, model) { ReleaseInstrument(record: model.record) }
      InstrumentCard(.releases, model) {
        ReleaseTableInstrument(table: model.releases, copy: model.copyText)
      }
      InstrumentCard(.spring, model) {
        SpringInstrument(
          tuning: model.tuning, sceneSpring: model.record.spring?.spring, copy: model.copyText,
          calls: model.springCalls, apply: model.applySpring)
      }
      InstrumentCard(.frameTime, model) { FrameTimeInstrument(costs: model.costs) }
    }
  }
}

/// Toggles an overlay on the stage.
private struct OverlayToggle: View {
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
      .foregroundStyle(isOn ? palette.accent : palette.secondaryText)
      .padding(.horizontal, 10)
      .frame(height: 28)
    }
    .buttonStyle(FlatButtonStyle())
  }
}
