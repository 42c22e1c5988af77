import type { MotivoAgora } from '@seleta/contract/entrada'
import { MAX_A_CONFIRMAR, UNDO_WINDOW_SECONDS } from '@seleta/contract/limits'
import { MAX_SEMELHANTES } from '@seleta/contract/semelhantes'
import { CamelCasePlugin, sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { builtOnce } from '../../../database/built-once'
import { planKept } from '../../../database/kept-plans'
import type { Database } from '../../../database/schema'
import { estadoOfToday } from '../../../database/sql/address-of-today'
import { cidadeInWords } from '../../../database/sql/cidade-in-words'
import { isKnownToRecrutador } from '../../../database/sql/da-pessoa'
import { donoDe } from '../../../database/sql/dono'
import { tipoConhecido } from '../../../database/sql/tipo-conhecido'
import { motivoIdDe, motivoNomeDe } from '../../../database/sql/motivo'
import { idade } from '../../../database/sql/talento-columns'
import { isWithinUndo } from '../../../database/sql/undo-window'

/** Entries of the timeline that a detail shows. */
const TIMELINE_MAX = 200

/** Columns of the person's own row, her city and her file. */
const PESSOA = [
  't.id',
  't.identificador',
  't.nome',
  't.email',
  't.telefone',
  't.telefoneResidencial',
  't.cpf',
  't.pis',
  't.nascimento',
  't.sexo',
  't.estadoCivil',
  't.deficiencia',
  't.sobre',
  't.cep',
  't.bairro',
  't.cidadeId',
  't.formacao',
  't.tempoExperiencia',
  't.cnh',
  't.pretensao',
  't.habilidades',
  't.idiomas',
  't.curriculoId',
  't.ocultaEm',
  'a.mime as curriculoMime',
  'c.nome as cidade',
  'c.uf',
] as const

const EXPERIENCIA = [
  'x.nomeEmpresa',
  'x.atividadeEmpresa',
  'x.funcao',
  'x.atribuicoes',
  'x.ultimoSalario',
  'x.dataInicial',
  'x.dataFinal',
  'x.atual',
] as const

const FORMACAO = [
  'f.nivel',
  'f.instituicao',
  'f.curso',
  'f.anoConclusao',
  'f.atual',
  'f.periodo',
  'f.idioma',
  'f.outrosCursos',
] as const

type Talento = ExpressionBuilder<Database & { t: Database['talento'] }, 't'>

/** What applications say that the mailbox has not confirmed, newest first; who has withdrawn is asked, nobody else. */
const aConfirmar = (eb: Talento) =>
  jsonArrayFrom(
    eb
      .selectFrom('declaracao as d')
      .innerJoin('inscricao as i', 'i.id', 'd.inscricaoId')
      .innerJoin('campanha as p', 'p.id', 'i.campanhaId')
      .leftJoin('cidade as dc', (join) => join.on(sql<boolean>`dc.id = (d.pessoa->>'cidadeId')::bigint`))
      .select([
        'd.identificador',
        'd.pessoa',
        'd.criadaEm',
        'd.curriculoId',
        'i.campanhaId',
        'p.nome as campanha',
      ])
      .select(cidadeInWords('dc').as('cidade'))
      .whereRef('d.talentoId', '=', 't.id')
      .where('d.estado', '=', 'recebida')
      .where('d.fezTalento', '=', false)
      .where('i.situacao', '=', 'ativa')
      .where('p.excluidaEm', 'is', null)
      .orderBy('d.id', 'desc')
      .limit(MAX_A_CONFIRMAR),
  )

/** What the two of a pair share now: either may have been corrected since. Whose an e-mail is says its mailbox. */
const motivoNow = sql<MotivoAgora>`
  case when s.motivo in ('email', 'referencia') then s.motivo when t.cpf = o.cpf then 'cpf'
    when t.telefone = o.telefone then 'telefone' when public.f_busca(t.nome) = public.f_busca(o.nome) then 'nome' else 'nenhum' end`

/** Who may be the same person, from either side. */
const semelhantes = (eb: Talento) =>
  jsonArrayFrom(
    eb
      .selectFrom('semelhanca as s')
      .innerJoin('talento as o', (join) =>
        join
          .onRef('o.empresaId', '=', 't.empresaId')
          .on(sql<boolean>`o.id = case when s.talento_id = t.id then s.outro_id else s.talento_id end`),
      )
      .select(['s.id', 'o.identificador'])
      .select(motivoNow.as('motivo'))
      // Of somebody hidden no more than that they are: what is here is what the application says (decision 129).
      .select([
        sql<boolean>`o.oculta_em is not null`.as('isOculta'),
        sql<string>`case when o.oculta_em is null then o.nome else '' end`.as('nome'),
        sql<string>`case when o.oculta_em is null then coalesce(o.email, '') else '' end`.as('email'),
        sql<string>`case when o.oculta_em is null then coalesce(o.telefone, '') else '' end`.as('telefone'),
      ])
      .select(sql<boolean>`s.separada_em is not null`.as('isSeparada'))
      .where(sql<boolean>`(s.talento_id = t.id or s.outro_id = t.id)`)
      .where(sql<boolean>`(s.separada_em is null or ${isWithinUndo('s.separada_em')})`)
      .where(
        sql<boolean>`(o.oculta_em is null or o.id = s.outro_id and s.motivo = 'email' and s.separada_em is null)`,
      )
      // As they are looked for (`findSame`): by a key and the name, by a key, by the name.
      .orderBy(sql`${motivoNow} in ('nome', 'nenhum')`)
      .orderBy(sql`public.f_busca(t.nome) = public.f_busca(o.nome)`, 'desc')
      .orderBy('s.id')
      .limit(MAX_SEMELHANTES),
  )

const experiencias = (eb: Talento) =>
  jsonArrayFrom(
    eb
      .selectFrom('experiencia as x')
      .select(EXPERIENCIA)
      .whereRef('x.talentoId', '=', 't.id')
      .orderBy('x.ordem')
      .orderBy('x.id'),
  )

const formacoes = (eb: Talento) =>
  jsonArrayFrom(
    eb
      .selectFrom('formacaoAcademica as f')
      .select(FORMACAO)
      .whereRef('f.talentoId', '=', 't.id')
      .orderBy('f.ordem')
      .orderBy('f.id'),
  )

/** Every campaign that the person is in, the newest application first. */
const participacoes = (eb: Talento) =>
  jsonArrayFrom(
    eb
      .selectFrom('inscricao as i')
      .innerJoin('campanha as p', 'p.id', 'i.campanhaId')
      .leftJoin('etapa as e', 'e.id', 'i.etapaId')
      .select(['i.campanhaId', 'p.nome as campanha', 'e.nome as etapa', 'e.tipo', 'i.situacao', 'i.origem'])
      .select(['i.criadaEm', 'i.aderencia', 'i.aderenciaDetalhe'])
      .select(['i.id as inscricaoId', 'i.etapaId', 'i.versao', 'i.naEtapaDesde', 'i.eliminadaMotivo'])
      .select([
        tipoConhecido.as('tipoConhecido'),
        sql<boolean>`i.vista_em is null`.as('isNova'),
        motivoNomeDe.as('motivoNome'),
        motivoIdDe.as('motivoId'),
        donoDe.as('dono'),
      ])
      .whereRef('i.talentoId', '=', 't.id')
      .where('p.excluidaEm', 'is', null)
      .where(isKnownToRecrutador)
      .orderBy('i.id', 'desc'),
  )

/** What the log says of the person, the newest entry first. */
const eventos = (eb: Talento, empresaId: number) =>
  jsonArrayFrom(
    eb
      .selectFrom('evento as v')
      .leftJoin('usuario as u', 'u.id', 'v.usuarioId')
      .leftJoin('campanha as p', 'p.id', 'v.campanhaId')
      .leftJoin('etapa as e', (join) =>
        join.on('e.id', '=', sql<number>`(v.dados->>'etapaId')::bigint`).on('e.empresaId', '=', empresaId),
      )
      .select(['v.tipo', 'v.dados', 'v.criadoEm', 'p.nome as campanha', 'e.nome as etapa'])
      .select(
        sql<string | null>`coalesce(u.nome, (select l.nome from avaliacao_link l
          where l.empresa_id = ${empresaId} and l.id = (v.dados->>'linkId')::bigint))`.as('quem'),
      )
      .select(['v.campanhaId', 'v.inscricaoId', 'v.usuarioId'])
      .select(
        sql<string | null>`(select n.nome from motivo n
          where n.empresa_id = ${empresaId} and n.id = (v.dados->>'motivoId')::bigint)`.as('motivo'),
      )
      .select(
        // Nobody goes back to a stage that was removed since: that is taken back on the board.
        sql<string | null>`case when ${isWithinUndo('v.criado_em')}
            and not exists (select from etapa d where d.empresa_id = ${empresaId} and d.removida_em is not null
              and d.id = (v.dados->>'deEtapaId')::bigint)
          then v.criado_em + make_interval(secs => ${UNDO_WINDOW_SECONDS}) end`.as('desfazerAte'),
      )
      .select(
        sql<string | null>`(select d.nome from usuario d
          where d.empresa_id = ${empresaId} and d.id = (v.dados->>'donoId')::bigint)`.as('dono'),
      )
      .whereRef('v.talentoId', '=', 't.id')
      .where('v.empresaId', '=', empresaId)
      .orderBy('v.id', 'desc')
      .limit(TIMELINE_MAX),
  )

/** What has not left yet, newest first; never what holds a one-use link. */
const mensagens = (eb: Talento, empresaId: number) =>
  jsonArrayFrom(
    eb
      .selectFrom('mensagem as m')
      .leftJoin('usuario as u', 'u.id', 'm.usuarioId')
      .leftJoin('campanha as p', 'p.id', 'm.campanhaId')
      .select(['m.id', 'm.canal', 'm.estado', 'm.assunto', 'm.corpo', 'm.criadaEm'])
      .select(['m.enviarDepoisDe', 'u.nome as quem', 'p.nome as campanha'])
      .whereRef('m.talentoId', '=', 't.id')
      .where('m.empresaId', '=', empresaId)
      .where('m.publico', '=', 'candidato')
      .where(estadoOfToday('m', 't'), 'in', ['pendente', 'enviando'])
      .orderBy('m.id', 'desc')
      .limit(20),
  )

const findDetail = builtOnce((db, empresaId: number, identificador: string) =>
  db
    .selectFrom('talento as t')
    .leftJoin('cidade as c', 'c.id', 't.cidadeId')
    .leftJoin('arquivo as a', 'a.id', 't.curriculoId')
    .select([...PESSOA, idade.as('idade')])
    .select((eb) => [
      experiencias(eb).as('experiencias'),
      formacoes(eb).as('formacoes'),
      participacoes(eb).as('participacoes'),
      aConfirmar(eb).as('aConfirmar'),
      semelhantes(eb).as('semelhantes'),
      eventos(eb, empresaId).as('eventos'),
      mensagens(eb, empresaId).as('mensagens'),
    ])
    .where('t.empresaId', '=', empresaId)
    .where('t.identificador', '=', identificador)
    .modifyEnd(planKept)
    .compile(),
)

/** One person with everything that the detail shows, in one query. */
export function createTalentoDetailRepository(connection: Kysely<Database>) {
  // Rows that come inside a json column have their keys in camelCase too.
  const db = connection.withoutPlugins().withPlugin(new CamelCasePlugin())
  return {
    async find(empresaId: number, identificador: string) {
      const [row] = await findDetail(db, empresaId, identificador)
      return row ?? null
    },

    /** The file that came with an application which the mailbox has not confirmed; null without one. */
    async findCurriculoAConfirmar(empresaId: number, identificador: string) {
      const row = await db
        .selectFrom('declaracao as d')
        .innerJoin('talento as t', 't.id', 'd.talentoId')
        .select(['d.curriculoId', 't.nome'])
        .where('d.empresaId', '=', empresaId)
        .where('d.identificador', '=', identificador)
        .where('d.estado', '=', 'recebida')
        .where('t.ocultaEm', 'is', null)
        .executeTakeFirst()
      return row ?? null
    },
  }
}

type Found = Awaited<ReturnType<ReturnType<typeof createTalentoDetailRepository>['find']>>
export type TalentoDetailRow = NonNullable<Found>
