/// Makes endpoints of the requests that the runs of one declaration send.
struct EndpointAssembly {
    private let subject: EndpointReader.Subject
    /// The requests of the runs that send something which can be told.
    private let drafts: [RequestDraft]
    /// Whether some runs send something which can't be told.
    private let isPartial: Bool
    private let isCutShort: Bool
    let clientHeaders: [String]
    /// The names that stand for all headers of a dictionary.
    private let open: Set<String>

    /// - Parameter isCutShort: whether the code has more paths through it than were run.
    init?(_ subject: EndpointReader.Subject, _ drafts: [RequestDraft], isCutShort: Bool) {
        var sound = drafts.filter { $0.url.contains { !($0.words ?? "").isEmpty } || $0.url.count == 1 }
        guard !sound.isEmpty else { return nil }
        let clientHeaders = sound.flatMap(\.clientHeaders)
        open = Set(sound.flatMap(\.headers).filter(\.isOpen).map(\.name))
        // A header that is the client's in one run is so in all, even if the code falls back to a constant in another.
        for index in sound.indices { sound[index].headers.removeAll { clientHeaders.contains($0.name) } }
        self.subject = subject
        self.drafts = sound
        isPartial = sound.count < drafts.count
        self.isCutShort = isCutShort
        self.clientHeaders = clientHeaders
    }

    /// One endpoint for each method and path.
    var endpoints: [AdoptedEndpoint] {
        var groups = DraftMerging.groups(drafts)
        // If each path through the code sends something different, it is one request with unknown parts.
        if isCutShort, groups.count == drafts.count { groups.removeLast(groups.count - 1) }
        return DraftMerging.withoutAlternatives(groups, condition).map(endpoint)
    }

    private func endpoint(_ group: DraftMerging.Group) -> AdoptedEndpoint {
        var remarks = remarks(on: group)
        let addresses = group.drafts.map { AddressSplitting($0.url) }
        let address = addresses.first { !$0.base.isEmpty } ?? addresses[0]
        remarks += address.remarks
        for other in addresses { remarks.add(other.remarks.filter { $0.field == .query }) }
        let others = otherBases(addresses, besides: address.base, &remarks)
        let method = group.drafts.allSatisfy { $0.method != nil } ? group.first.method : nil
        // A response to HEAD has no body.
        let response = method == "HEAD" ? ResponseFact(.nothing) : group.first.response ?? subject.response
        if let why = response.why { remarks.append(Remark(.response, why)) }
        if method == nil { remarks.append(Remark(.method, "no code says the method: GET is taken", isUnknown: true)) }
        var endpoint = AdoptedEndpoint(
            owner: subject.owner, name: subject.name, method: method ?? "GET", base: address.base, path: address.path,
            prefix: group.drafts.allSatisfy { $0.prefix == group.first.prefix } ? group.first.prefix : nil,
            query: DraftMerging.fields(zip(addresses, group.drafts).map { $0.query + $1.query }, of: .query, &remarks),
            body: DraftMerging.body(group.drafts, &remarks),
            headers: DraftMerging.fields(group.drafts.map(\.headers), of: .headers, &remarks),
            response: response.response, condition: condition(group), documentation: subject.documentation,
            call: subject.call, remarks: remarks, isSnakeCase: group.drafts.contains(where: \.isSnakeCase),
            file: subject.file, place: subject.place)
        endpoint.otherBases = others
        endpoint.bodyType = group.first.bodyType
        endpoint.decisions = decisions(group)
        endpoint.bodyMembers = group.first.bodyMembers.map(DraftMerging.field)
        for name in group.drafts.flatMap({ $0.ambientHeaders + $0.clientHeaders })
        where !endpoint.ambientHeaders.contains(name) && !open.contains(name) { endpoint.ambientHeaders.append(name) }
        return endpoint
    }

    /// The remarks of the runs, and those about what the runs don't agree on.
    private func remarks(on group: DraftMerging.Group) -> [Remark] {
        var remarks = group.remarks
        for draft in group.drafts { remarks.add(draft.remarks) }
        if isCutShort {
            let text = "the code has more paths through it than are looked at: not all conditions were combined"
            // Each condition was tried both ways, so a method that stays the same depends on none.
            let isOne = drafts.count >= 64 && Set(drafts.map(\.method)).count == 1
            remarks.add(EndpointField.sent.filter { !isOne || $0 != .method }, text)
        }
        if group.drafts.contains(where: { $0.isOfAnyPath && !$0.isOfSegments }) {
            remarks.append(Remark(.path, "the caller hands over the whole address", isUnknown: true))
        }
        for draft in group.drafts {
            guard draft.isOfSegments, let name = draft.rest else { continue }
            let text = "`\(name)` is taken for one segment of the path: callers may hand over several"
            remarks.add(Remark(.path, text))
        }
        if isPartial { remarks.append(Remark(.path, "in some cases the code sends nothing that can be told")) }
        for subject in DraftMerging.dividing(group) {
            remarks.append(Remark(.query, "`\(subject)` decides what is sent: parts of it are optional here"))
        }
        return remarks
    }

    /// The other addresses before the path, which the app may use instead of a base.
    private func otherBases(_ addresses: [AddressSplitting], besides base: String, _ remarks: inout [Remark])
        -> [String]
    {
        var others: [String] = []
        for other in addresses.map(\.base) where other != base && !others.contains(other) { others.append(other) }
        guard !others.isEmpty else { return [] }
        let shown = others.map { $0.isEmpty ? "one that is made when the app runs" : "`\($0)`" }
        let text = "the address is `\(base)` or \(shown.joined(separator: " or ")), as the app decides"
        remarks.append(Remark(.server, text))
        return others.filter { !$0.isEmpty }
    }

    /// The decisions of the caller that lead to a group.
    private func decisions(_ group: DraftMerging.Group) -> [Oracle.Decision] {
        DraftMerging.decisions(of: group, among: drafts) {
            subject.inputs.contains($0.root) || subject.held.contains($0.root)
        }
    }

    private func condition(_ group: DraftMerging.Group) -> String? {
        let words = decisions(group).map(\.words)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}
