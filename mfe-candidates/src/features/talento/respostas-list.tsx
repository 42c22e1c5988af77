import type { RespostaDoTalento } from '@seleta/contract/dossie'
import { Box, StatusChip } from '@seleta/ui/core'
import { LEFT_BLANK } from '../../rules/words'

/** What somebody answered, and whether it is what was asked for (product 25). */
export function RespostasList({ respostas }: { readonly respostas: readonly RespostaDoTalento[] }) {
  return (
    <Box component="dl" aria-label="Respostas" sx={{ m: 0, display: 'grid', gap: 3 }}>
      {respostas.map(({ pergunta, resposta, isCorreta }) => (
        <div key={pergunta}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {pergunta}
          </Box>
          <Box component="dd" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
            {resposta === '' ? LEFT_BLANK : resposta}
            {isCorreta === null ? null : (
              <StatusChip tone={isCorreta ? 'success' : 'warning'}>
                {isCorreta ? 'Atende' : 'Não atende'}
              </StatusChip>
            )}
          </Box>
        </div>
      ))}
    </Box>
  )
}
