import Platform

/// What libFuzzer calls. `.ci/fuzz` builds it and says which target runs.
@_cdecl("LLVMFuzzerInitialize")
public func start(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> CInt {
    // What is loaded once isn't the time of an input.
    FuzzTarget.chosen.load()
    return 0
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    FuzzTarget.chosen.run(Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}

extension FuzzTarget {
    /// That of `NETLAYER_FUZZ`.
    fileprivate static let chosen: FuzzTarget = {
        guard let target = Terminal.environment("NETLAYER_FUZZ").flatMap(FuzzTarget.init(rawValue:)) else {
            fatalError("NETLAYER_FUZZ names none of \(FuzzTarget.allCases.map(\.rawValue))")
        }
        return target
    }()
}
