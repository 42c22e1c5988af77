import { copyRefused } from '@seleta/contract/screen-words'
import { Box, Button, Typography } from '@seleta/ui/core'
import { useEffect, useState } from 'react'
import { useRouteError } from 'react-router-dom'
import { reportFailure } from '../queries/remotes/report'
import { TroublePage } from '../features/trouble/trouble-page'

/** Spec section 8 and product 59: the exact title, then in Portuguese what is safe and what to do. */
export function RouterErrorPage({ isFramed = false }: { isFramed?: boolean }) {
  const error = useRouteError()
  const code = codeOf(error)
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no')
  useEffect(() => reportFailure(error, 'router'), [error])
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    )
  return (
    <TroublePage title="Unexpected Application Error!" isFramed={isFramed}>
      <Typography>
        Algo falhou ao montar esta tela. O que você já salvou está guardado. Recarregue a página; se o erro
        voltar, envie o código abaixo para o suporte.
      </Typography>
      <Box component="code" sx={{ typography: 'body2', color: 'text.secondary', userSelect: 'all' }}>
        {code}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Recarregar
        </Button>
        <Button variant="outlined" onClick={copy}>
          {copied === 'yes' ? 'Código copiado' : 'Copiar código'}
        </Button>
      </Box>
      <Typography component="output" variant="body2">
        {copied === 'refused' ? copyRefused('o código') : ''}
      </Typography>
    </TroublePage>
  )
}

/** Short, without personal data: kind of error, page, moment. */
function codeOf(error: unknown): string {
  const kind = error instanceof Error ? error.name : 'Error'
  return `host/${kind}${window.location.pathname}/${Math.floor(Date.now() / 1000).toString(36)}`
}
