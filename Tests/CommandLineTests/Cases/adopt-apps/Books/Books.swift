import Foundation

/// 本に関するAPI
enum 本API {
    /// 一覧を取得する
    struct 一覧: APIリクエスト {
        typealias Response = [本]
        let キーワード: String?
        let ページ: Int
        var path: String { "books" }
        var queryParameters: [String: Any]? {
            var 値: [String: Any] = ["page": ページ]
            if let キーワード { 値["q"] = キーワード }
            return 値
        }
    }

    /** 詳細 */
    struct 詳細: APIリクエスト {
        typealias Response = 本
        let id: Int
        var path: String { "books/\(id)" }
    }

    /**
     * 登録する
     */
    struct 登録: APIリクエスト {
        typealias Response = 本
        let 題名: String
        let 著者: [String]
        let 出版年: Int?
        let method = HTTPメソッド.post
        let path = "books"
        var bodyParameters: BodyParameters? {
            var 本文: [String: Any] = ["title": 題名, "authors": 著者]
            出版年.map { 本文["year"] = $0 }
            return JSONBody(本文)
        }
    }

    /**
     削除する
     */
    struct 削除: APIリクエスト {
        struct Response: Decodable {}
        let id: Int
        var method: HTTPメソッド { return .delete }
        var path: String { return "books/\(id)" }
        var headerFields: [String: String] { ["X-Confirm": "yes"] }
    }
}

/// ログイン
struct ログインリクエスト: APIリクエスト {
    struct Response: Decodable { let token: String }
    var メール: String
    var パスワード: String
    var 記憶する = false
    var method: HTTPメソッド { .post }
    var path: String { "session" }
    var bodyParameters: BodyParameters? {
        FormBody(form: ["email": メール, "password": パスワード, "remember": 記憶する ? "1" : "0"])
    }
}

struct 本: Decodable { let id: Int; let title: String }
