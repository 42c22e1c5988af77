import { UNDO_WINDOW_SECONDS } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema'
import { isCorrecaoPropria } from '../../../database/sql/correcao-propria'
import { isOnlyCega } from '../../../database/sql/cega'
import { isMerelyTold } from '../../../database/sql/da-pessoa'
import { arquivosDe } from '../../../database/sql/nomes-de-arquivo'
import { isWithinUndo } from '../../../database/sql/undo-window'
import { CAMPOS } from '../../../ground/event-log/campos-corrigidos'
import type { Pessoa } from '../../../domain/talento/pessoa'

/** What is told of a person, as the database keeps it. */
export type Dados = Pick<Pessoa, (typeof CAMPOS)[number]>

/** Somebody who is corrected. */
export interface Corrigida {
  readonly id: number
  readonly identificador: string
  readonly dados: Dados
}

interface NewCorrecao {
  readonly talentoId: number
  readonly antes: Partial<Dados>
  readonly depois: Partial<Dados>
  /** Which the correction has ended. */
  readonly pares: readonly object[]
}

/** Who has what somebody else is to have. */
export interface Dona {
  readonly id: number
  readonly nome: string
  readonly isDeclarada: boolean
}

/** Who corrected somebody last. */
interface Latest {
  /** Null: the person themselves, or a colleague who is gone. */
  readonly usuarioId: number | null
  readonly isPropria: boolean
  readonly quem: string | null
  readonly criadoEm: Date
}

/** Corrections of people by recruiters (decision 192). */
export function createCorrecaoRepository(db: Kysely<Database>) {
  const select = (empresaId: number) =>
    db
      .selectFrom('talento as t')
      .select(['t.id', 't.identificador', ...CAMPOS.map((campo) => `t.${campo}` as const)])
      .where('t.empresaId', '=', empresaId)
      .where('t.ocultaEm', 'is', null)

  return {
    /** Null when the company does not see the person. */
    async find(empresaId: number, identificador: string) {
      const row = await select(empresaId)
        .leftJoin('cidade as c', 'c.id', 't.cidadeId')
        .select(['c.nome as cidade', 'c.uf'])
        .where('t.identificador', '=', identificador)
        .executeTakeFirst()
      if (row === undefined) return null
      const { id, identificador: mesma, cidade, uf, ...dados } = row
      return { id, identificador: mesma, dados, cidade, uf }
    },

    async findEmail(empresaId: number, talentoId: number): Promise<string | null> {
      return (await select(empresaId).where('t.id', '=', talentoId).executeTakeFirst())?.email ?? null
    },

    /** As `find`, held until the transaction ends. */
    async lock(empresaId: number, talentoId: number): Promise<Corrigida | null> {
      const row = await select(empresaId).where('t.id', '=', talentoId).forNoKeyUpdate().executeTakeFirst()
      if (row === undefined) return null
      const { id, identificador, ...dados } = row
      return { id, identificador, dados }
    },

    /**
     * Somebody else of the company who has this e-mail or CPF, without a name where that is hidden; null: nobody has.
     * `isDeclarada`: a form alone told of them.
     */
    async findDona(
      empresaId: number,
      talentoId: number,
      campo: 'email' | 'cpf',
      valor: string,
    ): Promise<Dona | null> {
      const row = await db
        .selectFrom('talento')
        .select('id')
        .select(
          sql<string>`case when oculta_em is null and not ${isOnlyCega(sql`talento.id`, empresaId)} then nome else '' end`.as(
            'nome',
          ),
        )
        .select(
          sql<boolean>`oculta_em is null and exists (
            select from declaracao d where d.talento_id = talento.id and ${isMerelyTold})`.as('isDeclarada'),
        )
        .where('empresaId', '=', empresaId)
        .where(campo, '=', valor)
        .where('id', '!=', talentoId)
        .orderBy(sql`oculta_em is not null`)
        .executeTakeFirst()
      return row ?? null
    },

    async write(empresaId: number, talentoId: number, changed: Partial<Dados>): Promise<void> {
      const { idiomas, habilidades, ...texts } = changed
      await db
        .updateTable('talento')
        .set({
          ...texts,
          ...(idiomas !== undefined && { idiomas: [...idiomas] }),
          ...(habilidades !== undefined && { habilidades: [...habilidades] }),
          atualizadoEm: sql<Date>`now()`,
        })
        .where('empresaId', '=', empresaId)
        .where('id', '=', talentoId)
        .execute()
    },

    async insert(
      { empresaId, usuarioId }: { readonly empresaId: number; readonly usuarioId: number },
      { talentoId, antes, depois, pares }: NewCorrecao,
    ): Promise<{ id: number; ate: Date }> {
      return db
        .insertInto('correcao')
        .values({
          empresaId,
          talentoId,
          usuarioId,
          antes: JSON.stringify(antes),
          depois: JSON.stringify(depois),
          pares: JSON.stringify(pares),
        })
        .returning(['id', sql<Date>`criada_em + make_interval(secs => ${UNDO_WINDOW_SECONDS})`.as('ate')])
        .executeTakeFirstOrThrow()
    },

    /** A correction that can still be taken back; null when it cannot. */
    async findRecent(empresaId: number, id: number) {
      const row = await db
        .selectFrom('correcao')
        .select(['talentoId', 'antes', 'depois', 'pares'])
        .where('empresaId', '=', empresaId)
        .where('id', '=', id)
        .where(isWithinUndo('criada_em'))
        .executeTakeFirst()
      return row ?? null
    },

    async remove(empresaId: number, id: number): Promise<void> {
      await db.deleteFrom('correcao').where('empresaId', '=', empresaId).where('id', '=', id).execute()
    },

    async findLatest(empresaId: number, talentoId: number): Promise<Latest | null> {
      const row = await db
        .selectFrom('evento as v')
        .leftJoin('usuario as u', 'u.id', 'v.usuarioId')
        .select(['v.usuarioId', 'u.nome as quem', 'v.criadoEm', isCorrecaoPropria('v').as('isPropria')])
        .where('v.empresaId', '=', empresaId)
        .where('v.talentoId', '=', talentoId)
        .where('v.tipo', '=', 'talento_corrigido')
        .orderBy('v.id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ?? null
    },

    /** How much goes with somebody; null when the company does not have them. */
    async countParts(empresaId: number, identificador: string) {
      const { rows } = await sql<{
        nome: string
        inscricoes: number
        arquivos: number
        mensagens: number
        notas: number
        avaliacoes: number
        isGuardada: boolean
      }>`
        select t.nome, t.guarda_legal is not null as is_guardada,
          (select count(*) from inscricao i where i.empresa_id = t.empresa_id and i.talento_id = t.id) as inscricoes,
          (select count(*) from mensagem m where m.empresa_id = t.empresa_id and m.talento_id = t.id) as mensagens,
          (select count(*) from nota n where n.empresa_id = t.empresa_id and n.talento_id = t.id) as notas,
          (select count(*) from avaliacao a join inscricao i on i.id = a.inscricao_id
            where a.empresa_id = t.empresa_id and i.talento_id = t.id and a.substituida_em is null) as avaliacoes,
          (select count(*) from (${sql.raw(arquivosDe('t.id', 't.empresa_id'))}) a) as arquivos
        from talento t where t.empresa_id = ${empresaId} and t.identificador = ${identificador}
      `.execute(db)
      return rows[0] ?? null
    },
  }
}

/** Drops what was told before corrections that can be taken back no more. */
export async function forgetCorrecoes(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('correcao')
    .where(sql<boolean>`not ${isWithinUndo('criada_em')}`)
    .execute()
}
