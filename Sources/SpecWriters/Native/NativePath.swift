import APIModel

/// Paths in the words of the native spec.
enum NativePath {
    /// The whole segments with which all paths of a service begin: `/api/v1`; nothing for a single operation.
    static func prefix(of operations: [Operation]) -> String {
        let heads = operations.map { operation -> String in
            if case .literal(let text)? = operation.path.parts.first { return text }
            return ""
        }
        guard operations.count > 1, var common = heads.first else { return "" }
        for head in heads { common = common.commonPrefix(with: head) }
        // Up to the last slash, unless what follows it is the end of each path or of a segment.
        let isWhole = zip(heads, operations).allSatisfy { head, operation in
            let rest = head.dropFirst(common.count)
            return rest.hasPrefix("/") || rest.isEmpty && operation.path.parts.count == 1
        }
        if !isWhole {
            guard let slash = common.lastIndex(of: "/") else { return "" }
            common = String(common[..<slash])
        }
        let isSound = !common.contains { " ?{}".contains($0) }
        let endsInSlash = operations.contains { $0.path.text == common + "/" }
        return common.count < 2 || !isSound || endsInSlash ? "" : common
    }

    /// `/items/{itemId:Int}`; nil for what can't be written.
    static func text(of operation: Operation, behind prefix: String, _ types: NativeTypes) -> String? {
        var text = ""
        for part in operation.path.parts {
            switch part {
            case .literal(let literal):
                if literal.contains(where: { " ?{}".contains($0) }) { return nil }
                text += literal
            case .parameter(let name):
                guard !name.isEmpty, !name.contains(where: { ":} ?/".contains($0) }), !name.hasPrefix("input.") else {
                    return nil
                }
                let parameter = operation.parameters.first { $0.location == .path && $0.wireName == name }
                let type = parameter.flatMap { types.text($0.use) } ?? "String"
                text += type == "String" ? "{\(name)}" : "{\(name):\(type)}"
            }
        }
        guard text.hasPrefix("/") else { return nil }
        let rest = String(text.dropFirst(prefix.count))
        return rest.isEmpty ? "/" : rest.hasPrefix("/") ? rest : nil
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }
}
