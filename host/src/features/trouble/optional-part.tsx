import type { ReactNode } from 'react'
import { Component, Suspense } from 'react'
import { lookForNewer } from '../../queries/remotes/renewal'
import { reportFailure } from '../../queries/remotes/report'
import { notify } from '../toasts/toasts'

/** A part of the frame whose code comes later. If it cannot come, the frame stays and says so. */
export function OptionalPart({ children, onFailure }: { children: ReactNode; onFailure: () => void }) {
  return (
    <Boundary onFailure={onFailure}>
      <Suspense fallback={null}>{children}</Suspense>
    </Boundary>
  )
}

class Boundary extends Component<{ children: ReactNode; onFailure: () => void }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    reportFailure(error, 'frame')
    // Its file may have gone with a release: then the page is offered anew.
    void lookForNewer()
    notify({ text: 'Não foi possível abrir. Confira a conexão e recarregue a página.', tone: 'error' })
    this.props.onFailure()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
