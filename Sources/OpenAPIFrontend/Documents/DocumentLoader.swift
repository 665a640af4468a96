import Diagnostics
import SourceTree

/// Gives the documents to which others refer. It reads files; this target never does.
public protocol DocumentLoader {
    /// The tree of the file at `path`, which is relative to where the root document's name is; nil, with a diagnostic
    /// in the bag, where there is no such file or it can't be read.
    func load(_ path: String, referencedFrom: SourceRange, into bag: inout DiagnosticBag) -> SourceTree?
}

/// The loader of a document that stands alone: every reference to a file is an error.
public struct NoDocuments: DocumentLoader {
    public init() {}

    public func load(_ path: String, referencedFrom: SourceRange, into bag: inout DiagnosticBag) -> SourceTree? {
        bag.report(ReferenceMessages.missingFile(path, at: referencedFrom))
        return nil
    }
}
