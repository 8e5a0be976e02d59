import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { home } from './homeAddress.js'

export async function fillIn(user: UserEvent, address = home.address) {
  await user.type(screen.getByLabelText('Street address'), address)
  await user.type(screen.getByLabelText('City'), home.city)
  await user.selectOptions(screen.getByLabelText('State'), home.state)
  await user.type(screen.getByLabelText('ZIP code'), home.zipCode)
  await user.type(screen.getByLabelText('Phone'), home.phone)
}

export const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Subscribe' }))

/** Goes from the plan to a delivery subscription, as a visitor does. */
export async function subscribe(user: UserEvent, address = home.address) {
  await user.click(screen.getByRole('button', { name: 'Get Groceries Delivered' }))
  await user.click(await screen.findByRole('button', { name: 'Start Delivery Subscription' }))
  await fillIn(user, address)
  await submit(user)
}
