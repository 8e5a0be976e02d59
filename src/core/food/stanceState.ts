import { emptyClause, type FoodMention } from './restrictionClause.js'
import type { Mode } from './stanceMode.js'

/** What a text has said so far, as far as the next words depend on it. */
export class StanceState {
  mode: Mode = 'bare'
  /** What the word that opened the mode still needs. "Allergic" alone does not accept an unknown word. */
  waitsFor: 'food' | 'anything' | undefined
  /** The foods since the last comma, opening word or clause. A later word ("allergy") may change their stance. */
  segment: FoodMention[] = []
  /** After a colon the next food begins a new segment: "eggs: fine, milk: no". */
  isSegmentComplete = false
  clause = emptyClause()
  clauseBefore = emptyClause()
  /** A negation that also covers what follows "or": "not vegan or vegetarian". */
  negationForOr: Mode | undefined
  followsAnd = false
  /** Whether a word joins the food before to the next one. */
  isJoined = false
  /** What joins the opening word to the next one. "No, allergic to nuts" denies nothing; "no diets or allergies" does. */
  joint: 'and' | 'or' | undefined
  /** Where the opening word stands in the clause, and whether a negation was still open before it. */
  openedAt = 0
  isNegated = false
  /** Whether a sign before a food opened the mode. */
  isSigned = false
  /** Whether the foods of a list have ticks for bullets: "avoid: ✅🐷, ✅🦐". */
  isTicked = false

  get hasFoods(): boolean {
    return this.segment.length > 0
  }

  /** Whether the opening word has found nothing yet, in the words after it or before. */
  get isOpen(): boolean {
    return this.waitsFor !== undefined && !this.hasFoods
  }

  /** Begins a new segment in a mode. */
  open(mode: Mode): void {
    this.mode = mode
    this.segment = []
    this.isSegmentComplete = false
    this.followsAnd = false
    this.isJoined = false
    this.joint = undefined
    this.waitsFor = undefined
    this.openedAt = this.clause.words.length
    this.isNegated = false
  }

  /** Takes note of a food or a diet: the opening word has found something. */
  meetContent(): void {
    this.clause.hasContent = true
    this.waitsFor = undefined
  }
}
