import { Paper, Typography } from '@seleta/ui/core'
import type { ReactNode } from 'react'

/** One titled card of Configurações; `id` is where its link in the page's index leads. */
export function ConfiguracoesSection({
  id,
  title,
  text,
  children,
}: {
  id: string
  title: string
  text?: string
  children: ReactNode
}) {
  return (
    <Paper
      component="section"
      id={id}
      aria-labelledby={`${id}-titulo`}
      sx={{ p: { xs: 4, sm: 6 }, display: 'grid', gap: 4, scrollMarginTop: 80 }}
    >
      <div>
        <Typography variant="h2" id={`${id}-titulo`} sx={{ fontSize: '1.125rem', lineHeight: '1.625rem' }}>
          {title}
        </Typography>
        {text !== undefined && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', maxWidth: '70ch' }}>
            {text}
          </Typography>
        )}
      </div>
      {children}
    </Paper>
  )
}
