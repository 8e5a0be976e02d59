import { Liquid, Tag, type TagToken, type TopLevelToken } from 'liquidjs'

/** Shopify's tag with the section's settings, which renders nothing. */
class SchemaTag extends Tag {
  constructor(token: TagToken, tokens: TopLevelToken[], liquid: Liquid) {
    super(token, tokens, liquid)
    for (let next = tokens.shift(); next; next = tokens.shift()) {
      if (next.getText().includes('endschema')) return
    }
    throw new Error('{% schema %} is not closed.')
  }

  render() {
    return ''
  }
}

/** The address of a file of the theme's assets, which have no folders. */
const assetUrl = (file: string) => `/cdn/shop/t/1/assets/${file}?v=176`

/** Renders a Shopify section as a shop does. */
export function renderLiquid(template: string, scope: object): string {
  const engine = new Liquid({ strictFilters: true, strictVariables: true })
  engine.registerTag('schema', SchemaTag)
  engine.registerFilter('asset_url', assetUrl)
  return engine.parseAndRenderSync(template, scope)
}
