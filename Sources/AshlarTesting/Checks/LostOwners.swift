import Ashlar

/// Views whose controllers no longer exist, and tables without their data sources.
struct LostOwners {
  private let views: [View]

  init(of views: [View]) { self.views = views }

  /// The findings: one for a controller with the data sources that went with it.
  var findings: [LayoutFinding] {
    let tables = views.filter { ($0 as? any DataSourced)?.hasLostDataSource ?? false }
    let controlled = views.first(where: \.hasLostController)
    if controlled != nil { return [.lost(controlled: controlled, tables: tables)] }
    return tables.map { .lost(controlled: nil, tables: [$0]) }
  }
}
