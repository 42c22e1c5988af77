import { NO_NOME } from '@seleta/contract/campanha-title'
import { situacaoWords } from '@seleta/contract/situacao-words'
import { Box } from '@seleta/ui/core'
import { paint } from '@seleta/ui/paint'
import { useRascunho } from '../../queries/rascunho/use-rascunho'

/** Which campaign one is in, on every step: name, number and state (audit W11). */
export function CampanhaHead() {
  const nome = useRascunho((state) => state.campanha.nome.trim())
  const origin = useRascunho((state) => state.origin)
  const facts =
    origin.kind === 'novo'
      ? ['ainda não salva']
      : [`#${origin.id}`, situacaoWords[origin.kind === 'campanha' ? origin.situacao : 'RASCUNHO']]
  return (
    <Box
      sx={{
        mb: 1,
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        color: paint.textSecondary,
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="strong" sx={{ color: paint.text, fontWeight: 680 }}>
        {nome === '' ? NO_NOME : nome}
      </Box>{' '}
      · {facts.join(' · ')}
    </Box>
  )
}
