/// Finds the protocol that a team's requests conform to.
enum RequestProtocol {
    private static func bases(of entry: SourceIndex.Entry, _ index: SourceIndex) -> [SourceIndex.Entry] {
        index.ancestors(of: entry).filter { $0.declaration?.kind == .protocolType }
    }

    /// Whether a protocol, or one that it refines, has a path.
    private static func isRequest(_ entry: SourceIndex.Entry, _ index: SourceIndex) -> Bool {
        ([entry] + bases(of: entry, index)).flatMap(\.members.properties).contains {
            EndpointRole.path.names.contains($0.name)
        }
    }

    /// Whether a type has a protocol of requests, but not this one: it refines another one of the same base.
    static func isOther(than request: SourceIndex.Entry, _ entry: SourceIndex.Entry, _ index: SourceIndex) -> Bool {
        let found = bases(of: entry, index)
        return found.contains { isRequest($0, index) } && !found.contains { $0.name == request.name }
    }

    /// The most specific protocol that most requests have.
    static func own(_ index: SourceIndex, _ owners: [String]) -> SourceIndex.Entry? {
        var counts: [String: Int] = [:]
        for owner in owners {
            for ancestor in index.type(owner).map({ bases(of: $0, index) }) ?? [] {
                if isRequest(ancestor, index) { counts[ancestor.name, default: 0] += 1 }
            }
        }
        let most = counts.values.max() ?? 0
        let usual = counts.filter { $0.value * 2 > most }
        let refined = Set(usual.keys.compactMap { index.types[$0] }.flatMap { bases(of: $0, index) }.map(\.name))
        let specific = usual.filter { !refined.contains($0.key) }
        return specific.max { ($0.value, $1.key) < ($1.value, $0.key) }.flatMap { index.types[$0.key] }
    }

    /// The protocol of a library, or one of the team's own that refines it.
    static func library(_ index: SourceIndex, _ owners: [String]) -> SourceIndex.Entry? {
        var counts: [String: Int] = [:]
        for owner in owners {
            guard let entry = index.type(owner), let library = LibraryRuntime.of(index.conformances(of: entry), index)
            else { continue }
            let own = index.ancestors(of: entry).first { ancestor in
                ancestor.declaration?.kind == .protocolType
                    && LibraryRuntime.of(index.conformances(of: ancestor), index) != nil
            }
            counts[own?.name ?? library.protocolName, default: 0] += 1
        }
        guard let name = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return nil }
        if let known = index.types[name] { return known }
        return SourceIndex.Entry(name: name, declaration: nil, inherits: [], members: SwiftMembers(), parent: nil)
    }

    /// The requirements of a protocol that isn't declared in the sources: the members that all conforming requests have.
    static func foreign(_ index: SourceIndex, _ owners: [String]) -> SourceIndex.Entry? {
        var conforming: [String: [SourceIndex.Entry]] = [:]
        let common: Set = [
            "Equatable", "Hashable", "Sendable", "Codable", "Encodable", "Decodable", "CaseIterable", "Error",
        ]
        for owner in Set(owners).sorted() {
            guard let entry = index.type(owner) else { continue }
            for name in entry.inherits.map(\.name)
            where index.type(name) == nil && !common.contains(name) && name != "String" {
                conforming[name, default: []].append(entry)
            }
        }
        guard let most = conforming.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }) else { return nil }
        let paths = EndpointRole.path.names
        var members = SwiftMembers()
        members.properties = (most.value[0].members.properties).filter { property in
            property.type != nil && property.hasCode && !property.isStatic
                && most.value.allSatisfy { $0.members.properties.contains { $0.name == property.name } }
        }.map { property in
            PropertyDeclaration(
                name: property.name, type: property.type, isStatic: false, isConstant: false, value: nil, getter: nil,
                attributes: [], keyPath: nil, documentation: nil, place: property.place, file: property.file)
        }
        guard members.properties.contains(where: { paths.contains($0.name) }) else { return nil }
        return SourceIndex.Entry(name: most.key, declaration: nil, inherits: [], members: members, parent: nil)
    }
}
