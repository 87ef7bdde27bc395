// Part of Snapback, under the MIT licence; see LICENSE.

@_spi(ViewTree) import Controls
import Foundation
@_spi(ViewTree) import Scrolling
@_spi(ViewTree) public import ViewCore
@_spi(ViewTree) import Views

/// A root page, and the pages that links push above it.
///
/// A pushed page slides in from the trailing edge while the one below moves aside, with the
/// animation of iOS. The user goes back by the button in the navigation bar, by Ctrl + [, or by a
/// swipe from the leading edge: on release the page is popped if the predicted end translation
/// exceeds half the width.
public struct NavigationStack<Data, Root: View>: View {
  private let access: NavigationPathAccess?
  private let root: Root
  @State private var model = NavigationModel()
  @Environment(\.isColumnRoot) private var isColumnRoot

  init(access: NavigationPathAccess?, root: Root) {
    self.access = access
    self.root = root
  }

  /// The topmost page, with the animation of pushes and pops.
  public var body: some View {
    PageStack(model: model, root: AnyView(root))
      .environment(\.navigation, model)
      .environment(\.optionsLink, .navigation)
      .environment(\.isColumnRoot, false)
      // A stack that is a column of a split view has the bars of the column.
      .configuringNavigationBar { if isColumnRoot { $0.isHidden = true } }
      .modifier(_UpdateActionModifier { [model, access] in model.path = access })
  }
}

extension NavigationStack {
  /// Creates a stack that stores its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(access: nil, root: root())
  }

  /// Creates a stack whose path, with values of any types, is stored outside.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.init(
      access: NavigationPathAccess(
        read: { path.wrappedValue.values },
        write: { values in
          var new = NavigationPath()
          new.values = values
          path.wrappedValue = new
        }), root: root())
  }

  /// Creates a stack whose path, with values of one type, is stored outside.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      access: NavigationPathAccess(
        read: { path.wrappedValue.map { AnyHashable($0) } },
        write: { values in
          path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
        }), root: root())
  }
}
