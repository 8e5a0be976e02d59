import { renderToString } from 'react-dom/server'
import { ShopPage } from './ShopPage.js'

/** The shop's page as HTML, for the build. */
export const renderShop = () => renderToString(<ShopPage />)
