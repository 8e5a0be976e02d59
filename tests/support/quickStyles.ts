import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const ASKED = ['display', 'visibility'] as const
type Asked = (typeof ASKED)[number]
type Answers = Readonly<Record<Asked, string>>

const isAsked = (name: unknown): name is Asked => name === 'display' || name === 'visibility'

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
  const asked = rules.filter(({ style }) => ASKED.some((name) => style.getPropertyValue(name) !== ''))
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
    const parts = split(selectorText, /,/)
    const rule = {
      selector: selectorText,
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
    const { display, visibility } = this.#cascade(element)
    const isInherited = visibility === '' || visibility === 'inherit'
    const parent = element.parentElement
    const inherited = parent ? () => this.#answersOf(parent).visibility : () => 'visible'
    const answers = { display: display || 'inline', visibility: isInherited ? inherited() : visibility }
    this.#known.set(element, answers)
    return answers
  }

  /** Empty for what no rule says. */
  #cascade(element: Element): Answers {
    const keys = [...[...element.classList].map((name) => `.${name}`), element.localName, ANY_TAG]
    const rules = new Set(keys.flatMap((key) => this.#byKey.get(key) ?? []))
    const found: Record<Asked, Found> = { display: NOTHING, visibility: NOTHING }
    const take = (style: CSSStyleDeclaration, specificity: number) => {
      for (const name of ASKED) {
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
    return { display: found.display.value, visibility: found.visibility.value }
  }
}

/**
 * Answers what queries by role ask of the style of each element of a page. jsdom works out all of its properties for
 * that, which takes a third of the time of a test. It still does for other questions and outside of the page.
 */
export function answerStylesQuickly(): void {
  const styles = new PageStyles()
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !document.contains(element)) return jsdomStyleOf(element, pseudo)
    const answers = styles.answersOf(element)
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (isAsked(name)) return answers[name]
        if (name === 'getPropertyValue')
          return (asked: string) =>
            isAsked(asked) ? answers[asked] : jsdomStyleOf(element).getPropertyValue(asked)
        const style = jsdomStyleOf(element)
        const value: unknown = Reflect.get(style, name)
        return typeof value === 'function' ? value.bind(style) : value
      },
    })
  }
}
