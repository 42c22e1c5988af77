import {
  callQuery,
  change,
  notUndone,
  touch,
  useCall,
  useMutation,
  useQueryClient,
  wordsFor,
} from '@seleta/api-client'
import type { CallInput } from '@seleta/contract/calls'
import type { LoteMovimento, MoveLoteAnswer } from '@seleta/contract/lote'
import type { AvisoDoMovimento } from '@seleta/contract/aviso-do-movimento'
import type { PessoaOnBoard } from '@seleta/contract/kanban-eventos'
import { now } from '@seleta/regras/now'
import { AVISO_CANCELADO, AVISO_JA_SAIU, tellAvisos, undoUntil } from '@seleta/contract/tell-avisos'
import { joinSentences, tellLostTo } from '@seleta/contract/tell-movimento'
import { useHostServices } from '@seleta/shell'
import { WORDS } from '../rules/words'
import { followBoard } from './follow-board'
import { inPieces } from './in-pieces'

/** Moves that were made together, as the server answered them. */
export interface Feito {
  /** Names them: `aboutMovimento` of one person, else a name of their own. */
  readonly about: string
  /** What is so now: «Ana agora em Entrevistas.» */
  readonly texto: string
  readonly campanhaId: number
  readonly kanbanId: number
  readonly pessoas: readonly {
    readonly identificador: string
    readonly versao: number | null
    readonly naEtapaDesde: string | null
  }[]
  /** Why the process ended by it; null or absent: nobody said (product 68). */
  readonly motivoId?: number | null | undefined
  /** What was written to each of them. */
  readonly mensagens: readonly (readonly AvisoDoMovimento[])[]
  readonly emailLigado: boolean
  /** It may be older than its answer: it is taken back for two minutes from here on. */
  readonly aposPrazo?: boolean
  /** A dialog in front says it. */
  readonly isQuiet?: boolean
  /** What else follows when it is taken back. */
  readonly onTakeBack?: () => void
}

/** What can still be taken back, by its name: the page says more of it than the host does. */
const feitos = new Map<string, Feito>()
export const feitoOf = (about: string): Feito | undefined => feitos.get(about)

/**
 * Says what was done and what it sends; both can be taken back for as long as the message waits, by the toast, by the
 * page and by Ctrl+Z (product 60). When somebody else moves the person meanwhile, it is no longer offered.
 */
export function useOfferMove(): (feito: Feito) => void {
  const client = useQueryClient()
  const { notify, undo } = useHostServices()
  const eu = useCall('getUsuario', {}).data?.id
  const takeBack = useUndoMovimento()

  function offer(feito: Feito, aviso: string, waiting: readonly number[], until: number): void {
    const dontSend = { label: 'Não enviar', run: () => void cancel(feito, waiting, until) }
    const stop = watch(feito)
    feitos.set(feito.about, feito)
    undo.offer({
      about: feito.about,
      text: joinSentences(feito.texto, aviso),
      until,
      isQuiet: feito.isQuiet === true,
      ...(waiting.length > 0 && { besides: dontSend }),
      run: () => {
        const { campanhaId, kanbanId, aposPrazo = false } = feito
        const pessoas = feito.pessoas.map(({ identificador, versao }) => ({ identificador, versao }))
        feito.onTakeBack?.()
        return takeBack.mutateAsync({ campanhaId, kanbanId, pessoas, ...(aposPrazo && { aposPrazo }) })
      },
      onGone: () => {
        stop()
        // What is offered anew under its name has taken its place.
        if (feitos.get(feito.about) === feito) feitos.delete(feito.about)
      },
    })
  }

  async function cancel(feito: Feito, mensagens: readonly number[], until: number): Promise<void> {
    try {
      const { canceladas } = await change('cancelMensagens', { body: { mensagens: [...mensagens] } })
      offer({ ...feito, mensagens: [] }, canceladas === 0 ? AVISO_JA_SAIU : AVISO_CANCELADO, [], until)
    } catch (error) {
      notify({ text: wordsFor(error), tone: 'error' })
    }
  }

  /** Follows the board for as long as the move of one person is on offer. */
  function watch({ about, campanhaId, pessoas }: Feito): () => void {
    const [one, ...others] = pessoas
    if (one === undefined || others.length > 0 || one.versao === null) return () => undefined
    const { identificador, versao } = one
    return followBoard(campanhaId, (evento) => {
      if (evento.tipo !== 'pessoas') return
      const later = evento.pessoas.find(
        ({ cartao }) => cartao.identificador === identificador && cartao.versao > versao,
      )
      if (later === undefined) return
      undo.withdraw(about)
      if (later.autor?.id !== eu) tellOvertaken(campanhaId, later)
    })
  }

  function tellOvertaken(campanhaId: number, { cartao, etapaId, autor }: PessoaOnBoard): void {
    const etapas = client.getQueryData(callQuery('listEtapas', { params: { campanhaId } }).queryKey)
    const etapa = etapas?.find(({ id }) => id === etapaId)?.nome
    notify({ text: tellLostTo(cartao.nome, etapa, autor?.nome), tone: 'info' })
  }

  return (feito) => {
    const waiting = feito.mensagens
      .flat()
      .filter(({ estado }) => estado === 'pendente')
      .map(({ id }) => id)
    offer(
      feito,
      tellAvisos(feito.mensagens, feito.emailLigado),
      waiting,
      undoUntil(
        now(),
        feito.aposPrazo === true ? [] : feito.pessoas.flatMap(({ naEtapaDesde }) => naEtapaDesde ?? []),
      ),
    )
  }
}

/** Takes moves back; who was moved on meanwhile stays, and it is said by whom. Who asked says that it failed. */
export function useUndoMovimento() {
  const { notify } = useHostServices()
  return useMutation({
    mutationFn: undoInPieces,
    onSuccess: ({ pessoas, emailLigado }) => {
      const stayed = pessoas.filter(({ resultado }) => resultado === 'nao-movida')
      const back = pessoas.filter(({ resultado }) => resultado !== 'nao-movida')
      const aviso = tellAvisos(
        back.map(({ mensagens }) => mensagens),
        emailLigado,
      )
      notify({ text: joinSentences(WORDS.undone(back, stayed), aviso), tone: 'info' })
    },
    onSettled: () => touch('undoMoveTalentos'),
  })
}

/**
 * Who is left by a piece that is refused stays, with its reason.
 * @throws CallError when the first piece fails, or one may be asked for again: then all are, and those who went back are
 * told once more
 */
export async function undoInPieces({
  pessoas,
  ...move
}: CallInput<'undoMoveTalentos'>['body']): Promise<MoveLoteAnswer> {
  const { answers, failed, error, after } = await inPieces(pessoas, (piece) =>
    change('undoMoveTalentos', { body: { ...move, pessoas: [...piece] } }, { isTouchedLater: true }),
  )
  if (failed.length > 0 && notUndone(error).canRepeat) throw error
  const left = [...failed, ...after].map(({ identificador }) => notAsked(identificador, wordsFor(error)))
  return { ...answers[0], pessoas: [...answers.flatMap((answer) => answer.pessoas), ...left] }
}

/** Somebody of whom nothing was done that is known of: where they stand is read again. */
export const notAsked = (identificador: string, motivo: string): LoteMovimento => ({
  identificador,
  nome: '',
  resultado: 'nao-movida',
  motivo,
  deEtapaId: null,
  etapaId: null,
  naEtapaDesde: null,
  versao: null,
  mensagens: [],
})
