import { Component, type ReactNode } from 'react'

interface WidgetErrorBoundaryProps {
  readonly children: ReactNode
  /** What shows in place of the broken part; `retry` renders the children again. */
  readonly fallback: (retry: () => void) => ReactNode
  readonly onError: (error: unknown) => void
}

/** Catches render errors of the widget before they reach the host's tree. */
export class WidgetErrorBoundary extends Component<WidgetErrorBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return this.props.fallback(() => this.setState({ broken: false }))
  }
}
