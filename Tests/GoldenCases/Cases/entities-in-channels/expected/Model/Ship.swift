import Foundation

nonisolated struct Ship: Hashable, Sendable {
    let id: Int
    let flag: String
    let page: URL
    let master: String?

    init(id: Int, flag: String, page: URL, master: String? = nil) {
        self.id = id
        self.flag = flag
        self.page = page
        self.master = master
    }
}
