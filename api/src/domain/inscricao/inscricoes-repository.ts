import type { Origem } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import { builtOnce } from '../../database/built-once'
import { planKept } from '../../database/kept-plans'
import type { Database } from '../../database/schema'
import { situacaoPropria, situacaoWritten } from '../../database/sql/da-pessoa'
import { isComMotivo } from '../../database/sql/motivo'
import { ConflictError, NotFoundError } from '../../ground/domain-error'
import { createNegadasRepository, type Negada } from './negadas-repository'
import { createRespostasRepository } from './respostas-repository'
import type { Envio, KeptEnvio } from './triagem'

/** No mailbox can say whose it is, and a recruiter has: whoever only has the link of the screen leaves by word of mouth. */
export const COM_A_EMPRESA =
  'A empresa reconheceu que esta inscrição é sua e fala com você pelo contato informado. Para sair do processo ou corrigir algo, fale com ela.'

export const inscricaoNotFound = () => new NotFoundError('Inscrição não encontrada.')
export const inscricaoRetirada = () =>
  new ConflictError('Esta inscrição já foi retirada.', 'inscricao_retirada')

/** Where somebody comes to stand, and why the process ends by it; null: it does not, or nobody says why. */
interface Chegada {
  readonly etapaId: number
  readonly motivoId: number | null
}

export type NewInscricao = Pick<Negada, 'id' | 'identificador'>

const hold = builtOnce((trx, empresaId: number, campanhaId: number) =>
  trx
    .selectFrom('campanha')
    .select('id')
    .where('empresaId', '=', empresaId)
    .where('excluidaEm', 'is', null)
    .where('id', '=', campanhaId)
    .forNoKeyUpdate()
    .modifyEnd(planKept)
    .compile(),
)

/** What answers say of an application, as an update sets it. */
const judged = ({ eliminadaMotivo, sinais }: KeptEnvio) =>
  sql`eliminada_motivo = ${eliminadaMotivo}, sinalizacoes = ${JSON.stringify(sinais.map((pergunta) => ({ pergunta })))}::jsonb`

/**
 * Applications: people enter a campaign and stand in its stages. Every function runs inside a transaction that holds the
 * campaign's row, or shares the campaign while it takes in somebody new (decision 141).
 */
export function createInscricoesRepository(trx: Kysely<Database>) {
  /** The latest arrival stands on top of its column. */
  const noTopo = sql<number>`-extract(epoch from clock_timestamp())`

  return {
    /**
     * New applications with their answers, in the order of the people. Who is in the campaign already is left out.
     * @returns those that were written, by person
     */
    async insertAll(
      empresaId: number,
      campanha: { readonly id: number; readonly etapaId: number | null },
      { origem, fonte }: { readonly origem: Origem; readonly fonte: string },
      pessoas: readonly { readonly talentoId: number; readonly envio: Envio | null }[],
    ): Promise<ReadonlyMap<number, NewInscricao>> {
      if (pessoas.length === 0) return new Map()
      const linhas = pessoas.map(({ talentoId, envio }, n) => ({
        n,
        talentoId,
        motivo: envio?.eliminadaMotivo ?? null,
        sinais: (envio?.sinais ?? []).map((pergunta) => ({ pergunta })),
      }))
      const { rows } = await sql<NewInscricao & { talentoId: number }>`
        insert into inscricao (empresa_id, campanha_id, talento_id, etapa_id, origem, fonte, eliminada_motivo,
          sinalizacoes, posicao)
        select ${empresaId}, ${campanha.id}, p."talentoId", ${campanha.etapaId}, ${origem}, ${fonte}, p.motivo,
          p.sinais, -extract(epoch from clock_timestamp()) + p.n / 1e4
        from jsonb_to_recordset(${JSON.stringify(linhas)}::jsonb) as p (
          n int, "talentoId" bigint, motivo text, sinais jsonb)
        order by p.n
        on conflict (campanha_id, talento_id, empresa_id) do nothing
        returning id, identificador, talento_id
      `.execute(trx)
      const inserted = new Map(
        rows.map(({ talentoId, id, identificador }) => [talentoId, { id, identificador }]),
      )
      const respostas = createRespostasRepository(trx)
      for (const { talentoId, envio } of pessoas) {
        const newInscricao = inserted.get(talentoId)
        if (envio !== null && newInscricao !== undefined)
          await respostas.write(empresaId, campanha.id, newInscricao.id, envio)
      }
      return inserted
    },

    /** Those that were never their people's. */
    negadas: createNegadasRepository(trx),

    /** Keeps answers that wait for their person. */
    keepEnvio: (empresaId: number, envio: Envio): Promise<KeptEnvio> =>
      createRespostasRepository(trx).keep(empresaId, envio),

    /** The answers that an application has. */
    readEnvio: (empresaId: number, id: number): Promise<KeptEnvio> =>
      createRespostasRepository(trx).read(empresaId, id),

    /**
     * An application begins anew, with the answers that its person has just stood up for; those of before go when there
     * are new ones. That of whoever is hidden waits out of sight, and nothing has happened with them by it (decision 116).
     * @param etapaId where people enter
     */
    async reopen(
      empresaId: number,
      { id, campanhaId }: { readonly id: number; readonly campanhaId: number },
      etapaId: number | null,
      envio: KeptEnvio | null,
    ): Promise<void> {
      await sql`
        update inscricao i set situacao = ${situacaoWritten('i', 'ativa')}, retirada_em = null, respondida_em = null,
          vista_em = null, motivo_id = null, etapa_id = ${etapaId},
          movida_por = case when ${situacaoPropria('i')} = 'retirada' then null else movida_por end,
          ${envio === null ? sql`` : sql`${judged(envio)},`}
          posicao = ${noTopo}, na_etapa_desde = case when situacao = 'oculta' then na_etapa_desde else now() end,
          versao = versao + 1
        where empresa_id = ${empresaId} and id = ${id}
      `.execute(trx)
      if (envio !== null) await createRespostasRepository(trx).replaceKept(empresaId, campanhaId, id, envio)
    },

    /** Other answers count, and nothing else of the application changes. */
    async setEnvio(
      empresaId: number,
      { id, campanhaId }: { readonly id: number; readonly campanhaId: number },
      envio: KeptEnvio,
    ): Promise<void> {
      await sql`
        update inscricao set ${judged(envio)}, versao = versao + 1 where empresa_id = ${empresaId} and id = ${id}
      `.execute(trx)
      await createRespostasRepository(trx).replaceKept(empresaId, campanhaId, id, envio)
    },

    /** All applications of these people, by campaign: their scores change with the person. */
    async listByCampanha(
      empresaId: number,
      talentoIds: readonly number[],
    ): Promise<{ campanhaId: number; inscricaoIds: number[] }[]> {
      if (talentoIds.length === 0) return []
      const { rows } = await sql<{ campanhaId: number; inscricaoIds: number[] }>`
        select i.campanha_id, array_agg(i.id order by i.id) as inscricao_ids
        from inscricao i join campanha p on p.id = i.campanha_id and p.excluida_em is null
        where i.empresa_id = ${empresaId} and i.talento_id = any(${talentoIds}::bigint[])
        group by 1 order by 1
      `.execute(trx)
      return rows
    },

    async findTalento(empresaId: number, identificador: string) {
      const row = await trx
        .selectFrom('talento')
        .select(['id', 'identificador', 'nome', 'email', 'telefone'])
        .where('empresaId', '=', empresaId)
        .where('identificador', '=', identificador)
        .where('ocultaEm', 'is', null)
        .executeTakeFirst()
      return row ?? null
    },

    /**
     * Holds the campaign against everybody who moves or adds people in it. Always before their applications: the counters
     * hold it too, and two orders would deadlock.
     */
    async holdCampanha(empresaId: number, campanhaId: number): Promise<void> {
      await hold(trx, empresaId, campanhaId)
    },

    async lockInscricao(empresaId: number, campanhaId: number, talentoId: number) {
      const row = await trx
        .selectFrom('inscricao')
        .select(['id', 'identificador', 'etapaId', 'naEtapaDesde', 'versao'])
        .select(situacaoPropria('inscricao').as('situacao'))
        .where('empresaId', '=', empresaId)
        .where('campanhaId', '=', campanhaId)
        .where('talentoId', '=', talentoId)
        .forUpdate()
        .executeTakeFirst()
      return row ?? null
    },

    insertInscricao(
      empresaId: number,
      campanhaId: number,
      talentoId: number,
      { etapaId, motivoId }: Chegada,
      usuarioId: number,
    ) {
      return trx
        .insertInto('inscricao')
        .values((eb) => ({
          empresaId,
          campanhaId,
          talentoId,
          etapaId,
          motivoId,
          movidaPor: usuarioId,
          posicao: noTopo,
          // Who puts somebody into a campaign by hand has them before their eyes (decision 153).
          vistaEm: sql<Date>`now()`,
          origem: eb
            .selectFrom('talento')
            .select('origem')
            .where('talento.empresaId', '=', empresaId)
            .where('talento.id', '=', talentoId),
        }))
        .returning(['id', 'naEtapaDesde', 'origem', 'versao'])
        .executeTakeFirstOrThrow()
    },

    /**
     * The write that puts somebody into a stage, to be executed with what goes with it.
     * @param lugar where they stand, as it was read: of somebody who stands elsewhere by now nothing is changed
     * @param desde since when the person counts as being there; null is now
     */
    setEtapa(
      empresaId: number,
      lugar: { readonly id: number; readonly versao: number },
      { etapaId, motivoId }: Chegada,
      usuarioId: number,
      desde: Date | null,
    ) {
      return trx
        .updateTable('inscricao')
        .set((eb) => ({
          etapaId,
          motivoId,
          movidaPor: usuarioId,
          posicao: noTopo,
          naEtapaDesde: desde ?? sql<Date>`clock_timestamp()`,
          vistaEm: eb.fn.coalesce('vistaEm', sql<Date>`clock_timestamp()`),
          versao: eb('versao', '+', 1),
        }))
        .where('empresaId', '=', empresaId)
        .where('id', '=', lugar.id)
        .where('versao', '=', lugar.versao)
        .returning(['naEtapaDesde', 'versao'])
    },

    /**
     * A way back into a stage of no type is not a stage that was left: what they are known as is read from the log again
     * (decision 173).
     * @param inscricaoId of one of those who stand there; absent: of all
     */
    async recallTipo(empresaId: number, etapaId: number, inscricaoId?: number): Promise<void> {
      const who = inscricaoId === undefined ? sql`true` : sql`i.id = ${inscricaoId}`
      await sql`
        update inscricao i set tipo_antes = (
          select e.tipo from evento v
          join etapa e on e.empresa_id = ${empresaId} and e.id = (v.dados->>'deEtapaId')::bigint and e.tipo is not null
          where v.empresa_id = ${empresaId} and v.inscricao_id = i.id and v.tipo = 'inscricao_movida'
            and not (v.dados->>'isDesfeito')::boolean
          order by v.id desc limit 1)
        where i.empresa_id = ${empresaId} and i.etapa_id = ${etapaId} and ${who}
          and exists (select from etapa o where o.empresa_id = ${empresaId} and o.id = ${etapaId} and o.tipo is null)
      `.execute(trx)
    },

    /**
     * Everybody of one stage into another, with an entry of the log for each; from end to end the reason goes along. Who
     * left the process there, or is hidden, is not moved: nothing happens to them by it.
     */
    async moveAll(empresaId: number, deEtapaId: number, etapaId: number, usuarioId: number): Promise<void> {
      await sql`
        with movidas as (
          update inscricao set etapa_id = ${etapaId}, movida_por = ${usuarioId}, versao = versao + 1,
            na_etapa_desde = clock_timestamp(), motivo_id = case when exists (
              select from etapa e where e.empresa_id = ${empresaId} and e.id = ${etapaId} and ${isComMotivo('e.tipo')}) then motivo_id end
          where empresa_id = ${empresaId} and etapa_id = ${deEtapaId} and situacao = 'ativa'
          returning id, campanha_id, talento_id, old.na_etapa_desde as desde, old.motivo_id as de_motivo_id,
            motivo_id
        )
        insert into evento (empresa_id, campanha_id, talento_id, inscricao_id, usuario_id, tipo, dados)
        select ${empresaId}, campanha_id, talento_id, id, ${usuarioId}, 'inscricao_movida', jsonb_build_object(
          'deEtapaId', ${deEtapaId}::bigint, 'etapaId', ${etapaId}::bigint, 'isDesfeito', false,
          'desde', desde) || jsonb_strip_nulls(jsonb_build_object('motivoId', motivo_id, 'deMotivoId', de_motivo_id))
        from movidas order by id
      `.execute(trx)
    },
  }
}
