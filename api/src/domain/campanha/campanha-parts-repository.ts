import type { Pergunta } from '@seleta/contract/perguntas'
import { QUADROS, type Quadro } from '@seleta/contract/limits'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'

/** What hangs on a campaign: questions, job boards. Written from the wire's campaign. */
export function createCampanhaPartsRepository(db: Kysely<Database>) {
  return {
    /**
     * Questions keep their row while nobody has answered. An answered one that asks something else is a new version in
     * a row of its own: the answers go on pointing at the words that they were given to (issue 4). Removed ones and
     * former versions are marked.
     */
    async replacePerguntas(
      empresaId: number,
      campanhaId: number,
      perguntas: readonly Pergunta[],
    ): Promise<void> {
      await db
        .updateTable('pergunta')
        .set({ removidaEm: sql<Date>`now()` })
        .where('empresaId', '=', empresaId)
        .where('campanhaId', '=', campanhaId)
        .where('removidaEm', 'is', null)
        .where(sql<boolean>`chave <> all(${perguntas.map((p) => p.id)}::uuid[])`)
        .execute()
      if (perguntas.length === 0) return
      await sql`
        update pergunta p set removida_em = now()
        from jsonb_to_recordset(${JSON.stringify(perguntas.map(toPerguntaColumns))}::jsonb)
          as n (chave uuid, tipo text, titulo text, opcoes jsonb, duracao smallint)
        where p.empresa_id = ${empresaId} and p.campanha_id = ${campanhaId} and p.removida_em is null
          and p.chave = n.chave
          and (p.tipo, p.titulo, p.opcoes, p.duracao) is distinct from (n.tipo, n.titulo, n.opcoes, n.duracao)
          and exists (select 1 from resposta r where r.pergunta_id = p.id)
      `.execute(db)
      await db
        .insertInto('pergunta')
        .values(
          perguntas.map((pergunta, ordem) => ({
            ...toPerguntaColumns(pergunta),
            opcoes: JSON.stringify(opcoesOf(pergunta)),
            versao: sql<number>`coalesce((select max(v.versao) + 1 from pergunta v
              where v.empresa_id = ${empresaId} and v.campanha_id = ${campanhaId} and v.chave = ${pergunta.id}), 1)`,
            empresaId,
            campanhaId,
            ordem,
          })),
        )
        .onConflict((oc) =>
          oc
            .columns(['campanhaId', 'chave'])
            .where('removidaEm', 'is', null)
            .doUpdateSet((eb) => ({
              tipo: eb.ref('excluded.tipo'),
              titulo: eb.ref('excluded.titulo'),
              opcoes: eb.ref('excluded.opcoes'),
              duracao: eb.ref('excluded.duracao'),
              obrigatoria: eb.ref('excluded.obrigatoria'),
              efeito: eb.ref('excluded.efeito'),
              ordem: eb.ref('excluded.ordem'),
            }))
            .whereRef('pergunta.empresaId', '=', 'excluded.empresaId'),
        )
        .execute()
    },

    /**
     * One row per job board; one that was sent to and is switched off has to be taken down, which the delivery does. Who
     * switches it has looked: what waited for a person waits no more.
     */
    async replacePublicacoes(
      empresaId: number,
      campanhaId: number,
      linked: readonly Quadro[],
    ): Promise<void> {
      const isSwitched = sql`(excluded.estado = 'DESLIGADO') <> (publicacao.estado = 'DESLIGADO')`
      await db
        .insertInto('publicacao')
        .values(
          QUADROS.map((quadro) => ({
            empresaId,
            campanhaId,
            quadro,
            estado: linked.includes(quadro) ? ('LIGADO' as const) : ('DESLIGADO' as const),
          })),
        )
        .onConflict((oc) =>
          oc
            .columns(['campanhaId', 'quadro'])
            .doUpdateSet({
              estado: sql`case
                when excluded.estado = 'LIGADO' and publicacao.estado in ('LIGADO', 'ENVIADO', 'ERRO') then publicacao.estado
                else excluded.estado end`,
              tentarDepoisDe: sql<Date>`case when ${isSwitched} then now() else publicacao.tentar_depois_de end`,
              tentativas: sql<number>`case when ${isSwitched} then 0 else publicacao.tentativas end`,
              alteradaEm: sql<Date>`now()`,
            })
            .whereRef('publicacao.empresaId', '=', 'excluded.empresaId'),
        )
        .execute()
    },
  }
}

function toPerguntaColumns(pergunta: Pergunta) {
  return {
    chave: pergunta.id,
    tipo: pergunta.tipo,
    titulo: pergunta.title,
    opcoes: opcoesOf(pergunta),
    duracao: pergunta.tipo === 'VIDEO' ? pergunta.duracao : null,
    obrigatoria: pergunta.obrigatoria,
    efeito: pergunta.efeito,
    criadaEm: pergunta.criadaEm,
  }
}

const opcoesOf = (pergunta: Pergunta) => (pergunta.tipo === 'MULTIPLA' ? pergunta.opcoes : [])
