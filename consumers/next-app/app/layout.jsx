import Link from 'next/link'

const PAGES = { Start: '/', Shadow: '/shadow', Client: '/client' }

export const metadata = { title: 'A shop made with Next' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <nav>
          {Object.entries(PAGES).map(([name, href]) => (
            <Link key={name} href={href} prefetch={false}>
              {name}
            </Link>
          ))}
        </nav>
        <main>{children}</main>
        <footer>The shop’s own words below the widget</footer>
      </body>
    </html>
  )
}
