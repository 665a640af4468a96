// Foundation of Linux as one module that includes the network, the C library and the Objective-C runtime, like Apple's.
@_exported public import Darwin
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import ObjectiveC

public let F_FULLFSYNC: Int32 = 51
