import Foundation

nonisolated enum VouchersEndpoint: Endpoint {
    case listVouchers

    var path: String {
        "/vouchers"
    }

    var method: HTTPMethod {
        .get
    }
}
