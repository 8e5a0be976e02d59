import type { ScreenMessages } from '../../messages/allMessages.js'
import type { Format } from '../format.js'
import type { WidgetSettings } from '../WidgetSettings.js'

/**
 * What a visitor is charged at once, in the words of the button. The widget takes no payment, but a host's provider
 * may.
 */
export function chargedToday(
  { deliveryProvider }: WidgetSettings,
  { delivery }: ScreenMessages,
  { money }: Format,
): string {
  const usd = deliveryProvider?.chargedTodayUsd ?? 0
  return usd > 0 ? delivery.offer.chargedToday(money(usd)) : delivery.offer.nothingToday
}
