import type { EtapaUpdateBody } from '@seleta/contract/kanban'
import type { EtapaDoModelo } from '@seleta/contract/processo-modelos'
import { sql, type Insertable, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { ETAPA_COLUMNS } from './etapa-row'

type NewEtapa = Omit<Insertable<Database['etapa']>, 'empresaId' | 'campanhaId'>

/** Stages of the boards of one company. Removed stages, and stages of deleted campaigns, do not exist here. */
export function createEtapasRepository(db: Kysely<Database>) {
  const inEmpresa = (empresaId: number) =>
    db
      .selectFrom('etapa')
      .innerJoin('campanha', 'campanha.id', 'etapa.campanhaId')
      .where('etapa.empresaId', '=', empresaId)
      .where('etapa.removidaEm', 'is', null)
      .where('campanha.excluidaEm', 'is', null)

  return {
    /** In the order of the board; the first one is where people enter (`findEntrada` of its campaign). */
    list: (empresaId: number, campanhaId: number) =>
      inEmpresa(empresaId)
        .select(ETAPA_COLUMNS)
        .where('etapa.campanhaId', '=', campanhaId)
        .orderBy('etapa.ordem')
        .orderBy('etapa.id')
        .execute(),

    /** The stages of one of the company's models (product 64); null when it has none such. */
    async listOfModelo(empresaId: number, modeloId: number): Promise<EtapaDoModelo[] | null> {
      const row = await db
        .selectFrom('processoModelo')
        .select('etapas')
        .where('empresaId', '=', empresaId)
        .where('id', '=', modeloId)
        .executeTakeFirst()
      return row?.etapas ?? null
    },

    async find(empresaId: number, id: number) {
      const row = await inEmpresa(empresaId)
        .select(ETAPA_COLUMNS)
        .where('etapa.id', '=', id)
        .executeTakeFirst()
      return row ?? null
    },

    /** Whether the company has this ficha (product 73), held until the transaction ends. */
    async holdFicha(empresaId: number, id: number): Promise<boolean> {
      const row = await db
        .selectFrom('ficha')
        .select('id')
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .forKeyShare()
        .executeTakeFirst()
      return row !== undefined
    },

    async insertAll(empresaId: number, campanhaId: number, etapas: readonly NewEtapa[]): Promise<number[]> {
      const rows = await db
        .insertInto('etapa')
        .values(etapas.map((etapa) => ({ ...etapa, empresaId, campanhaId })))
        .returning('id')
        .execute()
      return rows.map((row) => row.id)
    },

    async update(empresaId: number, id: number, body: Omit<EtapaUpdateBody, 'ordem'>): Promise<void> {
      const { nome, cor, tipo, mensagemNotificacao, contato, limiteDias, idFicha } = body
      const columns = {
        ...(nome !== undefined && { nome }),
        ...(cor !== undefined && { cor }),
        ...(tipo !== undefined && { tipo }),
        ...(mensagemNotificacao !== undefined && { mensagemNotificacao }),
        ...(limiteDias !== undefined && { limiteDias }),
        ...(idFicha !== undefined && { fichaId: idFicha }),
        ...(contato !== undefined && {
          contatoEmail: contato.email,
          contatoWhatsapp: contato.whatsapp,
          contatoSms: contato.sms,
        }),
      }
      if (Object.keys(columns).length === 0) return
      await db
        .updateTable('etapa')
        .set(columns)
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .execute()
    },

    /** Writes 1, 2, 3 … over the stages in the order given. */
    async renumber(empresaId: number, campanhaId: number, ids: readonly number[]): Promise<void> {
      await sql`
        update etapa set ordem = n.ordem
        from unnest(${ids}::bigint[]) with ordinality as n (id, ordem)
        where etapa.id = n.id and etapa.empresa_id = ${empresaId} and etapa.campanha_id = ${campanhaId}
          and etapa.ordem is distinct from n.ordem
      `.execute(db)
    },

    /** Whoever stands past the stage up to which a campaign is blind is seen from now on (decision 193). */
    async revealPassed(empresaId: number, campanhaId: number): Promise<void> {
      await sql`
        update inscricao set revelada_em = now()
        where empresa_id = ${empresaId} and campanha_id = ${campanhaId} and revelada_em is null and etapa_id is not null
          and public.f_passou_as_cegas(campanha_id, etapa_id)
      `.execute(db)
    },

    /** Whether a campaign is blind up to this stage. */
    async isCegaAte(empresaId: number, id: number): Promise<boolean> {
      const row = await db
        .selectFrom('campanha')
        .select('id')
        .where('empresaId', '=', empresaId)
        .where('cegaAteEtapaId', '=', id)
        .executeTakeFirst()
      return row !== undefined
    },

    async remove(empresaId: number, id: number): Promise<void> {
      await db
        .updateTable('etapa')
        .set({ removidaEm: sql<Date>`now()` })
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .execute()
    },
  }
}
