import APIModel
import Diagnostics

extension ArgumentCheck {
    /// What `pages` speaks of has to be there.
    func checkPages(into bag: inout DiagnosticBag) {
        guard let paging = operation.directives.paging, let fault = api.fault(of: paging, in: operation) else { return }
        let range = paging.origin.range
        switch fault {
        case .parameter(let name):
            let known = operation.parameters.filter { $0.location == .query }.map(\.wireName)
            report(name, among: known, at: range, &bag)
        case .member(let name, let known): report(name, among: known, at: range, &bag)
        case .noList(let path):
            bag.report(DirectiveMessages.noPagedList(path, operation: operation.key, at: range))
        case .noLink: report("Link", among: [], at: range, &bag)
        case .noValue: bag.report(DirectiveMessages.noPagedList([], operation: operation.key, at: range))
        }
    }

    private func report(_ name: String, among known: [String], at range: SourceRange?, _ bag: inout DiagnosticBag) {
        bag.report(
            DirectiveMessages.unknownArgument(name, of: "pages", operation: operation.key, among: known, at: range)
        )
    }
}
