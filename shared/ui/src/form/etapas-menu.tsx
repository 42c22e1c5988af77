import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { formatInteger } from '@seleta/regras/numbers'
import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { VisuallyHidden } from '../core/visually-hidden'
import { MailIcon } from '../icons/icons'
import { paint } from '../theme/paint'
import type { AvisoPergunta, MotivoChoice } from './etapas-menu-answers'
import { answers, corOf, Dot, motivosStyle, Title } from './etapas-menu-answers'

/** A stage as the menu names it. */
export interface EtapaChoice {
  readonly id: number
  readonly nome: string
  /** `#rrggbb`. */
  readonly cor: string
  readonly pessoas: number
  /** Entering it writes to people. */
  readonly isEscritora: boolean
  /** It is an end that has a reason (product 68). */
  readonly asksMotivo?: boolean
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
  /** The company's reasons, asked for where the stage has one; absent while they are not known. */
  readonly motivos?: readonly MotivoChoice[] | undefined
  /** What else can be done with whoever it is about. */
  readonly others?: readonly { readonly label: string; readonly onChoose: () => void }[]
  /** @param motivoId null: nobody says why */
  readonly onMove: (etapaId: number, avisar: boolean, motivoId: number | null) => void
  readonly onClose: () => void
}

const Count = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  marginLeft: 'auto',
  paddingLeft: 16,
  color: paint.textSecondary,
  fontVariantNumeric: 'tabular-nums',
})
/**
 * The one menu of stages: of cards, lists and details (product 47, 60). A stage that writes is asked about before
 * anybody is moved, in the same place: who gets what, «Enviar» under the finger, «Não avisar» below it. An end asks for
 * its reason there too: a digit says it, Enter goes on without one.
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
      onKeyDown={question.press}
      slotProps={{
        list: {
          'aria-label': label,
          'aria-busy': question.isAsking,
          ...(question.motivos.length > 0 && { sx: motivosStyle }),
        },
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      {asked === undefined || question.open === null
        ? choices(props, question.choose)
        : answers({
            etapa: asked,
            aviso: question.open.aviso,
            motivos: question.motivos,
            motivoId: question.motivoId,
            onMotivo: question.pick,
            onMove: question.move,
            onBack: question.back,
          })}
    </Menu>
  )
}

/** What has been chosen and is asked about; nothing is moved once the menu is closed. */
function useQuestion({ etapas, motivos, askAviso, onMove, onClose }: EtapasMenuProps) {
  const [open, setOpen] = useState<{ readonly etapaId: number; readonly aviso: AvisoPergunta } | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [motivoId, setMotivoId] = useState<number | null>(null)
  /** Grows when what was asked is no longer wanted. */
  const turn = useRef(0)
  const isFinal = etapas?.some(({ id, asksMotivo }) => id === open?.etapaId && asksMotivo === true) === true
  const offered = isFinal ? (motivos ?? []) : []
  const end = () => {
    turn.current += 1
    setOpen(null)
    setIsAsking(false)
    setMotivoId(null)
  }
  const move = (etapaId: number, avisar: boolean) => {
    end()
    onMove(etapaId, avisar, motivoId)
  }
  const pick = (id: number) => setMotivoId(id === motivoId ? null : id)
  const choose = async (etapa: EtapaChoice) => {
    const isAsked = etapa.asksMotivo === true && (motivos ?? []).length > 0
    if (!etapa.isEscritora && !isAsked) return move(etapa.id, true)
    turn.current += 1
    const mine = turn.current
    setIsAsking(true)
    const aviso = etapa.isEscritora ? await askAviso(etapa.id).catch(() => UNREAD) : NO_AVISO
    if (turn.current !== mine) return
    if (aviso.quanto === '' && !isAsked) return move(etapa.id, true)
    setIsAsking(false)
    setOpen({ etapaId: etapa.id, aviso })
  }
  return {
    open,
    isAsking,
    motivos: offered,
    motivoId,
    pick,
    move,
    back: end,
    choose: (etapa: EtapaChoice) => void choose(etapa),
    /** A digit is the reason that has it. */
    press: ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const motivo =
        /^[1-9]$/.test(key) && !ctrlKey && !metaKey && !altKey ? offered[Number(key) - 1] : undefined
      if (motivo !== undefined) pick(motivo.id)
    },
    close: () => {
      end()
      onClose()
    },
  }
}

const NO_AVISO: AvisoPergunta = { quanto: '', texto: '', nota: '' }
const UNREAD: AvisoPergunta = {
  quanto: 'Esta etapa avisa quem entra',
  texto: '',
  nota: 'Não foi possível ver a mensagem agora.',
}

function choices(
  { etapas, failure, etapaId, others = [], onClose }: EtapasMenuProps,
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
    ...others.map(({ label, onChoose }) => (
      <MenuItem key={label} onClick={onChoose} sx={{ color: 'text.secondary' }}>
        {label}
      </MenuItem>
    )),
  ]
}
