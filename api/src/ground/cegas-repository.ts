import type { CoisaRecusada } from '@seleta/contract/as-cegas'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/schema'
import type { Caller } from './autor'
import type { Cega, Olhar } from './cegas'

/** Whom a thing that is refused blind belongs to. */
const PESSOAS: Readonly<
  Record<CoisaRecusada, (empresaId: number, valor: number | string) => RawBuilder<unknown>>
> = {
  talento: (_, identificador) => sql`select ${identificador}::uuid as identificador`,
  resposta: (empresaId, id) => sql`
    select t.identificador from resposta r join inscricao i on i.id = r.inscricao_id
      join talento t on t.id = i.talento_id where r.empresa_id = ${empresaId} and r.id = ${id}`,
  resultado: (empresaId, id) => sql`
    select t.identificador from resultado_teste r join talento t on t.id = r.talento_id
      where r.empresa_id = ${empresaId} and r.id = ${id}`,
  declaracao: (empresaId, identificador) => sql`
    select t.identificador from declaracao d join talento t on t.id = d.talento_id
      where d.empresa_id = ${empresaId} and d.identificador = ${identificador}::uuid`,
  fusao: (empresaId, id) => sql`
    select t.identificador from fusao f join talento t on t.id = f.talento_id
      where f.empresa_id = ${empresaId} and f.id = ${id}`,
  semelhanca: (empresaId, id) => sql`
    select t.identificador from semelhanca s join talento t on t.empresa_id = s.empresa_id and t.id in (s.talento_id, s.outro_id)
      where s.empresa_id = ${empresaId} and s.id = ${id}`,
}

/** Who is hidden by blind triage, asked of every answer about people (decision 193). */
export function createCegasRepository(db: Kysely<Database>) {
  return {
    /**
     * Those of these people of whom something is hidden, with what must not be said of them. Who is seen because another
     * campaign has them openly is so to whoever reaches that one.
     */
    async find(
      { empresaId, campanhas }: Pick<Caller, 'empresaId' | 'campanhas'>,
      identificadores: readonly string[],
      { campanhaId, etapaId }: Olhar,
    ): Promise<Cega[]> {
      if (identificadores.length === 0) return []
      const isInReach = campanhas === null ? sql`true` : sql`i.campanha_id = any(${[...campanhas]}::bigint[])`
      const { rows } = await sql<Cega>`
        with olhar as (
          select coalesce(${campanhaId}::bigint,
            (select campanha_id from etapa where empresa_id = ${empresaId} and id = ${etapaId}::bigint)) as id)
        select t.identificador, t.nome, c.campanhas,
          case when c.has_olhada then c.numero_da_olhada when not c.is_aberta then c.numero end as numero,
          array_remove(array[t.email::text, t.email_pedido::text, t.telefone, t.telefone_residencial, t.cpf, t.pis, t.rg,
            t.cep, t.bairro, t.endereco, t.sexo, t.estado_civil, t.deficiencia, t.nascimento::text]
            || array(select f.instituicao from formacao_academica f
              where f.empresa_id = t.empresa_id and f.talento_id = t.id and f.instituicao <> ''), null) as segredos
        from talento t, olhar, lateral (
          select max(i.numero) filter (where i.is_cega) as numero,
            max(i.numero) filter (where i.is_cega and i.campanha_id = olhar.id) as numero_da_olhada,
            coalesce(bool_or(i.campanha_id = olhar.id), false) as has_olhada,
            coalesce(bool_or(not i.is_cega and ${isInReach}), false) as is_aberta,
            array_agg(i.campanha_id) filter (where i.is_cega) as campanhas
          from (
            select i.campanha_id, i.id - p.cega_base as numero,
              p.cega_ate_etapa_id is not null and i.revelada_em is null as is_cega
            from inscricao i join campanha p on p.id = i.campanha_id
            where i.empresa_id = t.empresa_id and i.talento_id = t.id) i
        ) c
        where t.empresa_id = ${empresaId} and t.identificador = any(${identificadores}::uuid[])
          and c.campanhas is not null
      `.execute(db)
      return rows
    },

    /** The person of a thing that the company has; several of a pair. */
    async findPessoas(empresaId: number, coisa: CoisaRecusada, valor: number | string): Promise<string[]> {
      const { rows } = await sql<{ identificador: string }>`${PESSOAS[coisa](empresaId, valor)}`.execute(db)
      return rows.map(({ identificador }) => identificador)
    },
  }
}
