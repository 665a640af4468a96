/// Interprets declarations, statements and expressions with values that may be unknown. It knows no app: what an
/// expression comes to follows from the code, and from what Foundation and a few libraries do.
final class Evaluator {
    let index: SourceIndex
    var oracle = Oracle()
    /// What was handed to something that sends it.
    var sent: [SentRequest] = [] { didSet { depend() } }
    /// Descriptions of requests that the code made and handed on; they count if nothing is seen to send them.
    var described: [SentRequest] = []
    /// What the code wrote to files, by the keys of their addresses.
    var files: [String: Value] = [:] { didSet { depend() } }
    /// The names of the functions that are being run, outermost first.
    var stack: [String] = []
    /// The place of the statement that is being run, for remarks.
    var place: (file: SwiftFile, range: Range<Int>)?
    /// What came to nothing because the code was too much for the evaluator.
    var isExhausted = false
    /// Types whose values are endpoints; a call that takes one is noted and not followed.
    var endpointTypes: Set<String> = []
    /// Which functions may lead to a request; nil where nothing is sent.
    var senders: SendingFunctions?
    /// What the names of the last function were when it ended.
    var finalScope: Scope?
    /// What evaluators learned before, and what they may still do.
    let memory: Memory
    /// The values that are being made for all who read them, outermost first.
    var makings: [Making] = []
    /// The keys of all functions and properties that ran.
    var visited: Set<String> = []
    /// The names of the members that this run has read.
    var membersRead: Set<String> = []
    /// The arguments that code passes to Moya's providers as `endpointClosure:`.
    var mappings: [Value] = []
    /// What was guessed on the way.
    var remarks: [Remark] = []
    /// The constants of types and files that this run has read, with what was guessed of them.
    private var constants: [String: (value: Value, remarks: [Remark], name: String)] = [:]

    /// Whether the code being run is the body of a loop whose number of turns isn't known.
    var isRepeating = false

    private var steps = 0
    /// The steps of all runs together. Without a limit for them, code with many long paths would take minutes.
    private var allSteps = 0
    /// How many expressions are being looked at, each within the one before.
    private var nesting = 0
    /// How much the values hold that were made so far, in all runs: what a run made is kept while the others run.
    private var weight = 0
    private static let maximumSteps = 60_000
    private static let maximumOfAllSteps = 300_000
    private static let maximumWeight = 1_000_000
    private static let maximumDepth = 48
    private static let maximumNesting = 1_000
    static let maximumDescribed = 64

    init(_ index: SourceIndex, _ memory: Memory = Memory()) {
        self.index = index
        self.memory = memory
    }

    static func key(of function: FunctionDeclaration, in type: String?) -> String {
        (type.map { $0 + "." } ?? "") + function.name + "#\(function.place.lowerBound)"
    }

    static func key(of property: PropertyDeclaration, in type: String?) -> String { (type ?? "") + "." + property.name }

    /// Begins a run with the same oracle, or a fresh one.
    func restart() {
        steps = 0
        sent = []
        described = []
        files = [:]
        remarks = []
        constants = [:]
        membersRead = []
        stack = []
        isExhausted = false
    }

    /// Whether there is something left of the steps that a run has.
    func mayGoOn() -> Bool {
        steps += 1
        allSteps += 1
        memory.takeStep()
        if steps > Evaluator.maximumSteps || stack.count > Evaluator.maximumDepth || memory.isUsedUp {
            isExhausted = true
        }
        return !isExhausted
    }

    /// Whether another run may follow.
    var mayRunAgain: Bool { allSteps < Evaluator.maximumOfAllSteps && !memory.isUsedUp }

    /// Whether so many parts more may be held.
    func mayHold(_ parts: Int) -> Bool {
        weight += min(max(parts, 0), Evaluator.maximumWeight)
        if weight > Evaluator.maximumWeight { isExhausted = true }
        return !isExhausted
    }

    /// The number of the next run of a function.
    func nextFrame() -> Int { memory.nextFrame() }

    /// Takes a type that code names or returns as the response of the request before it. A flag mostly comes from the
    /// status.
    func read(_ type: SwiftType?) {
        guard let type, !["Data", "Bool"].contains(type.name), !index.isTypeParameter(type.name) else { return }
        depend()
        guard let last = sent.indices.last, sent[last].response == nil else { return }
        sent[last].response = type
    }

    /// The value of a constant that all code shares, which is made once.
    func shared(_ key: String, _ make: () -> Value) -> Value {
        if let known = constants[key] {
            // A value that is being made depends on what this one depends on.
            if !makings.isEmpty, recalled(known.name) == nil { depend() }
            remarks.add(known.remarks)
            return known.value
        }
        let (count, name) = (remarks.count, memoryKey(key))
        let value = remembered(name, make)
        constants[key] = (value, Array(remarks.dropFirst(count)), name)
        return value
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
    /// What was assumed on the way to it.
    var remarks: [Remark] = []
    /// What the code reads next, which is its response.
    var response: SwiftType?

    /// Whether it repeats another request with other values of headers, such as a new token.
    func repeats(_ other: SentRequest) -> Bool {
        guard case .dictionary(let own)? = request.fields["headers"],
            case .dictionary(let others)? = other.request.fields["headers"]
        else { return false }
        return own.entries.map(\.key.key) == others.entries.map(\.key.key)
            && ["url", "query", "httpMethod", "httpBody"].allSatisfy {
                request.fields[$0]?.key == other.request.fields[$0]?.key
            }
    }
}

/// How a stretch of statements ended.
enum Flow {
    case next
    case result(Value)
    case fallThrough
    case leave(isBreak: Bool)
    /// It throws, or ends the program.
    case failure
}

/// Decides what the code alone doesn't: a condition is taken one way in one run and the other way in the next, and always
/// the same way within a run.
struct Oracle {
    /// One decision: what was asked, and which of its outcomes was taken.
    struct Decision: Hashable {
        let subject: String
        let outcome: String
    }

    private(set) var decisions: [Decision] = []
    let record = Record()
    /// How often something was decided.
    private(set) var asked = 0
    private var counts: [(count: Int, taken: Int)] = []
    private var script: [Int] = []
    private var memory: [String: String] = [:]
    /// The runs that try each decision the other way once, where there are too many to try all combinations.
    private var rest: [[Int]]?
    /// Whether not all combinations were decided.
    var isCutShort: Bool { rest != nil }

    /// What is decided behind a request that was sent makes no further runs: it says nothing of the request.
    private var isFrozen = false
    /// Whether something was decided so.
    private(set) var hasGuessed = false

    mutating func freeze() { isFrozen = true }

    /// Another request is begun.
    mutating func thaw() { isFrozen = false }

    mutating func decide(_ subject: String, _ outcomes: [String]) -> String {
        let outcome = outcome(subject, outcomes)
        asked += 1
        record.note(.decided(subject, outcomes, outcome))
        return outcome
    }

    private mutating func outcome(_ subject: String, _ outcomes: [String]) -> String {
        if let known = memory[subject] { return known }
        if isFrozen {
            hasGuessed = true
            memory[subject] = outcomes[0]
            return outcomes[0]
        }
        let position = counts.count
        let index = position < script.count ? min(script[position], outcomes.count - 1) : 0
        counts.append((outcomes.count, index))
        decisions.append(Decision(subject: subject, outcome: outcomes[index]))
        memory[subject] = outcomes[index]
        return outcomes[index]
    }

    /// The most outcomes that one decision of this run has.
    var widest: Int { counts.map(\.count).max() ?? 0 }

    /// For code that is run aside, whose decisions are forgotten: they begin with the first outcomes, and not with those
    /// that this run has for what it decides next.
    var aside: Oracle {
        var other = self
        other.script = []
        return other
    }

    /// What an earlier decision of this run was.
    func decision(on subject: String) -> String? {
        record.note(.known(subject, memory[subject]))
        return memory[subject]
    }

    /// Starts with the decisions of another one.
    mutating func take(memory other: Oracle) { memory = other.memory }

    /// Takes something for so, unless it is decided: no other run is made of it.
    mutating func settle(_ subject: String, _ outcome: String) {
        asked += 1
        record.note(.settled(subject, outcome))
        if memory[subject] == nil { memory[subject] = outcome }
    }

    /// Prepares the next run; false when there are no more.
    /// - Parameter isTired: whether there were too many runs. Each decision that has always gone one way is then tried
    ///   the other way once, and nothing more.
    mutating func advance(isTired: Bool = false) -> Bool {
        if rest == nil {
            var taken = counts
            while let last = taken.last, last.taken + 1 >= last.count { taken.removeLast() }
            guard let last = taken.popLast() else { return false }
            script = taken.map(\.taken) + [last.taken + 1]
            if isTired { rest = taken.indices.prefix(32).map { Array(script[..<$0]) + [script[$0] + 1] } + [script] }
        }
        if let next = rest?.popLast() { script = next } else if rest != nil { return false }
        decisions = []
        counts = []
        memory = [:]
        isFrozen = false
        hasGuessed = false
        return true
    }
}
