import type { GroceryList } from 'react-meal-planner/core'

/** The lines that a cart gets, but for fresh seasonings: it gets no others, and a shop need not sell them. */
export const foodLines = ({ items }: GroceryList) =>
  items.filter(({ category }) => category !== 'From the cupboard')
