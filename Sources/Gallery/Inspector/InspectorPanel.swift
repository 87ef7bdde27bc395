// Part of Snapback, under the MIT licence; see LICENSE.

import Interface
import Snapback

/// The panel of the inspector: toggles of overlays, the tree of views, and the details of the
/// selected one.
struct InspectorPanel: View {
  let model: GalleryModel
  @Environment(\.palette) private var palette

  var body: some View {
    let inspector = model.inspector
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 4) {
        CheckToggle(title: "Point at a view", isOn: inspector.isPointing) {
          inspector.isPointing.toggle()
        }
        .hint("Select a view on the stage", key: ShellKey.inspector.name, isAbove: false)
        CheckToggle(title: "All views", isOn: inspector.showsAll) {
          inspector.showsAll.toggle()
        }
      }
      .padding(.leading, CheckToggle.inset)
      .zIndex(1)
      FlowRow(spacing: 4) {
        ForEach(InspectorOverlayKind.allCases, id: \.self) { kind in
          CheckToggle(title: kind.title, isOn: inspector.overlays.contains(kind)) {
            inspector.toggle(kind)
          }
          .accessibilityHint(Text(verbatim: kind.hint))
        }
      }
      .padding(.leading, CheckToggle.inset)
      InspectorSection(title: "Views") { InspectorTree(inspector: inspector) }
      if let details = inspector.details {
        InspectorDetailsView(model: model, details: details)
      } else {
        InstrumentPlaceholder(
          text: "Select a view in the list, or point at one on the stage"
        )
        .padding(.horizontal, 12)
      }
    }
  }
}

/// A titled card.
struct InspectorSection<Content: View>: View {
  let title: String
  /// Whether the title is a name in the source.
  var isName = false
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      (isName ? Text(verbatim: title) : Text(localized: title))
        .font(.system(size: 13, weight: .semibold))
        .frame(height: 24)
      content
    }
    .panelCard()
  }
}

/// The views as an indented list.
private struct InspectorTree: View {
  let inspector: InspectorModel
  /// The maximum number of rows; more are not useful.
  private static let limit = 400

  var body: some View {
    let rows = inspector.rows.prefix(Self.limit)
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        ForEach(rows) { row in InspectorTreeRow(row: row, inspector: inspector) }
        if inspector.rows.count > Self.limit {
          Text(shell: "\(inspector.rows.count - Self.limit) more")
            .font(.system(size: 11))
            .padding(.horizontal, 4)
        }
      }
    }
    .frame(height: 180)
    .overlay {
      if rows.isEmpty { InstrumentPlaceholder(text: "No views of the source") }
    }
  }
}

private struct InspectorTreeRow: View {
  let row: InspectorModel.Row
  let inspector: InspectorModel
  @Environment(\.palette) private var palette

  var body: some View {
    let isSelected = inspector.selection == row.id
    Button {
      inspector.select(row.id)
    } label: {
      Text(row.name)
        .font(.system(size: 12, weight: isSelected ? .semibold : .regular, design: .monospaced))
        .foregroundStyle(
          isSelected ? palette.accent : row.isModifier ? palette.secondaryText : palette.text
        )
        .lineLimit(1)
        .padding(.leading, 4 + CGFloat(min(row.depth, 14)) * 10)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: 22)
    }
    .buttonStyle(FlatButtonStyle(isOn: isSelected))
    .onHover { inspector.hover($0 ? row.id : nil) }
  }
}
