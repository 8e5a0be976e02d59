'use client'

import { MealPlanner, type PictureOf } from 'react-meal-planner'

const PHOTOGRAPHED = new Set(['chicken-breast', 'eggs', 'broccoli'])

/** The shop's photo of a food, if it has one. Dishes and all other foods keep their drawn pictures. */
function photoOf({ kind, id }: PictureOf) {
  return kind === 'food' && id && PHOTOGRAPHED.has(id) ? `/photos/${id}.webp` : null
}

export const PlannerWithPhotos = () => <MealPlanner pictures={photoOf} />
