import SwiftUI

/// How the user cooks.
struct SettingsView: View {
  @AppStorage("keepsAwake") private var keepsAwake = true
  @AppStorage("volume") private var volume = 0.5
  @AppStorage("units") private var units = "Metric"

  var body: some View {
    NavigationStack {
      Form {
        Section("Cooking") {
          Toggle("Keep the screen on", isOn: $keepsAwake)
          Slider(value: $volume) { Text("Timer volume") }
        }
        Section("Household") {
          Picker("Units", selection: $units) {
            ForEach(["Metric", "Imperial"], id: \.self) {
              Text(LocalizedStringKey($0)).tag($0)
            }
          }
          .pickerStyle(.segmented)
        }
      }
      .navigationTitle("Settings")
    }
  }
}
