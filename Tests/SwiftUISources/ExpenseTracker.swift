// Part of Snapback, under the MIT licence; see LICENSE.

import Observation
import SwiftUI

struct ExpenseItem: Identifiable, Codable, Equatable {
  var id = UUID()
  let name: String
  let type: String
  let amount: Double
}

@Observable
class Expenses {
  var items = [ExpenseItem]() {
    didSet {
      if let encoded = try? JSONEncoder().encode(items) {
        UserDefaults.standard.set(encoded, forKey: "ExpenseTracker.Items")
      }
    }
  }

  init() {
    items = [
      ExpenseItem(name: "Lunch", type: "Personal", amount: 9.5),
      ExpenseItem(name: "Train to Bergen", type: "Business", amount: 64),
      ExpenseItem(name: "Monitor", type: "Business", amount: 349.99),
      ExpenseItem(name: "Cinema", type: "Personal", amount: 14),
    ]
  }
}

struct AmountStyle: ViewModifier {
  let amount: Double

  func body(content: Content) -> some View {
    switch amount {
    case ..<10: content.foregroundStyle(.green)
    case 10..<100: content.foregroundStyle(.orange)
    default: content.foregroundStyle(.red).bold()
    }
  }
}

struct AddExpenseView: View {
  @Environment(\.dismiss) var dismiss
  @State private var name = ""
  @State private var type = "Personal"
  @State private var amount = 0.0
  var expenses: Expenses
  let types = ["Business", "Personal"]

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name)
        Picker("Type", selection: $type) {
          ForEach(types, id: \.self) { Text($0) }
        }
        TextField("Amount", value: $amount, format: .currency(code: "USD"))
          .keyboardType(.decimalPad)
      }
      .navigationTitle("Add new expense")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            expenses.items.append(ExpenseItem(name: name, type: type, amount: amount))
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
  }
}

struct ExpenseTracker: View {
  @State private var expenses = Expenses()
  @State private var showingAddExpense = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(["Personal", "Business"], id: \.self) { type in
          Section(type) {
            ForEach(expenses.items.filter { $0.type == type }) { item in
              HStack {
                VStack(alignment: .leading) {
                  Text(item.name).font(.headline)
                  Text(item.type).font(.caption).foregroundStyle(.secondary)
                }
                Spacer()
                Text(item.amount, format: .currency(code: "USD"))
                  .modifier(AmountStyle(amount: item.amount))
              }
            }
            .onDelete { offsets in removeItems(at: offsets, type: type) }
          }
        }
      }
      .navigationTitle("iExpense")
      .toolbar {
        Button("Add Expense", systemImage: "plus") {
          showingAddExpense = true
        }
        EditButton()
      }
      .sheet(isPresented: $showingAddExpense) {
        AddExpenseView(expenses: expenses)
      }
    }
  }

  func removeItems(at offsets: IndexSet, type: String) {
    let shown = expenses.items.filter { $0.type == type }
    for offset in offsets {
      expenses.items.removeAll { $0.id == shown[offset].id }
    }
  }
}

#Preview {
  ExpenseTracker()
}
