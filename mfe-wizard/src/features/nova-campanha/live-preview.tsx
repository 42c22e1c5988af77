import { NO_NOME } from '@seleta/contract/campanha-title'
import { Box, Typography, useMediaQuery } from '@seleta/ui/core'
import { paint } from '@seleta/ui/paint'
import { memo, useMemo } from 'react'
import { useCampanha } from '../../queries/rascunho/use-rascunho'
import { splitPalavras } from '@seleta/contract/palavras-chave'
import { describeHead, funcaoOf } from '../../rules/describe-head'
import { parseHtml } from '@seleta/regras/html-da-vaga/parse-html'
import { TextoView } from '../texto/texto-view'

/** How the vaga grows, beside the form, where there is room (design.md 4.4). */
export const LivePreview = memo(function LivePreview() {
  const hasRoom = useMediaQuery('(min-width:1536px)')
  return hasRoom ? <Preview /> : null
})

function Preview() {
  const campanha = useCampanha((c) => c)
  const documento = useMemo(() => parseHtml(campanha.vaga.descricao), [campanha.vaga.descricao])
  const palavras = splitPalavras(campanha.palavraChave)
  return (
    <Box
      component="aside"
      aria-label="Prévia da vaga"
      sx={{
        position: 'sticky',
        top: 96,
        maxHeight: 'calc(100vh - 128px)',
        overflowY: 'auto',
        p: 4,
        border: `1px solid ${paint.border}`,
        borderRadius: '10px',
        bgcolor: paint.surface,
        fontSize: '0.8125rem',
        lineHeight: '1.25rem',
        overflowWrap: 'anywhere',
      }}
    >
      <Box sx={{ color: paint.textSecondary, mb: 2 }}>Prévia da vaga</Box>
      <Typography component="p" variant="h4">
        {campanha.nome.trim() === '' ? NO_NOME : campanha.nome}
      </Typography>
      <Box sx={{ mb: 3 }}>{campanha.nomeEmpresa}</Box>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 1, '& dd': { m: 0 }, '& dt': { color: paint.textSecondary } }}
      >
        <div>
          <dt>Função</dt>
          <dd>{funcaoOf(campanha)}</dd>
        </div>
        {describeHead(campanha).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {palavras.length === 0 ? null : (
          <div>
            <dt>Palavras-chave</dt>
            <dd>{palavras.join(' · ')}</dd>
          </div>
        )}
      </Box>
      {documento.length === 0 ? null : (
        <Box sx={{ mt: 3, pt: 3, borderTop: `1px solid ${paint.border}` }}>
          <TextoView documento={documento} />
        </Box>
      )}
    </Box>
  )
}
