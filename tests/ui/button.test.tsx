import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Button } from '../../src/ui/parts/Button.js'
import { styled } from '../../src/ui/styled.js'

const InkButton = styled(Button)`
  color: rgb(1, 2, 3);
`

describe('a part made of a button', () => {
  it.each(['primary', 'secondary', 'quiet'] as const)('keeps its own colour as %s', (variant) => {
    render(<InkButton variant={variant}>Swap</InkButton>)
    expect(getComputedStyle(screen.getByRole('button', { name: 'Swap' })).color).toBe('rgb(1, 2, 3)')
  })
})
