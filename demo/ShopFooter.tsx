import type { ReactNode } from 'react'

const COLUMNS = [
  { title: 'Shop', links: ['Weekly specials', 'Gift cards', 'Store brands'] },
  { title: 'Help', links: ['Delivery areas', 'Returns', 'Contact us'] },
  { title: 'About', links: ['Our growers', 'Careers', 'Press'] },
]

export function ShopFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="shop-footer">
      {COLUMNS.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {links.map((link) => (
              <li key={link}>
                <a href="#shop">{link}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        Fairfield Grocers is an invented shop: this page shows how the meal planner sits inside a real one.
        Nothing here is sold and nothing is delivered.
      </p>
      {children}
    </footer>
  )
}
