import Foundation
import RxSwift
import Alamofire
struct RxHTTP {
    func request<T: Decodable>(_ method: HTTPMethod, _ url: String, parameters: [String: Any]? = nil) -> Observable<T> {
        Observable.create { observer in
            let task = AF.request(url, method: method, parameters: parameters).responseDecodable(of: T.self) { response in
                switch response.result {
                case .success(let value): observer.onNext(value); observer.onCompleted()
                case .failure(let error): observer.onError(error)
                }
            }
            return Disposables.create { task.cancel() }
        }
    }
}
