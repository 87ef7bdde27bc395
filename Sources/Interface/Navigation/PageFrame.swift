// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import Motion

/// A page with its bars.
struct PageFrame: View {
  let view: AnyView
  let model: NavigationModel
  /// How many pages lie below it.
  let depth: Int
  @State private var page = NavigationPage()
  @State private var exit = Exit()
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    view
      .environment(\.navigationPage, page)
      .environment(\.dismiss, depth > 0 ? exit.leading { model.pop(to: depth - 1) } : dismiss)
      .environment(\.isPresented, depth > 0 || isPresented)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .safeAreaInset(edge: .top, spacing: 0) {
        PageTop(page: page, depth: depth, back: { model.pop(to: depth - 1) })
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { PageBottom(page: page) }
      .background(scheme.page)
      .modifier(_EditScope())
  }
}

/// What the page's views ask for above it: made after they were, so that it has it from the start.
private struct PageTop: View {
  let page: NavigationPage
  let depth: Int
  let back: @MainActor () -> Void
  @Environment(\.colorScheme) private var scheme

  init(page: NavigationPage, depth: Int, back: @escaping @MainActor () -> Void) {
    self.page = page
    self.depth = depth
    self.back = back
  }

  var body: some View {
    let request = page.request
    if request.isHidden != true {
      NavigationBar(
        request: request, canGoBack: depth > 0 && request.hidesBackButton != true, back: back
      )
      .background {
        if request.hidesBackground != true, let background = request.background {
          background.ignoresSafeArea(edges: .top)
        }
      }
      .environment(\.colorScheme, request.scheme ?? scheme)
    }
  }
}

private struct PageBottom: View {
  let page: NavigationPage

  var body: some View {
    let items = page.request.items.filter { $0.placement.slot == .bottom }
    if !items.isEmpty { BottomBar(items: items) }
  }
}

/// The bar above a page.
private struct NavigationBar: View {
  let request: BarRequest
  let canGoBack: Bool
  let back: @MainActor () -> Void

  private var isLarge: Bool {
    request.title != nil && (request.displayMode ?? .automatic) != .inline
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        HStack(spacing: 16) {
          if canGoBack { BackButton(action: back) }
          items(.leading)
          Spacer(minLength: 0)
          items(.trailing)
        }
        middle.frame(maxWidth: 220)
      }
      .padding(.horizontal, 16)
      .frame(height: 44)
      if isLarge, let title = request.title {
        title.font(.system(.largeTitle, weight: .bold)).lineLimit(1).minimumScaleFactor(0.6)
          .padding(.horizontal, 16)
          .frame(height: 52)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var middle: some View {
    let principal = request.items.filter { $0.placement.slot == .principal }
    if !principal.isEmpty {
      HStack(spacing: 8) { ForEach(principal.indices, id: \.self) { principal[$0].view } }
    } else if !isLarge, let title = request.title {
      title.font(.headline).lineLimit(1)
    }
  }

  private func items(_ slot: ToolbarItemPlacement.Slot) -> some View {
    let entries = request.items.filter { $0.placement.slot == slot }
    return ForEach(entries.indices, id: \.self) { entries[$0].view }
  }
}

private struct BackButton: View {
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 5) {
        BackArrow().stroke(
          TintShapeStyle(), style: StrokeStyle(lineWidth: 2.4, lineCap: .round, lineJoin: .round)
        )
        .frame(width: 9.5, height: 17)
        Text("Back")
      }
      .contentShape(Rectangle())
    }
    .keyboardShortcut("[", modifiers: .command)
    .frame(height: 44)
  }
}

private nonisolated struct BackArrow: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

/// The bar below a page.
private struct BottomBar: View {
  let items: [ToolbarEntry]
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack(spacing: 0) {
      Divider()
      HStack(spacing: 16) {
        if items.count == 1 {
          items[0].view
        } else {
          ForEach(items.indices, id: \.self) { index in
            if index > 0 { Spacer(minLength: 0) }
            items[index].view
          }
        }
      }
      .padding(.horizontal, 16)
      .frame(height: 49)
      .frame(maxWidth: .infinity)
    }
    .background(scheme.page)
  }
}
