import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react'
import { styled } from '../styled.js'

/** The parts that wait, by their turns. The head of the plan comes with the screen, two meals come at a time. */
export const TURNS = { meals: 2, side: 4, rest: 5 } as const
const FIRST_TURN = 1
const LAST_TURN = TURNS.rest
const TurnContext = createContext<number>(LAST_TURN)

/** Without this property a part that waits would be laid out all the same. */
const canWait = () => typeof CSS !== 'undefined' && CSS.supports?.('content-visibility', 'hidden')

/**
 * A part that waits is not laid out, and takes about the height of a card. It is hidden too: what moves in sight would
 * count as a layout shift of the host's page.
 */
const Parts = styled('div')`
  & [data-waits] {
    contain-intrinsic-block-size: auto 400px;
  }
  & [data-waits='true'] {
    content-visibility: hidden;
    visibility: hidden;
  }
`

interface TurnsProps {
  /** Whether an overlay covers the screen. */
  readonly isCovered: boolean
  readonly children: ReactNode
}

/**
 * Shows a new week part by part, from the top, as soon as the overlay has gone. A slow phone needs half a second to lay
 * out a whole plan, and its page answers nobody meanwhile. Other plans show at once.
 */
export function Turns({ isCovered, children }: TurnsProps) {
  const [turn, setTurn] = useState<number>(() => (isCovered && canWait() ? FIRST_TURN : LAST_TURN))
  // Works out the layout of this turn. Otherwise the browser may do so for several turns at once.
  useLayoutEffect(() => {
    if (turn < LAST_TURN) document.body.getBoundingClientRect()
  }, [turn])
  useEffect(() => {
    if (!isCovered && turn < LAST_TURN) startTransition(() => setTurn(turn + 1))
  }, [isCovered, turn])
  return (
    <TurnContext.Provider value={turn}>
      <Parts>{children}</Parts>
    </TurnContext.Provider>
  )
}

/** Whether the part of a turn waits. Its element says so in `data-waits`. */
export const useWaits = (turn: number) => useContext(TurnContext) < turn
