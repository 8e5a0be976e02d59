import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What is asked, with what holds where no rule says anything, and whether an element then has what its parent has. */
const ASKED = {
  display: { initial: 'inline', isInherited: false },
  visibility: { initial: 'visible', isInherited: true },
  opacity: { initial: '1', isInherited: false },
  'pointer-events': { initial: 'auto', isInherited: true },
} as const
type Asked = keyof typeof ASKED
type Answers = Readonly<Record<Asked, string>>

const ASKED_NAMES: readonly Asked[] = ['display', 'visibility', 'opacity', 'pointer-events']

/** The name as a rule has it, of a property that is asked. */
function askedName(name: unknown): Asked | undefined {
  return ASKED_NAMES.find((asked) => asked === (name === 'pointerEvents' ? 'pointer-events' : name))
}

/** Of each property that is asked. */
function forAsked<T>(of: (name: Asked) => T): Record<Asked, T> {
  return {
    display: of('display'),
    visibility: of('visibility'),
    opacity: of('opacity'),
    'pointer-events': of('pointer-events'),
  }
}

/** A rule that says something of what is asked. */
interface Rule {
  readonly selector: string
  /** The counts of ids, of classes and of tags in one number. */
  readonly specificity: number
  readonly style: CSSStyleDeclaration
  /** Its place among all rules. */
  readonly order: number
}

/** What the cascade has found so far. */
interface Found {
  readonly value: string
  readonly specificity: number
  readonly isImportant: boolean
}

const NOTHING: Found = { value: '', specificity: -1, isImportant: false }
const DEFAULT_SHEET = join(
  dirname(createRequire(import.meta.url).resolve('jsdom/package.json')),
  'lib/jsdom/browser/default-stylesheet.css',
)
const ATTRIBUTE = /\[[^\]]*\]/g
const INNERMOST_BRACKETS = /\(([^()]*)\)/
const ANY_TAG = '*'

/** jsdom's own answers, about all properties of a style. */
export const jsdomStyleOf: typeof window.getComputedStyle = window.getComputedStyle

/** The parts of a selector between commas or combinators, outside brackets. */
function split(selector: string, between: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of selector) {
    if (letter === '(' || letter === '[') depth += 1
    if (letter === ')' || letter === ']') depth -= 1
    if (depth === 0 && between.test(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

function specificityOf(selector: string): number {
  let text = selector
  let inBrackets = 0
  for (let match = INNERMOST_BRACKETS.exec(text); match; match = INNERMOST_BRACKETS.exec(text)) {
    const name = text.slice(0, match.index).match(/:[\w-]+$/)?.[0] ?? ''
    const countsList = [':not', ':is', ':has'].includes(name)
    if (countsList) inBrackets += Math.max(...split(match[1] ?? '', /,/).map(specificityOf))
    text =
      text.slice(0, match.index - (countsList ? name.length : 0)) + text.slice(match.index + match[0].length)
  }
  const counted = text.replace(ATTRIBUTE, '.attribute')
  const count = (pattern: RegExp) => counted.match(pattern)?.length ?? 0
  return (
    inBrackets + count(/#[\w-]+/g) * 1e6 + count(/[.:][\w-]+/g) * 1e3 + count(/(?<![\w.#:-])[a-z][\w-]*/gi)
  )
}

/** A class or the tag of every element that a selector matches. */
function keyOf(selector: string): string {
  const subject = split(selector, /[\s>+~]/).at(-1) ?? ''
  const plain = subject.replace(/:[\w-]+\(.*\)/g, '').replace(ATTRIBUTE, '')
  return plain.match(/\.[\w-]+/)?.[0] ?? plain.match(/^[a-z][\w-]*/i)?.[0].toLowerCase() ?? ANY_TAG
}

const rulesBySheet = new WeakMap<CSSStyleSheet, readonly CSSStyleRule[]>()

/** The rules of a sheet that say something of what is asked. Those for some media or containers do not count in jsdom. */
function askedRules(sheet: CSSStyleSheet): readonly CSSStyleRule[] {
  const known = rulesBySheet.get(sheet)
  if (known) return known
  const rules = [...sheet.cssRules].filter((rule): rule is CSSStyleRule => 'selectorText' in rule)
  const asked = rules.filter(({ style }) => ASKED_NAMES.some((name) => style.getPropertyValue(name) !== ''))
  rulesBySheet.set(sheet, asked)
  return asked
}

/** The rules that jsdom has for a page without styles. */
function defaultRules(): readonly CSSStyleRule[] {
  const style = document.createElement('style')
  style.textContent = readFileSync(DEFAULT_SHEET, 'utf8')
  document.head.append(style)
  const rules = style.sheet ? askedRules(style.sheet) : []
  style.remove()
  return rules
}

function byKeyOf(all: readonly CSSStyleRule[]): ReadonlyMap<string, readonly Rule[]> {
  const byKey = new Map<string, Rule[]>()
  for (const [order, { selectorText, style }] of all.entries()) {
    // Pseudo-elements and states of one browser only: jsdom has none of them, and throws.
    const parts = split(selectorText, /,/).filter((part) => !part.includes(':-'))
    if (parts.length === 0) continue
    const rule = {
      selector: parts.join(', '),
      specificity: Math.max(...parts.map(specificityOf)),
      style,
      order,
    }
    for (const key of new Set(parts.map(keyOf))) byKey.set(key, [...(byKey.get(key) ?? []), rule])
  }
  return byKey
}

/** The styles of the page as it is now. */
class PageStyles {
  readonly #defaults = defaultRules()
  readonly #mutations = new MutationObserver(() => this.#forget())
  #byKey: ReadonlyMap<string, readonly Rule[]> = new Map()
  #sheetCount = -1
  #lastSheet: CSSStyleSheet | undefined
  #known = new WeakMap<Element, Answers>()

  constructor() {
    this.#mutations.observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
  }

  answersOf(element: Element): Answers {
    this.#refresh()
    return this.#answersOf(element)
  }

  #forget() {
    this.#known = new WeakMap()
  }

  #refresh() {
    if (this.#mutations.takeRecords().length > 0) this.#forget()
    const { styleSheets } = document
    const last = styleSheets[styleSheets.length - 1]
    if (styleSheets.length === this.#sheetCount && last === this.#lastSheet) return
    this.#sheetCount = styleSheets.length
    this.#lastSheet = last
    this.#byKey = byKeyOf([...this.#defaults, ...[...styleSheets].flatMap(askedRules)])
    this.#forget()
  }

  #answersOf(element: Element): Answers {
    const known = this.#known.get(element)
    if (known) return known
    const said = this.#cascade(element)
    const parent = element.parentElement
    const answers = forAsked((name) => {
      const { initial, isInherited } = ASKED[name]
      const fromParent = said[name] === 'inherit' || (isInherited && said[name] === '')
      if (!fromParent) return said[name] || initial
      return parent ? this.#answersOf(parent)[name] : initial
    })
    this.#known.set(element, answers)
    return answers
  }

  /** Empty for what no rule says. */
  #cascade(element: Element): Answers {
    const keys = [...[...element.classList].map((name) => `.${name}`), element.localName, ANY_TAG]
    const rules = new Set(keys.flatMap((key) => this.#byKey.get(key) ?? []))
    const found = forAsked<Found>(() => NOTHING)
    const take = (style: CSSStyleDeclaration, specificity: number) => {
      for (const name of ASKED_NAMES) {
        const value = style.getPropertyValue(name)
        if (value === '') continue
        const isImportant = style.getPropertyPriority(name) !== ''
        const before = found[name]
        if (isImportant || (!before.isImportant && specificity >= before.specificity))
          found[name] = { value, specificity, isImportant }
      }
    }
    for (const { selector, specificity, style } of [...rules].sort((a, b) => a.order - b.order))
      if (element.matches(selector)) take(style, specificity)
    if (element instanceof HTMLElement || element instanceof SVGElement)
      take(element.style, Number.POSITIVE_INFINITY)
    return forAsked((name) => found[name].value)
  }
}

/**
 * Answers what queries by role, clicks and `toBeVisible` ask of the style of each element of a page. jsdom works out all
 * of its properties for that, which takes a third of the time of a test. It still does for other questions and outside of
 * the page.
 */
export function answerStylesQuickly(): void {
  const styles = new PageStyles()
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !document.contains(element)) return jsdomStyleOf(element, pseudo)
    const answers = styles.answersOf(element)
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        const asked = askedName(name)
        if (asked) return answers[asked]
        if (name === 'getPropertyValue')
          return (text: string) => {
            const known = ASKED_NAMES.find((each) => each === text)
            return known ? answers[known] : jsdomStyleOf(element).getPropertyValue(text)
          }
        const style = jsdomStyleOf(element)
        const value: unknown = Reflect.get(style, name)
        return typeof value === 'function' ? value.bind(style) : value
      },
    })
  }
}
