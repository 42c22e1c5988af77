import { Box, Paper, Typography } from '@seleta/ui/core'
import { paint } from '@seleta/ui/paint'
import { useCampanha } from '../../queries/rascunho/use-rascunho'
import { describeHead, funcaoOf } from '../../rules/describe-head'

/** The preview header of step 8. */
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
