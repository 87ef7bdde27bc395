// Part of Snapback, under the MIT licence; see LICENSE.

import Inspection
import Interface
import Snapback

/// The details of the selected view.
struct InspectorDetailsView: View {
  let model: GalleryModel
  let details: InspectedDetails
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      InspectorSection(title: details.view.name, isName: true) { layout }
      InspectorSection(title: "Values") { values }
      InspectorSection(title: "Body") {
        VStack(alignment: .leading, spacing: 2) {
          paragraph(details.view.hasBody ? details.runText : "This view has no body")
          if let text = details.durationText { paragraph(text) }
        }
        // The layout does not move while numbers change.
        .frame(height: 52, alignment: .topLeading)
      }
      if !details.modifiers.isEmpty {
        InspectorSection(title: "Modifiers, in order") {
          list(details.modifiers.map { (name: $0.name, value: $0.values) })
        }
      }
      if !details.environment.isEmpty {
        InspectorSection(title: "Changed environment values") {
          list(details.environment)
        }
      }
      InspectorSection(title: "Running animations") { animations }
    }
  }

  private var layout: some View {
    VStack(alignment: .leading, spacing: 2) {
      if let line = model.source.line(of: details.view) {
        Button {
          model.source.showLine(line)
        } label: {
          Text(verbatim: line.name)
            .font(.system(size: 12, design: .monospaced))
            .foregroundStyle(palette.accent)
            .frame(height: 24)
        }
        .buttonStyle(FlatButtonStyle())
        .pointerStyle(.link)
        .hint("Show the line", key: nil, isAbove: false)
      }
      row("Frame", details.frame.map(Self.text) ?? "none")
      row("Proposed", details.proposal.map(Self.text) ?? "–")
      row("Size", details.size.map { Self.text(ProposedViewSize($0)) } ?? "–")
    }
  }

  @ViewBuilder private var values: some View {
    if details.properties.isEmpty {
      paragraph("No stored properties")
    } else {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(details.properties) { property in
          InspectorPropertyRow(inspector: model.inspector, property: property)
        }
      }
      .id(details.view.id)
    }
  }

  private var animations: some View {
    VStack(alignment: .leading, spacing: 2) {
      if details.animations.isEmpty { paragraph("None") }
      ForEach(details.animations.indices, id: \.self) { index in
        let animation = details.animations[index]
        row(
          animation.name.isEmpty ? "value" : animation.name,
          animation.presented.isEmpty ? "" : "\(animation.presented) → \(animation.target)")
      }
    }
    .frame(minHeight: 24, alignment: .topLeading)
  }

  private func list(_ entries: [(name: String, value: String)]) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(entries.indices, id: \.self) { index in
        row(entries[index].name, entries[index].value)
      }
    }
  }

  private func paragraph(_ text: String) -> some View {
    Text(localized: text)
      .font(.system(size: 12))
      .foregroundStyle(palette.secondaryText)
      .lineLimit(2)
      .fixedSize(horizontal: false, vertical: true)
  }

  private func row(_ name: String, _ value: String) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      Text(localized: name)
        .font(.system(size: 12))
        .foregroundStyle(palette.secondaryText)
        .lineLimit(1)
        .frame(minWidth: 100, alignment: .leading)
        .layoutPriority(1)
      Text(verbatim: value)
        .font(.system(size: 12, weight: .medium))
        .monospacedDigit()
        .lineLimit(1)
        .truncationMode(.middle)
      Spacer(minLength: 0)
    }
    .frame(height: 22)
  }

  private static func text(_ rect: CGRect) -> String {
    let origin = InspectedValue.text(of: rect.origin)
    return "\(origin)  ·  " + InspectedValue.text(of: rect.size).replacing(", ", with: " × ")
  }

  private static func text(_ proposal: ProposedViewSize) -> String {
    func text(_ length: CGFloat?) -> String {
      length.map { $0 == .infinity ? "∞" : InspectedValue.text(Double($0)) } ?? "ideal"
    }
    return "\(text(proposal.width)) × \(text(proposal.height))"
  }
}

/// A property with its value, which can be edited if it is a simple one.
private struct InspectorPropertyRow: View {
  let inspector: InspectorModel
  let property: InspectedProperty
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: 8) {
      VStack(alignment: .leading, spacing: 0) {
        Text(verbatim: property.name).font(.system(size: 12, weight: .medium))
        Text(verbatim: property.kind.rawValue)
          .font(.system(size: 10))
          .foregroundStyle(palette.secondaryText)
      }
      .lineLimit(1)
      .frame(width: 110, alignment: .leading)
      switch property.editor {
      case .boolean?: toggle
      case .choice(let cases)?: choice(cases)
      case .number?, .text?:
        InspectorField(value: InspectedValue.editedText(of: property.value)) {
          inspector.edit(property, $0)
        }
      case nil:
        Text(verbatim: InspectedValue.text(of: property.value))
          .font(.system(size: 12))
          .monospacedDigit()
          .lineLimit(1)
          .truncationMode(.tail)
          // In line with the texts of fields.
          .padding(.horizontal, 8)
        Spacer(minLength: 0)
      }
    }
    .frame(height: 32)
  }

  private var toggle: some View {
    let isOn = property.value as? Bool ?? false
    return Button {
      _ = inspector.edit(property, "\(!isOn)")
    } label: {
      HStack(spacing: 6) {
        Image(systemName: isOn ? "checkmark.square.fill" : "square").font(.system(size: 14))
        Text(isOn ? "true" : "false").font(.system(size: 12, weight: .medium))
        Spacer(minLength: 0)
      }
      .foregroundStyle(isOn ? palette.accent : palette.text)
      .padding(.horizontal, 8)
      .frame(height: 26)
    }
    .buttonStyle(FlatButtonStyle())
    .accessibilityLabel(Text(verbatim: property.name))
  }

  private func choice(_ cases: [String]) -> some View {
    HStack(spacing: 0) {
      Menu {
        ForEach(cases, id: \.self) { name in
          Button(name) { _ = inspector.edit(property, name) }
        }
      } label: {
        HStack(spacing: 6) {
          Text(verbatim: InspectedValue.editedText(of: property.value)).font(
            .system(size: 12, weight: .medium))
          Image(systemName: "chevron.down").font(.system(size: 10))
        }
        .foregroundStyle(palette.text)
        .padding(.horizontal, 8)
        .frame(height: 26)
        .background(palette.pressedFill, in: RoundedRectangle(cornerRadius: 6))
      }
      Spacer(minLength: 0)
    }
  }
}

/// A field that shows a live value, and sets it when Enter is pressed.
private struct InspectorField: View {
  let value: String
  /// Returns whether the text is valid.
  let edit: @MainActor (String) -> Bool
  @State private var text = ""
  @State private var isInvalid = false
  @FocusState private var isFocused: Bool
  @Environment(\.palette) private var palette

  var body: some View {
    TextField("", text: $text)
      .textFieldStyle(.plain)
      .font(.system(size: 12))
      .monospacedDigit()
      .focused($isFocused)
      .padding(.horizontal, 8)
      .frame(height: 26)
      .background(palette.pressedFill, in: RoundedRectangle(cornerRadius: 6))
      .overlay(
        RoundedRectangle(cornerRadius: 6)
          .strokeBorder(isInvalid ? palette.failure : .clear, lineWidth: 1.5)
      )
      .onSubmit {
        isInvalid = !edit(text)
        if !isInvalid { isFocused = false }
      }
      .onAppear { text = value }
      .onChange(of: value) { if !isFocused { text = value } }
      .onChange(of: isFocused) {
        guard !isFocused else { return }
        text = value
        isInvalid = false
      }
  }
}
