import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { WeekPlan } from '../core/plan/weekPlan.js'
import type { MealPlannerHandle, MealPlannerProps } from '../host/MealPlannerProps.js'
import { MealPlanner } from '../MealPlanner.js'
import { type ElementEventMap, eventCallbacks } from './elementEvents.js'
import { ATTRIBUTES, readAttributes } from './readAttributes.js'
import { warnOfAttributes } from './warnOfAttributes.js'

/** Without `nonce`, which every HTML element already has, and `isolation`, which is always a shadow root. */
type ElementProps = Omit<MealPlannerProps, 'nonce' | 'isolation'>

const PROPERTIES: Readonly<Record<keyof ElementProps, true>> = {
  apiBase: true,
  endpoints: true,
  fetch: true,
  headers: true,
  catalog: true,
  initialProfile: true,
  initialSeed: true,
  locale: true,
  units: true,
  messages: true,
  theme: true,
  pauses: true,
  overlay: true,
  headingLevel: true,
  deliveryProvider: true,
  pictures: true,
  tabs: true,
  persistKey: true,
  persistProfile: true,
  savedState: true,
  onStateChange: true,
  history: true,
  planLinks: true,
  onPlanGenerated: true,
  onGroceryListChange: true,
  onAddToCart: true,
  onSubscribe: true,
  onSubscribed: true,
  onCancelSubscription: true,
  onOrder: true,
  onChangePreferences: true,
  onNotice: true,
  onError: true,
  onEvent: true,
}

/** A server has no `HTMLElement`, and importing this file must not fail there. */
const BaseElement = typeof HTMLElement === 'undefined' ? (class {} as typeof HTMLElement) : HTMLElement

declare global {
  interface HTMLElementTagNameMap {
    'meal-planner': MealPlannerElement
  }
}

type Writable<Props> = { -readonly [Name in keyof Props]: Props[Name] }

/** The parts that are not absent: neither `null` nor `undefined`. */
const withoutAbsent = (parts: object) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null && value !== undefined))

export interface MealPlannerElement extends Writable<ElementProps>, Omit<MealPlannerHandle, 'focus'> {
  addEventListener<Name extends keyof ElementEventMap>(
    type: Name,
    listener: (this: MealPlannerElement, event: ElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
  removeEventListener<Name extends keyof ElementEventMap>(
    type: Name,
    listener: (this: MealPlannerElement, event: ElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void
}

/**
 * `<meal-planner>`: the widget for pages without React, always in a shadow root. Each prop of `MealPlanner` is a
 * property, which wins over its attribute. Most callbacks are also events, see `MealPlannerElementEvents`.
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the static block defines an accessor for each prop
export class MealPlannerElement extends BaseElement {
  static readonly observedAttributes = [...ATTRIBUTES, 'hidden']
  /** Nonce for the styles of elements without a nonce of their own. */
  static defaultNonce: string | undefined
  /** The version of `meal-planner.js`, if that script defined the element. */
  static version: string | undefined

  #given: MealPlannerProps = {}
  #root: Root | null = null
  #handle: MealPlannerHandle | null = null
  /** Whether the widget failed to render, so that nothing is to be waited for. */
  #isBroken = false
  /** Whether `display: block` is ours. */
  #isOurBlock = false
  /** Calls that came before React had mounted the widget. */
  readonly #early: (() => void)[] = []

  static {
    for (const name of Object.keys(PROPERTIES)) {
      Object.defineProperty(MealPlannerElement.prototype, name, {
        configurable: true,
        enumerable: true,
        get(this: MealPlannerElement): unknown {
          return Reflect.get(this.#props(), name)
        },
        set(this: MealPlannerElement, value: unknown) {
          this.#given = { ...this.#given, [name]: value }
          this.#render()
        },
      })
    }
  }

  constructor() {
    super()
    this.addEventListener('planner-error', () => {
      this.#isBroken = !this.#handle
      this.#goOn()
    })
  }

  connectedCallback() {
    this.#adoptEarlyProperties()
    this.#beBlock()
    if (!this.#root) warnOfAttributes(this, Object.keys(PROPERTIES))
    this.#root ??= createRoot(this)
    this.#render()
  }

  /** An element that only moves is connected again at once and keeps the typed text. */
  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#root?.unmount()
      this.#root = null
      this.#isBroken = false
      this.#goOn()
    })
  }

  attributeChangedCallback() {
    this.#beBlock()
    this.#render()
  }

  /** Elements are inline by default. `hidden` has to win, and while it does, the page's own style is unknown. */
  #beBlock() {
    if (this.hidden && this.#isOurBlock) this.style.display = ''
    else if (this.isConnected && getComputedStyle(this).display === 'inline') this.style.display = 'block'
    else return
    this.#isOurBlock = !this.hidden
  }

  override focus() {
    void this.#ask(({ focus }) => focus())
  }

  getPlan(): WeekPlan | null {
    return this.#handle?.getPlan() ?? null
  }

  reset() {
    void this.#ask(({ reset }) => reset())
  }

  generate() {
    return this.#ask(({ generate }) => generate())
  }

  print() {
    return this.#ask(({ print }) => print())
  }

  readonly #setHandle = (handle: MealPlannerHandle | null) => {
    this.#handle = handle
    if (!handle) return
    this.#isBroken = false
    this.#goOn()
  }

  #goOn() {
    for (const goOn of this.#early.splice(0)) goOn()
  }

  /** Asks the widget at once or, if React has not mounted it yet, as soon as it has. */
  async #ask(act: (handle: MealPlannerHandle) => void | Promise<void>) {
    if (this.#root && !this.#handle && !this.#isBroken) {
      await new Promise<void>((resolve) => this.#early.push(resolve))
    }
    if (this.#handle) await act(this.#handle)
  }

  /** Properties set before the element was defined are the object's own and hide the accessors. */
  #adoptEarlyProperties() {
    for (const name of Object.keys(PROPERTIES)) {
      if (!Object.hasOwn(this, name)) continue
      const value: unknown = Reflect.get(this, name)
      Reflect.deleteProperty(this, name)
      Reflect.set(this, name, value)
    }
  }

  #props(): MealPlannerProps {
    const attributes = readAttributes(this)
    // Setting a property of an element to `null` unsets it.
    const given: MealPlannerProps = withoutAbsent(this.#given)
    // Anything else stays as it is, so that the widget can warn about it.
    const isTheme = given.theme === undefined || typeof given.theme === 'object'
    return {
      ...attributes,
      ...given,
      ...(isTheme && { theme: { ...attributes.theme, ...withoutAbsent(given.theme ?? {}) } }),
    }
  }

  #render() {
    if (!this.#root) return
    const props = this.#props()
    const nonce = this.nonce || MealPlannerElement.defaultNonce
    this.#root.render(
      createElement(MealPlanner, {
        ...props,
        ...eventCallbacks(this, props),
        ...(nonce ? { nonce } : {}),
        isolation: 'shadow',
        ref: this.#setHandle,
      }),
    )
  }
}
