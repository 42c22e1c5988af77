import { withTalento } from '@seleta/contract/dashboard-addresses'
import type { MensagemItem } from '@seleta/contract/avisos'
import { canalWords } from '@seleta/contract/canais'
import { isForHand, isUndelivered, isWaiting } from '@seleta/contract/mensagem-estados'
import { whatsappLink } from '@seleta/regras/telefone'
import { Link as RouterLink, useSearchParams } from '@seleta/shell'
import { Box, ButtonBase, CellButton, CellLink, Link, StatusChip, focusRing } from '@seleta/ui/core'
import type { TableColumn } from '@seleta/ui/grid'
import { CheckIcon, SendIcon, CloseIcon, WhatsAppIcon } from '@seleta/ui/icons'
import { CARDS } from '../talentos/talentos-columns'
import { addressWords, estadoOf, mayReturn, momentOf, readerOf, reasonOf } from '../../rules/mensagem-words'

export interface MensagemActions {
  readonly open: (mensagem: MensagemItem) => void
  readonly retry: (mensagem: MensagemItem) => void
  readonly cancel: (mensagem: MensagemItem) => void
  readonly mark: (mensagem: MensagemItem) => void
}

/** Under this width, in px, the campaign stands under the subject. */
const CAMPANHA_FROM = 1100
/** Under this one the moment stands beside the state. */
const MOMENT_FROM = 1000
export const NARROW_MENSAGENS = `(max-width: ${MOMENT_FROM - 0.05}px)`

const small = { color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem' } as const
const whole = { overflowWrap: 'anywhere' } as const
/** How a text begins, in one line: a press opens all of it. */
const beginning = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/** Whom, what, about which job, how it went and when, and what can be done (product 67). */
export function mensagensColumns(
  now: Date,
  actions: MensagemActions,
  isNarrow: boolean,
): readonly TableColumn<MensagemItem>[] {
  return [
    {
      id: 'pessoa',
      label: 'Para',
      card: 'title',
      flex: 1.8,
      minWidth: isNarrow ? 140 : 200,
      render: (mensagem) => <Pessoa mensagem={mensagem} />,
    },
    {
      id: 'mensagem',
      label: 'Mensagem',
      flex: 2.4,
      minWidth: isNarrow ? 116 : 180,
      render: (mensagem) => <Texto mensagem={mensagem} onOpen={() => actions.open(mensagem)} />,
    },
    {
      id: 'campanha',
      label: 'Campanha',
      flex: 1.2,
      minWidth: 120,
      hideBelow: CAMPANHA_FROM,
      render: ({ campanha }) => campanha?.nome ?? '—',
    },
    {
      id: 'estado',
      label: 'Estado',
      flex: 1.8,
      minWidth: isNarrow ? 120 : 168,
      render: (mensagem) => <Estado mensagem={mensagem} now={now} />,
    },
    { id: 'quando', label: 'Quando', width: 156, hideBelow: MOMENT_FROM, render: momentOf },
    {
      id: 'acoes',
      label: 'Ações',
      card: 'actions',
      align: 'right',
      width: isNarrow ? 112 : 144,
      render: (mensagem) => <Actions mensagem={mensagem} actions={actions} />,
    },
  ]
}

function Pessoa({ mensagem: { talento, destinatario } }: { readonly mensagem: MensagemItem }) {
  const [params] = useSearchParams()
  if (talento === null) return addressWords(destinatario)
  return (
    <Box sx={{ minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={`?${withTalento(params, talento.identificador)}`}
        sx={{ fontWeight: 680, overflowWrap: 'anywhere' }}
      >
        {talento.nome}
      </Link>
      <Box sx={{ ...small, ...whole }}>{addressWords(destinatario)}</Box>
    </Box>
  )
}

/** The subject opens the text; a row is known by it. */
function Texto({ mensagem, onOpen }: { readonly mensagem: MensagemItem; readonly onOpen: () => void }) {
  const { id, assunto, corpo, canal, campanha } = mensagem
  // What goes by WhatsApp has no subject.
  const label = canal === 'EMAIL' ? assunto : canalWords[canal]
  return (
    <Box sx={{ minWidth: 0, width: '100%' }}>
      <ButtonBase
        data-mensagem={id}
        aria-label={`Ler a mensagem para ${readerOf(mensagem)}: ${label}`}
        onClick={onOpen}
        sx={{
          display: 'block',
          ...whole,
          maxWidth: '100%',
          textAlign: 'start',
          font: 'inherit',
          fontWeight: 550,
          '&:hover': { textDecoration: 'underline' },
          '&:focus-visible': focusRing,
        }}
      >
        {label}
      </ButtonBase>
      {campanha === null ? null : (
        <Box
          sx={{
            ...small,
            ...whole,
            [`@media (min-width: ${CAMPANHA_FROM}px), ${CARDS}`]: { display: 'none' },
          }}
        >
          {campanha.nome}
        </Box>
      )}
      <Box sx={{ ...small, ...beginning }} data-beginning>
        {corpo}
      </Box>
    </Box>
  )
}

interface EstadoProps {
  readonly mensagem: MensagemItem
  readonly now: Date
}

function Estado({ mensagem, now }: EstadoProps) {
  const [label, tone] = estadoOf(mensagem)
  const reason = reasonOf(mensagem, now)
  return (
    <Box sx={{ minWidth: 0 }}>
      <StatusChip tone={tone}>{label}</StatusChip>
      <Box
        component="span"
        sx={{
          ...small,
          display: 'block',
          mt: 0.5,
          [`@media (min-width: ${MOMENT_FROM}px), ${CARDS}`]: { display: 'none' },
        }}
      >
        {momentOf(mensagem)}
      </Box>
      {reason === '' ? null : <Box sx={{ ...small, ...whole, mt: 0.5 }}>{reason}</Box>}
    </Box>
  )
}

function Actions({
  mensagem,
  actions,
}: {
  readonly mensagem: MensagemItem
  readonly actions: MensagemActions
}) {
  const nome = readerOf(mensagem)
  const link = isForHand(mensagem) ? whatsappLink(mensagem.destinatario, mensagem.corpo) : null
  return (
    <>
      {link === null ? null : (
        <>
          <CellLink
            href={link}
            aria-label={`Abrir no WhatsApp a conversa com ${nome} (em nova aba)`}
            data-tip="Abrir no WhatsApp"
          >
            <WhatsAppIcon />
          </CellLink>
          <CellButton
            aria-label={`Marcar como enviada a mensagem para ${nome}`}
            data-tip="Marcar como enviada"
            onClick={() => actions.mark(mensagem)}
          >
            <CheckIcon />
          </CellButton>
        </>
      )}
      {isUndelivered(mensagem.estado) && mayReturn(mensagem) ? (
        <CellButton
          aria-label={`Tentar de novo para ${nome}`}
          data-tip="Tentar de novo"
          onClick={() => actions.retry(mensagem)}
        >
          <SendIcon />
        </CellButton>
      ) : null}
      {isWaiting(mensagem.estado) ? (
        <CellButton
          aria-label={`Cancelar a mensagem para ${nome}`}
          data-tip="Cancelar envio"
          onClick={() => actions.cancel(mensagem)}
        >
          <CloseIcon />
        </CellButton>
      ) : null}
    </>
  )
}
