import { Box, StatusChip } from '@seleta/ui/core'
import type { ResultadoPessoa } from '../../queries/use-adicionar-a-campanha'

/** What became of each person, failures in words. */
export function ResultadoPorPessoa({ resultados }: { readonly resultados: readonly ResultadoPessoa[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {resultados.map(({ identificador, nome, erro }) => (
        <Box
          key={identificador}
          component="li"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
        >
          <StatusChip tone={erro === null ? 'success' : 'error'}>
            {erro === null ? 'Adicionado' : 'Não adicionado'}
          </StatusChip>
          <strong>{nome}</strong>
          {erro}
        </Box>
      ))}
    </Box>
  )
}
