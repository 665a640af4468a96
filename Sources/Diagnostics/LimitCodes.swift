import Platform

/// The problems of runs that ask too much of the machine.
public enum LimitCodes {
    public static let exceeded = DiagnosticCode("limit-exceeded", .error)

    public static let all = [exceeded]
}

extension Limit {
    /// `the templates take more than 50,000,000 steps`, and how to raise the limit.
    public func exceeded(_ message: (String) -> Message, of limits: Limits, at range: SourceRange?) -> Diagnostic {
        LimitCodes.exceeded(message(Limit.text(limits[keyPath: value]))).at(range).help(Message(help))
    }
}
