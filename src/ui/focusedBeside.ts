/** The focused element of the document or the shadow root that holds the node; null if there is none. */
export function focusedBeside(node: Node): Element | null {
  const { activeElement = null }: Node & Partial<DocumentOrShadowRoot> = node.getRootNode()
  return activeElement
}
