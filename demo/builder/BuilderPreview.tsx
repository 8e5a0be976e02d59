import { useEffect, useRef, useState } from 'react'
import { MealPlanner, type MealPlannerHandle, type MealPlannerProps, type Profile } from 'react-meal-planner'
import { Segments } from './Segments.js'

const SIZES = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' } as const

const SAMPLE: Partial<Profile> = {
  age: 34,
  heightFeet: 5,
  heightInches: 6,
  weight: 160,
  activityLevel: 'moderately_active',
  goal: 'maintain',
  weeklyFoodBudget: 110,
}

/** The widget with a week on screen. It makes no call, even if the code will. */
export function BuilderPreview({
  props: { apiBase: _, isolation = 'scoped', ...props },
}: {
  props: MealPlannerProps
}) {
  const [size, setSize] = useState<keyof typeof SIZES>('phone')
  const planner = useRef<MealPlannerHandle>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another isolation is another widget, without a week
  useEffect(() => {
    void planner.current?.generate()
  }, [isolation])
  return (
    <section className="preview" aria-labelledby="preview-title">
      <header>
        <h2 id="preview-title">Live preview</h2>
        <Segments legend="Width" name="size" options={SIZES} value={size} onChange={setSize} />
      </header>
      <div className="stage" data-size={size}>
        <div>
          <MealPlanner
            key={isolation}
            ref={planner}
            {...props}
            isolation={isolation}
            initialProfile={SAMPLE}
            pauses={0}
            overlay="widget"
          />
        </div>
      </div>
    </section>
  )
}
