import { Asked } from '@seleta/campanha/asked'
import type { AvaliacaoPendente, AvaliacoesDaEtapa } from '@seleta/contract/avaliacoes'
import { countOf } from '@seleta/regras/plural'
import { Alert, Box, Button, Paper, Typography } from '@seleta/ui/core'
import { useAvaliacoes, useNextAhead } from '../../queries/avaliacoes-queries'
import { AvaliacaoForm } from '../avaliacao/avaliacao-form'
import { useBegunEtapa } from '../avaliacao/use-begun-etapa'
import { TimeAgo } from '../talentos/time-ago'
import { FatosNaMesa } from './fatos-na-mesa'

interface Props {
  readonly pessoa: AvaliacaoPendente
  /** How many wait, this one too. */
  readonly esperam: number
  /** Who comes next, where they are of the same campaign. */
  readonly next: AvaliacaoPendente | undefined
  /** One has just come here from somebody else: their name is read, from the top. */
  readonly hasFocus: boolean
  readonly onSent: () => void
  /** Their card is being written: they stay until whoever writes goes on. */
  readonly onBegun: () => void
  /** Undefined: nobody else waits. */
  readonly onSkip: (() => void) | undefined
}

/** One person, what is known of them and one's own card of them: beside each other where there is room (product 72). */
export function PessoaNaMesa(props: Props) {
  const { pessoa, esperam, next, hasFocus } = props
  useNextAhead(next?.identificador, pessoa.campanhaId)
  return (
    <Box component="section" aria-labelledby="pessoa-na-mesa">
      <Box sx={{ mb: 4 }}>
        <Typography
          component="h2"
          variant="h2"
          id="pessoa-na-mesa"
          tabIndex={-1}
          ref={hasFocus ? showFromTop : null}
          sx={{ overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
        >
          {pessoa.nome}
        </Typography>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {pessoa.campanha} · {pessoa.etapa} · na etapa <TimeAgo moment={pessoa.desde} />
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {countOf(esperam, 'pessoa espera', 'pessoas esperam')} por você
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 440px' },
          gap: 6,
          alignItems: 'start',
        }}
      >
        <FatosNaMesa identificador={pessoa.identificador} campanhaId={pessoa.campanhaId} nome={pessoa.nome} />
        <Paper variant="outlined" sx={CARD}>
          <Card {...props} />
        </Paper>
      </Box>
    </Box>
  )
}

/** Where it stands beside what is known it stays in sight, and is scrolled in itself when it is longer than the window. */
const CARD = {
  px: { xs: 4, sm: 6 },
  pt: 5,
  position: { lg: 'sticky' },
  top: { lg: 80 },
  maxHeight: { lg: 'calc(100dvh - 96px)' },
  overflowY: { lg: 'auto' },
} as const

/** Focus without a jump of its own, then the top of the page: the same on every width. */
function showFromTop(heading: HTMLElement | null): void {
  if (heading === null || heading.dataset['seen'] !== undefined) return
  heading.dataset['seen'] = ''
  heading.focus({ preventScroll: true })
  window.scrollTo({ top: 0 })
}

function Card(props: Props) {
  const { pessoa, onSkip } = props
  return (
    <Asked
      query={useAvaliacoes(pessoa.identificador, pessoa.campanhaId)}
      loading="Carregando a ficha"
      rows={5}
      level={3}
      gone="Esta pessoa saiu da campanha."
      action={onSkip === undefined ? undefined : <SkipButton onSkip={onSkip} />}
    >
      {(etapas) => <DaEtapa {...props} present={etapas} />}
    </Asked>
  )
}

function DaEtapa({
  pessoa,
  present,
  onSent,
  onBegun,
  onSkip,
}: Props & { readonly present: readonly AvaliacoesDaEtapa[] }) {
  const { etapas, begin } = useBegunEtapa(present)
  const [etapa] = etapas
  if (etapa?.ficha === null || etapa?.canAvaliar !== true)
    return (
      <Alert
        severity="info"
        sx={{ mb: 5 }}
        action={onSkip === undefined ? null : <SkipButton onSkip={onSkip} />}
      >
        Esta pessoa não espera mais pela sua avaliação nesta etapa.
      </Alert>
    )
  return (
    <>
      <Typography component="h3" variant="h3" sx={{ mb: 4 }}>
        {etapa.ficha.nome}
      </Typography>
      <AvaliacaoForm
        key={etapa.etapaId}
        identificador={pessoa.identificador}
        campanhaId={pessoa.campanhaId}
        etapa={etapa}
        onSent={onSent}
        onBegun={() => {
          begin(etapa)
          onBegun()
        }}
        onSkip={onSkip}
        isInRow
      />
    </>
  )
}

const SkipButton = ({ onSkip }: { readonly onSkip: () => void }) => (
  <Button variant="outlined" size="small" onClick={onSkip}>
    Pular
  </Button>
)
