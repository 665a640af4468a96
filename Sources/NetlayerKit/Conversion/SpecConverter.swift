import APIModel
import Diagnostics
import NativeFrontend
import Platform
import SourceTree
import SpecWriters

/// Converts a description from one form to the other. The result is read again and compared with the original, so that
/// exactly the parts are reported that the new form can't express.
public enum SpecConverter {
    public enum Form: String, Sendable, CaseIterable {
        case native
        case openAPI = "openapi"
    }

    /// The text in the new form; nil where the description can't be read. Losses are warnings at their places.
    /// - Parameter root: the folder that the description can refer to; its own project unless given.
    public static func convert(
        _ tree: SourceTree, to form: Form, in root: ProjectRoot? = nil, limits: Limits = .standard,
        into bag: inout DiagnosticBag
    ) -> String? {
        if NativeReader.canRead(tree), form == .native {
            return bag.fail(KitCodes.sameForm("this is a native spec already").at(tree.root.entries.first?.key.range))
        }
        guard let read = SpecReader.lower(tree, in: root, limits: limits, into: &bag) else { return nil }
        var api = CyclicSchemas.named(in: read)
        api.listSequences()
        let (text, renames) = form == .native ? NativeDocument.text(of: api) : (OpenAPIDocument.text(of: api), [:])
        var again = DiagnosticBag()
        let name = "<\(form.rawValue)>"
        guard let written = SourceReader.read(Array(text.utf8), name: name, limits: limits, into: &again),
            let result = SpecReader.lower(written, limits: limits, into: &again)
        else {
            for problem in again.diagnostics { bag.report(.faultyResult(problem)) }
            return nil
        }
        for problem in again.diagnostics where problem.severity == .error { bag.report(.faultyResult(problem)) }
        for loss in DumpDifference.losses(
            from: api, to: result, renames: renames, at: tree.root.entries.first?.key.range)
        { bag.report(.loss(loss)) }
        return text
    }
}

extension Diagnostic {
    fileprivate static func faultyResult(_ problem: Diagnostic) -> Diagnostic {
        let place = problem.range.map { " (\($0.file.lineText(at: Int($0.startOffset))))" } ?? ""
        return KitCodes.faultyConversion("the result can't be read: \(problem.message)\(place)")
    }

    /// One warning for each kind of loss, at its first place; the others are counted.
    fileprivate static func loss(_ loss: DumpDifference.Loss) -> Diagnostic {
        let count = loss.places.count
        let name = loss.places[0].name
        let first = count == 1 ? (name.isEmpty ? "" : ": \(name)") : " (\(count) places)"
        let notes = loss.places.dropFirst().prefix(3).map { place in
            Diagnostic.Note(place.name.isEmpty ? "here, too" : "and \(place.name)", at: place.range)
        }
        return KitCodes.conversionLoss("\(loss.subject) \(loss.verb)\(first)").at(loss.places[0].range).notes(
            Array(notes))
    }
}

/// Finds the facts of one API that another one lacks, by the values of their dumps, whose keys are a contract.
struct DumpDifference {
    /// A fact that is lost or changed, with all its places.
    struct Loss {
        /// `the summary of operations`
        let subject: String
        /// `is lost`, `becomes double`
        let verb: String
        var places: [(name: String, range: SourceRange?)]
    }

    private let renames: [String: String]
    private let old: DumpSchemas
    private let new: DumpSchemas
    /// The compared pairs of schemas in which one was a reference. Without them, recursion wouldn't end.
    private var compared: Set<[String]> = []
    private var losses: [Loss] = []
    private var indices: [String: Int] = [:]

    /// - Parameter range: the place of facts that have none of their own.
    static func losses(from old: API, to new: API, renames: [String: String], at range: SourceRange?) -> [Loss] {
        let (old, new) = (APIDump.value(of: old), APIDump.value(of: new))
        var difference = DumpDifference(renames: renames, old: DumpSchemas(old), new: DumpSchemas(new))
        let place = Place(kind: .description, name: "", range: range)
        if case .object(let old) = old, case .object(let new) = new { difference.compare(old, with: new, at: place) }
        return difference.losses
    }

    /// A position in the dump: the kind of item, its name, and its place in the description.
    private struct Place {
        var kind: DumpItem
        var name: String
        var range: SourceRange?
        var words: String?
    }

    private mutating func add(_ key: DumpName?, _ verb: String, at place: Place) {
        let kind = place.kind.rawValue
        let subject = key.map { "`\($0.text)` of \(kind)" } ?? "one of the \(kind)"
        let index = indices[subject + verb] ?? losses.count
        if index == losses.count {
            indices[subject + verb] = index
            losses.append(Loss(subject: subject, verb: verb, places: []))
        }
        losses[index].places.append((place.name, place.range))
    }

    private mutating func compare(_ given: DumpObject, with other: DumpObject, at place: Place) {
        var (old, new) = (given, other)
        if let places = DumpSchemas.places(given, other) {
            if !compared.insert(places).inserted { return }
            let areBoth = DumpSchemas.isShared(given) && DumpSchemas.isShared(other)
            old = self.old.writtenOut(given, onlyWords: areBoth)
            new = self.new.writtenOut(other, onlyWords: areBoth)
        }
        var place = place
        place.range = old.range ?? place.range
        let words = old[.summary]?.scalar
        let isMoved = words != nil && old[.documentation] == nil && new[.documentation]?.scalar == words
        if isMoved { add(.key(.summary), "becomes the documentation", at: place) }
        for (key, value) in old.fields where !isMoved || key != .key(.summary) {
            // `format` is also the key for the version of the dump itself.
            if key == .key(.pointer) || key == .key(.format) && value.isWord { continue }
            guard let other = new[key] else {
                if !value.isNothing, !isSaidAgain(key, value.scalar, of: old, by: new, at: place) {
                    add(key, "is lost", at: place)
                }
                continue
            }
            compare(key, value, with: other, at: place)
        }
        for (key, value) in new.fields where old[key] == nil {
            // Another name for Swift doesn't change the meaning.
            if [.key(.pointer), .key(.givenName), .key(.directives)].contains(key) || value.isNothing { continue }
            if isMoved && key == .key(.documentation) || isSaidAgain(key, value.scalar, of: new, by: old, at: place) {
                continue
            }
            add(key, "is new", at: place)
        }
    }

    /// Whether a fact that only one side states follows from others that the other side states.
    private func isSaidAgain(
        _ name: DumpName, _ text: String, of one: DumpObject, by other: DumpObject, at place: Place
    ) -> Bool {
        // The server that a directive names is a server of the operation, too.
        guard case .key(let key) = name else { return name == .given("server") && place.kind == .operation }
        switch (key, place.kind) {
        case (.documentation, .parameter), (.documentation, .header):
            // A parameter and its schema can have the same documentation.
            guard one[.schema] != nil else { return text == place.words }
            return other[.schema]?.object?[.documentation]?.scalar == text
        case (.name, .server), (.documentation, .server):
            return key == .name || [other[.name]?.scalar, other[.documentation]?.scalar].contains(text)
        case (.name, .enumValue): return one[.value]?.scalar == text
        case (.givenName, _): return text.lettersAndDigits == (one[.name]?.scalar ?? "").lettersAndDigits
        default: return false
        }
    }

    private mutating func compare(_ key: DumpName, _ old: DumpValue, with new: DumpValue, at place: Place) {
        switch (old, new) {
        case (.object(let old), .object(let new)):
            var inner = place
            if key == .key(.requestBody) { inner.kind = .requestBody }
            compare(old, with: new, at: inner)
        case (.list(let old), .list(let new)): compareLists(key, old, with: new, at: place)
        case (.object, _), (.list, _), (_, .object), (_, .list): add(key, "becomes something else", at: place)
        // The pointers of inline schemas differ between the forms.
        case (.pointer, .pointer): break
        case (.text, _), (.word, _), (.pointer, _): compare(key, old.scalar, with: new.scalar, at: place)
        }
    }

    private mutating func compare(_ key: DumpName, _ old: String, with new: String, at place: Place) {
        var text = old
        if key == .key(.ref) || key == .key(.bases) || key == .key(.name) && place.kind == .type {
            text = renames[text] ?? text
        }
        if text == new || key == .key(.givenName) || key == .key(.path) { return }
        let isLong = text.count > 24 || new.count > 24
        add(key, isLong ? "changes" : "becomes \(new) and was \(old)", at: place)
    }

    private mutating func compareLists(_ name: DumpName, _ given: [DumpValue], with other: [DumpValue], at place: Place)
    {
        let (old, new) = (given.compactMap(\.object), other.compactMap(\.object))
        guard case .key(let key) = name, let list = key.items, old.count == given.count else {
            if given.count != other.count { return add(name, "becomes something else", at: place) }
            for (item, other) in zip(given, other) { compare(name, item, with: other, at: place) }
            return
        }
        var waiting: [String: [Int]] = [:]
        for (index, item) in new.enumerated().reversed() {
            waiting[identity(of: item, list.keys), default: []].append(index)
        }
        var isTaken = new.map { _ in false }
        for item in old {
            let identity = identity(of: item, list.keys)
            var inner = Place(kind: list.kind, name: identity, range: place.range)
            inner.words = item[.documentation]?.scalar
            inner.range = item.range ?? place.range
            let wanted = list.kind == .type ? renames[identity] ?? identity : identity
            guard let index = waiting[wanted]?.popLast() else {
                add(nil, "is lost", at: inner)
                continue
            }
            isTaken[index] = true
            compare(item, with: new[index], at: inner)
        }
        for (item, isTaken) in zip(new, isTaken) where !isTaken {
            add(nil, "is new", at: Place(kind: list.kind, name: identity(of: item, list.keys), range: place.range))
        }
    }

    /// `query page`, `GET /items`: the query of a path is left out, since the dump has a list of its own for it.
    private func identity(of item: DumpObject, _ keys: [DumpKey]) -> String {
        keys.map { key in
            let text = item[key]?.scalar ?? ""
            return key == .path ? String(text.prefix { $0 != "?" }) : text
        }.joined(separator: " ")
    }
}

extension DumpValue {
    fileprivate var isWord: Bool { if case .word = self { true } else { false } }

    fileprivate var isNothing: Bool {
        switch self {
        case .text(let text): text.isEmpty
        case .word(let word): word == "null"
        case .list(let items): items.isEmpty
        case .pointer: false
        // `uniqueItems` and the server of a directive are each written in two places.
        case .object(let object):
            object.fields.allSatisfy { $0.key == .key(.uniqueItems) || $0.key == .given("server") }
        }
    }
}

/// The inline schemas of a dump that occur at several places: written out at the first, and referred to at the others.
struct DumpSchemas {
    private var schemas: [String: DumpObject] = [:]

    init(_ dump: DumpValue) {
        var open = [dump]
        while let next = open.popLast() {
            switch next {
            case .text, .word, .pointer: break
            case .list(let items): open += items
            case .object(let object):
                if let pointer = object[.pointer]?.scalar, object[.kind] != nil { schemas[pointer] = object }
                open += object.fields.map(\.value)
            }
        }
    }

    static func isShared(_ object: DumpObject) -> Bool { if case .pointer? = object[.ref] { true } else { false } }

    /// The key of a pair if at least one of the two refers to a schema elsewhere; nil for others.
    static func places(_ old: DumpObject, _ new: DumpObject) -> [String]? {
        guard isShared(old) || isShared(new) else { return nil }
        return [old, new].map { ($0[.ref] ?? $0[.pointer])?.scalar ?? "" }
    }

    /// A schema with the shape of its first place and the annotations of this one.
    /// - Parameter onlyWords: leaves out the shape, which is compared at the first place.
    func writtenOut(_ object: DumpObject, onlyWords: Bool) -> DumpObject {
        guard DumpSchemas.isShared(object), let first = schemas[object[.ref]?.scalar ?? ""] else { return object }
        var result = DumpObject(range: object.range ?? first.range)
        result.fields = object.fields.filter { $0.key != .key(.ref) }
        result.fields += first.fields.filter { field in
            guard object[field.key] == nil, onlyWords else { return object[field.key] == nil }
            if case .key(let key) = field.key { return key.isAnnotation }
            return false
        }
        return result
    }
}
