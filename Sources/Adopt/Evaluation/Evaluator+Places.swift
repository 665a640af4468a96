/// The places that code assigns to, besides names and members.
extension Evaluator {
    /// The result of the team's own subscript, or with a new value the owner that its setter has changed; nil if the
    /// owner's type declares none: `request[header: "X-Shop"] = shop`
    func subscripted(_ owner: Value, _ arguments: [SwiftArgument], _ new: Value?, in scope: inout Scope) -> Value? {
        guard let entry = owner.typeName.flatMap({ index.type($0) }) else { return nil }
        let name = new == nil ? "subscript" : "subscript="
        let written = arguments + (new == nil ? [] : [SwiftArgument(label: "=", value: .null)])
        guard let found = function(name, of: entry, written, isStatic: false) else { return nil }
        let payload = parts(arguments, in: &scope) + (new.map { [Value.Part(label: "=", value: $0)] } ?? [])
        let (function, type) = chosen(found, payload)
        let result = invoke(function, type, payload, this: owner)
        return new == nil ? result : finalScope?.this.map(current)
    }
}
