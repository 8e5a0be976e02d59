import { Apple, Carrot, Egg, Fish, Milk, Wheat } from 'lucide-react'

const PRODUCTS = [
  { name: 'Gala apples', size: '3 lb bag', price: '$4.98', Icon: Apple, tone: 'rose' },
  { name: 'Large brown eggs', size: 'dozen', price: '$2.27', Icon: Egg, tone: 'sand' },
  { name: 'Bunch carrots', size: '1 lb', price: '$1.06', Icon: Carrot, tone: 'amber' },
  { name: 'Whole milk', size: 'gallon', price: '$4.23', Icon: Milk, tone: 'sky' },
  { name: 'Atlantic salmon', size: 'per lb', price: '$11.49', Icon: Fish, tone: 'coral' },
  { name: 'Sourdough loaf', size: '20 oz', price: '$3.79', Icon: Wheat, tone: 'wheat' },
] as const

export function ProductShelf() {
  return (
    <section id="shelf" className="shelf" aria-labelledby="shelf-title">
      <h2 id="shelf-title">Popular this week</h2>
      <ul>
        {PRODUCTS.map(({ name, size, price, Icon, tone }) => (
          <li key={name} className="product">
            <div className={`product-picture ${tone}`}>
              <Icon aria-hidden="true" />
            </div>
            <p className="product-name">{name}</p>
            <p className="product-size">{size}</p>
            <p className="product-price">{price}</p>
            <button type="button">
              Add<span className="unseen"> {name} to basket</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
