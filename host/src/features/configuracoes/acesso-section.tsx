import { countOf, plural } from '@seleta/regras/plural'
import { useHostServices } from '@seleta/shell'
import { Alert, Box, BusyButton, Typography } from '@seleta/ui/core'
import { useAcesso, useSaveAcesso } from '../../queries/use-segundo-fator'
import { LoadState } from '../trouble/load-state'
import { ConfiguracoesSection } from './configuracoes-section'
import { ContaDaEmpresaPart } from './conta-da-empresa-part'

const demanding = (semSegundoFator: number) =>
  ({
    title: 'Exigir segundo fator de todos?',
    text: `${countOf(semSegundoFator, 'pessoa sai do que está fazendo e cadastra o seu', 'pessoas saem do que estão fazendo e cadastram o seu')} ao entrar de novo.`,
    confirmLabel: 'Exigir agora',
    cancelLabel: 'Ainda não',
  }) as const

/** Acesso da empresa: what its people need to sign in (product 75). */
export function AcessoSection() {
  const acesso = useAcesso()
  const saving = useSaveAcesso()
  const { confirm } = useHostServices()
  /** Colleagues are put out of their work by it. */
  const demand = async (semSegundoFator: number) => {
    const isSure = semSegundoFator === 0 || (await confirm(demanding(semSegundoFator)))
    if (isSure) saving.mutate(true)
  }
  return (
    <ConfiguracoesSection
      id="acesso"
      title="Acesso da empresa"
      text="Vale para todas as pessoas da sua empresa. Chaves de origens automáticas não mudam."
    >
      <LoadState query={acesso} rows={1}>
        {({ exigeSegundoFator, semSegundoFator }) => (
          <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
            <Typography variant="h3">Segundo fator</Typography>
            <Typography>
              {exigeSegundoFator
                ? 'Exigido: quem ainda não tem cadastra o seu antes de qualquer outra coisa.'
                : 'Opcional: cada pessoa decide se entra com um segundo fator.'}
            </Typography>
            {semSegundoFator > 0 && (
              <Alert severity="info">
                {countOf(semSegundoFator, 'pessoa ainda entra', 'pessoas ainda entram')} só com a senha.
                {!exigeSegundoFator &&
                  ` Ao exigir, as sessões abertas ${plural(semSegundoFator, 'dela', 'delas')} terminam agora.`}
              </Alert>
            )}
            <BusyButton
              variant="outlined"
              busy={saving.isPending}
              busyLabel="Salvando…"
              onClick={() => (exigeSegundoFator ? saving.mutate(false) : void demand(semSegundoFator))}
            >
              {exigeSegundoFator ? 'Deixar de exigir' : 'Exigir segundo fator'}
            </BusyButton>
          </Box>
        )}
      </LoadState>
      <ContaDaEmpresaPart />
    </ConfiguracoesSection>
  )
}
