/** A sequence of input as both protocols of WebDriver describe it. */
type InputSource =
  | {
      readonly type: 'pointer'
      readonly id: string
      readonly parameters: { readonly pointerType: 'mouse' }
      readonly actions: readonly object[]
    }
  | { readonly type: 'key'; readonly id: string; readonly actions: readonly object[] }

/** A real browser with one page. */
export interface Driver {
  goto(url: string): Promise<void>
  /** Runs the text of a function without arguments in the page and resolves to its JSON. */
  evaluate(functionText: string): Promise<unknown>
  perform(input: readonly InputSource[]): Promise<void>
  close(): Promise<void>
}

export interface InstalledBrowser {
  readonly name: string
  start(): Promise<Driver>
}

/** A browser that this machine lacks, and how to get it. */
export interface MissingBrowser {
  readonly name: string
  readonly advice: string
}
