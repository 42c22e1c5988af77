import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import { createAvaliacoesUnidas } from './avaliacoes-unidas-repository'
import { createDeclaracoesRepository } from './declaracoes-repository'
import { createInscricoesDeVolta } from './inscricoes-de-volta-repository'
import { createMensagensUnidas } from './mensagens-unidas-repository'
import { createRespostasEmprestadas } from './respostas-emprestadas-repository'
import type { DroppedInscricao, Voltando } from './unida'
import { shareInscricoes, type Voltou } from './share-inscricoes'
import { createFusoesDePe, type FusaoDePe } from './fusoes-de-pe-repository'
import { compareStanding, isRetirada } from './which-stands'

export interface Joining {
  readonly staying: number
  readonly leaving: number
  /**
   * Who goes came in as somebody hidden (decision 129): that of who stays stands, unless it was withdrawn and the other was
   * not.
   */
  readonly isVinda: boolean
}

/** Applications to one campaign of two people who become one, and two again. Inside its caller's transaction. */
export function createInscricoesUnidas(trx: Kysely<Database>) {
  const avaliacoes = createAvaliacoesUnidas(trx)
  const deVolta = createInscricoesDeVolta(trx)
  return {
    /**
     * Where both stand in one campaign, one application stands for both (`compareStanding`).
     * @returns those that gave way
     */
    async join(empresaId: number, { staying, leaving, isVinda }: Joining): Promise<DroppedInscricao[]> {
      const { rows } = await sql<{ fica: number; vai: number }>`
        select g.id as fica, v.id as vai from inscricao g join inscricao v on v.campanha_id = g.campanha_id
        where g.empresa_id = ${empresaId} and g.talento_id = ${staying} and v.talento_id = ${leaving} order by 1
      `.execute(trx)
      if (rows.length === 0) return []
      await createRespostasEmprestadas(trx).giveBack(empresaId, [staying, leaving])
      const before = await createFusoesDePe(trx).list(empresaId, [staying, leaving])
      const cards = new Set(
        before.flatMap(({ unida }) => unida.largadas.flatMap((dropped) => dropped.avaliacoes ?? [])),
      )
      const largadas: DroppedInscricao[] = []
      for (const { fica, vai } of rows) {
        const [ofFica, ofVai] = [await read(empresaId, fica, vai), await read(empresaId, vai, fica)]
        if (ofFica === undefined || ofVai === undefined) continue
        const isOther = isVinda
          ? isRetirada(ofFica) && !isRetirada(ofVai)
          : compareStanding(ofFica, ofVai) > 0
        const one = isOther ? ofFica : ofVai
        const canceladasEm = await createMensagensUnidas(trx).cancel(empresaId, one.inscricao.id)
        await giveWay(empresaId, one)
        // Cards of an application for which it stood already are that one's.
        largadas.push({
          ...one,
          canceladasEm,
          avaliacoes: one.avaliacoes?.filter((id) => !cards.has(id)) ?? [],
        })
      }
      return largadas
    },

    /**
     * Each of the two stands again where somebody who is in them had applied, with what was written, said and judged of
     * it, as far as it is of these two still. Where one has another application in that campaign now, that one goes on
     * standing for both.
     * @param fusao the join that is taken back
     * @param fusoes those that stand: what is still to come back is kept with them
     * @returns applications of the two in those campaigns, and which had stood for them, or themselves
     */
    async part(
      empresaId: number,
      fusao: FusaoDePe,
      fusoes: readonly FusaoDePe[],
      voltando: Voltando,
    ): Promise<Voltou[]> {
      const campanhaIds = [fusao, ...fusoes].flatMap(({ unida }) =>
        unida.largadas.map(({ inscricao }) => inscricao.campanha_id),
      )
      if (campanhaIds.length === 0) return []
      const standing = await deVolta.listStanding(empresaId, campanhaIds, voltando)
      const shares = shareInscricoes(fusao, fusoes, standing, voltando)
      for (const share of shares) await deVolta.bring(empresaId, share, voltando)
      for (const share of shares) await deVolta.giveOrigin(empresaId, share)
      return shares
    },
  }

  async function read(
    empresaId: number,
    dropped: number,
    kept: number,
  ): Promise<DroppedInscricao | undefined> {
    const declaracoes = createDeclaracoesRepository(trx)
    const isConfirmada = (await declaracoes.findAnswered(empresaId, dropped)) !== null
    const isAConfirmar = (await declaracoes.findOrigin(empresaId, dropped)) === 'recebida'
    const { rows } = await sql<DroppedInscricao>`
      select to_jsonb(i) as inscricao, ${kept}::bigint as "ficaId",
        (select e.tipo from etapa e where e.empresa_id = i.empresa_id and e.id = i.etapa_id) as "etapaTipo",
        (select coalesce(jsonb_agg(r), '[]') from resposta r where r.inscricao_id = i.id) as respostas,
        array(select id from mensagem where inscricao_id = i.id) as mensagens,
        array(select id from evento where inscricao_id = i.id) as eventos,
        array(select id from declaracao where inscricao_id = i.id) as declaracoes,
        array(select id from declaracao where empresa_id = i.empresa_id
          and inscricao_id in (i.id, ${kept}) and fez_inscricao) as "fezInscricao",
        array(select id from avaliacao where empresa_id = ${empresaId} and inscricao_id = i.id) as avaliacoes,
        array(select id from fusao where empresa_id = ${empresaId} and inscricao_id = i.id) as fusoes,
        (select coalesce(jsonb_agg(jsonb_build_object(
            'etapaId', m.etapa_id, 'canal', m.canal, 'mensagemId', m.mensagem_id)), '[]')
          from mensagem_da_etapa m where m.empresa_id = ${empresaId} and m.inscricao_id = i.id) as "daEtapa"
      from inscricao i where i.id = ${dropped} and i.empresa_id = ${empresaId}
    `.execute(trx)
    return rows[0] && { ...rows[0], isConfirmada, isAConfirmar }
  }

  /** The row goes; all that hangs on it stands with the one that stays. */
  async function giveWay(empresaId: number, dropped: DroppedInscricao): Promise<void> {
    const { inscricao, ficaId } = dropped
    await deVolta.repoint(empresaId, dropped, ficaId, null)
    await sql`
      update declaracao set fez_inscricao = false
      where empresa_id = ${empresaId} and id = any(${dropped.fezInscricao ?? []}::bigint[])
    `.execute(trx)
    await avaliacoes.join(empresaId, ficaId, dropped.avaliacoes)
    // What a stage has written to either is not written again to who is both.
    await sql`
      update mensagem_da_etapa m set inscricao_id = ${ficaId}
      where m.empresa_id = ${empresaId} and m.inscricao_id = ${inscricao.id} and not exists (
        select from mensagem_da_etapa k where k.empresa_id = ${empresaId} and k.inscricao_id = ${ficaId}
          and k.etapa_id = m.etapa_id and k.canal = m.canal)
    `.execute(trx)
    await sql`delete from inscricao where id = ${inscricao.id} and empresa_id = ${empresaId}`.execute(trx)
  }
}
