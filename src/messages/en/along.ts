import { alongWords } from '../../core/along/alongWords.js'

/** Texts for what a visitor keeps, shares and takes along. */
export const along = {
  /** The words of the files. */
  files: alongWords,
  /** Name of the sheet. */
  title: 'Take it along',
  link: {
    title: 'Share as a link',
    hint: 'The link itself holds the meals: nothing is sent to a server. It says nothing about your body.',
    /** After the hint, if others who eat with the visitor have portions of their own. */
    others: 'How much the others eat is rounded in it, unless you share the targets.',
    /** The box that puts targets and avoided foods into the link. Off by default. */
    withBasis: 'Also share my daily targets and the foods I avoid',
    /** The same, if others have portions of their own: these tell their targets then. */
    withBasisOfAll: 'Also share everybody’s daily targets and the foods I avoid',
    copied: 'Link copied to clipboard.',
    /** Above the field with the link, if the browser refuses access to the clipboard. */
    refused: 'Your browser did not let us copy. Here is the link to copy yourself.',
    label: 'Link to this plan',
    share: 'Share link',
  },
  saved: {
    title: 'Save as a file',
    calendar: 'Calendar (.ics)',
    calendarHint: 'Meals at their times, with recipes, and reminders to soak, thaw or begin.',
    planTable: 'Meals as a table (.csv)',
    groceryTable: 'Grocery list as a table (.csv)',
    json: 'Plan and list as JSON',
  },
  print: {
    title: 'Print',
    /** A box to tick for each part to print. */
    recipes: 'With recipes',
    groceries: 'With the grocery list',
    columns: 'In two columns',
    print: 'Print',
    /** If the browser opens neither a window nor a frame to print from. */
    blocked: 'Your browser blocked the print window. Allow pop-ups, or save a file instead.',
  },
  /** The grocery list alone. */
  list: {
    copied: 'Grocery list copied to clipboard.',
    title: 'Grocery list',
    refused: 'Your browser did not let us copy. Here is your list to copy yourself.',
    label: 'Your grocery list as text',
  },
  kept: {
    title: 'What is kept',
    /** By who keeps it. */
    by: {
      browser: 'Your plan, your list and your choices stay in this browser until you take them away.',
      site: 'The site you are on can keep your plan, your list and your choices. If you forget them here, it is told.',
      nobody: 'What you do here is not kept: it lasts only until you close or reload the page.',
    },
    /** After the former two, if the answers of the form are kept, too. */
    answersToo: 'Your answers in the form are kept in the same way.',
    /** After that of the browser, if the site is told of each change. */
    siteToo: 'The site you are on can keep them, too.',
    forget: 'Forget everything',
    /** Asked before that, with the two answers. */
    askForget: 'Erase your plan, your list and your choices here? This cannot be undone.',
    keep: 'Keep it all',
    forgetNow: 'Erase it all',
    /** If a delivery subscription is active. */
    cancelFirst: 'You have a delivery subscription. Cancel it first: its cancel code would be forgotten too.',
    forgotten: 'Everything that was kept here is gone.',
    /** What Undo and Redo call what another tab did. */
    changedElsewhere: 'A change in another tab',
    clearedElsewhere: 'This plan was cleared in another tab.',
    setAside: 'What this browser had kept could not be read. It was put aside, so you start fresh.',
  },
  shared: {
    opened: 'You are looking at a plan that somebody shared with you.',
    /** If the link has no targets, and the reader has given no answers. */
    openedWithoutTargets:
      'You are looking at a plan that somebody shared with you without their targets. The targets here are only worked out from the plan.',
    /** After the latter, if others have portions of their own. */
    rounded: 'How much the others eat is rounded, so amounts can differ a little from the sharer’s.',
    /** After these, if the reader's own answers are for another number of people. */
    madeFor: (people: number, now: number) =>
      `It was made for ${people === 1 ? 'one person' : `${people} people`}; portions and list are worked out for ${now === 1 ? 'one person' : `${now} people`}, as in your own answers.`,
    /** The button that brings back the visitor's own plan. */
    backToOwn: 'Back to my own plan',
    /** Then, with a button that leads back to the shared plan. */
    ownAgain: 'This is your own plan again.',
    damaged:
      'The link to a plan is not complete, so it was not opened. Ask for the whole link and open it again.',
    otherVersion: 'The link to a plan was made by another version of this page, so it was not opened.',
    otherCatalogue: 'The link to a plan names foods that this shop does not have, so it was not opened.',
    /** If the reader's own answers cannot be read. */
    longRestrictions:
      'Your dietary restrictions are too long to be read, so the link to a plan was not opened. Shorten them and open it again.',
    /** Above the meals with foods that the reader avoids. */
    conflicts: (count: number) =>
      count === 1 ? 'One meal of this plan is not for you' : `${count} meals of this plan are not for you`,
    conflict: (day: string, mealType: string, foods: string) => `${day}, ${mealType}: ${foods}`,
    /** Below these meals in a text that the reader sends to somebody else. */
    sender: 'Whatever is called “not for you” here is meant for the person who sends this.',
    /** On the card of such a meal, and the button that shows other dishes for it. */
    notForYou: (foods: string) => `Not for you: ${foods}.`,
    swap: 'Choose another dish',
    /** In place of foods. */
    kosherMix: 'meat and dairy together',
  },
}
