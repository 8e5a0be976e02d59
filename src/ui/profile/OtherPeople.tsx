import { PROFILE_LIMITS } from '../../core/profile.js'
import { allMessages } from '../../messages/allMessages.js'
import { useMessages } from '../../messages/MessagesContext.js'
import { SAME_PORTION } from '../../store/otherPeople.js'
import { usePlanner, usePlannerActions, usePlannerStore } from '../../store/PlannerContext.js'
import type { OtherBodyDraft, OtherDraft } from '../../store/profileDraft.js'
import { useFormat } from '../format.js'
import { Field } from '../parts/Field.js'
import { FieldSet } from '../parts/FieldSet.js'
import { Select } from '../parts/Select.js'
import { OtherBody } from './OtherBody.js'

const PORTIONS = [0.5, 0.75, 1, 1.25, 1.5]
const OWN = 'own'

/** A profile that nobody has filled in yet. */
const EMPTY_BODY: OtherBodyDraft = {
  age: '',
  gender: 'female',
  heightFeet: '',
  heightInches: '',
  weight: '',
  activityLevel: 'sedentary',
  goal: 'maintain',
}

interface OtherPersonProps {
  /** From 1; the visitor is number 0. */
  readonly index: number
  readonly other: OtherDraft
  readonly onChange: (other: OtherDraft) => void
}

function OtherPerson({ index, other, onChange }: OtherPersonProps) {
  const { others: messages } = allMessages(useMessages()).more
  const { whole, percent } = useFormat()
  const own = 'portion' in other ? null : other
  const { getState, setState } = usePlannerStore()
  const choose = (value: string) => {
    const { setAside } = getState()
    if (own) setState({ setAside: { ...setAside, bodies: { ...setAside.bodies, [index]: own } } })
    onChange(value === OWN ? (setAside.bodies?.[index] ?? EMPTY_BODY) : { portion: Number(value) })
  }
  const chosen = 'portion' in other ? String(other.portion) : OWN
  const portions = 'portion' in other ? [...new Set([...PORTIONS, other.portion])].sort() : PORTIONS
  return (
    <FieldSet legend={messages.person(whole(index + 1))}>
      <Field label={messages.portion} hint={own ? messages.adults : undefined}>
        {(control) => (
          <Select {...control} value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
            {portions.map((portion) => (
              <option key={portion} value={portion}>
                {portion === 1 ? messages.same : messages.percent(percent(portion))}
              </option>
            ))}
            <option value={OWN}>{messages.own}</option>
          </Select>
        )}
      </Field>
      {own && <OtherBody body={own} onChange={onChange} />}
    </FieldSet>
  )
}

/** Each further person: how much they eat of the same dishes. */
export function OtherPeople() {
  const people = usePlanner(({ draft }) => draft.people ?? PROFILE_LIMITS.people.min)
  const others = usePlanner(({ draft }) => draft.others)
  const { editProfile } = usePlannerActions()
  const eating = people - 1
  // Those who do not eat for now keep their answers.
  const known = Math.max(eating, others?.length ?? 0)
  const all = Array.from({ length: known }, (_, index) => others?.[index] ?? SAME_PORTION)
  return all.slice(0, eating).map((other, index) => (
    <OtherPerson
      // biome-ignore lint/suspicious/noArrayIndexKey: a person is their number
      key={index}
      index={index + 1}
      other={other}
      onChange={(changed) => editProfile({ others: all.map((each, at) => (at === index ? changed : each)) })}
    />
  ))
}
