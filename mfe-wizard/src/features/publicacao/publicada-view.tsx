import { plural } from '@seleta/regras/plural'
import { MAX_COUNT_FILTRO } from '@seleta/contract/limits'
import { situacaoWords } from '@seleta/contract/situacao-words'
import type { Campanha } from '@seleta/contract/campanhas'
import { formatInteger } from '@seleta/regras/numbers'
import { Link, paths } from '@seleta/shell'
import { Box, Button, PageHeader } from '@seleta/ui/core'
import { useMatches } from '../../queries/publicada-queries'
import { QUADRO_NAMES, describePublicacao } from '../../rules/quadros'
import { FormSection } from '../passo/form-section'
import { LinkSection } from './link-section'
import { ResendButton } from './resend-button'

/** What one does first with a campaign that is out. */
export function PublicadaView({ campanha }: { readonly campanha: Campanha }) {
  const isOut = campanha.situacao === 'PUBLICADA'
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader
        title={campanha.nome}
        description={
          isOut
            ? `A campanha #${campanha.id} está no ar e recebe inscrições.`
            : `#${campanha.id} · ${situacaoWords[campanha.situacao]}`
        }
        actions={
          <>
            <Button variant="outlined" component={Link} to={paths.campanhas()}>
              Ir para as campanhas
            </Button>
            <Button variant="contained" component={Link} to={paths.candidatos(campanha.id)}>
              Ver candidatos
            </Button>
          </>
        }
      />
      <LinkSection campanha={campanha} />
      <QuadrosSection campanha={campanha} />
      <ConvidarSection campanha={campanha} />
    </Box>
  )
}

function QuadrosSection({ campanha: { id, publicacoes } }: { readonly campanha: Campanha }) {
  const sent = publicacoes.filter(({ estado }) => estado !== 'DESLIGADO')
  return (
    <FormSection title="Nos quadros">
      {sent.length === 0 ? (
        <Box sx={{ fontSize: '0.875rem' }}>
          A campanha não foi enviada a nenhum quadro externo.{' '}
          <Link to={paths.passo('publicar-campanha', id)}>Escolher quadros</Link>
        </Box>
      ) : (
        <Box
          component="ul"
          aria-live="polite"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}
        >
          {sent.map((publicacao) => (
            <li key={publicacao.quadro}>
              <strong>{QUADRO_NAMES[publicacao.quadro]}</strong>
              <Box sx={{ fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
                {describePublicacao(publicacao)}
              </Box>
              {publicacao.estado === 'ERRO' ? (
                <ResendButton campanhaId={id} quadro={publicacao.quadro} />
              ) : null}
            </li>
          ))}
        </Box>
      )}
    </FormSection>
  )
}

/** The company's own people who fit come before any advertisement. */
function ConvidarSection({ campanha }: { readonly campanha: Campanha }) {
  const { total, to } = useMatches(campanha)
  if (total === undefined || total === 0) return null
  const count = total > MAX_COUNT_FILTRO ? `mais de ${formatInteger(MAX_COUNT_FILTRO)}` : formatInteger(total)
  return (
    <FormSection
      title="Quem você já conhece"
      description="Pessoas da Cesta com a função e a cidade desta vaga. Selecione quem quiser e adicione à campanha."
    >
      <Box>
        <Button variant="outlined" component={Link} to={to}>
          Convidar da Cesta ({count} {plural(total, 'combina', 'combinam')})
        </Button>
      </Box>
    </FormSection>
  )
}
