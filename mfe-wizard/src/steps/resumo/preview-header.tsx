import type { CampanhaRascunho } from '@seleta/contract/campanhas'
import { Box, Paper, Typography } from '@seleta/ui/core'
import { formatMoney } from '@seleta/ui/masks'
import { paint } from '@seleta/ui/paint'
import { useCampanha } from '../../rascunho/use-rascunho'
import { MODALIDADES } from '../localizacao/modalidades'

/**
 * What the head of the vaga shows (spec section 2, step 8): function, first city and state, contract type, work
 * mode, PCD and minimum salary. What is not given says so.
 */
export function describeHead(
  campanha: CampanhaRascunho,
): readonly (readonly [label: string, value: string])[] {
  const { vaga } = campanha
  const cidade = campanha.cidades[0]?.cidade
  const none = 'não informado'
  return [
    ['Local', cidade === undefined ? none : `${cidade.nome} – ${cidade.uf}`],
    ['Contratação', vaga.tipoContratacoes.map(({ descricao }) => descricao).join(', ') || none],
    [
      'Modalidade',
      MODALIDADES.find(({ value }) => value !== null && value === vaga.modalidade)?.label ?? none,
    ],
    ['Exclusiva para PCD', campanha.exclusivoPcd ? 'sim' : 'não'],
    ['Salário a partir de', vaga.salarioMin > 0 ? formatMoney(vaga.salarioMin) : none],
  ]
}

export function funcaoOf({ vaga }: CampanhaRascunho): string {
  return vaga.funcoes.find(({ funcao }) => funcao.id !== 0)?.funcao.descricao ?? 'Função não informada'
}

export function PreviewHeader() {
  const campanha = useCampanha((c) => c)
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Prévia do cabeçalho"
      sx={{ p: { xs: 4, sm: 6 }, mb: 6 }}
    >
      <Typography component="h3" variant="h3">
        {funcaoOf(campanha)}
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          gap: 4,
          m: 0,
          mt: 4,
          fontSize: '0.875rem',
          '& dt': { color: paint.textSecondary, fontSize: '0.8125rem' },
          '& dd': { m: 0, fontWeight: 550, overflowWrap: 'anywhere' },
        }}
      >
        {describeHead(campanha).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </Paper>
  )
}
