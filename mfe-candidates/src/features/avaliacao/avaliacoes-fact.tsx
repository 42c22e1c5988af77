import { tellAvaliacoes, tellEspalhamento } from '@seleta/contract/avaliacao-words'
import type { AvaliacoesDaEtapa } from '@seleta/contract/avaliacoes'
import { Box, Button } from '@seleta/ui/core'

interface Props {
  readonly etapa: AvaliacoesDaEtapa
  /** Opens the dialog, which outlives this line: the person may be moved to where nobody judges. */
  readonly onOpen: () => void
}

/** What came of the judging, in one line, and the way to it: detail and review have it above the tabs (product 73). */
export function AvaliacoesFact({ etapa, onOpen }: Props) {
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
        <Button size="small" onClick={onOpen}>
          {isMyTurn ? 'Avaliar' : 'Ver avaliações'}
        </Button>
      </Box>
    </>
  )
}
