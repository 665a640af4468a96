import Foundation

typealias Completion<T> = (Result<T, Error>) -> Void

final class ParcelService {
    private let session: URLSession
    private var components: URLComponents = {
        var components = URLComponents()
        components.scheme = "https"
        components.host = "parcel.example"
        components.port = 8080
        return components
    }()

    init(session: URLSession = URLSession(configuration: .default)) { self.session = session }

    @discardableResult
    func track(number: String, locale: Locale = .current, completion: @escaping Completion<Parcel>) -> URLSessionTask? {
        return get("/track/\(number)", ["lang": locale.identifier, "verbose": "1"], completion)
    }

    @discardableResult
    func history(page: Int, pageSize: Int = 25, sort: String? = nil, completion: @escaping Completion<[Parcel]>) -> URLSessionTask? {
        var parameters = ["page": String(page), "size": String(pageSize)]
        parameters["sort"] = sort
        return get("/history", parameters, completion)
    }

    func label(for number: String, format: LabelFormat, progress: @escaping (Double) -> Void, completion: @escaping Completion<URL>) {
        var components = self.components
        components.path = "/labels/" + number + "." + format.rawValue
        let task = session.downloadTask(with: components.url!) { url, _, error in
            if let url = url { completion(.success(url)) } else { completion(.failure(error!)) }
        }
        task.resume()
    }

    func report(number: String, problem: String, photos: [Data], completion: @escaping Completion<Void>) {
        var components = self.components
        components.path = "/problems"
        var request = URLRequest(url: components.url!)
        request.httpMethod = "POST"
        let boundary = "----\(UUID().uuidString)"
        request.setValue("multipart/form-data; boundary=\(boundary)", forHTTPHeaderField: "Content-Type")
        let body = NSMutableData()
        for (key, value) in ["number": number, "problem": problem] {
            body.appendString("--\(boundary)\r\nContent-Disposition: form-data; name=\"\(key)\"\r\n\r\n\(value)\r\n")
        }
        photos.forEach { photo in
            body.appendString("--\(boundary)\r\nContent-Disposition: form-data; name=\"photo\"; filename=\"p.jpg\"\r\nContent-Type: image/jpeg\r\n\r\n")
            body.append(photo)
            body.appendString("\r\n")
        }
        body.appendString("--\(boundary)--")
        request.httpBody = body as Data
        session.dataTask(with: request) { _, _, error in
            completion(error.map { .failure($0) } ?? .success(()))
        }.resume()
    }

    private func get<T: Decodable>(_ path: String, _ parameters: [String: String], _ completion: @escaping Completion<T>) -> URLSessionTask? {
        var components = self.components
        components.path = path
        components.queryItems = parameters.sorted { $0.key < $1.key }.map(URLQueryItem.init)
        guard let url = components.url else { return nil }
        let task = session.dataTask(with: url) { data, _, error in
            completion(Result { try JSONDecoder().decode(T.self, from: data ?? Data()) })
        }
        task.resume()
        return task
    }
}

extension NSMutableData {
    func appendString(_ text: String) { append(text.data(using: .utf8)!) }
}

enum LabelFormat: String { case pdf, zpl }
struct Parcel: Decodable { let number: String }
