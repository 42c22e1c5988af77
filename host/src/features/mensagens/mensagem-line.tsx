import type { MensagemItem } from '@seleta/contract/avisos'
import { Box, Button, Chip, Link as TextLink, Typography } from '@seleta/ui/core'
import { Link, useLocation } from 'react-router-dom'
import { useMarkMensagemEnviada, useResendMensagem } from '../../queries/use-mensagens'
import { formatMoment } from '@seleta/regras/moment'
import { vocabulary } from '@seleta/regras/vocabulary'
import { whatsappLink } from '@seleta/regras/telefone'

interface EstadoLook {
  readonly label: string
  readonly color: 'info' | 'success' | 'error' | 'warning' | 'default'
}

const states: Readonly<Record<string, EstadoLook | undefined>> = {
  pendente: { label: 'Na fila', color: 'info' },
  enviando: { label: 'Enviando', color: 'info' },
  enviada: { label: 'Enviada', color: 'success' },
  erro: { label: 'Não enviada', color: 'error' },
  cancelada: { label: 'Cancelada', color: 'default' },
  sem_canal: { label: 'Sem canal', color: 'warning' },
} satisfies Record<MensagemItem['estado'], EstadoLook>

const channels = vocabulary<MensagemItem['canal'], string>({
  EMAIL: 'E-mail',
  WHATSAPP: 'WhatsApp',
  SMS: 'SMS',
})

/** One message: to whom, about what, its state, and what can be done about it. */
export function MensagemLine({ mensagem, onLeave }: { mensagem: MensagemItem; onLeave: () => void }) {
  const { talento, campanha, canal, estado, erro, criadaEm, enviadaEm, assunto } = mensagem
  const { pathname } = useLocation()
  const state = states[estado] ?? { label: estado, color: 'default' }
  return (
    <Box component="li" sx={{ py: 4, borderTop: 1, borderColor: 'divider', display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ fontWeight: 550, minWidth: 0 }}>
          {talento === null ? (
            mensagem.destinatario
          ) : (
            <TextLink
              component={Link}
              to={`${pathname}?talento=${talento.identificador}`}
              onClick={onLeave}
              color="inherit"
            >
              {talento.nome}
            </TextLink>
          )}
        </Typography>
        <Chip size="small" label={state.label} color={state.color} />
      </Box>
      <Typography variant="body2">{assunto}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {channels[canal]}
        {campanha !== null && ` · ${campanha.nome}`}
        {enviadaEm === null
          ? ` · criada em ${formatMoment(criadaEm)}`
          : ` · enviada em ${formatMoment(enviadaEm)}`}
      </Typography>
      {estado === 'erro' && erro !== null && (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {erro}
        </Typography>
      )}
      {estado === 'sem_canal' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          A pessoa não informou {canal === 'EMAIL' ? 'e-mail' : 'telefone'}.
        </Typography>
      )}
      <Actions mensagem={mensagem} />
    </Box>
  )
}

function Actions({ mensagem }: { mensagem: MensagemItem }) {
  const send = useResendMensagem(mensagem.id)
  const mark = useMarkMensagemEnviada(mensagem.id)
  const name = mensagem.talento?.nome ?? mensagem.destinatario
  if (mensagem.canal === 'EMAIL' && mensagem.estado === 'erro') {
    return (
      <div>
        <Button
          size="small"
          variant="outlined"
          aria-label={`Tentar de novo para ${name}`}
          aria-disabled={send.isPending}
          onClick={() => send.mutate()}
        >
          Tentar de novo
        </Button>
      </div>
    )
  }
  const link = whatsappLink(mensagem.destinatario, mensagem.corpo)
  if (mensagem.canal !== 'WHATSAPP' || mensagem.estado !== 'pendente' || link === null) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        component="a"
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        size="small"
        variant="contained"
        aria-label={`Abrir no WhatsApp a conversa com ${name} (em nova aba)`}
      >
        Abrir no WhatsApp
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-label={`Marcar como enviada a mensagem para ${name}`}
        aria-disabled={mark.isPending}
        onClick={() => mark.mutate()}
      >
        Marcar como enviada
      </Button>
    </Box>
  )
}
