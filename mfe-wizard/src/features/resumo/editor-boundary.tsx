import { Box, ErrorState, Skeleton } from '@seleta/ui/core'
import type { ReactNode } from 'react'
import { Component } from 'react'

/** The room of the editor while its code is on its way. */
export function EditorLoading() {
  return (
    <Box role="status" aria-busy aria-label="Carregando editor">
      <Skeleton variant="rounded" height={44} sx={{ mb: 1 }} />
      <Skeleton variant="rounded" height={360} />
    </Box>
  )
}

/** The editor's code did not come: the rest of the step goes on, the text is kept. */
export class EditorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <ErrorState
        level={4}
        title="O editor não carregou."
        kept="O texto da vaga continua guardado. Salve e abra esta página de novo."
        onRetry={() => window.location.reload()}
      />
    )
  }
}
