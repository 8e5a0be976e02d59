const planner = document.querySelector('meal-planner')
const log = document.querySelector('ol')

// Frameworks set properties before the element is defined.
planner.initialProfile = { age: 34, heightFeet: 5, heightInches: 6, weight: 160, weeklyFoodBudget: 120 }

function addLine(text) {
  const line = document.createElement('li')
  line.textContent = text
  log.append(line)
}

for (const name of ['plan-generated', 'grocery-list-change', 'add-to-cart', 'planner-error']) {
  document.addEventListener(name, () => addLine(name))
}
planner.addEventListener('change-preferences', (event) => {
  event.preventDefault()
  addLine('change-preferences')
})
document.addEventListener('plan-generated', ({ detail }) => addLine(`${detail.days.length} days`))

await import('react-meal-planner/element')
