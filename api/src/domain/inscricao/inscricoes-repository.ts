import { createHash } from 'node:crypto'
import type { InscricaoBody } from '@seleta/contract/talentos'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema'
import type { RespostaAvaliada } from './triagem'
import type { VideoGravado } from './video-arquivo'

export interface Contato {
  readonly email: string | null
  /** Digits with area code. */
  readonly telefone: string | null
}

/** What the form tells about the person, as columns. */
type Dados = Omit<
  InscricaoBody,
  'email' | 'telefone' | 'respostas' | 'consentimento' | 'site' | 'fonte' | 'cidadeTexto'
> &
  Contato

/** Writes an application. Every function runs inside its transaction, which holds the campaign's row. */
export function createInscricoesRepository(trx: Kysely<Database>) {
  return {
    /** Two applications of one person come one after the other, whatever campaign they are for. */
    async lockContato(empresaId: number, { email, telefone }: Contato): Promise<void> {
      const keys = [email?.toLowerCase(), telefone]
        .filter((key) => key !== null && key !== undefined)
        .toSorted()
      for (const key of keys) {
        await sql`select pg_advisory_xact_lock(hashtextextended(${`talento:${empresaId}:${key}`}, 0))`.execute(
          trx,
        )
      }
    },

    async insertTalento(empresaId: number, dados: Dados): Promise<number> {
      const { id } = await trx
        .insertInto('talento')
        .values({
          empresaId,
          nome: dados.nome.trim(),
          email: dados.email,
          telefone: dados.telefone,
          cidadeId: dados.cidadeId,
          nascimento: dados.nascimento,
          formacao: dados.formacao === '' ? null : dados.formacao,
          tempoExperiencia: dados.experiencia,
          idiomas: dados.idiomas,
          habilidades: dados.habilidades,
          sobre: dados.sobre,
          consentimentoTexto: dados.consentimentoVersao,
          consentimentoEm: sql<Date>`now()`,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /**
     * Adds what a known person tells anew. Whoever fills in the form may be somebody else, so name and contact are
     * only ever completed, never replaced, and lists only grow.
     */
    async mergeTalento(empresaId: number, talentoId: number, dados: Dados): Promise<void> {
      const union = (column: 'idiomas' | 'habilidades') =>
        sql<string[]>`(select coalesce(array_agg(x order by n), '{}') from (
          select (array_agg(x order by n))[1] as x, min(n) as n
          from unnest(${sql.ref(column)} || ${dados[column]}::text[]) with ordinality as u (x, n)
          group by public.f_busca(x)) novo)`
      await trx
        .updateTable('talento')
        .set((eb) => ({
          email: eb.fn.coalesce('email', sql<string | null>`${dados.email}::citext`),
          telefone: eb.fn.coalesce('telefone', sql<string | null>`${dados.telefone}`),
          nascimento: eb.fn.coalesce('nascimento', sql<string | null>`${dados.nascimento}::date`),
          ...(dados.cidadeId !== null && { cidadeId: dados.cidadeId }),
          ...(dados.formacao !== '' && { formacao: dados.formacao }),
          ...(dados.experiencia !== null && { tempoExperiencia: dados.experiencia }),
          ...(dados.sobre !== '' && { sobre: dados.sobre }),
          idiomas: union('idiomas'),
          habilidades: union('habilidades'),
          consentimentoTexto: dados.consentimentoVersao,
          consentimentoEm: sql<Date>`now()`,
          consentimentoRevogadoEm: null,
          atualizadoEm: sql<Date>`now()`,
        }))
        .where('empresaId', '=', empresaId)
        .where('id', '=', talentoId)
        .execute()
    },

    /** The last job and the course, unless the person has them already. @returns ids of the new rows */
    async addHistorico(
      empresaId: number,
      talentoId: number,
      dados: Dados,
    ): Promise<{ experienciaIds: number[]; formacaoIds: number[] }> {
      let experienciaIds: number[] = []
      if (dados.ultimoCargo !== '' || dados.ultimaEmpresa !== '') {
        const { rows } = await sql<{ id: number }>`
          insert into experiencia (empresa_id, talento_id, funcao, nome_empresa)
          select ${empresaId}, ${talentoId}, ${dados.ultimoCargo}, ${dados.ultimaEmpresa}
          where not exists (select 1 from experiencia where talento_id = ${talentoId}
            and public.f_busca(funcao) = public.f_busca(${dados.ultimoCargo})
            and public.f_busca(nome_empresa) = public.f_busca(${dados.ultimaEmpresa}))
          returning id
        `.execute(trx)
        experienciaIds = rows.map(({ id }) => id)
        await sql`
          update talento set funcao_ids = funcao_ids || f.id
          from (select id from funcao where public.f_busca(descricao) = public.f_busca(${dados.ultimoCargo}) limit 1) f
          where talento.id = ${talentoId} and talento.empresa_id = ${empresaId} and not talento.funcao_ids @> array[f.id]
        `.execute(trx)
      }
      if (dados.curso === '') return { experienciaIds, formacaoIds: [] }
      const { rows } = await sql<{ id: number }>`
        insert into formacao_academica (empresa_id, talento_id, nivel, curso)
        select ${empresaId}, ${talentoId}, ${dados.formacao}, ${dados.curso}
        where not exists (select 1 from formacao_academica where talento_id = ${talentoId}
          and public.f_busca(curso) = public.f_busca(${dados.curso}))
        returning id
      `.execute(trx)
      return { experienciaIds, formacaoIds: rows.map(({ id }) => id) }
    },

    async setCurriculo(
      empresaId: number,
      talentoId: number,
      nome: string,
      mime: string,
      conteudo: Buffer,
    ): Promise<void> {
      const id = await insertArquivo(trx, empresaId, nome, mime, conteudo)
      await trx
        .updateTable('talento')
        .set({ curriculoId: id })
        .where('empresaId', '=', empresaId)
        .where('id', '=', talentoId)
        .execute()
    },

    async findInscricao(empresaId: number, campanhaId: number, talentoId: number) {
      const row = await trx
        .selectFrom('inscricao')
        .select(['id', 'situacao'])
        .where('empresaId', '=', empresaId)
        .where('campanhaId', '=', campanhaId)
        .where('talentoId', '=', talentoId)
        .forUpdate()
        .executeTakeFirst()
      return row ?? null
    },

    /** A new application; one that the person had withdrawn begins anew. */
    async insertInscricao(
      empresaId: number,
      inscricao: {
        readonly campanhaId: number
        readonly talentoId: number
        readonly etapaId: number | null
        readonly fonte: string
        readonly eliminadaMotivo: string | null
        readonly sinais: readonly string[]
      },
    ): Promise<number> {
      const { sinais, ...columns } = inscricao
      const { id } = await trx
        .insertInto('inscricao')
        .values({
          ...columns,
          empresaId,
          sinalizacoes: JSON.stringify(sinais.map((pergunta) => ({ pergunta }))),
          posicao: sql<number>`-extract(epoch from clock_timestamp())`,
        })
        .onConflict((oc) =>
          oc.columns(['campanhaId', 'talentoId']).doUpdateSet((eb) => ({
            situacao: 'ativa',
            retiradaEm: null,
            respondidaEm: null,
            etapaId: eb.ref('excluded.etapaId'),
            fonte: eb.ref('excluded.fonte'),
            eliminadaMotivo: eb.ref('excluded.eliminadaMotivo'),
            sinalizacoes: eb.ref('excluded.sinalizacoes'),
            posicao: eb.ref('excluded.posicao'),
            naEtapaDesde: sql<Date>`now()`,
            versao: eb('inscricao.versao', '+', 1),
          })),
        )
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async replaceRespostas(
      empresaId: number,
      campanhaId: number,
      inscricaoId: number,
      respostas: readonly RespostaAvaliada[],
    ): Promise<void> {
      await sql`
        delete from arquivo where empresa_id = ${empresaId} and id in (
          select arquivo_id from resposta where inscricao_id = ${inscricaoId} and empresa_id = ${empresaId})
      `.execute(trx)
      await trx
        .deleteFrom('resposta')
        .where('empresaId', '=', empresaId)
        .where('inscricaoId', '=', inscricaoId)
        .execute()
      if (respostas.length === 0) return
      await sql`
        insert into resposta (empresa_id, inscricao_id, pergunta_id, valor, correta)
        select ${empresaId}, ${inscricaoId}, p.id, r.valor, r.nota = 1
        from jsonb_to_recordset(${JSON.stringify(respostas)}::jsonb) as r ("perguntaId" uuid, valor jsonb, nota float8)
        join pergunta p on p.chave = r."perguntaId" and p.campanha_id = ${campanhaId} and p.removida_em is null
      `.execute(trx)
    },

    /** The recorded answer to a video question, beside the answers that `replaceRespostas` wrote. */
    async addVideo(
      empresaId: number,
      campanhaId: number,
      inscricaoId: number,
      video: VideoGravado,
    ): Promise<void> {
      const arquivoId = await insertArquivo(trx, empresaId, video.nome, video.mime, video.conteudo)
      await sql`
        insert into resposta (empresa_id, inscricao_id, pergunta_id, valor, arquivo_id)
        select ${empresaId}, ${inscricaoId}, p.id, '"video"'::jsonb, ${arquivoId}
        from pergunta p
        where p.chave = ${video.perguntaId} and p.campanha_id = ${campanhaId} and p.removida_em is null
      `.execute(trx)
    },

    async readIdentificador(empresaId: number, inscricaoId: number): Promise<string> {
      const { identificador } = await trx
        .selectFrom('inscricao')
        .select('identificador')
        .where('empresaId', '=', empresaId)
        .where('id', '=', inscricaoId)
        .executeTakeFirstOrThrow()
      return identificador
    },

    /** Other campaigns that the person is in: their scores change with the person. */
    async listOutrasCampanhas(empresaId: number, talentoId: number, campanhaId: number) {
      return trx
        .selectFrom('inscricao as i')
        .innerJoin('campanha as p', 'p.id', 'i.campanhaId')
        .select(['i.id as inscricaoId', 'i.campanhaId'])
        .where('i.empresaId', '=', empresaId)
        .where('i.talentoId', '=', talentoId)
        .where('i.campanhaId', '!=', campanhaId)
        .where('p.excluidaEm', 'is', null)
        .orderBy('i.id')
        .execute()
    },
  }
}

async function insertArquivo(
  trx: Kysely<Database>,
  empresaId: number,
  nome: string,
  mime: string,
  conteudo: Buffer,
): Promise<number> {
  const { id } = await trx
    .insertInto('arquivo')
    .values({
      empresaId,
      nome,
      mime,
      tamanho: conteudo.length,
      sha256: createHash('sha256').update(conteudo).digest(),
      conteudo,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
