import { useCopy } from './use-copy'
import { formatMoment } from '@seleta/regras/moment'
import { Alert, Box, BusyButton, Button, Link, Typography } from '@seleta/ui/core'
import {
  useChaveOrigens,
  useCreateChaveOrigens,
  useRevokeChaveOrigens,
} from '../../queries/use-chave-origens'
import { LoadState } from '../trouble/load-state'
import { ConfiguracoesSection } from './configuracoes-section'

/** Origens automáticas: the company's key with which ABLER and BNE send people (product 42). */
export function OrigensSection() {
  const chave = useChaveOrigens()
  return (
    <ConfiguracoesSection
      id="origens"
      title="Origens automáticas"
      text="ABLER e BNE enviam candidatos com uma chave da sua empresa. Eles aparecem em Candidatos robô e na Cesta de Talentos."
    >
      <LoadState query={chave} rows={1}>
        {({ criadaEm }) => <Key criadaEm={criadaEm} />}
      </LoadState>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        Quem envia usa <code>POST /talento/v1/origens/ABLER/talentos</code> (ou BNE) com o cabeçalho{' '}
        <code>X-Api-Key</code>.{' '}
        <Link href="/docs" target="_blank" rel="noopener">
          Ver a documentação
        </Link>
      </Typography>
    </ConfiguracoesSection>
  )
}

function Key({ criadaEm }: { criadaEm: string | null }) {
  const create = useCreateChaveOrigens(criadaEm !== null)
  const revoke = useRevokeChaveOrigens(create.reset)
  const nova = create.data?.chave
  return (
    <>
      {nova === undefined ? null : <NewKey chave={nova} />}
      <Typography component="p">
        {criadaEm === null ? 'Nenhuma chave criada.' : `Chave criada em ${formatMoment(criadaEm)}.`}
      </Typography>
      <KeyActions hasKey={criadaEm !== null} create={create} revoke={revoke} />
    </>
  )
}

interface Work {
  readonly isPending: boolean
  readonly mutate: () => void
}

function KeyActions({ hasKey, create, revoke }: { hasKey: boolean; create: Work; revoke: Work }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <BusyButton
        variant="outlined"
        busy={create.isPending}
        busyLabel="Criando…"
        onClick={() => create.mutate()}
      >
        {hasKey ? 'Trocar chave' : 'Criar chave'}
      </BusyButton>
      {hasKey && (
        <BusyButton
          color="error"
          busy={revoke.isPending}
          busyLabel="Revogando…"
          onClick={() => revoke.mutate()}
        >
          Revogar chave
        </BusyButton>
      )}
    </Box>
  )
}

/** Told once: the server keeps only its hash. */
function NewKey({ chave }: { chave: string }) {
  const copy = useCopy('chave')
  return (
    <Alert
      severity="success"
      action={
        <Button color="inherit" size="small" onClick={() => copy(chave)}>
          Copiar chave
        </Button>
      }
    >
      Guarde esta chave agora: ela não aparece de novo.{' '}
      <Box component="code" sx={{ userSelect: 'all', overflowWrap: 'anywhere' }}>
        {chave}
      </Box>
    </Alert>
  )
}
