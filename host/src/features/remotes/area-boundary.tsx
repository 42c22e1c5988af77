import type { ReactNode } from 'react'
import { Component } from 'react'

interface Props {
  readonly children: ReactNode
  readonly fallback: (error: unknown) => ReactNode
  readonly onError: (error: unknown) => void
}

/** Keeps a failing area from taking the bars with it. Give it a new `key` to try again. */
export class AreaBoundary extends Component<Props, { error: unknown; hasFailed: boolean }> {
  // Anything can be thrown.
  override state = { error: null as unknown, hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.state.error) : this.props.children
  }
}
