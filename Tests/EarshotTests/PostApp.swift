import EarshotReader
import SwiftUI

/// The app of `Transcripts/Time/post.screens.json` as it would be written: things happen in it by
/// themselves, and what is heard of them depends on the clock.
struct PostApp: App {
  @State private var tab = PostTab.inbox
  @State private var inbox: [PostScreen] = []
  @State private var drafts: [PostScreen] = []

  var body: some Scene {
    WindowGroup {
      TabView(selection: $tab) {
        Tab("Inbox", systemImage: "tray", value: PostTab.inbox) {
          NavigationStack(path: $inbox) {
            Inbox(path: $inbox) {
              tab = .drafts
              drafts = [.draft]
            } continueLater: {
              tab = .drafts
              drafts = []
              later(50) { drafts = [.draft] }
            }
            .navigationDestination(for: PostScreen.self) { $0.content(path: $inbox) }
          }
        }
        Tab("Drafts", systemImage: "doc", value: PostTab.drafts) {
          NavigationStack(path: $drafts) {
            Text("No drafts")
              .navigationTitle("Drafts")
              .navigationDestination(for: PostScreen.self) { $0.content(path: $drafts) }
          }
        }
      }
      .onOpenURL { url in
        switch url.host() {
        case "message": (tab, inbox) = (.inbox, [.message])
        case "thread": (tab, inbox) = (.inbox, [.message, .attachment])
        case "draft": (tab, drafts) = (.drafts, [.draft])
        default: break
        }
      }
    }
  }
}

/// A tab of the app.
enum PostTab: Hashable {
  case inbox, drafts
}

/// A screen above the root of a tab.
enum PostScreen: Hashable, Codable {
  case message, attachment, results, draft

  @MainActor @ViewBuilder func content(path: Binding<[PostScreen]>) -> some View {
    switch self {
    case .message: Message()
    case .attachment:
      Image(systemName: "snowflake").accessibilityLabel("Snow").navigationTitle("Photo")
    case .results: Results(path: path)
    case .draft: Text("Dear Aino").navigationTitle("Draft")
    }
  }
}

private struct Inbox: View {
  @Binding var path: [PostScreen]
  let continueDraft: @MainActor () -> Void
  let continueLater: @MainActor () -> Void
  @State private var isWriting = false
  @State private var isAsking = false
  @State private var hasRow = true
  @State private var sorting = "Newest"
  @AccessibilityFocusState private var isSortingFocused: Bool
  @AccessibilityFocusState private var isRowFocused: Bool

  var body: some View {
    VStack {
      Button("Open and archive") {
        path = [.message]
        later(200) { post("Archived") }
      }
      Button("Open and archive loudly") {
        path = [.message]
        later(200) { post("Archived", .high) }
      }
      Button("Open and mark as read") {
        path = [.message]
        later(1_500) { post("Marked as read") }
      }
      Button("Delete") { isAsking = true }
      if hasRow {
        Button("Greetings from Oulu") { hasRow = false }.accessibilityFocused($isRowFocused)
      }
      Picker("Sort", selection: $sorting) {
        ForEach(["Newest", "Oldest"], id: \.self) { Text($0) }
      }
      .pickerStyle(.menu)
      .accessibilityFocused($isSortingFocused)
      .onChange(of: sorting) { isSortingFocused = true }
      Button("Continue draft", action: continueDraft)
      Button("Continue draft a moment later", action: continueLater)
      Button("Synchronise") {
        later(2_000) {
          AccessibilityNotification.LayoutChanged().post()
          isRowFocused = true
        }
      }
      Button("Results") { path = [.results] }
    }
    .navigationTitle("Inbox")
    .toolbar {
      ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
      ToolbarItem(placement: .topBarTrailing) { Button("New message") { isWriting = true } }
    }
    .sheet(isPresented: $isWriting) { Compose() }
    .alert("Delete message?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { post("Deleted", .high) }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("This cannot be undone")
    }
  }
}

private struct Message: View {
  @Namespace private var space

  var body: some View {
    VStack {
      Text("It is cold here")
      NavigationLink("Photo", value: PostScreen.attachment)
    }
    .navigationTitle("Greetings")
    .navigationTransition(.zoom(sourceID: "message", in: space))
  }
}

private struct Results: View {
  @Binding var path: [PostScreen]
  @State private var query = ""

  var body: some View {
    VStack {
      Button("Close") { path = [] }
      Button("Close one") { path.removeLast() }
    }
    .navigationTitle("Results")
    .searchable(text: $query, prompt: "Search mail")
  }
}

private struct Compose: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""

  var body: some View {
    NavigationStack {
      VStack {
        TextField("To", text: $name)
        Button("Cancel") { dismiss() }
      }
      .navigationTitle("New message")
    }
  }
}

/// A stack whose path is kept with its scene.
struct RestoringView: View {
  @SceneStorage("path") private var kept: Data?
  @State private var path: [PostScreen] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Edit") {}
        .navigationTitle("Inbox")
        .navigationDestination(for: PostScreen.self) { $0.content(path: $path) }
    }
    .onOpenURL { _ in path = [.message, .attachment] }
    .onAppear {
      path = kept.flatMap { try? JSONDecoder().decode([PostScreen].self, from: $0) } ?? []
    }
    .onChange(of: path) { kept = try? JSONEncoder().encode(path) }
  }
}

/// Does something so many ms later on the clock of the app.
@MainActor func later(_ milliseconds: Int, _ action: @escaping @MainActor () -> Void) {
  withAnimation(.linear(duration: Double(milliseconds) / 1_000)) {
  } completion: {
    MainActor.assumeIsolated(action)
  }
}

@MainActor func post(
  _ text: String,
  _ priority: AttributeScopes.AccessibilityAttributes.AnnouncementPriorityAttribute
    .AnnouncementPriority = .default
) {
  var words = AttributedString(text)
  words.accessibilitySpeechAnnouncementPriority = priority
  AccessibilityNotification.Announcement(words).post()
}
