import * as z from 'zod/mini'
import { parseVariables } from '../../config/parseVariables.js'
import { requireVariable } from '../../config/requireVariable.js'
import { hostList, httpUrl, text } from '../../config/variableTypes.js'
import type { DeliveryProviderSetup } from '../deliveryService.js'
import { createInstacart } from '../instacart/createInstacart.js'

const VARIABLES = {
  INSTACART_API_KEY: z.optional(text),
  INSTACART_BASE_URL: z._default(httpUrl, 'https://connect.instacart.com'),
  INSTACART_CHECKOUT_HOSTS: z._default(hostList, ['www.instacart.com']),
}

/** Makes a shopping list at Instacart of each order. */
export const instacartProvider: DeliveryProviderSetup = {
  variables: VARIABLES,
  create(variables) {
    const config = parseVariables(VARIABLES, variables)
    return createInstacart({
      apiKey: requireVariable(config.INSTACART_API_KEY, 'INSTACART_API_KEY', 'DELIVERY_PROVIDER=instacart'),
      baseUrl: config.INSTACART_BASE_URL,
      checkoutHosts: config.INSTACART_CHECKOUT_HOSTS,
    })
  },
}
