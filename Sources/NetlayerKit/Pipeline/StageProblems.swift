import Diagnostics

/// The problems of a run, gathered stage by stage, each taken for what the configuration says of its kind. A strict run
/// takes warnings of faults for errors.
struct StageProblems {
    private(set) var bag = DiagnosticBag()
    /// Whether an error was the configuration's, and not a description's.
    private(set) var isConfigurationFaulty = false
    private let isStrict: Bool
    /// What the target that is being made says.
    var levels = ProblemLevels()

    init(isStrict: Bool) { self.isStrict = isStrict }

    /// The end of a stage: its value goes on only if none of its problems is an error.
    mutating func end<Value>(_ value: Value?, _ found: DiagnosticBag) -> Value? {
        var found = found
        var levels = levels
        levels.isStrict = levels.isStrict || isStrict
        found.weigh(by: levels)
        bag.append(contentsOf: found)
        return found.hasErrors ? nil : value
    }

    /// The same for a stage that depends on the configuration alone.
    @discardableResult
    mutating func endConfiguration<Value>(_ value: Value?, _ found: DiagnosticBag) -> Value? {
        if found.hasErrors { isConfigurationFaulty = true }
        return end(value, found)
    }

    /// Adds what an earlier run found.
    mutating func takeOver(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { bag.report(diagnostic) }
    }
}
