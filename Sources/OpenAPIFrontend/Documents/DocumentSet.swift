import APIModel
import Diagnostics
import Platform
import SourceTree

/// Loads the documents that references name. Only implementations outside of this target read files.
public protocol DocumentLoader {
    /// The tree of the file at `path`, relative to the root document; nil, with a diagnostic in the bag, if the file is
    /// missing or unreadable.
    func load(_ path: String, referencedFrom: SourceRange, into bag: inout DiagnosticBag) -> SourceTree?
}

public struct NoDocuments: DocumentLoader {
    public init() {}

    public func load(_ path: String, referencedFrom: SourceRange, into bag: inout DiagnosticBag) -> SourceTree? {
        return bag.fail(
            OpenAPICodes.missingFile, "there is no file `\(path)`", at: referencedFrom,
            help: "correct the path or add the file; \(Diagnostic.consequence)")
    }
}

final class DocumentSet {
    private let loader: any DocumentLoader
    private let options: OpenAPIOptions
    private(set) var documents: [LoadedDocument]
    private var indexes: [String: DocumentIndex]
    /// The files and addresses that can't be read; each is reported once.
    private var unreadablePaths: Set<String> = []
    private var fileIndexes: [ObjectIdentifier: DocumentIndex]
    /// The schemas and documents by their addresses, for the documents that are registered so far.
    var addresses: [String: Located] = [:]
    var registeredCount = 0
    private(set) var hasReadAll = false
    private var hasDynamicDocument = false
    private var searchedCount = 0
    private var instances: [[NodeIdentity]: DocumentIndex] = [:]
    /// The number of mappings and lists in all copies.
    private var copiedCount = 0

    init(root: SourceTree, loader: any DocumentLoader, options: OpenAPIOptions) {
        self.loader = loader
        self.options = options
        let path = RelativePath.normalised(root.file.name)
        documents = [LoadedDocument(tree: root, path: path, referencedFrom: nil)]
        indexes = [path: .root]
        fileIndexes = [ObjectIdentifier(root.file): .root]
    }

    subscript(index: DocumentIndex) -> LoadedDocument { documents[index.number] }

    var root: Located { root(of: .root) }

    func root(of index: DocumentIndex) -> Located { Located(node: self[index].tree.root, document: index) }

    func origin(of located: Located, key: SourceNode? = nil) -> Origin {
        Origin(node: located.node.identity, of: self[located.document].pointers, range: (key ?? located.node).range)
    }

    /// `#/components/schemas/Item`, with the file before it where it isn't the root document.
    func pointer(of located: Located) -> String { self[located.document].pointers.pointer(to: located.node.identity) }

    func value(of key: String, in mapping: Located) -> Located? {
        self[mapping.document].value(of: key, in: mapping.node).map(mapping.at)
    }

    func isUnreadable(_ file: String, from reference: Located) -> Bool {
        ResourceAddress.hasScheme(file) || unreadablePaths.contains(path(of: file, from: reference))
    }

    /// Whether any document so far can have schemas that need copies, because of dynamic references.
    func mayHaveInstances() -> Bool {
        while !hasDynamicDocument, searchedCount < documents.count {
            hasDynamicDocument = documents[searchedCount].hasInstances
            searchedCount += 1
        }
        return hasDynamicDocument
    }

    /// A copy of a document in which a schema is read with resolved dynamic references; nil if the copies exceed the
    /// limit. Each schema may be read for each other one, so their number may be the cube of the number of schemas.
    /// - Parameter size: the number of collections of the schema.
    func instance(of original: DocumentIndex, place: Int, _ meanings: [String: Located], size: Int, limit: Int)
        -> DocumentIndex?
    {
        let root = Located(node: self[original].resources.resources[place].node, document: original)
        let key = [root.identity] + meanings.sorted { $0.key < $1.key }.map(\.value.identity)
        if let known = instances[key] { return known }
        copiedCount += size
        guard copiedCount <= limit else { return nil }
        let index = DocumentIndex(number: documents.count)
        let instance = LoadedDocument.Instance(original: original, place: place, meanings: meanings)
        documents.append(LoadedDocument(self[original], as: instance))
        instances[key] = index
        return index
    }

    func isMapped(_ address: String) -> Bool { options.path(forURL: address) != nil }

    /// The document of a file name in a reference; it is read on its first use. `address` is the name resolved against
    /// the reference's base.
    func document(at file: String, address: String, from reference: Located, problems: inout DiagnosticBag)
        -> DocumentIndex?
    {
        let path: String
        if let mapped = ResourceAddress.hasScheme(address) ? options.path(forURL: address) : nil {
            path = RelativePath.normalised(mapped)
        } else if ResourceAddress.hasScheme(file) {
            if let near = sibling(address, from: reference) { return near }
            if unreadablePaths.insert(file).inserted {
                problems.report(
                    OpenAPICodes.remoteReference, "`\(file)` is an address, and addresses are never fetched",
                    at: reference.range,
                    help: "save the document next to this one and map the address to it: "
                        + "`urls: { \"\(file)\": path/to/file }`")
            }
            return nil
        } else {
            path = self.path(of: file, from: reference)
        }
        if unreadablePaths.contains(path) { return nil }
        let index = read(path, from: reference, &problems)
        if index == nil { unreadablePaths.insert(path) }
        return index
    }

    private func sibling(_ address: String, from reference: Located) -> DocumentIndex? {
        let document = self[reference.document]
        guard let path = ResourceAddress.path(of: address, from: document.address) else { return nil }
        var unsaid = DiagnosticBag()
        return read(RelativePath.join(path, toFolderOf: document.path), from: reference, &unsaid)
    }

    /// Reads all files to which documents refer, so that the known addresses don't depend on the order of references.
    /// Problems of a file are reported when a reference to it is followed.
    func readAll() {
        hasReadAll = true
        var position = 0
        while position < documents.count {
            let index = DocumentIndex(number: position)
            for reference in documents[position].instance == nil ? documents[position].fileReferences : [] {
                let reference = Located(node: reference, document: index)
                let file = ResourceAddress.withoutFragment(reference.node.text)
                var unsaid = DiagnosticBag()
                _ = read(path(of: file, from: reference), from: reference, &unsaid)
            }
            position += 1
        }
    }

    private func read(_ path: String, from reference: Located, _ problems: inout DiagnosticBag) -> DocumentIndex? {
        if let known = indexes[path] { return known }
        guard let tree = loader.load(path, referencedFrom: reference.range, into: &problems) else { return nil }
        let index = DocumentIndex(number: documents.count)
        documents.append(LoadedDocument(tree: tree, path: path, referencedFrom: reference.range))
        indexes[path] = index
        fileIndexes[ObjectIdentifier(tree.file)] = index
        return index
    }

    private func path(of file: String, from reference: Located) -> String {
        RelativePath.join(PercentEncoding.decoded(file), toFolderOf: self[reference.document].path)
    }

    func withTrail(_ problem: Diagnostic) -> Diagnostic {
        guard let file = problem.range?.file, let document = fileIndexes[ObjectIdentifier(file)] else { return problem }
        var problem = problem
        problem.notes += trail(to: document)
        return problem
    }

    func trail(to document: DocumentIndex) -> [Diagnostic.Note] {
        var notes: [Diagnostic.Note] = []
        var document: DocumentIndex? = document
        while notes.count < 4, let index = document, let place = self[index].referencedFrom {
            notes.append(Diagnostic.Note("referenced from here", at: place))
            document = fileIndexes[ObjectIdentifier(place.file)]
        }
        return notes
    }

    /// The schema or the document with an address, among the documents that were read.
    func resource(at address: String) -> Located? {
        while registeredCount < documents.count {
            register(DocumentIndex(number: registeredCount))
            registeredCount += 1
        }
        return addresses[address]
    }

    private func register(_ index: DocumentIndex) {
        let document = self[index]
        guard document.instance == nil, document.hasAddresses else { return }
        for resource in document.resources.resources where addresses[resource.address] == nil {
            addresses[resource.address] = Located(node: resource.node, document: index)
        }
    }
}
