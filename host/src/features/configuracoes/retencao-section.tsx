import { talentoAlone } from '@seleta/contract/dashboard-addresses'
import { useAcesso } from '@seleta/api-client'
import { FALTA_PRAZO } from '@seleta/contract/faltas'
import { tellWhoHelps } from '@seleta/contract/papeis'
import { RETENCAO } from '@seleta/contract/prazos'
import type { Retencao } from '@seleta/contract/retencao'
import { EMAIL_DESLIGADO } from '@seleta/contract/tell-avisos'
import { formatDia } from '@seleta/regras/dia'
import { countOf } from '@seleta/regras/plural'
import { paths } from '@seleta/shell'
import { Alert, Box, BusyButton, ItemRow, Link, Typography } from '@seleta/ui/core'
import { Link as RouterLink } from 'react-router-dom'
import { useEmpresa } from '../../queries/use-empresa'
import { useRestoreTalento, useRetencao, useSaveRetencao } from '../../queries/use-retencao'
import { LoadState } from '../trouble/load-state'
import { ConfiguracoesForm } from './configuracoes-form'
import { ConfiguracoesSection } from './configuracoes-section'

const { minMeses, maxMeses, padraoMeses, avisoDias, ocultaDias } = RETENCAO

const fields = [
  {
    name: 'meses',
    label: 'Prazo em meses',
    maxLength: String(maxMeses).length,
    required: FALTA_PRAZO,
    help: `De ${minMeses} a ${maxMeses}, depois do último processo de cada pessoa.`,
  },
] as const

const LIMITS = `Use um número inteiro de ${minMeses} a ${maxMeses}.`

/** Retenção: how long the company keeps people, and who is hidden by it now (product 90, decision 116). */
export function RetencaoSection() {
  const retencao = useRetencao()
  const saving = useSaveRetencao()
  const { can, administradores } = useAcesso()
  const empresa = useEmpresa()
  return (
    <ConfiguracoesSection
      id="retencao"
      title="Retenção de dados"
      text={`Por quanto tempo os dados de uma pessoa ficam guardados. ${tellAviso(retencao.data?.emailLigado)} a pessoa fica oculta por ${ocultaDias} dias e depois é apagada, com arquivos e mensagens.`}
    >
      <Alert severity="info">
        A LGPD (arts. 15 e 16) manda apagar os dados quando termina o motivo para guardá-los. Para um processo
        seletivo, {padraoMeses} meses costumam bastar; guarde por mais tempo só com um motivo que a empresa
        saiba explicar. Esta nota não substitui orientação jurídica. O formulário e a{' '}
        <Link
          // The page of all companies tells no term of one.
          href={paths.privacidade(empresa.data?.slug)}
          target="_blank"
          rel="noopener"
        >
          página de privacidade
        </Link>{' '}
        mostram este mesmo prazo.
      </Alert>
      <LoadState query={retencao} rows={2}>
        {(found) => (
          <>
            {can('saveRetencao') ? (
              <ConfiguracoesForm
                label="Retenção de dados"
                fields={fields}
                initial={{ meses: String(found.meses) }}
                submitLabel="Salvar prazo"
                check={({ meses }) => (isPrazo(meses) ? {} : { meses: LIMITS })}
                saving={saving}
              />
            ) : (
              <Typography>{`Prazo: ${countOf(found.meses, 'mês', 'meses')}. ${tellWhoHelps(administradores)}`}</Typography>
            )}
            <Ocultas retencao={found} />
          </>
        )}
      </LoadState>
    </ConfiguracoesSection>
  )
}

/** What happens before the end; nothing is promised until it is known. */
function tellAviso(emailLigado: boolean | undefined): string {
  if (emailLigado === undefined) return 'No fim,'
  return emailLigado
    ? `${avisoDias} dias antes do fim, quem tem e-mail recebe uma mensagem e pode continuar com um clique. Sem resposta,`
    : `${EMAIL_DESLIGADO}: ninguém recebe uma mensagem antes do fim. Quem se inscreveu pode continuar pela própria página. Sem isso,`
}

const isPrazo = (meses: string) =>
  /^\d{1,2}$/.test(meses.trim()) && Number(meses) >= minMeses && Number(meses) <= maxMeses

function Ocultas({ retencao: { totalOcultas, ocultas } }: { retencao: Retencao }) {
  if (totalOcultas === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        Nenhuma pessoa oculta agora.
      </Typography>
    )
  return (
    <section aria-label="Pessoas ocultas">
      <Typography variant="h3">{countOf(totalOcultas, 'pessoa oculta', 'pessoas ocultas')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {ocultas.map((pessoa) => (
          <OcultaRow key={pessoa.identificador} pessoa={pessoa} />
        ))}
      </Box>
      {totalOcultas > ocultas.length && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          As {ocultas.length} que são apagadas primeiro.
        </Typography>
      )}
    </section>
  )
}

function OcultaRow({ pessoa }: { pessoa: Retencao['ocultas'][number] }) {
  const { identificador, nome, apagaEm } = pessoa
  const restore = useRestoreTalento(pessoa)
  return (
    <ItemRow
      title={
        <Link component={RouterLink} to={talentoAlone(identificador)}>
          {nome}
        </Link>
      }
      detail={apagaEm === null ? 'Guardada por obrigação legal' : `Será apagada em ${formatDia(apagaEm)}`}
    >
      <BusyButton
        variant="outlined"
        size="small"
        busy={restore.isPending}
        busyLabel="Restaurando…"
        aria-label={`Restaurar ${nome}`}
        onClick={() => restore.mutate()}
      >
        Restaurar
      </BusyButton>
    </ItemRow>
  )
}
