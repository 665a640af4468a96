/// Interprets declarations, statements and expressions with values that may be unknown. It has no knowledge of any app:
/// values follow from the code, and from the behaviour of Foundation and a few libraries.
final class Evaluator {
    let index: SourceIndex
    var oracle = Oracle()
    /// The requests that were passed to code that sends them.
    var sent: [SentRequest] = [] { didSet { depend() } }
    /// Descriptions of requests that the code made and passed on; they count if no code is found that sends them.
    var described: [SentRequest] = []
    /// The data that the code wrote to files, by the keys of their addresses.
    var files: [String: Value] = [:] { didSet { depend() } }
    /// The names of the running functions, outermost first.
    var stack: [String] = []
    /// The places in `stack` of the functions that contain the running closures, by the closures' places.
    var origins: [Int: Int] = [:]
    /// The place of the running statement, for remarks.
    var place: (file: SwiftFile, range: Range<Int>)?
    /// Whether the code exceeded the evaluator's limits, so that its values are incomplete.
    var isExhausted = false
    /// The types whose values are endpoints; a call that takes one isn't followed.
    var endpointTypes: Set<String> = []
    /// The keys of the functions that ran for endpoints.
    var covered: Set<String> = []
    /// The keys of functions whose requests are known whoever calls them, so that calls of them aren't followed.
    var settled: Set<String> = []
    /// The functions that may lead to a request; nil if the code isn't read for requests that it sends.
    var senders: SendingFunctions?
    /// The values that closures gave to variables around them since a function began, by the numbers of its callers.
    var changes: [Int: [String: Scope.Change]] = [:]
    /// The names of the last function when it ended.
    var finalScope: Scope?
    /// The values and the steps that evaluators share.
    let memory: Memory
    /// The values that are being made to be remembered, outermost first.
    var makings: [Making] = []
    /// The keys of all functions and properties that ran.
    var visited: Set<String> = []
    /// The names of the members that this run has read.
    var membersRead: Set<String> = []
    /// The arguments that code passes to Moya's providers as `endpointClosure:`.
    var mappings: [Value] = []
    /// The remarks on guesses in this run.
    var remarks: [Remark] = []
    /// The constants of types and files that this run has read, with the remarks on them.
    private var constants: [String: (value: Value, remarks: [Remark], name: String)] = [:]

    /// Whether the code being run is the body of a loop whose number of turns isn't known.
    var isRepeating = false

    private var steps = 0
    /// The steps of all runs. Without a limit for them, code with many long paths would take minutes.
    private var allSteps = 0
    /// The number of expressions that are being evaluated, each within the one before.
    private var nesting = 0
    /// The size of the values of all runs so far, since the values of a run are kept during later runs.
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
        (type.map { $0.isEmpty ? "" : $0 + "." } ?? "") + function.name + "#\(function.place.lowerBound)"
    }

    static func key(of property: PropertyDeclaration, in type: String?) -> String {
        property.asking.map { key(of: $0, in: type) } ?? (type ?? "") + "." + property.name
    }

    /// Resets everything that belongs to one run, except for the oracle.
    func restart() {
        steps = 0
        sent = []
        described = []
        files = [:]
        changes = [:]
        remarks = []
        oracle.objects = [:]
        constants = [:]
        membersRead = []
        stack = []
        isExhausted = false
    }

    /// Takes a step, and returns whether the run may continue.
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

    /// Adds to the size of the values, and returns whether it is within the limit.
    func mayHold(_ parts: Int) -> Bool {
        weight += min(max(parts, 0), Evaluator.maximumWeight)
        if weight > Evaluator.maximumWeight { isExhausted = true }
        return !isExhausted
    }

    /// The number of the next run of a function.
    func nextFrame() -> Int { memory.nextFrame() }

    /// Takes a type that code names or returns as the response of the last request. Data, errors and flags are ignored:
    /// a flag mostly comes from the status.
    /// - Parameter values: what it is read from. A variable in it may hold the response of an earlier request.
    func read(_ type: SwiftType?, from values: [SwiftExpression] = []) {
        guard let type, !["Data", "Bool"].contains(type.name), !index.isTypeParameter(type.name), !index.isError(type)
        else { return }
        depend()
        let places = values.compactMap(\.root).flatMap { name in (0...stack.count).map { stack.prefix($0) + [name] } }
        let held = sent.lastIndex { made in made.response == nil && places.contains(where: made.variables.contains) }
        guard let read = held ?? sent.indices.last, sent[read].response == nil else { return }
        sent[read].response = type
    }

    /// The value of a constant that all code shares; a run makes it once.
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

    /// The value of an expression; unknown if the expression or its value exceeds the evaluator's limits.
    func evaluate(_ expression: SwiftExpression, in scope: inout Scope) -> Value {
        nesting += 1
        defer { nesting -= 1 }
        if nesting > Evaluator.maximumNesting { isExhausted = true }
        guard mayGoOn() else { return .unknown("…") }
        let value = current(value(of: expression, in: &scope))
        return mayHold(value.weight(upTo: Evaluator.maximumWeight)) ? value : .unknown("…")
    }
}

/// A request that the code passed to a client, with the functions that led there.
struct SentRequest {
    let request: Value.Instance
    let stack: [String]
    let place: (file: SwiftFile, range: Range<Int>)?
    /// The remarks on assumptions that led to it.
    var remarks: [Remark] = []
    /// The type that the code reads next, which is the response.
    var response: SwiftType?
    /// The variables that hold what its client returns, each behind the functions that led to it.
    var variables: Set<ArraySlice<String>> = []
    /// The functions that lead to the team's function that takes a described request.
    var way: [String]?

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

/// The way in which a list of statements ended.
enum Flow {
    case next
    case result(Value)
    case fallThrough
    case leave(isBreak: Bool)
    /// The code throws, or ends the program.
    case failure
}

/// Decides conditions that the code alone doesn't: one way in one run and the other way in the next, but always the
/// same way within a run.
struct Oracle {
    /// A decision: its subject, and the outcome that was taken.
    struct Decision: Hashable {
        let subject: String
        let outcome: String
    }

    private(set) var decisions: [Decision] = []
    let record = Record()
    /// The objects that the code made, as it changed them last, by their numbers: code that may not run, or runs only
    /// for a look, changes them no more than it decides.
    var objects: [Int: Value.Instance] = [:]
    /// The number of answers so far, including repeated ones.
    private(set) var asked = 0
    private var counts: [(count: Int, taken: Int)] = []
    private var script: [Int] = []
    private var memory: [String: String] = [:]
    /// The runs that try each decision the other way once, if there are too many combinations to try all of them.
    private var rest: [[Int]]?
    /// Whether some combinations of decisions aren't tried.
    var isCutShort: Bool { rest != nil }

    /// Whether decisions cause no further runs: after a request was sent, they don't change it any more.
    private(set) var isFrozen = false
    /// Whether a decision was made while frozen.
    private(set) var hasGuessed = false

    mutating func freeze() { isFrozen = true }

    /// Lets decisions cause runs again, when the code begins another request.
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

    /// The largest number of outcomes that a decision of this run has.
    var widest: Int { counts.map(\.count).max() ?? 0 }

    /// A copy for code whose decisions are forgotten afterwards: it starts with the first outcomes instead of those
    /// that this run has planned for its next decisions.
    var aside: Oracle {
        var other = self
        other.script = []
        return other
    }

    /// The outcome of an earlier decision of this run; nil if there was none.
    func decision(on subject: String) -> String? {
        record.note(.known(subject, memory[subject]))
        return memory[subject]
    }

    /// Starts with the decisions of another oracle.
    mutating func take(memory other: Oracle) { memory = other.memory }

    /// Assumes an outcome unless one is decided already. The other outcomes cause no further runs.
    mutating func settle(_ subject: String, _ outcome: String) {
        asked += 1
        record.note(.settled(subject, outcome))
        if memory[subject] == nil { memory[subject] = outcome }
    }

    /// Prepares the next run; false if none is left.
    /// - Parameter isTired: whether there were too many runs. From then on, only decisions that have always gone one
    ///   way are tried the other way, once each.
    /// - Parameter count: how many of the first decisions are tried then.
    mutating func advance(isTired: Bool = false, upTo count: Int = 32) -> Bool {
        if rest == nil {
            var taken = counts
            while let last = taken.last, last.taken + 1 >= last.count { taken.removeLast() }
            guard let last = taken.popLast() else { return false }
            script = taken.map(\.taken) + [last.taken + 1]
            if isTired { rest = others(upTo: count, (taken + [last]).map(\.count)) + [script] }
        }
        if let next = rest?.popLast() { script = next } else if rest != nil { return false }
        decisions = []
        counts = []
        memory = [:]
        isFrozen = false
        hasGuessed = false
        return true
    }

    /// The runs that take each further outcome of the first decisions once.
    private func others(upTo count: Int, _ outcomes: [Int]) -> [[Int]] {
        script.indices.prefix(count).flatMap { place in
            ((script[place] + 1)..<outcomes[place]).map { Array(script[..<place]) + [$0] }
        }
    }
}
