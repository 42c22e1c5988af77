import { everybodyOf } from '@seleta/contract/dashboard-addresses'
import { NO_ETAPA } from '@seleta/contract/limits'
import { Link as RouterLink } from '@seleta/shell'
import { Link } from '@seleta/ui/core'
import { Count, FIXED_HEAD, Head } from './etapa-head'

export interface UnplacedHeadProps {
  readonly campanhaId: number
  readonly titleId: string
  readonly contagem: string
}

/** The head of the column of those who stand in no stage (audit B6): no stage, so nothing to change; the list has them too. */
export function UnplacedHead({ campanhaId, titleId, contagem }: UnplacedHeadProps) {
  const list = everybodyOf(campanhaId, `etapa=${NO_ETAPA}`)
  return (
    <Head style={FIXED_HEAD}>
      <h3 id={titleId} title="Estas pessoas ainda não estão em nenhuma etapa">
        Sem etapa
      </h3>
      <Count>{contagem}</Count>
      <Link
        component={RouterLink}
        to={list}
        sx={{ ml: 'auto', mr: 2, fontSize: '0.8125rem', whiteSpace: 'nowrap' }}
      >
        Ver na lista
      </Link>
    </Head>
  )
}
