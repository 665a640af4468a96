/// An endpoint as the team's code has it, with what was guessed.
package struct AdoptedEndpoint: Sendable {
    /// The enum, struct or class in the code: `StoreApi`
    package let owner: String
    /// The case, struct or function.
    package let name: String
    package var method: String
    /// What stands in front of the path; empty where it is known only when the app runs.
    package var base: String
    /// What may stand there instead, as the app decides.
    package var otherBases: [String] = []
    package var path: [PathPiece]
    /// What of the path the client adds, and not the request; nil where that isn't known.
    let prefix: String?
    package var query: [Field]
    package var body: Body
    package var headers: [Field]
    /// Headers that a client adds to this request, from the app.
    var ambientHeaders: [String] = []
    /// The type of the body, where its members are known.
    var bodyType: String?
    /// What a body of a type of the team's own consists of.
    var bodyMembers: [Field] = []
    /// The response's type as the code names it; nil where no code says it.
    package var response: Response
    /// Under which condition this is sent, where one declaration stands for several requests.
    package var condition: String?
    /// What that condition says of the values which are handed over.
    var decisions: [Oracle.Decision] = []
    /// The method that a flag of the caller's chooses instead.
    package var choice: MethodChoice?
    package let documentation: String?
    /// How the team's code calls it; nil where no code does.
    package var call: CallSignature?
    /// The type of the team's that stands for this call; nil for none.
    package var useCase: AdoptedUseCase?
    package var remarks: [Remark]
    /// Where the code declares the same request again, with a completion handler or as an async function.
    var twin: String?
    /// Where the code says each field, where that isn't the declaration itself.
    var sources: [EndpointField: [String]] = [:]
    /// Whether an encoder writes names of the body in snake case.
    package let isSnakeCase: Bool
    package let file: SwiftFile
    package let place: Range<Int>

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
        /// Whether it stands for a dictionary of the caller's.
        package var isOpen = false
        /// The expression of what is sent, where it's more than a name: `place.coordinate.latitude`, `!isPublic`
        var text: String?
    }

    package indirect enum Content: Sendable {
        case constant(String, isText: Bool)
        /// What the code calls it, and its type there.
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

/// What can't be taken over, and why.
package struct LeftEndpoint: Sendable {
    package let owner: String
    package let name: String
    package let reason: String
    package let file: SwiftFile
    package let place: Range<Int>
}

extension LeftEndpoint {
    init(_ subject: EndpointReader.Subject, _ reason: String) {
        self.init(owner: subject.owner, name: subject.name, reason: reason, file: subject.file, place: subject.place)
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
    /// Types that stand for one call each.
    package private(set) var useCases: [AdoptedUseCase] = []
    /// Code that nobody looked at.
    package var conditions: [CompilerCondition] = []
    /// The keys of the functions and properties that endpoints ran.
    var covered: Set<String> = []
}

extension Adoption {
    /// Names headers from elsewhere. The type of a body isn't one: the body says it.
    static func leftToClient(_ headers: [String]) -> [Remark] {
        headers.filter { $0.lowercased() != "content-type" }.map { header in
            let text = "`\(header)` has a value from elsewhere in the app: the operation leaves it to the client"
            return Remark(.headers, text, member: header)
        }
    }

    /// Names the headers from elsewhere that only some requests have: a client can't add those to all it sends.
    mutating func tellHeaders() {
        for name in clientHeaders {
            let carrying = endpoints.indices.filter { endpoints[$0].ambientHeaders.contains(name) }
            if carrying.count == endpoints.count, carrying.count > 1 { continue }
            for position in carrying { endpoints[position].remarks.add(Self.leftToClient([name])) }
        }
    }

    /// Gives use cases to the endpoints that they send.
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

/// What a request consists of, and what comes back.
package enum EndpointField: String, Sendable, CaseIterable {
    case server, method, path, query, headers, body, response

    /// All that a request carries.
    static let sent: [EndpointField] = [.server, .method, .path, .query, .headers, .body]
    /// What code adds to a request, piece by piece.
    static let carried: [EndpointField] = [.query, .headers, .body]
}

/// What isn't certain about an endpoint, and the field that it concerns.
package struct Remark: Sendable, Hashable {
    package let field: EndpointField
    /// The one value of the query, the headers or the body that it concerns; nil for the field as a whole.
    package let member: String?
    /// Whether nobody can tell what is sent; otherwise the likeliest is taken.
    package let isUnknown: Bool
    /// Whether it is about a value that the code chooses, and that is an argument in the spec.
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
}

/// What is known of one field, and where that stands.
package struct Fact {
    package enum State: String { case known, assumed, unknown }

    package let state: State
    /// Of what is unknown, what was seen of it.
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

    /// The remarks about one field, or about one of its members.
    func of(_ field: EndpointField, _ member: String? = nil) -> [Remark] {
        filter { $0.field == field && (member == nil || $0.member == member) }
    }
}

extension AdoptedEndpoint {
    /// The declaration, and the places that say this field where they are others.
    func places(of field: EndpointField) -> [String] {
        let own = sources[field] ?? []
        return own.isEmpty ? [file.shown(place)] : own
    }
}

/// What is known of a response, and why it isn't more.
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
    /// Compares what is read with what the function hands back.
    init(read: [AdoptedEndpoint.Response], _ result: AdoptedEndpoint.Response, _ name: String) {
        let handed = result.type
        if read.contains(where: { $0.type == handed }) {
            self.init(result)
        } else if read.count == 1, let one = read[0].type {
            let isPart = handed?.element == one || handed?.arguments.contains { $0.isOrLists(one) } == true
            let text = "`\(name)` reads `\(one.text)` and hands back `\(handed?.text ?? "")`"
            self.init(isPart ? result : read[0], isPart ? text : nil)
        } else {
            self.init(result, "`\(name)` reads several types, and what it hands back is taken")
        }
    }
}
