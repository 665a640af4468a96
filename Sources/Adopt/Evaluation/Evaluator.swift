/// Interprets declarations, statements and expressions with values that may be unknown. It knows no app: what an
/// expression comes to follows from the code, and from what Foundation and a few libraries do.
final class Evaluator {
    let index: SourceIndex
    var oracle = Oracle()
    /// What was handed to something that sends it.
    var sent: [SentRequest] = []
    /// The names of the functions that are being run, outermost first.
    var stack: [String] = []
    /// The place of the statement that is being run, for remarks.
    var place: (file: SwiftFile, range: Range<Int>)?
    /// What came to nothing because the code was too much for the evaluator.
    var isExhausted = false
    /// Types whose values are endpoints; a call that takes one is noted and not followed.
    var endpointTypes: Set<String> = []
    /// What the names of the last function were when it ended.
    var finalScope: Scope?
    private(set) var frames = 0
    /// The keys of all functions and properties that ran.
    var visited: Set<String> = []
    /// What was guessed on the way.
    var remarks: [Remark] = []

    private var steps = 0
    /// How many expressions are being looked at, each within the one before.
    private var nesting = 0
    /// How much the values hold that were made so far, in all runs: what a run made is kept while the others run.
    private var weight = 0
    private static let maximumSteps = 60_000
    private static let maximumWeight = 1_000_000
    private static let maximumDepth = 48
    private static let maximumNesting = 1_000

    init(_ index: SourceIndex) { self.index = index }

    static func key(of function: FunctionDeclaration, in type: String?) -> String {
        (type.map { $0 + "." } ?? "") + function.name + "#\(function.place.lowerBound)"
    }

    static func key(of property: PropertyDeclaration, in type: String?) -> String { (type ?? "") + "." + property.name }

    /// Begins a run with the same oracle, or a fresh one.
    func restart() {
        steps = 0
        sent = []
        remarks = []
        stack = []
        isExhausted = false
    }

    /// Whether there is something left of the steps that a run has.
    func mayGoOn() -> Bool {
        steps += 1
        if steps > Evaluator.maximumSteps || stack.count > Evaluator.maximumDepth { isExhausted = true }
        return !isExhausted
    }

    /// Whether so many parts more may be held.
    func mayHold(_ parts: Int) -> Bool {
        weight += min(max(parts, 0), Evaluator.maximumWeight)
        if weight > Evaluator.maximumWeight { isExhausted = true }
        return !isExhausted
    }

    /// The number of the next run of a function.
    func nextFrame() -> Int {
        frames += 1
        return frames
    }

    /// What an expression comes to; unknown where it is nested too deep to be followed, or holds too much.
    func evaluate(_ expression: SwiftExpression, in scope: inout Scope) -> Value {
        nesting += 1
        defer { nesting -= 1 }
        if nesting > Evaluator.maximumNesting { isExhausted = true }
        guard mayGoOn() else { return .unknown("…") }
        let value = value(of: expression, in: &scope)
        return mayHold(value.weight(upTo: Evaluator.maximumWeight)) ? value : .unknown("…")
    }
}

/// A request that the code handed to a client, with the functions that led there.
struct SentRequest {
    let request: Value.Instance
    let stack: [String]
    let place: (file: SwiftFile, range: Range<Int>)?
}

/// How a stretch of statements ended.
enum Flow {
    case next
    case result(Value)
    case fallThrough
    case leave
    /// It throws, or ends the program.
    case failure
}
