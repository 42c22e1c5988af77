import { wordsFor } from '@seleta/api-client'
import type { AcessoDaEmpresa } from '@seleta/contract/acesso-da-empresa'
import { FALTA_CLIENTE, FALTA_DOMINIO, FALTA_EMISSOR } from '@seleta/contract/faltas'
import { PAPEIS, PAPEL_WORDS } from '@seleta/contract/papeis'
import { CLIENTE_MAX, DOMINIO_MAX, EMISSOR_MAX, SEGREDO_MAX } from '@seleta/contract/text-max'
import { useHostServices } from '@seleta/shell'
import { Alert, Box, BusyButton, Button, Typography } from '@seleta/ui/core'
import {
  useAcessoDaEmpresa,
  useProveDominio,
  useRemoveAcessoDaEmpresa,
  useSaveAcessoDaEmpresa,
} from '../../queries/use-acesso-da-empresa'
import { LoadState } from '../trouble/load-state'
import { ConfiguracoesForm } from './configuracoes-form'
import { useCopy } from './use-copy'

/** Of no role: whoever was not invited stays outside. */
const NOBODY = 'ninguem'

const fields = [
  {
    name: 'emissor',
    label: 'Endereço do emissor (issuer)',
    maxLength: EMISSOR_MAX,
    required: FALTA_EMISSOR,
    help: 'Google: https://accounts.google.com. Microsoft: https://login.microsoftonline.com/ID-DO-LOCATÁRIO/v2.0. Keycloak: https://SERVIDOR/realms/REINO.',
  },
  { name: 'clienteId', label: 'ID do cliente', maxLength: CLIENTE_MAX, required: FALTA_CLIENTE },
  {
    name: 'segredo',
    label: 'Segredo do cliente',
    type: 'password',
    maxLength: SEGREDO_MAX,
    help: 'Fica cifrado e não é mostrado de novo. Vazio mantém o que está guardado.',
  },
  {
    name: 'dominio',
    label: 'Domínio dos e-mails',
    maxLength: DOMINIO_MAX,
    required: FALTA_DOMINIO,
    help: 'O que vem depois do @, como suaempresa.com.br.',
  },
  {
    name: 'papel',
    label: 'Quem não foi convidado',
    options: [
      { value: NOBODY, label: 'Não entra' },
      ...PAPEIS.map((value) => ({ value, label: `Entra como ${PAPEL_WORDS[value]}` })),
    ],
  },
  {
    name: 'soPelaEmpresa',
    label: 'Entrar com senha',
    options: [
      { value: 'nao', label: 'Continua valendo para todos' },
      { value: 'sim', label: 'Só para administradores' },
    ],
    help: 'Administradores mantêm a senha, para o caso de o provedor parar.',
  },
] as const

const nothing = { emissor: '', clienteId: '', segredo: '', dominio: '', papel: NOBODY, soPelaEmpresa: 'nao' }

/** Conta da empresa: Google Workspace, Microsoft Entra, Keycloak (product 75). */
export function ContaDaEmpresaPart() {
  const acesso = useAcessoDaEmpresa()
  return (
    <Box component="section" aria-labelledby="conta-da-empresa-titulo" sx={{ display: 'grid', gap: 4 }}>
      <div>
        <Typography id="conta-da-empresa-titulo" variant="h3">
          Conta da empresa
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary', maxWidth: '70ch' }}>
          As pessoas entram com a conta que já têm no Google Workspace, no Microsoft Entra ou no Keycloak. O
          segundo fator fica por conta dele.
        </Typography>
      </div>
      <LoadState query={acesso} rows={3}>
        {(found) => <Found key={found?.registro ?? ''} found={found} />}
      </LoadState>
    </Box>
  )
}

function Found({ found }: { readonly found: AcessoDaEmpresa | null }) {
  const saving = useSaveAcessoDaEmpresa()
  return (
    <>
      {found !== null && <Domain found={found} />}
      <ConfiguracoesForm
        label="Conta da empresa"
        fields={fields}
        initial={found === null ? nothing : typedOf(found)}
        submitLabel="Salvar conta da empresa"
        saving={saving}
      />
      {found !== null && <Remove />}
    </>
  )
}

const typedOf = ({ emissor, clienteId, dominio, papel, soPelaEmpresa }: AcessoDaEmpresa) => ({
  emissor,
  clienteId,
  segredo: '',
  dominio,
  papel: papel ?? NOBODY,
  soPelaEmpresa: soPelaEmpresa ? 'sim' : 'nao',
})

/** What is still to be done outside, and whether the domain is the company's. */
function Domain({
  found: { dominio, registro, isDominioProvado, volta },
}: {
  readonly found: AcessoDaEmpresa
}) {
  const prove = useProveDominio()
  const copyAddress = useCopy('endereco')
  const copyRecord = useCopy('registro')
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography>
        No provedor, cadastre este endereço de retorno: <Code>{volta}</Code>
      </Typography>
      <Button variant="outlined" size="small" onClick={() => copyAddress(volta)}>
        Copiar endereço
      </Button>
      {isDominioProvado ? (
        <Alert severity="success">O domínio {dominio} é da sua empresa. A entrada está valendo.</Alert>
      ) : (
        <>
          <Alert severity="info">
            Ninguém entra assim ainda. Publique no DNS de {dominio} um registro TXT com este texto:{' '}
            <Code>{registro}</Code>
          </Alert>
          {prove.isError && <Alert severity="error">{wordsFor(prove.error)}</Alert>}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button variant="outlined" onClick={() => copyRecord(registro)}>
              Copiar registro
            </Button>
            <BusyButton
              variant="contained"
              busy={prove.isPending}
              busyLabel="Conferindo…"
              onClick={() => prove.mutate()}
            >
              Conferir domínio
            </BusyButton>
          </Box>
        </>
      )}
    </Box>
  )
}

function Code({ children }: { readonly children: string }) {
  return (
    <Box component="code" sx={{ userSelect: 'all', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  )
}

function Remove() {
  const { confirm } = useHostServices()
  const remove = useRemoveAcessoDaEmpresa()
  const ask = async () => {
    const hasAgreed = await confirm({
      title: 'Retirar a conta da empresa?',
      text: 'As pessoas voltam a entrar com senha. Quem ainda não tem uma usa «Esqueci minha senha».',
      confirmLabel: 'Retirar',
      cancelLabel: 'Manter',
      tone: 'danger',
    })
    if (hasAgreed) remove.mutate()
  }
  return (
    <div>
      <BusyButton color="error" busy={remove.isPending} busyLabel="Retirando…" onClick={() => void ask()}>
        Retirar conta da empresa
      </BusyButton>
    </div>
  )
}
