import type { ReactNode } from 'react'

const PRODUCTS = Array.from({ length: 12 }, (_, index) => `Product ${index + 1}`)

/** A site around the widget. A layout shift would move its parts. */
export function HostPage({ children }: { children: ReactNode }) {
  return (
    <>
      <header>A shop</header>
      <main>{children}</main>
      <section className="shelf" aria-label="Products">
        {PRODUCTS.map((product) => (
          <div key={product}>{product}</div>
        ))}
      </section>
      <footer>Contact</footer>
    </>
  )
}
