import type { DeliveryProviderSetup } from './deliveryProvider.js'
import { recordProvider } from './providers/recordProvider.js'

/** Every delivery provider, by the name that `DELIVERY_PROVIDER` chooses it by. */
export const DELIVERY_PROVIDERS = {
  record: recordProvider,
} as const satisfies Readonly<Record<string, DeliveryProviderSetup>>

type DeliveryProviderKind = keyof typeof DELIVERY_PROVIDERS

export const DELIVERY_PROVIDER_KINDS = Object.keys(DELIVERY_PROVIDERS) as DeliveryProviderKind[]
