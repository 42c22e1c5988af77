import { CallError } from '@seleta/api-client'
import type { HowToMove } from '@seleta/campanha/move-input'
import { formatInteger } from '@seleta/regras/numbers'
import { plural } from '@seleta/regras/plural'
import { Box, BusyButton } from '@seleta/ui/core'
import { FormDialog } from '@seleta/ui/form'
import { useHostServices } from '@seleta/shell'
import { useId, useState } from 'react'
import { ResultadosOfPessoas } from './resultados-of-pessoas'
import { WORDS } from '../../rules/words'
import type { LostMove, Movidas, MoveLote } from '../../queries/use-move-lote'
import { aboutLost, isAllWell, lostMoveOf, useMoveLote } from '../../queries/use-move-lote'
import type { Movida } from '../../rules/resultado-lote'
import { movimentoInWords, UNANSWERED } from '../../rules/resultado-lote'
import { CampanhaPicker } from './campanha-picker'
import { AvisoField } from './aviso-field'
import { EtapaPicker } from './etapa-picker'
import { LatestMove } from './latest-move'
import { LostMoveAlert, tellUnanswered } from './lost-move-alert'
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

/** A move, and what became of each of its people. */
interface Done {
  readonly asked: MoveLote
  readonly answer: Movidas
}

/** Whoever enters is told, and nobody says why. */
const AS_ALWAYS: HowToMove = { avisar: true, motivoId: null }

/** Step 1 campaign, step 2 stage, then what became of each person (product 52, design.md 4.8). */
export function AddToCampanhaDialog({ pessoas, campanhaId: fixed, onClose }: Props) {
  const [picked, setPicked] = useState<number | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const about = `lote-${useId()}`
  const campanhaId = fixed ?? picked
  const move = useMoveLote(about, campanhaId)
  const choice = useEtapaChoice(campanhaId, pessoas)
  const { chosen } = choice
  const leave = useLeave(campanhaId, move.isPending ? 0 : unknownOf(choice.lost, done), onClose)
  const verbo = fixed === undefined ? 'Adicionando' : 'Movendo'
  const send = (asked: MoveLote) =>
    move.mutate(asked, {
      onSuccess: (answer) => (isAllWell(answer) ? onClose() : setDone({ asked, answer })),
      onError: choice.onFailed,
    })
  const submit = () => {
    if (campanhaId === null || chosen === null) return
    const { kanbanId, avisar, motivoId = null } = chosen
    const { quem: identificadores, lost } = choice
    send({ identificadores, campanhaId, kanbanId, avisar, motivoId, isAgain: lost !== null })
  }
  return (
    <FormDialog
      title={titleOf(pessoas, fixed !== undefined)}
      submitLabel={fixed === undefined ? 'Adicionar' : 'Mover'}
      savingLabel={WORDS.doing(verbo, move.done, choice.quem.length)}
      // A toast says it; what was chosen stands.
      error={null}
      isSaving={move.isPending}
      isStillWhileSaving
      isIncomplete={chosen === null}
      onSubmit={submit}
      onClose={leave}
      outcome={
        done === null ? null : (
          <>
            <LatestMove only={[about, aboutLost(done.asked.campanhaId)]} />
            <GoOn done={done} verbo={verbo} isPending={move.isPending} moved={move.done} onGoOn={send} />
            <ResultadosOfPessoas pessoas={named(done.answer.pessoas, pessoas).map(movimentoInWords)} />
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

/** Of how many nobody has said what became of them. */
const unknownOf = (lost: LostMove | null, done: Done | null) =>
  done === null ? (lost?.unknown ?? 0) : countUnanswered(done.answer)

/** Once the dialog is closed nothing else on the page says that some had no answer. */
function useLeave(campanhaId: number | null, unknown: number, onClose: () => void) {
  const { notify } = useHostServices()
  return () => {
    if (campanhaId !== null && unknown > 0)
      notify({
        text: tellUnanswered(unknown),
        tone: 'error',
        isSticky: true,
        about: aboutLost(campanhaId),
      })
    onClose()
  }
}

/** The stage and what entering it sends; of a move that had no answer, what it was. */
function useEtapaChoice(campanhaId: number | null, pessoas: readonly Pessoa[]) {
  const identificadores = pessoas.map(({ identificador }) => identificador)
  const [etapaId, setEtapaId] = useState<number | null>(null)
  const [how, setHow] = useState(AS_ALWAYS)
  const [lost, setLost] = useState(() => lostMoveOf(campanhaId, identificadores))
  return {
    etapaId,
    how,
    lost,
    /** Who is asked for. */
    quem: lost?.rest ?? identificadores,
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

const countUnanswered = ({ pessoas }: Movidas) =>
  pessoas.filter(({ resultado }) => resultado === UNANSWERED).length

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
  if (lost !== null)
    return <LostMoveAlert campanhaId={campanhaId} lost={lost} isPart={lost.unknown < pessoas.length} />
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

interface GoOnProps {
  readonly done: Done
  readonly isPending: boolean
  readonly verbo: string
  /** How many of the rest have been moved so far. */
  readonly moved: number
  readonly onGoOn: (move: MoveLote) => void
}

/** What had no answer is asked for again as it was, and then those after it; what was answered stands. */
function GoOn({ done: { asked, answer }, isPending, verbo, moved, onGoOn }: GoOnProps) {
  const { rest, pessoas } = answer
  if (rest.length === 0) return null
  const unknown = countUnanswered(answer)
  const answered = pessoas.slice(0, pessoas.length - rest.length)
  return (
    <LostMoveAlert campanhaId={asked.campanhaId} lost={{ ...asked, unknown }} isPart>
      <Box sx={{ mt: 1, ml: -2 }}>
        <BusyButton
          size="small"
          busy={isPending}
          busyLabel={WORDS.doing(verbo, moved, rest.length)}
          onClick={() => onGoOn({ ...asked, identificadores: rest, answered, isAgain: true })}
        >
          Tentar de novo
        </BusyButton>
      </Box>
    </LostMoveAlert>
  )
}

/** Who was not asked about has no name from the server: the list knows it. */
const named = (movidas: readonly Movida[], pessoas: readonly Pessoa[]) => {
  const nomes = new Map(pessoas.map(({ identificador, nome }) => [identificador, nome]))
  return movidas.map((one) => ({ ...one, nome: one.nome || (nomes.get(one.identificador) ?? '') }))
}

function titleOf(pessoas: readonly Pessoa[], isMove: boolean): string {
  const quem = plural(pessoas.length, pessoas[0]?.nome ?? '', `${formatInteger(pessoas.length)} pessoas`)
  return isMove ? `Mover ${quem} para uma etapa` : WORDS.addToCampanha(quem)
}
