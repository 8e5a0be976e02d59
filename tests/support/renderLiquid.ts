import { Liquid, Tag, type TagToken, type TopLevelToken } from 'liquidjs'

/** Shopify's tag that holds the section's settings and writes nothing. */
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

/** Where a shop has a file of its theme's assets, which know no folders. */
const assetUrl = (file: string) => `/cdn/shop/t/1/assets/${file}?v=176`

/** A Shopify section as the shop would render it. */
export function renderLiquid(template: string, scope: object): string {
  const engine = new Liquid({ strictFilters: true, strictVariables: true })
  engine.registerTag('schema', SchemaTag)
  engine.registerFilter('asset_url', assetUrl)
  return engine.parseAndRenderSync(template, scope)
}
