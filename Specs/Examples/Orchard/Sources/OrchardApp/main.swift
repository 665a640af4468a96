import Orchard

var trees = TreeClient.preview
trees.listTrees = { _, _ in [Tree(id: "1", kind: "Boskoop", apples: 80), Tree(id: "2", kind: "Cox", apples: 40)] }
print("\(try await Harvest(trees: trees).apples()) apples; a list is kept for \(TreeClient.listTreesKeepingTime) s")
