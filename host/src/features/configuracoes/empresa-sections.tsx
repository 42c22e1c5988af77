import { EMAIL_MAX } from '@seleta/regras/email'
import { NOME_MAX } from '@seleta/contract/text-max'
import { FALTA_NOME_DA_EMPRESA } from '@seleta/contract/faltas'
import { Box, Button, Link, Typography } from '@seleta/ui/core'
import { useEmpresa, useSaveEmpresa } from '../../queries/use-empresa'
import { LoadState } from '../trouble/load-state'
import { LogoField } from './logo-field'
import { ConfiguracoesForm } from './configuracoes-form'
import { ConfiguracoesSection } from './configuracoes-section'
import { useCopy } from './use-copy'

const empresaFields = [
  {
    name: 'nome',
    label: 'Nome da empresa',
    autoComplete: 'organization',
    maxLength: NOME_MAX,
    required: FALTA_NOME_DA_EMPRESA,
  },
  { name: 'cnpj', label: 'CNPJ', mask: 'cnpj', help: 'Pode ter letras e números.' },
] as const

const remetenteFields = [
  { name: 'remetenteNome', label: 'Nome do remetente', help: 'Como aparece para a pessoa candidata.' },
  {
    name: 'remetenteEmail',
    label: 'E-mail para respostas',
    type: 'email',
    maxLength: EMAIL_MAX,
    help: 'As respostas das pessoas candidatas chegam aqui.',
  },
] as const

/** Empresa: name and CNPJ (letters allowed since 2026, product 7). */
export function EmpresaSection() {
  const empresa = useEmpresa()
  const saving = useSaveEmpresa('Dados da empresa salvos.')
  return (
    <ConfiguracoesSection id="empresa" title="Empresa" text="Vale para todas as pessoas da sua empresa.">
      <LoadState query={empresa} rows={2}>
        {({ nome, cnpj, temLogo, paginaDeVagas }) => (
          <>
            <LogoField hasLogo={temLogo === true} />
            <ConfiguracoesForm
              label="Empresa"
              fields={empresaFields}
              initial={{ nome, cnpj }}
              submitLabel="Salvar empresa"
              saving={saving}
            />
            {paginaDeVagas !== undefined && <PaginaDeVagas address={paginaDeVagas} />}
          </>
        )}
      </LoadState>
    </ConfiguracoesSection>
  )
}

/** Where the company's open jobs are, to be passed on (decision 136). */
function PaginaDeVagas({ address }: { address: string }) {
  const copy = useCopy('endereco')
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Typography variant="subtitle2" component="h3">
        Página de vagas
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
        Mostra só as vagas abertas da sua empresa. O endereço acompanha o nome da empresa, e os anteriores
        continuam valendo.
      </Typography>
      <Link href={address} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
        {address}
      </Link>
      <Button variant="outlined" onClick={() => copy(address)}>
        Copiar endereço
      </Button>
    </Box>
  )
}

/** Mensagens: who the messages to candidates come from. */
export function RemetenteSection() {
  const empresa = useEmpresa()
  const saving = useSaveEmpresa('Remetente salvo.')
  return (
    <ConfiguracoesSection
      id="mensagens"
      title="Mensagens"
      text="Quem assina as mensagens enviadas às pessoas candidatas."
    >
      <LoadState query={empresa} rows={2}>
        {({ remetenteNome, remetenteEmail }) => (
          <ConfiguracoesForm
            label="Remetente das mensagens"
            fields={remetenteFields}
            initial={{ remetenteNome, remetenteEmail }}
            submitLabel="Salvar remetente"
            saving={saving}
          />
        )}
      </LoadState>
    </ConfiguracoesSection>
  )
}
