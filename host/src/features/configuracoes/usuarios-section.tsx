import { FALTA_EMAIL } from '@seleta/contract/faltas'
import { EMAIL_MAX } from '@seleta/regras/email'
import type { UsuarioItem } from '@seleta/contract/usuarios'
import { useHostServices } from '@seleta/shell'
import { Alert, Box, Button, Chip, Typography } from '@seleta/ui/core'
import { useConta } from '../../queries/use-conta'
import { useCreateConvite, useRemoveUsuario, useUsuarios } from '../../queries/use-usuarios'
import { LoadState } from '../trouble/load-state'
import { ConfiguracoesForm } from './configuracoes-form'
import { useCopy } from './use-copy'
import { ConfiguracoesSection } from './configuracoes-section'

const conviteFields = [
  {
    name: 'email',
    label: 'E-mail de quem você convida',
    type: 'email',
    maxLength: EMAIL_MAX,
    required: FALTA_EMAIL,
  },
  { name: 'nome', label: 'Nome (opcional)' },
] as const

const nobody = { email: '', nome: '' }

/** Pessoas: colleagues and invitations. No roles in this round (product 1). */
export function UsuariosSection() {
  const inviting = useCreateConvite()
  const link = inviting.data?.link ?? null
  return (
    <ConfiguracoesSection
      id="pessoas"
      title="Pessoas"
      text="Quem trabalha com você vê e muda as mesmas campanhas. O convite vale por 7 dias."
    >
      <UsuariosList />
      <Typography variant="h3" sx={{ mt: 4 }}>
        Convidar pessoa
      </Typography>
      <ConfiguracoesForm
        label="Convidar pessoa"
        fields={conviteFields}
        initial={nobody}
        submitLabel="Convidar"
        busyLabel="Convidando…"
        isCleared
        saving={inviting}
      />
      {link !== null && <ConviteLink link={link} />}
    </ConfiguracoesSection>
  )
}

/** Without mail on the server the link is handed over by the colleague who invites. */
function ConviteLink({ link }: { link: string }) {
  const copy = useCopy('Link')
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={() => copy(link)}>
          Copiar link
        </Button>
      }
    >
      Este servidor não envia e-mails. Envie você este link:{' '}
      <Box component="code" sx={{ userSelect: 'all', overflowWrap: 'anywhere' }}>
        {link}
      </Box>
    </Alert>
  )
}

function UsuariosList() {
  const { confirm } = useHostServices()
  const me = useConta().data
  const usuarios = useUsuarios()
  const remove = useRemoveUsuario()
  const askAndRemove = async (id: number, nome: string) => {
    const hasAgreed = await confirm({
      title: `Remover “${nome}”?`,
      text: 'As sessões dessa pessoa terminam agora e ela não entra mais. As campanhas que ela criou continuam.',
      confirmLabel: 'Remover pessoa',
      cancelLabel: 'Manter pessoa',
      tone: 'danger',
    })
    if (hasAgreed) remove.mutate(id)
  }
  return (
    <LoadState query={usuarios} rows={3}>
      {(list) => (
        <Box component="ul" aria-label="Pessoas da empresa" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {list.map((usuario) => (
            <UsuarioRow
              key={usuario.id}
              usuario={usuario}
              isMe={usuario.id === me?.id}
              onRemove={(shown) => void askAndRemove(usuario.id, shown)}
            />
          ))}
        </Box>
      )}
    </LoadState>
  )
}

interface UsuarioRowProps {
  readonly usuario: UsuarioItem
  readonly isMe: boolean
  /** With the name by which the list shows them. */
  readonly onRemove: (shown: string) => void
}

function UsuarioRow({ usuario: { nome, email, situacao }, isMe, onRemove }: UsuarioRowProps) {
  const shown = nome === '' ? email : nome
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Typography sx={{ fontWeight: 550 }}>{shown}</Typography>
        {nome !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {email}
          </Typography>
        )}
      </Box>
      {situacao === 'CONVIDADA' && <Chip label="Convite enviado" size="small" color="info" />}
      {isMe ? (
        <Chip label="Você" size="small" color="primary" />
      ) : (
        <Button
          variant="outlined"
          size="small"
          aria-label={`Remover ${shown}`}
          onClick={() => onRemove(shown)}
        >
          Remover
        </Button>
      )}
    </Box>
  )
}
