print("netlayer")
