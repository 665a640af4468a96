/// The functions that choose the type that they decode, by their names: `Reply<Nothing>` in
/// `func send(_ request: Request) -> Completable`, whose callers get nothing of it.
struct SilentReaders {
    private let index: SourceIndex
    private let naming: TypeNaming
    private var named: [String: [(function: FunctionDeclaration, type: String)]] = [:]

    init(_ index: SourceIndex, _ naming: TypeNaming) {
        self.index = index
        self.naming = naming
        for entry in index.entries {
            for function in entry.members.functions where function.body != nil {
                named[function.name, default: []].append((function, entry.name))
            }
        }
    }

    /// The types decoded by the function that another one calls last, and whose result it returns; nil if that decodes
    /// none, or a type that its callers choose.
    func read(before function: FunctionDeclaration) -> [SwiftType]? {
        let known = function.lastCalled.flatMap { named[$0] } ?? []
        let called = known.filter { $0.function.site != function.site && $0.function.result == function.result }
        // Many functions of one name hardly read the same.
        guard called.count < 9 else { return nil }
        let types = called.map { index.typesRead(by: $0.function, in: $0.type, naming) }
        guard let read = types.first, !read.isEmpty, types.allSatisfy({ $0 == read }) else { return nil }
        let chosen = called.flatMap { $0.function.typeParameters.map(\.name) }
        let isChosen = read.contains { $0.contains { chosen.contains($0) || chosen.contains(SourceIndex.parent($0)) } }
        return isChosen ? nil : read
    }

    /// The function to which another one passes its own handler; nil if several may be meant.
    func handler(of function: FunctionDeclaration) -> (FunctionDeclaration, String)? {
        guard let told = function.told else { return nil }
        return only(function.lastCalled) { $0.site != function.site && $0.told?.map(\.type) == told.map(\.type) }
    }

    /// The only function of a name that isn't generic and fits; nil if several may be meant.
    func only(_ name: String?, where fits: (FunctionDeclaration) -> Bool) -> (FunctionDeclaration, String)? {
        let known = (name.flatMap { named[$0] } ?? []).filter { fits($0.function) }
        return known.count == 1 && known[0].function.typeParameters.isEmpty ? known[0] : nil
    }

    /// Whether the data that a function gives is empty, whatever the response: `completion(.success(Data()))`, also in a
    /// function that gets its handler.
    func givesNothing(_ function: FunctionDeclaration) -> Bool {
        let called = ReferencedNames(function.body).names.sorted().flatMap { named[$0] ?? [] }.map(\.function)
        let helpers = called.filter { $0.parameters.contains(where: \.isHandler) }
        return ([function] + helpers).contains(where: \.isOfEmptyData)
    }
}

extension ResponseFinder {
    /// The response of a function that names no type to read.
    func unread(_ result: AdoptedEndpoint.Response, by function: FunctionDeclaration, in type: String?) -> ResponseFact
    {
        if let reader = function.reader { return byHand(reader, result, function) }
        if case .unknown = result, let flag = flag(givenBy: function) { return flag }
        if let named = typed.response(to: function, in: type) { return ResponseFact(response(named, from: type)) }
        if let fact = readAsAsked(function, result, in: type) { return fact }
        if case .nothing = result, function.handsOn, let read = silent.read(before: function) {
            return read.count == 1
                ? ResponseFact(response(read[0], from: type))
                : ResponseFact(result, FunctionDeclaration.mayReadSomething)
        }
        let file = ResponseFact(.type("Data"), "it's kept as a file")
        if case .nothing = result, function.downloads, function.told?.isEmpty == false { return file }
        if case .nothing = result, let own = function.readTypes(naming).first(where: function.names) {
            let text = "`\(function.name)` decodes the `\(own.shown)` that its caller names, and gives nothing back"
            return ResponseFact(.unknown, text)
        }
        if function.result == nil, function.told == nil, function.onlyReadsErrors { return ResponseFact(.nothing) }
        if let dropped = dropped(result, by: function) { return dropped }
        if result.type == "Data", silent.givesNothing(function) { return ResponseFact(.nothing) }
        let types = result.type == "Data" || index.handsResponse(function) ? readers.types(of: function, in: type) : []
        if types.isEmpty, let decoded = handedOn(result, by: function, in: type) { return ResponseFact(.type(decoded)) }
        let behind = types.isEmpty ? readBehind(function, in: type) : nil
        if case .unknown = result, types.isEmpty, behind == nil {
            guard let made = made(by: function, in: type) else {
                return function.downloads ? file : ResponseFact(.unknown)
            }
            return ResponseFact(.type(made), "`\(function.name)` makes a `\(made.shown)` of it by hand")
        }
        if let first = types.first {
            let shown = types.map { "`\($0.shown)`" }.joined(separator: " or ")
            return ResponseFact(response(first, from: type), types.count > 1 ? "callers read \(shown)" : nil)
        }
        if let behind { return ResponseFact(.type(behind)) }
        // What it hands on may be made of what the function that it calls reads.
        if function.handsOnLast, let read = silent.read(before: function), read.count == 1, let own = result.type,
            !read[0].isOrLists(own) || read[0].arguments.map(\.lastName) != own.arguments.map(\.lastName)
        {
            let text = "`\(function.lastCalled ?? "")` reads a `\(read[0].shown)`, and gives something else"
            return ResponseFact(response(read[0], from: type), text)
        }
        // A handler that gets an error alone learns all that the function knows.
        var isWhole = function.handsOn && !naming.mayBePart(result, of: function)
        isWhole = isWhole && !naming.isOpen(givenBy: function.lastCalled) && !function.readsKeys
        if case .nothing = result, let told = function.told {
            let isFlag = told.first?.type.name == "Bool" || index.isStatus(told.first?.type, from: type)
            isWhole = (isWhole || !isFlag) && !function.readsKeys
        }
        if isWhole, let doubt = doubt(behind: function) { return doubt }
        return ResponseFact(result, isWhole ? nil : "what `\(function.name)` returns is taken for it")
    }

    /// The response of a function that gives the flag that another one makes: `return try await client.status(of: .logout)`
    private func flag(givenBy function: FunctionDeclaration) -> ResponseFact? {
        guard function.result == "Bool", function.handsOn else { return nil }
        var (inner, owner, seen) = (function, "", Set<String>())
        while inner.handsOn, seen.insert(inner.site).inserted {
            let arguments = inner.lastArguments
            guard let next = silent.only(inner.lastCalled, where: { $0.result == "Bool" && $0.fits(arguments) }) else {
                return nil
            }
            (inner, owner) = next
        }
        guard !seen.contains(inner.site), case .nothing = plainResponse(of: inner, in: owner).response else {
            return nil
        }
        return ResponseFact(.nothing, "`\(inner.name)` gives a flag, and reads nothing but errors")
    }

    /// The response that the function reads which takes the endpoint of a call, whoever calls it.
    func taken(of call: EndpointCalls.Call) -> ResponseFact? {
        let type = SourceIndex.parent(call.endpoint)
        let client = silent.only(call.taker) { function in
            function.parameters.contains { index.type($0.type)?.name == type }
        }
        guard let (function, owner) = client else { return nil }
        let fact = response(of: function, in: owner)
        // What only some of its callers read isn't what it reads.
        guard fact.why == nil, let read = fact.response.type else { return nil }
        let model = (read.element ?? read).lastName
        return function.given.contains { $0.contains { SourceIndex.last($0) == model } } ? fact : nil
    }

    /// The response of the function that a function hands its handler to, if that one isn't sure of it: it may tell only a
    /// part of what it reads.
    private func doubt(behind function: FunctionDeclaration) -> ResponseFact? {
        var (inner, seen) = (function, Set<String>())
        var owner: String?
        while inner.handsOn, seen.insert(inner.site).inserted, let next = silent.handler(of: inner) {
            (inner, owner) = next
        }
        guard inner.site != function.site, !seen.contains(inner.site) else { return nil }
        let fact = plainResponse(of: inner, in: owner)
        if case .unknown = fact.response { return fact }
        return fact.why == nil ? nil : fact
    }

    /// The response of a function that drops the data, or that gives nothing and may read it.
    private func dropped(_ result: AdoptedEndpoint.Response, by function: FunctionDeclaration) -> ResponseFact? {
        let dropsData = function.dropsData(of: bringers)
        if case .nothing = result, dropsData || function.readsData {
            return ResponseFact(result, dropsData ? nil : FunctionDeclaration.mayReadSomething)
        }
        guard dropsData else { return nil }
        if case .unknown = result, function.result == nil, function.told == nil { return ResponseFact(.nothing) }
        if result.type == "Data" || function.result == nil { return nil }
        let text = "`\(function.name)` drops the data: what it returns is assumed to come from elsewhere"
        return ResponseFact(.nothing, text)
    }

    /// What the function that it calls last decodes to give it the result, if that is another type: `Box<Tea>` for `Tea`
    private func handedOn(_ result: AdoptedEndpoint.Response, by function: FunctionDeclaration, in type: String?)
        -> SwiftType?
    {
        let given = result.type ?? function.result.flatMap { response($0, from: type).type }
        guard function.handsOn, let given else { return nil }
        let decoded = naming.read(given, givenBy: function.lastCalled)
        return decoded != given && (result.type != nil || index.isDecodable(decoded, from: type)) ? decoded : nil
    }

    private func readAsAsked(_ function: FunctionDeclaration, _ result: AdoptedEndpoint.Response, in type: String?)
        -> ResponseFact?
    {
        guard let (reader, owner, types) = asked.reader(for: function, in: type, naming) else { return nil }
        if case .nothing = result, asksForNothing(function, in: type) {
            return ResponseFact(result, FunctionDeclaration.mayReadSomething)
        }
        let read = types.filter { index.isDecodable($0, from: owner) }
        if read.count == 1 { return ResponseFact(response(read[0], from: owner)) }
        return ResponseFact(result, "`\(reader.name)` makes it of the data by hand")
    }

    /// The response of a function that reads the body by hand.
    private func byHand(_ reader: String, _ result: AdoptedEndpoint.Response, _ function: FunctionDeclaration)
        -> ResponseFact
    {
        if reader.hasSuffix("String") { return ResponseFact(.type("String")) }
        if let type = result.type?.unwrapped, index.type(type.element ?? type) != nil {
            return ResponseFact(result, "what `\(function.name)` returns is taken for it")
        }
        return ResponseFact(.unknown, "`\(function.name)` reads it by hand")
    }
}

extension SourceIndex {
    /// Whether a type only says how a request went: an enum whose cases hold nothing but a code or an error, and that
    /// nothing decodes.
    func isStatus(_ written: SwiftType?, from place: String?) -> Bool {
        guard let entry = type(written?.unwrapped, from: place), entry.declaration?.kind == .enumeration else {
            return false
        }
        return !entry.members.cases.isEmpty && entry.members.cases.flatMap(\.parameters).allSatisfy(isCode)
            && !isDecodable(SwiftType(entry.name), from: place)
    }

    private func isCode(_ parameter: SwiftParameter) -> Bool {
        parameter.type.map { $0.unwrapped == "Int" || $0.name.hasSuffix("Error") || isError($0) } == true
    }
}

extension FunctionDeclaration {
    /// Whether all that it calls a success is empty data.
    fileprivate var isOfEmptyData: Bool {
        var given: [Bool] = []
        SwiftWalk.visit(body ?? []) { expression in
            guard case .call(.member(nil, "success"), let arguments) = expression, let value = arguments.first?.value
            else { return }
            given.append(value.madeType == "Data" && value.arguments.isEmpty)
        }
        return given.contains(true) && !given.contains(false)
    }

    /// Whether what the function that it calls last gives is its own result: `fetch(path, done)`,
    /// `fetch(path) { result in done(result) }`
    fileprivate var handsOnLast: Bool {
        guard result == nil, case .expression(.call(_, let arguments))? = body?.last?.kind else { return handsOn }
        let handlers = resultHandlers
        return arguments.contains { argument in
            guard case .closure(let closure) = argument.value else {
                return argument.value.firstWord.map(handlers.contains) == true
            }
            guard case .expression(.call(let callee, let given))? = closure.body.last?.kind else { return false }
            let own = closure.parameters.first?.name ?? "$0"
            return callee.firstWord.map(handlers.contains) == true && given.first?.value.firstWord == own
        }
    }

    /// The types that it makes where its callers ask for them, instead of decoding anything: `Nothing` for
    /// `if T.self == Nothing.self, let nothing = Nothing() as? T { return nothing }`
    var madeUnread: [String] {
        let own = typeParameters.map(\.name)
        if own.isEmpty { return [] }
        var (asked, made): (Set<String>, Set<String>) = ([], [])
        SwiftWalk.visit(body ?? []) { expression in
            switch expression {
            case .binary("==", .metatype(let first), .metatype(let second)):
                let names = [first, second].compactMap { $0.namedType?.lastName }
                if !names.filter(own.contains).isEmpty { asked.formUnion(names) }
            case .call(_, let arguments) where arguments.isEmpty:
                if let type = expression.madeType { made.insert(type.lastName) }
            default: return
            }
        }
        return asked.intersection(made).sorted()
    }

    /// The arguments of the call with which it ends.
    fileprivate var lastArguments: [SwiftArgument] {
        switch closing?.last?.kind {
        case .expression(let last), .result(let last?): return last.arguments
        default: return []
        }
    }

    fileprivate func names(_ type: SwiftType) -> Bool { typeParameters.contains { $0.name == type.name } }

    /// Whether the closures that get a response leave out its data: `{ data, response, error in done(error == nil) }`
    fileprivate var onlyReadsErrors: Bool {
        var reads: [Bool] = []
        SwiftWalk.visit(body ?? []) { expression in
            guard case .closure(let closure) = expression, closure.parameters.count == 3,
                closure.parameters[2].name?.lowercased().hasPrefix("err") == true
            else { return }
            reads.append(closure.parameters[0].name.map(ReferencedNames(closure.body).names.contains) == true)
        }
        return reads.contains(false) && !reads.contains(true)
    }

    /// Whether it drops the data that a session returns: `let (_, response) = try await session.data(for: request)`
    /// - Parameter bringers: the team's functions that return data, with its position in their results.
    func dropsData(of bringers: [String: Int]) -> Bool {
        if isAsync { return (body ?? []).dropData(of: bringers) }
        return contains { expression in
            // `Task { _ = try await session.data(for: request) }`, `URLSession.shared.dataTask(with: request).resume()`
            if case .call(let callee, let arguments) = expression, case .closure(let closure)? = arguments.last?.value,
                callee.root == "Task"
            {
                return closure.body.dropData(of: bringers)
            }
            if case .call(.member(.member(.name("URLSession")?, "shared")?, "dataTask"), let arguments) = expression {
                return arguments.count == 1 && result == nil
            }
            // `session.dataTaskPublisher(for: request).tryMap { _, response in … }`
            guard case .call(.member(let base?, _), let arguments) = expression, base.called == "dataTaskPublisher",
                case .closure(let closure)? = arguments.first?.value, closure.parameters.count == 2
            else { return false }
            return closure.parameters[0].name.map(ReferencedNames(closure.body).names.contains) != true
        }
    }

    /// The position of the data in its result: 1 in `(HTTPURLResponse, Data)`
    var dataPosition: Int? {
        if case .tuple(let elements)? = result { return elements.firstIndex { $0.type.name == "Data" } }
        return result?.name == "Data" ? 0 : nil
    }
}

extension ResponseFact {
    /// The response of one of the requests that a function sends for the elements of a list: `Data` of `[Data]`
    func ofOne(sentBy function: FunctionDeclaration) -> ResponseFact {
        guard let all = response.type, let one = all.element ?? all.pair?.value else { return self }
        let text = "`\(function.name)` sends it for each element of a list, and gives `\(all.shown)`"
        return ResponseFact(.type(one), text)
    }
}

extension SwiftClosure {
    /// Whether it makes something else of a response that it gets, and asks at most for its status:
    /// `.map { _ in }`, `.flatMap { response in response.statusCode == 200 ? … : … }`
    func dropsResponse(as callee: SwiftExpression) -> Bool {
        guard case .member(let base?, let name) = callee, let own = parameters.last,
            ["map", "flatMap", "flatMapLatest", "flatMapFirst", "concatMap"].contains(name),
            // `.withUnretained(self).flatMap { owner, response in … }`
            parameters.count == (base.called == "withUnretained" ? 2 : 1)
        else { return false }
        guard let own = own.name, own != "_" else { return true }
        var (read, asked) = (0, 0)
        SwiftWalk(passesFailures: true).visit(body) { expression in
            if case .name(own) = expression { read += 1 }
            if case .member(.name(own)?, _) = expression, expression.isStatus { asked += 1 }
        }
        return asked > 0 && read == asked
    }
}

extension [SwiftStatement] {
    fileprivate func dropData(of bringers: [String: Int]) -> Bool {
        enumerated().contains { position, statement in
            switch statement.kind {
            case .expression(.assignment(.pattern(.any), let value)): return value.dataPosition(bringers) != nil
            // The last statement may be the returned value.
            case .expression(let value): return position + 1 < count && value.dataPosition(bringers) != nil
            case .variables(let bindings):
                return bindings.contains { binding in
                    if case .any = binding.pattern { return binding.value?.dataPosition(bringers) != nil }
                    guard case .tuple(let parts) = binding.pattern, let place = binding.value?.dataPosition(bringers),
                        parts.indices.contains(place), case .any = parts[place].pattern
                    else { return false }
                    return true
                }
            case .attempt(let body, _): return body.dropData(of: bringers)
            default: return false
            }
        }
    }
}

extension SwiftExpression {
    /// The position of the data in a call's result: 0 in `session.data(for: request)`
    fileprivate func dataPosition(_ bringers: [String: Int]) -> Int? {
        guard case .call(let callee, let arguments) = self, let name = callee.lastName else { return nil }
        if ["data", "upload"].contains(name), ["for", "from"].contains(arguments.first?.label) { return 0 }
        return bringers[name]
    }
}
