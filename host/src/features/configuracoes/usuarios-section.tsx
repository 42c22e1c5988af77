import { CONVITE_DIAS } from '@seleta/contract/prazos'
import { useCan, wordsFor } from '@seleta/api-client'
import { FALTA_EMAIL } from '@seleta/contract/faltas'
import { funcoesDo, PAPEIS, PAPEL_WORDS } from '@seleta/contract/papeis'
import { EMAIL_MAX } from '@seleta/regras/email'
import { useUsuarios } from '@seleta/campanha/usuarios'
import type { UsuarioItem } from '@seleta/contract/usuarios'
import { useHostServices } from '@seleta/shell'
import { shownName } from '@seleta/regras/pessoa'
import { Alert, Box, Button, Typography } from '@seleta/ui/core'
import { useState } from 'react'
import { useConta } from '../../queries/use-conta'
import { useCreateConvite, useRemoveUsuario } from '../../queries/use-usuarios'
import { useResetSegundoFator } from '../../queries/use-segundo-fator'
import { LoadState } from '../trouble/load-state'
import { ConfiguracoesForm } from './configuracoes-form'
import { useCopy } from './use-copy'
import { ConfiguracoesSection } from './configuracoes-section'
import { askRemoval, LEAVES, RemoveUsuarioDialog } from './remove-usuario-dialog'
import { UsuarioRow } from './usuario-row'

const conviteFields = [
  {
    name: 'email',
    label: 'E-mail de quem você convida',
    type: 'email',
    maxLength: EMAIL_MAX,
    required: FALTA_EMAIL,
  },
  { name: 'nome', label: 'Nome (opcional)' },
  {
    name: 'papel',
    label: 'Papel',
    options: PAPEIS.map((value) => ({ value, label: PAPEL_WORDS[value] })),
    help: 'Administrador: tudo. Recrutador: tudo menos pessoas, chaves e dados da empresa. Gestor: as campanhas de suas equipes, sem contato nem documentos. Leitura: campanhas e números.',
  },
] as const

const nobody = { email: '', nome: '', papel: 'RECRUTADOR' }

/** Pessoas: colleagues, their roles, and invitations (product 7 and 70). */
export function UsuariosSection() {
  const can = useCan()
  const inviting = useCreateConvite()
  const link = inviting.data?.link ?? null
  return (
    <ConfiguracoesSection
      id="pessoas"
      title="Pessoas"
      text={`Quem trabalha na empresa, e com qual papel. O convite vale por ${CONVITE_DIAS} dias.`}
    >
      <UsuariosList />
      {can('createConvite') && (
        <>
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
        </>
      )}
      {link !== null && <ConviteLink link={link} />}
    </ConfiguracoesSection>
  )
}

/** Without mail on the server the link is handed over by the colleague who invites. */
function ConviteLink({ link }: { link: string }) {
  const copy = useCopy('link')
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
  const me = useConta().data
  const usuarios = useUsuarios()
  const { confirm, notify } = useHostServices()
  const remove = useRemoveUsuario()
  const reset = useResetSegundoFator()
  const [leaving, setLeaving] = useState<UsuarioItem | null>(null)
  const askAndRemove = async (usuario: UsuarioItem) => {
    // Whoever is responsible for campaigns hands them over: that asks for more than a yes.
    if ((usuario.responsavelPor ?? 0) > 0) return setLeaving(usuario)
    const hasAgreed = await confirm({
      title: askRemoval(usuario),
      text: LEAVES,
      confirmLabel: 'Remover pessoa',
      cancelLabel: 'Manter pessoa',
      tone: 'danger',
    })
    const tell = (error: Error) => notify({ text: wordsFor(error), tone: 'error' })
    if (hasAgreed) remove.mutate({ params: { id: usuario.id } }, { onError: tell })
  }
  const askAndReset = async (usuario: UsuarioItem) => {
    const hasAgreed = await confirm({
      title: `Retirar o segundo fator de “${shownName(usuario)}”?`,
      text: 'As sessões dessa pessoa terminam agora e ela volta a entrar só com a senha. Confirme antes, por outro meio, que foi ela quem pediu.',
      confirmLabel: 'Retirar segundo fator',
      cancelLabel: 'Manter',
      tone: 'danger',
    })
    if (hasAgreed) reset.mutate(usuario.id)
  }
  return (
    <LoadState query={usuarios} rows={3}>
      {(list) => (
        <>
          <Box component="ul" aria-label="Pessoas da empresa" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {list.map((usuario) => (
              <UsuarioRow
                key={usuario.id}
                usuario={usuario}
                isMe={usuario.id === me?.id}
                onRemove={() => void askAndRemove(usuario)}
                onReset={() => void askAndReset(usuario)}
              />
            ))}
          </Box>
          {leaving !== null && (
            <RemoveUsuarioDialog
              usuario={leaving}
              colegas={list.filter(
                ({ id, situacao, papel = 'ADMINISTRADOR' }) =>
                  id !== leaving.id && situacao === 'ATIVA' && funcoesDo(papel).includes('RESPONSAVEL'),
              )}
              onClose={() => setLeaving(null)}
            />
          )}
        </>
      )}
    </LoadState>
  )
}
