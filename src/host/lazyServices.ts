import type { PlannerServices } from '../store/plannerServices.js'
import { loadParser, loadServices } from './loadServices.js'
import type { CheckedProps } from './MealPlannerProps.js'
import type { Warn } from './useWarn.js'

/** The services of one widget. Their code loads on first use, since the form does not need it. */
export function lazyServices(readProps: () => CheckedProps, warn: Warn): PlannerServices {
  let created: Omit<PlannerServices, 'parseDraft'> | null = null
  const services = async () => {
    const { createServices } = await loadServices()
    created ??= createServices(readProps, warn)
    return created
  }
  return {
    parseDraft: async (...given) => (await loadParser()).parseDraft(...given),
    neededConfirmations: async (...given) => (await services()).neededConfirmations(...given),
    makeWeek: async (...given) => (await services()).makeWeek(...given),
    subscribe: async (...given) => (await services()).subscribe(...given),
    cancelSubscription: async (...given) => (await services()).cancelSubscription(...given),
    placeOrder: async (...given) => (await services()).placeOrder(...given),
    addToCart: async (...given) => (await services()).addToCart(...given),
  }
}
