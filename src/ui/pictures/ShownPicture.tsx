import { type ReactNode, Suspense, useState } from 'react'
import { styled } from '../styled.js'
import { type HostPictures, useWidgetSettings } from '../WidgetSettings.js'
import type { PictureOf } from './pictureOf.js'

/** Fills the box that reserves its place. */
const Photo = styled('img')`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  object-fit: cover;
`

/** Functions of hosts that have thrown or given no address. A plan asks for dozens of pictures, and one complaint is enough. */
const faulty = new WeakSet<HostPictures>()

function complain(pictures: HostPictures, of: string, detail: unknown): void {
  if (!faulty.has(pictures))
    console.error(`MealPlanner: \`pictures\` ${of} Our own picture is shown.`, detail)
  faulty.add(pictures)
}

/** The host's address for a picture. A mistake of the host loses the picture, not the screen. */
function askHost(pictures: HostPictures, of: PictureOf): string | undefined {
  try {
    const address: unknown = pictures(of)
    if (typeof address === 'string') return address || undefined
    if (address !== null && address !== undefined)
      complain(pictures, 'gave no string. Return an address or null, not a promise.', address)
  } catch (error) {
    complain(pictures, 'threw an error.', error)
  }
  return undefined
}

interface ShownPictureProps {
  readonly of: PictureOf
  /** The address in the shop's catalogue. */
  readonly image?: string | undefined
  /** Our picture, if the host has none or it cannot be loaded. */
  readonly children: ReactNode
}

/**
 * The host's picture if there is one, otherwise ours. Its parent reserves its place, so nothing moves when it loads
 * or fails.
 */
export function ShownPicture({ of, image, children }: ShownPictureProps) {
  const { pictures } = useWidgetSettings()
  const [failed, setFailed] = useState<string | null>(null)
  const address = (pictures && askHost(pictures, of)) ?? image
  if (address !== undefined && address !== failed)
    return <Photo src={address} alt="" loading="lazy" decoding="async" onError={() => setFailed(address)} />
  return <Suspense>{children}</Suspense>
}
