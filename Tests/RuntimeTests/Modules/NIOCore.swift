// Stands in for the module of swift-nio: as much of it as the transport names, by the declarations of version 2.

public struct ByteBuffer: Sendable {
    public var readableBytesView: ArraySlice<UInt8>
}

public struct TimeAmount: Sendable {
    public static func milliseconds(_ amount: Int64) -> TimeAmount { TimeAmount() }
}

public struct NIOTooManyBytesError: Error {}
