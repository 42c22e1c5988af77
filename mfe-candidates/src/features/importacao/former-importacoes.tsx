import { vocabulary } from '@seleta/regras/vocabulary'
import { countOf } from '@seleta/regras/plural'
import type { Importacao } from '@seleta/contract/importacoes'
import { Box, Button, Typography } from '@seleta/ui/core'
import { TimeAgo } from '../talentos/time-ago'
import { useImportacoes } from '../../queries/importacao-queries'

const ESTADOS = vocabulary<Importacao['estado'], string>({
  lida: 'à espera das colunas',
  conferindo: 'em conferência',
  conferida: 'conferida, ainda não importada',
  importando: 'em andamento',
  concluida: 'concluída',
  desfazendo: 'sendo desfeita',
  desfeita: 'desfeita',
})

/** The company's last imports: to go on with, to look at, to take back. */
export function FormerImportacoes({ onOpen }: { readonly onOpen: (id: number) => void }) {
  const importacoes = useImportacoes().data ?? []
  if (importacoes.length === 0) return null
  return (
    <Box component="section" aria-label="Importações anteriores" sx={{ mt: 8 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 3 }}>
        Importações anteriores
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {importacoes.map((importacao) => (
          <Box
            key={importacao.id}
            component="li"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 3,
              py: 2,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 550 }}>{importacao.arquivo}</Box>
              <Typography variant="caption" color="text.secondary">
                {countOf(importacao.total, 'linha', 'linhas')} · {ESTADOS[importacao.estado]} ·{' '}
                {importacao.quem === '' ? '' : `${importacao.quem} · `}
                <TimeAgo moment={importacao.criadaEm} />
              </Typography>
            </Box>
            <Button
              size="small"
              aria-label={`Abrir a importação de ${importacao.arquivo}`}
              onClick={() => onOpen(importacao.id)}
            >
              Abrir
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
