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

/** False in jsdom, where a host's tests expect the whole plan beside its heading. */
const hasLayout = () => globalThis.CSS?.supports !== undefined

/**
 * The place of a part that waits, about as high as a card. It is hidden: what moves in sight would count as a layout
 * shift of the host's page.
 */
const Place = styled('div')`
  min-block-size: 400px;
  visibility: hidden;
`

interface TurnsProps {
  /** Whether an overlay covers the screen. */
  readonly isCovered: boolean
  readonly children: ReactNode
}

/**
 * Shows a new week part by part, from the top, as soon as the overlay has gone. A slow phone needs half a second to draw a
 * whole plan, and its page answers nobody meanwhile. Other plans show at once.
 */
export function Turns({ isCovered, children }: TurnsProps) {
  const [turn, setTurn] = useState<number>(() => (isCovered && hasLayout() ? FIRST_TURN : LAST_TURN))
  // Works out the layout of this turn. Otherwise the browser may do so for several turns at once.
  useLayoutEffect(() => {
    if (turn < LAST_TURN) document.body.getBoundingClientRect()
  }, [turn])
  useEffect(() => {
    if (!isCovered && turn < LAST_TURN) startTransition(() => setTurn(turn + 1))
  }, [isCovered, turn])
  return <TurnContext.Provider value={turn}>{children}</TurnContext.Provider>
}

interface InTurnProps {
  readonly turn: number
  readonly children: ReactNode
}

/** Shows a part of the plan when its turn has come. */
export function InTurn({ turn, children }: InTurnProps) {
  return useContext(TurnContext) < turn ? <Place /> : children
}
