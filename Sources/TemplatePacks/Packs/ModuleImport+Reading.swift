import APIModel
import Diagnostics
import SourceTree

extension ModuleImport {
    /// A module of a list; nil, which is said at its place, for what is none.
    package init?(_ node: SourceNode, of path: String, into bag: inout DiagnosticBag) {
        guard node.isScalar, let module = ModuleImport(node.text) else {
            bag.report(PackMessages.wrongValue(of: path, wanted: ModuleName.expected, at: node.range))
            return nil
        }
        self = module
    }
}
