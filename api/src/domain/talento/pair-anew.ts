import { foldText } from '@seleta/regras/text'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import {
  type Conhecida,
  findSame,
  firstName,
  isNamesake,
  isSameKey,
  NOBODY_PROVES,
  type Proven,
} from './find-same'
import type { Chaves } from './pessoa'
import { createSemelhancasRepository, type NewSemelhanca } from './semelhancas-repository'
import type { Snapshot } from './snapshot-repository'
import { createTalentoRepository } from './talento-repository'
import type { DroppedSemelhanca } from './unida'

/** What people are looked at beside each other for (decision 108); whose an e-mail is says its mailbox. */
type Dita = Pick<Chaves, 'nome' | 'telefone' | 'cpf'>
interface Dito {
  readonly talentoId: number
  readonly chaves: Dita
  /** What of it was not told before. */
  readonly saidAnew: readonly (keyof Dita)[]
}

const VOUCHED: Proven = { by: 'recrutador', email: false, telefone: false }
const DITAS = ['nome', 'telefone', 'cpf'] as const

/**
 * These people are told of anew. Whom they stood beside for what they say no more they stand beside no more, and whoever may
 * be the same by what they say since stands beside them, as if it came in now: by a form, where one has told it.
 * @param trx holds them; whatever stands of who told of them is written already
 * @param antes whom they were; `NOBODY` of who is somebody of their own since
 * @param parId who stands beside them whatever the two share
 * @returns which pairs went
 */
export async function lookAnew(
  trx: Kysely<Database>,
  empresaId: number,
  antes: ReadonlyMap<number, Snapshot>,
  parId: number | null = null,
): Promise<readonly DroppedSemelhanca[]> {
  const present = await createTalentoRepository(trx).lockSnapshots(empresaId, [...antes.keys()])
  const semelhancas = createSemelhancasRepository(trx)
  const changed = [...antes].filter(([id, were]) => DITAS.some((key) => were[key] !== present.get(id)?.[key]))
  const gone = await semelhancas.dropUnlike(empresaId, new Map(changed), parId)
  const ditos = changed.flatMap(([talentoId, were]): Dito[] => {
    const are = present.get(talentoId)
    if (are === undefined) return []
    const saidAnew = DITAS.filter((key) => (are[key] ?? null) !== null && are[key] !== were[key])
    return saidAnew.length === 0 ? [] : [{ talentoId, chaves: ditaOf(are), saidAnew }]
  })
  const told = await semelhancas.listToldByForm(
    empresaId,
    ditos.map(({ talentoId }) => talentoId),
  )
  const byForm = Map.groupBy(ditos, ({ talentoId }) => told.has(talentoId))
  await pairAnew(trx, empresaId, byForm.get(true) ?? [])
  await pairAnew(trx, empresaId, byForm.get(false) ?? [], VOUCHED)
  return gone
}

const ditaOf = ({ nome, telefone, cpf }: Snapshot): Dita => ({
  nome: textOf(nome) ?? '',
  telefone: textOf(telefone),
  cpf: textOf(cpf),
})
const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

/**
 * Whoever may be the same as people are by what they, or a form, have told of them now stands beside them.
 * @param trx holds them
 * @param proven who told it
 */
async function pairAnew(
  trx: Kysely<Database>,
  empresaId: number,
  ditos: readonly Dito[],
  proven: Proven = NOBODY_PROVES,
): Promise<void> {
  if (ditos.length === 0) return
  const told = ditos.map(({ talentoId, saidAnew, chaves: { nome, telefone, cpf } }) => ({
    talentoId,
    saidAnew,
    chaves: { nome, telefone, cpf, email: null, referencia: null },
  }))
  const conhecidas = await createTalentoRepository(trx).listConhecidas(
    empresaId,
    'MANUAL',
    told.map(({ chaves }) => chaves),
    true,
  )
  const findSharing = indexBy(conhecidas.filter((pessoa) => !pessoa.isOculta))
  const pares = told.flatMap(({ talentoId, chaves, saidAnew }) =>
    parecidasOf(
      chaves,
      findSharing(chaves).filter(
        (pessoa) => pessoa.id !== talentoId && saidAnew.some((key) => isLikeBy(key, chaves, pessoa)),
      ),
      proven,
    ).map(({ pessoa: { id }, motivo }) => ({
      // Who came later stands first.
      talentoId: Math.max(talentoId, id),
      outroId: Math.min(talentoId, id),
      motivo,
    })),
  )
  await createSemelhancasRepository(trx).insertMissing(empresaId, pares)
}

/**
 * Whether somebody may be the same by what was said anew: for what they have said all along the two were looked at when it
 * was said. Of a phone that both had, whose it is says the first name.
 */
const isLikeBy = (key: keyof Dita, chaves: Chaves, pessoa: Chaves): boolean =>
  key === 'nome'
    ? isNamesake(chaves, pessoa) ||
      (isSameKey(chaves.telefone, pessoa.telefone) && firstName(chaves) === firstName(pessoa))
    : isSameKey(chaves[key], pessoa[key])

/** @returns with whom they would be one as well: nobody joins two who stand already */
function parecidasOf(
  chaves: Chaves,
  others: readonly Conhecida[],
  proven: Proven,
): readonly { readonly pessoa: Conhecida; readonly motivo: NewSemelhanca['motivo'] }[] {
  const match = findSame(chaves, others, proven)
  if (match.tipo === 'mesma') return [match]
  return match.tipo === 'nova' ? match.parecidas : []
}

/** Of many, those who share a phone, a CPF or a whole name with one, oldest first. */
function indexBy(conhecidas: readonly Conhecida[]): (chaves: Dita) => readonly Conhecida[] {
  const entries = conhecidas.flatMap((pessoa) => sharedBy(pessoa).map((chave) => ({ chave, pessoa })))
  const byChave = Map.groupBy(entries, ({ chave }) => chave)
  return (chaves) => {
    const found = sharedBy(chaves).flatMap((chave) => byChave.get(chave) ?? [])
    return [...new Set(found.map(({ pessoa }) => pessoa))].toSorted((a, b) => a.id - b.id)
  }
}

const sharedBy = ({ nome, telefone, cpf }: Dita) => [
  `nome ${foldText(nome)}`,
  `telefone ${telefone}`,
  `cpf ${cpf}`,
]
