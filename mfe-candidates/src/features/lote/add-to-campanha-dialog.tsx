import { CallError } from '@seleta/api-client'
import type { HowToMove } from '@seleta/campanha/move-input'
import { formatInteger } from '@seleta/regras/numbers'
import { plural } from '@seleta/regras/plural'
import { Box } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import type { MoveLoteAnswer } from '@seleta/contract/lote'
import { useId, useState } from 'react'
import { ResultadosOfPessoas } from './resultados-of-pessoas'
import { WORDS } from '../../rules/words'
import { isAllWell, lostMoveOf, useMoveLote } from '../../queries/use-move-lote'
import { movimentoInWords } from '../../rules/resultado-lote'
import { CampanhaPicker } from './campanha-picker'
import { AvisoField } from './aviso-field'
import { EtapaPicker } from './etapa-picker'
import { LatestMove } from './latest-move'
import { LostMoveAlert } from './lost-move-alert'
import { MotivoField } from './motivo-field'

export interface Pessoa {
  readonly identificador: string
  readonly nome: string
}

interface Props {
  readonly pessoas: readonly Pessoa[]
  /** The campaign on screen: then only the stage is asked for. */
  readonly campanhaId?: number
  readonly onClose: () => void
}

/** Whoever enters is told, and nobody says why. */
const AS_ALWAYS: HowToMove = { avisar: true, motivoId: null }

/** Step 1 campaign, step 2 stage, then what became of each person (product 52, design.md 4.8). */
export function AddToCampanhaDialog({ pessoas, campanhaId: fixed, onClose }: Props) {
  const [picked, setPicked] = useState<number | null>(null)
  const [answer, setAnswer] = useState<MoveLoteAnswer | null>(null)
  const about = `lote-${useId()}`
  const campanhaId = fixed ?? picked
  const move = useMoveLote(about, campanhaId)
  const identificadores = pessoas.map(({ identificador }) => identificador)
  const choice = useEtapaChoice(campanhaId, identificadores)
  const { chosen } = choice
  const send = () => {
    if (campanhaId === null || chosen === null) return
    move.mutate(
      { identificadores, campanhaId, ...chosen },
      {
        onSuccess: (result) => (isAllWell(result) ? onClose() : setAnswer(result)),
        onError: choice.onFailed,
      },
    )
  }
  return (
    <FormDialog
      title={titleOf(pessoas, fixed !== undefined)}
      submitLabel={fixed === undefined ? 'Adicionar' : 'Mover'}
      savingLabel={WORDS.moving(move.done, pessoas.length)}
      // A toast says it; what was chosen stands.
      error={null}
      isSaving={move.isPending}
      isIncomplete={chosen === null}
      onSubmit={send}
      onClose={onClose}
      outcome={
        answer === null ? null : (
          <>
            <LatestMove only={about} />
            <ResultadosOfPessoas pessoas={named(answer, pessoas).map(movimentoInWords)} />
          </>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 6, pt: 2 }}>
        {fixed === undefined ? (
          <CampanhaPicker
            value={picked}
            onChange={(id) => {
              setPicked(id)
              choice.begin(id)
            }}
          />
        ) : null}
        {campanhaId === null ? null : (
          <EtapaFields pessoas={pessoas} campanhaId={campanhaId} choice={choice} />
        )}
      </Box>
    </FormDialog>
  )
}

/** The stage and what entering it sends; of a move that had no answer, what it was. */
function useEtapaChoice(campanhaId: number | null, identificadores: readonly string[]) {
  const [etapaId, setEtapaId] = useState<number | null>(null)
  const [how, setHow] = useState(AS_ALWAYS)
  const [lost, setLost] = useState(() => lostMoveOf(campanhaId, identificadores))
  return {
    etapaId,
    how,
    lost,
    chosen: lost ?? (etapaId === null ? null : { kanbanId: etapaId, ...how }),
    pick: (id: number) => {
      setEtapaId(id)
      setHow(AS_ALWAYS)
    },
    setHow,
    /** Another campaign. */
    begin: (id: number) => {
      setEtapaId(null)
      setLost(lostMoveOf(id, identificadores))
    },
    onFailed: (error: Error) => setLost(isGone(error) ? null : lostMoveOf(campanhaId, identificadores)),
  }
}

/** The stage, or the campaign, is not there any more: another one is chosen. */
const isGone = (error: Error) => error instanceof CallError && error.kind === 'not-found'

interface EtapaFieldsProps {
  readonly pessoas: readonly Pessoa[]
  readonly campanhaId: number
  readonly choice: ReturnType<typeof useEtapaChoice>
}

/** The stage, what entering it sends, and why where it is an end. */
function EtapaFields({ pessoas, campanhaId, choice }: EtapaFieldsProps) {
  const { etapaId, how, lost, pick, setHow } = choice
  if (lost !== null) return <LostMoveAlert campanhaId={campanhaId} lost={lost} />
  return (
    <>
      <EtapaPicker campanhaId={campanhaId} value={etapaId} onChange={pick} />
      {etapaId === null ? null : (
        <>
          {/* Before the reasons: on a phone what leaves is read without scrolling. */}
          <AvisoField
            campanhaId={campanhaId}
            etapaId={etapaId}
            identificadores={pessoas.map(({ identificador }) => identificador)}
            value={how.avisar}
            onChange={(avisar) => setHow({ ...how, avisar })}
          />
          <MotivoField
            campanhaId={campanhaId}
            etapaId={etapaId}
            value={how.motivoId ?? null}
            onChange={(motivoId) => setHow({ ...how, motivoId })}
          />
        </>
      )}
    </>
  )
}

/** Who was not asked about has no name from the server: the list knows it. */
const named = (answer: MoveLoteAnswer, pessoas: readonly Pessoa[]) => {
  const nomes = new Map(pessoas.map(({ identificador, nome }) => [identificador, nome]))
  return answer.pessoas.map((one) => ({ ...one, nome: one.nome || (nomes.get(one.identificador) ?? '') }))
}

function titleOf(pessoas: readonly Pessoa[], isMove: boolean): string {
  const quem = plural(pessoas.length, pessoas[0]?.nome ?? '', `${formatInteger(pessoas.length)} pessoas`)
  return isMove ? `Mover ${quem} para uma etapa` : WORDS.addToCampanha(quem)
}
