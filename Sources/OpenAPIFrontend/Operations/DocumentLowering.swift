import APIModel
import Diagnostics
import SourceTree

/// Lowers all of a document but its schemas: what it is called, servers, security, operations and what they send and
/// receive. What is reached by reference is read once and remembered, so that its problems are reported once.
final class DocumentLowering {
    let lowering: Lowering
    let version: SpecVersion
    /// What the root says for operations that say nothing of their own (Swagger 2.0).
    var consumes: [MediaType] = []
    var produces: [MediaType] = []
    var host = HostParts()
    var security: [SecurityAlternative] = []
    /// The names of all security schemes, the ones that can't be used too.
    var securityNames: [String] = []
    var usableSecurityNames: Set<String> = []
    /// The first operation of each id.
    var operationIDs: [String: SourceRange] = [:]
    var serviceNames: Set<String> = []
    var mediaTypes: [String: MediaType] = [:]
    var sharedParameters: [NodeIdentity: ParameterDeclaration] = [:]
    var sharedResponses: [NodeIdentity: ResponseDeclaration] = [:]
    var sharedBodies: [NodeIdentity: Body?] = [:]
    var sharedHeaders: [NodeIdentity: ResponseHeader] = [:]
    var readCallbacks: Set<NodeIdentity> = []
    var hasReportedLinks = false
    private(set) lazy var textSchema = lowering.newSchema(.string(format: nil))
    private(set) lazy var anySchema = lowering.newSchema(.any)
    private(set) lazy var fileSchema = lowering.newSchema(.string(format: "binary"))

    init(_ lowering: Lowering) {
        self.lowering = lowering
        version = lowering.version
    }

    func report(_ diagnostic: Diagnostic, in document: DocumentIndex) {
        lowering.report(diagnostic, in: document)
    }

    func string(_ located: Located, _ key: StaticString) -> String? {
        lowering.string(located.node, key: key, in: located.document)
    }

    func bool(_ located: Located, _ key: StaticString) -> Bool? {
        lowering.bool(located.node, key: key, in: located.document)
    }

    /// Hands each known entry of a mapping to `body`, and warns of the others. Null values say nothing.
    func read<Key: ObjectKey>(
        _ located: Located,
        as keys: Key.Type,
        in place: @autoclosure () -> String,
        keepsNull: Bool = false,
        _ body: (Key, Located) -> Void
    ) {
        readEntries(located, as: keys, in: place(), keepsNull: keepsNull) { key, _, entry in
            body(key, located.at(entry.value))
        }
    }

    /// The known entries of a mapping by their keys, with the same warnings.
    func fields<Key: ObjectKey>(
        of located: Located,
        as keys: Key.Type,
        in place: @autoclosure () -> String
    ) -> Fields<Key> {
        var fields = Fields<Key>(of: located)
        readEntries(located, as: keys, in: place()) { key, position, _ in fields.note(key, at: position) }
        return fields
    }

    /// As `read`, with the position of the entry and its key.
    func readEntries<Key: ObjectKey>(
        _ located: Located,
        as keys: Key.Type,
        in place: @autoclosure () -> String,
        keepsNull: Bool = false,
        _ body: (Key, Int, SourceEntry) -> Void
    ) {
        for (position, entry) in located.node.entries.enumerated() {
            guard let index = Key.known.index(of: entry.key), let key = Key(rawValue: index) else {
                lowering.reportUnknownKey(entry.key, in: place(), known: Key.known, document: located.document)
                continue
            }
            guard key.versions.contains(version) else {
                let problem = ObjectMessages.foreignKey(entry.key, in: place(), of: key.versions, version)
                report(problem, in: located.document)
                continue
            }
            if !keepsNull, entry.value.isNull { continue }
            body(key, position, entry)
        }
    }

    /// The texts of a list, trimmed; a single text counts as a list of one.
    func texts(_ located: Located, _ key: StaticString) -> [Located] {
        if located.node.isScalar { return [located] }
        guard lowering.expectSequence(located, what: "`\(key)`") else { return [] }
        return located.node.elements.map { located.at($0) }
            .filter { string($0, key) != nil }
    }

    /// Warns of keys next to `$ref` that would say something else than its target, other than the texts that count.
    private func checkSiblings(of reference: Located, target: SourceNode) {
        guard reference.node.count > 1 else { return }
        for entry in reference.node.entries where UnreadKeys.reference.index(of: entry.key) == nil {
            if entry.key.isExtensionKey || entry.value.isNull { continue }
            if let same = target.value(forKey: entry.key.text), same.isScalar, entry.value.isScalar,
                same.text == entry.value.text
            {
                continue
            }
            report(ObjectMessages.ignoredSibling(entry.key), in: reference.document)
        }
    }

    /// What stands at a place after references; `$ref` with a description gives it instead of the target's. `section`
    /// is the part of the components where such things are: a reference to another one is a mistake.
    func resolve(_ located: Located, section: ComponentSection? = nil) -> (target: Located, documentation: String?)? {
        guard let reference = lowering.reference(in: located.node) else { return (located, nil) }
        if let section, let other = ComponentSection(referredToBy: reference.text), other != section {
            let problem = ReferenceMessages.wrongTarget(
                reference.text,
                expected: section.singular,
                at: reference.range
            )
            report(problem, in: located.document)
            return nil
        }
        guard let target = lowering.resolve(located) else { return nil }
        checkSiblings(of: located, target: target.node)
        return (target, located["description"].flatMap { string($0, "description") })
    }
}
