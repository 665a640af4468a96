import Foundation

enum GrowingApi: TargetType {
    case sum(id: String)
    case doubled(id: String)
    case nested(id: String)
    case functions(id: String)

    var baseURL: URL { URL(string: "https://stores.example")! }
    var method: Moya.Method { .get }
    var task: Task { .requestPlain }

    var path: String {
        switch self {
        case .sum:
            let number = 9_223_372_036_854_775_807 + 1
            return "/sums/\(number)"
        case .doubled:
            var text = "--------"
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            text = text + text
            return "/doubled/" + text
        case .nested:
            let a0 = ["a"]
            let a1 = [a0, a0]
            let a2 = [a1, a1]
            let a3 = [a2, a2]
            let a4 = [a3, a3]
            let a5 = [a4, a4]
            let a6 = [a5, a5]
            let a7 = [a6, a6]
            let a8 = [a7, a7]
            let a9 = [a8, a8]
            let a10 = [a9, a9]
            let a11 = [a10, a10]
            let a12 = [a11, a11]
            let a13 = [a12, a12]
            let a14 = [a13, a13]
            let a15 = [a14, a14]
            let a16 = [a15, a15]
            let a17 = [a16, a16]
            let a18 = [a17, a17]
            let a19 = [a18, a18]
            let a20 = [a19, a19]
            let a21 = [a20, a20]
            let a22 = [a21, a21]
            let a23 = [a22, a22]
            let a24 = [a23, a23]
            let a25 = [a24, a24]
            let a26 = [a25, a25]
            let a27 = [a26, a26]
            let a28 = [a27, a27]
            let a29 = [a28, a28]
            let a30 = [a29, a29]
            let a31 = [a30, a30]
            let a32 = [a31, a31]
            let a33 = [a32, a32]
            let a34 = [a33, a33]
            let a35 = [a34, a34]
            let a36 = [a35, a35]
            let a37 = [a36, a36]
            let a38 = [a37, a37]
            let a39 = [a38, a38]
            let a40 = [a39, a39]
            return "/nested/\(a40)"
        case .functions(let id): return "/functions/" + f0(id)
        }
    }

    func f0(_ a: String) -> String { f1(a + a) }
    func f1(_ a: String) -> String { f2(a + a) }
    func f2(_ a: String) -> String { f3(a + a) }
    func f3(_ a: String) -> String { f4(a + a) }
    func f4(_ a: String) -> String { f5(a + a) }
    func f5(_ a: String) -> String { f6(a + a) }
    func f6(_ a: String) -> String { f7(a + a) }
    func f7(_ a: String) -> String { f8(a + a) }
    func f8(_ a: String) -> String { f9(a + a) }
    func f9(_ a: String) -> String { f10(a + a) }
    func f10(_ a: String) -> String { f11(a + a) }
    func f11(_ a: String) -> String { f12(a + a) }
    func f12(_ a: String) -> String { f13(a + a) }
    func f13(_ a: String) -> String { f14(a + a) }
    func f14(_ a: String) -> String { f15(a + a) }
    func f15(_ a: String) -> String { f16(a + a) }
    func f16(_ a: String) -> String { f17(a + a) }
    func f17(_ a: String) -> String { f18(a + a) }
    func f18(_ a: String) -> String { f19(a + a) }
    func f19(_ a: String) -> String { f20(a + a) }
    func f20(_ a: String) -> String { f21(a + a) }
    func f21(_ a: String) -> String { f22(a + a) }
    func f22(_ a: String) -> String { f23(a + a) }
    func f23(_ a: String) -> String { f24(a + a) }
    func f24(_ a: String) -> String { f25(a + a) }
    func f25(_ a: String) -> String { f26(a + a) }
    func f26(_ a: String) -> String { f27(a + a) }
    func f27(_ a: String) -> String { a }
}
