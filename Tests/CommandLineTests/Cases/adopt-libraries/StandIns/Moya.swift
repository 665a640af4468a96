// As much of the library as a target and a client need.
import Foundation

public enum Method: String, Sendable { case get = "GET", post = "POST", put = "PUT", patch = "PATCH", delete = "DELETE" }
public protocol ParameterEncoding {}
public struct URLEncoding: ParameterEncoding {
    public static let queryString = URLEncoding()
    public static let httpBody = URLEncoding()
}
public struct JSONEncoding: ParameterEncoding {
    public static let `default` = JSONEncoding()
}
public struct MultipartFormData {}
public enum Task {
    case requestPlain
    case requestData(Data)
    case requestJSONEncodable(any Encodable)
    case requestParameters(parameters: [String: Any], encoding: any ParameterEncoding)
    case requestCompositeData(bodyData: Data, urlParameters: [String: Any])
    case requestCompositeParameters(
        bodyParameters: [String: Any],
        bodyEncoding: any ParameterEncoding,
        urlParameters: [String: Any]
    )
    case uploadCompositeMultipart([MultipartFormData], urlParameters: [String: Any])
}
public protocol TargetType {
    var baseURL: URL { get }
    var path: String { get }
    var method: Moya.Method { get }
    var sampleData: Data { get }
    var task: Moya.Task { get }
    var headers: [String: String]? { get }
}
public struct Response {
    public let data: Data
    public func filterSuccessfulStatusCodes() throws -> Response { self }
}
public protocol Cancellable {}
public enum MoyaError: Error { case unknown }
public struct MultiTarget: TargetType {
    private let target: any TargetType
    public init(_ target: any TargetType) { self.target = target }
    public var baseURL: URL { target.baseURL }
    public var path: String { target.path }
    public var method: Moya.Method { target.method }
    public var sampleData: Data { target.sampleData }
    public var task: Moya.Task { target.task }
    public var headers: [String: String]? { target.headers }
}
public final class MoyaProvider<Target: TargetType> {
    public init() {}
    @discardableResult
    public func request(
        _ target: Target,
        completion: @escaping (Result<Response, MoyaError>) -> Void
    ) -> any Cancellable { Call() }
    private struct Call: Cancellable {}
}
