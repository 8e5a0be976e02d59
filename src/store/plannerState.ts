import type { DeliveryInfo } from '../core/delivery/deliveryInfo.js'
import type { Food } from '../core/food/food.js'
import type { CartItem } from '../core/grocery/cartItems.js'
import type { Confirmation } from '../core/plan/neededConfirmations.js'
import type { Meal } from '../core/plan/weekPlan.js'
import type { Profile } from '../core/profile.js'
import type { PlanState } from '../core/state/planState.js'
import type { PlacedOrder, UnplacedOrder } from '../core/state/savedState.js'
import type { Units } from '../core/units.js'
import type { DeliveryDraft } from './deliveryDraft.js'
import type { Checkout, DeliveryFormState } from './deliveryState.js'
import type { Notice, NoticeContent, NoticeTopic } from './notices.js'
import type { PlannerEvent } from './plannerEvents.js'
import type { Order, Subscription, WeekAhead } from './plannerServices.js'
import type { PlanTab } from './planTabs.js'
import type { OtherBodyDraft, OwnTargetsDraft, ProfileDraft, ProfileErrors } from './profileDraft.js'

/** The week on screen and what it was made from. */
export interface ShownPlan extends PlanState {
  /** Null for a plan that was kept or shared without its answers. */
  readonly profile: Profile | null
  /** The foods that it was planned with. Its list has their prices. */
  readonly foods: readonly Food[]
  /** Somebody else made it: its rules are no wish of the visitor. Ends with the visitor's next week. */
  readonly isShared?: true
  /** How many people it was made for, if the visitor's answers are for another number. */
  readonly sharedFor?: number | undefined
  /** It came without targets: these are only worked out from its meals. */
  readonly withoutTargets?: true | undefined
  /** It came by a link, which has no budget, and its reader has given none. That of the basis only guides changes. */
  readonly withoutBudget?: true | undefined
}

/** A week that is being made. */
export interface ArrivingWeek {
  /** `YYYY-MM-DD` */
  readonly startDate: string
  readonly mealsPerDay: number
  /** The meals of each day that are ready. Their portions may still change. */
  readonly mealsByDay: readonly (readonly Meal[])[]
}

/** A visitor's choices besides the answers of the profile. */
interface FormChoices {
  /** Null until the visitor chooses; then the host's units apply. */
  readonly units: Units | null
  /** First day of the week, `YYYY-MM-DD`; null for today. */
  readonly startDay: string | null
}

/** What was typed before a choice that does without it, for when the choice is taken back. It lasts for the visit. */
interface SetAside {
  readonly ownTargets?: OwnTargetsDraft
  /** What the fields of own targets began with: as long as they hold it, nobody has typed them. */
  readonly firstTargets?: OwnTargetsDraft
  /** By the number of the further person, from 1. */
  readonly bodies?: Readonly<Record<number, OtherBodyDraft>>
}

/** The progress of a generation. */
export interface GenerationProgress {
  /** 0 to 7. */
  readonly daysDone: number
  /** In the server's line; null if no call waits there. */
  readonly place: number | null
  readonly arriving: ArrivingWeek
}

/** Where the visitor is. The first generation has no plan to return to; a later one keeps the last week. */
export type PlannerPhase =
  | { readonly name: 'profile' }
  | ({ readonly name: 'generating'; readonly previous: ShownPlan | null } & GenerationProgress)
  | {
      readonly name: 'plan'
      readonly plan: ShownPlan
      /** The week has just been made. */
      readonly isNew?: true
    }

/** How the grocery list is sorted. */
export type GroceryOrder = 'aisle' | 'recipe'

/** What a host or a browser keeps of a widget. */
interface Keeping {
  /** Whether the answers of the form are kept, too. */
  readonly withAnswers: boolean
  /** Whether the site is told of each change. */
  readonly tellsSite: boolean
  /** The site if it only listens to changes; nobody if no one is told of them, or the browser refused the last one. */
  readonly by: 'browser' | 'site' | 'nobody'
  /** Removes everything that is kept, here and in the widget. */
  forget(): void
}

export interface PlannerState {
  readonly draft: ProfileDraft
  readonly choices: FormChoices
  readonly setAside: SetAside
  readonly errors: ProfileErrors
  /** The boxes that the visitor has ticked. A tick ends when an answer changes that it is about. */
  readonly confirmed: Readonly<Partial<Record<Confirmation, true>>>
  /** The boxes on the form that are not ticked. A submit that is refused asks for them too. */
  readonly unticked: ProfileErrors
  /** Grows with each refused submit. The form then moves the focus to its first invalid field. */
  readonly refusals: number
  /** The week that the visitor will probably ask for, begun while the form still shows. */
  readonly ahead?: WeekAhead
  /** The page was opened by a link to a plan that has not been read yet. */
  readonly isOpening?: boolean
  readonly phase: PlannerPhase
  readonly tab: PlanTab
  readonly dayIndex: number
  /** Whose portions the Meal Plan tab shows, from 0 for the visitor. */
  readonly person: number
  readonly listOrder: GroceryOrder
  /** Null while the form is closed. */
  readonly deliveryForm: DeliveryFormState | null
  /**
   * The form that waits for an answer, or may have subscribed without one; null if there is none. If it is closed and
   * opened again, it counts as the same form.
   */
  readonly awaitedForm: DeliveryFormState | null
  /** The address as typed. It outlives a failed call and a cancelled form. */
  readonly deliveryDraft: DeliveryDraft
  /** The active subscriptions, oldest first. They stay active while the form is open for another one. */
  readonly subscriptions: readonly Subscription[]
  /** The subscription under which an order is being placed; null while none is. */
  readonly ordering: string | null
  /** An order that the visitor has to finish on a shop's page; null if there is none. */
  readonly checkout: Checkout | null
  /** The last orders that were placed, the newest last. */
  readonly ordered: readonly PlacedOrder[]
  /** The last orders that are not known to be placed, the newest last. */
  readonly unplaced: readonly UnplacedOrder[]
  /** The subscriptions that are being cancelled. */
  readonly cancelling: readonly string[]
  readonly isAddingToCart: boolean
  /** The plan on which "Change Preferences" was pressed, for the way back to it. Null if there is none. */
  readonly planBehindForm: ShownPlan | null
  /** The plans before each change, oldest first. They also go back past another week and "New Plan". */
  readonly past: readonly (ShownPlan | null)[]
  /** What was undone. The last is redone first. Null stands for the form that "New Plan" had opened. */
  readonly future: readonly (ShownPlan | null)[]
  readonly notices: readonly Notice[]
  /** The visitor's own plan from when a shared one was opened. It stays after their next week: Undo leads to the shared one. */
  readonly own: ShownPlan | null
  /** The steps of that plan, which come back with it. Absent before a shared plan was on screen. */
  readonly ownSteps?: Pick<PlannerState, 'past' | 'future'> | undefined
  /** What keeps the state beyond this visit; null if nothing does. */
  readonly keeping: Keeping | null
}

export interface PlannerActions {
  editProfile(change: Partial<ProfileDraft>): void
  choose(change: Partial<FormChoices>): void
  /** Ticks or unticks one of the boxes that have to be ticked before we make a week. */
  confirm(confirmation: Confirmation, isConfirmed: boolean): void
  /** Says that such a box shows and is not ticked, or no longer. */
  markUnticked(confirmation: Confirmation, isUnticked: boolean): void
  /** The foods that a week made now would be planned from. */
  foods(): Promise<readonly Food[]>
  /** The time, by which days and orders are counted. */
  now(): Date
  /** Loads what a plan will need while the visitor still fills in the form. */
  prepare(): void
  /** The seed of the week that the form would make now. */
  nextSeed(): number
  /**
   * Checks the form, and starts a generation if it is valid. Resolves when the phase has settled.
   * @param name what Undo and Redo call it
   */
  submitProfile(name?: string): Promise<void>
  /** Makes another week for the same profile and targets. Leads to the form if its answers are others by now. */
  regenerate(name?: string): Promise<void>
  /** Stops a generation and goes back to the form, or to the week on screen. Nothing is lost. */
  cancelGeneration(): void
  /** Stops the work on a week without leaving the overlay, because the widget is hidden or gone. */
  pauseGeneration(): void
  /** Begins the paused work anew. Does nothing without any. */
  resumeGeneration(): void
  /** Lets the built-in planner make the week if a model is slow. */
  finishWithoutAi(): void
  /** "New Plan": clears the plan, its targets, its list and the answers. */
  startOver(): void
  /** "Change Preferences": goes back to the form and keeps the answers, unless the host takes it over. */
  changePreferences(): void
  backToForm(): void
  /** Shows the plan that `changePreferences` left. */
  backToPlan(): void
  /** Undoes the last change of the plan or its list, including another week and "New Plan". */
  undo(): void
  redo(): void
  selectTab(tab: PlanTab): void
  selectDay(dayIndex: number): void
  selectPerson(person: number): void
  sortList(listOrder: GroceryOrder): void
  /** Gives lines to the shop's cart. Does nothing while an earlier call is running. */
  addToCart(lines: readonly CartItem[]): Promise<void>
  editDelivery(change: Partial<DeliveryDraft>): void
  openDeliveryForm(): void
  closeDeliveryForm(): void
  /**
   * Subscribes an address. Resolves to the subscription of an earlier one if that was made without an answer: then this
   * address is not subscribed.
   */
  subscribe(info: DeliveryInfo): Promise<Subscription | undefined>
  /** Ends a subscription and has its address erased. Resolves to whether that succeeded. */
  cancelSubscription(subscription: Subscription): Promise<boolean>
  orderThisWeek(order: Order): Promise<void>
  /** With `offersUndo`, the notice can undo the last change as long as it is the last one. */
  notify(notice: NoticeContent & Pick<Notice, 'goBack'>, offersUndo?: boolean): void
  dismissNotice(id: number): void
  /** Removes the notices on these topics, because their subject is gone. */
  withdrawNotices(...topics: readonly NoticeTopic[]): void
  /** Gives a failure to the host's error log, as it was thrown. */
  report(error: unknown): void
  /** Emits an event to the host, for its analytics. */
  emit(event: PlannerEvent): void
}

export type PlannerStoreState = PlannerState & { readonly actions: PlannerActions }

/** How a group of actions reads and changes its widget's state. */
export interface StateAccess {
  get(): PlannerStoreState
  set(change: Partial<PlannerState>): void
}
