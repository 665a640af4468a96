import Foundation

#if DEBUG

    nonisolated extension Note {
        public static let preview = Note(id: 1, text: "Text")
    }
#endif
