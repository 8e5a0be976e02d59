import { createElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MealPlanner } from 'react-meal-planner'

createRoot(document.getElementById('app')).render(
  createElement(StrictMode, null, createElement(MealPlanner, { pauses: 0 })),
)
