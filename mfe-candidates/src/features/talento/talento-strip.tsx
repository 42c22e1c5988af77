import { useCan } from '@seleta/api-client'
import { LaterDonoMenu } from '@seleta/campanha/later-dono-menu'
import { MotivoButton } from '@seleta/campanha/motivo-button'
import { ASSIGN_TO, RESPONSAVEL_PELA_PESSOA } from '@seleta/contract/screen-words'
import type { Talento } from '@seleta/contract/talentos'
import { formatDinheiro } from '@seleta/regras/dinheiro'
import { countOf } from '@seleta/regras/plural'
import { Box, Button, paint, StatusChip } from '@seleta/ui/core'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useAvaliacoes } from '../../queries/avaliacoes-queries'
import { useRespostas } from '../../queries/dossie-queries'
import { newestFirst } from '../../rules/time-order'
import { LEFT_BLANK } from '../../rules/words'
import { AvaliacoesFact } from '../avaliacao/avaliacoes-fact'
import { LaterAvaliacoesDialog } from '../avaliacao/later-avaliacoes-dialog'
import { AderenciaCell } from '../talentos/aderencia-cell'
import { SituacaoCell } from '../talentos/situacao-cell'
import { Dia, TimeAgo } from '../talentos/time-ago'
import { ON_SHORT_PHONE } from './short-phone'

type Participacao = Talento['participacoes'][number]

interface Props {
  readonly talento: Talento
  /** That lies under the panel; null elsewhere: the latest application counts (decision 061). */
  readonly campanhaId: number | null
}

/**
 * A line along an edge behind which there is more: what goes along with the words covers the one that stays, as soon as
 * nothing is behind it.
 */
const MORE_BELOW = {
  backgroundImage: [
    `linear-gradient(${paint.sunken}, ${paint.sunken})`,
    `linear-gradient(${paint.sunken}, ${paint.sunken})`,
    `linear-gradient(${paint.controlBorder}, transparent)`,
    `linear-gradient(transparent, ${paint.controlBorder})`,
  ].join(', '),
  backgroundPosition: 'top, bottom, top, bottom',
  backgroundSize: '100% 12px, 100% 12px, 100% 8px, 100% 8px',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const

/** What a decision needs, above the tabs and whatever tab is open (audit P5). */
export function TalentoStrip(props: Props) {
  const [judged, setJudged] = useState<Judged | null>(null)
  return (
    <>
      <Summary {...props} onJudge={setJudged} />
      {judged === null ? null : <LaterAvaliacoesDialog {...judged} onClose={() => setJudged(null)} />}
    </>
  )
}

/** Whose judging is open: it stays so when they are moved, or leave the campaign. */
type Judged = Omit<ComponentProps<typeof LaterAvaliacoesDialog>, 'onClose'>

interface Judging {
  readonly onJudge: (judged: Judged) => void
}

function Summary({ talento, campanhaId, onJudge }: Props & Judging) {
  const participacao = talento.participacoes.find(
    (one) => campanhaId === null || one.campanhaId === campanhaId,
  )
  const [experiencia] = newestFirst(talento.experienciasProfissionais)
  if (participacao === undefined && experiencia === undefined) return null
  return (
    <Box
      component="dl"
      aria-label="Resumo"
      sx={{
        m: 0,
        px: { xs: 4, sm: 6 },
        py: 3,
        flex: 'none',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(148px, 1fr))' },
        columnGap: 6,
        rowGap: 3,
        maxHeight: { xs: '34vh', sm: 'none' },
        overflowY: 'auto',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: paint.sunken,
        ...MORE_BELOW,
        [ON_SHORT_PHONE]: { maxHeight: 'none', overflowY: 'visible' },
      }}
    >
      {participacao === undefined ? null : (
        <OfCampanha
          identificador={talento.identificador}
          nome={talento.informacaoPessoal.nome}
          participacao={participacao}
          isNamed={campanhaId === null}
          onJudge={onJudge}
        />
      )}
      {experiencia === undefined ? null : (
        <Cell label="Último trabalho" isWide>
          {experiencia.funcao || experiencia.nomeEmpresa}
          <Small>
            {[experiencia.funcao === '' ? '' : experiencia.nomeEmpresa, experiencia.periodoEmpresa]
              .filter(Boolean)
              .join(' · ')}
          </Small>
          {experiencia.ultimoSalario === null ? null : (
            <Small>Último salário: {formatDinheiro(experiencia.ultimoSalario)}</Small>
          )}
        </Cell>
      )}
    </Box>
  )
}

interface OfCampanhaProps extends Judging {
  readonly identificador: string
  readonly nome: string
  readonly participacao: Participacao
  /** The campaign is not the one on the page: its name is said. */
  readonly isNamed: boolean
}

function OfCampanha({ identificador, nome, participacao, isNamed, onJudge }: OfCampanhaProps) {
  const { campanhaId, campanha, aderencia, aderenciaDetalhe = [], criadaEm } = participacao
  const { etapa, situacao, naEtapaDesde, eliminadaMotivo = null } = participacao
  const { motivo = null, pedeMotivo = false } = participacao
  const canSay = useCan()('setMotivo')
  return (
    <>
      <Cell label="Aderência">
        <AderenciaCell aderencia={aderencia} detail={aderenciaDetalhe} />
        {isNamed ? (
          <Small>
            para #{campanhaId} {campanha}
          </Small>
        ) : null}
      </Cell>
      <Cell label="Etapa">
        {etapa === '' ? (
          <SituacaoCell situacao={situacao} isEliminada={eliminadaMotivo !== null} />
        ) : (
          <>
            {etapa}
            {eliminadaMotivo === null ? null : <Small>Eliminada: {eliminadaMotivo}</Small>}
          </>
        )}
        {naEtapaDesde === undefined ? null : (
          <Small>
            <TimeAgo moment={naEtapaDesde} />
          </Small>
        )}
        {pedeMotivo && canSay ? (
          <Box sx={{ ml: '-10px' }}>
            <MotivoButton
              key={campanhaId}
              campanhaId={campanhaId}
              identificadores={[identificador]}
              motivo={motivo}
            />
          </Box>
        ) : motivo === null ? null : (
          <Small>Motivo: {motivo.nome}</Small>
        )}
      </Cell>
      <Responsavel
        key={`responsável ${identificador} ${campanhaId}`}
        {...{ identificador, nome, participacao }}
      />
      <Cell label="Inscrita em">
        <Dia moment={criadaEm} />
      </Cell>
      <Avaliacoes
        key={`avaliações ${identificador} ${campanhaId}`}
        {...{ identificador, nome, campanhaId, onJudge }}
      />
      <Respostas identificador={identificador} campanhaId={campanhaId} />
    </>
  )
}

/** Who takes care of the person here, and who shall (product 71). */
function Responsavel({
  identificador,
  nome,
  participacao: { campanhaId, dono = null, pedeDono = false },
}: Pick<OfCampanhaProps, 'identificador' | 'nome' | 'participacao'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const canSet = useCan()('setDono') && pedeDono
  if (!canSet && dono === null) return null
  return (
    <Cell label={RESPONSAVEL_PELA_PESSOA}>
      {canSet ? (
        <Box sx={{ ml: '-10px' }}>
          <Button
            size="small"
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            {dono?.nome ?? ASSIGN_TO}
          </Button>
        </Box>
      ) : (
        dono?.nome
      )}
      {anchor === null ? null : (
        <LaterDonoMenu
          {...{ campanhaId, dono, anchor }}
          identificadores={[identificador]}
          quem={nome}
          onClose={() => setAnchor(null)}
        />
      )}
    </Cell>
  )
}

/** What the team said, and one's own turn to (product 73); nothing where nobody judges, or has. */
function Avaliacoes({ onJudge, ...of }: Judged & Judging) {
  const [etapa] = useAvaliacoes(of.identificador, of.campanhaId).data ?? []
  if (etapa === undefined) return null
  return (
    <Cell label={`Avaliações · ${etapa.etapa}`}>
      <AvaliacoesFact etapa={etapa} onOpen={() => onJudge(of)} />
    </Cell>
  )
}

/** How many answers are right, which are not, and what was left blank; nothing where nothing is judged. */
function Respostas({
  identificador,
  campanhaId,
}: {
  readonly identificador: string
  readonly campanhaId: number
}) {
  const respostas = (useRespostas(identificador).data ?? []).filter((one) => one.campanhaId === campanhaId)
  const judged = respostas.filter(({ isCorreta }) => isCorreta !== null)
  const wrong = judged.filter(({ isCorreta }) => isCorreta === false)
  const blank = respostas.filter(({ resposta }) => resposta === '')
  if (judged.length === 0 && blank.length === 0) return null
  return (
    <Cell label="Respostas" isWide={wrong.length + blank.length > 0}>
      {wrong.length > 0 ? (
        <StatusChip tone="warning">
          {wrong.length} de {judged.length} não atendem
        </StatusChip>
      ) : judged.length > 0 ? (
        <StatusChip tone="success">
          {countOf(judged.length, 'resposta atende', 'respostas atendem')}
        </StatusChip>
      ) : null}
      {[...wrong, ...blank].map(({ pergunta, resposta }) => (
        <Small key={pergunta}>
          {pergunta} <strong>{resposta === '' ? LEFT_BLANK : resposta}</strong>
        </Small>
      ))}
    </Cell>
  )
}

interface CellProps {
  readonly label: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

function Cell({ label, isWide = false, children }: CellProps) {
  return (
    <Box
      sx={{
        minWidth: 0,
        fontSize: '0.9375rem',
        ...(isWide && { gridColumn: { xs: '1 / -1', sm: 'span 2' } }),
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem', mb: 0.5 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  )
}

const Small = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', lineHeight: '1.125rem' }}>{children}</Box>
)
