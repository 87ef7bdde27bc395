// Part of Snapback, under the MIT licence; see LICENSE.

import SwiftUI

struct FAQ: Identifiable {
  let id: Int
  let question: String
  let answer: String
}

struct ExpandableCells: View {
  let faqs = [
    FAQ(
      id: 1, question: "Does it bounce?",
      answer: "As much as you like: a bounce of 0 is smooth, and 0.3 is playful."),
    FAQ(id: 2, question: "Can I catch it?", answer: "Yes. In mid-flight, and it keeps its speed."),
    FAQ(id: 3, question: "And on Linux?", answer: "That too."),
  ]
  @State private var open: Set<Int> = []
  @Namespace private var ns

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        ForEach(faqs) { faq in
          cell(faq)
        }
        DisclosureGroup("A group") {
          Text("Inside").frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding()
      }
      .padding()
    }
    .background(Color(.systemGroupedBackground))
  }

  @ViewBuilder private func cell(_ faq: FAQ) -> some View {
    let isOpen = open.contains(faq.id)
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text(faq.question).font(.headline)
        Spacer()
        Image(systemName: "chevron.down")
          .rotationEffect(.degrees(isOpen ? 180 : 0))
          .foregroundColor(.secondary)
      }
      if isOpen {
        Text(faq.answer)
          .font(.subheadline)
          .foregroundColor(.secondary)
          .fixedSize(horizontal: false, vertical: true)
          .transition(.move(edge: .top).combined(with: .opacity))
      }
    }
    .padding()
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .contentShape(Rectangle())
    .onTapGesture {
      withAnimation(.spring(response: 0.4, dampingFraction: 0.8, blendDuration: 0.2)) {
        if isOpen { open.remove(faq.id) } else { open.insert(faq.id) }
      }
    }
  }
}

#Preview { ExpandableCells() }
