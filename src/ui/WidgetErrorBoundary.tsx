import { Component, type ReactNode } from 'react'

interface WidgetErrorBoundaryProps {
  readonly children: ReactNode
  /** What stands in for the broken part; `retry` shows the children again. */
  readonly fallback: (retry: () => void) => ReactNode
  readonly onError: (error: unknown) => void
}

/** Keeps a failure of the widget inside the widget. */
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
