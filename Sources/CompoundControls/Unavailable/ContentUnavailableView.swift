// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) public import Controls
import Foundation
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) public import Views

/// A view to show instead of content that is missing: a large icon with a title, a description, and
/// actions, in the middle of the available space.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates the view from its parts.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts, one below the other.
  public var body: some View {
    VStack(spacing: 16) {
      VStack(spacing: 4) {
        label.labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      VStack(spacing: 12) { actions }
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView
where Label == Controls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view from a localized title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      TitledIcon(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates the view from a title that is not localized, a symbol and a description.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      TitledIcon(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates the view from a localized title, an image of the asset catalog and a description.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      TitledIcon(title, image: name)
    } description: {
      description
    }
  }

  /// Creates the view from a title that is not localized, an image of the asset catalog and a
  /// description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      TitledIcon(title, image: name)
    } description: {
      description
    }
  }
}
