// Foundation as one module that also has the network, the C library and the runtime of Objective-C, as Apple's has. What it declares is that of Linux.
@_exported public import Darwin
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import ObjectiveC

public let F_FULLFSYNC: Int32 = 51
