import { Component, type ReactNode } from 'react'
import { logNotice } from '#browser/loading/log-notice.ts'

interface OptionalPartProps {
  readonly children: ReactNode
  /** What stands in its place once it has failed: nothing, unless given. */
  readonly fallback?: ReactNode
  /** Called when the part has failed and was taken from the page. */
  readonly onError?: () => void
}

/** A part of an island that can be missing: if it throws, it alone goes, and all around it stays. */
export class OptionalPart extends Component<OptionalPartProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    logNotice('A part of the page failed.', error)
    this.props.onError?.()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
