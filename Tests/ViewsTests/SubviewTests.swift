// Part of Snapback, under the MIT licence; see LICENSE.

import Drawing
import Foundation
import InterfaceTesting
import Motion
import Snapback
import Testing

@MainActor
@Suite struct SubviewTests {
  private struct Separated<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          Text("\(subviews.count) views")
          ForEach(subviews) { subview in
            subview
            if subview.id != subviews.last?.id { Text("-") }
          }
        }
      }
    }
  }

  private struct Numbered: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        child
        Text(child.id == children.last?.id ? "end" : "next")
      }
    }
  }

  private func texts(@ViewBuilder _ view: () -> some View) -> [String] {
    let content = view()
    return Harness { content }.list.glyphItems.map(\.run.text)
  }

  @Test func `a group receives the views of its content`() {
    let found = texts {
      Separated {
        Text("a")
        ForEach(["b", "c"], id: \.self) { Text($0) }
        if isShown(false) { Text("d") }
      }
    }
    #expect(found == ["3 views", "a", "-", "b", "-", "c"])
  }

  private func isShown(_ condition: Bool) -> Bool { condition }

  @Test func `a modifier of several views applies to each of them`() {
    let found = texts {
      Separated {
        Group {
          Text("a")
          AnyView(ForEach(["b", "c"], id: \.self) { Text($0) }).textCase(.uppercase)
        }
        .padding(2)
        Text("d").padding(2)
      }
    }
    #expect(found == ["4 views", "a", "-", "B", "-", "C", "-", "d"])
  }

  @Test func `a loop makes a view of each view`() {
    let found = texts {
      HStack {
        ForEach(
          subviews: Group {
            Text("a")
            Text("b")
          }
        ) { subview in
          Text("<")
          subview
        }
      }
    }
    #expect(found == ["<", "a", "<", "b"])
  }

  @Test func `a variadic view is a function of its views`() {
    let found = texts {
      VStack {
        _VariadicView.Tree(Numbered()) {
          Text("a")
          Text("b")
        }
      }
    }
    #expect(found == ["a", "next", "b", "end"])
  }
}
