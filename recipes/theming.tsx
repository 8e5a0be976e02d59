import { MealPlanner, type Theme } from 'react-meal-planner'

const theme: Theme = {
  colorScheme: 'light',
  tokens: {
    font: 'inherit',
    accent: '#7a3e9d',
    accentHover: '#5f2f7b',
    accentSoft: '#f3e9f8',
    canvas: '#ffffff',
  },
}

export function PurplePlanner() {
  return <MealPlanner theme={theme} />
}
