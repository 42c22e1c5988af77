import type { MensagemItem } from '@seleta/contract/avisos'
import { isForHand } from '@seleta/contract/mensagem-estados'
import { whatsappLink } from '@seleta/regras/telefone'
import { Box, Button, BusyButton, Paper } from '@seleta/ui/core'
import { WhatsAppIcon } from '@seleta/ui/icons'
import { useState } from 'react'
import { useMarkEnviada } from '../../queries/mensagens-queries'
import { readerOf } from '../../rules/mensagem-words'

interface Props {
  /** Those in view, in the order in which they came. */
  readonly mensagens: readonly MensagemItem[]
}

/**
 * Through the queue that a hand works off, one conversation after the other: each opens in a window of its own with its
 * text, and the recruiter says here whether it was sent (product 67).
 */
export function WhatsappQueue({ mensagens }: Props) {
  const [opened, setOpened] = useState<MensagemItem | null>(null)
  const [passed, setPassed] = useState<ReadonlySet<number>>(new Set())
  const mark = useMarkEnviada()
  const next = mensagens.find((one) => isForHand(one) && !passed.has(one.id) && one.id !== opened?.id)
  /** Answers for the conversation that is open, and goes on to another one or to none. */
  const goOn = (wasSent: boolean, to: MensagemItem | null) => {
    if (opened !== null) {
      if (wasSent) mark.mutate(opened)
      setPassed((before) => new Set([...before, opened.id]))
    }
    setOpened(to)
  }
  if (opened === null && next === undefined) return null
  return (
    <Paper
      component="section"
      aria-label="Fila do WhatsApp"
      variant="outlined"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, p: 4, mb: 4 }}
    >
      <Box component="output" sx={{ flex: '1 1 280px' }}>
        {opened === null ? (
          'Cada conversa abre no WhatsApp com o texto pronto; você envia e marca aqui.'
        ) : (
          <>
            Conversa com <strong>{readerOf(opened)}</strong> aberta no WhatsApp. Você enviou?
          </>
        )}
      </Box>
      {opened === null ? null : (
        <>
          <BusyButton
            variant="outlined"
            busy={mark.isPending}
            busyLabel="Marcando…"
            onClick={() => goOn(true, null)}
          >
            Enviei
          </BusyButton>
          <Button onClick={() => goOn(false, null)}>Não enviei</Button>
        </>
      )}
      {next === undefined ? null : (
        <NextLink mensagem={next} isFirst={opened === null} onOpen={() => goOn(true, next)} />
      )}
    </Paper>
  )
}

interface NextLinkProps {
  readonly mensagem: MensagemItem
  /** No conversation is open that it would answer for. */
  readonly isFirst: boolean
  readonly onOpen: () => void
}

function NextLink({ mensagem, isFirst, onOpen }: NextLinkProps) {
  const label = isFirst ? 'Enviar próxima no WhatsApp' : 'Enviei, abrir a próxima'
  return (
    <Button
      component="a"
      href={whatsappLink(mensagem.destinatario, mensagem.corpo) ?? ''}
      target="_blank"
      rel="noopener noreferrer"
      variant="contained"
      startIcon={<WhatsAppIcon />}
      aria-label={`${label}: ${readerOf(mensagem)} (abre em nova aba)`}
      onClick={onOpen}
    >
      {label}
    </Button>
  )
}
