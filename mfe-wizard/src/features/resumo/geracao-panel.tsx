import { Box, Button, LinearProgress } from '@seleta/ui/core'
import { paint } from '@seleta/ui/paint'
import { sliceDocumento } from '@seleta/regras/html-da-vaga/documento'
import { TextoView } from '../texto/texto-view'
import { useFinishByKey } from './use-finish-by-key'
import type { Geracao } from '../../queries/use-geracao'

export interface GeracaoPanelProps {
  readonly geracao: Geracao
  readonly onFinish: () => void
  readonly onStop: () => void
}

const AUTOR = {
  ia: 'Escrito por um modelo de IA a partir do que você preencheu. Revise antes de publicar.',
  seleta: 'Escrito pelo redator da Seleta a partir do que você preencheu: nenhuma IA está configurada.',
} as const

/** The text that is being written, and who wrote it (product 33). */
export function GeracaoPanel({ geracao, onFinish, onStop }: GeracaoPanelProps) {
  useFinishByKey(geracao.kind === 'typing', onFinish)
  switch (geracao.kind) {
    case 'idle':
      return null
    case 'asking':
      return (
        <Box aria-busy sx={{ display: 'flex', alignItems: 'center', gap: 4 }}>
          <LinearProgress sx={{ flex: 1 }} aria-label="Gerando descrição" />
          <Button size="small" onClick={onStop}>
            Parar
          </Button>
        </Box>
      )
    case 'typing':
      return (
        <div>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2, alignItems: 'center' }}>
            <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, fontSize: '0.8125rem', color: paint.textSecondary }}>
              {AUTOR[geracao.autor]}
            </Box>
            <Button size="small" variant="outlined" onClick={onFinish}>
              Mostrar tudo
            </Button>
            <Button size="small" onClick={onStop}>
              Parar
            </Button>
          </Box>
          {/* Screen readers hear the start and the end, not every letter. */}
          <Box
            aria-busy
            aria-hidden
            // Not the click: the text grows between its press and its release, and the pressed place may be gone.
            onMouseDown={onFinish}
            sx={{
              minHeight: 405,
              p: 4,
              border: `1px solid ${paint.border}`,
              borderRadius: 1.5,
              bgcolor: paint.surface,
              cursor: 'pointer',
            }}
          >
            <TextoView documento={sliceDocumento(geracao.documento, geracao.shown)} />
          </Box>
        </div>
      )
    case 'done':
      return (
        <Box sx={{ fontSize: '0.8125rem', color: paint.textSecondary }}>
          {AUTOR[geracao.autor]}
          {geracao.isWhole ? '' : ' A geração foi interrompida: o texto está incompleto.'}
        </Box>
      )
  }
}
