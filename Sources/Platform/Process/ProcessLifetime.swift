/// Values that stay until the process ends. Giving back the memory of a large description, piece by piece, takes longer
/// than ending does, so the last one of a run is left to the end.
package enum ProcessLifetime {
    private final class Holder<Value> {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    package static func keep<Value>(_ value: Value) { _ = Unmanaged.passRetained(Holder(value)) }
}
