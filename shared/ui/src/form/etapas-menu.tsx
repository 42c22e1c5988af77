import Box from '@mui/material/Box'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { formatInteger } from '@seleta/regras/numbers'
import type { CSSProperties, MouseEvent } from 'react'
import { useRef, useState } from 'react'
import { VisuallyHidden } from '../core/visually-hidden'
import { MailIcon } from '../icons/icons'
import { paint } from '../theme/paint'

/** A stage as the menu names it. */
export interface EtapaChoice {
  readonly id: number
  readonly nome: string
  /** `#rrggbb`. */
  readonly cor: string
  readonly pessoas: number
  /** Entering it writes to people. */
  readonly isEscritora: boolean
}

/** What choosing a stage would send, as it is told before it happens. */
export interface AvisoPergunta {
  /** «1 e-mail»; '' when nothing leaves, and then nothing is asked. */
  readonly quanto: string
  /** The message; '' when it could not be read. */
  readonly texto: string
  /** What else is so; '' when nothing is. */
  readonly nota: string
}

export interface EtapasMenuProps {
  /** Who is moved. */
  readonly nome: string
  /** Null: closed. */
  readonly anchor: HTMLElement | null
  readonly id?: string
  /** Undefined while they are on their way. */
  readonly etapas: readonly EtapaChoice[] | undefined
  /** Why they did not come, with the way to ask again. */
  readonly failure?: { readonly text: string; readonly onRetry: () => void } | null
  /** Stage where the person stands; null is none. */
  readonly etapaId: number | null
  /** Asks what entering a stage that writes would send. */
  readonly askAviso: (etapaId: number) => Promise<AvisoPergunta>
  readonly onMove: (etapaId: number, avisar: boolean) => void
  readonly onClose: () => void
}

const Title = styled('li')({
  padding: '6px 12px 4px',
  color: paint.textSecondary,
  fontSize: '0.75rem',
  lineHeight: '1rem',
})
/** On dark ground mixed with white, because a stage may be black. */
const Dot = styled('span')({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: 5,
  backgroundColor: 'var(--cor)',
  '[data-tema="dark"] &': { backgroundColor: 'color-mix(in oklab, var(--cor) 55%, white)' },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
})
// React's type does not know custom properties.
const corOf = (cor: string) => ({ '--cor': cor }) as CSSProperties
const Count = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
  paddingLeft: 16,
  color: paint.textSecondary,
  fontVariantNumeric: 'tabular-nums',
})
const Aviso = styled('li')({
  maxWidth: 'min(340px, calc(100vw - 48px))',
  padding: '2px 12px 8px',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  '& > p': { margin: 0, maxHeight: 200, overflowY: 'auto' },
  '& > small': { display: 'block', marginTop: 6, color: paint.textSecondary, fontSize: '0.8125rem' },
})

/**
 * The one menu of stages: of cards, lists and details (product 47, 60). A stage that writes is asked about before
 * anybody is moved, in the same place: who gets what, «Enviar» under the finger, «Não avisar» below it.
 */
export function EtapasMenu(props: EtapasMenuProps) {
  const { nome, anchor, id, etapas } = props
  const question = useQuestion(props)
  const asked = etapas?.find((etapa) => etapa.id === question.open?.etapaId)
  const label = asked === undefined ? `Mover ${nome} para` : `Mover ${nome} para ${asked.nome}`
  return (
    <Menu
      // Its size and focus are those of what stands in it.
      key={asked?.id ?? 'etapas'}
      {...(id !== undefined && { id })}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={question.close}
      slotProps={{ list: { 'aria-label': label, 'aria-busy': question.isAsking } }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {asked === undefined || question.open === null
        ? choices(props, question.choose)
        : answers(asked, question.open.aviso, question.move, question.back)}
    </Menu>
  )
}

/** What has been chosen and is asked about; nothing is moved once the menu is closed. */
function useQuestion({ askAviso, onMove, onClose }: EtapasMenuProps) {
  const [open, setOpen] = useState<{ readonly etapaId: number; readonly aviso: AvisoPergunta } | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  /** Grows when what was asked is no longer wanted. */
  const turn = useRef(0)
  const end = () => {
    turn.current += 1
    setOpen(null)
    setIsAsking(false)
  }
  const move = (etapaId: number, avisar: boolean) => {
    end()
    onMove(etapaId, avisar)
  }
  const choose = async (etapa: EtapaChoice) => {
    if (!etapa.isEscritora) return move(etapa.id, true)
    turn.current += 1
    const mine = turn.current
    setIsAsking(true)
    const aviso = await askAviso(etapa.id).catch(() => UNREAD)
    if (turn.current !== mine) return
    if (aviso.quanto === '') return move(etapa.id, true)
    setIsAsking(false)
    setOpen({ etapaId: etapa.id, aviso })
  }
  return {
    open,
    isAsking,
    move,
    back: end,
    choose: (etapa: EtapaChoice) => void choose(etapa),
    close: () => {
      end()
      onClose()
    },
  }
}

const UNREAD: AvisoPergunta = {
  quanto: 'Esta etapa avisa quem entra',
  texto: '',
  nota: 'Não foi possível ver a mensagem agora.',
}

function choices(
  { etapas, failure, etapaId, onClose }: EtapasMenuProps,
  choose: (etapa: EtapaChoice) => void,
) {
  if (failure != null)
    return [
      <MenuItem key="falha" onClick={failure.onRetry}>
        {failure.text} Tentar novamente
      </MenuItem>,
    ]
  if (etapas === undefined)
    return [
      <MenuItem key="espera" disabled>
        Carregando etapas…
      </MenuItem>,
    ]
  return [
    <Title key="titulo" role="presentation">
      Mover para
    </Title>,
    ...etapas.map((etapa) => {
      const isHere = etapa.id === etapaId
      return (
        <MenuItem
          key={etapa.id}
          selected={isHere}
          aria-current={isHere || undefined}
          onClick={() => (isHere ? onClose() : choose(etapa))}
        >
          <Dot style={corOf(etapa.cor)} />
          {etapa.nome}
          <Count>
            {etapa.isEscritora ? (
              <>
                <MailIcon size={16} />
                <VisuallyHidden>, avisa a pessoa, </VisuallyHidden>
              </>
            ) : null}
            {isHere ? 'aqui' : formatInteger(etapa.pessoas)}
          </Count>
        </MenuItem>
      )
    }),
  ]
}

function answers(
  etapa: EtapaChoice,
  aviso: AvisoPergunta,
  move: (etapaId: number, avisar: boolean) => void,
  back: () => void,
) {
  return [
    <AvisoText key="aviso" etapa={etapa} aviso={aviso} />,
    <MenuItem
      key="enviar"
      autoFocus
      aria-describedby={AVISO_ID}
      onClick={(event) => isMeant(event) && move(etapa.id, true)}
    >
      Enviar
    </MenuItem>,
    <MenuItem key="calar" onClick={(event) => isMeant(event) && move(etapa.id, false)}>
      Não avisar
    </MenuItem>,
    <MenuItem key="voltar" onClick={back} sx={{ color: 'text.secondary' }}>
      Outra etapa
    </MenuItem>,
  ]
}

/** The second click of a double one was meant for the stage that stood there before the answer did. */
const isMeant = ({ detail }: MouseEvent): boolean => detail < 2

/** One menu is open at a time. */
const AVISO_ID = 'aviso-do-movimento'

function AvisoText({ etapa, aviso }: { readonly etapa: EtapaChoice; readonly aviso: AvisoPergunta }) {
  const { quanto, texto, nota } = aviso
  return (
    <>
      <Title role="presentation">
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
          <Dot style={corOf(etapa.cor)} />
          {etapa.nome}
        </Box>
      </Title>
      <Aviso role="presentation" id={AVISO_ID}>
        <p>
          {quanto}
          {texto === '' ? '' : `: “${texto}”`}
        </p>
        {nota === '' ? null : <small>{nota}</small>}
      </Aviso>
    </>
  )
}
