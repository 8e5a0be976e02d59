import { DELIVERY_ERRORS } from '../../core/words.js'

const errors: Readonly<Record<keyof typeof DELIVERY_ERRORS, string>> = {
  ...DELIVERY_ERRORS,
  state: 'Choose your state',
}

/** Texts of the Delivery tab. */
export const delivery = {
  offer: {
    title: 'Your groceries, delivered every week',
    /** Under the title, where the host names who delivers. */
    by: (provider: string) => `Delivered by ${provider}`,
    text: 'Subscribe once and each week’s grocery list comes to your door, within 2-4 hours of an order.',
    /** Opens the form. */
    start: 'Start Delivery Subscription',
    /** In place of the start button, where nobody handles subscriptions. */
    unavailable:
      'Delivery cannot be started on this site yet. Your list is ready to print and take to the store.',
  },
  /** What it costs to have this list delivered. */
  bill: {
    title: 'What it costs with this list',
    groceries: 'Groceries this week',
    fee: (percent: string) => `Service fee, ${percent} of groceries`,
    weekly: 'Each week',
    subscription: 'Subscription, each month',
    monthly: 'Monthly estimate',
    /** The bill counts foods that keep by the share used, but a first order has whole packs. */
    firstOrder: (total: string) =>
      `A first order from an empty cupboard costs ${total} before the fee: foods that keep come in whole packs.`,
    how: (weeks: string) =>
      `A month counts as ${weeks} weeks. Prices are estimates; the store’s own prices hold.`,
  },
  comparison: {
    title: 'Delivery or the store',
    /** Column headings. */
    what: 'What',
    delivered: 'Delivered',
    yourself: 'Shopping yourself',
    groceries: 'Groceries, a month',
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
    list: [
      {
        question: 'How much is the service fee?',
        answer:
          '5% of your groceries, on top of the $10 a month for the subscription. Nothing else is added.',
      },
      {
        question: 'How fast is delivery?',
        answer: 'Within 2-4 hours after you order a week.',
      },
      {
        question: 'Can I cancel?',
        answer: 'Yes, at any time.',
      },
      {
        question: 'What do you store?',
        answer:
          'Nothing on your device. When you subscribe, and not before, the site you are on stores your address and phone number, encrypted, and shares them with whoever delivers.',
      },
    ],
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
    phoneHint: 'For the driver, should they not find you.',
    instructionsHint: 'Gate code, floor, where to leave the bags.',
    errors,
    submit: 'Subscribe',
    submitting: 'Subscribing…',
    cancel: 'Cancel',
  },
  active: {
    title: 'Your delivery subscription is active',
    id: 'Subscription number',
    text: (total: string) => `This week’s list comes to ${total} with the service fee.`,
    order: 'Order This Week Now',
    ordering: 'Ordering…',
    /** Opens the form again. */
    startAnother: 'Start Another Delivery Subscription',
    /** Where the visitor can end the subscription here. */
    cancel: 'Cancel Subscription',
    cancelling: 'Cancelling…',
    cancelHint: 'You can cancel at any time.',
  },
}
