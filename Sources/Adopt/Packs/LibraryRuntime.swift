/// What a library asks of requests, where it is the library that sends them: its protocol, what a pack writes for it, and a
/// client for teams that have none of their own.
struct LibraryRuntime {
    let protocolName: String
    /// What has to be imported for it.
    let modules: [String]
    let members: [TeamRuntime.Member]
    /// Members that are no part of a request by themselves, as a template.
    let template: String
    /// Functions that the template calls.
    let helpers: String
    /// A client that sends such requests, and what it is called.
    let client: String
    let clientName: String
    /// Whether the library escapes paths itself.
    let escapesPaths: Bool

    static let all = [moya, alamofire]

    /// The library of which a type's requests are, by what the type conforms to.
    static func of(_ conformances: Set<String>) -> LibraryRuntime? {
        all.first { library in
            conformances.contains(library.protocolName)
                || library.modules.contains { conformances.contains($0 + "." + library.protocolName) }
        }
    }

    /// The client's functions: one with a response, and one without.
    static let load = TeamRuntime.Sending(
        name: "load", label: nil, typeLabel: nil, hasTypeParameter: false, givesResult: false)
    static let perform = TeamRuntime.Sending(
        name: "perform", label: nil, typeLabel: nil, hasTypeParameter: false, givesResult: false)

    /// The query as a dictionary, in a file of its own.
    static let query = (name: "query_dictionary.stencil", text: DerivedMember.dictionary(of: "operation.query"))
}

extension LibraryRuntime {
    private static let moya = LibraryRuntime(
        protocolName: "TargetType", modules: ["Moya"],
        members: [
            TeamRuntime.Member(role: .base, name: "baseURL", type: "URL", hasDefault: false),
            TeamRuntime.Member(role: .path, name: "path", type: "String", hasDefault: false),
            TeamRuntime.Member(role: .method, name: "method", type: "Moya.Method", hasDefault: false),
            TeamRuntime.Member(role: .headers, name: "headers", type: "[String: String]?", hasDefault: false),
        ],
        template: """
                {{ swift.access }}var task: Moya.Task {
                    {% switch operation in service.requests by operation.query, operation.body %}
                        {% inline %}
                        {% with operation.body as body %}
                        {% if body.is_optional %}{{ body.value }}.map { {% endif %}
                        {% if not body %}
                            .requestParameters(parameters: {% include "query_dictionary.stencil" %}, encoding: URLEncoding.queryString)
                        {% elif body.kind == "json" and not operation.query %}
                            .requestJSONEncodable({% include "body_value.stencil" %})
                        {% elif body.kind == "json" or body.kind == "form" %}
                            .requestCompositeParameters(
                                bodyParameters: jsonObject({% include "body_value.stencil" %})
                                , bodyEncoding: {% if body.kind == "json" %}JSONEncoding.default{% else %}URLEncoding.httpBody{% endif %}
                                , urlParameters: {% if operation.query %}{% include "query_dictionary.stencil" %}{% else %}[:]{% endif %}
                            )
                        {% elif body.kind == "multipart" %}
                            .uploadCompositeMultipart(
                                {% include "body_value.stencil" %}.multipartFormData
                                , urlParameters: {% if operation.query %}{% include "query_dictionary.stencil" %}{% else %}[:]{% endif %}
                            )
                        {% else %}
                            .requestCompositeData(
                                {% if body.kind == "text" %}
                                    bodyData: Data({% include "body_value.stencil" %}.utf8)
                                {% else %}
                                    bodyData: {% include "body_value.stencil" %}{% if body.kind == "file" %}.data{% endif %}
                                {% endif %}
                                , urlParameters: {% if operation.query %}{% include "query_dictionary.stencil" %}{% else %}[:]{% endif %}
                            )
                        {% endif %}
                        {% if body.is_optional %} } ?? .requestPlain{% endif %}
                        {% endwith %}
                        {% endinline %}
                    {% default %}
                        .requestPlain
                    {% endswitch %}
                }

                {{ swift.access }}var sampleData: Data {
                    Data()
                }
            """,
        helpers: """
            /// An object as a dictionary, for encoders that take one.
            {{ swift.declaration }}func jsonObject(_ value: some Encodable) -> [String: Any] {
                (try? JSONSerialization.jsonObject(with: JSONEncoder().encode(value))) as? [String: Any] ?? [:]
            }

            """, client: moyaClient, clientName: "MoyaClient", escapesPaths: true)

    private static let alamofire = LibraryRuntime(
        protocolName: "URLRequestConvertible", modules: ["Alamofire"],
        members: [
            TeamRuntime.Member(role: .base, name: "baseURL", type: "String", hasDefault: false),
            TeamRuntime.Member(role: .path, name: "path", type: "String", hasDefault: false),
            TeamRuntime.Member(role: .method, name: "method", type: "HTTPMethod", hasDefault: false),
            TeamRuntime.Member(role: .query, name: "parameters", type: "[String: Any]", hasDefault: false),
            TeamRuntime.Member(role: .headers, name: "headers", type: "[String: String]", hasDefault: false),
        ],
        template: """
                /// The body and its media type.
                private var content: (body: Data, type: String)? {
                    get throws {
                        {% switch operation in service.requests by operation.body %}
                            {% inline %}
                            {% with operation.body as body %}
                            {% if body.is_optional %}try {{ body.value }}.map { {% endif %}
                            {% if body.kind == "json" %}
                                (try JSONEncoder().encode({% include "body_value.stencil" %}), "application/json")
                            {% elif body.kind == "form" %}
                                (try URLEncodedFormEncoder().encode({% include "body_value.stencil" %}) as Data
                                , "application/x-www-form-urlencoded")
                            {% elif body.kind == "multipart" %}
                                try {% include "body_value.stencil" %}.multipartFormData
                            {% elif body.kind == "text" %}
                                (Data({% include "body_value.stencil" %}.utf8), "text/plain")
                            {% else %}
                                ({% include "body_value.stencil" %}{% if body.kind == "file" %}.data{% endif %}
                                , "application/octet-stream")
                            {% endif %}
                            {% if body.is_optional %} }{% endif %}
                            {% endwith %}
                            {% endinline %}
                        {% default %}
                            nil
                        {% endswitch %}
                    }
                }

                {{ swift.access }}func asURLRequest() throws -> URLRequest {
                    guard let url = URL(string: baseURL + path) else { throw URLError(.badURL) }
                    var request = URLRequest(url: url)
                    request.httpMethod = method.rawValue
                    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
                    if let content = try content {
                        request.httpBody = content.body
                        if request.value(forHTTPHeaderField: "Content-Type") == nil {
                            request.setValue(content.type, forHTTPHeaderField: "Content-Type")
                        }
                    }
                    return parameters.isEmpty ? request : try URLEncoding.queryString.encode(request, with: parameters)
                }
            """, helpers: "", client: alamofireClient, clientName: "AlamofireClient", escapesPaths: false)
}
