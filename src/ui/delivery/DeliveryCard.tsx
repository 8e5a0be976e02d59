import styled from '@emotion/styled'
import { Card } from '../parts/Card.js'
import { space } from '../theme.js'

/** A card whose parts stand one below the other. */
export const DeliveryCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.l};
  & > * {
    max-inline-size: 100%;
  }
`
