//: # A dashboard in both directions
//:
//: Twelve cards in three rows, and the same code where people read from right to left:
//: `swift run DashboardPage > dashboard.html`.
import Ashlar
import AshlarInspector

struct Fact {
  let title: String
  let value: String
  let color: Color
}

let colors = [
  Color(red: 0.04, green: 0.42, blue: 0.9), Color(red: 0.2, green: 0.6, blue: 0.3),
  Color(red: 0.85, green: 0.4, blue: 0), Color(red: 0.55, green: 0.25, blue: 0.75),
]

func makeFacts(_ titles: [String]) -> [Fact] {
  titles.enumerated().map { number, title in
    Fact(title: title, value: "\(137 * (number + 1))", color: colors[number % colors.count])
  }
}

//: ## A card
//:
//: A mark and a title above, a number below. The title ends before the card does.
func makeCard(_ fact: Fact) -> View {
  let card = View()
  let mark = View()
  let title = Label(text: fact.title, font: .system(13))
  let value = Label(text: fact.value, font: .system(28, weight: .bold))
  card.backgroundColor = .white
  card.cornerRadius = 12
  mark.backgroundColor = fact.color
  mark.cornerRadius = 5
  title.textColor = Color(white: 0.4)
  card.addSubviews(mark, title, value)
  mark.makeConstraints { make in
    make.leading.top.equalToSuperview().inset(12)
    make.size.equalTo(18)
  }
  title.makeConstraints { make in
    make.leading.equalTo(mark.trailing).offset(8)
    make.centerY.equalTo(mark)
    make.trailing.lessThanOrEqualToSuperview().offset(-12)
  }
  value.makeConstraints { make in
    make.leading.equalTo(mark)
    make.top.equalTo(mark.bottom).offset(16)
    make.bottom.equalToSuperview().offset(-12)
  }
  return card
}

//: ## The dashboard
func makeDashboard(_ titles: [String], _ direction: LayoutDirection) -> View {
  let page = View(name: "dashboard")
  page.environment.direction = direction
  page.backgroundColor = Color(white: 0.94)
  let cards = makeFacts(titles).map(makeCard)
  let rows = stride(from: 0, to: cards.count, by: 4).map { start in
    let row = StackView(arrangedSubviews: Array(cards[start..<start + 4]))
    row.distribution = .fillEqually
    row.spacing = 12
    return row
  }
  let column = StackView(arrangedSubviews: rows)
  column.axis = .vertical
  column.spacing = 12
  page.addSubview(column)
  column.makeConstraints { $0.edges.equalToSuperview().inset(16) }
  page.layout(width: 720)
  return page
}

let english = [
  "Revenue", "Orders", "Visitors", "Returns", "Baskets", "Refunds", "Reviews", "Questions",
  "Parcels", "Delays", "Stock", "Suppliers",
]
let hebrew = [
  "הכנסות", "הזמנות", "מבקרים", "החזרות", "סלים", "זיכויים", "ביקורות", "שאלות", "חבילות",
  "עיכובים",
  "מלאי", "ספקים",
]

//: ## Both, in a page for a browser
let drawings = [
  SVGDrawing(of: makeDashboard(english, .leftToRight), style: .page),
  SVGDrawing(of: makeDashboard(hebrew, .rightToLeft), style: .page),
]
print("<!DOCTYPE html>\n<meta charset=\"utf-8\">\n<title>Dashboard</title>")
for drawing in drawings {
  print(String("\(drawing)".drop { $0 != "\n" }.dropFirst()), terminator: "")
}
