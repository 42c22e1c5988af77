import { Box, StatusChip } from '@seleta/ui/core'
import type { ResultadoOfPessoa } from '../../rules/resultado-lote'

/** What became of each person; failures first, because they need somebody. */
export function ResultadosOfPessoas({ pessoas }: { readonly pessoas: readonly ResultadoOfPessoa[] }) {
  const ordered = pessoas.toSorted((a, b) => Number(a.isGood) - Number(b.isGood))
  return (
    <Box
      component="ul"
      aria-label="Resultado por pessoa"
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}
    >
      {ordered.map(({ identificador, nome, isGood, resultado, motivo }) => (
        <Box
          key={identificador}
          component="li"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', fontSize: '0.875rem' }}
        >
          <StatusChip tone={isGood ? 'success' : 'error'}>{resultado}</StatusChip>
          <strong>{nome === '' ? 'Pessoa desconhecida' : nome}</strong>
          {motivo}
        </Box>
      ))}
    </Box>
  )
}
