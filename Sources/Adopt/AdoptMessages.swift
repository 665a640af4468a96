import Diagnostics
import SourceTree

/// How problems of reading hand-written code are worded.
enum AdoptMessages {
    static func unreadable(_ file: SwiftFile, _ reason: String) -> Diagnostic {
        SourceCodes.unreadableSource("`\(file.path)` can't be read as Swift: \(reason)").at(file.range(0..<0)).help(
            "see whether `swiftc -frontend -dump-parse` reads it")
    }

    static func fault(_ fault: ParserFault, _ file: SwiftFile) -> Diagnostic {
        SourceCodes.sourceFault("the compiler's parser says: \(fault.text)").at(file.range(fault.offset..<fault.offset))
            .help("what it understood around this place is taken over; fix the file for the rest")
    }
}
