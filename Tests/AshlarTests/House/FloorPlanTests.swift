import Testing

/// The floors inside the modules, which the compiler does not guard.
struct `The rooms of a module` {
  @Test(arguments: FloorPlan.all)
  func `are those of its plan`(_ plan: FloorPlan) {
    #expect(Set(plan.files.keys) == Set(plan.rooms.map(\.name)))
  }

  /// Each name of a type that stands where it may not is told; so is a permission that no file uses.
  @Test(arguments: FloorPlan.all)
  func `name types of the rooms that they may know`(_ plan: FloorPlan) {
    let files = plan.files
    let types = files.mapValues { $0.flatMap(\.words.types) }
    for room in plan.rooms {
      for other in plan.rooms where other.name != room.name {
        let glances = (files[room.name] ?? []).flatMap { file in
          (types[other.name] ?? []).filter { file.names($0) }.map { "\(file.path) names \($0)" }
        }
        if room.known.contains(other.name) {
          #expect(!glances.isEmpty, "\(room.name) need not know \(other.name)")
        } else {
          #expect(glances == [])
        }
      }
    }
  }

  /// In the other modules most names are those of the modules below.
  @Test func `ask for members of the rooms that they may know`() {
    let plan = FloorPlan.layouts
    let all = Glances(in: plan.files)
    for room in plan.rooms {
      let glances = all.glances(from: room.name)
      // The check itself finds what there is to find.
      #expect(room.known.isEmpty || !glances.isEmpty)
      #expect(Set(glances.keys).isSubset(of: room.known), "\(room.name): \(glances)")
      for (other, names) in plan.looksBack[room.name] ?? [:] {
        #expect(glances[other] == names)
      }
    }
  }

  @Test(arguments: FloorPlan.all)
  func `know each other only where the plan says it`(_ plan: FloorPlan) {
    var before: Set<String> = []
    var circles: Set<Set<String>> = []
    for room in plan.rooms {
      for other in room.known where !before.contains(other) { circles.insert([room.name, other]) }
      before.insert(room.name)
    }

    #expect(circles == plan.circles)
  }
}
