import Foundation
import SwiftCommands

/// The descriptions of real services that may lie beside a checkout, in the first `shared/corpus` on the way up; they
/// are never committed.
enum Corpus {
    static let folder: URL? = {
        var folder = SwiftCommands.repository
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let corpus = folder.appendingPathComponent("shared/corpus")
            if FileManager.default.fileExists(atPath: corpus.path) { return corpus }
        }
        return nil
    }()
}
