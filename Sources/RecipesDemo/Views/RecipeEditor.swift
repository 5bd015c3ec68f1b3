import SwiftUI

/// An empty page of the book, in a sheet.
struct RecipeEditor: View {
  @Environment(RecipeBook.self) private var book
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var minutes = 30
  @State private var course = Course.main

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name, prompt: Text("Grandma's soup"))
        Stepper("Minutes", value: $minutes, in: 5...240, step: 5)
        Picker("Course", selection: $course) {
          ForEach(Course.allCases) { Text($0.name) }
        }
      }
      .navigationTitle("New recipe")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            book.add(name: name, minutes: minutes, course: course)
            dismiss()
          }
          .disabled(name.isEmpty)
        }
      }
    }
    .presentationDragIndicator(.visible)
  }
}
