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

/** What a rule says of something that is asked. */
interface Said {
  readonly name: Asked
  readonly value: string
  readonly isImportant: boolean
}

/** What is known of the elements with a class, a tag or an attribute before a selector is tried on them. */
interface Test {
  /** The selector matches each of them, except those with one of `ids`. */
  readonly isCertain: boolean
  readonly ids: readonly string[]
  /** A class that the parent of each one that it matches has. */
  readonly parentClass: string | null
}

/** A rule that says something of what is asked. */
interface Rule {
  readonly selector: string
  /** The counts of ids, of classes and of tags in one number. */
  readonly specificity: number
  readonly said: readonly Said[]
  /** By what an element that it matches has: a class, the tag or an attribute. */
  readonly tests: ReadonlyMap<string, Test>
}

/** A rule that may match an element. */
interface Candidate {
  readonly rule: Rule
  readonly test: Test
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

/** How a widget raises the specificity of its rules, which matches all elements but one. */
const NOT_AN_ID = /:not\(#([\w-]+)\)/g

/** A class, the tag or an attribute of every element that a selector matches. */
function keyOf(selector: string): string {
  const subject = split(selector, /[\s>+~]/).at(-1) ?? ''
  const unbracketed = subject.replace(/:[\w-]+\(.*\)/g, '')
  const plain = unbracketed.replace(ATTRIBUTE, '')
  const ofName = plain.match(/\.[\w-]+/)?.[0] ?? plain.match(/^[a-z][\w-]*/i)?.[0].toLowerCase()
  if (ofName !== undefined) return ofName
  const attribute = unbracketed.match(/\[([\w-]+)/)?.[1]
  return attribute === undefined ? ANY_TAG : `[${attribute}]`
}

function parentClassOf(selector: string): string | null {
  const generations = split(selector, />/)
  const isChild = generations.length > 1 && split(generations.at(-1) ?? '', /[\s+~]/).length === 1
  const key = isChild ? keyOf(generations.at(-2) ?? '') : ''
  return key.startsWith('.') ? key.slice(1) : null
}

function testOf(selector: string): Test {
  return {
    isCertain: selector.replace(NOT_AN_ID, '') === keyOf(selector),
    ids: Array.from(selector.matchAll(NOT_AN_ID), ([, id = '']) => id),
    parentClass: parentClassOf(selector),
  }
}

/** Of elements that one of two selectors may match. */
function either(one: Test, other: Test): Test {
  if (one.isCertain || other.isCertain) return one.isCertain ? one : other
  return { ...one, parentClass: one.parentClass === other.parentClass ? one.parentClass : null }
}

function mayMatch({ parentClass }: Test, { parentElement }: Element): boolean {
  return parentClass === null || parentElement?.classList.contains(parentClass) === true
}

const isMatched = ({ test, rule: { selector } }: Candidate, element: Element): boolean =>
  (test.isCertain && !test.ids.includes(element.id)) || (mayMatch(test, element) && element.matches(selector))

function saidIn(style: CSSStyleDeclaration): readonly Said[] {
  return ASKED_NAMES.map((name) => ({
    name,
    value: style.getPropertyValue(name),
    isImportant: style.getPropertyPriority(name) !== '',
  })).filter(({ value }) => value !== '')
}

/** Null for a rule that says nothing of what is asked. */
function readRule({ selectorText, style }: CSSStyleRule): Rule | null {
  const said = saidIn(style)
  if (said.length === 0) return null
  // Pseudo-elements and states of one browser only: jsdom has none of them, and throws.
  const parts = split(selectorText, /,/).filter((part) => !part.includes(':-'))
  if (parts.length === 0) return null
  const tests = new Map<string, Test>()
  for (const part of parts) {
    const key = keyOf(part)
    const other = tests.get(key)
    tests.set(key, other ? either(testOf(part), other) : testOf(part))
  }
  const specificity = Math.max(...parts.map(specificityOf))
  return { selector: parts.join(', '), specificity, said, tests }
}

const rulesBySheet = new WeakMap<CSSStyleSheet, readonly Rule[]>()

/** The rules of a sheet that say something of what is asked. Those for some media or containers do not count in jsdom. */
function askedRules(sheet: CSSStyleSheet): readonly Rule[] {
  const known = rulesBySheet.get(sheet)
  if (known) return known
  const rules = [...sheet.cssRules].filter((rule): rule is CSSStyleRule => 'selectorText' in rule)
  const asked = rules.flatMap((rule) => readRule(rule) ?? [])
  rulesBySheet.set(sheet, asked)
  return asked
}

/** The rules that jsdom has for a page without styles. */
function defaultRules(): readonly Rule[] {
  const style = document.createElement('style')
  style.textContent = readFileSync(DEFAULT_SHEET, 'utf8')
  document.head.append(style)
  const rules = style.sheet ? askedRules(style.sheet) : []
  style.remove()
  return rules
}

function byKeyOf(all: readonly Rule[]): ReadonlyMap<string, readonly Candidate[]> {
  const byKey = new Map<string, Candidate[]>()
  for (const [order, rule] of all.entries())
    for (const [key, test] of rule.tests) {
      const candidate = { rule, test, order }
      const others = byKey.get(key)
      if (others) others.push(candidate)
      else byKey.set(key, [candidate])
    }
  return byKey
}

/** The styles of the page as it is now. */
class PageStyles {
  readonly #defaults = defaultRules()
  readonly #mutations = new MutationObserver(() => this.#forget())
  #byKey: ReadonlyMap<string, readonly Candidate[]> = new Map()
  #attributes: readonly string[] = []
  /** By the tag, the classes and the attributes in question of an element. */
  readonly #candidates = new Map<string, readonly Candidate[]>()
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
    this.#attributes = [...this.#byKey.keys()].flatMap((key) => key.match(/^\[(.*)\]$/)?.[1] ?? [])
    this.#candidates.clear()
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

  /** The rules that may match an element, in the order of the page. */
  #candidatesOf(element: Element): readonly Candidate[] {
    const classes = [...element.classList].map((name) => `.${name}`)
    const attributes = this.#attributes
      .filter((name) => element.hasAttribute(name))
      .map((name) => `[${name}]`)
    const keys = [element.localName, ...classes, ...attributes]
    const likeIt = keys.join(' ')
    const known = this.#candidates.get(likeIt)
    if (known) return known
    const byRule = new Map<Rule, Candidate>()
    for (const key of [...keys, ANY_TAG])
      for (const candidate of this.#byKey.get(key) ?? []) {
        const { rule, test, order } = candidate
        const other = byRule.get(rule)
        byRule.set(rule, other ? { rule, test: either(test, other.test), order } : candidate)
      }
    const candidates = [...byRule.values()].sort((a, b) => a.order - b.order)
    this.#candidates.set(likeIt, candidates)
    return candidates
  }

  /** Empty for what no rule says. */
  #cascade(element: Element): Answers {
    const found = forAsked<Found>(() => NOTHING)
    const take = (said: readonly Said[], specificity: number) => {
      for (const { name, value, isImportant } of said) {
        const before = found[name]
        if (isImportant || (!before.isImportant && specificity >= before.specificity))
          found[name] = { value, specificity, isImportant }
      }
    }
    for (const candidate of this.#candidatesOf(element))
      if (isMatched(candidate, element)) take(candidate.rule.said, candidate.rule.specificity)
    if ((element instanceof HTMLElement || element instanceof SVGElement) && element.hasAttribute('style'))
      take(saidIn(element.style), Number.POSITIVE_INFINITY)
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
