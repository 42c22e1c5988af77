import { tellAvaliacoes, tellEspalhamento } from '@seleta/contract/avaliacao-words'
import type { AvaliacoesDaEtapa } from '@seleta/contract/avaliacoes'
import { Box, Button } from '@seleta/ui/core'
import { lazy, Suspense, useState } from 'react'

const AvaliacoesDialog = lazy(() =>
  import('./avaliacoes-dialog').then((m) => ({ default: m.AvaliacoesDialog })),
)

interface Props {
  readonly identificador: string
  readonly nome: string
  readonly campanhaId: number
  /** The first is shown. */
  readonly etapas: readonly [AvaliacoesDaEtapa, ...AvaliacoesDaEtapa[]]
}

/** What came of the judging, in one line, and the way to it: detail and review have it above the tabs (product 73). */
export function AvaliacoesFact({ identificador, nome, campanhaId, etapas }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [etapa] = etapas
  const spread = tellEspalhamento(etapa)
  const isMyTurn = etapa.canAvaliar && etapa.minha === null
  return (
    <>
      {tellAvaliacoes({ ...etapa, faltam: etapa.faltam.length })}
      {spread === '' ? null : (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', lineHeight: '1.125rem' }}>
          médias {spread}
        </Box>
      )}
      <Box sx={{ ml: '-10px' }}>
        <Button size="small" onClick={() => setOpen(true)}>
          {isMyTurn ? 'Avaliar' : 'Ver avaliações'}
        </Button>
      </Box>
      {isOpen ? (
        <Suspense>
          <AvaliacoesDialog
            identificador={identificador}
            nome={nome}
            campanhaId={campanhaId}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}
