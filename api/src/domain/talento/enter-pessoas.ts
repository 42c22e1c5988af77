import { randomUUID } from 'node:crypto'
import type { Campanha } from '@seleta/contract/campanhas'
import type { MotivoFusao } from '@seleta/contract/entrada'
import type { Origem } from '@seleta/contract/limits'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { readCampanha } from '../campanha/campanha'
import type { EventoDados } from '../../ground/event-log/evento-tipos'
import { createEtapasRepository } from '../etapa/etapas-repository'
import { scoreInscricoes } from '../aderencia/score-inscricoes'
import { createEntradaRepository, type NovaFusao, type Via } from './entrada-repository'
import { findSame, type Conhecida } from './find-same'
import type { Pessoa } from './pessoa'

export interface Entrada {
  readonly empresaId: number
  readonly via: Exclude<Via, 'formulario'>
  readonly origem: Origem
  /** Null: a program sent it. */
  readonly usuarioId: number | null
  /** Already locked by this transaction; null is only into the basket. */
  readonly campanha: Campanha | null
  readonly importacaoId: number | null
}

export type ResultadoEntrada =
  | {
      readonly tipo: 'criada' | 'unida'
      readonly talentoId: number
      readonly identificador: string
      readonly motivo: MotivoFusao | null
      /** Null: no campaign, or the person stood in it already. */
      readonly inscricaoId: number | null
    }
  | { readonly tipo: 'recusada'; readonly motivo: string; readonly outra: string }

const BASE_LEGAL = 'legitimo_interesse'

/**
 * Takes people in: whoever is known by reference, CPF, e-mail or phone gets what is new, the others are made; all of
 * them go to the campaign's first stage with a score. The one way in for recruiters, files and origins (product 42).
 * @param trx the transaction; nothing is written when it fails
 * @param pessoas checked people; two of them may be the same person
 * @returns what became of each, in their order
 */
export async function enterPessoas(
  trx: Kysely<Database>,
  entrada: Entrada,
  pessoas: readonly Pessoa[],
): Promise<ResultadoEntrada[]> {
  const { empresaId, campanha } = entrada
  await createEntradaRepository(trx).lockChaves(empresaId, pessoas)
  const [primeira] = campanha === null ? [] : await createEtapasRepository(trx).list(empresaId, campanha.id)
  const results = new Map<Pessoa, ResultadoEntrada>()
  let waiting = [...pessoas]
  // People of one part who share a key come one after the other, so that the second meets the first.
  while (waiting.length > 0) {
    const { now, later } = splitBySharedKey(waiting)
    await enterApart(trx, entrada, primeira?.id ?? null, now, results)
    waiting = later
  }
  return pessoas.map((pessoa) => {
    const result = results.get(pessoa)
    if (result === undefined) throw new Error('a person was lost on the way in')
    return result
  })
}

function splitBySharedKey(pessoas: readonly Pessoa[]): { now: Pessoa[]; later: Pessoa[] } {
  const taken = new Set<string>()
  const now: Pessoa[] = []
  const later: Pessoa[] = []
  for (const pessoa of pessoas) {
    const { email, telefone, cpf, referencia } = pessoa
    const keys = [
      `e${email?.toLowerCase() ?? ''}`,
      `t${telefone ?? ''}`,
      `c${cpf ?? ''}`,
      `r${referencia ?? ''}`,
    ]
    const told = keys.filter((key) => key.length > 1)
    if (told.some((key) => taken.has(key))) later.push(pessoa)
    else now.push(pessoa)
    for (const key of told) taken.add(key)
  }
  return { now, later }
}

interface Unida {
  readonly pessoa: Pessoa
  readonly conhecida: Conhecida
  readonly motivo: MotivoFusao
}

/** People of whom no two share a key. */
async function enterApart(
  trx: Kysely<Database>,
  entrada: Entrada,
  etapaId: number | null,
  pessoas: readonly Pessoa[],
  results: Map<Pessoa, ResultadoEntrada>,
): Promise<void> {
  const { empresaId, origem, via, campanha } = entrada
  const repository = createEntradaRepository(trx)
  const conhecidas = await repository.listConhecidas(empresaId, origem, pessoas)
  const novas: { pessoa: Pessoa; identificador: string }[] = []
  const unidas: Unida[] = []
  const met = new Set<number>()
  for (const pessoa of pessoas) {
    const encontro = findSame(pessoa, conhecidas)
    if (encontro.tipo === 'conflito') {
      results.set(pessoa, {
        tipo: 'recusada',
        motivo: 'O e-mail já é de outra pessoa, com outro CPF.',
        outra: encontro.pessoa.identificador,
      })
    } else if (encontro.tipo === 'mesma' && met.has(encontro.pessoa.id)) {
      // Two of them meet one person by different keys: the second is a repetition, with nothing of its own to undo.
      results.set(pessoa, {
        tipo: 'unida',
        talentoId: encontro.pessoa.id,
        identificador: encontro.pessoa.identificador,
        motivo: encontro.motivo,
        inscricaoId: null,
      })
    } else if (encontro.tipo === 'mesma') {
      met.add(encontro.pessoa.id)
      unidas.push({ pessoa, conhecida: encontro.pessoa, motivo: encontro.motivo })
    } else novas.push({ pessoa, identificador: randomUUID() })
  }

  const ids = await repository.insertTalentos(
    empresaId,
    origem,
    BASE_LEGAL,
    novas.map(({ pessoa, identificador }) => ({ ...pessoa, identificador })),
  )
  const idOf = (identificador: string) => ids.get(identificador) ?? 0
  const unidaIds = unidas.map(({ conhecida }) => conhecida.id)
  const conhecidasAgora = unidas.map(({ pessoa, conhecida }) => ({ ...pessoa, talentoId: conhecida.id }))
  const antes = await repository.lockRetratos(empresaId, unidaIds)
  await repository.completeTalentos(empresaId, origem, conhecidasAgora, via === 'origem')
  const depois = await repository.lockRetratos(empresaId, unidaIds)
  const historico = await repository.addHistoricos(empresaId, [
    ...novas.map(({ pessoa, identificador }) => ({ ...pessoa, talentoId: idOf(identificador) })),
    ...conhecidasAgora,
  ])

  const todos = [
    ...novas.map(({ pessoa, identificador }) => ({
      pessoa,
      identificador,
      talentoId: idOf(identificador),
      motivo: null,
    })),
    ...unidas.map(({ pessoa, conhecida, motivo }) => ({
      pessoa,
      identificador: conhecida.identificador,
      talentoId: conhecida.id,
      motivo,
    })),
  ]
  const inscricoes =
    campanha === null
      ? NONE
      : await repository.insertInscricoes(
          empresaId,
          { id: campanha.id, etapaId },
          origem,
          via === 'importacao' ? 'importacao' : '',
          todos.map(({ talentoId }) => talentoId),
        )
  const fusoes = unidas.map(({ pessoa, conhecida, motivo }): NovaFusao => ({
    talentoId: conhecida.id,
    via,
    motivo,
    antes: antes.get(conhecida.id) ?? {},
    depois: depois.get(conhecida.id) ?? {},
    chegou: pessoa,
    experienciaIds: told(historico.experiencias.get(conhecida.id)),
    formacaoIds: told(historico.formacoes.get(conhecida.id)),
    inscricaoId: inscricoes.get(conhecida.id) ?? null,
    importacaoId: entrada.importacaoId,
    usuarioId: entrada.usuarioId,
  }))
  await repository.insertFusoes(empresaId, fusoes)
  await score(trx, entrada, unidaIds, [...inscricoes.values()])
  await repository.appendEventos(
    empresaId,
    todos.flatMap(({ talentoId, motivo }) => eventosOf(entrada, etapaId, talentoId, motivo, inscricoes)),
  )
  for (const { pessoa, identificador, talentoId, motivo } of todos) {
    const inscricaoId = inscricoes.get(talentoId) ?? null
    results.set(pessoa, {
      tipo: motivo === null ? 'criada' : 'unida',
      talentoId,
      identificador,
      motivo,
      inscricaoId,
    })
  }
}

const NONE: ReadonlyMap<number, number> = new Map()
const told = (id: number | undefined) => (id === undefined ? [] : [id])

async function score(
  trx: Kysely<Database>,
  { empresaId, campanha }: Entrada,
  unidaIds: readonly number[],
  inscricaoIds: readonly number[],
): Promise<void> {
  if (campanha !== null && inscricaoIds.length > 0)
    await scoreInscricoes(trx, empresaId, campanha, { inscricaoIds })
  const outras = await createEntradaRepository(trx).listOutras(empresaId, unidaIds, null)
  for (const outra of outras) {
    const dela =
      outra.campanhaId === campanha?.id ? campanha : await readCampanha(trx, empresaId, outra.campanhaId)
    await scoreInscricoes(trx, empresaId, dela, { inscricaoIds: outra.inscricaoIds })
  }
}

function eventosOf(
  { via, origem, usuarioId, campanha }: Entrada,
  etapaId: number | null,
  talentoId: number,
  motivo: MotivoFusao | null,
  inscricoes: ReadonlyMap<number, number>,
) {
  const inscricaoId = inscricoes.get(talentoId) ?? null
  const entrou =
    motivo === null
      ? { tipo: 'talento_criado', dados: { via } satisfies EventoDados['talento_criado'] }
      : { tipo: 'talento_unido', dados: { via, motivo } satisfies EventoDados['talento_unido'] }
  const base = { usuarioId, talentoId }
  const inscricao = {
    etapaId,
    origem,
    fonte: via === 'importacao' ? 'importacao' : '',
    consentimentoVersao: null,
  } satisfies EventoDados['inscricao_criada']
  return [
    { ...base, ...entrou, campanhaId: null, inscricaoId: null },
    ...(inscricaoId === null || campanha === null
      ? []
      : [{ ...base, tipo: 'inscricao_criada', dados: inscricao, campanhaId: campanha.id, inscricaoId }]),
  ]
}
