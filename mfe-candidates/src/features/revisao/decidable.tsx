import type { HowToMove } from '@seleta/campanha/move-input'
import type { EtapaItem } from '@seleta/contract/kanban'
import type { Talento } from '@seleta/contract/talentos'
import { useState } from 'react'
import type { useTalento } from '../../queries/talentos-queries'
import type { ReviewControl } from '../../queries/use-review'
import type { PessoaDaFila } from '../../rules/revisao'
import { etapaAfter, etapaOfRefusal } from '../../rules/revisao'
import { WriteDialog } from '../lote/write-dialog'
import { NOTA_FIELD_ID } from '../talento/notas'
import { PessoaBar } from './pessoa-bar'
import type { PaneName } from './review-panes'
import { ReviewPanes } from './review-panes'
import { RevisaoFoot } from './revisao-foot'

interface Props {
  readonly campanhaId: number
  readonly etapas: readonly EtapaItem[]
  readonly control: ReviewControl
  readonly pessoa: PessoaDaFila
  readonly next: PessoaDaFila | undefined
  readonly talento: ReturnType<typeof useTalento>
}

/** One person, and what can be decided about them. */
export function Decidable({ campanhaId, etapas, control, pessoa, next, talento }: Props) {
  const { state, dispatch } = control
  const { identificador } = pessoa
  const [avisar, setAvisar] = useState(true)
  const [isWriting, setWriting] = useState(false)
  const [pane, setPane] = useState<PaneName>('curriculo')
  const { isReady, etapaId, after, refusal, go } = useWays({ campanhaId, etapas, control, pessoa, talento })
  const writeNota = () => {
    setPane('fatos')
    // Once the facts have been drawn, which React does before whatever is queued here.
    queueMicrotask(() => document.getElementById(NOTA_FIELD_ID)?.focus())
  }
  const skip = () => {
    const outcome = state.outcomes[identificador] ?? { kind: 'skipped' }
    dispatch({ kind: 'decide', identificador, outcome })
  }
  return (
    <>
      <PessoaBar
        pessoa={pessoa}
        talento={talento.data}
        right={isReady && after !== null ? `Avançar: ${after.nome}` : null}
        left={isReady && refusal !== null ? `Reprovar: ${refusal.nome}` : null}
        onRight={() => after !== null && go(after, { avisar })}
        onLeft={() => refusal !== null && go(refusal, { avisar })}
      />
      <ReviewPanes
        campanhaId={campanhaId}
        pessoa={pessoa}
        next={next}
        talento={talento}
        open={pane}
        onOpen={setPane}
      />
      <RevisaoFoot
        campanhaId={campanhaId}
        pessoa={pessoa}
        etapas={etapas}
        after={after}
        refusal={refusal}
        etapaId={etapaId}
        isReady={isReady}
        isFirst={state.at === 0}
        avisar={avisar}
        onAvisar={setAvisar}
        onMove={go}
        onMensagem={() => setWriting(true)}
        onNota={writeNota}
        onSkip={skip}
        onBack={() => dispatch({ kind: 'back' })}
      />
      {isWriting ? (
        <WriteDialog pessoas={[pessoa]} campanhaId={campanhaId} onClose={() => setWriting(false)} />
      ) : null}
    </>
  )
}

/** Where the person stands, and where they can be put from there. */
function useWays({ campanhaId, etapas, control, pessoa, talento }: Omit<Props, 'next'>) {
  const outcome = control.state.outcomes[pessoa.identificador]
  const etapaId = outcome?.kind === 'moved' ? outcome.etapaId : placeOf(talento.data, campanhaId)
  const isHere = talento.data?.retencao.isOculta === false
  const isReady = isHere && outcome?.kind !== 'moving'
  const go = (etapa: Pick<EtapaItem, 'id' | 'nome'>, how: HowToMove) => {
    if (isReady) control.move(pessoa, etapa, how)
  }
  return {
    isReady,
    etapaId,
    after: etapaAfter(etapas, etapaId),
    refusal: etapaOfRefusal(etapas, etapaId),
    go,
  }
}

/** Stage in the campaign; null is none. */
const placeOf = (talento: Talento | undefined, campanhaId: number): number | null =>
  talento?.participacoes.find((one) => one.campanhaId === campanhaId)?.etapaId ?? null
