import Platform

/// An endpoint that was found in the team's code, with remarks about what was guessed.
package struct AdoptedEndpoint: Sendable {
    /// The enum, struct or class in the code: `StoreApi`
    package let owner: String
    /// The name of the case, type, function or property.
    package let name: String
    package var method: String
    /// The address before the path; empty if it is known only when the app runs.
    package var base: String
    /// Other bases that the app may use instead.
    package var otherBases: [String] = []
    package var path: [PathPiece]
    /// The part of the path that the client adds, and not the request; nil if it isn't known.
    let prefix: String?
    package var query: [Field]
    package var body: Body
    package var headers: [Field]
    /// Headers that a client adds to this request, with values from the app.
    var ambientHeaders: [String] = []
    /// The body's type, if it is one of the team's and its members are known.
    var bodyType: String?
    /// The members of a body that is a value of one of the team's types.
    var bodyMembers: [Field] = []
    /// The response's type as the code names it; `unknown` if no code does.
    package var response: Response
    /// The condition for sending this request, if one declaration makes several requests.
    package var condition: String?
    /// The decisions that make up the condition.
    var decisions: [Oracle.Decision] = []
    /// The alternative method, and the caller's flag that chooses it.
    package var choice: MethodChoice?
    package let documentation: String?
    /// The name and arguments with which the team's code calls it; nil if no call is known.
    package var call: CallSignature?
    /// The team's type that wraps this call; nil if there is none.
    package var useCase: AdoptedUseCase?
    package var remarks: [Remark]
    /// The place of a second declaration of the same request, with a completion handler or as an async function.
    var twin: String?
    /// The places that say each field, if they aren't the declaration itself.
    var sources: [EndpointField: [String]] = [:]
    /// Whether an encoder writes names of the body in snake case.
    package let isSnakeCase: Bool
    package let file: SwiftFile
    package let place: Range<Int>

    /// `StoreApi.fetch`; for a function that belongs to no type `fetch`.
    package var fullName: String { owner.isEmpty ? name : owner + "." + name }

    /// `method: { if: isDelete, then: DELETE, else: PUT }`
    package struct MethodChoice: Sendable {
        package let flag: String
        package let whenTrue: String
    }

    package enum PathPiece: Sendable, Hashable {
        case words(String)
        case value(name: String, type: SwiftType?)
    }

    /// A named value of the query, the headers or the body.
    package struct Field: Sendable {
        package var name: String
        package var content: Content
        package var isOptional: Bool
        /// Whether the field stands for a dictionary of the caller, whose keys are the names.
        package var isOpen = false
        /// The expression of the sent value, if it is more than a name: `place.coordinate.latitude`, `!isPublic`
        var text: String?
    }

    package indirect enum Content: Sendable {
        case constant(String, isText: Bool)
        /// The value's name in the code, and its type there.
        case argument(name: String, type: SwiftType?)
        case fields([Field])
        case list(Content)
    }

    package enum Body: Sendable {
        case none
        case fields(BodyKind, [Field])
        case model(BodyKind, type: SwiftType?)
    }

    package enum Response: Sendable {
        case unknown
        case nothing
        case type(SwiftType)
    }
}

/// A request in the code that can't be adopted, and the reason.
package struct LeftEndpoint: Sendable {
    package let owner: String
    package let name: String
    package let reason: String
    package let file: SwiftFile
    package let place: Range<Int>
}

extension LeftEndpoint {
    /// `StoreApi.fetch`; for a function that belongs to no type `fetch`.
    package var fullName: String { owner.isEmpty ? name : owner + "." + name }

    init(_ subject: EndpointReader.Subject, _ reason: String) {
        self.init(owner: subject.owner, name: subject.name, reason: reason, file: subject.file, place: subject.place)
    }

    /// Whatever is in a file that the parser refuses.
    init?(_ source: SwiftSource) {
        guard let fault = source.fault else { return nil }
        self.init(owner: "", name: FilePath.name(of: source.file.path), reason: fault, file: source.file, place: 0..<0)
    }

    init(_ function: FunctionDeclaration, of entry: SourceIndex.Entry, _ reason: String) {
        let owner = SourceIndex.shown(entry.name)
        self.init(owner: owner, name: function.name, reason: reason, file: function.file, place: function.place)
    }

    init(_ property: PropertyDeclaration, of entry: SourceIndex.Entry, _ reason: String) {
        let owner = SourceIndex.shown(entry.name)
        self.init(owner: owner, name: property.name, reason: reason, file: property.file, place: property.place)
    }
}

/// Everything that was found in a team's sources.
package struct Adoption: Sendable {
    package var endpoints: [AdoptedEndpoint] = []
    package var left: [LeftEndpoint] = []
    /// Headers that the team's client takes from the app.
    package var clientHeaders: [String] = []
    /// Types that wrap one call each.
    package private(set) var useCases: [AdoptedUseCase] = []
    /// The compiler conditions in the sources with code that wasn't read.
    package var conditions: [CompilerCondition] = []
    /// The keys of the functions and properties that ran for endpoints.
    var covered: Set<String> = []
}

extension Adoption {
    /// Remarks about headers with values from elsewhere. `Content-Type` gets none, since the body determines it.
    static func leftToClient(_ headers: [String]) -> [Remark] {
        headers.filter { $0.lowercased() != "content-type" }.map { header in
            let text = "`\(header)` has a value from elsewhere in the app: the operation leaves it to the client"
            return Remark(.headers, text, member: header)
        }
    }

    /// Adds remarks about headers from elsewhere that only some requests have, since a client would add them to all.
    mutating func tellHeaders() {
        for name in clientHeaders {
            let carrying = endpoints.indices.filter { endpoints[$0].ambientHeaders.contains(name) }
            if carrying.count == endpoints.count, carrying.count > 1 { continue }
            for position in carrying { endpoints[position].remarks.add(Self.leftToClient([name])) }
        }
    }

    /// Assigns each use case to the endpoint that it sends.
    mutating func take(_ useCases: [AdoptedUseCase]) {
        self.useCases = useCases
        for position in useCases.indices where useCases[position].isTaken {
            let found = endpoints.indices.filter { index in
                let (endpoint, site) = (endpoints[index], useCases[position].site)
                return endpoint.key == useCases[position].endpoint
                    && (site == nil || site == endpoint.file.site(endpoint.place))
            }
            if found.count == 1, endpoints[found[0]].condition == nil {
                endpoints[found[0]].useCase = useCases[position]
            } else {
                let reason =
                    found.isEmpty ? "its request was not taken over" : "several requests come of the one it sends"
                self.useCases[position].outcome = .left(reason)
            }
        }
    }
}

/// The parts of a request, and its response.
package enum EndpointField: String, Sendable, CaseIterable {
    case server, method, path, query, headers, body, response

    /// The fields of a request.
    static let sent: [EndpointField] = [.server, .method, .path, .query, .headers, .body]
    /// The fields that code adds to a request piece by piece.
    static let carried: [EndpointField] = [.query, .headers, .body]
}

/// A doubt about one field of an endpoint.
package struct Remark: Sendable, Hashable {
    package let field: EndpointField
    /// The name of the value in the query, the headers or the body; nil if the whole field is in doubt.
    package let member: String?
    /// Whether the code doesn't show what is sent. Otherwise, the likeliest value is taken.
    package let isUnknown: Bool
    /// Whether it concerns a value that the code chooses and that is an argument in the spec.
    let isChosen: Bool
    package let text: String

    init(_ field: EndpointField, _ text: String, member: String? = nil, isUnknown: Bool = false, isChosen: Bool = false)
    {
        self.field = field
        self.text = text
        self.member = member
        self.isUnknown = isUnknown
        self.isChosen = isChosen
    }

    /// `a or b`; of many values, the first three and the number of the others.
    static func alternatives(_ values: [String]) -> String {
        let shown = values.count > 4 ? values.prefix(3) + ["one of \(values.count - 3) others"] : values[...]
        return shown.joined(separator: " or ")
    }
}

/// The value of one field, how certain it is, and where the code says it.
package struct Fact {
    package enum State: String { case known, assumed, unknown }

    package let state: State
    /// The value as far as it was seen, even if the state is unknown; nil if nothing was seen.
    package let value: String?
    package let why: String?
    package let from: [String]

    init(_ value: String?, _ remarks: [Remark], missing: String, from: [String]) {
        let isUnknown = value == nil || remarks.contains(where: \.isUnknown)
        state = isUnknown ? .unknown : remarks.isEmpty ? .known : .assumed
        let reasons = remarks.isEmpty && value == nil ? [missing] : remarks.map(\.text)
        why = reasons.isEmpty ? nil : reasons.joined(separator: "; ")
        self.value = value
        self.from = from
    }
}

extension [Remark] {
    mutating func add(_ remark: Remark) { if !contains(remark) { append(remark) } }

    mutating func add(_ remarks: [Remark]) { for remark in remarks { add(remark) } }

    mutating func add(_ fields: [EndpointField], _ text: String, isUnknown: Bool = false) {
        for field in fields { add(Remark(field, text, isUnknown: isUnknown)) }
    }

    /// Narrows the remarks behind a position that concern a whole request to its address.
    mutating func keepAddress(from start: Int) {
        guard start < count else { return }
        let texts = Set(self[start...].filter { $0.field == .server }.map(\.text))
        let kept = self[start...].filter { [.server, .path].contains($0.field) || !texts.contains($0.text) }
        replaceSubrange(start..., with: kept)
    }

    /// The remarks about one field, or about one of its members.
    func of(_ field: EndpointField, _ member: String? = nil) -> [Remark] {
        filter { $0.field == field && (member == nil || $0.member == member) }
    }
}

extension AdoptedEndpoint {
    /// The places that say this field, or else the declaration.
    func places(of field: EndpointField) -> [String] {
        let own = sources[field] ?? []
        return own.isEmpty ? [file.shown(place)] : own
    }
}

/// The type of a response, and why it isn't certain.
struct ResponseFact: Sendable {
    let response: AdoptedEndpoint.Response
    var why: String?

    init(_ response: AdoptedEndpoint.Response, _ why: String? = nil) {
        self.response = response
        self.why = why
    }
}

extension AdoptedEndpoint.Response { var type: SwiftType? { if case .type(let type) = self { type } else { nil } } }

extension ResponseFact {
    /// A response that the code reads only in part.
    init(part: SwiftType) { self.init(.unknown, "only a part of it is read, as `\(part.shown)`") }

    /// Compares the types that a function reads with the type that it returns.
    init(read: [AdoptedEndpoint.Response], _ result: AdoptedEndpoint.Response, _ name: String) {
        let handed = result.type
        if read.contains(where: { $0.type == handed }) {
            self.init(result)
        } else if read.count == 1, let one = read[0].type {
            let isPart = handed?.element == one || handed?.arguments.contains { $0.isOrLists(one) } == true
            let text = "`\(name)` reads `\(one.shown)` and returns `\(handed?.shown ?? "")`"
            self.init(isPart ? result : read[0], isPart ? text : nil)
        } else {
            self.init(result, "`\(name)` reads several types, and what it returns is taken")
        }
    }
}
