import { campanhaTitle } from '@seleta/contract/campanha-title'
import type { Dono, SetDonoAnswer, SetDonoBody } from '@seleta/contract/donos'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { isColega, seesPessoasDe } from '../../../database/sql/colega'
import type { Autor } from '../../../ground/autor'

/** Somebody of whom it was asked with whom they are. */
export interface Dita {
  readonly inscricaoId: number
  readonly talentoId: number
  readonly identificador: string
  readonly nome: string
  readonly antes: Dono | null
  readonly donoId: number | null
  readonly resultado: SetDonoAnswer['pessoas'][number]['resultado']
}

/** Who takes care of people in a campaign (decision 186). What writes runs in a transaction that holds the campaign. */
export function createDonosRepository(db: Kysely<Database>) {
  return {
    /** Colleagues who may see a campaign's people, by name. */
    async list(empresaId: number, campanhaId: number): Promise<Dono[]> {
      const { rows } = await sql<Dono>`
        select u.id, u.nome from usuario u
        where u.empresa_id = ${empresaId} and ${isColega} and ${seesPessoasDe(sql`${campanhaId}::bigint`)}
        order by u.nome, u.id
      `.execute(db)
      return rows
    },

    /** How many of these may see a campaign's people; until the transaction ends they do not cease to. */
    async countHeld(empresaId: number, campanhaId: number, ids: readonly number[]): Promise<number> {
      const { rows } = await sql`
        select u.id from usuario u
        where u.empresa_id = ${empresaId} and u.id = any(${ids}::bigint[]) and ${isColega}
          and ${seesPessoasDe(sql`${campanhaId}::bigint`)}
        order by u.id for share of u
      `.execute(db)
      return rows.length
    },

    /** Leaves people with whom it was said, with an entry of the log for each whom it changes. */
    async set({ empresaId, usuarioId }: Autor, { campanhaId, pessoas }: SetDonoBody): Promise<Dita[]> {
      const ditas = pessoas.map(({ identificador, donoId, de }, n) => ({
        n,
        identificador,
        donoId,
        de: de ?? null,
        temDe: de !== undefined,
      }))
      const { rows } = await sql<Dita>`
        with lidas as (
          select p.n, i.id, i.talento_id, t.identificador, t.nome, i.dono_id as antes_id, p."donoId" as dono_id,
            case when i.dono_id is not distinct from p."donoId" then 'ja-estava'
              when p."temDe" and i.dono_id is distinct from p.de then 'nao-mudou' else 'mudou' end as resultado
          from jsonb_to_recordset(${JSON.stringify(ditas)}::jsonb) as p (
            n int, identificador uuid, "donoId" bigint, de bigint, "temDe" boolean)
          join talento t on t.empresa_id = ${empresaId} and t.identificador = p.identificador and t.oculta_em is null
          join inscricao i on i.empresa_id = ${empresaId} and i.campanha_id = ${campanhaId} and i.talento_id = t.id
            and i.situacao = 'ativa'
        ), gravadas as (
          update inscricao i set dono_id = l.dono_id from lidas l
          where i.empresa_id = ${empresaId} and i.id = l.id and l.resultado = 'mudou'
        ), escritas as (
          insert into evento (empresa_id, campanha_id, talento_id, inscricao_id, usuario_id, tipo, dados)
          select ${empresaId}, ${campanhaId}, talento_id, id, ${usuarioId}, 'inscricao_atribuida',
            jsonb_build_object('donoId', dono_id, 'deDonoId', antes_id)
          from lidas where resultado = 'mudou' order by id
        )
        select l.id as inscricao_id, l.talento_id, l.identificador, l.nome, l.dono_id, l.resultado,
          case when a.id is not null then json_build_object('id', a.id, 'nome', a.nome) end as antes
        from lidas l left join usuario a on a.empresa_id = ${empresaId} and a.id = l.antes_id
        order by l.n
      `.execute(db)
      return rows
    },

    /**
     * Campaigns where somebody takes care of people whom they see no more, deleted ones among them.
     * @param saiu of whoever left the company; else none of theirs
     */
    async listUnseen(empresaId: number, usuarioId: number, saiu: boolean): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select distinct i.campanha_id as id from inscricao i
        join usuario u on u.empresa_id = ${empresaId} and u.id = ${usuarioId}
        where i.empresa_id = ${empresaId} and i.dono_id = ${usuarioId}
          and (${saiu} or u.removido_em is null) and not (${isColega} and ${seesPessoasDe(sql`i.campanha_id`)})
        order by 1
      `.execute(db)
      return rows.map(({ id }) => id)
    },

    /** Gives a campaign's people of somebody to another one, or to nobody, with an entry of the log for each. */
    async release(
      { empresaId, usuarioId: autorId }: Autor,
      campanhaId: number,
      { deId, donoId }: { readonly deId: number; readonly donoId: number | null },
    ): Promise<number> {
      const { numAffectedRows = 0n } = await sql`
        with soltas as (
          update inscricao i set dono_id = ${donoId}::bigint
          where i.empresa_id = ${empresaId} and i.campanha_id = ${campanhaId} and i.dono_id = ${deId}
          returning i.id, i.talento_id
        )
        insert into evento (empresa_id, campanha_id, talento_id, inscricao_id, usuario_id, tipo, dados)
        select ${empresaId}, ${campanhaId}, talento_id, id, ${autorId}, 'inscricao_atribuida',
          jsonb_build_object('donoId', ${donoId}::bigint, 'deDonoId', ${deId}::bigint)
        from soltas order by id
      `.execute(db)
      return Number(numAffectedRows)
    },

    /** What notices call a colleague and a campaign. */
    async readNomes(empresaId: number, usuarioId: number, campanhaId: number) {
      const { quem, nome } = await db
        .selectFrom('usuario as u')
        .innerJoin('campanha as c', 'c.empresaId', 'u.empresaId')
        .select(['u.nome as quem', 'c.nome'])
        .where('u.empresaId', '=', empresaId)
        .where('u.id', '=', usuarioId)
        .where('c.id', '=', campanhaId)
        .executeTakeFirstOrThrow()
      return { quem, campanha: campanhaTitle({ id: campanhaId, nome }) }
    },
  }
}
