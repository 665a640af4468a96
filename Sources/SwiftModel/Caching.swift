import APIModel

/// How an operation's responses are kept.
public struct CachePlan: Sendable {
    /// The name under which responses are kept: the operation's id, or its method and path.
    public let operation: String
    /// Seconds for which responses are fresh where the service specifies nothing.
    public let duration: Int?
    public let policy: Caching.Policy
    /// The method that returns the kept response and then the service's.
    public let updates: String?
    /// A hash of the response's types: a response that was kept with other types is never read.
    public let shape: String
}

/// Kept responses that are stale after a call.
public struct CacheDropPlan: Sendable {
    public let operation: String
    /// The beginning of their paths as an expression; nil drops all of them.
    public let path: String?
}

extension CacheDropPlan {
    /// - Parameters:
    ///   - path: the path of the write.
    ///   - arguments: the arguments of the call, which the path may need.
    static func plans(of drops: [CacheDrafts.Drop], path: PathPlan, arguments: [ArgumentPlan]) -> [CacheDropPlan] {
        if drops.isEmpty { return [] }
        let known = Set(arguments.filter { $0.pinnedValue == nil }.map(\.identifier))
        return drops.map { drop in
            let place = path.prefix(segments: drop.segments)
            let isUsable = !place.values.isEmpty && place.arguments.allSatisfy(known.contains)
            return CacheDropPlan(operation: drop.name, path: isUsable ? place.text : nil)
        }
    }
}

extension PathPlan {
    /// The beginning of a path without its query: of `/users/{id}/posts` with two segments, `/users/{id}`.
    func prefix(segments count: Int) -> PathPlan {
        var result: [Piece] = []
        var segments = 0
        for piece in pieces {
            guard case .text(let text) = piece else {
                result.append(piece)
                continue
            }
            var kept = ""
            for character in text {
                if character == "/" { segments += 1 }
                if segments > count || character == "?" {
                    if !kept.isEmpty { result.append(.text(kept)) }
                    return PathPlan(pieces: result)
                }
                kept.append(character)
            }
            result.append(.text(kept))
        }
        return PathPlan(pieces: result)
    }
}

extension CachePlan {
    /// Nil for an operation that keeps no responses.
    /// - Parameter function: the name of the method that calls the service.
    init?(_ draft: OperationDraft, function: String, shape: @autoclosure () -> String?) {
        guard CacheDrafts.isKept(draft), let caching = draft.operation.directives.caching else { return nil }
        self.init(
            operation: CacheDrafts.name(of: draft.operation), duration: caching.duration, policy: caching.policy,
            updates: caching.policy == .staleWhileRevalidate ? function + "Updates" : nil, shape: shape() ?? "")
    }
}

/// Which operations of an API keep their responses, and which of these responses each write makes stale.
struct CacheDrafts {
    /// A kept operation, and the number of leading segments that its path shares with that of a write.
    struct Drop {
        var name: String
        var segments: Int
    }

    private let kept: Kept
    private let writes: Set<Int>

    /// The operations that keep their responses, by position.
    private struct Kept {
        var names: [String] = []
        var paths: [CachedPath] = []
        var tree = KeptPaths()
        /// Positions by the names that teams use for operations: their ids and keys.
        var positions: [String: [Int]] = [:]

        mutating func add(_ operation: Operation) {
            let position = names.count
            names.append(CacheDrafts.name(of: operation))
            paths.append(CachedPath(operation.path))
            tree.add(paths[position], at: position)
            for word in Set([operation.key, operation.identifier ?? operation.key]) {
                positions[word, default: []].append(position)
            }
        }

        /// The kept responses that are stale after a write.
        func drops(of write: Operation) -> [Drop] {
            let path = CachedPath(write.path)
            guard let words = write.directives.invalidates else {
                return tree.changed(by: path, createsBelow: write.method == .post).map {
                    Drop(name: names[$0.read], segments: $0.segments)
                }
            }
            return Set(words.flatMap { positions[$0.text] ?? [] }).sorted().map {
                Drop(name: names[$0], segments: path.common(with: paths[$0]))
            }
        }
    }

    /// - Parameter isKept: whether the responses of an operation count as kept.
    init(_ services: [ServiceDraft], where isKept: (OperationDraft) -> Bool = CacheDrafts.isKept) {
        var reads: [Int: Operation] = [:]
        var others: [OperationDraft] = []
        for draft in services.lazy.flatMap(\.operations) {
            if isKept(draft) {
                reads[draft.index] = draft.operation
            } else if !draft.operation.isRead {
                others.append(draft)
            }
        }
        var kept = Kept()
        for index in reads.keys.sorted() { if let read = reads[index] { kept.add(read) } }
        var writes: Set<Int> = []
        if !kept.names.isEmpty {
            for draft in others where !kept.drops(of: draft.operation).isEmpty { writes.insert(draft.index) }
        }
        self.kept = kept
        self.writes = writes
    }

    /// Whether an operation's responses are kept: caching is requested, and they aren't streams.
    static func isKept(_ draft: OperationDraft) -> Bool {
        draft.operation.directives.caching != nil && comesWhole(draft)
    }

    /// Whether views can show an operation's responses: it is a read, and they aren't streams.
    static func isShown(_ draft: OperationDraft) -> Bool { draft.operation.isRead && comesWhole(draft) }

    /// Whether an operation has responses that aren't streams.
    static func comesWhole(_ draft: OperationDraft) -> Bool {
        draft.successes.contains { $0.content != nil } && !draft.successes.contains { $0.item != nil }
    }

    /// The name under which an operation's responses are kept.
    static func name(of operation: Operation) -> String { operation.identifier ?? operation.key }

    /// Whether operations of a service keep responses, or make kept ones stale.
    func concern(_ service: ServiceDraft) -> Bool {
        !kept.names.isEmpty && service.operations.contains { CacheDrafts.isKept($0) || writes.contains($0.index) }
    }

    /// The kept responses that are dropped after a call.
    func drops(of draft: OperationDraft) -> [Drop] {
        writes.contains(draft.index) ? kept.drops(of: draft.operation) : []
    }
}

/// A path as segments, to find what a write at one path changes at others: `/stores/{id}/hours` → stores, {}, hours.
struct CachedPath {
    /// Nil for a segment with parameters, whatever they are called.
    let segments: [String?]

    init(_ path: PathTemplate) {
        segments = path.text.prefix { $0 != "?" }.split(separator: "/").map { $0.contains("{") ? nil : String($0) }
    }

    /// How many segments at the beginning are the same.
    func common(with other: CachedPath) -> Int { zip(segments, other.segments).prefix { $0 == $1 }.count }
}

/// The paths of kept responses as a tree of segments, so that a write finds what it changes along its own path, however
/// many responses are kept.
struct KeptPaths {
    private struct Node {
        /// Indices of nodes by segment; nil for a segment with parameters.
        var children: [String?: Int] = [:]
        /// Positions of the reads whose paths end here.
        var reads: [Int] = []
    }

    private var nodes = [Node()]

    mutating func add(_ path: CachedPath, at read: Int) {
        var node = 0
        for segment in path.segments {
            if let next = nodes[node].children[segment] {
                node = next
            } else {
                nodes[node].children[segment] = nodes.count
                node = nodes.count
                nodes.append(Node())
            }
        }
        nodes[node].reads.append(read)
    }

    /// The reads that a write may change, by position, with the number of leading segments that both paths share: those
    /// at the same path, above it, below it, or of another view of the list that has the written item (`/stores/nearby`
    /// for a write at `/stores/{id}`).
    /// - Parameter createsBelow: whether the write adds an item and leaves the others unchanged (`POST`).
    func changed(by write: CachedPath, createsBelow: Bool) -> [(read: Int, segments: Int)] {
        var found: [(read: Int, segments: Int)] = []
        var node = 0
        var depth = 0
        for segment in write.segments {
            if depth > 0 {
                found += nodes[node].reads.map { ($0, depth) }
                if segment == nil { found += reads(below: node, arePlain: true).map { ($0, depth) } }
            }
            guard let next = nodes[node].children[segment] else { return inOrder(found) }
            node = next
            depth += 1
        }
        guard depth > 0 else { return [] }
        found += nodes[node].reads.map { ($0, depth) }
        found += reads(below: node, arePlain: createsBelow).map { ($0, depth) }
        return inOrder(found)
    }

    /// - Parameter arePlain: whether reads below a segment with parameters are left out.
    private func reads(below top: Int, arePlain: Bool) -> [Int] {
        var below = reached(from: [top]) { nodes[$0].children.filter { $0.key != nil || !arePlain }.map(\.value) }
        below.remove(top)
        return below.flatMap { nodes[$0].reads }
    }

    private func inOrder(_ found: [(read: Int, segments: Int)]) -> [(read: Int, segments: Int)] {
        found.sorted { $0.read < $1.read }
    }
}

/// The shape of a kept response: a hash of all types that it consists of and of how the service's types become the
/// app's. The order of keys doesn't change it.
struct ModelShapes: Sendable {
    private let models: [ModelPlan]
    private let mappers: [SwiftIdentifier: MapperPlan]
    private var positions: [String: Int] = [:]

    /// Nil where no operation keeps responses.
    init?(_ services: [ServiceDraft], _ models: [ModelPlan], _ mappers: [MapperPlan]) {
        guard services.contains(where: { $0.operations.contains(where: CacheDrafts.isKept) }) else { return nil }
        self.mappers = Dictionary(mappers.map { ($0.name, $0) }) { first, _ in first }
        self.models = models
        for (index, model) in models.enumerated() { positions[model.name.raw] = index }
    }

    func shape(of response: ResponsePlan) -> String {
        var hash = StableHash()
        let headers = response.headers.sorted { $0.wireName < $1.wireName }
        let types = [response.value.type] + headers.map(\.type) + response.cases.map(\.type)
        for type in types { hash.add(type.text) }
        // The app's types hold other values when the service's types or the mapping between the two changes.
        let sources = ([response.value.mapped] + response.cases.map(\.mapped)).compactMap { $0?.transfer }
        for header in headers { hash.add(header.wireName) }
        let named = (types + sources).flatMap(\.rootNames).compactMap { positions[$0] }
        let held = reached(from: named) { models[$0].references }
        for index in held.sorted(by: { models[$0].name.raw < models[$1].name.raw }) {
            add(models[index], to: &hash)
            for mapping in mappers[models[index].name]?.initialisers ?? [] where !mapping.isWritten {
                add(mapping, to: &hash)
            }
        }
        return hash.text
    }

    private func add(_ mapping: MappingPlan, to hash: inout StableHash) {
        hash.add(mapping.source.text)
        hash.add(mapping.function ?? "")
        for member in mapping.members {
            hash.add(member.label)
            for text in [member.opening] + member.items { hash.add(text) }
        }
        for item in mapping.cases {
            hash.add(item.pattern)
            hash.add(item.value)
        }
    }

    private func add(_ model: ModelPlan, to hash: inout StableHash) {
        hash.add(model.path)
        hash.add(model.kind.rawValue)
        for property in (model.structure?.properties ?? []).sorted(by: { $0.wireName < $1.wireName }) {
            hash.add(property.wireName)
            hash.add(property.type.text)
        }
        hash.add(model.structure?.additional?.valueType.text ?? "")
        hash.add(model.enumeration?.rawType.text ?? "")
        for value in model.enumeration?.cases ?? [] { hash.add(value.rawValue.text) }
        hash.add(model.union?.discriminator?.key ?? "")
        for member in model.union?.cases ?? [] {
            hash.add(member.type.text)
            for value in member.discriminatorValues.sorted() { hash.add(value) }
        }
        hash.add(model.aliased?.text ?? "")
        for nested in model.nested.sorted(by: { $0.name.raw < $1.name.raw }) { add(nested, to: &hash) }
    }
}

/// FNV-1a: the same on every machine and in every run.
struct StableHash {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(0)
    }

    private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }

    /// `9e3779b97f4a7c15`
    var text: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
