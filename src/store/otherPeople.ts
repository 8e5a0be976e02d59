import {
  BODY_FIELDS,
  type BodyDraft,
  type OtherDraft,
  type ProfileDraft,
  typedNumber,
} from './profileDraft.js'

/** A person whom the form does not describe eats as much as the first. */
export const SAME_PORTION: OtherDraft = { portion: 1 }

/** A body with its numbers as text. Those that a host or a record gave are numbers. */
export function typedBody<Draft extends Exclude<OtherDraft, { readonly portion: number }>>(
  other: Draft,
): Draft & BodyDraft {
  const { age, heightFeet, heightInches, weight } = other
  return {
    ...other,
    age: String(age),
    heightFeet: String(heightFeet),
    heightInches: String(heightInches),
    weight: String(weight),
  }
}

/** The further people of the form, with numbers where numbers were typed; `undefined` if all eat the same. */
export function typedOthers({ people = 1, others = [] }: Pick<ProfileDraft, 'people' | 'others'>) {
  const eating = others.slice(0, people - 1).map((other) => {
    if ('portion' in other) return other
    const body = typedBody(other)
    return {
      ...other,
      ...Object.fromEntries(BODY_FIELDS.map((field) => [field, typedNumber(body[field], field)])),
    }
  })
  return eating.length > 0 ? eating : undefined
}
