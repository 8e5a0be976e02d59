import { generateTemplateWeek } from './core/plan/generateTemplateWeek.js'
import type { MealPlannerProps } from './MealPlannerProps.js'
import type { PlannerServices } from './store/plannerServices.js'

/** Joins the store's needs to the host's props, which are read at each call so that they may change at any time. */
export function createServices(props: () => MealPlannerProps): PlannerServices {
  return {
    composeWeek: async (request, { onDaysDone }) => {
      const week = await generateTemplateWeek(request)
      onDaysDone(week.days.length)
      return { week, fellBack: false }
    },
    subscribe: async (info) => {
      const { onSubscribe } = props()
      if (!onSubscribe) throw new Error('Delivery is not available on this site')
      return onSubscribe(info)
    },
    placeOrder: async (subscriptionId) => props().onOrder?.({ subscriptionId }),
  }
}
