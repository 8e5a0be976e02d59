import type { DeliveryMessages } from '../../messages/deliveryMessages.js'
import type { Format } from '../format.js'
import type { WidgetSettings } from '../WidgetSettings.js'

/**
 * What a visitor is charged at once, in the words of the button. The widget takes no payment, but a host's provider
 * may.
 */
export function chargedToday(
  { deliveryProvider }: WidgetSettings,
  { offer }: DeliveryMessages['delivery'],
  { money }: Format,
): string {
  const usd = deliveryProvider?.chargedTodayUsd ?? 0
  return usd > 0 ? offer.chargedToday(money(usd)) : offer.nothingToday
}
