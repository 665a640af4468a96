import Bakery

print("\(BreadEndpoint.getBreads.method.rawValue) \(BreadEndpoint.getBreads.path)")
print(BreadEndpoint.reserveBread(id: "rye bread").path)
