import { FICHA, BY_CONVITE, RECOMENDACAO_WORDS, type Recomendacao } from '@seleta/contract/avaliacao-words'
import type { Avaliacao, VersaoDaAvaliacao } from '@seleta/contract/avaliacoes'
import { formatDecimal } from '@seleta/regras/numbers'
import { Box, Button, StatusChip, Typography } from '@seleta/ui/core'
import { useState } from 'react'
import { TimeAgo } from '../talentos/time-ago'

const TONES = { SIM: 'success', TALVEZ: 'warning', NAO: 'error' } as const satisfies Record<
  Recomendacao,
  string
>

/** What somebody said of a person, with what they had said before (product 73). */
export function AvaliacaoCard({ avaliacao, quem }: { readonly avaliacao: Avaliacao; readonly quem: string }) {
  const [isOpen, setOpen] = useState(false)
  const { anteriores, isConvidado } = avaliacao
  return (
    <Box component="li" sx={{ py: 4, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography component="h4" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
          {quem}
          {isConvidado ? BY_CONVITE : ''}
        </Typography>
        <StatusChip tone={TONES[avaliacao.recomendacao]}>
          {RECOMENDACAO_WORDS[avaliacao.recomendacao]}
        </StatusChip>
        <Typography variant="body2" color="text.secondary">
          média {formatDecimal(avaliacao.media)} · <TimeAgo moment={avaliacao.enviadaEm} />
          {avaliacao.versao > 1 ? ` · versão ${avaliacao.versao}` : ''}
        </Typography>
      </Box>
      <Notes versao={avaliacao} />
      {anteriores.length === 0 ? null : (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ ml: -2, mt: 1 }}>
          {isOpen ? 'Esconder versões anteriores' : `Ver versões anteriores (${anteriores.length})`}
        </Button>
      )}
      {isOpen
        ? anteriores.map((versao) => (
            <Box key={versao.versao} sx={{ mt: 2, pl: 4, borderLeft: 3, borderColor: 'divider' }}>
              <Typography variant="body2" color="text.secondary">
                Versão {versao.versao} · {RECOMENDACAO_WORDS[versao.recomendacao]} · média{' '}
                {formatDecimal(versao.media)} · <TimeAgo moment={versao.enviadaEm} />
              </Typography>
              <Notes versao={versao} />
            </Box>
          ))
        : null}
    </Box>
  )
}

function Notes({ versao: { criterios, notas, texto } }: { readonly versao: VersaoDaAvaliacao }) {
  return (
    <>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: 4,
          rowGap: 1,
          maxWidth: 420,
        }}
      >
        {criterios.map(({ id, nome }) => (
          <Box key={id} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ overflowWrap: 'anywhere' }}>
              {nome}
            </Box>
            <Box component="dd" sx={{ m: 0, fontWeight: 550 }}>
              {notas[id]} de {FICHA.maior}
            </Box>
          </Box>
        ))}
      </Box>
      {texto === '' ? null : (
        <Box sx={{ mt: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '70ch' }}>{texto}</Box>
      )}
    </>
  )
}
