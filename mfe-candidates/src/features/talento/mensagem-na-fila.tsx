import { wordsFor } from '@seleta/api-client'
import { useHostServices } from '@seleta/shell'
import { now } from '@seleta/regras/now'
import type { Talento } from '@seleta/contract/talentos'
import { EMAIL_DESLIGADO } from '@seleta/contract/tell-avisos'
import { Box, BusyButton, Typography } from '@seleta/ui/core'
import { useCancelMensagens } from '@seleta/mensagens/cancel-mensagens'
import { tellSaida } from '../../rules/mensagem-words'

type Mensagem = NonNullable<Talento['linhaDoTempo'][number]['mensagem']>

/** A message that has not left: its words, when it leaves, and «Cancelar» until then (product 60). */
export function MensagemNaFila({ mensagem }: { readonly mensagem: Mensagem }) {
  const { id, assunto, corpo, canal, canCancelar } = mensagem
  const { notify } = useHostServices()
  const cancel = useCancelMensagens()
  const tellFailure = (error: unknown) => notify({ text: wordsFor(error), tone: 'error' })
  return (
    <Box sx={{ mt: 1, pl: 3, borderLeft: 2, borderColor: 'divider' }}>
      <Typography variant="body2" color="text.secondary">
        {whenOf(mensagem)}
      </Typography>
      {canal === 'EMAIL' && assunto !== '' ? <Box sx={{ fontWeight: 550 }}>{assunto}</Box> : null}
      {corpo}
      {canCancelar ? (
        <Box sx={{ mt: 1 }}>
          <BusyButton
            size="small"
            variant="outlined"
            busy={cancel.isPending}
            busyLabel="Cancelando…"
            onClick={() => void cancel.mutateAsync([id]).catch(tellFailure)}
          >
            Cancelar mensagem
          </BusyButton>
        </Box>
      ) : null}
    </Box>
  )
}

function whenOf({ canal, saiEm, emailLigado, canCancelar }: Mensagem): string {
  if (canal !== 'EMAIL') return 'Espera na fila do WhatsApp, para alguém abrir e enviar.'
  if (!emailLigado) return `${EMAIL_DESLIGADO}: espera na fila.`
  return tellSaida(canCancelar ? saiEm : now().toISOString(), now())
}
