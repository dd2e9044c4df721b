export interface Engine {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>
  /** Evaluates a JavaScript expression in the page; its value must be JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Scrolls to the element and clicks its centre. */
  click(selector: string): Promise<void>
  /** Clicks the element and types into it. */
  type(selector: string, text: string): Promise<void>
  close(): Promise<void>
}

/** Why an engine cannot be tried here, in words that say what to install. */
export class MissingEngineError extends Error {}
