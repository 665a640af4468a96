import Foundation

/// The true facts of an endpoint, held against what was said of it.
struct Facts {
    private let expected: AdoptCase.Endpoint

    init(_ expected: AdoptCase.Endpoint) { self.expected = expected }

    /// Empty where everything that is called known is true, and everything that can be known is there.
    func faults(of found: AdoptedJSON.Endpoint) -> [String] {
        var faults: [String] = []
        func compare(_ field: String, _ isRight: (AdoptedJSON.Field) -> Bool) {
            guard let said = found.fields[field] else { return faults.append("\(field) is missing") }
            if isRight(said) { return }
            let members = said.members.map {
                "[" + $0.map { "\($0.name)=\($0.value ?? "")" }.joined(separator: ", ") + "]"
            }
            let truth =
                ["method": expected.method, "path": expected.address, "server": expected.address][field]
                ?? expected.fields[field] ?? "nothing"
            let value = [said.value?.text, said.type, members, said.why].compactMap { $0 }.joined(separator: " ")
            faults.append("\(found.name): \(field) is \(said.state): \(value), for \(truth)")
        }
        compare("method") { isUnknown($0, expected.method) ?? ($0.value?.text == expected.method) }
        compareAddress(of: found, compare)
        compare("query") { same($0, expected.fields["query"]) }
        compare("headers") { same($0, expected.fields["headers"], ignoring: ["accept", "content-type"]) }
        compare("body") { sameBody($0) }
        for field in expected.fields["known"]?.components(separatedBy: " ") ?? [] {
            compare(field) { $0.state == .known }
        }
        let response = expected.fields["response"] ?? "Void"
        compare("response") { isUnknown($0, response) ?? (plain($0.value?.text ?? "") == plain(response)) }
        return faults
    }

    /// Nil where the truth can be known.
    private func isUnknown(_ field: AdoptedJSON.Field, _ truth: String) -> Bool? {
        truth == "?" ? field.state != .known : field.state == .unknown ? false : nil
    }

    /// `https://a.example/items/{}`, `?/items/{}` where the server can't be known, `https://a.example/?` where the path can't,
    /// `?` where nothing can. A slash at the end has to be there.
    private func compareAddress(
        of found: AdoptedJSON.Endpoint,
        _ compare: (String, (AdoptedJSON.Field) -> Bool) -> Void
    ) {
        let server = found.fields["server"]
        guard !expected.address.hasPrefix("?") else {
            compare("server") { $0.state != .known || $0.value?.text.contains("://") != true }
            compare("path") {
                isUnknown($0, expected.address)
                    ?? (shape($0.value?.text ?? "") == shape(String(expected.address.dropFirst())))
            }
            return
        }
        let whole = (server?.value?.text ?? "") + "/" + (found.fields["path"]?.value?.text ?? "")
        compare("server") { $0.state != .unknown && expected.address.hasPrefix($0.value?.text ?? "?") }
        compare("path") {
            if expected.address.hasSuffix("/?") { return $0.state != .known }
            let isFolder = !expected.address.hasSuffix("/") || whole.hasSuffix("/")
            return $0.state != .unknown && isFolder && shape(whole) == shape(expected.address)
        }
    }

    private func sameBody(_ field: AdoptedJSON.Field) -> Bool {
        guard let truth = expected.fields["body"] else { return field.state != .unknown && field.value?.text == "none" }
        if let unknown = isUnknown(field, truth) { return unknown }
        let kind = String(truth.prefix { $0.isLetter })
        guard field.value?.text == kind || kind == "raw" && field.value?.text == "data" else { return false }
        let rest = String(truth.dropFirst(kind.count))
        if rest.hasPrefix("{") { return same(field, String(rest.dropFirst().dropLast())) }
        return rest.isEmpty || plain(field.type ?? "") == plain(rest)
    }

    private func same(_ field: AdoptedJSON.Field, _ list: String?, ignoring: Set<String> = []) -> Bool {
        if list == "?" { return field.state != .known }
        guard field.state != .unknown else { return false }
        var wanted: [String: (constant: String?, isOptional: Bool)] = [:]
        var types: [String: String] = [:]
        for item in list?.components(separatedBy: ", ") ?? [] where !item.isEmpty {
            let parts = item.split(separator: "=", maxSplits: 1).map(String.init)
            let words = parts[0].split(separator: ":", maxSplits: 1).map(String.init)
            let isOptional = words[0].hasSuffix("?")
            let name = isOptional ? String(words[0].dropLast()) : words[0]
            wanted[name] = (parts.count > 1 ? parts[1] : nil, isOptional)
            types[name] = words.count > 1 ? words[1] : nil
        }
        for member in field.members ?? [] {
            let name = member.name.hasPrefix("*") ? "*" : member.name
            guard let truth = wanted.removeValue(forKey: name) else {
                if ignoring.contains(name.lowercased()) || member.state != .known { continue }
                return false
            }
            if let constant = truth.constant, member.value != constant { return false }
            if let type = types[name], plain(member.type ?? "") != plain(type) { return false }
            if name != "*", truth.isOptional != (member.optional ?? false) { return false }
        }
        return wanted.isEmpty
    }

    /// A path with its placeholders by position.
    private func shape(_ path: String) -> String {
        path.replacing(/\{[^}]*\}/, with: "{}").replacing(/([^:])\/\/+/) { $0.output.1 + "/" }
            .trimmingCharacters(in: ["/"])
    }

    private func plain(_ type: String) -> String { type.filter { $0 != " " } }
}
