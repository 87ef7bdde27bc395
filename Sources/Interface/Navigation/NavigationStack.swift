// Part of Snapback, under the MIT licence; see LICENSE.

import Foundation
import Motion

/// A page, and those that links lead to from there, one above the other.
///
/// A new page slides in from the trailing edge while the one below moves aside, at iOS's pace. It leads back by
/// the button in its bar, by Ctrl + [, and by a swipe from the leading edge, which can be let go half-way.
public struct NavigationStack<Data, Root: View>: View {
  private let access: NavigationPathAccess?
  private let root: Root
  @State private var model = NavigationModel()

  init(access: NavigationPathAccess?, root: Root) {
    self.access = access
    self.root = root
  }

  public var body: some View {
    let _ = model.follow(access)
    PageStack(model: model, root: AnyView(root))
      .environment(\.navigation, model)
  }
}

extension NavigationStack {
  /// A stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.init(access: nil, root: root())
  }

  /// A stack whose path is kept elsewhere, with values of any types.
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

  /// A stack whose path is kept elsewhere, with values of one type.
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

/// A page with those that links lead to from there. SwiftUI's older name for a navigation stack; here it is
/// always a single stack, as on a phone.
public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    NavigationStack { content }
  }
}

/// How a navigation view looks: a stack is all there is here.
public protocol NavigationViewStyle {}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Asks for navigation views that are stacks, which they are.
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }
}

/// The pages of a stack, one above the other.
private struct PageStack: View {
  let model: NavigationModel
  let root: AnyView
  /// How far the hand has pulled the uppermost page aside, in points.
  @State private var pull: CGFloat = 0

  private struct Page: Identifiable {
    let id: AnyHashable
    let view: AnyView
  }

  private var pages: [Page] {
    let values = model.values.enumerated().map { index, value in
      Page(
        id: AnyHashable([AnyHashable("value"), AnyHashable(index), value]),
        view: model.view(for: value) ?? AnyView(EmptyView()))
    }
    let pushed = model.pushed.map { Page(id: AnyHashable($0.id), view: $0.view) }
    return [Page(id: AnyHashable("root"), view: root)] + values + pushed
  }

  var body: some View {
    let pages = pages
    GeometryReader { proxy in
      let width = proxy.size.width
      ZStack {
        ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
          let depth = pages.count - 1 - index
          PageFrame(view: page.view, model: model, depth: index)
            .overlay(alignment: .leading) {
              if index > 0, depth == 0 { edge(width: width, to: index - 1) }
            }
            .overlay {
              Color.black.opacity(depth == 0 ? 0 : 0.1 * (1 - part(width)))
                .allowsHitTesting(false)
            }
            .offset(
              x: depth == 0
                ? pull : -NavigationMotion.parallax * width * (depth == 1 ? 1 - part(width) : 1)
            )
            .modifier(_FocusHiddenModifier(isHidden: depth > 0))
            .allowsHitTesting(depth == 0)
            .transition(.move(edge: .trailing))
            .zIndex(Double(index))
        }
      }
      .frame(width: width, height: proxy.size.height)
      .clipped()
    }
    .animation(NavigationMotion.animation, value: pages.count)
  }

  private func part(_ width: CGFloat) -> CGFloat {
    width > 0 ? min(max(pull / width, 0), 1) : 0
  }

  /// Where a swipe back begins.
  private func edge(width: CGFloat, to depth: Int) -> some View {
    Color.clear
      .frame(width: 16)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 10, coordinateSpace: .global)
          .onChanged { pull = max(0, $0.translation.width - 10) }
          .onEnded { drag in
            let leaves = drag.predictedEndTranslation.width > width / 2
            if leaves { model.pop(to: depth) }
            withAnimation(NavigationMotion.animation) { pull = 0 }
          }
          .onCancelled { withAnimation(NavigationMotion.animation) { pull = 0 } })
  }
}
