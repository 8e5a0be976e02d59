'use client'

export {
  ApiError,
  BackendProxyError,
  HttpStatusError,
  RefusalError,
  TimeLimitError,
} from './api/apiErrors.js'
export type { DeliveryInfo } from './core/delivery/deliveryInfo.js'
export type { Food } from './core/food/food.js'
export type { CartItem } from './core/grocery/cartItems.js'
export type { GroceryItem } from './core/grocery/groceryItem.js'
export type { GroceryList } from './core/grocery/groceryList.js'
export type { DailyTargets } from './core/nutrition/dailyTargets.js'
export type { Macros } from './core/nutrition/macros.js'
export { PartNotLoadedError } from './core/PartNotLoadedError.js'
export type { DayPlan, Meal, MealItem, WeekPlan } from './core/plan/weekPlan.js'
export type { Profile } from './core/profile.js'
export type { PlanGroceries } from './core/state/groceriesOf.js'
export type { SavedState } from './core/state/savedState.js'
export type { Units } from './core/units.js'
export type { Catalog, CatalogPrice } from './host/catalog.js'
export type {
  DeliveryProvider,
  Endpoints,
  GroceryListState,
  HostNotice,
  HostOrder,
  HostOrderAnswer,
  HostSubscription,
  InitialProfile,
  MealPlannerHandle,
  MealPlannerProps,
  RequestHeaders,
  SubscribeOptions,
  Theme,
} from './host/MealPlannerProps.js'
export { MealPlanner } from './MealPlanner.js'
export { defaultMessages, type Messages } from './messages/en.js'
export type { MessagesOverride } from './messages/mergeMessages.js'
export type { NoticeCode } from './store/notices.js'
export type { Pauses } from './store/pauses.js'
export type { PlannerEvent } from './store/plannerEvents.js'
export type { OrderOutcome, Subscription } from './store/plannerServices.js'
export type { PlanTab } from './store/planTabs.js'
export type { ColorScheme } from './ui/parts/WidgetRoot.js'
export type { PictureOf } from './ui/pictures/pictureOf.js'
export type { ThemeTokens } from './ui/theme.js'
export type { HostPictures, OverlayMode } from './ui/WidgetSettings.js'
