import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { appendEventos, type QualquerEvento } from '../../ground/event-log/eventos-repository'
import { createInscricoesRepository, type NovaInscricao } from '../inscricao/inscricoes-repository'
import type { Chegada, Entrada, InscricoesDaCampanha, ResultadoEntrada } from './entrada'
import { findSame, type Encontro } from './find-same'
import { createFusoesRepository } from './fusoes-repository'
import { createTalentoRepository, type Permissao } from './talento-repository'

type Mesma = Extract<Encontro, { tipo: 'mesma' }>
type Inscricoes = ReadonlyMap<number, NovaInscricao>

/** Somebody whose row stands. */
interface Entrou {
  readonly chegada: Chegada
  readonly talentoId: number
  readonly identificador: string
  /** Null: somebody new. */
  readonly encontro: Mesma | null
}
type Unida = Entrou & { readonly encontro: Mesma }
interface Nova {
  readonly chegada: Chegada
  readonly identificador: string
}

const NENHUMA: Inscricoes = new Map()

/** The person themselves applies, by the public form: nothing but the application is told to the log. */
const isInscricao = ({ via }: Entrada) => via === 'formulario'

/**
 * Takes in people of whom no two share a key.
 * @param results what became of each is added here
 */
export async function enterApart(
  trx: Kysely<Database>,
  entrada: Entrada,
  chegadas: readonly Chegada[],
  results: Map<Chegada, ResultadoEntrada>,
): Promise<void> {
  const { novas, unidas } = await meet(trx, entrada, chegadas, results)
  const { todas, fusoes } = await writePessoas(trx, entrada, novas, unidas)
  const inscricoes = await inscribe(trx, entrada, todas)
  await createFusoesRepository(trx).insertAll(
    entrada.empresaId,
    fusoes.map((fusao) => ({ ...fusao, inscricaoId: inscricoes.get(fusao.talentoId)?.id ?? null })),
  )
  await entrada.rescore(await listChanged(trx, entrada, unidas, inscricoes))
  await appendEventos(
    trx,
    entrada.empresaId,
    todas.flatMap((one) => eventosOf(entrada, one, inscricoes.get(one.talentoId) ?? null)),
  )
  for (const one of todas) results.set(one.chegada, resultOf(one, inscricoes.get(one.talentoId) ?? null))
}

/** Who is known, who is new; whoever changes nothing has their result already. */
async function meet(
  trx: Kysely<Database>,
  entrada: Entrada,
  chegadas: readonly Chegada[],
  results: Map<Chegada, ResultadoEntrada>,
): Promise<{ novas: Nova[]; unidas: Unida[] }> {
  const { empresaId, origem, campanha, provado } = entrada
  const conhecidas = await createTalentoRepository(trx).listConhecidas(
    empresaId,
    origem,
    chegadas.map(({ pessoa }) => pessoa),
  )
  // Whoever applies again, standing in the campaign already, changes nothing (decision 023).
  const paradas =
    isInscricao(entrada) && campanha !== null
      ? await createInscricoesRepository(trx).listAtivas(
          empresaId,
          campanha.id,
          conhecidas.map(({ id }) => id),
        )
      : []
  const met = new Set(paradas)
  const novas: Nova[] = []
  const unidas: Unida[] = []
  for (const chegada of chegadas) {
    const encontro = findSame(chegada.pessoa, conhecidas, provado)
    if (encontro.tipo === 'nova') novas.push({ chegada, identificador: randomUUID() })
    else if (encontro.tipo === 'conflito') {
      const motivo = 'O e-mail já é de outra pessoa, com outro CPF.'
      results.set(chegada, { tipo: 'recusada', motivo, outra: encontro.pessoa.identificador })
    } else {
      const { id, identificador } = encontro.pessoa
      const unida = { chegada, talentoId: id, identificador, encontro }
      // Two of them meet one person by different keys: the second is a repetition, with nothing of its own to undo.
      if (met.has(id)) results.set(chegada, resultOf(unida, null))
      else unidas.push(unida)
      met.add(id)
    }
  }
  return { novas, unidas }
}

/** Rows of people with history and résumé; of those who were known, the portrait before and after. */
async function writePessoas(
  trx: Kysely<Database>,
  entrada: Entrada,
  novas: readonly Nova[],
  unidas: readonly Unida[],
) {
  const { empresaId, origem, via, usuarioId, importacaoId, consentimento } = entrada
  const repository = createTalentoRepository(trx)
  const permissao: Permissao = {
    baseLegal: consentimento === null ? 'legitimo_interesse' : 'consentimento',
    consentimento,
  }
  const ids = await repository.insertTalentos(
    empresaId,
    origem,
    permissao,
    novas.map(({ chegada, identificador }) => ({ ...chegada.pessoa, identificador })),
  )
  const todas: Entrou[] = [
    ...novas.map((nova) => ({ ...nova, talentoId: ids.get(nova.identificador) ?? 0, encontro: null })),
    ...unidas,
  ]
  const unidaIds = unidas.map(({ talentoId }) => talentoId)
  const rowsOf = (some: readonly Entrou[]) =>
    some.map(({ chegada, talentoId }) => ({ ...chegada.pessoa, talentoId }))
  const antes = await repository.lockRetratos(empresaId, unidaIds)
  for (const mudanca of ['completa', 'substitui'] as const) {
    const some = unidas.filter(({ encontro }) => encontro.mudanca === mudanca)
    await repository.completeTalentos(empresaId, origem, permissao, mudanca, rowsOf(some))
  }
  for (const { chegada, talentoId } of todas)
    if (chegada.curriculo !== null) await repository.addCurriculo(empresaId, talentoId, chegada.curriculo)
  const depois = await repository.lockRetratos(empresaId, unidaIds)
  const { experiencias, formacoes } = await repository.addHistoricos(empresaId, rowsOf(todas))
  const fusoes = unidas.map(({ chegada, talentoId, encontro }) => ({
    talentoId,
    via,
    motivo: encontro.motivo,
    antes: antes.get(talentoId) ?? {},
    depois: depois.get(talentoId) ?? {},
    chegou: chegada.pessoa,
    experienciaIds: told(experiencias.get(talentoId)),
    formacaoIds: told(formacoes.get(talentoId)),
    importacaoId,
    usuarioId,
  }))
  return { todas, fusoes }
}

const told = (id: number | undefined) => (id === undefined ? [] : [id])

async function inscribe(
  trx: Kysely<Database>,
  entrada: Entrada,
  todas: readonly Entrou[],
): Promise<Inscricoes> {
  const { empresaId, campanha, origem, fonte } = entrada
  if (campanha === null) return NENHUMA
  return createInscricoesRepository(trx).insertAll(
    empresaId,
    campanha,
    { origem, fonte, reabre: isInscricao(entrada) },
    todas.map(({ talentoId, chegada }) => ({ talentoId, envio: chegada.envio })),
  )
}

/** Applications whose score is old now: the new ones, and all of the people who were known. */
async function listChanged(
  trx: Kysely<Database>,
  { empresaId, campanha }: Entrada,
  unidas: readonly Unida[],
  inscricoes: Inscricoes,
): Promise<InscricoesDaCampanha[]> {
  const outras = await createInscricoesRepository(trx).listByCampanha(
    empresaId,
    unidas.map(({ talentoId }) => talentoId),
  )
  const seen = new Set(outras.flatMap(({ inscricaoIds }) => inscricaoIds))
  const novas = [...inscricoes.values()].map(({ id }) => id).filter((id) => !seen.has(id))
  if (campanha === null || novas.length === 0) return outras
  return [{ campanhaId: campanha.id, inscricaoIds: novas }, ...outras]
}

function eventosOf(entrada: Entrada, entrou: Entrou, inscricao: NovaInscricao | null): QualquerEvento[] {
  const { via, origem, fonte, usuarioId, campanha, consentimento } = entrada
  const base = { usuarioId, talentoId: entrou.talentoId }
  const eventos: QualquerEvento[] = []
  if (via !== 'formulario') {
    eventos.push(
      entrou.encontro === null
        ? { ...base, tipo: 'talento_criado', dados: { via } }
        : { ...base, tipo: 'talento_unido', dados: { via, motivo: entrou.encontro.motivo } },
    )
  }
  if (inscricao !== null && campanha !== null) {
    eventos.push({
      ...base,
      tipo: 'inscricao_criada',
      campanhaId: campanha.id,
      inscricaoId: inscricao.id,
      dados: { etapaId: campanha.etapaId, origem, fonte, consentimentoVersao: consentimento },
    })
  }
  return eventos
}

const resultOf = (
  { talentoId, identificador, encontro }: Entrou,
  inscricao: NovaInscricao | null,
): ResultadoEntrada => ({
  tipo: encontro === null ? 'criada' : 'unida',
  talentoId,
  identificador,
  motivo: encontro?.motivo ?? null,
  inscricao,
  chaveVai: encontro?.chaveVai ?? 'resposta',
})
