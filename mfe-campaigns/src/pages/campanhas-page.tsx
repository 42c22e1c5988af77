import { Link, Navigate, paths } from '@seleta/shell'
import { Box, Button, PageHeader } from '@seleta/ui/core'
import { ActionsDialogs } from '../features/actions/actions-dialogs'
import { CampanhasCounters } from '../features/campanhas/campanhas-counters'
import { CampanhasList } from '../features/campanhas/campanhas-list'
import { SituacaoTabs } from '../features/campanhas/situacao-tabs'
import { useCampanhasList } from '../features/campanhas/use-campanhas-list'
import { campanhasAddress, lastPage } from '../rules/campanhas-address'

/** The campaign list: spec section 2, product 13–20, design 4.2. */
export default function CampanhasPage() {
  const campanhas = useCampanhasList()
  const { state, search, shown, counts, actions } = campanhas
  const { answer } = shown
  const isCompanyEmpty =
    state.busca === '' && counts.data?.TODAS === 0 && (answer === undefined || answer.totalElements === 0)
  if (isCompanyEmpty) return <Navigate to={paths.campanhaNaoEncontrada()} replace />
  const beyond = shown.isOld ? null : lastPage(state, answer?.totalElements)
  if (beyond !== null)
    return <Navigate to={`?${campanhasAddress.write(search, { page: beyond }).toString()}`} replace />
  return (
    <>
      <PageHeader
        actions={
          <Button variant="contained" component={Link} to={paths.passo('detalhes')}>
            Criar nova campanha
          </Button>
        }
      >
        <CampanhasCounters />
      </PageHeader>
      <SituacaoTabs state={state} search={search} counts={counts.data} />
      <CampanhasList campanhas={campanhas} />
      <Box sx={{ mt: 2 }}>
        <Button size="small" onClick={actions.showExcluidas}>
          Campanhas excluídas
        </Button>
      </Box>
      <ActionsDialogs actions={actions} />
    </>
  )
}
