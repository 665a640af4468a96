// As much of the library as a router and a client need.
import Foundation
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

public struct HTTPMethod: Sendable {
    public let rawValue: String
    public static let get = HTTPMethod(rawValue: "GET")
    public static let post = HTTPMethod(rawValue: "POST")
    public static let put = HTTPMethod(rawValue: "PUT")
    public static let patch = HTTPMethod(rawValue: "PATCH")
    public static let delete = HTTPMethod(rawValue: "DELETE")
}
public typealias Parameters = [String: Any]
public protocol URLRequestConvertible {
    func asURLRequest() throws -> URLRequest
}
public struct URLEncoding: Sendable {
    public static let queryString = URLEncoding()
    public static let httpBody = URLEncoding()
    public func encode(_ request: URLRequest, with parameters: Parameters?) throws -> URLRequest { request }
}
public struct URLEncodedFormEncoder {
    public init() {}
    public func encode(_ value: any Encodable) throws -> Data { Data() }
}
public struct DataRequest: Sendable {
    public func validate() -> DataRequest { self }
    public func serializingDecodable<Value: Decodable & Sendable>(_ type: Value.Type) -> DataTask<Value> { DataTask() }
    public func serializingData(emptyResponseCodes: Set<Int>) -> DataTask<Data> { DataTask() }
}
public struct DataTask<Value: Sendable>: Sendable {
    public var value: Value { get async throws { throw URLError(.unknown) } }
}
public final class Session: Sendable {
    public static let `default` = Session()
    public func request(_ request: any URLRequestConvertible) -> DataRequest { DataRequest() }
}
