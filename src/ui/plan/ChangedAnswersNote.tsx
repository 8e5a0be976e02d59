import { useMemo } from 'react'
import { usePlanMessages } from '../../messages/PlanMessagesContext.js'
import { hasSameAnswers } from '../../store/hasSameAnswers.js'
import { usePlanner, usePlannerActions } from '../../store/PlannerContext.js'
import type { ShownPlan } from '../../store/plannerState.js'
import { Button } from '../parts/Button.js'
import { Note } from '../parts/Note.js'
import { Row } from '../parts/Row.js'

/** Says that the visitor has changed answers since the plan was made, with the way to them. Otherwise renders nothing. */
export function ChangedAnswersNote({ plan: { profile, isShared } }: { plan: ShownPlan }) {
  const { notes, checkAnswers } = usePlanMessages().plan
  const { changePreferences } = usePlannerActions()
  const draft = usePlanner((state) => state.draft)
  const isChanged = useMemo(() => profile !== null && !hasSameAnswers(draft, profile), [draft, profile])
  // A shared plan was made from somebody else's answers.
  if (!isChanged || isShared) return null
  return (
    <>
      <Note kind="caution">{notes.answersChanged}</Note>
      <Row>
        <Button onClick={changePreferences}>{checkAnswers}</Button>
      </Row>
    </>
  )
}
