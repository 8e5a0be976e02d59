import { Leaf, Search, ShoppingBasket } from 'lucide-react'

const AISLES = ['Fruit & vegetables', 'Meat & fish', 'Dairy & eggs', 'Bakery', 'Pantry', 'Frozen']

export function ShopHeader() {
  return (
    <header className="shop-header">
      <p className="shop-promise">Free delivery over $45 · Order by 2 pm for tonight</p>
      <div className="shop-bar">
        <a className="shop-brand" href="#shop">
          <Leaf aria-hidden="true" /> Fairfield Grocers
        </a>
        <search>
          <form className="shop-search" onSubmit={(event) => event.preventDefault()}>
            <label className="unseen" htmlFor="shop-search">
              Search products
            </label>
            <Search aria-hidden="true" />
            <input id="shop-search" type="search" placeholder="Search 4,200 products" />
          </form>
        </search>
        <a className="shop-basket" href="#basket">
          <ShoppingBasket aria-hidden="true" /> Basket <b>3</b>
        </a>
      </div>
      <nav className="shop-aisles" aria-label="Aisles">
        <ul>
          {AISLES.map((aisle) => (
            <li key={aisle}>
              <a href="#shelf">{aisle}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
