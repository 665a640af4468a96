/// The changes that Moya's `endpointClosure` makes to requests: another address, another task, more headers.
struct EndpointMappings {
    private struct Mapping {
        let value: Value
        /// The type whose requests it takes; nil if the code doesn't say it, or any type fits.
        let target: String?
        /// The assumptions about the values that the closure captures.
        let remarks: [Remark]
    }

    private var mappings: [Mapping] = []
    /// The maximum number of paths through the code of one closure that are run.
    static let maximumRuns = 16
    /// Stubs that replace the server.
    fileprivate static let stubs = ["immediatelyStub", "delayedStub"]

    init(_ index: SourceIndex) { for site in MappingSite.all(index) { add(site, index) } }

    var isEmpty: Bool { mappings.isEmpty }

    private mutating func add(_ site: MappingSite, _ index: SourceIndex) {
        let entry = site.entry
        let evaluator = Evaluator(index)
        var count = 0
        repeat {
            evaluator.restart()
            evaluator.run(site)
            count += 1
        } while count < Self.maximumRuns && evaluator.oracle.advance()
        // A closure that the runs never reach isn't known.
        if evaluator.mappings.isEmpty { evaluator.mappings = [.unknown("endpointClosure")] }
        for value in evaluator.mappings where !value.isNull {
            let written = value.mapper?.parameters.first?.type.flatMap { index.type($0, from: entry?.name)?.name }
            let target = written ?? (site.targets.count == 1 ? site.targets.first ?? nil : nil)
            if !mappings.contains(where: { $0.value.mapperPlace == value.mapperPlace && $0.target == target }) {
                mappings.append(Mapping(value: value, target: target, remarks: evaluator.remarks.of(.server)))
            }
        }
    }

    /// The endpoints that the closures make from a request, one for each path through their code.
    func results(_ value: Value, _ entry: SourceIndex.Entry, _ evaluator: Evaluator) -> [Value] {
        let fitting = mappings.filter { mapping in
            guard let target = mapping.target.flatMap({ evaluator.index.type($0) }) else { return true }
            return target.name == entry.name || evaluator.index.ancestors(of: entry).contains { $0 === target }
        }
        let before = evaluator.oracle
        defer { evaluator.oracle = before }
        return fitting.flatMap { mapping -> [Value] in
            guard let mapper = mapping.value.mapper else { return [mapping.value] }
            evaluator.remarks.add(mapping.remarks)
            var results: [Value] = []
            evaluator.oracle = before.branched
            repeat {
                results.append(evaluator.run(mapper, [Value.Part(label: nil, value: value)]))
            } while results.count < Self.maximumRuns && evaluator.oracle.advance(behind: before)
            return results
        }
    }
}

/// A function or a property that passes an `endpointClosure:` to a provider.
package struct MappingSite {
    enum Member {
        case function(FunctionDeclaration)
        case property(PropertyDeclaration)
    }

    let member: Member
    /// The type that declares it; nil for globals.
    let entry: SourceIndex.Entry?
    /// The types whose requests the providers take, and nil for each that the code doesn't say.
    let targets: Set<String?>

    private init?(_ member: Member, of entry: SourceIndex.Entry?, _ index: SourceIndex) {
        var targets: Set<String?> = []
        func look(_ expression: SwiftExpression) {
            guard case .call(let callee, let written) = expression else { return }
            let arguments = written.labelled(callee.library(index, entry))
            let stub = arguments.first { $0.label == "stubClosure" }?.value.lastName ?? ""
            guard arguments.contains(where: { $0.label == "endpointClosure" }), !EndpointMappings.stubs.contains(stub)
            else { return }
            let provider = callee.namedType.map { index.aliases[$0.name]?.type ?? $0 }
            let taken = provider?.arguments.first ?? entry?.inherits.lazy.compactMap(\.arguments.first).first
            targets.insert(index.type(taken, from: entry?.name)?.name)
        }
        switch member {
        case .function(let function): SwiftWalk.visit(function.body ?? [], look)
        case .property(let property): SwiftWalk.visit(property.code, look)
        }
        guard !targets.isEmpty else { return nil }
        self.member = member
        self.entry = entry
        self.targets = targets
    }

    package static func all(_ index: SourceIndex) -> [MappingSite] {
        guard index.imports.contains(where: { $0.hasSuffix("Moya") }) else { return [] }
        let members = index.entries.flatMap { entry in
            entry.members.functions.compactMap { MappingSite(.function($0), of: entry, index) }
                + entry.members.properties.compactMap { MappingSite(.property($0), of: entry, index) }
        }
        let globals = index.globals.values.sorted { $0.name < $1.name }
        return members + index.functions.compactMap { MappingSite(.function($0), of: nil, index) }
            + globals.compactMap { MappingSite(.property($0), of: nil, index) }
    }

    /// Whether its providers send requests of a type.
    func takes(_ entry: SourceIndex.Entry, _ index: SourceIndex) -> Bool {
        let names = Set(([entry] + index.ancestors(of: entry)).map(\.name))
        return targets.contains { $0.map(names.contains) ?? true }
    }
}

extension RequestReader {
    /// Replaces the members of a request by those of the endpoint that `endpointClosure` makes from it.
    mutating func map(_ value: Value, _ entry: SourceIndex.Entry) {
        guard !mappings.isEmpty, evaluator.index.isOfMoya(entry) else { return }
        // The request's own members are decided first, so that their decisions aren't taken for the closure's.
        for role in [EndpointRole.base, .path, .method, .task, .headers] { _ = self.role(role, value, entry) }
        let results = mappings.results(value, entry, evaluator)
        guard let first = results.first(where: { $0.typeName.map(SourceIndex.last) == "Endpoint" }) else {
            guard let other = results.first else { return }
            let text = "what `endpointClosure` makes of it isn't understood: `\(other.shown)`"
            return evaluator.remarks.add(EndpointField.sent, text, isUnknown: true)
        }
        let roles: [(name: String, role: EndpointRole, fields: [EndpointField])] = [
            ("url", .base, [.server, .path]), ("method", .method, [.method]), ("task", .task, [.query, .body]),
            ("parameters", .parameters, [.query, .body]), ("parameterEncoding", .encoding, [.query, .body]),
            ("httpHeaderFields", .headers, [.headers]),
        ]
        for (name, role, fields) in roles {
            let found = results.map { $0.field(name) }
            mapped[role] = first.field(name)
            if case .unknown(let text)? = first.field(name) {
                let text = "`endpointClosure` makes it of `\(text)`, which isn't understood"
                evaluator.remarks.add(fields, text, isUnknown: true)
            } else if Set(found.map { $0?.key }).count > 1 {
                let text = "`endpointClosure` makes it in several ways, as the app decides: the first is taken"
                evaluator.remarks.add(fields, text)
            }
        }
        var fields = FieldReader(evaluator)
        let added = results.compactMap { $0.field("addedHeaders") }
        let names = added.flatMap { fields.headers($0).map(\.name) } + fields.clientHeaders
        guard !names.isEmpty else { return }
        mappedHeaders = Array(Set(names)).sorted()
        let text = "`endpointClosure` adds \(mappedHeaders.joined(separator: ", ")), and may add others"
        evaluator.remarks.append(Remark(.headers, text))
    }
}

extension Evaluator {
    fileprivate func run(_ site: MappingSite) {
        let type = site.entry?.name
        let this = type.map { Value.instance(Value.Instance(type: $0, fields: [:])) }
        switch site.member {
        case .function(let function): open(function, type, this)
        case .property(let property): _ = value(of: property, this: property.isStatic ? nil : this, type: type)
        }
    }

    /// Runs a function with unknown arguments, except for parameters with a default other than `nil`.
    fileprivate func open(_ function: FunctionDeclaration, _ type: String?, _ this: Value?) {
        let payload = function.parameters.filter { $0.defaultValue?.isNull ?? true }.map { parameter in
            Value.Part(label: parameter.label, value: parameter.open)
        }
        for parameter in function.parameters where parameter.defaultValue?.isNull == false {
            guard let name = parameter.name, AddressSplitting.isAddress(name) else { continue }
            remarks.append(Remark(.server, "`\(name)` may be handed over: its default is taken"))
        }
        _ = invoke(function, type, payload, this: function.isStatic ? nil : this)
    }

    /// Notes the `endpointClosure:` of a Moya provider, or null if it is the default, a parameter, or used with stubs.
    func noteMapping(_ payload: [Value.Part]) {
        guard let value = payload.value("endpointClosure") else { return }
        let stub = payload.value("stubClosure")?.key ?? ""
        let isUsual = value.key.hasSuffix("defaultEndpointMapping")
        // The callers of a function decide which closure its parameter is.
        let isParameter = value.mapper == nil && value.symbol?.type?.isClosure == true
        let isOther = isUsual || isParameter || EndpointMappings.stubs.contains(where: stub.contains)
        mappings.append(isOther ? .null : value)
    }
}

extension Oracle {
    /// A copy for code that runs on all of its paths: only that code's own decisions change between runs.
    var branched: Oracle {
        var other = Oracle()
        other.take(memory: self)
        return other
    }

    mutating func advance(behind before: Oracle) -> Bool {
        guard advance() else { return false }
        take(memory: before)
        return true
    }
}

extension SwiftExpression { fileprivate var isNull: Bool { if case .null = self { true } else { false } } }

extension Value {
    fileprivate var mapper: Function? { if case .closure(let function) = self { function } else { nil } }

    /// The place of the closure in the code.
    fileprivate var mapperPlace: String {
        guard let mapper else { return key }
        let file = mapper.overloads.first?.file ?? mapper.file
        let start = mapper.overloads.first?.place.lowerBound ?? mapper.body.first?.place.lowerBound
        return "\(file.path)#\(start ?? 0)"
    }
}
