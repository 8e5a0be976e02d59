import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { home } from './homeAddress.js'

/** Puts a text into a field at once: a key press draws the form, and an address has a hundred of them. */
async function paste(user: UserEvent, label: string, text: string) {
  await user.clear(screen.getByLabelText(label))
  await user.paste(text)
}

export async function fillIn(user: UserEvent, address = home.address) {
  await paste(user, 'Street address', address)
  await paste(user, 'City', home.city)
  await user.selectOptions(screen.getByLabelText('State'), home.state)
  await paste(user, 'ZIP code', home.zipCode)
  await paste(user, 'Phone', home.phone)
}

export const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Subscribe' }))

/** Goes from the plan to a delivery subscription, as a visitor does. */
export async function subscribe(user: UserEvent, address = home.address) {
  await user.click(screen.getByRole('button', { name: 'Get Groceries Delivered' }))
  await user.click(await screen.findByRole('button', { name: 'Start Delivery Subscription' }))
  await fillIn(user, address)
  await submit(user)
}
