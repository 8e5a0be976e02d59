import type { DeliveryProviderSetup } from './deliveryService.js'
import { instacartProvider } from './providers/instacartProvider.js'
import { recordProvider } from './providers/recordProvider.js'

/** Every delivery provider, by the value of `DELIVERY_PROVIDER` that chooses it. */
export const DELIVERY_PROVIDERS = {
  record: recordProvider,
  instacart: instacartProvider,
} as const satisfies Readonly<Record<string, DeliveryProviderSetup>>

type DeliveryProviderKind = keyof typeof DELIVERY_PROVIDERS

export const DELIVERY_PROVIDER_KINDS = Object.keys(DELIVERY_PROVIDERS) as DeliveryProviderKind[]
