import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { hideAgain, holdCampanhasOf } from '../../../domain/retencao/leave-empresa'
import { openDevolucao } from '../../../domain/talento/join-talentos'
import { createRescore } from '../../../domain/aderencia/score-inscricoes'
import { readCampanha } from '../../../domain/campanha/campanha'
import { reopenDestino } from '../entrada/open-destino'
import { outcomeOf } from './import-linhas'
import { createUndoRepository } from './undo-linhas-repository'
import type { ImportacaoRow, LinhaResultado } from './importacoes-repository'

interface Linha {
  readonly numero: number
  readonly situacao: string
  readonly nome: string
  readonly talentoId: number | null
  readonly inscricaoId: number | null
}

/**
 * Takes rows of an import back: who came in by it goes, who was known is as before, hidden if they were. Whoever
 * something has happened with since (a move, a message, a note, a correction, a legal hold, another campaign) stays, in
 * sight, and says so. Whom a recruiter took apart from who was known has come in by the file alone.
 * @param linhas as they are now that the import's campaign is held
 */
export async function undoLinhas(
  trx: Kysely<Database>,
  { empresaId, desfeitaPor, id: importacaoId }: ImportacaoRow,
  linhas: readonly Linha[],
): Promise<LinhaResultado[]> {
  const idsOf = (situacao: string) =>
    linhas.flatMap((linha) =>
      linha.situacao === situacao && linha.talentoId !== null ? [linha.talentoId] : [],
    )
  const rows = createUndoRepository(trx)
  const quem = { empresaId, importacaoId, usuarioId: desfeitaPor }
  const devolucao = openDevolucao(trx, { ...quem, rescore: createRescore(trx, empresaId, readCampanha) })
  const feitas = await devolucao.listMade(idsOf('criada'), idsOf('unida'))
  const { made, unidas } = feitas
  const shown = await devolucao.listShown(unidas)
  const lookedFor = await lookForApart(trx, empresaId, devolucao, { ...feitas, shown })
  const { tellings: apart, inteiras, withoutChaves } = lookedFor
  const chaves = await devolucao.listChaves([...unidas, ...made])
  const left = await devolucao.leaveCampanhas(
    linhas.filter(({ talentoId }) => talentoId === null || !inteiras.has(talentoId)),
    apart,
  )
  const inSight = new Set(shown)
  const parted = new Set([...unidas.filter((id) => !inteiras.has(id)), ...withoutChaves.keys()])
  for (const hidden of await devolucao.undoFusoes([...parted], lookedFor))
    if (await hideAgain(trx, empresaId, hidden)) inSight.delete(hidden.talentoId)
  const leaving = made.filter((id) => !inteiras.has(id) && !withoutChaves.has(id))
  const ditos = await rows.listDitos(empresaId, idsIn(apart))
  await devolucao.leaveMade(leaving, apart)
  const gone = new Set(await rows.deleteWithoutTrace(empresaId, importacaoId, leaving, idsIn(apart)))
  const onlyTold = await rows.listOnlyTold(
    empresaId,
    leaving.filter((id) => !gone.has(id)),
  )
  const remade = new Set(await devolucao.undoMaking(onlyTold))
  await devolucao.giveChavesOn(chaves)
  await tellAgain(trx, empresaId, devolucao, apart, ditos)
  await devolucao.noteDevolvidas([...made.filter((id) => !gone.has(id) && !remade.has(id)), ...feitas.kept])
  return linhas.map(({ numero, situacao, nome, talentoId, inscricaoId }): LinhaResultado => {
    const isInside = inscricaoId !== null && !left.has(inscricaoId)
    const isNobody = talentoId === null || gone.has(talentoId)
    const inteira = talentoId === null ? undefined : inteiras.get(talentoId)
    const hasMade = situacao === 'criada' && !(talentoId !== null && remade.has(talentoId))
    const isBack = isNobody || (inteira === undefined && !hasMade && !isInside && !inSight.has(talentoId))
    // Nobody would find the name of who is gone, were they to come again and be erased.
    const base = {
      numero,
      ...(isNobody ? { nome: '', talentoId: null } : { nome, talentoId }),
      inscricaoId: null,
    }
    if (isBack) return { ...base, situacao: 'desfeita', motivos: {} }
    return {
      ...base,
      situacao: 'mantida',
      motivos: { pessoa: MOTIVOS[inteira ?? whyKept({ situacao, talentoId }, made, lookedFor)] },
    }
  })
}

/** No row is left: what was remembered for those of later parts is so no more. */
export const endUndo = (
  trx: Kysely<Database>,
  { empresaId, desfeitaPor, id: importacaoId }: ImportacaoRow,
): Promise<void> =>
  openDevolucao(trx, {
    empresaId,
    importacaoId,
    usuarioId: desfeitaPor,
    rescore: createRescore(trx, empresaId, readCampanha),
  }).end()

const MOTIVOS = {
  outra: 'Ficou: alguém já agiu com esta pessoa depois da importação.',
  inseparavel:
    'Ficou: alguém entrou neste cadastro por um dado que só a planilha trouxe, e não se sabe mais o que é de quem. Confira em «Cadastros unidos» e separe se não for a mesma pessoa.',
  withoutChaves:
    'Ficou: alguém já agiu com esta pessoa depois da importação. O e-mail ou o CPF que só a planilha trouxe saiu: é de outra pessoa, ou outro veio depois.',
  junta:
    'Ficou: alguém uniu esta linha a outro cadastro. O e-mail, o CPF e o telefone que só a planilha trouxe não valem mais nele. Confira em «Cadastros unidos».',
  procurada:
    'Ficou: quem veio depois com os dados desta pessoa entrou em outro cadastro, por um dado que só a planilha trouxe. Confira lá em «Cadastros unidos».',
  inscrita:
    'Ficou: há uma inscrição enviada com o e-mail que a planilha trouxe. Confira se ela é desta pessoa.',
} as const satisfies Record<string, string>

/** Why somebody stays who is not whole. */
function whyKept(
  { situacao, talentoId }: Pick<Linha, 'situacao' | 'talentoId'>,
  made: readonly number[],
  { withoutChaves, inscritas }: Apart,
): keyof typeof MOTIVOS {
  if (talentoId === null) return 'outra'
  if (situacao === 'criada' && !made.includes(talentoId)) return 'junta'
  if (withoutChaves.has(talentoId)) return 'withoutChaves'
  return inscritas.has(talentoId) ? 'inscrita' : 'outra'
}

const idsIn = (some: readonly { readonly id: number }[]) => some.map(({ id }) => id)

type Devolucao = ReturnType<typeof openDevolucao>
type Apart = Awaited<ReturnType<Devolucao['findApart']>>

/** Who told since of these people and meant somebody else; the campaigns of whoever may leave, or be hidden, are held. */
async function lookForApart(
  trx: Kysely<Database>,
  empresaId: number,
  devolucao: Devolucao,
  { unidas, made, kept, shown, juntas }: Looking,
): Promise<Apart> {
  const told = await devolucao.listToldByOthers([...unidas, ...made])
  const toHold = [...new Set([...shown, ...told])]
  if (toHold.length > 0) await holdCampanhasOf(trx, empresaId, toHold)
  const intocadas = await createUndoRepository(trx).listOnlyTold(empresaId, made)
  const feitas = intocadas.filter((id) => told.includes(id))
  const tocadas = made.filter((id) => !intocadas.includes(id))
  return devolucao.findApart({ unidas, feitas, tocadas: [...tocadas, ...kept], made, juntas })
}

type Feitas = Awaited<ReturnType<Devolucao['listMade']>>
interface Looking extends Feitas {
  readonly shown: readonly number[]
}

/**
 * Who meant somebody else tells again, and the rows of their files say what became of it.
 * @param ditos by what a backup knows what they had told
 */
async function tellAgain(
  trx: Kysely<Database>,
  empresaId: number,
  devolucao: Devolucao,
  apart: Apart['tellings'],
  ditos: ReadonlyMap<number, string>,
): Promise<void> {
  const rows = createUndoRepository(trx)
  const again = await devolucao.enterAgain(apart, (usuarioId, campanhaId) =>
    reopenDestino(trx, { empresaId, usuarioId }, campanhaId),
  )
  await rows.noteToldAgain(
    empresaId,
    again.flatMap(({ telling, resultado: { talentoId } }) => {
      const dito = ditos.get(telling.id)
      return dito === undefined ? [] : [{ dito, talentoId }]
    }),
  )
  await rows.saveToldAgain(
    empresaId,
    again.map(({ telling: { importacaoId: outra, linha }, campanhaId, resultado }) => ({
      ...outcomeOf(resultado, campanhaId),
      importacaoId: outra,
      linha,
    })),
  )
}
