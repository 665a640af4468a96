/// What conditions say about a response: whether a block runs only after a success, or only after an error.
extension [SwiftCondition] {
    /// Whether they hold only for a success or only for an error: `status == 200, let data`; nil if they say neither.
    var saySuccess: Bool? { compactMap(\.saysSuccess).first }

    /// Whether what they don't hold for is an error.
    var leaveErrors: Bool {
        let tests = filter { if case .test = $0 { true } else { false } }
        return !tests.isEmpty && tests.allSatisfy { $0.saysSuccess == true }
    }
}

extension [SwiftArm] {
    /// The arms that run after a success: if one names its status, only those that do.
    func afterSuccess(of subject: SwiftExpression) -> [SwiftArm] {
        guard subject.isStatus else { return self }
        let said = map { arm in arm.items.compactMap(\.pattern.saysSuccess).first }
        return zip(self, said).filter { said.contains(true) ? $1 == true : $1 != false }.map(\.0)
    }
}

extension SwiftStatement {
    /// Whether only an error reaches the statements behind it: `if status == 200 { return … }`
    var leavesAfterSuccess: Bool {
        guard case .choice(let conditions, let then, _) = kind, conditions.leaveErrors else { return false }
        switch then.last?.kind {
        case .result, .failure: return true
        default: return false
        }
    }
}

extension SwiftCondition {
    fileprivate var saysSuccess: Bool? {
        switch self {
        case .test(let expression): expression.saysSuccess
        // `if let error = response.error`
        case .match(_, let value): value.lastName == "error" ? false : nil
        case .available: nil
        }
    }
}

extension SwiftPattern {
    fileprivate var saysSuccess: Bool? {
        switch self {
        case .value(let expression): expression.namesSuccess
        case .enumCase(let name, _, _): SwiftExpression.member(nil, name).namesSuccess
        default: nil
        }
    }
}

extension SwiftExpression {
    /// `response.statusCode`, `status?.code`
    var isStatus: Bool {
        switch self {
        case .chained(let inner), .forced(let inner), .binary("??", let inner, _): inner.isStatus
        default: lastName.map { $0.lowercased().hasSuffix("statuscode") || $0.hasSuffix("tatus") } == true
        }
    }

    /// Whether it is the status of a success or of an error: `200`, `200..<300`, `[200, 201]`, `.ok`; nil for other values.
    /// A success without a body, such as 204, says nothing about others.
    fileprivate var namesSuccess: Bool? {
        switch self {
        case .literal(let text):
            guard let status = Int(text), status > 199, status != 204, status != 205 else { return nil }
            return status < 300 ? true : status < 400 ? nil : false
        case .binary("..<", let first, _), .binary("...", let first, _): return first.namesSuccess
        case .tuple(let parts): return parts.count == 1 ? parts[0].value.namesSuccess : nil
        case .array(let elements):
            let all = Set(elements.map(\.namesSuccess))
            return all.count == 1 ? all.first ?? nil : nil
        case .member(_, let name): return ["ok", "created", "accepted"].contains(name) ? true : nil
        default: return nil
        }
    }

    fileprivate var saysSuccess: Bool? {
        switch self {
        case .tuple(let parts): return parts.count == 1 ? parts[0].value.saysSuccess : nil
        case .unary("!", let inner): return inner.saysSuccess == true ? false : nil
        case .binary("&&", let left, let right): return left.saysSuccess ?? right.saysSuccess
        case .binary("||", let left, let right): return left.saysSuccess == right.saysSuccess ? left.saysSuccess : nil
        case .binary("~=", let status, let value): return value.isStatus ? status.namesSuccess : nil
        case .call(.member(let status?, "contains"), let arguments):
            return arguments.count == 1 && arguments[0].value.isStatus ? status.namesSuccess : nil
        case .binary(let sign, let value, .null):
            return value.lastName?.lowercased() == "error" ? ["==": true, "!=": false][sign] : nil
        case .binary(let sign, let value, let status):
            guard value.isStatus else { return nil }
            if sign == "==" { return status.namesSuccess }
            if sign == "!=" { return status.namesSuccess == true ? false : nil }
            guard case .literal(let text) = status, let number = Int(text) else { return nil }
            switch sign {
            case "<", "<=": return number < 201 ? false : number < 401 ? true : nil
            case ">", ">=": return number > 298 && number < 600 ? false : nil
            default: return nil
            }
        default: return lastName?.hasPrefix("isSuccess") == true ? true : nil
        }
    }
}
