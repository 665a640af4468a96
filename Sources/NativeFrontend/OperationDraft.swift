import APIModel
import Diagnostics
import SourceTree

/// An operation that is being put together: the result so far, and what its parts need to know of each other.
struct OperationDraft {
    let name: String
    let pointer: String
    let line: OperationLine
    /// The mapping of the long form.
    let node: SourceNode?
    var operation: Operation
    /// The struct whose members are the input.
    var input: (name: String, use: SchemaUse, properties: [Property])?
    /// Where parameters stand, to report a second one of a name.
    var places: [String: SourceRange] = [:]

    /// Requests whose input goes into the query.
    var isQueryMethod: Bool {
        switch operation.methodChoice?.whenTrue ?? operation.method {
        case .get, .head, .delete, .options: return true
        default: return false
        }
    }

    /// Whether it has a body that is no input: its members are known when it has been read.
    var hasPlainBody: Bool {
        input == nil
            && (line.body != nil || node?.entries.contains { NativeKeys.bodies.contains($0.key.text) } == true)
    }

    func inputMember(_ name: String) -> Property? {
        input?.properties.first { $0.name == name || $0.wireName == name }
    }
}
