/// Finds the endpoints in a team's sources, and what they send.
package struct EndpointReader {
    package let index: SourceIndex
    private let finder: EndpointFinder
    private let sources: [SwiftSource]
    private let clients: ClientFunctions
    private let senders: SendingFunctions
    private let ambient: AmbientHeaders
    private let memory: Memory
    private let doubts: EndpointDoubts
    /// The maximum number of paths through the code of one endpoint that are run.
    private static let maximumRuns = 384

    /// - Parameter steps: the maximum number of evaluation steps for all of the code.
    package init(_ sources: [SwiftSource], steps: Int = Memory.maximumSteps) {
        memory = Memory(steps: steps)
        self.sources = sources
        index = SourceIndex(sources)
        senders = SendingFunctions(index)
        doubts = EndpointDoubts(index: index)
        finder = EndpointFinder(index: index, describing: EndpointFinder.describing(index, senders))
        clients = ClientFunctions(index, senders)
        ambient = AmbientHeaders(index, clients)
    }

    /// - Parameter isWanted: whether to adopt an endpoint with this name, such as `StoreApi.fetchStore`.
    package func read(_ isWanted: (String) -> Bool) -> Adoption {
        var adoption = Adoption()
        let conditional = sources.compactMap { ConditionalCode($0.file) }
        adoption.conditions = conditional.flatMap(\.conditions)
        let unread = sources.compactMap(LeftEndpoint.init) + conditional.flatMap(\.unread)
        adoption.left = unread.filter { isWanted($0.fullName) }
        let factories = FactoryEndpoints(index: index, finder: finder, senders: senders).all()
        let made = Set(factories.filter { !$0.isOfValue }.map(\.entry.name))
        let types = finder.types().filter { !made.contains($0.name) }
        var runs = factories.map { factory in factory.isCallable ? run(factory, reader(), into: &adoption) : nil }
        let statics = zip(factories, runs).compactMap { factory, run in
            run?.isHelper == false ? (type: factory.owner.name, name: factory.subject.name) : nil
        }
        let enums = TakenEnums(index)
        let calls = EndpointCalls(endpoints: types, factories: statics, readers: ResponseReaders(index), enums: enums)
        let responses = ResponseFinder(index, endpoints: types, calls: calls)
        let decoders = RequestDecoders(index, responses)
        let methods = RepositoryMethods(index, endpoints: types, calls: calls)
        // What has an address and is sent nowhere, such as a model with a link.
        var unsent: [String: LeftEndpoint] = [:]
        for entry in types {
            if !entry.members.cases.isEmpty {
                for declaration in entry.members.cases
                where isWanted(SourceIndex.shown(entry.name) + "." + declaration.name) {
                    read(declaration, of: entry, responses, methods, into: &adoption)
                }
            } else if isWanted(SourceIndex.shown(entry.name)),
                let left = read(entry, responses, decoders, methods, into: &adoption)
            {
                unsent[entry.name] = left
            }
        }
        let drafts = runs.compactMap { $0 }.flatMap(\.drafts).filter(\.hasWords)
        let functions = FunctionEndpoints(
            index: index, endpointTypes: Set(types.map(\.name)).subtracting(unsent.keys),
            calls: EndpointCalls(endpoints: types.filter { unsent[$0.name] == nil }, factories: statics, enums: enums),
            responses: responses, senders: senders, covered: adoption.covered, made: Set(factories.map(\.entry.name)),
            madeShapes: Set(drafts.map { AddressSplitting($0.url).shape }), clients: clients, memory: memory
        ).find()
        adoption.covered.formUnion(functions.ran)
        // A type that a session turns into a request is sent by the functions that pass it on.
        adoption.left += unsent.sorted { $0.key < $1.key }.filter { unsent in !index.runs(unsent.key, in: functions.ran)
        }.map(\.value)
        for (position, factory) in factories.enumerated() {
            let isRun = !factory.isOfValue || !functions.ran.contains(factory.key)
            guard isRun, isWanted(factory.subject.owner + "." + factory.subject.name) else { continue }
            // What its callers hand over beside it is known only now: `request(.order(), body: order)`
            let reader = reader(responses, factory.owner.name + "." + factory.subject.name)
            runs[position] = reader.hasOptions ? nil : runs[position]
            runs[position] = runs[position] ?? run(factory, reader, into: &adoption)
        }
        for (factory, run) in zip(factories, runs) {
            // What others make a request with that only they can call is none of its own.
            let isPart =
                factory.isPrivate
                && zip(factories, runs).contains { other, run in
                    other.key != factory.key && run?.visited.contains(factory.key) == true
                }
            guard let run, !isPart, isWanted(factory.subject.owner + "." + factory.subject.name) else { continue }
            take(run, subject(of: factory, responses, decoders, methods), of: factory, into: &adoption)
        }
        adoption.left += functions.left.filter { isWanted($0.owner + "." + $0.name) }
        for function in functions.found where isWanted(function.subject.owner + "." + function.subject.name) {
            read(function, into: &adoption)
        }
        for found in MacroEndpoints(index: index, responses: responses).all()
        where isWanted(found.subject.owner + "." + found.subject.name) {
            assemble(found.subject, [found.draft], isCutShort: false, into: &adoption)
        }
        adoption.endpoints = SentRoutes(methods).merged(Twins.merged(adoption.endpoints))
        adoption.tellHeaders()
        var sites = methods.sites.mapValues { UseCaseReader.Sent(endpoint: $0, site: nil) }
        let sending = Set(adoption.endpoints.map { $0.file.site($0.place) })
        for function in functions.found {
            let subject = function.subject
            let site = subject.file.site(subject.place)
            guard sending.contains(site) else { continue }
            sites[site] = UseCaseReader.Sent(endpoint: subject.owner + "." + subject.name, site: site)
        }
        adoption.take(UseCaseReader(index: index, sites: sites).all())
        let known = adoption.endpoints.flatMap { [$0.name, $0.owner + "." + $0.name] }
        let survey = SinkSurvey(
            index: index, senders: senders, clients: functions.clients, covered: adoption.covered,
            endpoints: Set(known), left: adoption.left, calls: calls, memory: memory)
        adoption.left += survey.all().filter { isWanted($0.owner + "." + $0.name) }
        return adoption
    }

    /// Reads a type that describes a request, and returns it as left if nothing sends it.
    private func read(
        _ entry: SourceIndex.Entry, _ responses: ResponseFinder, _ decoders: RequestDecoders,
        _ methods: RepositoryMethods, into adoption: inout Adoption
    ) -> LeftEndpoint? {
        guard let declaration = entry.declaration else { return nil }
        let name = SourceIndex.shown(entry.name)
        let own = responses.response(of: entry)
        var inherited: ResponseFact?
        if case .unknown = own.response, own.why == nil { inherited = decoders.response(inheritedBy: entry) }
        let subject = Subject(
            owner: entry.parent.map(SourceIndex.shown) ?? name, name: SourceIndex.last(name),
            documentation: declaration.documentation, file: declaration.file, place: declaration.place,
            inputs: inputs(entry), arguments: doubts.arguments(entry), response: inherited ?? own,
            call: methods.signature(of: entry))
        let reader = reader(responses, entry.name, responses.verbs(of: entry.name))
        let isRequest = read(subject, entry, reader, into: &adoption) { $0.input(of: entry) }
        guard isRequest else { return LeftEndpoint(subject, SinkSurvey.unsent) }
        adoption.left += responses.others(sending: entry.name)
        return nil
    }

    /// Reads a case that describes a request. If clients choose the method, it may be sent with several.
    private func read(
        _ declaration: CaseDeclaration, of entry: SourceIndex.Entry, _ responses: ResponseFinder,
        _ methods: RepositoryMethods, into adoption: inout Adoption
    ) {
        let key = entry.name + "." + declaration.name
        let verbs = responses.verbs(of: key)
        let value = Value.choice(index.choice(declaration, of: entry))
        for verb in verbs.count > 1 && !finder.saysMethod(entry) ? verbs.map(Optional.some) : [nil] {
            let subject = Subject(
                owner: SourceIndex.shown(entry.name), name: declaration.name, documentation: declaration.documentation,
                file: declaration.file, place: declaration.place, inputs: inputs(declaration),
                arguments: doubts.arguments(declaration, of: entry),
                response: responses.response(ofCase: key, verb, in: entry),
                call: methods.signature(of: declaration, in: entry))
            let reader = reader(responses, key, verb.map { [$0] } ?? verbs)
            _ = read(subject, entry, reader, into: &adoption) { _ in value }
        }
    }

    /// A factory with its response, and with the call of it that the team's code makes.
    private func subject(
        of factory: FactoryEndpoints.Factory, _ responses: ResponseFinder, _ decoders: RequestDecoders,
        _ methods: RepositoryMethods
    ) -> Subject {
        var subject = factory.subject
        let key = factory.owner.name + "." + subject.name
        subject.response = decoders.response(to: factory.result, of: factory.entry, named: subject.response)
        subject.response = responses.response(subject.response, behind: key)
        if case .unknown = subject.response.response {
            subject.response = responses.witnessed(by: factory.owner) ?? subject.response
        }
        if factory.isCallable {
            subject.call = methods.signature(ofFactory: subject.name, in: factory.owner) ?? subject.call
            if case .unknown = subject.response.response { subject.response = responses.response(of: key) }
        }
        return subject
    }

    private func take(
        _ run: Run, _ subject: Subject, of factory: FactoryEndpoints.Factory, into adoption: inout Adoption
    ) {
        // A library's type, or one that makes a `URLRequest`, may be anything else.
        let isForeign = factory.entry.declaration == nil
        let saysPath = isForeign && run.drafts.allSatisfy { $0.method != nil && $0.url.contains { $0.words != nil } }
        if !finder.isDescription(factory.entry), !saysPath, run.drafts.allSatisfy({ !$0.hasWords }) {
            if !run.isHelper, !factory.isOfClient(index) {
                adoption.left.append(LeftEndpoint(subject, "no path can be told from the code"))
            }
        } else if !run.isHelper {
            assemble(subject, run.drafts, isCutShort: run.isCutShort, into: &adoption)
        } else if !senders.isMentioned(subject.name) || !run.drafts.allSatisfy(\.url.isHandedOver) {
            adoption.left.append(LeftEndpoint(subject, SinkSurvey.handedOver))
        }
    }

    /// The names that may tell requests of this type apart: properties, and parameters of initialisers.
    private func inputs(_ entry: SourceIndex.Entry) -> Set<String> {
        let makers = entry.members.functions.filter { $0.name == "init" }
        return Set(entry.members.properties.map(\.name) + makers.flatMap(\.parameters).compactMap(\.name))
    }

    private func inputs(_ declaration: CaseDeclaration) -> Set<String> { Set(declaration.payload.map(\.name)) }

    /// The results of running one endpoint's code.
    private struct Run {
        var drafts: [RequestDraft] = []
        var isCutShort = false
        /// Whether it makes requests for any address, which other code builds on.
        var isHelper = false
        /// The keys of the functions and properties that ran.
        var visited: Set<String> = []
    }

    private func run(_ factory: FactoryEndpoints.Factory, _ reader: RequestReader, into adoption: inout Adoption) -> Run
    {
        var run = run(factory.entry, reader, into: &adoption, factory.make)
        // A function that no code calls, `rename(uri: String)`, says all but the path of one request.
        let isOwn =
            factory.isStatic && !senders.isMentioned(factory.subject.name)
            && !RequestReader.verbs.contains(factory.subject.name.uppercased())
            && run.drafts.allSatisfy { $0.method != nil && $0.isOfAnyPath }
        let isOpen = factory.isOfRequest && !isOwn && run.drafts.allSatisfy { !$0.hasWords }
        run.isHelper =
            isOpen
            || senders.isMentioned(factory.subject.name)
                && run.drafts.allSatisfy { $0.isOfAnyPath || $0.url.isHandedOver }
        return run
    }

    /// - Parameter verbs: the methods that the calls are named after.
    private func reader(_ responses: ResponseFinder? = nil, _ key: String = "", _ verbs: [String] = []) -> RequestReader
    {
        let verb = verbs.count == 1 ? verbs[0] : nil
        let evaluator = Evaluator(index, memory)
        evaluator.senders = senders
        var reader = RequestReader(evaluator: evaluator, clients: clients, verb: verb)
        if let responses {
            reader.calls = responses.options(of: key, verb: verb)
            reader.isUploaded = responses.uploads.contains(key)
            reader.isNamed = responses.named.contains(key)
        }
        return reader
    }

    private func read(
        _ subject: Subject, _ entry: SourceIndex.Entry, _ reader: RequestReader, into adoption: inout Adoption,
        _ make: (Evaluator) -> Value
    ) -> Bool {
        let run = run(entry, reader, into: &adoption, make)
        if entry.members.cases.isEmpty,
            finder.isFilled(entry) && run.drafts.allSatisfy(\.isOfAnyPath)
                || run.drafts.allSatisfy({ $0.method == nil && !$0.body.isSome })
        {
            return false
        }
        assemble(subject, run.drafts, isCutShort: run.isCutShort, into: &adoption)
        return true
    }

    private func run(
        _ entry: SourceIndex.Entry, _ reader: RequestReader, into adoption: inout Adoption, _ make: (Evaluator) -> Value
    ) -> Run {
        let evaluator = reader.evaluator
        var run = Run()
        repeat {
            evaluator.restart()
            var draft = reader.read(make(evaluator), entry)
            draft.decisions = evaluator.oracle.decisions
            if reader.isNamed { draft.remarkNames() }
            if evaluator.isExhausted {
                draft.remarks.add(EndpointField.sent, FunctionEndpoints.tooLong, isUnknown: true)
            }
            run.drafts.append(draft)
        } while evaluator.mayRunAgain
            && evaluator.oracle.advance(isTired: run.drafts.count >= EndpointReader.maximumRuns)
        run.isCutShort = evaluator.oracle.isCutShort || !evaluator.mayRunAgain
        run.visited = evaluator.visited
        adoption.covered.formUnion(evaluator.visited)
        return run
    }

    /// Adds the endpoints of a declaration, one for each method and path that its runs send.
    func assemble(_ subject: Subject, _ drafts: [RequestDraft], isCutShort: Bool, into adoption: inout Adoption) {
        guard let assembly = EndpointAssembly(subject, drafts, isCutShort: isCutShort) else {
            adoption.left.append(LeftEndpoint(subject, "no path can be told from the code"))
            return
        }
        for name in assembly.clientHeaders where !adoption.clientHeaders.contains(name) {
            adoption.clientHeaders.append(name)
        }
        let unsent = doubts.unsent(subject, drafts)
        for var endpoint in assembly.endpoints {
            let isRead = !ambient.names.isEmpty && Set(ambient.names).isSubset(of: endpoint.headers.map(\.name))
            if let why = ambient.why, !isRead { endpoint.remarks.add(Remark(.headers, why)) }
            endpoint.remarks.add(ambient.remarks)
            // What the sources run themselves is read where it runs.
            for change in ambient.changes where !adoption.covered.contains(change.key) {
                endpoint.remarks.add(change.remarks)
            }
            endpoint.remarks += doubts.remarks(on: endpoint, subject, unsent)
            adoption.endpoints.append(endpoint)
        }
    }

    /// Adds the endpoint of a function that builds and sends its own request.
    private func read(_ function: FunctionEndpoints.Found, into adoption: inout Adoption) {
        let reader = RequestReader(evaluator: Evaluator(index), clients: clients)
        let drafts = function.requests.map { sent in
            var draft = sent.described ?? reader.draft(of: sent.request)
            draft.decisions = sent.decisions
            draft.remarks += sent.remarks
            draft.response = sent.response
            draft.site = sent.site
            return draft
        }
        assemble(function.subject, drafts, isCutShort: function.isCutShort, into: &adoption)
    }
}

extension SourceIndex {
    /// A case with the caller's values in its payload.
    func choice(_ declaration: CaseDeclaration, of entry: Entry) -> Value.Choice {
        let payload = declaration.parameters.enumerated().map { position, parameter in
            let label = parameter.label ?? parameter.name
            let text = label ?? declaration.unnamed(position)
            let type = resolved(parameter.type, from: entry.name)
            return Value.Part(label: label, value: .symbol(Symbol(text: text, type: type, isInput: true)))
        }
        return Value.Choice(type: entry.name, name: declaration.name, payload: payload)
    }
}
