import { andList } from '../../core/andList.js'
import { ADDRESS_ERRORS } from '../../core/delivery/addressErrors.js'
import { DELIVERY_ERRORS, DELIVERY_TOO_LONG } from '../../core/words.js'

const errors: Readonly<Record<keyof typeof DELIVERY_ERRORS, string>> = {
  ...DELIVERY_ERRORS,
  state: 'Choose your state',
}

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

const each = (orders: number) => (orders > 1 ? 'Each' : 'It')

/** What was ordered. `total` is empty if it is not known. */
const ordered = (count: number, total: string, orders: number) =>
  `${orders > 1 ? `${orders} orders, ` : ''}${items(count)}${total && `, for ${total} with the service fee`}`

/** What is on the list and not in an order: ticked lines, and the visitor's own items. */
function without(ticked: number, hasOwn: boolean): string {
  const left = [
    ...(ticked > 0
      ? [ticked === 1 ? 'the thing you have ticked' : `the ${ticked} things you have ticked`]
      : []),
    ...(hasOwn ? ['your own items'] : []),
  ]
  return left.length > 0 ? `, without ${andList(left)}` : ''
}

const tooLong: Readonly<Record<keyof typeof DELIVERY_TOO_LONG, string>> = DELIVERY_TOO_LONG

/** Texts of the Delivery tab. */
export const delivery = {
  offer: {
    title: 'Your groceries, delivered every week',
    /** Under the title, if the host names who delivers. */
    by: (provider: string) => `Delivered by ${provider}`,
    text: 'Subscribe once, and each week’s grocery list is one press away: it comes within 2-4 hours of an order.',
    /** The three steps of a subscription. */
    steps: [
      { title: 'Start the subscription', text: '$10 a month. Cancel at any time.' },
      {
        title: 'Look over each week’s list',
        text: 'Nothing is ordered until you press “Order This Week Now”.',
      },
      { title: 'Open the door', text: 'Your bags come within 2-4 hours of the order.' },
    ],
    /** After the pictures of some groceries. */
    moreItems: (count: number) => `+ ${count}`,
    /** On the start button and on the form's: what pressing it costs. */
    chargedToday: (cost: string) => `${cost} today`,
    nothingToday: 'nothing charged here',
    next: 'Next: your address. Nothing is ordered yet.',
    /** Opens the form. */
    start: 'Start Delivery Subscription',
    /** In place of the start button, if nobody handles subscriptions. */
    unavailable:
      'Delivery cannot be started on this site yet. Your list is ready to print and take to the store.',
  },
  /** The costs of having this list delivered. */
  bill: {
    title: 'What it costs with this list',
    /** First on the bill; `nothingToday` if the site takes no payment. */
    today: 'Charged today',
    nothingToday: 'Nothing is charged here',
    groceries: 'Groceries this week',
    fee: (percent: string) => `Service fee, ${percent} of groceries`,
    weekly: 'Each week',
    /** On the bill of a scaled list: what an order of its whole packs comes to, with the fee. */
    orderAtShop: 'An order, at the shop’s prices',
    subscription: 'Subscription, each month',
    monthly: 'Monthly estimate',
    /** The same for whole packs, on the bill of a scaled list. */
    monthlyAtShop: 'Monthly estimate, at the shop’s prices',
    /** The bill has whole packs of everything. `used` is the share of the groceries that this week uses. */
    emptyCupboard: (used: string) =>
      `This is an order from an empty cupboard, in whole packs. This week uses ${used} of it: what keeps is there for later orders, which then cost less.`,
    /** The same if the visitor has a part of the list at home. `used` may then be more than the order. */
    besideHome: (used: string, hasSeasonings: boolean) =>
      `This order leaves out what you have, and is in whole packs. This week uses ${used}${hasSeasonings ? ', with the seasonings' : ''}: what keeps is there for later orders, which then cost less.`,
    /** The same if it only leaves out seasonings, those that the visitor does not buy. */
    besideSeasonings: (used: string) =>
      `This order leaves out seasonings that most kitchens have, and is in whole packs. This week uses ${used} with them: what keeps is there for later orders, which then cost less.`,
    /** After these, if the groceries of the order cost more than the budget. */
    overBudget: (budget: string) => `Its groceries cost more than your budget of ${budget}.`,
    /** After `scaled` of the grocery list: an order brings whole packs. */
    atShop: (cost: string, withFee: string) =>
      `At the shop these packs cost about ${cost} before the fee: an order comes to ${withFee}.`,
    /** If the list has items of the visitor's own. */
    ownItems: 'Your own items are not part of it. You get them yourself.',
    how: (weeks: string) =>
      `A month counts as ${weeks} weeks. Prices are estimates; the store’s own prices apply.`,
  },
  comparison: {
    title: 'Delivery or the store',
    /** Column headings. */
    what: 'What',
    delivered: 'Delivered',
    yourself: 'Shopping yourself',
    groceries: 'Groceries, a month',
    /** The same for a scaled list, whose own sum is less. */
    groceriesAtShop: 'Groceries, a month, at the shop’s prices',
    fees: 'Fees, a month',
    noFees: 'None',
    time: 'Your time',
    timeDelivered: 'Receive the bags, 2-4 hours after the order',
    timeYourself: 'A trip to the store',
    choice: 'Who picks',
    choiceDelivered: 'A shopper, from your list',
    choiceYourself: 'You, from the shelf',
  },
  faq: {
    title: 'Questions',
    /** Last. `button` is for a site that cancels by the button here, `elsewhere` for one that does so in another place. */
    cancel: {
      question: 'Can I cancel?',
      here: 'Yes, at any time: with the cancel code, if you got one. Otherwise ask the site you are on.',
      button: 'Yes, at any time, below your subscription.',
      elsewhere: 'Yes, at any time. Ask the site you are on to cancel it.',
    },
    list: [
      {
        question: 'How much is the service fee?',
        answer: '5% of your groceries, on top of the subscription’s $10 a month. Nothing else is added.',
      },
      {
        question: 'How fast is delivery?',
        answer: 'Within 2-4 hours after you order a week.',
      },
    ],
    /** After the list. What is kept, by who keeps it, and where the address goes. */
    stored: {
      question: 'What do you store?',
      /** `takeAlong` is the label of the button under which the visitor can take all of it away. */
      browser: (takeAlong: string) =>
        `This browser keeps your plan, your list and your choices, with the number and cancel code of your subscription. You can take all of it away under “${takeAlong}”.`,
      /** If it keeps nothing new, or nothing yet. */
      before: 'This browser may still hold a plan or a cancel code from before.',
      site: 'Nothing on this device. The site you are on can keep your plan, list, choices and subscription.',
      /** After the former, if the answers of the form are kept, too. */
      answersToo: 'Your answers in the form are kept in the same way.',
      /** After that of the browser, if the site is told of each change. */
      siteToo: 'The site you are on can keep them, too.',
      nobody: 'Nothing on this device.',
      address:
        'Your address and phone number go to the site you are on once you subscribe. It shares them with whoever delivers.',
    },
  },
  form: {
    title: 'Where should we deliver?',
    labels: {
      address: 'Street address',
      city: 'City',
      state: 'State',
      zipCode: 'ZIP code',
      phone: 'Phone',
      deliveryInstructions: 'Delivery instructions',
    },
    optional: 'optional',
    chooseState: 'Choose a state',
    phoneHint: 'For the driver, if they cannot find you.',
    instructionsHint: 'Gate code, floor, where to leave the bags.',
    errors,
    /** In place of these, if a text is there and too long. */
    tooLong,
    /** In place of these, if a text is there and cannot be part of an address. */
    implausible: ADDRESS_ERRORS,
    submit: 'Subscribe',
    /** If an address that was sent before, without an answer, turns out to be subscribed. `startAnother` is a button. */
    earlier: (subscriptionId: string, startAnother: string) =>
      `Your first address was subscribed after all, with the number ${subscriptionId}. The one you have just sent is not subscribed. To deliver there, choose “${startAnother}”, and cancel the first subscription if you no longer want it.`,
    /** Above the tab, if the answer to an address was lost with the page. */
    unconfirmed:
      'Your last try to subscribe was not confirmed, so you may be subscribed. To see, send the same address again, with the same phone and instructions.',
    submitting: 'Subscribing…',
    cancel: 'Cancel',
  },
  active: {
    title: (count: number) =>
      count === 1
        ? 'Your delivery subscription is active'
        : `Your ${count} delivery subscriptions are active`,
    id: 'Subscription number',
    /** A subscription's name for screen readers. */
    subscription: (subscriptionId: string) => `Subscription ${subscriptionId}`,
    /**
     * What an order costs now, and what is on the list and not in it: ticked lines, and the visitor's own items. `week` is
     * the first day of a week that has not begun or is over; otherwise it is empty.
     */
    text: (total: string, ticked: number, hasOwn: boolean, week: string) =>
      `${week ? `The order for the week of ${week}` : 'This week’s order'} comes to ${total} with the service fee${without(ticked, hasOwn)}.`,
    /** The same after an order of today: the next one has only what that does not bring. */
    rest: (count: number, total: string, ticked: number, hasOwn: boolean, week: string) =>
      `Another press orders only the rest of your list${week && ` for the week of ${week}`}: ${items(count)}, for ${total} with the service fee${without(ticked, hasOwn)}.`,
    /** After one of these, if it names the week. */
    otherWeek: {
      ahead:
        'That week has not begun yet. Its groceries come within 2-4 hours of the order, not when it begins.',
      over: 'That week is over. Its groceries come within 2-4 hours of the order all the same.',
    },
    order: 'Order This Week Now',
    ordering: 'Ordering…',
    /** What was ordered today, in one order or more. `total` is empty if it is not known. */
    ordered: (count: number, date: string, total: string, orders: number) =>
      `Ordered on ${date}: ${ordered(count, total, orders)}. ${each(orders)} comes within 2-4 hours of the order.`,
    /** The next line, if that has all of the list: what happens next. */
    orderedNext: 'Nothing more is ordered today unless you change the list or the plan and press again.',
    /** The same of a subscription that was cancelled since. */
    orderedBefore: (count: number, date: string, total: string, orders: number) =>
      `Ordered on ${date}, before you cancelled: ${ordered(count, total, orders)}. ${each(orders)} still comes if the store has the order already. To be sure, ask the site you are on.`,
    /** After a reload, or of another tab. */
    inDoubt:
      'The last order of this list was not confirmed, so it may come. If you press again, the same list is not ordered twice.',
    /** Before the link to a shop's page, where the order is finished. */
    notPlacedYet: 'Your order is ready, but not placed yet.',
    finish: (shop: string) => `Finish your order at ${shop}`,
    /** Opens the form again. */
    startAnother: 'Start Another Delivery Subscription',
    /** If the visitor can end the subscription here. */
    cancel: 'Cancel Subscription',
    /** Asked before it ends, with two buttons. */
    askCancel: 'Cancel this subscription? Its address is erased, too.',
    keep: 'Keep it',
    cancelNow: 'Cancel it',
    cancelling: (subscriptionId: string) => `Cancelling ${subscriptionId}…`,
    /** Below a subscription that the visitor cannot end here. */
    cancelElsewhere: 'To cancel, ask the site you are on. You can do so at any time.',
  },
  /** What a visitor keeps in order to cancel later, from any device. */
  cancelCode: {
    label: 'Cancel code',
    hint: 'Keep this code. With it and your subscription number you can cancel at any time, on any device.',
    copy: 'Copy',
    copied: 'Copied.',
    copyRefused: 'Your browser did not let us copy. Select the code to copy it yourself.',
    email: 'Email it to me',
    download: 'Download',
    filename: 'delivery-subscription.txt',
    subject: 'Your grocery delivery subscription',
    /** The text to copy, mail and download. */
    text: (subscriptionId: string, code: string) =>
      `Subscription number: ${subscriptionId}\nCancel code: ${code}\n\nTo cancel, open the Delivery tab of the meal planner, choose “I have a subscription” and enter both.\n`,
  },
  /** Cancelling a subscription of an earlier visit. */
  ownSubscription: {
    title: 'I have a subscription',
    number: 'Subscription number',
    numberMissing: 'Enter your subscription number',
    code: 'Cancel code',
    codeMissing: 'Enter your cancel code',
  },
}
