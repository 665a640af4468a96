import Diagnostics

/// The problems of one run, in the order in which they were found. All readers of the run add to the same list.
final class Problems {
    var bag = DiagnosticBag()

    func report(_ problem: Diagnostic) { bag.report(problem) }
}
